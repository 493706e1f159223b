"""What Voxcap is, which version, and under which licences it comes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, qVersion
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.desktop.facts import Fact, software_facts
from app.ui.about.texts import ReadableLabel
from app.ui.app_icon import app_icon
from app.ui.background import Background

_TITLE_SIZE = 1.6
_WIDTH_LETTERS = 86
_ICON_LINES = 3


class AboutDialog(QDialog):
    """The first thing to look at for whoever wants to know what this is.

    Attributes:
        licences: shows the licences of all parts in full; connected by who opens this.
        copy: copies the versions of Voxcap and of what it uses.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Prepare; `open` shows it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._background = Background(self)
        self.setWindowTitle(self.tr("About Voxcap"))
        self.paragraphs = [ReadableLabel(text) for text in self._texts()]
        self.licences = QPushButton(self.tr("&Licences..."))
        self.copy = QPushButton(self.tr("Copy &details"))
        self.copy.setToolTip(self.tr("The versions of Voxcap, the system and the libraries"))
        self.copy.clicked.connect(self._copy)
        self._lay_out()

    def done(self, code: int) -> None:
        """Close, and copy nothing any more."""
        self._background.close()
        super().done(code)

    def _texts(self) -> list[str]:
        return [
            self.tr(
                "Captions what is said, on this computer alone. Nothing of it is sent anywhere."
            ),
            self.tr(
                "Voxcap is free software under the Apache License 2.0, without any warranty. The "
                "parts that others have made come under licences of their own."
            ),
            self.tr(
                "Windows: Qt {version}, under the GNU Lesser General Public License 3. You may "
                "replace its libraries by others that fit."
            ).format(version=qVersion()),
            self.tr(
                "Speech: Voxtral Mini 4B Realtime of Mistral AI, under the Apache License 2.0. The "
                "demo model is Voxcap's own, under CC BY-SA 4.0."
            ),
            self.tr("Letters: Source Sans 3 of Adobe, under the SIL Open Font License 1.1."),
        ]

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        icon = QLabel()
        icon.setPixmap(app_icon().pixmap(QSize(unit * _ICON_LINES, unit * _ICON_LINES)))
        title = ReadableLabel(
            self.tr("Voxcap {version}").format(version=QCoreApplication.applicationVersion())
        )
        title.setFont(_large(title.font()))
        head = QHBoxLayout()
        head.setSpacing(unit)
        head.addWidget(icon)
        head.addWidget(title, 1)
        buttons = QDialogButtonBox()
        for button in (self.licences, self.copy):
            button.setAutoDefault(False)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        close = QPushButton(self.tr("&Close"))
        close.setDefault(True)
        buttons.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(unit // 2)
        column.addLayout(head)
        for paragraph in self.paragraphs:
            column.addWidget(paragraph)
        column.addStretch(1)
        column.addWidget(buttons)
        width = self.fontMetrics().averageCharWidth() * _WIDTH_LETTERS
        self.resize(width, column.totalHeightForWidth(width))
        close.setFocus()

    def _copy(self) -> None:
        self.copy.setEnabled(False)
        self._background.run(lambda: list(software_facts()), self._copied, self._not_copied)

    def _copied(self, facts: list[Fact]) -> None:
        facts.append(("Qt", qVersion()))
        QGuiApplication.clipboard().setText("".join(f"{name}: {what}\n" for name, what in facts))
        self.copy.setEnabled(True)
        self.copy.setText(self.tr("Copie&d"))

    def _not_copied(self, error: Exception) -> None:
        self.copy.setEnabled(True)
        self.copy.setText(self.tr("Could not be copie&d"))


def _large(font: QFont) -> QFont:
    result = QFont(font)
    result.setPointSizeF(font.pointSizeF() * _TITLE_SIZE)
    return result
