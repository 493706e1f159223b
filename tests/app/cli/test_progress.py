"""The bars and the text above them."""

from __future__ import annotations

import io

from rich.console import Console

from app.cli.progress import BarDisplay, is_terminal


def test_all_text_stays_on_the_terminal_and_the_bars_go() -> None:
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=40, color_system=None)
    words = [f"word{number}" for number in range(30)]
    with BarDisplay(console) as display:
        display.begin("[talk].flac", 10.0)
        for number, word in enumerate(words):
            display.write(f" {word}")
            display.flush()
            display.advance("[talk].flac", number / 3)
        display.end("[talk].flac")
        display.write("\nlast line")
    shown = screen.getvalue()
    for word in (*words, "last line"):
        assert word in shown
    assert "[talk].flac" in shown.replace("\x1b", "")


def test_text_is_wrapped_at_spaces() -> None:
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=False, width=20)
    with BarDisplay(console) as display:
        display.write("three one four one five nine two six")
    lines = [line.rstrip() for line in screen.getvalue().splitlines() if line.strip()]
    assert " ".join(line.strip() for line in lines) == "three one four one five nine two six"
    assert all(len(line) <= 20 for line in lines)


def test_closed_stream_is_no_terminal() -> None:
    assert not is_terminal(None)
    assert not is_terminal(io.StringIO())
