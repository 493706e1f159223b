"""Fetching a model: resumed where it was cut, and checked before it counts as a model."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from typing import Final

import httpx2
from filelock import FileLock, Timeout
from huggingface_hub.errors import HfHubHTTPError

from engine.download.checksums import checksums
from engine.download.hub import Hub, RemoteFile
from engine.download.patience import Patience
from engine.download.progress import DownloadPhase, DownloadProgress, OnProgress, ProgressMeter
from engine.download.record import (
    FileRecord,
    ModelRecord,
    is_whole,
    read_record,
    write_record,
)
from engine.download.release import VOXTRAL_MINI_4B_REALTIME, ModelRelease
from engine.download.settings import TransferSettings
from engine.download.space import require_space
from engine.download.transfer import receive
from engine.download.trouble import is_trouble, told
from engine.download.unfinished import Unfinished
from engine.errors import DownloadError, DownloadStoppedError

logger = logging.getLogger(__name__)

_UNFINISHED: Final = ".part"
_LOCK: Final = ".lock"


class ModelDownload:
    """One model on its way into a folder. `run` may be called again after it ended in an error."""

    def __init__(
        self,
        folder: Path,
        release: ModelRelease = VOXTRAL_MINI_4B_REALTIME,
        settings: TransferSettings | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare; nothing is done yet.

        Args:
            folder: where the whole model shall be. Until then what was received lies beside it.
            release: what to fetch.
            settings: how.
            clock: monotonic seconds.
        """
        self._folder = folder
        self._release = release
        self._settings = settings or TransferSettings()
        self._clock = clock
        self._unfinished = Unfinished(folder.with_name(folder.name + _UNFINISHED))
        self._guard = threading.Lock()
        self._stopped = threading.Event()
        self._hub: Hub | None = None

    @property
    def n_received(self) -> int:
        """Bytes that lie there from before."""
        return self._unfinished.n_received

    def stop(self) -> None:
        """Let `run` end in a moment, in DownloadStoppedError. From any thread."""
        with self._guard:
            self._stopped.set()
            hub = self._hub
        if hub is not None:
            hub.shut()

    def discard(self) -> None:
        """Delete what was received.

        Raises:
            DownloadError: that is refused, or another Voxcap is receiving it.
        """
        with self._alone(), self._told():
            self._unfinished.discard()

    def run(self, on_progress: OnProgress | None = None) -> Path:
        """Fetch what is missing, check everything, and return the folder of the model.

        Args:
            on_progress: told on this thread how far it is; what it raises ends the work.

        Raises:
            DownloadError: it did not succeed; what was received is kept unless the message says
                otherwise.
            DownloadStoppedError: `stop` was called.
        """
        tell = on_progress or (lambda progress: None)
        if self._is_there():
            return self._folder
        with self._alone(), self._told():
            tell(DownloadProgress(DownloadPhase.ASKING, 0, 0))
            with self._connected() as hub:
                files = self._files(hub)
                self._receive(hub, files, tell)
            self._check(files, tell)
            self._unfinished.finish(self._folder)
        logger.info("The model is whole in %s", self._folder)
        return self._folder

    def _is_there(self) -> bool:
        try:
            record = read_record(self._folder)
            names = [path.name for path in self._folder.iterdir()]
        except FileNotFoundError:
            return False
        except OSError as error:
            raise told(error, self._folder) from error
        if record is not None and record.revision == self._release.revision:
            if is_whole(self._folder, record):
                return True
            raise DownloadError(
                f"Files of the model that was fetched into {self._folder} are missing or were "
                "altered. Delete that folder and try again.",
                parameter="folder",
                value=str(self._folder),
            )
        if names:
            raise DownloadError(
                f"{self._folder} holds other files. Choose another folder for the model, or an "
                "empty one.",
                parameter="folder",
                value=str(self._folder),
            )
        return False

    @contextmanager
    def _alone(self) -> Iterator[None]:
        lock = FileLock(self._folder.with_name(self._folder.name + _LOCK), timeout=0)
        try:
            self._folder.parent.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except Timeout as error:
            raise DownloadError(
                f"Another Voxcap is getting the model into {self._folder} already. Wait for it, or "
                "stop it there.",
                parameter="folder",
                value=str(self._folder),
            ) from error
        except OSError as error:
            raise told(error, self._folder) from error
        try:
            yield
        finally:
            lock.release()

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn what went wrong into words."""
        try:
            yield
        except (DownloadError, DownloadStoppedError):
            raise
        except Exception as error:
            if self._stopped.is_set():
                raise DownloadStoppedError("The download was stopped.") from error
            # What the caller's own functions raise is not trouble of the download.
            if not is_trouble(error):
                raise
            raise told(error, self._folder) from error

    @contextmanager
    def _connected(self) -> Iterator[Hub]:
        with Hub(self._release, self._settings, f"voxcap/{_version()}") as hub:
            with self._guard:
                self._hub = hub
                self._require_going_on()
            try:
                yield hub
            finally:
                with self._guard:
                    self._hub = None

    def _require_going_on(self) -> None:
        if self._stopped.is_set():
            raise DownloadStoppedError("The download was stopped.")

    def _wait(self, wait_s: float) -> None:
        self._stopped.wait(wait_s)
        self._require_going_on()

    def _patience(self) -> Patience:
        return Patience(self._settings.waits_s, self._wait)

    def _files(self, hub: Hub) -> list[RemoteFile]:
        """Return what the hub told of the files before, or tells now."""
        known = self._unfinished.files()
        if set(known) != set(self._release.files):
            known = {name: self._look_up(hub, name) for name in self._release.files}
            self._unfinished.begin(known)
        return [known[name] for name in self._release.files]

    def _look_up(self, hub: Hub, name: str) -> RemoteFile:
        patience = self._patience()
        while True:
            try:
                return hub.look_up(name)
            except (httpx2.HTTPError, HfHubHTTPError) as error:
                patience.bear(error)

    def _receive(self, hub: Hub, files: list[RemoteFile], tell: OnProgress) -> None:
        n_all = sum(file.n_bytes for file in files)
        n_received = self._unfinished.n_received
        require_space(self._unfinished.folder, n_all - n_received)
        meter = ProgressMeter(DownloadPhase.RECEIVING, n_received, n_all, tell, self._clock)
        for file in files:
            path = self._unfinished.path(file.name)
            receive(hub, file, path, self._patience(), meter.add)

    def _check(self, files: list[RemoteFile], tell: OnProgress) -> None:
        n_all = sum(file.n_bytes for file in files)
        meter = ProgressMeter(DownloadPhase.CHECKING, 0, n_all, tell, self._clock)

        def on_read(n_bytes: int) -> None:
            self._require_going_on()
            meter.add(n_bytes)

        records = {}
        for file in files:
            path = self._unfinished.path(file.name)
            found = checksums(path, on_read)
            if not found.fits(file.etag):
                path.unlink()
                raise DownloadError(
                    f"{file.name} was damaged on its way and has been deleted. Try again; if it "
                    "happens again, use another network, or another mirror with HF_ENDPOINT.",
                    parameter="download",
                    value=str(self._folder),
                )
            records[file.name] = FileRecord(file.n_bytes, found.sha256)
        write_record(
            self._unfinished.folder,
            ModelRecord(self._release.repository, self._release.revision, records),
        )


def _version() -> str:
    try:
        return metadata.version("voxcap")
    except metadata.PackageNotFoundError:
        return "0"
