"""The weights that kernels are checked and timed with."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernels.packed import Weight


@dataclass(frozen=True, slots=True)
class LayerSamples:
    """Matrices of a model's first layers.

    Attributes:
        encoder: matrices [out, in] of the first encoder layer, the one to time first.
        decoder: the same of the first decoder layer.
        encoder_rows: rows the encoder's layers multiply at a time, mostly.
        decoder_rows: the same of the decoder's.
    """

    encoder: tuple[Weight, ...]
    decoder: tuple[Weight, ...]
    encoder_rows: int
    decoder_rows: int
