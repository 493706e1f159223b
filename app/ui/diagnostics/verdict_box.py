"""The verdict on top: a sign, the sentence, and the one thing to change."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QStyle, QVBoxLayout, QWidget

from app.desktop.evidence import Severity, Verdict

_SIGNS = {
    Severity.GOOD: QStyle.StandardPixmap.SP_DialogApplyButton,
    Severity.NOTE: QStyle.StandardPixmap.SP_MessageBoxInformation,
    Severity.TROUBLE: QStyle.StandardPixmap.SP_MessageBoxWarning,
}
_LARGER = 1.25


class VerdictBox(QFrame):
    """Shows a verdict; its text can be selected with mouse and keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._verdict: Verdict | None = None
        self.setAccessibleName(self.tr("Verdict"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._sign = QLabel()
        self._sentence = _text_label()
        font = self._sentence.font()
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        font.setBold(True)
        self._sentence.setFont(font)
        self._advice = _text_label()
        texts = QVBoxLayout()
        texts.addWidget(self._sentence)
        texts.addWidget(self._advice)
        row = QHBoxLayout(self)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)

    def show_verdict(self, verdict: Verdict) -> None:
        """Show it, if it is another one."""
        if verdict == self._verdict:
            return
        self._verdict = verdict
        self._sentence.setText(verdict.sentence)
        self._advice.setText(verdict.advice)
        self._advice.setVisible(bool(verdict.advice))
        size = round(1.6 * self._sentence.fontMetrics().height())
        icon = self.style().standardIcon(_SIGNS[verdict.severity])
        self._sign.setPixmap(icon.pixmap(size, size))
        self._sign.setAccessibleName(self._severity_words(verdict.severity))

    @property
    def text(self) -> str:
        """All that is shown."""
        return self._verdict.text if self._verdict else ""

    def _severity_words(self, severity: Severity) -> str:
        return {
            Severity.GOOD: self.tr("All is well"),
            Severity.NOTE: self.tr("Note"),
            Severity.TROUBLE: self.tr("Trouble"),
        }[severity]


def _text_label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label
