"""Gaps, remarks and durations in words."""

from __future__ import annotations

import pytest

from app.captions.entries import Gap, Remark
from app.desktop.notices import describe, duration


def test_gaps_and_remarks() -> None:
    assert describe(Gap("mic", 3.0, 15.2, "paused")) == "12 s not captured: paused"
    assert describe(Remark("", 3.0, "Sound comes again.")) == "Sound comes again."


@pytest.mark.parametrize(
    ("time_s", "text"),
    [
        (0.01, "0.1 s"),
        (0.4, "0.4 s"),
        (0.96, "1 s"),
        (59.4, "59 s"),
        (59.6, "1 min 0 s"),
        (751.0, "12 min 31 s"),
        (3599.7, "1 h 0 min"),
        (7384.0, "2 h 3 min"),
    ],
)
def test_durations(time_s: float, text: str) -> None:
    assert duration(time_s) == text
