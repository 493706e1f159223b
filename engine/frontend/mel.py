"""The mel bands and the filterbank made of them.

The mel scale is Slaney's (Auditory Toolbox, 1998): linear below 1 kHz, logarithmic above.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine.checkpoint.config import FrontendConfig

_HZ_PER_LINEAR_MEL = 200.0 / 3.0
_LOG_START_HZ = 1000.0
_LOG_START_MEL = _LOG_START_HZ / _HZ_PER_LINEAR_MEL
_LOG_STEP = np.log(6.4) / 27.0


def mel_band_edges_hz(config: FrontendConfig) -> npt.NDArray[np.float64]:
    """Return the edges of the mel bands in hertz, float64 [n_mels + 2].

    Band m rises from edge m to edge m + 1 and falls to edge m + 2. The edges are equally spaced in
    mel from 0 Hz to half the sampling rate.
    """
    highest_mel = _mel_from_hz(config.sampling_rate / 2)
    return _hz_from_mel(np.linspace(0.0, highest_mel, config.n_mels + 2))


def mel_filterbank(config: FrontendConfig) -> npt.NDArray[np.float32]:
    """Return the triangular filters that turn a power spectrum into mel energies.

    Every filter has the same area (Slaney's normalisation, 2 / (upper - lower edge)), so that white
    noise gives all bands the same energy.

    Returns:
        float32 [n_bins, n_mels], where n_bins = window_samples // 2 + 1: `power @ filters` is the
        mel spectrogram.
    """
    edges_hz = mel_band_edges_hz(config)
    lower, centre, upper = edges_hz[:-2], edges_hz[1:-1], edges_hz[2:]
    n_bins = config.window_samples // 2 + 1
    bins_hz = np.linspace(0.0, config.sampling_rate / 2, n_bins)[:, None]
    rising = (bins_hz - lower) / (centre - lower)
    falling = (upper - bins_hz) / (upper - centre)
    triangles = np.maximum(0.0, np.minimum(rising, falling))
    filters: npt.NDArray[np.float32] = (triangles * (2.0 / (upper - lower))).astype(np.float32)
    return filters


def _mel_from_hz(hz: float) -> float:
    if hz < _LOG_START_HZ:
        return hz / _HZ_PER_LINEAR_MEL
    return float(_LOG_START_MEL + np.log(hz / _LOG_START_HZ) / _LOG_STEP)


def _hz_from_mel(mels: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    logarithmic = _LOG_START_HZ * np.exp(_LOG_STEP * (mels - _LOG_START_MEL))
    return np.where(mels < _LOG_START_MEL, mels * _HZ_PER_LINEAR_MEL, logarithmic)
