"""When cues are shown."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from app.captions.export.cue import CueBlock, CueLimits, CueLine
from app.captions.export.timing import show

_LIMITS = CueLimits()
_LINES = (CueLine("mic", "text"),)


def block(start_s: float, end_s: float, width: int = 4) -> CueBlock:
    return CueBlock(_LINES, start_s, end_s, width)


def times(*blocks: CueBlock) -> list[tuple[int, int]]:
    return [(cue.start_ms, cue.end_ms) for cue in show(blocks, _LIMITS)]


def test_cue_is_shown_while_it_is_spoken() -> None:
    assert times(block(1.0, 3.0), block(3.5, 5.0)) == [(1000, 3000), (3500, 5000)]


def test_short_cue_is_shown_for_a_second() -> None:
    assert times(block(1.0, 1.1)) == [(1000, 2000)]


def test_long_word_is_not_shown_for_ever() -> None:
    assert times(block(1.0, 90.0)) == [(1000, 8000)]


def test_cue_hangs_no_longer_than_a_second_and_a_half() -> None:
    assert times(block(1.0, 1.5, width=80)) == [(1000, 3000)]


def test_next_cue_waits_until_a_short_one_was_shown() -> None:
    assert times(block(1.0, 1.2), block(1.3, 4.0)) == [(1000, 2000), (2080, 4000)]


def test_cues_come_apart_where_they_touch() -> None:
    assert times(block(1.0, 3.0), block(3.0, 5.0)) == [(1000, 2920), (3000, 5000)]


@given(
    st.lists(st.tuples(st.floats(-1, 20), st.floats(0, 9), st.integers(0, 84)), max_size=60).map(
        sorted
    )
)
def test_whatever_comes_no_cues_overlap_and_lateness_is_bounded(
    given_blocks: list[tuple[float, float, int]],
) -> None:
    blocks = [
        block(start_s, start_s + length_s, width) for start_s, length_s, width in given_blocks
    ]
    cues = show(blocks, _LIMITS)
    for cue, spoken in zip(cues, blocks, strict=True):
        assert cue.start_ms < cue.end_ms <= cue.start_ms + 7000
        assert 0 <= cue.start_ms - max(round(1000 * spoken.start_s), 0) <= 1500
    for cue, following in pairwise(cues):
        assert cue.end_ms <= following.start_ms


def test_thousands_at_the_same_time_keep_their_order() -> None:
    cues = show([block(5.0, 5.0)] * 5000, _LIMITS)
    assert all(cue.end_ms <= following.start_ms for cue, following in pairwise(cues))
    assert all(cue.start_ms < cue.end_ms for cue in cues)
    assert cues[-1].start_ms <= 5000 + 2 * 5000
