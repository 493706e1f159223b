"""Sessions in words."""

from __future__ import annotations

from app.captions.entries import Gap
from app.cli.notices import summarise
from tests.app.cli.snapshots import snapshot, spoken


def test_summary() -> None:
    entries = [*spoken("one two"), Gap("mic", 1.0, 2.0, "paused"), Gap("mic", 3.0, 4.0, "paused")]
    over = snapshot(entries, time_s=751.0)
    assert summarise(over, "a.srt") == "Listened 12 min 31 s, 2 words, 2 gaps. Saved in a.srt"
    assert summarise(snapshot(spoken("one"), time_s=0.0), "") == "Listened 0 s, 1 word, no gaps."
