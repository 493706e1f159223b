"""The log-mel stream: the same frames for any chunking, and the same as transformers'."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import VoxtralRealtimeFeatureExtractor

from engine.checkpoint.config import FrontendConfig
from engine.errors import SettingError
from engine.frontend import LogMelStream, mel_filterbank

Samples = npt.NDArray[np.float32]

TOKEN_SAMPLES = 1280
LOOK_AHEAD_SAMPLES = 40
SILENT_MEL = -0.625
# What transformers' own float32 Fourier transform is off by; the largest seen is 2e-5.
TRANSFORMERS_TOLERANCE = 5e-5


def _noise(seed: int, amplitude: float, n_samples: int) -> Samples:
    noise = np.random.default_rng(seed).uniform(-amplitude, amplitude, n_samples)
    return noise.astype(np.float32)


def _signals(longest_s: int) -> st.SearchStrategy[Samples]:
    return st.builds(
        _noise,
        st.integers(0, 2**32 - 1),
        st.sampled_from([1e-5, 1e-3, 0.1, 1.0]),
        st.integers(0, longest_s * 16_000),
    )


def _one_pass(samples: Samples, config: FrontendConfig | None = None) -> torch.Tensor:
    stream = LogMelStream(config or FrontendConfig())
    stream.push(samples)
    return stream.take(stream.ready_tokens)


def _in_chunks(samples: Samples, sizes: Iterable[int]) -> torch.Tensor:
    """Push chunks of these sizes, over and over, and take what is ready after each."""
    stream = LogMelStream(FrontendConfig())
    taken = []
    start = 0
    sizes = list(sizes)
    turn = 0
    while start < samples.size:
        size = sizes[turn % len(sizes)]
        stream.push(samples[start : start + size])
        taken.append(stream.take(stream.ready_tokens))
        start += size
        turn += 1
    return torch.cat(taken)


def _transformers_frames(samples: Samples, config: FrontendConfig) -> torch.Tensor:
    extractor = VoxtralRealtimeFeatureExtractor(
        feature_size=config.n_mels,
        n_fft=config.window_samples,
        win_length=config.window_samples,
        hop_length=config.hop_samples,
        global_log_mel_max=config.log_mel_max,
    )
    features = extractor(samples, sampling_rate=config.sampling_rate, return_tensors="pt")
    return features["input_features"][0].T


def _exact_frames(samples: Samples) -> npt.NDArray[np.float64]:
    """Compute the frames of the model in float64 arithmetic, from zeros in front of the samples."""
    padded = np.concatenate([np.zeros(200, np.float32), samples]).astype(np.float64)
    windows = np.lib.stride_tricks.sliding_window_view(padded, 400)[::160]
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(400) / 400)
    power = np.abs(np.fft.rfft(windows * hann)) ** 2
    mel = power @ mel_filterbank(FrontendConfig()).astype(np.float64)
    return (np.log10(np.maximum(mel, 10**-6.5)) + 4) / 4


def _padded(samples: Samples) -> Samples:
    """Put the silence around the samples that every input of the model has."""
    right = -samples.size % TOKEN_SAMPLES + TOKEN_SAMPLES
    return np.pad(samples, (TOKEN_SAMPLES, right))


@settings(max_examples=20, deadline=None)
@given(_signals(15), st.lists(st.integers(1, 160_000), min_size=1, max_size=6))
def test_any_chunking_is_bit_equal_to_one_pass(samples: Samples, sizes: list[int]) -> None:
    samples = _padded(samples)
    assert torch.equal(_in_chunks(samples, sizes), _one_pass(samples))


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**32 - 1), st.lists(st.integers(1, 40), min_size=1, max_size=4))
def test_tiny_chunks_are_bit_equal_to_one_pass(seed: int, sizes: list[int]) -> None:
    samples = _noise(seed, 0.3, 6000)
    assert torch.equal(_in_chunks(samples, sizes), _one_pass(samples))


def test_single_samples_are_bit_equal_to_one_pass() -> None:
    samples = _noise(1, 0.3, 5000)
    assert torch.equal(_in_chunks(samples, [1]), _one_pass(samples))


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(0, 9), max_size=12))
def test_tokens_may_be_taken_in_any_portions(portions: list[int]) -> None:
    samples = _noise(2, 0.5, 60 * TOKEN_SAMPLES)
    expected = _one_pass(samples)
    stream = LogMelStream(FrontendConfig())
    stream.push(samples)
    portions = [portion for portion in portions if portion]
    taken = [stream.take(min(portion, stream.ready_tokens)) for portion in portions]
    taken.append(stream.take(stream.ready_tokens))
    assert torch.equal(torch.cat(taken), expected)


@settings(max_examples=15, deadline=None)
@given(_signals(4))
def test_frames_are_those_of_transformers(samples: Samples) -> None:
    config = FrontendConfig()
    samples = _padded(samples)
    frames = _one_pass(samples)
    reference = _transformers_frames(samples, config)[: len(frames)]
    assert len(frames) == samples.size // 160 - 8
    torch.testing.assert_close(frames, reference, rtol=0, atol=TRANSFORMERS_TOLERANCE)


@settings(max_examples=15, deadline=None)
@given(_signals(4))
def test_frames_are_those_of_exact_arithmetic(samples: Samples) -> None:
    frames = _one_pass(_padded(samples)).numpy()
    reference = _exact_frames(_padded(samples))[: len(frames)]
    np.testing.assert_allclose(frames, reference, rtol=0, atol=1e-5)


@pytest.mark.parametrize(
    "config",
    [FrontendConfig(n_mels=80), FrontendConfig(window_samples=512, hop_samples=128, log_mel_max=1)],
)
def test_other_settings_are_those_of_transformers(config: FrontendConfig) -> None:
    samples = _padded(_noise(3, 0.3, 30_000))
    frames = _one_pass(samples, config)
    reference = _transformers_frames(samples, config)[: len(frames)]
    assert len(frames) >= 200
    torch.testing.assert_close(frames, reference, rtol=0, atol=TRANSFORMERS_TOLERANCE)


def test_frames_of_a_tone() -> None:
    time_s = np.arange(16_000) / 16_000
    frames = _one_pass((0.5 * np.sin(2 * np.pi * 1000 * time_s)).astype(np.float32))
    frame = frames[50]
    assert int(frame.argmax()) == 42
    assert frame[42].item() == pytest.approx(1.474446, abs=1e-6)
    assert frame[40].item() == pytest.approx(1.350502, abs=1e-6)
    assert frame[[0, 20, 127]].tolist() == [SILENT_MEL] * 3
    assert frame.sum().item() == pytest.approx(-70.1504, abs=1e-4)


def test_frames_of_an_impulse() -> None:
    samples = np.zeros(16_000, np.float32)
    samples[8000] = 1.0
    frames = _one_pass(samples)
    expected = [0.523127, 0.620692, 0.598793, 0.599207]
    assert frames[50, [0, 1, 64, 127]].tolist() == pytest.approx(expected, abs=1e-6)
    assert frames[[49, 51], 0].tolist() == pytest.approx([0.013110, 0.013110], abs=1e-6)
    assert torch.all(frames[[48, 52]] == SILENT_MEL)


def test_silence_is_the_floor_and_push_silence_pushes_zeros() -> None:
    pushed = LogMelStream(FrontendConfig())
    pushed.push(np.zeros(20_000, np.float32))
    silent = LogMelStream(FrontendConfig())
    silent.push_silence(20_000)
    assert silent.ready_tokens == pushed.ready_tokens == 15
    frames = silent.take(15)
    assert torch.all(frames == SILENT_MEL)
    assert torch.equal(frames, pushed.take(15))


def test_a_token_is_ready_40_samples_after_its_end() -> None:
    stream = LogMelStream(FrontendConfig())
    for n_tokens in range(1, 5):
        stream.push_silence(TOKEN_SAMPLES - 1 + (LOOK_AHEAD_SAMPLES if n_tokens == 1 else 0))
        assert stream.ready_tokens == n_tokens - 1
        stream.push_silence(1)
        assert stream.ready_tokens == n_tokens


def test_nothing_ready_is_nothing_taken() -> None:
    frames = LogMelStream(FrontendConfig()).take(0)
    assert frames.shape == (0, 128)
    assert frames.dtype == torch.float32


@pytest.mark.parametrize("n_tokens", [-1, 3])
def test_taking_what_is_not_ready_is_refused(n_tokens: int) -> None:
    stream = LogMelStream(FrontendConfig())
    stream.push_silence(2 * TOKEN_SAMPLES + LOOK_AHEAD_SAMPLES)
    with pytest.raises(SettingError) as raised:
        stream.take(n_tokens)
    assert (raised.value.parameter, raised.value.value) == ("n_tokens", n_tokens)
    assert stream.ready_tokens == 2


@pytest.mark.parametrize(
    "samples",
    [
        np.zeros(10, np.float64),
        np.zeros(10, np.int16),
        np.zeros(10, ">f4"),
        np.zeros((10, 1), np.float32),
        np.zeros((), np.float32),
        np.array([0.0, np.nan], np.float32),
        np.array([np.inf, 0.0], np.float32),
        np.array([0.0, 0.0, -np.inf], np.float32),
        np.array([3e38], np.float32),
        [0.0, 0.0],
        torch.zeros(10),
    ],
    ids=str,
)
def test_other_samples_are_refused_and_change_nothing(samples: object) -> None:
    signal = _noise(4, 0.5, 10_000)
    stream = LogMelStream(FrontendConfig())
    stream.push(signal[:3000])
    with pytest.raises(SettingError, match="samples must") as raised:
        stream.push(samples)  # type: ignore[arg-type]
    assert raised.value.parameter == "samples"
    stream.push(signal[3000:])
    assert torch.equal(stream.take(stream.ready_tokens), _one_pass(signal))


def test_negative_silence_is_refused() -> None:
    with pytest.raises(SettingError) as raised:
        LogMelStream(FrontendConfig()).push_silence(-1)
    assert raised.value.parameter == "n_samples"


def test_every_second_sample_of_an_array_is_taken_as_it_is() -> None:
    stereo = _noise(5, 0.5, 20_000)
    assert torch.equal(_one_pass(stereo[::2]), _one_pass(stereo[::2].copy()))


def test_a_stream_may_cross_inference_mode() -> None:
    samples = _noise(6, 0.5, 20 * TOKEN_SAMPLES)
    expected = _one_pass(samples)
    with torch.inference_mode():
        stream = LogMelStream(FrontendConfig())
        stream.push(samples)
        inside = stream.take(10)
    outside = stream.take(stream.ready_tokens)
    assert torch.equal(torch.cat([inside, outside]), expected)


def test_frames_taken_earlier_are_not_touched_later() -> None:
    stream = LogMelStream(FrontendConfig())
    stream.push(_noise(7, 0.5, 5 * TOKEN_SAMPLES))
    first = stream.take(1)
    kept = first.clone()
    stream.take(3)
    assert torch.equal(first, kept)
