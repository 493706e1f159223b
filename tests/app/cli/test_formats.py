"""Text, lines with times, JSON."""

from __future__ import annotations

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cli.formats import FORMATS, Ending, Heading, clock
from engine import TextPiece

HEADING = Heading(name="talk.flac", model="demo", delay_ms=480, shown=False)
PIECES = [
    TextPiece(" twen", 0.5, 1.0),
    TextPiece("ty", 0.5, 1.0),
    TextPiece(" one", 1.0, 1.4),
    TextPiece(" später", 3.4, 3.9),
]


def written(name: str, heading: Heading = HEADING, error: str | None = None) -> str:
    sink = io.StringIO()
    transcript = FORMATS[name](sink, heading)
    transcript.begin()
    for piece in PIECES:
        transcript.write([piece], heard_s=piece.end)
    transcript.end(Ending(heard_s=5.0, error=error))
    return sink.getvalue()


def test_text_breaks_lines_at_pauses() -> None:
    assert written("text") == "twenty one\nspäter\n"


def test_text_appears_as_it_comes() -> None:
    sink = io.StringIO()
    transcript = FORMATS["text"](sink, HEADING)
    transcript.begin()
    transcript.write(PIECES[:1], heard_s=1.0)
    assert sink.getvalue() == "twen"


def test_timed_text_has_a_line_for_each_word() -> None:
    assert written("timed").splitlines() == [
        "[00:00:00.50 - 00:00:01.00] twenty",
        "[00:00:01.00 - 00:00:01.40] one",
        "[00:00:03.40 - 00:00:03.90] später",
    ]


@pytest.mark.parametrize("name", ["text", "timed"])
def test_several_recordings_are_told_apart(name: str) -> None:
    heading = Heading(name="talk.flac", model="demo", delay_ms=480, shown=True)
    assert written(name, heading) == f"== talk.flac ==\n{written(name)}"


def test_json_is_one_document_on_one_line() -> None:
    text = written("json", error="it is cut off at 5.00 s of 9.00 s")
    assert text.count("\n") == 1
    assert json.loads(text) == {
        "file": "talk.flac",
        "model": "demo",
        "delay_ms": 480,
        "duration": 5.0,
        "error": "it is cut off at 5.00 s of 9.00 s",
        "text": "twenty one später",
        "pieces": [
            {"text": " twenty", "start": 0.5, "end": 1.0},
            {"text": " one", "start": 1.0, "end": 1.4},
            {"text": " später", "start": 3.4, "end": 3.9},
        ],
    }


@pytest.mark.parametrize("name", FORMATS)
def test_nothing_said_is_no_error(name: str) -> None:
    sink = io.StringIO()
    transcript = FORMATS[name](sink, HEADING)
    transcript.begin()
    transcript.write([], heard_s=5.0)
    transcript.end(Ending(heard_s=5.0, error=None))
    text = sink.getvalue()
    assert json.loads(text)["pieces"] == [] if name == "json" else text == ""


@given(time_s=st.floats(0, 400_000))
def test_clock_is_the_nearest_hundredth(time_s: float) -> None:
    hours, minutes, seconds = clock(time_s).split(":")
    assert int(minutes) < 60
    assert float(seconds) < 60
    shown_s = int(hours) * 3600 + int(minutes) * 60 + float(seconds)
    assert abs(shown_s - time_s) <= 0.005 + 1e-9
