"""The main window's line about the full model that is being got."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from app.desktop.getting import Getting, Stage
from app.desktop.getting_words import line_words
from app.ui.getting_model.dialog import GettingDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.getting_model.getter import ModelGetter
    from app.ui.message_bar import MessageBar


class GettingLine(QObject):
    """Keeps the message bar up to date, and opens the dialog that tells more.

    Attributes:
        dialog: while it is open.
    """

    def __init__(self, getter: ModelGetter, bar: MessageBar, window: QWidget) -> None:
        """Show the line from now on.

        Args:
            getter: what is told of.
            bar: where.
            window: the main window, which this object belongs to.
        """
        super().__init__(window)
        self._getter = getter
        self._bar = bar
        self._window = window
        self._put_away: Stage | None = None
        self._was_done = getter.now.stage is Stage.DONE
        self.dialog: GettingDialog | None = None
        getter.changed.connect(self._show)
        self._show()

    def open(self) -> None:
        """Show how it goes, with all that can be done about it."""
        if self.dialog is None:
            self.dialog = GettingDialog(self._getter, self._window)
            self.dialog.finished.connect(self._forget)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def _forget(self) -> None:
        self.dialog = None

    def _show(self) -> None:
        now = self._getter.now
        if now.stage is not self._put_away:
            self._put_away = None
        words = line_words(now, QCoreApplication.translate)
        if words and self._put_away is None:
            dismiss = self._dismiss if now.stage.can_go_on else None
            self._bar.show_work(words, self.tr("Show..."), self.open, dismiss)
        else:
            self._bar.end_work()
        is_done = now.stage is Stage.DONE
        if is_done and not self._was_done:
            self._tell_done(now)
        self._was_done = is_done

    def _dismiss(self) -> None:
        self._put_away = self._getter.now.stage
        self._show()

    def _tell_done(self, now: Getting) -> None:
        if self._getter.is_used:
            self._bar.show_notice(self.tr("The full model is ready, and is used from now on."))
            return
        self._bar.show_notice(self.tr("The full model is ready."), self.tr("Use it now"), self._use)

    def _use(self) -> None:
        self._bar.end_notice()
        self._getter.use()
