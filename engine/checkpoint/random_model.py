"""A model of any shape with random weights, for measuring speed where no model is.

How long a step takes depends on the shapes and not on the numbers. What such a model writes is
noise.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

import torch
from torch import Tensor

from engine.checkpoint.config import (
    DecoderConfig,
    EncoderConfig,
    FrontendConfig,
    ModelConfig,
    RopeSettings,
)
from engine.checkpoint.preparing import is_packed
from engine.checkpoint.source import Keep, ModelSource
from engine.checkpoint.tensor_table import Shape, tensor_shapes
from engine.kernels.huge_pages import HugePages
from engine.kernels.packed import PackedMatrix, Packer, Weight
from engine.tokenizer import (
    BEGIN_AUDIO,
    BOS,
    EOS,
    PAD,
    STREAMING_PAD,
    STREAMING_WORD,
    AudioSettings,
    Tokenizer,
)

VOXTRAL_MINI_4B: Final = ModelConfig(
    frontend=FrontendConfig(),
    encoder=EncoderConfig(
        dim=1280,
        n_layers=32,
        n_heads=32,
        head_dim=64,
        hidden_dim=5120,
        window_states=750,
        norm_eps=1e-5,
        rope=RopeSettings(theta=1e6),
    ),
    decoder=DecoderConfig(
        dim=3072,
        n_layers=26,
        n_heads=32,
        n_kv_heads=8,
        head_dim=128,
        hidden_dim=9216,
        vocab_size=131_072,
        window_tokens=8192,
        norm_eps=1e-5,
        rope=RopeSettings(theta=1e6),
        delay_dim=32,
    ),
)
"""The shape of Voxtral-Mini-4B-Realtime-2602."""

_SPECIAL_IDS: Final = {
    BOS: 1,
    EOS: 2,
    PAD: 11,
    BEGIN_AUDIO: 25,
    STREAMING_PAD: 32,
    STREAMING_WORD: 33,
}
_N_SPECIAL: Final = 1000
# Rows of a matrix are drawn and packed once for each width, and repeated.
_DRAWN_ROWS: Final = 512


class RandomModel(ModelSource):
    """Tensors made when they are asked for, packed for a weight format.

    Attributes:
        folder: a name where other models have a folder.
        config: the model's shape.
        shapes: name and shape of every tensor.
    """

    format_name = "random"

    def __init__(self, config: ModelConfig = VOXTRAL_MINI_4B) -> None:
        """Make a model of that shape."""
        self.folder = Path("full-size")
        self.config = config
        self.shapes: dict[str, Shape] = tensor_shapes(config)
        self._generator = torch.Generator().manual_seed(0)
        self._packer: Packer | None = None
        self._drawn: dict[int, PackedMatrix] = {}
        self._memory = HugePages()

    def packed_by(self, packer: Packer, keep: Keep | None) -> RandomModel:
        """Let `packer` pack the matrices of this model from now on; nothing of it is kept."""
        self._packer = packer
        self._drawn.clear()
        return self

    def tensor(self, name: str) -> Weight:
        """Return a bfloat16 tensor, or a matrix as the packer packs it.

        Values keep every layer's output about as large as its input.
        """
        shape = self.shapes[name]
        if self._packer is not None and is_packed(name):
            return self._matrix(self._packer, *shape)
        if "norm.weight" in name:
            return torch.ones(shape, dtype=torch.bfloat16)
        if len(shape) == 1:
            return torch.zeros(shape, dtype=torch.bfloat16)
        if len(shape) == 2:
            return self._rows(*shape)
        return self._rows(shape[0], math.prod(shape[1:])).view(shape)

    def drop(self, name: str) -> None:
        """Nothing is left of what nobody holds."""

    def load_tokenizer(self) -> Tokenizer:
        """Return a vocabulary of numbers."""
        decoder, frontend = self.config.decoder, self.config.frontend
        return Tokenizer(
            (f" {number}".encode() for number in range(decoder.vocab_size - _N_SPECIAL)),
            _SPECIAL_IDS,
            _N_SPECIAL,
            AudioSettings(
                sampling_rate=frontend.sampling_rate,
                frame_rate=12.5,
                delay_ms=480.0,
                left_pad_tokens=32,
                n_mels=frontend.n_mels,
                hop_samples=frontend.hop_samples,
                window_samples=frontend.window_samples,
            ),
        )

    def _rows(self, n_rows: int, n_columns: int) -> Tensor:
        drawn = torch.randn(min(n_rows, _DRAWN_ROWS), n_columns, generator=self._generator)
        drawn = (drawn / math.sqrt(n_columns)).to(torch.bfloat16)
        return _repeated(drawn, n_rows)

    def _matrix(self, packer: Packer, n_rows: int, n_columns: int) -> PackedMatrix:
        if n_rows % _DRAWN_ROWS:
            return packer.pack_matrix(self._rows(n_rows, n_columns))
        if n_columns not in self._drawn:
            self._drawn[n_columns] = packer.pack_matrix(self._rows(_DRAWN_ROWS, n_columns))
        drawn = self._drawn[n_columns]
        n_times = n_rows // _DRAWN_ROWS
        shape = (n_times * len(drawn.weights), *drawn.weights.shape[1:])
        weights = self._memory.empty(shape, drawn.weights.dtype)
        weights.view(n_times, *drawn.weights.shape).copy_(drawn.weights)
        scales = None if drawn.scales is None else drawn.scales.repeat(n_times)
        return PackedMatrix(n_rows, n_columns, weights, scales)


def _repeated(rows: Tensor, n_rows: int) -> Tensor:
    """Return as many rows, the given ones over and over, in memory of their own."""
    n_times = -(-n_rows // len(rows))
    return rows.repeat(n_times, *(1,) * (rows.dim() - 1))[:n_rows].contiguous()
