"""Gaps beside gaps."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from app.captions.entries import Gap
from app.session.untold import LEAST_GAP_S, with_untold


@st.composite
def _told(draw: st.DrawFn) -> list[Gap]:
    edges = sorted(draw(st.sets(st.integers(0, 100), max_size=8)))
    pairs = zip(edges[::2], edges[1::2], strict=False)
    return [Gap("mic", start / 10, end / 10, "paused") for start, end in pairs]


@given(told=_told(), start=st.integers(0, 80), n=st.integers(1, 40))
def test_everything_missing_is_told_once(told: list[Gap], start: int, n: int) -> None:
    missing = Gap("mic", start / 10, (start + n) / 10, "stopped")
    gaps = with_untold(told, missing)
    assert [gap for gap in gaps if gap.reason == "paused"] == told
    for before, after in itertools.pairwise(gaps):
        assert before.end_s <= after.start_s
    for tenth in range(start, start + n):
        middle_s = tenth / 10 + 0.05
        assert sum(gap.start_s <= middle_s <= gap.end_s for gap in gaps) == 1
    added = [gap for gap in gaps if gap.reason == "stopped"]
    assert all(missing.start_s <= gap.start_s < gap.end_s <= missing.end_s for gap in added)


def test_what_is_shorter_than_any_word_is_not_told() -> None:
    assert with_untold([], Gap("mic", 1.0, 1.0 + LEAST_GAP_S / 2, "stopped")) == []
