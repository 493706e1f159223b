"""Gets the full model beside the windows, whichever of them is open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from app.desktop.failures import sentence_of
from app.desktop.getting import Getting, Stage
from app.desktop.getting_note import GettingNote, Unfinished
from app.desktop.getting_words import FULL_MODEL
from app.desktop.getting_work import GettingPort, GettingWork, Survey, discard
from app.ui.background import Background
from engine import DownloadStoppedError

if TYPE_CHECKING:
    from app.controller import AppController

_CLOSE_WITHIN_S = 2.0


class ModelGetter(QObject):
    """One model on its way. Windows show `now` and tell what the user wants.

    What was begun is kept on the disk, so that a later start of Voxcap can go on; nothing is
    fetched before `begin` or `go_on` is called. It belongs to the controller, where the settings
    look for it.

    Attributes:
        now: how far it is.
        models: the folder of the models.
    """

    changed = Signal()
    """`now` is another."""

    _told = Signal(object)

    def __init__(self, controller: AppController, port: GettingPort, models: Path) -> None:
        """Prepare.

        Args:
            controller: has the settings, and is this object's parent.
            port: what gets the model.
            models: folder of the models, which need not exist.
        """
        super().__init__(controller)
        self.models = models
        self._controller = controller
        self._port = port
        self._note = GettingNote(models)
        self._background = Background(self)
        # Looking around need not wait for a download.
        self._looking = Background(self)
        self._work: GettingWork | None = None
        self._unfinished = self._note.read()
        self._is_closed = False
        begun = self._unfinished
        self.now = Getting() if begun is None else Getting(Stage.PAUSED, begun.folder)
        self._told.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def folder(self) -> Path:
        """Where the model shall be, or would be where nothing was begun."""
        return self.now.folder or self.models / FULL_MODEL

    @property
    def deletes_original(self) -> bool:
        """Whether what was fetched is deleted once it is prepared."""
        return self._unfinished is not None and self._unfinished.deletes_original

    def look(
        self,
        folder: Path,
        on_found: Callable[[Survey], object],
        on_error: Callable[[Exception], object],
    ) -> None:
        """Find out what getting the model into a folder would take."""
        self._looking.run(partial(self._port.survey, folder), on_found, on_error)

    def begin(self, folder: Path, is_wanted: bool) -> None:
        """Get the model into a folder.

        Args:
            folder: of the model.
            is_wanted: whether to use it as soon as it is there and nothing is being captioned.
        """
        if self.now.stage.is_working or self._is_closed:
            return
        self._keep(Unfinished(folder, is_wanted, self.deletes_original))
        self._run()

    def go_on(self) -> None:
        """Go on after a pause or an error."""
        if self.now.stage.can_go_on and not self._is_closed:
            self._run()

    def pause(self) -> None:
        """Stop; what was received is kept."""
        if self._work is not None:
            self._become(replace(self.now, stage=Stage.STOPPING))
            self._work.stop()

    def give_up(self) -> None:
        """Delete what was received."""
        if self.now.stage.can_go_on:
            folder = self.folder
            self._become(Getting(Stage.STOPPING, folder))
            self._background.run(partial(discard, self._port, folder), self._given_up, self._failed)

    def delete_original(self, deletes: bool) -> None:
        """Choose whether what was fetched is deleted once it is prepared."""
        if self._unfinished is not None:
            self._keep(replace(self._unfinished, deletes_original=deletes))

    def take(self, model: Path) -> None:
        """Use a whole model that is on this computer already."""
        if not self.now.stage.is_working:
            self._done_with(model)
            self.use()
            self.changed.emit()

    def want(self) -> None:
        """Use the model as soon as it is there and nothing is being captioned."""
        if self._unfinished is not None:
            self._keep(replace(self._unfinished, is_wanted=True))
        else:
            self.use()

    def use(self) -> None:
        """Let the model be what captions are made with."""
        if self.now.model is not None:
            settings = self._controller.settings
            name = self._port.name_of(self.now.model)
            recognition = replace(settings.recognition, model=name)
            self._controller.change_settings(replace(settings, recognition=recognition))

    @property
    def is_used(self) -> bool:
        """Whether captions are made with the model that was got."""
        model = self.now.model
        names = () if model is None else (self._port.name_of(model), str(model))
        return self._controller.settings.recognition.model in names

    def close(self) -> None:
        """Stop, as the app ends. Harmless when repeated."""
        self._is_closed = True
        if self._work is not None:
            self._work.stop()
        self._looking.close()
        self._background.close(_CLOSE_WITHIN_S)

    def _run(self) -> None:
        unfinished = self._unfinished
        if unfinished is None:
            return
        self._work = GettingWork(
            self._port,
            unfinished.folder,
            self._controller.settings.recognition,
            lambda: self._unfinished is not None and self._unfinished.deletes_original,
        )
        self._become(Getting(Stage.RECEIVING, unfinished.folder))
        self._background.run(partial(self._work.run, self._told.emit), self._done, self._failed)

    def _take(self, now: Getting) -> None:
        if self.now.stage in (Stage.RECEIVING, Stage.PREPARING):
            self._become(now)

    def _done(self, model: Path) -> None:
        is_wanted = self._unfinished is not None and self._unfinished.is_wanted
        self._done_with(model)
        if is_wanted and not self._controller.state.has_session:
            self.use()
        self.changed.emit()

    def _done_with(self, model: Path) -> None:
        self._work = None
        self._forget()
        self.now = Getting(Stage.DONE, model=model)

    def _failed(self, error: Exception) -> None:
        self._work = None
        if isinstance(error, DownloadStoppedError):
            self._become(replace(self.now, stage=Stage.PAUSED, n_prepared=0, n_to_prepare=0))
            return
        what = self.tr("The full model could not be got.")
        words = sentence_of(error, what, QCoreApplication.translate)
        self._become(
            Getting(Stage.FAILED, self.now.folder, received=self.now.received, error=words)
        )

    def _given_up(self, _: None) -> None:
        self._forget()
        self._become(Getting())

    def _keep(self, unfinished: Unfinished) -> None:
        self._unfinished = unfinished
        self._note.write(unfinished)

    def _forget(self) -> None:
        self._unfinished = None
        self._note.remove()

    def _become(self, now: Getting) -> None:
        self.now = now
        self.changed.emit()
