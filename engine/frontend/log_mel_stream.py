"""Samples of any chunking to log-mel frames, identical to one pass over all of them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import torch

from engine.checkpoint.config import FrontendConfig
from engine.errors import SettingError
from engine.frontend.mel import mel_filterbank
from engine.frontend.sample_buffer import SampleBuffer

SMALLEST_MEL = 1e-10
LOG_MEL_RANGE = 8.0
LARGEST_SAMPLE = 1e9


class LogMelStream:
    """Log-mel frames of one endless signal, taken a token (`frames_per_token` frames) at a time.

    Frame t is centred on sample 160t: half a window of zeros lies in front of the first sample.
    Its values are `(max(log10(max(mel, 1e-10)), log_mel_max - 8) + 4) / 4`, the log-mel of Whisper
    (Radford et al., 2022) with a fixed maximum in place of each clip's own. The zeros the model
    wants on the left and right are the caller's to push.

    Frames are always computed in the same group, one token, in memory of the same alignment: matrix
    products and Fourier transforms may round differently for another number of rows, so this is
    what makes the frames independent of how the samples arrived. The arithmetic is numpy's, which
    runs such small sizes on one thread; torch would spread them over all, for longer than they take
    on one, and with another result for another number of threads.
    """

    def __init__(self, config: FrontendConfig, frames_per_token: int = 8) -> None:
        """Start before the first sample."""
        self._config = config
        self._frames_per_token = frames_per_token
        self._token_samples = frames_per_token * config.hop_samples
        self._needed_samples = (frames_per_token - 1) * config.hop_samples + config.window_samples
        self._buffer = SampleBuffer()
        self._buffer.append_zeros(config.window_samples // 2)

        n_bins = config.window_samples // 2 + 1
        self._window = torch.hann_window(config.window_samples, periodic=True).numpy()
        self._filters = _aligned(n_bins, config.n_mels)
        self._filters[:] = mel_filterbank(config)
        self._windowed = _aligned(frames_per_token, config.window_samples)
        self._power = _aligned(frames_per_token, n_bins)
        self._imaginary_power = _aligned(frames_per_token, n_bins)
        self._mel = _aligned(frames_per_token, config.n_mels)

    @property
    def ready_tokens(self) -> int:
        """How many tokens can be taken now."""
        spare_samples = len(self._buffer) - self._needed_samples
        return max(0, spare_samples // self._token_samples + 1)

    def push(self, samples: npt.NDArray[np.float32]) -> None:
        """Append samples, float32 [n] from -1 to 1, any n >= 0; they are copied.

        Raises:
            SettingError: `samples` is not a float32 array of one dimension, or holds a value that
                is not finite or so large that its power would not be. Nothing is appended then.
        """
        _require_samples(samples)
        self._buffer.append(samples)

    def push_silence(self, n_samples: int) -> None:
        """Append that many zeros.

        Raises:
            SettingError: `n_samples` is negative.
        """
        if n_samples < 0:
            raise SettingError(
                f"n_samples must be at least 0, not {n_samples}.",
                parameter="n_samples",
                value=n_samples,
            )
        self._buffer.append_zeros(n_samples)

    def take(self, n_tokens: int) -> torch.Tensor:
        """Return the next tokens' frames, float32 [n_tokens * frames_per_token, n_mels].

        Raises:
            SettingError: `n_tokens` is negative or more than `ready_tokens`.
        """
        if not 0 <= n_tokens <= self.ready_tokens:
            raise SettingError(
                f"n_tokens must be from 0 to the {self.ready_tokens} that are ready, "
                f"not {n_tokens}: push more samples first.",
                parameter="n_tokens",
                value=n_tokens,
            )
        frames = np.empty((n_tokens, self._frames_per_token, self._config.n_mels), np.float32)
        for token in range(n_tokens):
            self._compute_token(frames[token])
            self._buffer.drop(self._token_samples)
        return torch.from_numpy(frames.reshape(-1, self._config.n_mels))

    def _compute_token(self, token_frames: npt.NDArray[np.float32]) -> None:
        samples = self._buffer.peek(self._needed_samples)
        np.multiply(self._frames_of(samples), self._window, out=self._windowed)
        spectrum = np.fft.rfft(self._windowed)
        np.square(spectrum.real, out=self._power, casting="same_kind")
        np.square(spectrum.imag, out=self._imaginary_power, casting="same_kind")
        np.add(self._power, self._imaginary_power, out=self._power)
        mel = np.matmul(self._power, self._filters, out=self._mel)
        np.log10(np.maximum(mel, SMALLEST_MEL, out=mel), out=mel)
        np.maximum(mel, self._config.log_mel_max - LOG_MEL_RANGE, out=mel)
        np.add(mel, 4.0, out=mel)
        np.multiply(mel, 0.25, out=token_frames)

    def _frames_of(self, samples: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        hop_samples = self._config.hop_samples
        return np.ndarray(
            shape=(self._frames_per_token, self._config.window_samples),
            dtype=np.float32,
            buffer=samples,
            strides=(hop_samples * samples.itemsize, samples.itemsize),
        )


def _aligned(*shape: int) -> npt.NDArray[np.float32]:
    """Return an array whose address is a multiple of 64, as those of torch are; numpy's are not."""
    array: npt.NDArray[np.float32] = torch.empty(shape).numpy()
    return array


def _require_samples(samples: npt.NDArray[np.float32]) -> None:
    if not isinstance(samples, np.ndarray) or samples.dtype != np.float32:
        kind = samples.dtype if isinstance(samples, np.ndarray) else type(samples).__name__
        raise SettingError(
            f"samples must be a numpy array of float32, not {kind}: convert them first "
            "(16-bit integers are divided by 32768).",
            parameter="samples",
            value=kind,
        )
    if samples.ndim != 1:
        raise SettingError(
            f"samples must have one dimension, not the shape {samples.shape}: mix the channels "
            "down to one first.",
            parameter="samples",
            value=samples.shape,
        )
    # A comparison with NaN is false, so this refuses it too.
    if samples.size and not (samples.min() >= -LARGEST_SAMPLE and samples.max() <= LARGEST_SAMPLE):
        position = int(np.argmin(np.abs(samples) <= LARGEST_SAMPLE))
        raise SettingError(
            f"samples must be finite numbers from -1 to 1, but number {position} of them is "
            f"{samples[position]}: the audio is damaged, or was not scaled to that range.",
            parameter="samples",
            value=float(samples[position]),
        )
