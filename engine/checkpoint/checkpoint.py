"""A model folder on disk, in Mistral's or Hugging Face's format, read under one set of names."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from typing import ClassVar

from torch import Tensor

from engine.checkpoint.config import ModelConfig
from engine.checkpoint.hugging_face_config import read_hugging_face_config
from engine.checkpoint.mapped_pages import drop_file_pages
from engine.checkpoint.mistral_config import read_mistral_config
from engine.checkpoint.source import Keep, ModelSource
from engine.checkpoint.tensor_check import DTYPE_NAMES, tensor_problems
from engine.checkpoint.tensor_table import (
    Shape,
    hugging_face_name,
    interleave_rotary_rows,
    rotary_heads,
    tensor_shapes,
)
from engine.checkpoint.weight_files import WeightFiles, find_weight_files
from engine.errors import CheckpointError, TokenizerError
from engine.kernels.packed import Packer
from engine.tokenizer import Tokenizer

TOKENIZER_FILE = "tekken.json"


class Checkpoint(ModelSource):
    """An opened model folder: its config, and its tensors under Mistral's names.

    Opening reads the config and the headers of the weight files, and checks every tensor's name,
    shape and dtype. Tensors are views of the mapped files unless a format says otherwise.

    Attributes:
        folder: the model folder.
        config: the model's shape.
        shapes: canonical name and shape of every tensor.
    """

    format_name: ClassVar[str]
    format_label: ClassVar[str]
    config_file: ClassVar[str]
    weights_file: ClassVar[str]
    index_file: ClassVar[str]

    def __init__(self, folder: Path) -> None:
        """Open the folder.

        Raises:
            CheckpointError: a file is missing or damaged, the config is not supported, or tensors
                are missing, unexpected, misshapen or of another dtype; all of them are named.
        """
        self.folder = folder
        self.config = self.read_config(folder)
        self._weights = WeightFiles(self.find_weights(folder))
        self.shapes: dict[str, Shape] = tensor_shapes(self.config)
        problems = self.tensor_problems(self.config, self._weights)
        if problems:
            raise CheckpointError(
                f"The weights in {folder} do not fit {self.config_file}: {'; '.join(problems)}.",
                parameter=self.weights_file,
                value=str(folder),
            )
        if not self.tokenizer_path.is_file():
            raise TokenizerError(
                f"{folder} has no {TOKENIZER_FILE}: both formats need it for the text.",
                parameter=TOKENIZER_FILE,
                value=str(folder),
            )

    @classmethod
    @abstractmethod
    def read_config(cls, folder: Path) -> ModelConfig:
        """Return the model's shape from the config file in `folder`."""

    @classmethod
    @abstractmethod
    def stored_name(cls, name: str) -> str:
        """Return what this format's files call the tensor with this canonical name."""

    def tensor(self, name: str) -> Tensor:
        """Return the tensor with this canonical name, in its stored dtype; see `shapes`."""
        return self.stored_tensor(name)

    def drop(self, name: str) -> None:
        """Give back the file's pages."""
        drop_file_pages(self.stored_tensor(name))

    def packed_by(self, packer: Packer, keep: Keep | None) -> ModelSource:
        """Return what is kept of this checkpoint, or itself, to be packed at every load."""
        return self if keep is None else keep(self, packer)

    def stored_tensor(self, name: str) -> Tensor:
        """Return the tensor with this canonical name as its file holds it, without any copy."""
        return self._weights.tensor(self.stored_name(name))

    @property
    def tokenizer_path(self) -> Path:
        """Where the tokenizer file lies."""
        return self.folder / TOKENIZER_FILE

    @property
    def n_bytes(self) -> int:
        """Size of the weight files in bytes."""
        return self._weights.n_bytes

    @property
    def dtypes(self) -> tuple[str, ...]:
        """The dtypes found in the weight files, as torch spells them."""
        return stored_dtypes(self._weights)

    def load_tokenizer(self) -> Tokenizer:
        """Return the folder's tokenizer.

        Raises:
            TokenizerError: the file is damaged, lacks the streaming tokens or the audio settings,
                or belongs to another model.
        """
        tokenizer = Tokenizer.load(self.tokenizer_path)
        check_tokenizer(tokenizer, self.config)
        return tokenizer

    @classmethod
    def find_weights(cls, folder: Path) -> tuple[Path, ...]:
        """Return this format's weight files in `folder`; a CheckpointError says what is missing."""
        return find_weight_files(folder, cls.weights_file, cls.index_file)

    @classmethod
    def tensor_problems(cls, config: ModelConfig, weights: WeightFiles) -> list[str]:
        """Return one line for each kind of problem between a config and stored tensors."""
        expected = {cls.stored_name(name): shape for name, shape in tensor_shapes(config).items()}
        return tensor_problems(expected, weights.stored)


class MistralCheckpoint(Checkpoint):
    """Mistral's files: params.json and consolidated.safetensors."""

    format_name = "mistral"
    format_label = "Mistral's"
    config_file = "params.json"
    weights_file = "consolidated.safetensors"
    index_file = "consolidated.safetensors.index.json"

    @classmethod
    def read_config(cls, folder: Path) -> ModelConfig:
        """Return the model's shape from params.json."""
        return read_mistral_config(folder / cls.config_file)

    @classmethod
    def stored_name(cls, name: str) -> str:
        """Return the name itself: canonical names are Mistral's."""
        return name


class HuggingFaceCheckpoint(Checkpoint):
    """Hugging Face's files: config.json and model.safetensors.

    Query and key tensors are copied on reading, into interleaved row order.
    """

    format_name = "hf"
    format_label = "Hugging Face's"
    config_file = "config.json"
    weights_file = "model.safetensors"
    index_file = "model.safetensors.index.json"

    @classmethod
    def read_config(cls, folder: Path) -> ModelConfig:
        """Return the model's shape from config.json and the processor's settings beside it."""
        return read_hugging_face_config(folder / cls.config_file)

    @classmethod
    def stored_name(cls, name: str) -> str:
        """Return the name transformers gives the tensor on disk."""
        return hugging_face_name(name)

    def tensor(self, name: str) -> Tensor:
        """Return the tensor with this canonical name, query and key rows interleaved."""
        tensor = self.stored_tensor(name)
        n_heads = rotary_heads(name, self.config)
        return tensor if n_heads is None else interleave_rotary_rows(tensor, n_heads)


def check_tokenizer(tokenizer: Tokenizer, config: ModelConfig) -> None:
    """Raise a TokenizerError if the tokenizer was not made for a model of this shape."""
    audio, frontend = tokenizer.audio, config.frontend
    tokens_per_second = frontend.sampling_rate / (2 * frontend.hop_samples * config.downsample)
    pairs = (
        ("vocabulary size", tokenizer.vocab_size, config.decoder.vocab_size),
        ("sampling_rate", audio.sampling_rate, frontend.sampling_rate),
        ("frame_rate", audio.frame_rate, tokens_per_second),
        ("num_mel_bins", audio.n_mels, frontend.n_mels),
        ("hop_length", audio.hop_samples, frontend.hop_samples),
        ("window_size", audio.window_samples, frontend.window_samples),
    )
    for parameter, found, wanted in pairs:
        if found != wanted:
            raise TokenizerError(
                f"{TOKENIZER_FILE} belongs to another model: its {parameter} is {found}, the "
                f"model's is {wanted}.",
                parameter=parameter,
                value=found,
            )


def stored_dtypes(weights: WeightFiles) -> tuple[str, ...]:
    """Return the dtypes found in weight files, as torch spells them where it is a usable one."""
    found = {tensor.dtype for tensor in weights.stored.values()}
    return tuple(sorted(DTYPE_NAMES.get(dtype, dtype) for dtype in found))
