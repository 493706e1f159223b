"""A full model that comes when a test lets it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from app.desktop.getting_work import Download, Survey
from app.settings.model import Recognition
from engine import DownloadPhase, DownloadProgress, DownloadStoppedError, SpaceNeed

N_BYTES = 8_900_000_000
PATIENCE_S = 60.0


class FakeDownload:
    """Receives as much as a test says, and ends when it may or is stopped."""

    def __init__(self, getting: FakeGetting, folder: Path) -> None:
        self._getting = getting
        self._folder = folder
        self._stopped = threading.Event()

    @property
    def n_received(self) -> int:
        return self._getting.n_received

    def run(self, on_progress: Callable[[DownloadProgress], None], /) -> Path:
        getting = self._getting
        on_progress(DownloadProgress(DownloadPhase.ASKING, 0, 0))
        on_progress(
            DownloadProgress(DownloadPhase.RECEIVING, getting.n_received, N_BYTES, 5e6, 900.0)
        )
        getting.is_receiving.set()
        while not getting.may_come.wait(0.01):
            if self._stopped.is_set():
                raise DownloadStoppedError("The download was stopped.")
        if getting.trouble is not None:
            raise getting.trouble
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._folder

    def stop(self) -> None:
        self._stopped.set()

    def discard(self) -> None:
        self._getting.discarded.append(self._folder)


class FakeGetting:
    """Stands in for the engine and the disk; see `GettingPort`.

    Attributes:
        found: a model that is there already.
        n_free: room on the disk.
        n_received: bytes that are there.
        trouble: what the download raises once it may come.
        may_come: lets the download end.
        may_be_prepared: lets the preparing end.
        prepared: what preparing makes, None where nothing is needed.
    """

    def __init__(self) -> None:
        self.found: Path | None = None
        self.n_free = 100_000_000_000
        self.n_received = 2_200_000_000
        self.trouble: Exception | None = None
        self.may_come = threading.Event()
        self.may_be_prepared = threading.Event()
        self.is_receiving = threading.Event()
        self.prepared: Path | None = Path("/cache/prepared/abc-int4-1")
        self.discarded: list[Path] = []
        self.deleted: list[Path] = []
        self.downloads: list[Path] = []

    def survey(self, folder: Path, /) -> Survey:
        if self.found is not None:
            return Survey(self.found, 0, N_BYTES)
        need = SpaceNeed(folder, 11_500_000_000 - self.n_received, self.n_free)
        return Survey(None, self.n_received, N_BYTES, (need,))

    def download(self, folder: Path, /) -> Download:
        self.downloads.append(folder)
        return FakeDownload(self, folder)

    def prepare(
        self, folder: Path, recognition: Recognition, on_progress: Callable[[int, int], None], /
    ) -> Path | None:
        on_progress(43, 100)
        while not self.may_be_prepared.wait(0.01):
            on_progress(43, 100)
        return self.prepared

    def delete_original(self, folder: Path, /) -> None:
        self.deleted.append(folder)

    def name_of(self, model: Path, /) -> str:
        return str(model)

    def let_go(self) -> None:
        """Let all come to its end."""
        self.may_come.set()
        self.may_be_prepared.set()
