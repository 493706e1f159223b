"""Choosing the format of a model folder, and opening it."""

from __future__ import annotations

import logging
import os
from pathlib import Path

from engine.checkpoint.checkpoint import (
    TOKENIZER_FILE,
    Checkpoint,
    HuggingFaceCheckpoint,
    MistralCheckpoint,
)
from engine.checkpoint.prepared_model import WEIGHTS_FILE, PreparedModel
from engine.checkpoint.source import ModelSource
from engine.errors import CheckpointError, SettingError
from engine.settings import CHECKPOINT_FORMATS

logger = logging.getLogger(__name__)

# In the order of preference when the format is left open.
_FORMATS: tuple[type[Checkpoint], ...] = (MistralCheckpoint, HuggingFaceCheckpoint)


def open_model(path: str | Path, format: str = "auto") -> ModelSource:  # noqa: A002
    """Open a model folder, or one with prepared weights where no format of files is asked for.

    Prepared weights are loaded and compared with their checksums.

    Raises:
        CheckpointError: the folder cannot be used.
        SettingError: `format` is none of the three.
    """
    if format == "auto" and (Path(path) / WEIGHTS_FILE).is_file():
        prepared = PreparedModel(Path(path))
        prepared.load(os.cpu_count() or 1)
        return prepared
    return open_checkpoint(path, format)


def open_checkpoint(path: str | Path, format: str = "auto") -> Checkpoint:  # noqa: A002
    """Open the model folder at `path` without reading its weights.

    Args:
        path: the folder.
        format: "mistral", "hf", or "auto", which takes Mistral's files where both are complete
            and says so in the log. A format named here is never replaced by the other.

    Raises:
        CheckpointError: the folder cannot be used; see `Checkpoint`.
        SettingError: `format` is none of the three.
    """
    folder = Path(path)
    return choose_format(folder, format)(folder)


def choose_format(folder: Path, format: str) -> type[Checkpoint]:  # noqa: A002
    """Return the format to open `folder` with; the errors are those of `open_checkpoint`."""
    if format not in CHECKPOINT_FORMATS:
        raise SettingError(
            f"format must be one of {', '.join(CHECKPOINT_FORMATS)}, not {format!r}.",
            parameter="format",
            value=format,
        )
    _check_folder(folder)
    missing = {one: missing_files(folder, one) for one in _FORMATS}
    complete = [one for one in _FORMATS if not missing[one]]
    if format == "auto":
        return _choose_complete(folder, missing, complete)
    chosen = next(one for one in _FORMATS if one.format_name == format)
    if chosen not in complete and complete:
        other = complete[0]
        raise CheckpointError(
            f"{folder} holds {other.format_label} files, not {chosen.format_label}: "
            f"choose format {other.format_name!r}.",
            parameter="format",
            value=format,
        )
    if chosen not in complete:
        raise CheckpointError(
            f"{folder} is not a model in {chosen.format_label} format: "
            f"it lacks {' and '.join(missing[chosen])}.",
            parameter="model",
            value=str(folder),
        )
    return chosen


def missing_files(folder: Path, format_class: type[Checkpoint]) -> list[str]:
    """Return which of a format's own files (config, weights) are not in `folder`."""
    missing = []
    if not (folder / format_class.config_file).is_file():
        missing.append(format_class.config_file)
    weights = (format_class.weights_file, format_class.index_file)
    if not any((folder / name).is_file() for name in weights):
        missing.append(format_class.weights_file)
    return missing


def _check_folder(folder: Path) -> None:
    try:
        if folder.is_file():
            raise CheckpointError(
                f"{folder} is a file; give the model folder that contains it.",
                parameter="model",
                value=str(folder),
            )
        next(folder.iterdir(), None)
        # A folder that can be listed may still be closed to what lies in it.
        (folder / TOKENIZER_FILE).is_file()
    except FileNotFoundError as error:
        raise CheckpointError(
            f"There is no model folder {folder}.", parameter="model", value=str(folder)
        ) from error
    except OSError as error:
        raise CheckpointError(
            f"Cannot read the model folder {folder}: {error.strerror}.",
            parameter="model",
            value=str(folder),
        ) from error


def _choose_complete(
    folder: Path, missing: dict[type[Checkpoint], list[str]], complete: list[type[Checkpoint]]
) -> type[Checkpoint]:
    if not complete:
        lacks = "; ".join(
            f"for {one.format_label} format it lacks {' and '.join(names)}"
            for one, names in missing.items()
        )
        raise CheckpointError(
            f"{folder} is not a complete model: {lacks}.", parameter="model", value=str(folder)
        )
    chosen = complete[0]
    if len(complete) > 1:
        logger.info(
            "%s holds both formats; taking %s files (format %r).",
            folder,
            chosen.format_label,
            chosen.format_name,
        )
    return chosen
