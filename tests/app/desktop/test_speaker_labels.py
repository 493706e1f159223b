"""Labels of lines."""

from __future__ import annotations

from app.desktop.speaker_labels import labelled
from app.settings.model import Sound


def german(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
    return {"You": "Ich", "Others": "Andere"}[text]


def test_labels_nobody_changed_are_translated() -> None:
    sound = labelled(Sound(microphone="default"), german)
    assert sound == Sound(microphone="default", microphone_label="Ich", system_label="Andere")


def test_labels_somebody_gave_stay() -> None:
    sound = Sound(microphone_label="Ada", system_label="")
    assert labelled(sound, german) == sound


def test_english_labels_are_the_defaults() -> None:
    assert labelled(Sound()) == Sound()
