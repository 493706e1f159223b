"""Rotary positions: inverse frequencies as transformers defines them, angles in float64.

The frequency of pair j of a head of d values is theta^(-2j / d) (Su et al., RoFormer,
arXiv:2104.09864). "linear" divides all of them by the factor. "yarn" divides only the slow ones,
with a ramp between the pairs that turn `beta_fast` and `beta_slow` times within the original
context, and scales the attention (Peng et al., YaRN, arXiv:2309.00071).
"""

from __future__ import annotations

import math

import torch
from torch import Tensor

from engine.checkpoint.config import RopeSettings
from engine.errors import SettingError


class RotaryAngles:
    """Rotations for heads of one size.

    Attributes:
        inverse_frequencies: float64 [head_dim / 2], radians a position.
        attention_factor: by which rotated queries and keys are both scaled.
    """

    def __init__(self, settings: RopeSettings, head_dim: int) -> None:
        """Prepare the rotations of heads of `head_dim` values, an even number."""
        if head_dim < 2 or head_dim % 2:
            raise SettingError(
                f"head_dim must be an even number of at least 2, not {head_dim}.",
                parameter="head_dim",
                value=head_dim,
            )
        self.inverse_frequencies = inverse_frequencies(settings, head_dim)
        self.attention_factor = attention_factor(settings)
        self._magnitudes = torch.full_like(self.inverse_frequencies, self.attention_factor)

    def rotations(self, positions: Tensor) -> Tensor:
        """Return the rotation of each pair at each position, for `rotate_interleaved`.

        Args:
            positions: int64 [T]. The angles of positions up to 1e8 are exact to 1e-7 rad.

        Returns:
            complex64 [T, head_dim / 2]: attention_factor * exp(i * position * frequency).
        """
        angles = positions.to(torch.float64).unsqueeze(-1) * self.inverse_frequencies
        return torch.polar(self._magnitudes.expand_as(angles), angles).to(torch.complex64)


def rotate_interleaved(x: Tensor, rotations: Tensor) -> Tensor:
    """Turn the pairs (2j, 2j + 1) of every head: (a, b) -> (a cos - b sin, b cos + a sin).

    Args:
        x: float32 [T, heads, head_dim], with head_dim contiguous; left as it is.
        rotations: complex64 [T, head_dim / 2] of `RotaryAngles.rotations`.

    Returns:
        float32 [T, heads, head_dim].
    """
    pairs = _as_pairs(x)
    return torch.view_as_real(pairs * rotations.unsqueeze(1)).flatten(-2)


def rotate_interleaved_(x: Tensor, rotations: Tensor) -> Tensor:
    """Do what `rotate_interleaved` does, in place, and return `x`."""
    _as_pairs(x).mul_(rotations.unsqueeze(1))
    return x


def _as_pairs(x: Tensor) -> Tensor:
    return torch.view_as_complex(x.view(*x.shape[:-1], -1, 2))


def inverse_frequencies(settings: RopeSettings, head_dim: int) -> Tensor:
    """Return how many radians each pair turns a position: float64 [head_dim / 2]."""
    exponents = torch.arange(0, head_dim, 2, dtype=torch.float64) / head_dim
    plain = settings.theta**-exponents
    if settings.kind == "default":
        return plain
    if settings.kind == "linear":
        return plain / settings.factor
    kept = _yarn_kept_share(settings, head_dim)
    return plain * kept + plain / settings.factor * (1 - kept)


def attention_factor(settings: RopeSettings) -> float:
    """Return by how much queries and keys are scaled; 1 for all kinds but "yarn"."""
    if settings.kind != "yarn":
        return 1.0
    if settings.attention_factor is not None:
        return settings.attention_factor
    if settings.mscale and settings.mscale_all_dim:
        numerator = _yarn_scale(settings.factor, settings.mscale)
        return numerator / _yarn_scale(settings.factor, settings.mscale_all_dim)
    return _yarn_scale(settings.factor, 1.0)


def _yarn_scale(factor: float, mscale: float) -> float:
    return 1.0 if factor <= 1 else 0.1 * mscale * math.log(factor) + 1.0


def _yarn_kept_share(settings: RopeSettings, head_dim: int) -> Tensor:
    """Return for each pair how much of its plain frequency stays: 1 for fast pairs, 0 for slow."""
    low = _yarn_pair(settings, head_dim, settings.beta_fast)
    high = _yarn_pair(settings, head_dim, settings.beta_slow)
    if settings.truncate:
        low, high = math.floor(low), math.ceil(high)
    low, high = max(low, 0), min(high, head_dim - 1)
    if low == high:
        high += 0.001
    pairs = torch.arange(head_dim // 2, dtype=torch.float64)
    return 1 - ((pairs - low) / (high - low)).clamp(0, 1)


def _yarn_pair(settings: RopeSettings, head_dim: int, n_turns: float) -> float:
    """Return which pair, as a real number, turns `n_turns` times within the original context."""
    if settings.original_max_positions is None:
        raise SettingError(
            "Rotary positions of kind yarn need original_max_positions.",
            parameter="original_max_positions",
        )
    per_turn = settings.original_max_positions / (n_turns * 2 * math.pi)
    return head_dim * math.log(per_turn) / (2 * math.log(settings.theta))
