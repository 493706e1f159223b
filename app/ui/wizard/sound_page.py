"""The page of the sounds: what to listen to, seen live."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton

from app.audio import AudioSource, SoundChoice, SoundKind
from app.audio.live import LiveSource
from app.desktop.sound_choices import (
    SoundRow,
    computer_rows,
    is_anything_chosen,
    microphone_rows,
)
from app.ui.wizard.page import SetupPage, paragraph
from app.ui.wizard.sound_test import SoundTest
from app.ui.wizard.sound_tester import SoundTester

if TYPE_CHECKING:
    from app.controller import AppController


class SoundPage(SetupPage):
    """Lets a microphone and the computer's sound be chosen, and shows what comes of them."""

    def __init__(
        self,
        controller: AppController,
        new_source: Callable[[SoundChoice], AudioSource] = LiveSource,
    ) -> None:
        super().__init__("", "")
        self._controller = controller
        self._is_shown = False
        self.setTitle(self.tr("What should Voxcap listen to?"))
        self.setSubTitle(
            self.tr("Speak, and play something: the bars show whether Voxcap can hear it.")
        )
        self.microphone = SoundTest(self.tr("&Microphone"), SoundTester(new_source=new_source))
        self.computer = SoundTest(
            self.tr("What this &computer plays"), SoundTester(new_source=new_source)
        )
        self.microphone.picked.connect(self._pick)
        self.computer.picked.connect(self._pick)
        self._hint = paragraph("")
        look_again = QPushButton(self.tr("Look for devices &again"))
        look_again.clicked.connect(controller.refresh_choices)
        for widget in (self.microphone, self.computer, self._hint):
            self.column.addWidget(widget)
        self.column.addWidget(look_again, alignment=Qt.AlignmentFlag.AlignLeading)
        self.column.addStretch()
        controller.choices_changed.connect(self._show)
        controller.settings_changed.connect(self._show)

    def enter(self) -> None:
        """Begin to listen."""
        self._is_shown = True
        self._show()
        self._controller.refresh_choices()

    def leave(self) -> None:
        """Give the devices back."""
        self._is_shown = False
        self.microphone.rest()
        self.computer.rest()

    def _pick(self, row: SoundRow) -> None:
        self._controller.change_settings(replace(self._controller.settings, sound=row.sound))

    def _show(self) -> None:
        if not self._is_shown:
            return
        catalogue, sound = self._controller.catalogue, self._controller.settings.sound
        translate = QCoreApplication.translate
        self.microphone.show_rows(microphone_rows(catalogue, sound, translate))
        self.computer.show_rows(computer_rows(catalogue, sound, translate))
        if catalogue is None:
            self._hint.setText(self.tr("Looking for devices..."))
            return
        is_heard = is_anything_chosen(sound)
        self._hint.setText("" if is_heard else self.tr("Choose at least one sound."))
        self._hint.setVisible(not is_heard)
        self.microphone.try_sound(lambda: self._found(SoundKind.MICROPHONE, sound.microphone))
        if sound.application:
            self.computer.try_sound(lambda: self._found(SoundKind.APPLICATION, sound.application))
        else:
            self.computer.try_sound(lambda: self._found(SoundKind.SYSTEM, sound.system))

    def _found(self, kind: SoundKind, name: str) -> SoundChoice | None:
        """Return what the settings name, None where they name nothing.

        Raises:
            AudioError: it is not there.
        """
        catalogue = self._controller.catalogue
        return catalogue.find(kind, name) if catalogue is not None and name else None
