"""What can be chosen for a session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.audio import AudioSource
from app.captions.entries import Speaker
from app.session.voice import AllVoice, VoiceDetector
from engine import DEFAULT_DELAY_MS, SUPPORTED_DELAYS_MS, SettingError


def check_delay(delay_ms: int) -> None:
    """Accept a delay that the model was trained for.

    Raises:
        SettingError: it was not.
    """
    if delay_ms not in SUPPORTED_DELAYS_MS:
        supported = ", ".join(str(delay) for delay in SUPPORTED_DELAYS_MS)
        raise SettingError(
            f"A delay of {delay_ms} ms is not supported; choose one of {supported}.",
            parameter="delay_ms",
            value=delay_ms,
        )


@dataclass(frozen=True, slots=True)
class SessionSettings:
    """How a session listens.

    Attributes:
        delay_ms: how far the text stays behind the sound; see `engine.SUPPORTED_DELAYS_MS`.
        backlog_limit_s: sound that may wait at most before some of it is dropped.
        stop_within_s: how long stopping may go on captioning what waits.
        new_detector: makes the voice detector of each source; `AllVoice` spares no silence.
    """

    delay_ms: int = DEFAULT_DELAY_MS
    backlog_limit_s: float = 8.0
    stop_within_s: float = 3.0
    new_detector: Callable[[], VoiceDetector] = AllVoice

    def __post_init__(self) -> None:
        check_delay(self.delay_ms)
        if not 1.0 <= self.backlog_limit_s <= 600.0:
            raise SettingError(
                f"backlog_limit_s must lie between 1 and 600, not {self.backlog_limit_s:g}.",
                parameter="backlog_limit_s",
                value=self.backlog_limit_s,
            )


@dataclass(frozen=True, slots=True)
class LiveInput:
    """A source that goes on whether or not the engine keeps up; what does not fit is dropped."""

    speaker: Speaker
    source: AudioSource


@dataclass(frozen=True, slots=True)
class PatientInput(LiveInput):
    """A recording as fast as it goes: it waits for the engine, and nothing is dropped."""
