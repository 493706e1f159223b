"""Models that other programs fetched before, in the user's Hugging Face cache."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from huggingface_hub import constants
from huggingface_hub.file_download import repo_folder_name

from engine.download.release import VOXTRAL_MINI_4B_REALTIME, ModelRelease

_HUGGING_FACE_FILES: Final = ("config.json", "model.safetensors", "tekken.json")


def find_snapshots(release: ModelRelease = VOXTRAL_MINI_4B_REALTIME) -> Iterator[Path]:
    """Yield folders of the cache that hold all files of a model, in Mistral's or the other format.

    HF_HOME and HF_HUB_CACHE say where the cache is. The release's own revision comes first. Whether
    the files are whole is for the caller to see.
    """
    name = repo_folder_name(repo_id=release.repository, repo_type="model")
    snapshots = Path(constants.HF_HUB_CACHE) / name / "snapshots"
    try:
        folders = sorted(path for path in snapshots.iterdir() if path.is_dir())
    except OSError:
        return
    folders.sort(key=lambda folder: folder.name != release.revision)
    for folder in folders:
        # A file that is still being received has no name here, and a dangling link does not exist.
        if _has(folder, release.files) or _has(folder, _HUGGING_FACE_FILES):
            yield folder


def _has(folder: Path, names: tuple[str, ...]) -> bool:
    return all((folder / name).is_file() for name in names)
