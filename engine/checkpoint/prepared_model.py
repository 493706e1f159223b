"""A model folder whose weights are prepared for one precision: whole by itself."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from engine.checkpoint.checkpoint import TOKENIZER_FILE, check_tokenizer
from engine.checkpoint.config import (
    DecoderConfig,
    EncoderConfig,
    FrontendConfig,
    ModelConfig,
    RopeSettings,
)
from engine.checkpoint.prepared_file import PreparedFile
from engine.checkpoint.source import Keep, ModelSource
from engine.checkpoint.tensor_table import Shape, tensor_shapes
from engine.errors import CheckpointError
from engine.kernels.packed import PackedMatrix, Packer, Weight
from engine.tokenizer import Tokenizer

WEIGHTS_FILE: Final = "weights.voxcap"
VALUES_SUFFIX: Final = "/values"
SCALES_SUFFIX: Final = "/scales"


class PreparedModel(ModelSource):
    """Opened prepared weights with the model's shape and tokenizer.

    Attributes:
        folder: where it lies.
        config: the model's shape.
        shapes: name and shape of every tensor before it was packed.
        layout: version of the packed layout.
        source: identity of the checkpoint it was made of.
        source_name: what that checkpoint's folder was called.
    """

    format_name = "prepared"

    def __init__(self, folder: Path) -> None:
        """Open the folder.

        Raises:
            CheckpointError: it is not a prepared model, or damaged as far as headers tell.
        """
        self.folder = folder
        self._file = PreparedFile(folder / WEIGHTS_FILE)
        facts = self._file.facts
        try:
            self.config = _config(facts["config"])
            self._precision: str = facts["precision"]
            self.layout: int = facts["layout"]
            self.source: str = facts["source"]
            self.source_name: str = facts["source_name"]
        except (KeyError, TypeError) as error:
            raise CheckpointError(
                f"{folder / WEIGHTS_FILE} does not say what it was made of ({error}). Prepare the "
                "model again.",
                parameter="prepared",
                value=str(folder),
            ) from error
        self.shapes: dict[str, Shape] = tensor_shapes(self.config)
        missing = [name for name in self.shapes if name + VALUES_SUFFIX not in self._file.parts]
        if missing:
            raise CheckpointError(
                f"{folder / WEIGHTS_FILE} lacks {missing[0]} and {len(missing) - 1} more. Prepare "
                "the model again.",
                parameter=missing[0],
                value=str(folder),
            )

    @property
    def name(self) -> str:
        """What the folder was called that it was made of."""
        return self.source_name

    @property
    def precision(self) -> str:
        """The precision its matrices are packed for, "int8" or "int4"."""
        return self._precision

    @property
    def n_bytes(self) -> int:
        """Size of the weights on disk."""
        return self._file.n_bytes

    @property
    def tokenizer_path(self) -> Path:
        """Where the tokenizer file lies."""
        return self.folder / TOKENIZER_FILE

    def load_tokenizer(self) -> Tokenizer:
        """Return the folder's tokenizer; a TokenizerError says what is wrong with it."""
        tokenizer = Tokenizer.load(self.tokenizer_path)
        check_tokenizer(tokenizer, self.config)
        return tokenizer

    def load(self, n_threads: int) -> None:
        """Read all tensors into memory and compare all checksums.

        Args:
            n_threads: how many tensors are read at a time.

        Raises:
            CheckpointError: something was altered; the message names it.
        """
        self._file.load(n_threads)
        if file_sha256(self.tokenizer_path) != self._file.facts["tokenizer_sha256"]:
            raise CheckpointError(
                f"{self.tokenizer_path} was altered. Prepare the model again.",
                parameter=TOKENIZER_FILE,
                value=str(self.folder),
            )

    def drop(self, name: str) -> None:
        """Leave it where it is: what was packed is computed with as it lies."""

    def packed_by(self, packer: Packer, keep: Keep | None) -> PreparedModel:
        """Return itself.

        Raises:
            CheckpointError: its matrices are packed in another way.
        """
        if (packer.precision, packer.layout) != (self.precision, self.layout):
            raise CheckpointError(
                f"{self.folder} was prepared for {self.precision} (layout {self.layout}), not for "
                f"{packer.precision} (layout {packer.layout}). Prepare the model again.",
                parameter="precision",
                value=packer.precision,
            )
        return self

    def tensor(self, name: str) -> Weight:
        """Return a tensor as it was stored, or a matrix as it was packed; `load` comes before."""
        values = self._file.tensor(name + VALUES_SUFFIX)
        if name not in self._file.facts["packed"]:
            return values
        scales = name + SCALES_SUFFIX
        n_rows, n_columns = self.shapes[name]
        return PackedMatrix(
            n_rows,
            n_columns,
            values,
            self._file.tensor(scales) if scales in self._file.parts else None,
        )


def file_sha256(path: Path) -> str:
    """Return a file's SHA-256 in hexadecimal digits.

    Raises:
        CheckpointError: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise CheckpointError(
            f"Cannot read {path}: {error.strerror}.", parameter=path.name, value=str(path)
        ) from error


def config_values(config: ModelConfig) -> dict[str, Any]:
    """Return a model's shape as values that JSON can hold."""
    return asdict(config)


def _config(values: dict[str, Any]) -> ModelConfig:
    encoder, decoder = values["encoder"], values["decoder"]
    return ModelConfig(
        frontend=FrontendConfig(**values["frontend"]),
        encoder=EncoderConfig(**{**encoder, "rope": RopeSettings(**encoder["rope"])}),
        decoder=DecoderConfig(**{**decoder, "rope": RopeSettings(**decoder["rope"])}),
        downsample=values["downsample"],
    )
