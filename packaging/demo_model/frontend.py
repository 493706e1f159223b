"""The log-mel front end of the model, over whole sequences."""

import numpy as np
import torch
from torch import Tensor

MEL_BINS = 128
HOP = 160
WINDOW = 400
LOWEST = (-6.5 + 4) / 4
"""What a mel frame of silence holds."""


def mel_filters() -> Tensor:
    """Slaney's triangles: float32 [bins, 201]."""
    edges = _hertz(np.linspace(0, _mel(np.array(8000.0)), MEL_BINS + 2))
    bins = np.linspace(0, 8000, WINDOW // 2 + 1)
    low, centre, high = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    triangles = np.minimum((bins - low) / (centre - low), (high - bins) / (high - centre))
    return torch.from_numpy(np.maximum(0, triangles) * 2 / (high - low)).float()


def log_mel(samples: Tensor, filters: Tensor, left_samples: int) -> Tensor:
    """float32 [bins, (left_samples + n) / 160] of samples [n] after `left_samples` zeros."""
    padded = torch.nn.functional.pad(samples, (left_samples + WINDOW // 2, WINDOW // 2))
    window = torch.hann_window(WINDOW)
    spectrum = torch.stft(padded, WINDOW, HOP, window=window, center=False, return_complex=True)
    power = spectrum[:, :-1].abs().square()
    return (torch.clamp(torch.log10((filters @ power).clamp(min=1e-10)), min=-6.5) + 4) / 4


def _mel(hertz: np.ndarray) -> np.ndarray:
    upper = 15 + 27 * np.log(np.maximum(hertz, 1e-9) / 1000) / np.log(6.4)
    return np.where(hertz < 1000, 3 * hertz / 200, upper)


def _hertz(mel: np.ndarray) -> np.ndarray:
    return np.where(mel < 15, 200 * mel / 3, 1000 * np.exp((mel - 15) * np.log(6.4) / 27))
