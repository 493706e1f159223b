"""Whatever happens in a session: every word is there once, or lies in a gap that is told."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

from app.audio import SAMPLE_RATE, Samples
from app.captions.entries import Gap, Word
from app.session.chunks import Skip
from tests.app.session.reading_engine import TOKEN_S, WORD_SAMPLES, number_of, speech
from tests.app.session.simulation import Simulation

_LENGTH_S = 30
_WORD_S = WORD_SAMPLES / SAMPLE_RATE
_FIRST_NUMBER = {"mic": 0, "system": 100}

_REASONS = st.sampled_from(["paused", "the sound was lost"])


@st.composite
def holes(draw: st.DrawFn) -> list[Skip]:
    """Draw what a source does not deliver: outages anywhere, and small glitches in silence."""
    skips: list[Skip] = []
    reached = 0
    for second in sorted(draw(st.sets(st.integers(0, _LENGTH_S - 8), max_size=4))):
        is_glitch = draw(st.booleans())
        start = second * SAMPLE_RATE
        if is_glitch:
            # Between the words of both sources.
            start += draw(st.integers(3_200, 5_600))
            n_samples = draw(st.integers(1, 1_400))
        else:
            start += draw(st.integers(0, 15_999))
            n_samples = draw(st.integers(1_600, 80_000))
        if start < reached:
            continue
        reached = start + n_samples + 1_600
        skips.append(Skip(start, start + n_samples, None if is_glitch else draw(_REASONS)))
    return skips


_ACTIONS = st.one_of(
    st.tuples(st.just("token_s"), st.sampled_from([0.003, 0.03, 0.06, 0.3])),
    st.tuples(st.just("fail"), st.just(0)),
    st.tuples(st.just("delay_ms"), st.sampled_from([80, 480, 1200, 2400])),
)
_COURSES = st.lists(st.tuples(st.floats(0.0, _LENGTH_S), _ACTIONS), max_size=6)


# Shrinking would take minutes.
@settings(max_examples=25, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(
    holes=st.lists(holes(), min_size=1, max_size=2),
    course=_COURSES,
    token_s=st.sampled_from([0.003, 0.06, 0.3]),
    delay_ms=st.sampled_from([80, 480, 2400]),
    is_stopped=st.booleans(),
)
@example(holes=[[], []], course=[], token_s=0.05, delay_ms=480, is_stopped=False)
@example(
    holes=[[Skip(40_000, 120_000, "paused")], []],
    course=[(20.0, ("token_s", 0.003))],
    token_s=0.05,
    delay_ms=480,
    is_stopped=False,
)
@example(
    holes=[[], []],
    course=[(5.5, ("delay_ms", 480))],
    token_s=0.3,
    delay_ms=2400,
    is_stopped=True,
)
def test_every_word_is_there_or_in_a_gap(
    holes: list[list[Skip]],
    course: list[tuple[float, tuple[str, float]]],
    token_s: float,
    delay_ms: int,
    is_stopped: bool,
) -> None:
    names = ["mic", "system"][: len(holes)]
    simulation = Simulation(
        {name: _sound(name) for name in names},
        token_s,
        delay_ms=delay_ms,
        holes=[(name, skip) for name, skips in zip(names, holes, strict=True) for skip in skips],
    )
    n_failures = 0
    for at_s, (action, value) in sorted(course):
        simulation.run_until(at_s)
        match action:
            case "token_s":
                simulation.token_s = value
            case "delay_ms":
                simulation.room.change_delay(round(value))
            case "fail" if n_failures < 3:
                n_failures += 1
                simulation.fail_next_step()
    end_s = float(_LENGTH_S)
    if is_stopped:
        simulation.run_until(_LENGTH_S - 3.0)
        end_s = min(simulation.clock.now_s, end_s)
        simulation.stop()
    else:
        simulation.drain()
    assert simulation.kept.entries == list(simulation.transcript.view().entries)
    assert not simulation.transcript.view().growing
    assert simulation.largest_behind_s <= 8.0 + 17 * TOKEN_S + 1.0
    for name in names:
        words = [word for word in simulation.words if word.source == name]
        gaps = [gap for gap in simulation.gaps if gap.source == name]
        # A word in which a stream ended or began anew may come out of both, or of neither.
        n_cuts = len(simulation.remarks) + sum(action == "delay_ms" for _, (action, _) in course)
        assert len(words) - len({word.text for word in words}) <= n_cuts
        assert len(_untold(words, gaps, name, end_s)) <= n_cuts
        _check(words, gaps, name, end_s)


def _sound(name: str) -> Samples:
    # Words of two sources that sound at once could not be told apart when mixed.
    shift = 0 if name == "mic" else SAMPLE_RATE // 2
    return speech(_LENGTH_S + 1, _FIRST_NUMBER[name])[shift:][: _LENGTH_S * SAMPLE_RATE]


def _spoken_at_s(number: int, name: str) -> float:
    return number - _FIRST_NUMBER[name] - (0.0 if name == "mic" else 0.5)


def _untold(words: Sequence[Word], gaps: Sequence[Gap], name: str, end_s: float) -> list[int]:
    """Return the words that were spoken, did not come and lie in no gap."""
    found = {number_of(word.text) for word in words}
    untold = []
    for number in range(_FIRST_NUMBER[name], _FIRST_NUMBER[name] + _LENGTH_S):
        at_s = _spoken_at_s(number, name)
        is_in_gap = any(
            gap.start_s - TOKEN_S <= at_s + _WORD_S and at_s <= gap.end_s + TOKEN_S for gap in gaps
        )
        is_spoken = at_s >= 0 and at_s + _WORD_S <= end_s - 0.2
        if is_spoken and number not in found and not is_in_gap:
            untold.append(number)
    return untold


def _check(words: Sequence[Word], gaps: Sequence[Gap], name: str, end_s: float) -> None:
    numbers = [number_of(word.text) for word in words]
    assert numbers == sorted(numbers)
    for word in words:
        at_s = _spoken_at_s(number_of(word.text), name)
        assert -0.01 <= word.start_s - at_s <= _WORD_S, (word, at_s)
    assert list(gaps) == sorted(gaps, key=lambda gap: gap.start_s)
    for before, after in itertools.pairwise(gaps):
        assert before.end_s <= after.start_s + 1e-6, (before, after)
    for gap in gaps:
        assert gap.end_s > gap.start_s
        assert gap.end_s <= end_s + 0.2
        for word in words:
            overlap_s = min(gap.end_s, word.end_s) - max(gap.start_s, word.start_s)
            assert overlap_s <= TOKEN_S + 0.01, (word, gap)
