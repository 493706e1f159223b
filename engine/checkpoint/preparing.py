"""Preparing a checkpoint's weights for a precision, and keeping what was prepared.

Each prepared model is a folder of its own, named by the checkpoint's identity, the precision and
the version of its layout. It appears in one step when it is whole.
"""

from __future__ import annotations

import logging
import math
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from filelock import FileLock

from engine.checkpoint.checkpoint import TOKENIZER_FILE, Checkpoint
from engine.checkpoint.identity import checkpoint_identity
from engine.checkpoint.prepared_file import PreparedFileWriter
from engine.checkpoint.prepared_model import (
    SCALES_SUFFIX,
    VALUES_SUFFIX,
    WEIGHTS_FILE,
    PreparedModel,
    config_values,
    file_sha256,
)
from engine.errors import CheckpointError, PreparedFolderError
from engine.kernels.packed import Packer

logger = logging.getLogger(__name__)

_MARGIN_BYTES: Final = 64 << 20
_UNFINISHED: Final = ".part"
_PACKED = re.compile(
    r".*(attention\.w[qkvo]|feed_forward\.w[123]|audio_language_projection\.[02]|tok_embeddings)"
    r"\.weight"
)

Progress = Callable[[int, int], None]
"""Told how many weights are done, and of how many. What it raises ends the work."""


@dataclass(frozen=True, slots=True)
class PreparedEntry:
    """One folder of the store.

    Attributes:
        name: of the folder.
        n_bytes: size of its files.
        model: what it holds, or None if it cannot be used.
        problem: why it cannot, or "".
    """

    name: str
    n_bytes: int
    model: PreparedModel | None
    problem: str


class PreparedModels:
    """A folder of prepared models."""

    def __init__(self, folder: Path) -> None:
        """Use `folder`, which need not exist yet."""
        self._folder = folder

    def find(self, checkpoint: Checkpoint, packer: Packer, n_threads: int) -> PreparedModel | None:
        """Return what was prepared of a checkpoint, loaded; something altered is never returned.

        Args:
            checkpoint: the model.
            packer: what the weights must be packed with.
            n_threads: for reading it.
        """
        folder = self._folder / _name(checkpoint, packer)
        if not folder.is_dir():
            return None
        try:
            model = PreparedModel(folder)
            model.load(n_threads)
        except CheckpointError as error:
            logger.warning("%s", error)
            return None
        return model

    def prepare(
        self, checkpoint: Checkpoint, packer: Packer, on_progress: Progress | None = None
    ) -> PreparedModel:
        """Pack a checkpoint tensor by tensor, and keep it; what was there before is replaced.

        A killed process leaves a folder that the next call removes.

        Raises:
            PreparedFolderError: the disk is full or cannot be written to.
        """
        with self._alone(checkpoint, packer):
            return self._prepare(checkpoint, packer, on_progress)

    def find_or_prepare(
        self,
        checkpoint: Checkpoint,
        packer: Packer,
        n_threads: int,
        on_progress: Progress | None = None,
    ) -> PreparedModel:
        """Return what was prepared of a checkpoint, prepared now if need be.

        Of several processes that want the same the first prepares it, and the others wait.
        Arguments and errors as in `find` and `prepare`.
        """
        found = self.find(checkpoint, packer, n_threads)
        if found is not None:
            return found
        with self._alone(checkpoint, packer):
            found = self.find(checkpoint, packer, n_threads)
            if found is not None:
                return found
            prepared = self._prepare(checkpoint, packer, on_progress)
        prepared.load(n_threads)
        return prepared

    @contextmanager
    def _alone(self, checkpoint: Checkpoint, packer: Packer) -> Iterator[None]:
        """Keep other processes from preparing the same."""
        with _told(self._folder):
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self._folder / f"{_name(checkpoint, packer)}.lock")
            lock.acquire()
        try:
            yield
        finally:
            lock.release()

    def _prepare(
        self, checkpoint: Checkpoint, packer: Packer, on_progress: Progress | None
    ) -> PreparedModel:
        name = _name(checkpoint, packer)
        target, unfinished = self._folder / name, self._folder / (name + _UNFINISHED)
        with _told(self._folder):
            _remove(unfinished)
            _require_space(self._folder, checkpoint, packer)
            unfinished.mkdir()
            try:
                _write(checkpoint, packer, unfinished, on_progress)
                _remove(target)
                unfinished.rename(target)
            finally:
                _remove(unfinished)
        return PreparedModel(target)

    def entries(self) -> tuple[PreparedEntry, ...]:
        """Return all folders of the store, by name."""
        if not self._folder.is_dir():
            return ()
        return tuple(
            _entry(folder)
            for folder in sorted(self._folder.iterdir())
            if folder.is_dir() and (folder / WEIGHTS_FILE).exists()
        )

    def remove(self, name: str) -> None:
        """Delete one of the folders that `entries` names.

        Raises:
            CheckpointError: there is none of that name, or it cannot be deleted.
        """
        if name not in {entry.name for entry in self.entries()}:
            raise CheckpointError(
                f"{self._folder} holds no prepared model {name!r}.", parameter="name", value=name
            )
        try:
            shutil.rmtree(self._folder / name)
            (self._folder / f"{name}.lock").unlink(missing_ok=True)
        except OSError as error:
            raise CheckpointError(
                f"{self._folder / name} cannot be deleted: {error.strerror}.",
                parameter="name",
                value=name,
            ) from error


@contextmanager
def _told(folder: Path) -> Iterator[None]:
    """Turn what the disk refuses into words."""
    try:
        yield
    except OSError as error:
        raise PreparedFolderError(
            f"The prepared weights cannot be written to {folder}: {error.strerror or error}. Make "
            "room there, or choose another folder.",
            parameter="prepared",
            value=str(folder),
        ) from error


def is_packed(name: str) -> bool:
    """Tell whether the tensor of that name is a matrix that a precision narrows.

    Norms, convolutions, biases and the small networks of the delay stay as they are.
    """
    return _PACKED.fullmatch(name) is not None


def _name(checkpoint: Checkpoint, packer: Packer) -> str:
    return f"{checkpoint_identity(checkpoint)[:16]}-{packer.precision}-{packer.layout}"


def _write(
    checkpoint: Checkpoint, packer: Packer, folder: Path, on_progress: Progress | None
) -> None:
    shutil.copyfile(checkpoint.tokenizer_path, folder / TOKENIZER_FILE)
    writer = PreparedFileWriter(folder / WEIGHTS_FILE)
    packed = []
    n_done, n_all = 0, checkpoint.n_parameters
    try:
        for name, shape in checkpoint.shapes.items():
            if is_packed(name):
                packed.append(name)
                matrix = packer.pack_matrix(checkpoint.tensor(name))
                writer.add(name + VALUES_SUFFIX, matrix.weights)
                if matrix.scales is not None:
                    writer.add(name + SCALES_SUFFIX, matrix.scales)
            else:
                writer.add(name + VALUES_SUFFIX, checkpoint.tensor(name))
            checkpoint.drop(name)
            n_done += math.prod(shape)
            if on_progress is not None:
                on_progress(n_done, n_all)
        writer.finish(
            {
                "precision": packer.precision,
                "layout": packer.layout,
                "packed": packed,
                "tokenizer_sha256": file_sha256(folder / TOKENIZER_FILE),
                "source": checkpoint_identity(checkpoint),
                "source_name": os.fsencode(checkpoint.folder.resolve().name).decode(
                    errors="replace"
                ),
                "config": config_values(checkpoint.config),
            }
        )
    finally:
        writer.close()


def _require_space(folder: Path, checkpoint: Checkpoint, packer: Packer) -> None:
    wanted = _MARGIN_BYTES + sum(
        packer.packed_bytes(*shape) if is_packed(name) else 4 * math.prod(shape)
        for name, shape in checkpoint.shapes.items()
    )
    free = shutil.disk_usage(folder).free
    if free < wanted:
        raise PreparedFolderError(
            f"Preparing the model needs {wanted / 1e9:.1f} GB in {folder}, where {free / 1e9:.1f} "
            "GB are free. Make room there, or choose another folder.",
            parameter="prepared",
            value=str(folder),
        )


def _remove(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)


def _entry(folder: Path) -> PreparedEntry:
    n_bytes = sum(path.stat().st_size for path in folder.iterdir() if path.is_file())
    try:
        return PreparedEntry(folder.name, n_bytes, PreparedModel(folder), "")
    except CheckpointError as error:
        return PreparedEntry(folder.name, n_bytes, None, str(error))
