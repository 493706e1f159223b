"""One sound of the assistant: a list to choose from, and what comes of the choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QGroupBox, QProgressBar, QVBoxLayout, QWidget

from app.audio import AudioError, SoundChoice
from app.desktop.sound_choices import SoundRow
from app.desktop.sound_probe import ProbeState, Reading, reading_words
from app.desktop.status_words import level_share
from app.desktop.told import retold
from app.ui.wizard.page import paragraph
from app.ui.wizard.sound_tester import SoundTester

_METER_STEPS = 60


class SoundTest(QGroupBox):
    """Shows rows, tells which one is picked, and lets its sound be seen.

    Signals:
        picked: the `SoundRow` that the user has chosen.
    """

    picked = Signal(object)

    def __init__(self, title: str, tester: SoundTester, parent: QWidget | None = None) -> None:
        """Make it; it shows nothing yet.

        Args:
            title: what kind of sound it is.
            tester: listens to it, and is this widget's from now on.
            parent: the page.
        """
        super().__init__(title, parent)
        tester.setParent(self)
        self._tester = tester
        self._rows: Sequence[SoundRow] = ()
        self._choice: SoundChoice | None = None
        self._are_zeros_normal = False
        self._list = QComboBox()
        self._list.setAccessibleName(title.replace("&", ""))
        self._list.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._list.activated.connect(self._pick)
        self._meter = QProgressBar()
        self._meter.setRange(0, _METER_STEPS)
        self._meter.setTextVisible(False)
        self._meter.setAccessibleName(self.tr("Level"))
        self._words = paragraph("")
        self._advice = paragraph("")
        column = QVBoxLayout(self)
        for widget in (self._list, self._meter, self._words, self._advice):
            column.addWidget(widget)
        tester.reading_changed.connect(self._show_reading)

    @property
    def list(self) -> QComboBox:
        """The rows to choose from."""
        return self._list

    @property
    def words(self) -> str:
        """What is said of the sound."""
        return self._words.text()

    @property
    def is_at_rest(self) -> bool:
        """Whether no device is held."""
        return self._tester.is_at_rest

    def show_rows(self, rows: Sequence[SoundRow]) -> None:
        """Show what there is to choose from, as long as it is something else than before."""
        if rows == self._rows:
            return
        self._rows = rows
        self._list.clear()
        self._list.addItems([row.text for row in rows])
        self._list.setCurrentIndex(next((n for n, row in enumerate(rows) if row.is_current), -1))

    def try_sound(self, find: Callable[[], SoundChoice | None]) -> None:
        """Listen to the sound that is found, from its beginning unless it is the one before.

        Args:
            find: returns it, or None where none is chosen; may raise AudioError.
        """
        try:
            choice = find()
        except AudioError as error:
            self.rest()
            self._show_reading(Reading(ProbeState.FAILED, advice=str(error)))
            return
        if choice is None:
            self.rest()
            self._meter.setValue(0)
            self._say(self.tr("Not listened to."), "")
        elif choice != self._choice:
            self._choice = choice
            self._are_zeros_normal = choice.zeros_advice is None
            self._tester.listen_to(choice)

    def rest(self) -> None:
        """Give the device back."""
        self._choice = None
        self._tester.listen_to(None)

    def _pick(self, index: int) -> None:
        if 0 <= index < len(self._rows):
            self.picked.emit(self._rows[index])

    def _show_reading(self, reading: Reading) -> None:
        self._meter.setValue(round(level_share(reading.level_dbfs) * _METER_STEPS))
        words = reading_words(reading, self._are_zeros_normal, QCoreApplication.translate)
        advice = (
            "" if self._are_zeros_normal and reading.state is ProbeState.ZEROS else reading.advice
        )
        self._say(words, retold(advice, QCoreApplication.translate))

    def _say(self, words: str, advice: str) -> None:
        if (words, advice) == (self._words.text(), self._advice.text()):
            return
        self._words.setText(words)
        self._advice.setText(advice)
        self._advice.setVisible(bool(advice))
        self._meter.setAccessibleDescription(words)
