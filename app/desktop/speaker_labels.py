"""What the lines of each sound are called before somebody names them."""

from __future__ import annotations

from dataclasses import replace

from app.desktop.wording import Translate, untranslated
from app.settings.model import Sound


def labelled(sound: Sound, translate: Translate = untranslated) -> Sound:
    """Return the settings with labels that nobody has changed in the user's language."""
    default = Sound()
    if sound.microphone_label == default.microphone_label:
        sound = replace(sound, microphone_label=translate("SpeakerLabels", "You"))
    if sound.system_label == default.system_label:
        sound = replace(sound, system_label=translate("SpeakerLabels", "Others"))
    return sound
