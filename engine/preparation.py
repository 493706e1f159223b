"""Preparing a model's weights ahead of its first use."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from engine.checkpoint import open_checkpoint
from engine.checkpoint.model_weights import layer_samples
from engine.checkpoint.preparing import PreparedModels, Progress
from engine.errors import SettingError
from engine.kernels import native_kernels
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
    return PreparedModels(settings.prepared_folder).prepare(checkpoint, packer, on_progress).folder
