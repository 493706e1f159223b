"""Takes out of a report what is nobody's business: words, names of people, names of files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from app.audio import SoundKind
from app.captions.entries import Speaker
from app.captions.transcript import TranscriptView
from app.desktop.inputs import SPEAKER_IDS
from app.session.snapshot import SessionSnapshot

# What a microphone or an output is called helps to find a fault. What a program plays or a
# recording is called may be the title of a meeting.
_TELLING_IDS = frozenset({SPEAKER_IDS[SoundKind.MICROPHONE], SPEAKER_IDS[SoundKind.SYSTEM]})

_QUOTED = re.compile(r"'[^']*'")
_SHORTEST_HOME = 3
_ENTRY = re.compile(r"\d{4}-\d\d-\d\d.*?\b(DEBUG|INFO|WARNING|ERROR|CRITICAL)\b")


def without_words(snapshot: SessionSnapshot) -> SessionSnapshot:
    """Return a snapshot without transcript, labels, and names of programs and recordings.

    Messages stay as they are: see `without_names`.
    """
    return replace(
        snapshot,
        transcript=TranscriptView(),
        sources=tuple(
            replace(source, speaker=_discreet(source.speaker)) for source in snapshot.sources
        ),
    )


def without_names(text: str, snapshot: SessionSnapshot | None) -> str:
    """Return a text in which programs and recordings of a session are called by their kind."""
    for source in snapshot.sources if snapshot is not None else ():
        name, told = source.speaker.device, _discreet(source.speaker).device
        if name and name != told:
            text = text.replace(name, told)
    return text


def without_quotes(text: str) -> str:
    """Return a sentence without what it quotes, such as the names of all programs there are."""
    return _QUOTED.sub("'...'", text)


def without_home(text: str, home: Path | None = None) -> str:
    """Return a text in which the user's folder, whose name is often the user's, is "~".

    Args:
        text: may hold paths.
        home: the folder, or None for that of the user who runs this.
    """
    folder = str(home if home is not None else Path.home()).rstrip("/\\")
    if len(folder) < _SHORTEST_HOME:
        return text
    # Windows writes a path in either way, and doubles its separators where it is quoted.
    for written in (folder, folder.replace("\\", "\\\\"), folder.replace("\\", "/")):
        text = re.sub(re.escape(written) + r"(?![\w.-])", "~", text)
    return text


def without_debugging(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a log but for those of level debug, which may quote what was said.

    Args:
        lines: an entry begins with its date, before its level; what follows goes with it. Lines
            before the first entry are left out, as nobody knows what they belong to.
    """
    is_told = False
    for line in lines:
        entry = _ENTRY.match(line)
        if entry is not None:
            is_told = entry.group(1) != "DEBUG"
        if is_told:
            yield line


def _discreet(speaker: Speaker) -> Speaker:
    is_telling = speaker.id in _TELLING_IDS
    return Speaker(speaker.id, label="", device=speaker.device if is_telling else f"({speaker.id})")
