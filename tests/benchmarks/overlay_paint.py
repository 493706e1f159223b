"""How long the overlay takes for a frame: laying out, and painting what has changed.

    QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR=2 \\
        python -m tests.benchmarks.overlay_paint [--words 400] [--runs 3]

Words come one after another, each growing first, as from a session. Prints for several appearances
the median, the 95th percentile and the longest processor time from a snapshot's arrival until it is
painted, in milliseconds, and the same for snapshots in which nothing is new. Of each frame the
shortest time of some runs counts: other programs on the machine lengthen the others.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.captions.entries import Word
from app.session.snapshot import SessionSnapshot
from app.settings.model import Appearance, Edge, Overlay
from tests.app.cli.snapshots import snapshot, spoken
from tests.app.ui.overlay.showing import Shown

_SPEECH = (
    "and this is what people say when they talk about the plan for next week because nobody has "
    "had the time to look at any of it yet although everybody would have liked to"
)
_APPEARANCES = {
    "2 lines": Appearance(),
    "8 lines": Appearance(n_lines=8),
    "2 lines, shadow": Appearance(edge=Edge.SHADOW),
    "2 lines, outline": Appearance(edge=Edge.OUTLINE),
    "8 lines, outline, 40 points": Appearance(n_lines=8, edge=Edge.OUTLINE, font_points=40),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", type=int, default=400)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    n_words = arguments.words
    application = QApplication([])
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    print(f"{application.platformName()}, {ratio:g} pixels to a pixel, {n_words} words")
    for name, appearance in _APPEARANCES.items():
        runs = [_run(appearance, n_words) for _ in range(arguments.runs)]
        new, same = (
            [min(times) for times in zip(*kind, strict=True)] for kind in zip(*runs, strict=True)
        )
        print(f"{name:28} new: {_figures(new)}   nothing new: {_figures(same)}")


def _run(appearance: Appearance, n_words: int) -> tuple[list[float], list[float]]:
    with TemporaryDirectory() as folder:
        shown = Shown(Path(folder), appearance=appearance, overlay=Overlay(clear_after_s=60))
        times = _measure(shown, n_words)
        shown.window.close()
    return times


def _measure(shown: Shown, n_words: int) -> tuple[list[float], list[float]]:
    new, same = [], []
    for one in _snapshots(n_words):
        new.append(_frame_ms(shown, one))
        same.append(_frame_ms(shown, replace(one, time_s=one.time_s + 0.01)))
    # The first frames make the window and load the font.
    return new[10:], same[10:]


def _frame_ms(shown: Shown, one: SessionSnapshot) -> float:
    start_s = time.thread_time()
    shown.controller.show_snapshot(one)
    QApplication.processEvents()
    return 1000 * (time.thread_time() - start_s)


def _snapshots(n_words: int) -> Iterator[SessionSnapshot]:
    words = spoken(" ".join(islice(cycle(_SPEECH.split()), n_words)))
    for number, word in enumerate(words):
        for end in range(3, len(word.text), 3):
            growing = Word(word.source, word.text[:end], word.start_s, word.end_s)
            yield snapshot(words[:number], [growing], time_s=word.start_s)
        yield snapshot(words[: number + 1], time_s=word.end_s)


def _figures(times_ms: list[float]) -> str:
    p95_ms = statistics.quantiles(times_ms, n=20)[-1]
    return f"{statistics.median(times_ms):5.2f} {p95_ms:5.2f} {max(times_ms):6.2f} ms"


if __name__ == "__main__":
    main()
