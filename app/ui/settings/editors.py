"""Controls that each show one value and tell what the user makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QWidget,
)

from app.desktop.setting_choices import Choice
from app.settings.fields import WholeNumber

# Long enough to type a number of some digits, or to press a key often.
_SETTLED_MS = 700
_NARROWEST_CHARACTERS = 14
_SLIDER_CHARACTERS = 14


class Editor(QWidget):
    """A control for one value; only what the user does is told.

    Attributes:
        control: what has the keyboard's focus.
    """

    edited = Signal(object)
    """The value that the user wants."""

    def __init__(self, control: QWidget) -> None:
        super().__init__()
        self.control = control
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(control)
        self.setFocusProxy(control)
        # Scrolling the page must not change what is under the pointer.
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(self)

    def show_value(self, value: object) -> None:
        """Show a value without telling it."""
        raise NotImplementedError

    def describe(self, name: str, description: str) -> None:
        """Tell screen readers what it is."""
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(description)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Leave the wheel to the page unless the control has the focus."""
        if event.type() == QEvent.Type.Wheel and not (
            isinstance(watched, QWidget) and watched.hasFocus()
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


class Check(Editor):
    """Yes or no."""

    def __init__(self, text: str) -> None:
        self.box = QCheckBox(text)
        super().__init__(self.box)
        self.box.clicked.connect(self._click)

    def show_value(self, value: object) -> None:
        """Show whether it is so."""
        self.box.setChecked(bool(value))

    def _click(self, is_checked: bool) -> None:
        self.edited.emit(is_checked)


class Selection(Editor):
    """One of a few values."""

    def __init__(self, choices: Sequence[Choice] = ()) -> None:
        self.box = QComboBox()
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(_NARROWEST_CHARACTERS)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # Names of fonts and models may be longer than there is room for.
        self.box.currentTextChanged.connect(self.box.setToolTip)
        super().__init__(self.box)
        self._choices: list[Choice] = []
        self.set_choices(choices)
        self.box.activated.connect(self._activated)

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Offer other values."""
        if list(choices) != self._choices:
            self._choices = list(choices)
            self.box.clear()
            self.box.addItems([choice.text for choice in choices])

    def show_value(self, value: object) -> None:
        """Show the value that is chosen, which is one of those offered."""
        self.box.setCurrentIndex([choice.value for choice in self._choices].index(value))

    def _activated(self, index: int) -> None:
        self.edited.emit(self._choices[index].value)


class Number(Editor):
    """A whole number, told with every change."""

    def __init__(self, limits: WholeNumber, suffix: str = "", lowest_text: str = "") -> None:
        """Make the control.

        Args:
            limits: the numbers there are.
            suffix: written after the number, as its unit is.
            lowest_text: written instead of the lowest number, or "".
        """
        self.box = QSpinBox()
        self.box.setRange(limits.lowest, limits.highest)
        self.box.setSuffix(suffix)
        self.box.setSpecialValueText(lowest_text)
        super().__init__(self.box)
        self.box.valueChanged.connect(self._changed)
        self._fill_row(limits)

    def show_value(self, value: object) -> None:
        """Show a number."""
        if isinstance(value, int) and value != self.box.value():
            with QSignalBlocker(self.box):
                self.box.setValue(value)

    def _fill_row(self, limits: WholeNumber) -> None:
        self._row.addStretch(1)

    def _changed(self, value: int) -> None:
        self.edited.emit(value)


class SlidingNumber(Number):
    """A whole number with a slider beside it."""

    def describe(self, name: str, description: str) -> None:
        """Tell screen readers what both are."""
        super().describe(name, description)
        self.slider.setAccessibleName(name)
        self.slider.setAccessibleDescription(description)

    def show_value(self, value: object) -> None:
        """Show a number."""
        super().show_value(value)
        self._slide(self.box.value())

    def _fill_row(self, limits: WholeNumber) -> None:
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(limits.lowest, limits.highest)
        self.slider.setPageStep(max(1, (limits.highest - limits.lowest) // 10))
        self.slider.setMinimumWidth(_SLIDER_CHARACTERS * self.fontMetrics().averageCharWidth())
        self.slider.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.slider.installEventFilter(self)
        self.slider.valueChanged.connect(self.box.setValue)
        self._row.insertWidget(0, self.slider, 1)
        QWidget.setTabOrder(self.slider, self.box)

    def _changed(self, value: int) -> None:
        self._slide(value)
        super()._changed(value)

    def _slide(self, value: int) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setValue(value)


class SettledNumber(Number):
    """A whole number, told once no more is typed: what follows from it takes time."""

    def __init__(self, limits: WholeNumber, suffix: str = "", lowest_text: str = "") -> None:
        super().__init__(limits, suffix, lowest_text)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED_MS)
        self._settling.timeout.connect(self._settle)
        self.box.editingFinished.connect(self._settle)

    def show_value(self, value: object) -> None:
        """Show a number, unless the user is about to give another."""
        if not self._settling.isActive():
            super().show_value(value)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Tell what was typed last."""
        if self._settling.isActive():
            self._settle()
        super().hideEvent(event)

    def _changed(self, value: int) -> None:
        self._settling.start()

    def _settle(self) -> None:
        self._settling.stop()
        self.edited.emit(self.box.value())


class TextLine(Editor):
    """A line of text."""

    def __init__(self, longest: int) -> None:
        self.line = QLineEdit()
        self.line.setMaxLength(longest)
        super().__init__(self.line)
        self.line.textEdited.connect(self.edited.emit)

    def show_value(self, value: object) -> None:
        """Show a text."""
        # Setting the same text would move the cursor while it is typed.
        if value != self.line.text():
            self.line.setText(str(value))
