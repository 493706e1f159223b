"""Whether a token's frames hold any sound, judged by its power in the band of speech."""

from __future__ import annotations

import math

import numpy as np
import torch

from engine.checkpoint.config import FrontendConfig
from engine.frontend.log_mel_stream import LOG_MEL_RANGE, SMALLEST_MEL
from engine.frontend.mel import mel_band_edges_hz

SILENCE_DBFS = -70.0
SPEECH_STARTS_HZ = 200.0

_NEPERS_PER_UNIT = np.float32(4.0 * math.log(10.0))


class SilenceDetector:
    """Tells silence from sound by the mel frames of one token.

    The level of a token is the root mean square its samples have above 200 Hz, worked out from the
    mel energies that rise above the floor of the log-mel values. Zeros, dither and a converter's
    own noise are silent, and so are a constant offset, mains hum and rumble, which lie below that
    band; speech does not, whatever the voice. A tone or a click counts with its power, however
    narrow or short it is.
    """

    def __init__(self, config: FrontendConfig) -> None:
        """Prepare for frames made with these settings."""
        edges_hz = mel_band_edges_hz(config)
        lower_hz, upper_hz = edges_hz[:-2], edges_hz[2:]
        # Undoes the filters' normalisation: the bare triangles of neighbours sum to one.
        bands_hz = np.where(lower_hz >= SPEECH_STARTS_HZ, (upper_hz - lower_hz) / 2, 0.0)
        # Parseval for a Hann window of n samples: the bins of white noise of unit power sum to
        # n/2 times the window's own energy, 3n/8.
        spectrum_power = 3.0 * config.window_samples**2 / 16.0
        self._mean_square_per_mel = (bands_hz / spectrum_power).astype(np.float32)
        floor = 10.0 ** (config.log_mel_max - LOG_MEL_RANGE)
        self._floor_mel = np.float32(max(SMALLEST_MEL, floor))

    def level_dbfs(self, mel_frames: torch.Tensor) -> float:
        """Return the level of frames, float32 [n_frames, n_mels], in decibels of full scale.

        Full scale is a root mean square of 1. Returns -inf when nothing is above the floor.
        """
        mel = np.exp((mel_frames.numpy() - np.float32(1.0)) * _NEPERS_PER_UNIT)
        above_floor = np.maximum(mel - self._floor_mel, 0.0)
        mean_square = float((above_floor @ self._mean_square_per_mel).mean())
        return 10.0 * math.log10(mean_square) if mean_square > 0.0 else -math.inf

    def token_is_silent(self, mel_frames: torch.Tensor) -> bool:
        """Tell whether one token's frames, float32 [frames_per_token, n_mels], are silence."""
        return self.level_dbfs(mel_frames) < SILENCE_DBFS
