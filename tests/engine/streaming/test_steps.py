"""A caller that pushes, steps and skips gets what one that feeds gets."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Engine, SettingError, Stream, TextPiece
from tests.engine.recording import EXACT, noise
from tests.random_checkpoint import write_random_checkpoint


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder = write_random_checkpoint(tmp_path_factory.mktemp("model"), "mistral", seed=5)
    return Engine.load(folder, EXACT)


def run_steps(engine: Engine, stream: Stream, max_tokens: int) -> list[TextPiece]:
    pieces = []
    while engine.step(max_tokens):
        pieces += stream.take()
    return pieces


@settings(max_examples=8)
@given(max_tokens=st.integers(1, 16), seed=st.integers(0, 3))
def test_steps_of_any_size_give_the_same(engine: Engine, max_tokens: int, seed: int) -> None:
    samples = noise(4.0, seed)
    fed, stepped = engine.open_stream(480), engine.open_stream(480)
    expected = fed.feed(samples) + fed.finish()
    stepped.push(samples)
    pieces = run_steps(engine, stepped, max_tokens)
    stepped.push_end()
    pieces += run_steps(engine, stepped, max_tokens)
    assert stepped.ready_tokens == 0
    assert pieces + stepped.finish() == expected


def test_a_step_is_as_short_as_asked_for(engine: Engine) -> None:
    stream = engine.open_stream(480)
    engine.advance()
    stream.feed(noise(1.0))
    stream.push(noise(1.6, seed=1))
    n_waiting = stream.ready_tokens
    assert engine.step(3)
    assert stream.ready_tokens == n_waiting - 3
    stream.close()
    assert not engine.step(3)


@pytest.mark.parametrize("max_tokens", [-1, 0, 17])
def test_other_numbers_of_tokens_are_refused(engine: Engine, max_tokens: int) -> None:
    with pytest.raises(SettingError) as caught:
        engine.step(max_tokens)
    assert (caught.value.parameter, caught.value.value) == ("max_tokens", max_tokens)


def test_a_pause_without_waiting_is_a_flush(engine: Engine) -> None:
    first, second = noise(2.0), noise(3.0, seed=1)
    flushed, stepped = engine.open_stream(480), engine.open_stream(480)
    expected = flushed.feed(first) + flushed.flush() + flushed.feed(second) + flushed.finish()
    pieces = stepped.feed(first)
    stepped.push_pause()
    pieces += run_steps(engine, stepped, 2)
    stepped.push_pause()
    assert not engine.step()
    pieces += stepped.flush() + stepped.feed(second) + stepped.finish()
    assert pieces == expected


@settings(max_examples=10)
@given(
    lengths=st.lists(st.integers(0, 30_000), min_size=2, max_size=5),
    skips=st.lists(st.integers(0, 100_000), min_size=5, max_size=5),
)
def test_skipped_sound_moves_times_and_nothing_else(
    engine: Engine, lengths: list[int], skips: list[int]
) -> None:
    samples = noise(10.0)[: sum(lengths)]
    whole, cut = engine.open_stream(480), engine.open_stream(480)
    expected = whole.feed(samples) + whole.finish()
    pieces, start = [], 0
    boundaries = []
    for length, skipped in zip(lengths, skips, strict=False):
        cut.skip(skipped)
        boundaries.append((start, skipped))
        pieces += cut.feed(samples[start : start + length])
        start += length
    assert cut.heard_samples == start + sum(skips[: len(lengths)])
    pieces += cut.finish()
    assert [piece.text for piece in pieces] == [piece.text for piece in expected]
    for piece, plain in zip(pieces, expected, strict=True):
        shift = sum(skipped for at, skipped in boundaries if round(plain.end * 16_000) > at)
        assert piece.end == pytest.approx(plain.end + shift / 16_000)


def test_time_cannot_be_skipped_backwards(engine: Engine) -> None:
    stream = engine.open_stream()
    with pytest.raises(SettingError) as caught:
        stream.skip(-1)
    assert (caught.value.parameter, caught.value.value) == ("n_samples", -1)
    stream.close()
