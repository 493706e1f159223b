from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine import (
    SUPPORTED_DELAYS_MS,
    AttentionBackendError,
    CacheFullError,
    CheckpointError,
    Engine,
    EngineSettings,
    NoRutEscape,
    SettingError,
    StreamClosedError,
)
from tests.engine.recording import EXACT, noise
from tests.random_checkpoint import SMALL, write_random_checkpoint

SILENCE = np.zeros(0, np.float32)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_random_checkpoint(tmp_path_factory.mktemp("model"), "mistral", seed=5)


@pytest.fixture(scope="module")
def engine(folder: Path) -> Engine:
    return Engine.load(folder, EXACT)


def test_supported_delays() -> None:
    assert (*range(80, 1201, 80), 2400) == SUPPORTED_DELAYS_MS


@pytest.mark.parametrize("delay_ms", [0, 79, 100, 500, 1280, 2320, 2480, -80])
def test_other_delays_are_refused(engine: Engine, delay_ms: int) -> None:
    with pytest.raises(SettingError) as caught:
        engine.open_stream(delay_ms)
    assert (caught.value.parameter, caught.value.value) == ("delay_ms", delay_ms)
    assert str(delay_ms) in str(caught.value)


@pytest.mark.parametrize(
    "settings",
    [
        {"precision": "int3"},
        {"format": "gguf"},
        {"threads": 0},
        {"threads": 257},
        {"max_streams": 0},
    ],
)
def test_settings_are_checked(settings: dict[str, object]) -> None:
    with pytest.raises(SettingError) as caught:
        EngineSettings(**settings)  # type: ignore[arg-type]
    assert {caught.value.parameter: caught.value.value} == settings


def test_unknown_attention_backend_is_refused(folder: Path) -> None:
    with pytest.raises(AttentionBackendError, match=r"flash.*cpu, reference"):
        Engine.load(folder, EngineSettings(attention="flash"))


def test_a_folder_that_is_no_model(tmp_path: Path) -> None:
    with pytest.raises(CheckpointError):
        Engine.load(tmp_path)


def test_tokens_of_another_length_are_refused(tmp_path: Path) -> None:
    folder = write_random_checkpoint(tmp_path, "mistral", shape=SMALL.replace(downsample=2))
    with pytest.raises(CheckpointError, match="40 ms") as caught:
        Engine.load(folder)
    assert (caught.value.parameter, caught.value.value) == ("downsample_factor", 2)


def test_the_first_token_needs_the_delay_and_one_token_of_sound(engine: Engine) -> None:
    stream = engine.open_stream(480)
    n_before = engine.metrics().tokens_decoded
    stream.feed(noise(1.0)[: 7 * 1280 + 39])
    assert engine.metrics().tokens_decoded - n_before == 38
    stream.feed(np.zeros(1, np.float32))
    assert engine.metrics().tokens_decoded - n_before == 39
    stream.close()


@pytest.mark.parametrize("n_samples", [0, 1, 640, 1279, 1280, 1281, 16_000, 52_800])
def test_number_of_positions(engine: Engine, n_samples: int) -> None:
    n_before = engine.metrics().tokens_decoded
    stream = engine.open_stream(480)
    stream.feed(noise(4.0)[:n_samples])
    stream.finish()
    assert engine.metrics().tokens_decoded - n_before == -(-n_samples // 1280) + 49


def test_times_go_forward_and_stay_within_the_audio(engine: Engine) -> None:
    stream = engine.open_stream(160)
    pieces = stream.feed(noise(5.0)) + stream.finish()
    assert pieces
    ends = [piece.end for piece in pieces]
    assert ends == sorted(ends)
    assert all(0.0 <= piece.start <= piece.end <= 5.0 for piece in pieces)


def test_flush_brings_out_the_words_and_takes_no_time(engine: Engine) -> None:
    stream = engine.open_stream(480)
    pieces = stream.feed(noise(2.0)) + stream.flush()
    assert pieces
    assert max(piece.end for piece in pieces) <= 2.0
    later = stream.feed(noise(2.0, seed=1)) + stream.finish()
    assert later
    assert min(piece.end for piece in later) >= max(piece.end for piece in pieces)
    assert max(piece.end for piece in later) <= 4.0
    assert stream.heard_samples == 64_000


def test_text_of_a_flush_is_that_of_a_finish(engine: Engine) -> None:
    samples = noise(3.0, seed=2)
    first, second = engine.open_stream(480), engine.open_stream(480)
    flushed = first.feed(samples) + first.flush()
    finished = second.feed(samples) + second.finish()
    n_last_token = 1
    assert flushed == finished[: len(flushed)]
    assert len(finished) - len(flushed) <= n_last_token
    first.close()


def test_changing_the_delay_restarts_cleanly(engine: Engine) -> None:
    before, after = noise(2.0), noise(3.0, seed=1)
    stream = engine.open_stream(480)
    old = stream.feed(before)
    old += stream.set_delay(960)
    assert stream.delay_ms == 960
    new = stream.feed(after) + stream.finish()
    fresh = engine.open_stream(960)
    expected = fresh.feed(after) + fresh.finish()
    assert [piece.text for piece in new] == [piece.text for piece in expected]
    assert [piece.end for piece in new] == pytest.approx([piece.end + 2.0 for piece in expected])
    assert max(piece.end for piece in old) <= 2.0


def test_a_refused_delay_changes_nothing(engine: Engine) -> None:
    stream = engine.open_stream(480)
    with pytest.raises(SettingError):
        stream.set_delay(500)
    assert stream.delay_ms == 480
    assert stream.feed(noise(2.0)) + stream.finish()


def test_reset_forgets_everything(engine: Engine) -> None:
    stream = engine.open_stream(480)
    stream.push(noise(3.0))
    stream.feed(noise(1.7, seed=4))
    stream.reset()
    assert stream.heard_samples == 0
    again = stream.feed(noise(2.0)) + stream.finish()
    fresh = engine.open_stream(480)
    assert again == fresh.feed(noise(2.0)) + fresh.finish()


def test_restarts_are_counted(folder: Path) -> None:
    engine = Engine.load(folder, EXACT)
    stream = engine.open_stream()
    stream.set_delay(160)
    stream.reset()
    assert engine.metrics().restarts == 2


def test_a_closed_stream_refuses_work_and_keeps_its_text(engine: Engine) -> None:
    stream = engine.open_stream()
    stream.push(noise(2.0))
    engine.advance()
    stream.close()
    stream.close()
    assert stream.closed
    assert stream.take()
    for use in (stream.finish, stream.flush, stream.reset, lambda: stream.feed(SILENCE)):
        with pytest.raises(StreamClosedError):
            use()


def test_more_streams_than_places(folder: Path) -> None:
    engine = Engine.load(folder, EngineSettings(max_streams=2, threads=1, rut_escape=NoRutEscape()))
    streams = [engine.open_stream() for _ in range(2)]
    with pytest.raises(CacheFullError, match="max_streams"):
        engine.open_stream()
    streams[0].finish()
    assert engine.open_stream().feed(noise(1.0)) is not None
    assert len(engine.metrics().streams) == 2
    engine.close()
    assert engine.metrics().streams == ()


@pytest.mark.parametrize(
    "samples",
    [
        np.zeros(10, np.int16),
        np.zeros(10, np.float64),
        np.zeros((10, 2), np.float32),
        np.array([0.0, np.nan], np.float32),
        np.array([np.inf], np.float32),
    ],
)
def test_samples_of_the_wrong_kind_are_refused(engine: Engine, samples: np.ndarray) -> None:
    stream = engine.open_stream()
    with pytest.raises(SettingError) as caught:
        stream.feed(samples)
    assert caught.value.parameter == "samples"
    assert stream.heard_samples == 0
    stream.close()


def test_facts_in_the_metrics(engine: Engine) -> None:
    facts = engine.metrics().facts
    linear_format = engine.precision.linear_format
    assert (facts.backend, facts.linear_format) == (linear_format.attention, linear_format.name)
    assert (facts.precision, facts.threads) == ("float32", 1)
