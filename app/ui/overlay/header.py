"""The row above the lines: a sign of the state, a message, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.settings.model import Appearance
from app.ui.overlay.icons import close_icon, pause_icon, resume_icon


class OverlayHeader(QWidget):
    """Shows what is wrong or different from usual, and the buttons while the pointer is near."""

    pause_pressed = Signal()
    close_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self._icons: dict[str, QIcon] = {}
        self._is_paused = False
        self._gap = 0
        self.sign = _label(self)
        self.message = _label(self)
        self.message.setWordWrap(True)
        self.pause_button = _button(self)
        self.pause_button.clicked.connect(self.pause_pressed)
        self.close_button = _button(self)
        self.close_button.clicked.connect(self.close_pressed)
        self.close_button.setAccessibleName(self.tr("Hide the overlay"))
        self.close_button.setToolTip(self.tr("Hide the overlay; captions go on in the window"))
        self._is_message_below = False
        self._row = QHBoxLayout()
        self._row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addWidget(self.message, 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addStretch()
        self._row.addWidget(self.pause_button, 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignBottom)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addLayout(self._row, 1)
        self.set_words("", "")
        self.set_buttons_shown(False)

    def set_appearance(self, appearance: Appearance, font: QFont, row_height: int) -> None:
        """Look different from now on.

        Args:
            appearance: colours.
            font: of the words.
            row_height: of one row, in device-independent pixels.
        """
        text, ground = appearance.text_colour, appearance.background_colour
        corner, padding = row_height // 4, row_height // 4
        self._row.setSpacing(padding)
        self._gap = row_height // 8
        self._rows.setSpacing(self._gap)
        self._rows.setContentsMargins(0, 0, 0, self._gap)
        bold = QFont(font)
        bold.setWeight(QFont.Weight.Bold)
        self.sign.setFont(bold)
        self.message.setFont(font)
        shape = f"border-radius: {corner}px; padding: {padding // 2}px {padding}px;"
        # The border tells it from what lies behind it in the colour of the text.
        border = max(1, row_height // 20)
        self.sign.setStyleSheet(
            f"color: {ground}; background: {text}; border: {border}px solid {ground};"
            f" border-radius: {corner}px;"
            f" padding: {max(0, padding // 2 - border)}px {padding - border}px;"
        )
        self.message.setStyleSheet(f"color: {text}; background: {ground}; {shape}")
        colour = QColor(text)
        self._icons = {
            "pause": pause_icon(colour),
            "resume": resume_icon(colour),
        }
        self.close_button.setIcon(close_icon(colour))
        for button in (self.pause_button, self.close_button):
            button.setFixedSize(row_height - self._gap, row_height - self._gap)
            button.setIconSize(QSize(row_height * 2 // 3, row_height * 2 // 3))
            button.setStyleSheet(
                f"QToolButton {{ background: {ground}; border: 1px solid {text};"
                f" border-radius: {corner}px; }}"
                f"QToolButton:hover {{ border-width: 2px; }}"
            )
        self._name_pause_button()

    def set_words(self, sign: str, message: str) -> None:
        """Show a sign and a message, or neither where they are empty."""
        for label, text in ((self.sign, sign), (self.message, message)):
            label.setText(text)
            label.setVisible(bool(text))

    def set_paused(self, is_paused: bool) -> None:
        """Have the first button go on with what is paused, or pause it."""
        if is_paused != self._is_paused:
            self._is_paused = is_paused
            self._name_pause_button()

    def _name_pause_button(self) -> None:
        name = self.tr("Go on with captions") if self._is_paused else self.tr("Pause captions")
        self.pause_button.setAccessibleName(name)
        self.pause_button.setToolTip(name)
        self.pause_button.setIcon(self._icons["resume" if self._is_paused else "pause"])

    def set_buttons_shown(self, is_shown: bool) -> None:
        """Show the buttons or hide them."""
        self.pause_button.setVisible(is_shown)
        self.close_button.setVisible(is_shown)

    def fit_words(self, width: int) -> int:
        """Let the message take the room it needs, and return the height the words need then.

        A message that has no room beside the sign has rows of its own below it.

        Args:
            width: of the overlay.
        """
        sign_size = self.sign.sizeHint()
        sign_height = sign_size.height() if self.sign.text() else 0
        if not self.message.text():
            return sign_height + self._gap if sign_height else 0
        # The buttons must not make the message longer when they appear.
        button, spacing = self.pause_button, self._row.spacing()
        room = width - 2 * (button.width() + spacing)
        if self.sign.text():
            room -= sign_size.width() + spacing
        metrics = QFontMetrics(self.message.font())
        whole = metrics.horizontalAdvance(self.message.text()) + 3 * spacing
        is_below = whole > room
        self._put_message(is_below)
        self.message.setFixedWidth(max(1, width if is_below else whole))
        height = self.message.heightForWidth(self.message.width())
        if is_below:
            row_height = max(sign_height, button.height())
            return row_height + self._gap + height + self._gap
        return max(sign_height, height) + self._gap

    def _put_message(self, is_below: bool) -> None:
        if is_below == self._is_message_below:
            return
        self._is_message_below = is_below
        if is_below:
            self._row.removeWidget(self.message)
            self._rows.addWidget(self.message)
        else:
            self._rows.removeWidget(self.message)
            self._row.insertWidget(1, self.message, 0, Qt.AlignmentFlag.AlignBottom)


def _label(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _button(parent: QWidget) -> QToolButton:
    button = QToolButton(parent)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setCursor(Qt.CursorShape.ArrowCursor)
    return button
