"""Preparing a model's weights ahead of its first use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from engine.checkpoint import Checkpoint, open_checkpoint
from engine.checkpoint.model_weights import layer_samples
from engine.checkpoint.preparing import PreparedModels, Progress
from engine.errors import SettingError
from engine.kernels import native_kernels
from engine.kernels.packed import Packer
from engine.machine import default_threads
from engine.model.self_check import check_stacks
from engine.precision import choose_precision
from engine.settings import EngineSettings


def prepare_model(
    model: str | Path, settings: EngineSettings, on_progress: Progress | None = None
) -> Path:
    """Pack the weights of a model folder for a precision and keep them.

    What was prepared before is made anew.

    Args:
        model: folder with Mistral's or Hugging Face's files.
        settings: the precision, the folder to keep them in, and the threads.
        on_progress: told how many weights are done, and of how many; what it raises ends the work
            and leaves nothing behind.

    Returns:
        The folder of the prepared model, which an engine can load by itself.

    Raises:
        CheckpointError: the model cannot be used, or the disk is full.
        SettingError: there is nothing to prepare for that precision on this computer.
    """
    task = _task(model, settings)
    return task.store.prepare(task.checkpoint, task.packer, on_progress).folder


def ensure_prepared(
    model: str | Path, settings: EngineSettings, on_progress: Progress | None = None
) -> Path:
    """Return the folder of what was prepared of a model; it is prepared now if need be.

    Either way it is read from end to end and fits its checksums, so that the model's own files are
    not needed any more. Of several processes that want the same the first prepares it, and the
    others wait. Arguments and errors as in `prepare_model`.
    """
    task = _task(model, settings)
    found = task.store.find_or_prepare(task.checkpoint, task.packer, task.n_threads, on_progress)
    return found.folder


@dataclass(frozen=True, slots=True)
class _Task:
    """What is to be packed, how, and where it is kept."""

    store: PreparedModels
    checkpoint: Checkpoint
    packer: Packer
    n_threads: int


def _task(model: str | Path, settings: EngineSettings) -> _Task:
    checkpoint = open_checkpoint(model, settings.format)
    n_threads = settings.threads or default_threads(checkpoint.n_parameters)
    precision = choose_precision(
        settings.precision,
        checkpoint.n_parameters,
        native_kernels(),
        layer_samples(checkpoint),
        n_threads,
        partial(check_stacks, checkpoint.config),
    )
    packer = precision.linear_format.packer
    if packer is None or settings.prepared_folder is None:
        raise SettingError(
            f"Nothing has to be prepared for {precision.name} here: {precision.reason}. The model "
            "is used as it is.",
            parameter="precision",
            value=precision.name,
        )
    return _Task(PreparedModels(settings.prepared_folder), checkpoint, packer, n_threads)
