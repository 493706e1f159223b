"""Snapshots for tests, and what a terminal shows of what was written to it."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from hypothesis import strategies as st
from rich.cells import cell_len

from app.captions.entries import Entry, Gap, Remark, Speaker, Word
from app.captions.transcript import TranscriptView
from app.cli.terminal import Terminal
from app.session.snapshot import (
    Diagnostics,
    Latency,
    SessionSnapshot,
    SessionState,
    SourceSnapshot,
    SourceState,
)
from engine.metrics import EngineFacts, EngineMetrics, MetricsRecorder

YOU = Speaker("mic", "You", "USB headset")
OTHERS = Speaker("system", "Others", "Monitor of Speakers")

_CODES = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|\r|\n|[^\x1b\r\n]+")


class Clock:
    """Seconds that pass when told."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


class Screen:
    """Takes what is written to a terminal, and keeps what would scroll away.

    Understands what rich sends; fails at anything else.

    Attributes:
        lines: all there are.
        n_writes: how often something was written.
        widest: cells of the widest line there was.
        highest: lines that were redrawn at once, at most.
    """

    encoding = "utf-8"

    def __init__(self) -> None:
        self.lines = [""]
        self.n_writes = 0
        self.widest = 0
        self.highest = 0
        self._row = 0

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.n_writes += 1
        self.highest = max(self.highest, text.count("\x1b[1A") + 1)
        at = 0
        for found in _CODES.finditer(text):
            assert found.start() == at, f"unknown control codes: {text[at:]!r}"
            at = found.end()
            self._obey(found)
        assert at == len(text), f"unknown control codes: {text[at:]!r}"
        return len(text)

    def flush(self) -> None:
        pass

    @property
    def shown(self) -> list[str]:
        """The lines from above, without empty ones at the end."""
        lines = [line.rstrip() for line in self.lines]
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def _obey(self, found: re.Match[str]) -> None:
        match found.group(2), found.group(1), found.group():
            case "A", number, _:
                self._row -= int(number or "1")
                assert self._row >= 0
            case "K", "2", _:
                self.lines[self._row] = ""
            case (("m" | "h" | "l"), _, _):
                pass
            case _, _, "\r":
                pass
            case _, _, "\n":
                self._row += 1
                if self._row == len(self.lines):
                    self.lines.append("")
            case None, _, text:
                self.lines[self._row] += text
                self.widest = max(self.widest, cell_len(self.lines[self._row]))
            case code:
                raise AssertionError(code)


def terminal(
    screen: Screen, width: int = 60, height: int = 24, encoding: str = "utf-8"
) -> Terminal:
    screen.encoding = encoding
    return Terminal(
        file=screen,  # type: ignore[arg-type]
        force_terminal=True,
        force_interactive=True,
        width=width,
        height=height,
        legacy_windows=False,
        color_system="256",
        _environ={"TERM": "xterm-256color"},
    )


def spoken(text: str, source: str = "mic", start_s: float = 0.0) -> list[Word]:
    """Return a text as words, three a second."""
    return [
        Word(source, f" {word}", start_s + number / 3, start_s + (number + 1) / 3)
        for number, word in enumerate(text.split())
    ]


def source_snapshot(
    speaker: Speaker = YOU,
    state: SourceState = SourceState.HEARD,
    level_dbfs: float = -20.0,
) -> SourceSnapshot:
    return SourceSnapshot(
        speaker=speaker,
        state=state,
        message="",
        level_dbfs=level_dbfs,
        rate_hz=48_000,
        channels=2,
        blocks=7,
        glitches=0,
        lost_s=0.0,
        restarts=0,
        waiting_s=0.0,
        largest_waiting_s=0.0,
        spared_s=0.0,
        dropped_s=0.0,
    )


def metrics() -> EngineMetrics:
    """Return what an engine measured that needed a quarter of the time there was, about."""
    facts = EngineFacts("demo model", "cpu", "float32", 1, "dense", "small")
    recorder = MetricsRecorder(facts)
    recorder.begin_step()
    recorder.end_step(streams=1, tokens_encoded=1, tokens_decoded=1)
    return recorder.snapshot()


def snapshot(
    entries: Sequence[Entry] = (),
    growing: Sequence[Word] = (),
    *,
    state: SessionState = SessionState.LISTENING,
    sources: Sequence[SourceSnapshot] | None = None,
    time_s: float = 12.0,
    behind_s: float = 0.0,
    messages: Sequence[str] = (),
    latency: Latency | None = None,
    engine: EngineMetrics | None = None,
) -> SessionSnapshot:
    return SessionSnapshot(
        state=state,
        time_s=time_s,
        transcript=TranscriptView(entries, tuple(growing)),
        sources=(source_snapshot(),) if sources is None else tuple(sources),
        behind_s=behind_s,
        messages=tuple(messages),
        error=None,
        delay_ms=480,
        diagnostics=Diagnostics(engine, latency or Latency(0.0, 0.0, 0), 1, 0, False, 1.5),
    )


BOTH = (source_snapshot(YOU), source_snapshot(OTHERS, SourceState.SILENT, -math.inf))

_texts = st.sampled_from(
    [
        " word",
        " it",
        " Donaudampfschifffahrtsgesellschaftskapitän",
        ".",
        ",",
        " “yes”",
        "字",
        "语",
        "。",
        " שלום",
        " \U0001f469\u200d\U0001f469\u200d\U0001f467",
        " e\u0301t\u00e9",
        " \x1b[2Jx",
        " a\nb",
        " สวัสดีครับผมชื่อ",
        "  two",
        " ",
    ]
)


@st.composite
def transcripts(draw: st.DrawFn) -> list[Entry]:
    """Make transcripts of two sources with gaps and remarks, in which time goes on."""
    entries: list[Entry] = []
    now_s = 0.0
    for _ in range(draw(st.integers(0, 40))):
        now_s += draw(st.sampled_from([0.1, 0.2, 0.6, 2.0]))
        name = draw(st.sampled_from(["mic", "system"]))
        kind = draw(st.integers(0, 9))
        if kind == 0:
            entries.append(Gap(name, now_s, now_s + 1.0, "paused"))
        elif kind == 1:
            entries.append(Remark(draw(st.sampled_from([name, ""])), now_s, "Sound comes again."))
        else:
            entries.append(Word(name, draw(_texts), now_s, now_s + 0.1))
    return entries


def letters(text: str) -> str:
    """Return a text as it is shown, without spaces."""
    return "".join(re.sub(r"[\x00-\x20\x7f-\x9f]", "", text).split())
