"""What a finished download leaves beside the model: where it came from, and its checksums."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from engine.errors import CheckpointError

RECORD_FILE: Final = "voxcap-model.json"


@dataclass(frozen=True, slots=True)
class FileRecord:
    """A file as it was fetched.

    Attributes:
        n_bytes: its size.
        sha256: of its bytes, 64 hex digits.
    """

    n_bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class ModelRecord:
    """A model as it was fetched.

    Attributes:
        repository: owner and name on the hub.
        revision: the commit.
        files: by name.
    """

    repository: str
    revision: str
    files: dict[str, FileRecord]


def write_record(folder: Path, record: ModelRecord) -> None:
    """Write the record into a model folder; OSError if that cannot be written to."""
    text = json.dumps(asdict(record), indent=2, sort_keys=True)
    (folder / RECORD_FILE).write_text(text + "\n", encoding="utf-8")


def is_whole(folder: Path, record: ModelRecord) -> bool:
    """Tell whether all files are in a model folder, in their sizes; their bytes are not read.

    Raises:
        OSError: that cannot be seen.
    """
    return all(
        (folder / name).is_file() and (folder / name).stat().st_size == file.n_bytes
        for name, file in record.files.items()
    )


def read_record(folder: Path) -> ModelRecord | None:
    """Return the record of a model folder, or None where there is none.

    Raises:
        CheckpointError: it is damaged.
        OSError: it cannot be read.
    """
    path = folder / RECORD_FILE
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
        files = {
            str(name): FileRecord(int(file["n_bytes"]), str(file["sha256"]))
            for name, file in values["files"].items()
        }
        return ModelRecord(str(values["repository"]), str(values["revision"]), files)
    except FileNotFoundError:
        return None
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise CheckpointError(
            f"{path} is damaged, so that the model cannot be verified. Get the model again.",
            parameter="model",
            value=str(folder),
        ) from error
