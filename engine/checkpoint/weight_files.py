"""Tensors stored in safetensors files, memory-mapped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from safetensors import SafetensorError, safe_open
from torch import Tensor

from engine.errors import CheckpointError
from engine.json_fields import Fields


@dataclass(frozen=True, slots=True)
class StoredTensor:
    """What a file's header says about a tensor. `dtype` is safetensors' spelling, as "BF16"."""

    shape: tuple[int, ...]
    dtype: str
    path: Path


def find_weight_files(folder: Path, single_name: str, index_name: str) -> tuple[Path, ...]:
    """Return the one weight file of a folder, or those its index lists.

    Raises:
        CheckpointError: there is neither, the index is damaged, or a file it lists is missing.
    """
    single = folder / single_name
    if single.is_file():
        return (single,)
    index = folder / index_name
    if not index.is_file():
        raise CheckpointError(
            f"{folder} has no {single_name} and no {index_name}.",
            parameter=single_name,
            value=str(folder),
        )
    weight_map = Fields.read(index).section("weight_map")
    names = sorted({_file_name(weight_map, tensor) for tensor in weight_map.values})
    missing = [name for name in names if not (folder / name).is_file()]
    if missing or not names:
        listed = ", ".join(missing) or "any file"
        raise CheckpointError(
            f"{folder} lacks {listed}, which {index_name} should lead to. Download it again.",
            parameter=index_name,
            value=tuple(missing),
        )
    return tuple(folder / name for name in names)


class WeightFiles:
    """The tensors of one or several files under one set of names.

    Opening reads headers only; a tensor is a view of the mapped file, whose pages are read when
    they are touched and can be dropped by the system at any time.
    """

    def __init__(self, paths: Sequence[Path]) -> None:
        """Map the files at `paths`.

        Raises:
            CheckpointError: a file cannot be read or is damaged, or two hold the same tensor.
        """
        self.paths = tuple(paths)
        self.stored: dict[str, StoredTensor] = {}
        self._handles: dict[Path, Any] = {}
        for path in self.paths:
            self._open(path)

    @property
    def n_bytes(self) -> int:
        """Size of the files on disk in bytes."""
        return sum(path.stat().st_size for path in self.paths)

    def tensor(self, name: str) -> Tensor:
        """Return a stored tensor as a view of its mapped file."""
        tensor: Tensor = self._handles[self.stored[name].path].get_tensor(name)
        return tensor

    def _open(self, path: Path) -> None:
        try:
            # safetensors reports every file it cannot open as one that is not there.
            path.open("rb").close()
            handle: Any = safe_open(path, framework="pt", device="cpu")
            headers = {name: handle.get_slice(name) for name in handle.keys()}  # noqa: SIM118
        except OSError as error:
            reason = error.strerror or str(error)
            raise CheckpointError(
                f"Cannot read {path}: {reason}.", parameter=path.name, value=str(path)
            ) from error
        except SafetensorError as error:
            raise CheckpointError(
                _damage(path, error), parameter=path.name, value=str(path)
            ) from error
        twice = headers.keys() & self.stored.keys()
        if twice:
            name = min(twice)
            raise CheckpointError(
                f"Tensor {name} is both in {self.stored[name].path.name} and in {path.name}.",
                parameter=name,
                value=path.name,
            )
        self._handles[path] = handle
        for name, header in headers.items():
            shape = tuple(header.get_shape())
            self.stored[name] = StoredTensor(shape, header.get_dtype(), path)


def _file_name(weight_map: Fields, tensor: str) -> str:
    name = weight_map.text(tensor)
    if name != Path(name).name:
        raise weight_map.refused(tensor, "it must be the name of a file in the same folder")
    return name


def _damage(path: Path, error: Exception) -> str:
    with path.open("rb") as file:
        if file.read(24).startswith(b"version https://git-lfs"):
            return f"{path} is a Git LFS pointer, not the weights: run `git lfs pull`."
    return f"{path} is damaged or was not downloaded completely ({error}). Download it again."
