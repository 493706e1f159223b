"""Where an engine's weights come from: a checkpoint, what was prepared of one, or chance."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from engine.checkpoint.config import ModelConfig
from engine.checkpoint.tensor_table import Shape
from engine.kernels.packed import Packer, Weight
from engine.tokenizer import Tokenizer

if TYPE_CHECKING:
    from engine.checkpoint.checkpoint import Checkpoint


class ModelSource(ABC):
    """A model before it is built.

    Attributes:
        format_name: what kind of source it is, for diagnostics.
        folder: where it lies.
        config: the model's shape.
        shapes: canonical name and shape of every tensor.
    """

    format_name: ClassVar[str]
    folder: Path
    config: ModelConfig
    shapes: dict[str, Shape]

    @property
    def name(self) -> str:
        """What people know it by."""
        return self.folder.name

    @property
    def n_parameters(self) -> int:
        """Number of weights."""
        return sum(math.prod(shape) for shape in self.shapes.values())

    @property
    def precision(self) -> str | None:
        """The one precision its matrices are packed for, or None where they are not."""
        return None

    @abstractmethod
    def tensor(self, name: str) -> Weight:
        """Return the tensor with this canonical name, or a matrix that was packed before."""

    @abstractmethod
    def drop(self, name: str) -> None:
        """Give back the memory of a tensor that nobody holds any more."""

    @abstractmethod
    def load_tokenizer(self) -> Tokenizer:
        """Return the vocabulary; a TokenizerError says what is wrong with it."""

    @abstractmethod
    def packed_by(self, packer: Packer, keep: Keep | None) -> ModelSource:
        """Return the same model for matrices that `packer` packs.

        Args:
            packer: the weight format.
            keep: what finds or makes the prepared weights of a source, or None to keep none.
        """


Keep: TypeAlias = "Callable[[Checkpoint, Packer], ModelSource]"
"""Finds or makes the prepared weights of a checkpoint."""
