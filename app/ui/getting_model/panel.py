"""How getting the full model goes, with what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.desktop.getting import Stage
from app.desktop.getting_words import amount_words, stage_words

if TYPE_CHECKING:
    from app.ui.getting_model.getter import ModelGetter

_PROGRESS_STEPS = 1000


class GettingPanel(QWidget):
    """A line of words, a bar, and buttons; shows what there is of them to do now."""

    def __init__(self, getter: ModelGetter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._getter = getter
        self.words = _label()
        self.bar = QProgressBar()
        self.bar.setAccessibleName(self.tr("Progress of getting the model"))
        self.amount = _label()
        # Some languages need a second line for what others say in one.
        self.amount.setMinimumHeight(2 * QFontMetrics(self.font()).lineSpacing())
        self.amount.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.pause = self._button(self.tr("&Pause"), getter.pause)
        self.go_on = self._button(self.tr("&Go on"), getter.go_on)
        self.try_again = self._button(self.tr("&Try again"), getter.go_on)
        self.use = self._button(self.tr("&Use it now"), getter.use)
        self.give_up = self._button(self.tr("Give &up..."), self._ask)
        self.give_up.setAccessibleDescription(self.tr("Deletes what was received"))
        self.deletes = QCheckBox(self.tr("&Delete the downloaded 8.9 GB once it is prepared"))
        self.deletes.setAccessibleDescription(
            self.tr("The prepared form, which is smaller, is the model then")
        )
        self.deletes.clicked.connect(getter.delete_original)
        self.dialog: QMessageBox | None = None
        row = QHBoxLayout()
        for button in (self.pause, self.go_on, self.try_again, self.use, self.give_up):
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.words, self.bar, self.amount):
            column.addWidget(widget)
        column.addLayout(row)
        column.addWidget(self.deletes)
        getter.changed.connect(self.show_now)
        self.show_now()

    def show_now(self) -> None:
        """Show how far it is."""
        now, translate = self._getter.now, QCoreApplication.translate
        self.words.setText(stage_words(now, translate))
        self.amount.setText(amount_words(now, translate))
        self.amount.setVisible(bool(self.amount.text()))
        self._show_share(now.share, now.stage.is_working)
        self.bar.setVisible(now.stage not in (Stage.NONE, Stage.DONE))
        had_focus = any(
            button.hasFocus()
            for button in (self.pause, self.go_on, self.try_again, self.use, self.give_up)
        )
        self.pause.setVisible(now.stage.is_working)
        self.pause.setDisabled(now.stage is Stage.STOPPING)
        self.go_on.setVisible(now.stage is Stage.PAUSED)
        self.try_again.setVisible(now.stage is Stage.FAILED)
        self.give_up.setVisible(now.stage.can_go_on)
        self.use.setVisible(now.stage is Stage.DONE and not self._getter.is_used)
        self.deletes.setVisible(now.stage.is_working or now.stage.can_go_on)
        self.deletes.setChecked(self._getter.deletes_original)
        if had_focus:
            self._focus_first()

    def _focus_first(self) -> None:
        """Leave the keyboard where it can go on, as the button that had it may be gone."""
        for button in (self.pause, self.go_on, self.try_again, self.use):
            if button.isVisibleTo(self) and button.isEnabled():
                button.setFocus()

    def _show_share(self, share: float | None, is_working: bool) -> None:
        if share is None:
            # Without an end Qt lets the bar run, which says that something is being done.
            self.bar.setRange(0, 0 if is_working else _PROGRESS_STEPS)
            self.bar.setValue(0)
        else:
            self.bar.setRange(0, _PROGRESS_STEPS)
            self.bar.setValue(int(share * _PROGRESS_STEPS))

    def _ask(self) -> None:
        dialog = QMessageBox(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setIcon(QMessageBox.Icon.Question)
        dialog.setWindowTitle(self.tr("Voxcap"))
        dialog.setTextFormat(Qt.TextFormat.PlainText)
        dialog.setText(self.tr("Delete what was received of the full model?"))
        dialog.setInformativeText(self.tr("To get the model later, all of it is downloaded again."))
        delete = dialog.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        keep = dialog.addButton(self.tr("&Keep"), QMessageBox.ButtonRole.RejectRole)
        dialog.setDefaultButton(keep)
        dialog.setEscapeButton(keep)
        delete.clicked.connect(self._getter.give_up)
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None

    def _button(self, text: str, act: object) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
