"""The full model on this computer: where it is, where it would be put, and what it takes there."""

from __future__ import annotations

import logging
from pathlib import Path

from app.paths import models_folder, prepared_folder
from engine import VOXTRAL_MINI_4B_REALTIME, ModelRelease, VoxcapError

logger = logging.getLogger(__name__)

FULL = "full"
"""What the settings call the full model, wherever it is."""


class FullModelMissingError(VoxcapError):
    """The full model is wanted, and not on this computer."""


class FullModel:
    """What a user of Voxcap has of the full model. Nothing here uses the network."""

    def __init__(
        self, profile: Path | None, release: ModelRelease = VOXTRAL_MINI_4B_REALTIME
    ) -> None:
        """Look nowhere yet.

        Args:
            profile: where Voxcap keeps everything, instead of its own place.
            release: which model.
        """
        self.release = release
        self.folder = models_folder(profile) / release.name
        self._prepared = prepared_folder(profile)

    def require(self) -> Path:
        """Return the folder of the model.

        Raises:
            FullModelMissingError: there is none.
        """
        found = self.find()
        if found is None:
            raise FullModelMissingError(
                "The full model is not on this computer. `voxcap model get` fetches it "
                f"({self.release.n_bytes / 1e9:.1f} GB).",
                parameter="model",
                value=FULL,
            )
        return found

    def find(self) -> Path | None:
        """Return the folder of the model: fetched by Voxcap, by others, or prepared, or None."""
        if self.is_own:
            return self.folder
        return self._find_snapshot() or self.find_prepared()

    def find_prepared(self) -> Path | None:
        """Return the folder of its prepared weights, or None."""
        from engine import PreparedModels

        names = (self.release.name, self.release.revision)
        for entry in PreparedModels(self._prepared).entries():
            model = entry.model
            # A killed process may leave a whole file in a folder that the next one deletes.
            if model is None or model.folder.suffix == ".part":
                continue
            if model.source_name in names:
                return model.folder
        return None

    def name_of(self, model: Path) -> str:
        """Return what the settings should call the full model that lies in a folder.

        In Voxcap's own folders it is found whatever becomes of its files there.
        """
        is_at_home = model == self.folder or model.parent == self._prepared
        return FULL if is_at_home else str(model)

    @property
    def is_own(self) -> bool:
        """Whether Voxcap has fetched it, into its own folder."""
        return all((self.folder / name).is_file() for name in self.release.files)

    def space_needs(self, n_received: int, folder: Path | None = None) -> dict[Path, int]:
        """Return how many bytes fetching and preparing will write, by folder.

        Args:
            n_received: bytes of the model that lie there from before.
            folder: where it shall be put, instead of its own place.
        """
        needs = {folder or self.folder: max(0, self.release.n_bytes - n_received)}
        needs[self._prepared] = needs.get(self._prepared, 0) + self.release.n_prepared_bytes
        return needs

    def _find_snapshot(self) -> Path | None:
        from engine import find_snapshots, summarise_checkpoint

        for folder in find_snapshots(self.release):
            problems = summarise_checkpoint(folder).problems
            if not problems:
                return folder
            logger.info("%s is not whole: %s", folder, problems[0])
        return None
