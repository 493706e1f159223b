"""How a transcript is written: running text, lines with times, or JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from app.captions.entries import Word
from app.captions.joining import WordJoiner
from engine import TextPiece

# A pause after which people begin something new.
LINE_BREAK_PAUSE_S = 2.0


class TextSink(Protocol):
    """Where text goes."""

    def write(self, text: str, /) -> object:
        """Append text."""

    def flush(self) -> object:
        """Show what was written."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What is known of a recording before the first word.

    Attributes:
        name: of the file.
        model: the model's folder or "demo".
        delay_ms: how far behind the sound the model writes.
        shown: whether a reader needs the name, because other recordings share the output.
    """

    name: str
    model: str
    delay_ms: int
    shown: bool


@dataclass(frozen=True, slots=True)
class Ending:
    """How a transcription ended.

    Attributes:
        heard_s: seconds of sound that were transcribed.
        error: what went wrong, or None if everything was transcribed.
    """

    heard_s: float
    error: str | None


class TranscriptFormat:
    """Writes one transcript to a sink while it comes. A subclass is one format."""

    extension = ""

    def __init__(self, sink: TextSink, heading: Heading) -> None:
        self._sink = sink
        self._heading = heading

    def begin(self) -> None:
        """Write what comes before the first word."""

    def write(self, pieces: Sequence[TextPiece], heard_s: float) -> None:
        """Take new pieces, perhaps none, at stream time `heard_s`."""
        raise NotImplementedError

    def end(self, ending: Ending) -> None:
        """Write what comes after the last word."""
        raise NotImplementedError

    def _write_name(self) -> None:
        if self._heading.shown:
            self._sink.write(f"== {self._heading.name} ==\n")


class PlainText(TranscriptFormat):
    """Words as they come, a new line after a pause of two seconds."""

    extension = ".txt"

    def __init__(self, sink: TextSink, heading: Heading) -> None:
        super().__init__(sink, heading)
        self._last_end_s: float | None = None

    def begin(self) -> None:
        """Write the name of the recording if it needs one."""
        self._write_name()
        self._sink.flush()

    def write(self, pieces: Sequence[TextPiece], heard_s: float) -> None:
        """Write the pieces at once."""
        for piece in pieces:
            text = piece.text
            if self._last_end_s is None:
                text = text.lstrip()
            elif piece.start - self._last_end_s >= LINE_BREAK_PAUSE_S:
                text = "\n" + text.lstrip()
            # First, so that an interruption in the middle of writing still ends the line.
            self._last_end_s = piece.end
            self._sink.write(text)
        if pieces:
            self._sink.flush()

    def end(self, ending: Ending) -> None:
        """End the last line."""
        if self._last_end_s is not None:
            self._sink.write("\n")
        self._sink.flush()


class TimedText(TranscriptFormat):
    """A line for each word: `[00:00:01.24 - 00:00:01.60] word`."""

    extension = ".txt"

    def __init__(self, sink: TextSink, heading: Heading) -> None:
        super().__init__(sink, heading)
        self._joiner = WordJoiner(heading.name, heading.delay_ms / 1000)

    def begin(self) -> None:
        """Write the name of the recording if it needs one."""
        self._write_name()
        self._sink.flush()

    def write(self, pieces: Sequence[TextPiece], heard_s: float) -> None:
        """Write the words that are complete."""
        self._write_words(self._joiner.push(pieces, heard_s))

    def end(self, ending: Ending) -> None:
        """Write the last word."""
        self._write_words(self._joiner.flush())

    def _write_words(self, words: Sequence[Word]) -> None:
        for word in words:
            times = f"[{clock(word.start_s)} - {clock(word.end_s)}]"
            self._sink.write(f"{times} {' '.join(word.text.split())}\n")
        if words:
            self._sink.flush()


class Json(TranscriptFormat):
    """One document on one line when the recording has ended, so that several are JSON Lines."""

    extension = ".json"

    def __init__(self, sink: TextSink, heading: Heading) -> None:
        super().__init__(sink, heading)
        self._joiner = WordJoiner(heading.name, heading.delay_ms / 1000)
        self._words: list[Word] = []

    def write(self, pieces: Sequence[TextPiece], heard_s: float) -> None:
        """Keep the words for the end."""
        self._words += self._joiner.push(pieces, heard_s)

    def end(self, ending: Ending) -> None:
        """Write the document."""
        words = [*self._words, *self._joiner.flush()]
        document = {
            "file": self._heading.name,
            "model": self._heading.model,
            "delay_ms": self._heading.delay_ms,
            "duration": round(ending.heard_s, 3),
            "error": ending.error,
            "text": "".join(word.text for word in words).strip(),
            "pieces": [
                {"text": word.text, "start": round(word.start_s, 3), "end": round(word.end_s, 3)}
                for word in words
            ],
        }
        self._sink.write(json.dumps(document, ensure_ascii=False) + "\n")
        self._sink.flush()


FORMATS: dict[str, type[TranscriptFormat]] = {"text": PlainText, "timed": TimedText, "json": Json}


def clock(time_s: float) -> str:
    """Return a time as HH:MM:SS.cc, rounded to hundredths of a second."""
    hundredths = round(time_s * 100)
    seconds, hundredths = divmod(hundredths, 100)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02}.{hundredths:02}"
