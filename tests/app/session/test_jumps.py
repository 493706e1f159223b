"""Joining skips."""

from __future__ import annotations

from hypothesis import given

from app.session.chunks import Item, Skip
from app.session.jumps import SMALL_HOLE_SAMPLES, append_joined, is_next
from tests.app.session.rows import assert_same_span, chunk, chunks_of, rows, skips_of


@given(rows())
def test_joining_loses_nothing(items: list[Item]) -> None:
    joined: list[Item] = []
    for item in items:
        append_joined(joined, item)
    assert_same_span(joined, items)
    assert chunks_of(joined) == chunks_of(items)
    assert {skip.reason for skip in skips_of(joined)} == {skip.reason for skip in skips_of(items)}


def test_skips_of_one_reason_join_over_small_holes_only() -> None:
    for hole, n_skips in ((0, 1), (SMALL_HOLE_SAMPLES, 1), (SMALL_HOLE_SAMPLES + 1, 2)):
        joined: list[Item] = [Skip(0, 10, "a")]
        append_joined(joined, Skip(10 + hole, 20 + hole, "a"))
        assert len(joined) == n_skips
        assert joined[-1].end_sample == 20 + hole


def test_skips_of_other_reasons_stay_apart() -> None:
    joined: list[Item] = [Skip(0, 10, "a")]
    append_joined(joined, Skip(10, 20, None))
    append_joined(joined, Skip(20, 30, "a"))
    assert joined == [Skip(0, 10, "a"), Skip(10, 20, None), Skip(20, 30, "a")]


def test_what_comes_before_is_not_next() -> None:
    assert is_next(chunk(0, 0.0), chunk(512, 0.0))
    assert not is_next(chunk(512, 0.0), chunk(0, 0.0))
