"""The tensors of a checkpoint on their way into a model."""

from __future__ import annotations

from weakref import WeakValueDictionary

from torch import Tensor

from engine.checkpoint.source import ModelSource
from engine.checkpoint.tensor_table import ENCODER_PREFIX
from engine.kernels import LayerSamples
from engine.kernels.packed import Weight

_SAMPLED = ("feed_forward.w1.weight", "feed_forward.w2.weight")


class ModelWeights:
    """Hands out tensors, and gives back the memory of those that were packed and dropped."""

    def __init__(self, source: ModelSource) -> None:
        """Read from an opened model."""
        self._source = source
        self._handed_out: list[str] = []
        self._kept: WeakValueDictionary[str, Weight] = WeakValueDictionary()

    def tensor(self, name: str) -> Weight:
        """Return the tensor with this canonical name."""
        self.drop_packed()
        tensor = self._source.tensor(name)
        self._kept[name] = tensor
        self._handed_out.append(name)
        return tensor

    def drop_packed(self) -> None:
        """Give back the file pages of tensors that nobody holds any more."""
        dropped = [name for name in self._handed_out if name not in self._kept]
        for name in dropped:
            self._source.drop(name)
        self._handed_out = [name for name in self._handed_out if name in self._kept]

    def kept(self) -> dict[str, Tensor]:
        """Return by name the tensors that were handed out and are still in use."""
        return {
            name: weight if isinstance(weight, Tensor) else weight.weights
            for name, weight in self._kept.items()
        }


def layer_samples(source: ModelSource) -> LayerSamples:
    """Return matrices of the first layers, to check and time kernels with."""
    encoder = ENCODER_PREFIX + "transformer."
    return LayerSamples(
        encoder=tuple(source.tensor(f"{encoder}layers.0.{name}") for name in _SAMPLED),
        decoder=tuple(source.tensor(f"layers.0.{name}") for name in _SAMPLED),
        encoder_rows=source.config.downsample,
        decoder_rows=1,
    )
