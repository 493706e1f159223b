"""The work of getting the full model: fetching, preparing, deleting what is not needed then."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from app.desktop.full_model import FullModel
from app.desktop.getting import Getting, Stage
from app.desktop.model_check import check_model
from app.settings.model import Recognition
from engine import DownloadError, DownloadStoppedError, EngineSettings, SettingError

if TYPE_CHECKING:
    from engine import DownloadProgress, SpaceNeed, TransferSettings


class Download(Protocol):
    """A model on its way into a folder; see `engine.ModelDownload`."""

    @property
    def n_received(self) -> int:
        """Bytes that lie there from before."""

    def run(self, on_progress: Callable[[DownloadProgress], None], /) -> Path:
        """Fetch what is missing and return the folder of the model."""

    def stop(self) -> None:
        """Let `run` end in a moment. From any thread."""

    def discard(self) -> None:
        """Delete what was received."""


@dataclass(frozen=True, slots=True)
class Survey:
    """What getting the model into a folder would take.

    Attributes:
        found: a whole model that is on this computer already, or None.
        n_received: bytes that were received before.
        n_bytes: bytes of the model.
        needs: room on the disks for what is missing; none where nothing is.
    """

    found: Path | None
    n_received: int
    n_bytes: int
    needs: tuple[SpaceNeed, ...] = ()

    @property
    def lacking(self) -> SpaceNeed | None:
        """The first disk with too little room, or None."""
        return next((need for need in self.needs if not need.is_met), None)

    @property
    def is_possible(self) -> bool:
        """Whether the model can be had."""
        return self.lacking is None


class GettingPort(Protocol):
    """What is used of the engine and the disk. All of it takes time: for worker threads."""

    def survey(self, folder: Path, /) -> Survey:
        """Look for the model, and for room."""

    def download(self, folder: Path, /) -> Download:
        """Return what fetches the model into a folder."""

    def prepare(
        self, folder: Path, recognition: Recognition, on_progress: Callable[[int, int], None], /
    ) -> Path | None:
        """Prepare a model and return the folder that is made of it, None where none is needed."""

    def delete_original(self, folder: Path, /) -> None:
        """Delete the files that were fetched into a folder, and nothing else."""

    def name_of(self, model: Path, /) -> str:
        """Return what the settings call the model of a folder. Takes no time."""


class EngineGetting:
    """The full model, with the engine."""

    def __init__(
        self, full: FullModel, prepared: Path, transfer: TransferSettings | None = None
    ) -> None:
        """Do nothing yet.

        Args:
            full: what there is of it, and what to fetch.
            prepared: where prepared weights are kept.
            transfer: how it is fetched; as usual where None.
        """
        self._transfer = transfer
        self._full = full
        self._prepared = prepared

    def survey(self, folder: Path, /) -> Survey:
        """Look for the model, in a folder and wherever else it may be, and for room.

        Raises:
            VoxcapError: what lies there is not to be read.
            OSError: a disk cannot be asked.
        """
        from engine import space_needs

        n_bytes = self._full.release.n_bytes
        is_there = all((folder / name).is_file() for name in self._full.release.files)
        found = folder if is_there else self._full.find()
        if found is not None and not check_model(found).problems:
            return Survey(found, 0, n_bytes)
        n_received = self.download(folder).n_received
        needs = space_needs(self._full.space_needs(n_received, folder))
        return Survey(None, n_received, n_bytes, needs)

    def download(self, folder: Path, /) -> Download:
        """Return what fetches the model into a folder."""
        from engine import ModelDownload

        return ModelDownload(folder, self._full.release, self._transfer)

    def prepare(
        self, folder: Path, recognition: Recognition, on_progress: Callable[[int, int], None], /
    ) -> Path | None:
        """Prepare a model and return the folder that is made of it, None where none is needed.

        Raises:
            VoxcapError: it cannot be prepared.
        """
        from engine import ensure_prepared

        settings = EngineSettings(
            precision=recognition.precision,
            threads=recognition.threads or None,
            prepared_folder=self._prepared,
        )
        try:
            return ensure_prepared(folder, settings, on_progress)
        except SettingError as error:
            if error.parameter == "precision":
                return None
            raise

    def delete_original(self, folder: Path, /) -> None:
        """Delete what Voxcap has fetched into a folder, and the folder where it is empty then.

        Raises:
            VoxcapError: it is not to be seen what was fetched.
            OSError: deleting is refused.
        """
        from engine import delete_downloaded

        delete_downloaded(folder)

    def name_of(self, model: Path, /) -> str:
        """Return what the settings call the full model that lies in a folder."""
        return self._full.name_of(model)


class GettingWork:
    """Fetches and prepares on one thread, until it is done, fails or is stopped from another."""

    def __init__(
        self,
        port: GettingPort,
        folder: Path,
        recognition: Recognition,
        deletes_original: Callable[[], bool],
    ) -> None:
        """Prepare; `run` does it.

        Args:
            port: the engine.
            folder: where the model shall be.
            recognition: how it will be used.
            deletes_original: asked at the end whether to delete what was fetched.
        """
        self._port = port
        self._folder = folder
        self._recognition = recognition
        self._deletes_original = deletes_original
        self._guard = threading.Lock()
        self._stopped = threading.Event()
        self._download: Download | None = None

    def stop(self) -> None:
        """Let `run` end soon, in DownloadStoppedError. From any thread."""
        with self._guard:
            self._stopped.set()
            download = self._download
        if download is not None:
            download.stop()

    def run(self, tell: Callable[[Getting], object]) -> Path:
        """Return the folder of the model to use.

        Args:
            tell: told on this thread how far it is.

        Raises:
            DownloadStoppedError: `stop` was called.
            VoxcapError: it did not succeed.
            OSError: a disk refuses.
        """
        download = self._port.download(self._folder)
        with self._guard:
            self._download = download
        self._require_going_on()
        now = Getting(Stage.RECEIVING, self._folder)
        tell(now)

        def on_received(progress: DownloadProgress) -> None:
            tell(replace(now, received=progress))

        folder = download.run(on_received)
        with self._guard:
            self._download = None
        preparing = Getting(Stage.PREPARING, self._folder)
        tell(preparing)

        def on_progress(n_prepared: int, n_to_prepare: int) -> None:
            self._require_going_on()
            tell(replace(preparing, n_prepared=n_prepared, n_to_prepare=n_to_prepare))

        self._require_going_on()
        prepared = self._port.prepare(folder, self._recognition, on_progress)
        if prepared is None or not self._deletes_original():
            return folder
        self._port.delete_original(folder)
        return prepared

    def _require_going_on(self) -> None:
        if self._stopped.is_set():
            raise DownloadStoppedError("The download was stopped.")


def discard(port: GettingPort, folder: Path) -> None:
    """Delete all that was received for a folder, finished or not.

    Raises:
        DownloadError: that is refused.
    """
    try:
        port.download(folder).discard()
        if folder.is_dir():
            port.delete_original(folder)
    except OSError as error:
        raise DownloadError(
            f"{folder} cannot be deleted: {error.strerror or error}.",
            parameter="folder",
            value=str(folder),
        ) from error
