"""What becomes of the sound before it is text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.settings.fields import Text
from app.settings.limits import limit_of, range_of
from app.ui.settings.editors import SettledNumber, TextLine
from app.ui.settings.page import SettingsPage

if TYPE_CHECKING:
    from app.controller import AppController


class SoundPage(SettingsPage):
    """Names of the speakers, silence and falling behind; sounds are chosen in the main window."""

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        names = self.add_group(self.tr("What lines are called"))
        microphone = self.tr("Of the &microphone:")
        self.add(names, "sound.microphone_label", microphone, _line("sound.microphone_label"))
        self.add(
            names,
            "sound.system_label",
            self.tr("Of what the &computer plays:"),
            _line("sound.system_label"),
            self.tr("Shown where two sounds are heard, from the next session on."),
        )
        effort = self.add_group(self.tr("Effort"))
        self.add_check(
            effort,
            "sound.spares_silence",
            self.tr("&Rest in long silences"),
            self.tr("Uses much less of the computer while nobody speaks."),
        )
        self.add(
            effort,
            "recognition.most_behind_s",
            self.tr("Leave sound out when &behind by:"),
            SettledNumber(range_of("recognition.most_behind_s"), self.tr(" s")),
            self.tr(
                "A computer that is too slow falls behind what is said. It then leaves sound out "
                "to catch up, and says so in the captions."
            ),
        )
        self.finish()

    @staticmethod
    def title() -> str:
        """Return what it is called."""
        return QCoreApplication.translate("SoundPage", "Sound")


def _line(path: str) -> TextLine:
    limit = limit_of(path)
    assert isinstance(limit, Text)
    return TextLine(limit.longest)
