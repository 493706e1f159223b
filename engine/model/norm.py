"""Root-mean-square normalisation in float32."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor


class RMSNorm:
    """x · rsqrt(mean(x²) + eps) · w, with statistics and weight in float32."""

    def __init__(self, weight: Tensor, eps: float) -> None:
        self.weight = weight.to(torch.float32)
        self._eps = eps

    def __call__(self, x: Tensor) -> Tensor:
        """Normalise float32 [rows, dim]."""
        return F.rms_norm(x, self.weight.shape, self.weight, self._eps)

    def scaled(self, x: Tensor, scale: Tensor) -> Tensor:
        """Normalise float32 [rows, dim] and multiply by `scale`, [rows, dim] or [1, dim]."""
        return F.rms_norm(x, self.weight.shape, self.weight, self._eps).mul_(scale)
