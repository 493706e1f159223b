"""What is told in English, in the user's language."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.told import is_known, retold
from app.desktop.told_forms import CONTEXT, FORMS
from tests.app.desktop.told_in_code import sentences

ROOT = Path(__file__).resolve().parents[3]

TELLING = [
    *sorted((ROOT / "app" / "audio").rglob("*.py")),
    *sorted((ROOT / "app" / "session").glob("*.py")),
    *(ROOT / "app" / "captions" / name for name in ("journal.py", "pen.py")),
    *(ROOT / "app" / "desktop" / name for name in ("inputs.py", "models.py", "exporting.py")),
    ROOT / "app" / "settings" / "store.py",
    *(ROOT / "engine" / "checkpoint" / name for name in ("opening.py", "weight_files.py")),
    ROOT / "engine" / "checkpoint" / "checkpoint.py",
    *(ROOT / "engine" / "download" / name for name in ("download.py", "space.py", "transfer.py")),
    *(ROOT / "engine" / "download" / name for name in ("trouble.py", "hub.py", "record.py")),
    *(ROOT / "app" / "desktop" / name for name in ("getting_work.py", "full_model.py")),
]

# Windows let nobody choose such a value, or have a sentence of their own.
NOT_IN_WINDOWS = {
    "backlog_limit_s must lie between 1 and 600, not Xyzzy 1.",
    "format must be one of Xyzzy 1, not Xyzzy 1.",
    "Xyzzy 1 is not a model in Xyzzy 1 format: it lacks Xyzzy 1.",
    "Xyzzy 1 holds Xyzzy 1 files, not Xyzzy 1: choose format Xyzzy 1.",
    "It could not be moved out of the way either; the defaults are used for now.",
    "Xyzzy 1 What was received is kept.",
    "It was moved to Xyzzy 1, and the defaults are used.",
}

ADVICE = "Choose another source."

KINDS = {
    "_NAME[kind]": ("microphone", "system audio", "application that plays"),
    "_NAME[kind].capitalize()": ("Microphone", "System audio", "Application that plays"),
    "_NAMES[kind]": ("microphone", "output", "application"),
}


def german(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
    if (context, text) == ("Numbers", "."):
        return ","
    assert context == CONTEXT
    assert text in FORMS
    return {
        "{device} is gone.": "{device} ist weg.",
        "Sound of {device}": "Ton von {device}",
        "Nothing has come from {device} for {seconds} s.": "Seit {seconds} s nichts von {device}.",
        "Choose another source.": "Wählen Sie eine andere Quelle.",
    }.get(text, text)


def test_every_sentence_is_retold() -> None:
    told = retold("Headset is gone. Choose another source.", german)
    assert told == "Headset ist weg. Wählen Sie eine andere Quelle."


def test_names_and_numbers_within_are_retold() -> None:
    assert retold("Sound of USB 2.0 is gone.", german) == "Ton von USB 2.0 ist weg."
    told = retold("Nothing has come from Sound of A. B. for 2.5 s.", german)
    assert told == "Seit 2,5 s nichts von Ton von A. B.."


def test_names_may_look_like_sentences() -> None:
    assert retold("Dr. No. is gone. Choose another source.", german) == (
        "Dr. No. ist weg. Wählen Sie eine andere Quelle."
    )


def test_what_is_unknown_stays() -> None:
    told = "Der Kopfhörer ist weg. Headset {0} is gone. Whatever."
    assert retold(told, german) == "Der Kopfhörer ist weg. Headset {0} ist weg. Whatever."
    assert not is_known(told)
    assert retold("", german) == ""


@given(st.text())
def test_english_stays_as_it_is(text: str) -> None:
    assert retold(text) == text


@given(st.sampled_from(FORMS))
def test_forms_are_told_apart(form: str) -> None:
    filled = form.format(**dict.fromkeys(_places(form), "Xy"))
    assert is_known(filled)
    assert retold(filled) == filled


@pytest.mark.parametrize("path", TELLING, ids=lambda path: str(path.relative_to(ROOT)))
def test_all_that_reaches_windows_has_a_form(path: Path) -> None:
    unknown = {
        sentence
        for number in range(3)
        for sentence in sentences(path, _values(number))
        if not is_known(sentence)
    }
    assert unknown - NOT_IN_WINDOWS == set()


@pytest.mark.parametrize(
    ("module", "reason"),
    [
        ("app/audio/live.py", "paused"),
        ("app/audio/live.py", "no sound came"),
        ("app/audio/live.py", "the sound was lost"),
        ("app/audio/live.py", "another device was chosen"),
        ("app/audio/live.py", "the computer slept"),
        ("app/session/capture.py", "no sound came"),
        ("app/session/capture.py", "sound was lost on the way from the device"),
        ("app/session/captioner.py", "the engine had to start anew"),
        ("app/session/engine_room.py", "stopped before it could be captioned"),
        ("app/session/engine_room.py", "the engine failed"),
        ("app/session/mixing.py", "its sound came too late to be mixed with the others"),
        ("app/session/shedding.py", "the computer could not keep up"),
        ("engine/precision.py", "chosen in the settings"),
        ("engine/precision.py", "the model is small"),
        ("engine/precision.py", "the model's float32 weights would take over 1 GB"),
    ],
)
def test_reasons_have_a_form(module: str, reason: str) -> None:
    assert f'"{reason}"' in (ROOT / module).read_text("utf-8")
    assert is_known(reason)


@pytest.mark.parametrize(
    "label",
    [
        "Default microphone (Headset)",
        "Default input: no microphone but Monitor of Speakers",
        "Everything this computer plays",
        "Sound of Speakers",
        "The monitor of Speakers",
        "System audio: Sound of Speakers",
    ],
)
def test_names_that_are_no_devices_own_have_a_form(label: str) -> None:
    assert is_known(label)


def _values(number: int) -> dict[str, str]:
    values = {expression: kinds[number] for expression, kinds in KINDS.items()}
    values |= dict.fromkeys(
        ("self.gone_advice", "_GONE", "_BLACKHOLE", "_ADVICE", "advice"), ADVICE
    )
    values["_KEPT"] = "What was received is kept."
    values["_AGAIN"] = "What was received is kept; try again later."
    values["reason"] = "it is empty (0 bytes)"
    values["permission"] = "add your user to the group 'audio', or use a sound server"
    return values | {"what": ("is not there", "means several", "is not there")[number]}


def _places(form: str) -> list[str]:
    return [place.partition("}")[0] for place in form.split("{")[1:]]
