"""Asks whether to ask for a newer version, and tells what came of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QDesktopServices
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from app.desktop.version_check import NewVersion, VersionCheck
from app.desktop.version_words import question, there_is, trouble_words, up_to_date
from app.ui.about.texts import ReadableLabel
from app.ui.background import Background

_WIDTH_LETTERS = 60


class VersionDialog(QDialog):
    """Touches the network only once the user has agreed, in this window.

    Signals:
        learnt: it is known whether there is a newer version.

    Attributes:
        told: the question, and later the answer.
        address: the page of the newer version.
        ask: agrees.
        open_page: opens that page in the browser.
    """

    learnt = Signal()

    def __init__(
        self,
        check: VersionCheck,
        parent: QWidget | None = None,
        open_url: Callable[[QUrl], object] = QDesktopServices.openUrl,
    ) -> None:
        """Prepare to ask; `open` shows it.

        Args:
            check: what would be asked.
            parent: the window it belongs to.
            open_url: shows a page in the browser.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._check = check
        self._open_url = open_url
        self._background = Background(self)
        self._column = QVBoxLayout(self)
        self.setWindowTitle(self.tr("New versions"))
        self.told = ReadableLabel()
        self.address = ReadableLabel()
        self.address.setAccessibleName(self.tr("Page of the new version"))
        self.ask = QPushButton()
        self.ask.clicked.connect(self._ask)
        self.open_page = QPushButton(self.tr("Open its &page"))
        self.open_page.clicked.connect(self._open)
        self.close_button = QPushButton()
        self._lay_out()
        self._show(question(check.server, QCoreApplication.translate))
        self.ask.setText(self.tr("&Ask now"))
        self.close_button.setText(self.tr("&Do not ask"))
        self._offer(self.ask)

    def show_new(self, new: NewVersion) -> None:
        """Tell of a newer version, which is known already."""
        self._learn(new)

    def tell_trouble(self, error: Exception) -> None:
        """Tell why it could not be learnt, and offer to ask again."""
        self._show(trouble_words(error, self._check.server, QCoreApplication.translate))
        self.ask.setText(self.tr("&Try again"))
        self.close_button.setText(self.tr("&Close"))
        self._offer(self.ask)

    def done(self, code: int) -> None:
        """Close; an answer that is still to come is dropped."""
        self._background.close()
        super().done(code)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox()
        for button in (self.ask, self.open_page):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self._column.setSpacing(self.fontMetrics().height())
        for widget in (self.told, self.address):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self._column.addWidget(buttons)
        self.resize(self.fontMetrics().averageCharWidth() * _WIDTH_LETTERS, 0)

    def _ask(self) -> None:
        self._show(self.tr("Asking {server}...").format(server=self._check.server))
        self.close_button.setText(self.tr("&Cancel"))
        self._offer(None)
        self._background.run(self._check.run, self._learn, self.tell_trouble)

    def _learn(self, new: NewVersion | None) -> None:
        translate = QCoreApplication.translate
        self.close_button.setText(self.tr("&Close"))
        if new is None:
            self._show(up_to_date(self._check.current, translate))
            self._offer(None)
        else:
            self._show(there_is(new, self._check.current, translate), new.page)
            self._offer(self.open_page)
        self.learnt.emit()

    def _open(self) -> None:
        self._open_url(QUrl(self.address.text()))

    def _show(self, text: str, address: str = "") -> None:
        self.told.setText(text)
        self.setAccessibleDescription(text)
        self.address.setText(address)
        self.address.setVisible(bool(address))
        if self.isVisible() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _offer(self, offered: QPushButton | None) -> None:
        """Show one button beside the one that closes, and make room for all that is shown."""
        for button in (self.ask, self.open_page):
            button.setVisible(button is offered)
        chosen = offered or self.close_button
        chosen.setDefault(True)
        chosen.setFocus()
        self._column.activate()
        height = self._column.totalHeightForWidth(self.width())
        self.setMinimumHeight(height)
        self.resize(self.width(), height)
