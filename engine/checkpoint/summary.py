"""What a model folder holds and what is wrong with it, for people to read."""

from __future__ import annotations

import logging
import math
from dataclasses import dataclass
from pathlib import Path

from engine.checkpoint.checkpoint import (
    TOKENIZER_FILE,
    Checkpoint,
    check_tokenizer,
    stored_dtypes,
)
from engine.checkpoint.config import ModelConfig
from engine.checkpoint.opening import choose_format
from engine.checkpoint.prepared_model import WEIGHTS_FILE, PreparedModel
from engine.checkpoint.weight_files import WeightFiles
from engine.errors import CheckpointError
from engine.tokenizer import AudioSettings, Tokenizer

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A file of a model folder and its size in bytes."""

    name: str
    n_bytes: int


@dataclass(frozen=True, slots=True)
class CheckpointSummary:
    """A model folder, whole or broken.

    Attributes:
        folder: the model folder.
        format_name: "mistral", "hf" or "prepared", or None where no format is complete.
        files: the files that would be read, or where there is no format, all files.
        n_parameters: number of weights in the files that can be read.
        dtypes: dtypes of those weights, as torch spells them, or what they are prepared for.
        config: the model's shape, or None if it could not be read.
        audio: the tokenizer's audio settings with the model's own delay, or None likewise.
        problems: one sentence for each thing that is wrong; none if the model can be used.
    """

    folder: Path
    format_name: str | None
    files: tuple[ModelFile, ...] = ()
    n_parameters: int = 0
    dtypes: tuple[str, ...] = ()
    config: ModelConfig | None = None
    audio: AudioSettings | None = None
    problems: tuple[str, ...] = ()


def summarise_checkpoint(path: str | Path, format: str = "auto") -> CheckpointSummary:  # noqa: A002
    """Look through the model folder at `path`; problems are listed, not raised.

    Raises:
        SettingError: `format` is none of the three.
    """
    folder = Path(path)
    if format == "auto" and (folder / WEIGHTS_FILE).exists():
        return _summary_of_prepared(folder)
    try:
        format_class = choose_format(folder, format)
    except CheckpointError as error:
        return CheckpointSummary(
            folder, None, files=_sizes(_files_in(folder)), problems=(str(error),)
        )
    return _Inspection(folder, format_class).summary()


def _summary_of_prepared(folder: Path) -> CheckpointSummary:
    files = _sizes([folder / WEIGHTS_FILE, folder / TOKENIZER_FILE])
    try:
        model = PreparedModel(folder)
        tokenizer = model.load_tokenizer()
    except CheckpointError as error:
        return CheckpointSummary(folder, None, files=files, problems=(str(error),))
    return CheckpointSummary(
        folder=folder,
        format_name=PreparedModel.format_name,
        files=files,
        n_parameters=model.n_parameters,
        dtypes=(str(model.precision),),
        config=model.config,
        audio=tokenizer.audio,
    )


class _Inspection:
    """One look through a folder in a known format, noting every problem on the way."""

    def __init__(self, folder: Path, format_class: type[Checkpoint]) -> None:
        self._folder = folder
        self._format = format_class
        self._problems: list[str] = []

    def summary(self) -> CheckpointSummary:
        config = self._config()
        weights = self._weights()
        tokenizer = self._tokenizer(config)
        if config is not None and weights is not None:
            self._problems += self._format.tensor_problems(config, weights)
        return CheckpointSummary(
            folder=self._folder,
            format_name=self._format.format_name,
            files=_sizes(self._paths()),
            n_parameters=_count(weights) if weights else 0,
            dtypes=stored_dtypes(weights) if weights else (),
            config=config,
            audio=tokenizer.audio if tokenizer else None,
            problems=tuple(self._problems),
        )

    def _config(self) -> ModelConfig | None:
        try:
            return self._format.read_config(self._folder)
        except CheckpointError as error:
            self._problems.append(str(error))
            return None

    def _weights(self) -> WeightFiles | None:
        try:
            return WeightFiles(self._format.find_weights(self._folder))
        except CheckpointError as error:
            self._problems.append(str(error))
            return None

    def _tokenizer(self, config: ModelConfig | None) -> Tokenizer | None:
        tokenizer = None
        try:
            tokenizer = Tokenizer.load(self._folder / TOKENIZER_FILE)
            if config is not None:
                check_tokenizer(tokenizer, config)
        except CheckpointError as error:
            self._problems.append(str(error))
        return tokenizer

    def _paths(self) -> list[Path]:
        try:
            weights = list(self._format.find_weights(self._folder))
        except CheckpointError:
            weights = sorted(self._folder.glob("*.safetensors"))
        names = (self._format.config_file, self._format.index_file, TOKENIZER_FILE)
        others = [self._folder / name for name in names]
        return others + weights


def _count(weights: WeightFiles) -> int:
    return sum(math.prod(tensor.shape) for tensor in weights.stored.values())


def _files_in(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _sizes(paths: list[Path]) -> tuple[ModelFile, ...]:
    files = []
    for path in paths:
        try:
            if path.is_file():
                files.append(ModelFile(path.name, path.stat().st_size))
        except OSError as error:
            logger.debug("Cannot look at %s: %s", path, error)
    return tuple(files)
