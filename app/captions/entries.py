"""What a transcript is made of."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Word:
    """A word as it was spoken, or a single character where a script has no spaces.

    Attributes:
        source: the `id` of its `Speaker`.
        text: with the space before it, if there is one: a line is its words' texts, joined and
            stripped.
        start_s: seconds of session time.
        end_s: seconds of session time, not before `start_s`.
    """

    source: str
    text: str
    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True)
class Gap:
    """A stretch of a source in which nothing could be captioned.

    Attributes:
        source: the `id` of its `Speaker`.
        start_s: seconds of session time.
        end_s: seconds of session time, after `start_s`.
        reason: why, in a few words, such as "paused" or "the device was unplugged".
    """

    source: str
    start_s: float
    end_s: float
    reason: str


@dataclass(frozen=True, slots=True)
class Remark:
    """Something a reader has to know, such as that the sound now comes from another device.

    Attributes:
        source: the `id` of its `Speaker`, or "" where it is about the whole session.
        at_s: seconds of session time.
        text: one sentence.
    """

    source: str
    at_s: float
    text: str


Entry: TypeAlias = Word | Gap | Remark


@dataclass(frozen=True, slots=True)
class Speaker:
    """Where words come from.

    Attributes:
        id: what entries call it; unique in a session.
        label: what readers see before its lines, such as "You"; may be empty.
        device: what was captured.
    """

    id: str
    label: str
    device: str


@dataclass(frozen=True, slots=True)
class SessionHeader:
    """What is known of a session when it starts.

    Attributes:
        id: names the session on this computer: the start in UTC and a few random characters.
        started: with the local offset from UTC.
        version: of Voxcap.
        model: its name.
        delay_ms: how far the text stays behind the sound at the start.
        speakers: the sources, in the order to show them.
        title: given by the user, or empty.
    """

    id: str
    started: datetime
    version: str
    model: str
    delay_ms: int
    speakers: tuple[Speaker, ...]
    title: str = ""
