"""One sentence above the captions about what is wrong or was done, and what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStyle, QWidget

from app.desktop.told import retold


class Rank(IntEnum):
    """What a message is about, the most pressing last."""

    WORK = 0
    NOTICE = 1
    TROUBLE = 2
    FAILURE = 3


_MOST_NOTICES = 5

_SIGNS = {
    Rank.WORK: QStyle.StandardPixmap.SP_MessageBoxInformation,
    Rank.NOTICE: QStyle.StandardPixmap.SP_MessageBoxInformation,
    Rank.TROUBLE: QStyle.StandardPixmap.SP_MessageBoxWarning,
    Rank.FAILURE: QStyle.StandardPixmap.SP_MessageBoxCritical,
}


@dataclass(frozen=True, slots=True)
class Message:
    """A message.

    Attributes:
        text: one sentence or some.
        button: what the button that helps is called, or "" for none.
        act: what that button does.
        dismiss: what happens when the user has read it, or None while it cannot be put away.
    """

    text: str
    button: str = ""
    act: Callable[[], object] | None = None
    dismiss: Callable[[], object] | None = None


class MessageBar(QFrame):
    """Shows the most pressing message there is, or nothing.

    Messages may be in English, as sessions tell them: those of a known form are shown translated.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._messages: dict[Rank, Message] = {}
        self._notices: list[Message] = []
        self._shown: tuple[Rank, Message] | None = None
        self._sign = QLabel()
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.button = QPushButton()
        self.button.clicked.connect(self._act)
        self.close_button = QPushButton(self.tr("Dismiss"))
        self.close_button.clicked.connect(self._dismiss)
        row = QHBoxLayout(self)
        row.addWidget(self._sign)
        row.addWidget(self.message, 1)
        row.addWidget(self.button)
        row.addWidget(self.close_button)
        self.hide()

    def show_notice(
        self, text: str, button: str = "", act: Callable[[], object] | None = None
    ) -> None:
        """Show what was done until it is put away; then the notice before it comes back."""
        text = _in_users_words(text)
        self._notices = [notice for notice in self._notices if notice.text != text]
        self._notices.append(Message(text, button, act, self.end_notice))
        del self._notices[:-_MOST_NOTICES]
        self._set(Rank.NOTICE, self._notices[-1])

    def show_work(
        self,
        text: str,
        button: str,
        act: Callable[[], object],
        dismiss: Callable[[], object] | None = None,
    ) -> None:
        """Show what goes on beside the windows, until `end_work`; every call brings it up to date.

        Args:
            text: one line.
            button: what shows more of it.
            act: what that button does.
            dismiss: what happens when it is put away, or None while it cannot be.
        """
        self._set(Rank.WORK, Message(_in_users_words(text), button, act, dismiss))

    def end_work(self) -> None:
        """Nothing goes on any more."""
        self._set(Rank.WORK, None)

    def show_trouble(self, text: str) -> None:
        """Show what is wrong, until `end_trouble`."""
        self._set(Rank.TROUBLE, Message(_in_users_words(text)))

    def show_failure(
        self, text: str, button: str, act: Callable[[], object], dismiss: Callable[[], object]
    ) -> None:
        """Show what has ended the captions until `end_failure`, with a button for what helps."""
        self._set(Rank.FAILURE, Message(_in_users_words(text), button, act, dismiss))

    def end_notice(self) -> None:
        """Put the newest notice away."""
        del self._notices[-1:]
        self._set(Rank.NOTICE, self._notices[-1] if self._notices else None)

    def end_trouble(self) -> None:
        """Nothing is wrong any more."""
        self._set(Rank.TROUBLE, None)

    def end_failure(self) -> None:
        """The user knows of the failure."""
        self._set(Rank.FAILURE, None)

    def _set(self, rank: Rank, message: Message | None) -> None:
        if message is None:
            self._messages.pop(rank, None)
        else:
            self._messages[rank] = message
        pressing = max(self._messages, default=None)
        shown = None if pressing is None else (pressing, self._messages[pressing])
        if shown == self._shown:
            return
        self._shown = shown
        if shown is not None:
            self._show(*shown)
        self.setVisible(shown is not None)

    def _show(self, rank: Rank, message: Message) -> None:
        kind = {
            Rank.WORK: self.tr("Notice"),
            Rank.NOTICE: self.tr("Notice"),
            Rank.TROUBLE: self.tr("Warning"),
            Rank.FAILURE: self.tr("Error"),
        }[rank]
        side = self.fontMetrics().height() * 3 // 2
        self._sign.setPixmap(self.style().standardIcon(_SIGNS[rank]).pixmap(side, side))
        self._sign.setAccessibleName(kind)
        self.setAccessibleName(kind)
        self.setAccessibleDescription(message.text)
        self.message.setText(message.text)
        self.button.setText(message.button)
        self.button.setVisible(message.act is not None)
        self.close_button.setVisible(message.dismiss is not None)

    def _act(self) -> None:
        if self._shown is not None and self._shown[1].act is not None:
            self._shown[1].act()

    def _dismiss(self) -> None:
        if self._shown is not None and self._shown[1].dismiss is not None:
            self._shown[1].dismiss()


def _in_users_words(text: str) -> str:
    return retold(text, QCoreApplication.translate)
