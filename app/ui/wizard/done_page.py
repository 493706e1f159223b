"""The last page: what to do now."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox

from app.desktop.models import DEMO
from app.ui.wizard.page import SetupPage, paragraph

if TYPE_CHECKING:
    from app.controller import AppController


class DonePage(SetupPage):
    """Tells where the text is kept, and offers to start."""

    def __init__(self, controller: AppController, sessions: Path) -> None:
        super().__init__("", "")
        self._controller = controller
        self.setFinalPage(True)
        self.setTitle(self.tr("Voxcap is ready"))
        self.setSubTitle(self.tr("Everything can be changed later, in the window and its menus."))
        self._first_words = paragraph("")
        self.starts = QCheckBox(self.tr("&Listen at once"))
        self.starts.setChecked(True)
        self.column.addWidget(self._first_words)
        self.column.addWidget(
            paragraph(
                self.tr(
                    "What was said is kept as text in {folder}, and nowhere else. You find it in "
                    "the list of sessions, where it can be exported and deleted."
                ).format(folder=sessions)
            )
        )
        self.column.addWidget(self.starts)
        self.column.addStretch()

    def enter(self) -> None:
        """Say what to try first."""
        is_demo = self._controller.settings.recognition.model == DEMO
        self._first_words.setText(
            self.tr(
                "Press Finish and count from one to nine, in English: the demo model knows no "
                "other words."
            )
            if is_demo
            else self.tr("Press Finish and speak, or play something that is spoken.")
        )
