"""How a session and its sources are doing, in words."""

from __future__ import annotations

import math

from rich.cells import cell_len

from app.captions.export.times import clock_s
from app.captions.graphemes import one_line
from app.cli.terminal import Marks, joined, shortened
from app.session.snapshot import (
    Diagnostics,
    SessionSnapshot,
    SessionState,
    SourceSnapshot,
    SourceState,
)

TOLD_BEHIND_S = 3.0
"""Being behind by less is not told."""

FLOOR_DBFS = -60.0
"""Where a level meter begins; it ends at 0."""

_MOST_STEPS = 12
_FEWEST_STEPS = 4

_SESSION_WORDS = {
    SessionState.NEW: "Starting",
    SessionState.LOADING: "Loading the model; what is said meanwhile is captioned later",
    SessionState.LISTENING: "Listening",
    SessionState.PAUSED: "PAUSED",
    SessionState.STOPPING: "Stopping: the last words are on their way",
    SessionState.STOPPED: "Stopped",
    SessionState.FAILED: "FAILED",
}

_SOURCE_WORDS = {
    SourceState.OPENING: "opening",
    SourceState.SILENT: "nothing heard",
    SourceState.MUTED: "muted",
    SourceState.WAITING: "waiting",
    SourceState.LOST: "lost",
    SourceState.PAUSED: "paused",
    SourceState.ENDED: "ended",
}


def session_words(snapshot: SessionSnapshot) -> str:
    """Return the session's state in words."""
    if snapshot.state is SessionState.LISTENING and snapshot.behind_s >= TOLD_BEHIND_S:
        return f"BEHIND by {snapshot.behind_s:.0f} s"
    return _SESSION_WORDS[snapshot.state]


def status_lines(snapshot: SessionSnapshot, saved_in: str, marks: Marks, width: int) -> list[str]:
    """Return the status, on as few lines as it fits on; what is not known is left out.

    Args:
        snapshot: of the session.
        saved_in: where the transcript is saved, or "" where it is nowhere.
        marks: the signs to use.
        width: of the terminal, in cells.
    """
    parts = [session_words(snapshot), clock_s(snapshot.time_s)]
    parts += _diagnostics_words(snapshot.diagnostics)
    if saved_in:
        parts.append(f"saved in {one_line(saved_in)}")
    return joined(parts, marks.between, width)


def source_line(
    source: SourceSnapshot, level_dbfs: float, marks: Marks, width: int, label_width: int
) -> str:
    """Return a source's meter: who it is, how loud in a bar and in words, and the device.

    Args:
        source: how it is doing.
        level_dbfs: peak to show, -inf for none.
        marks: the signs to use.
        width: of the terminal, in cells; what does not fit is left out from the end.
        label_width: cells to give to the name, so that the meters stand one below the other.
    """
    name = shortened(source_name(source), label_width)
    name += " " * (label_width - cell_len(name))
    words = _source_words(source, level_dbfs)
    n_steps = min(_MOST_STEPS, width - label_width - cell_len(words) - 2)
    bar = f"{meter(level_dbfs, n_steps, marks)} " if n_steps >= _FEWEST_STEPS else ""
    line = f"{name} {bar}{words}"
    device = one_line(source.speaker.device).strip()
    room = width - cell_len(line) - cell_len(marks.between)
    if device and device != source_name(source) and room >= min(8, cell_len(device)):
        line += marks.between + shortened(device, room)
    return shortened(line, width)


def source_name(source: SourceSnapshot) -> str:
    """Return what to call a source: its label, else its device."""
    speaker = source.speaker
    return one_line(speaker.label).strip() or one_line(speaker.device).strip() or "Sound"


def meter(level_dbfs: float, n_steps: int, marks: Marks) -> str:
    """Return a bar of `n_steps` signs from -60 dBFS to full scale."""
    share = 1.0 - max(FLOOR_DBFS, min(0.0, level_dbfs)) / FLOOR_DBFS
    n_full = math.ceil(share * n_steps)
    return marks.full * n_full + marks.empty * (n_steps - n_full)


def _source_words(source: SourceSnapshot, level_dbfs: float) -> str:
    words = _SOURCE_WORDS.get(source.state)
    if words is not None:
        return words
    return f"{max(FLOOR_DBFS, level_dbfs):3.0f} dBFS"


def _diagnostics_words(diagnostics: Diagnostics) -> list[str]:
    parts = []
    latency = diagnostics.latency
    if latency.n_words:
        parts.append(f"{latency.median_s:.1f} s behind the sound (95 %: {latency.p95_s:.1f} s)")
    engine = diagnostics.engine
    if engine is not None:
        if engine.real_time_factor > 0:
            parts.append(f"RTF {engine.real_time_factor:.2f}")
        facts = engine.facts
        threads = "1 thread" if facts.threads == 1 else f"{facts.threads} threads"
        parts.append(one_line(f"{facts.model}, {facts.precision}, {threads}"))
    return parts
