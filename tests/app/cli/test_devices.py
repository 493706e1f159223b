"""`voxcap devices`."""

from __future__ import annotations

import json
import sys

import numpy as np
import pytest

from app.audio import SoundKind
from app.audio.catalogue import Catalogue
from app.cli import devices, main
from tests.app.audio.scripted_choice import ScriptedChoice


class MicrophoneOfKnownFormat(ScriptedChoice):
    rate_hz = 44_100
    channels = 2


def noise(amplitude: float) -> np.ndarray:
    return np.full((48_000, 1), amplitude, np.float32)


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    catalogue = Catalogue(
        (
            MicrophoneOfKnownFormat("a:loud", "Headset", frames=[noise(0.1)]),
            ScriptedChoice("a:quiet", "Line\nin", frames=[noise(1e-4)]),
            ScriptedChoice("a:muted", "Muted", frames=[noise(0.0)]),
            ScriptedChoice("a:dead", "Dead"),
            ScriptedChoice("a:busy", "Busy", error="Busy is in use by another program."),
            ScriptedChoice("a:lost", "Lost", is_lost_after=True),
            ScriptedChoice("a:system", "Everything", SoundKind.SYSTEM, frames=[noise(0.0)]),
        ),
        ("Something is missing.",),
        "linux",
    )
    catalogue.choices[-1].zeros_advice = None  # type: ignore[misc]
    monkeypatch.setattr(devices, "_catalogue", lambda: catalogue)
    return catalogue


@pytest.mark.usefixtures("found")
def test_a_line_for_each_and_the_problems_below(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices"]) == 0
    output, errors = capsys.readouterr()
    lines = output.splitlines()
    assert lines[0].split() == ["Kind", "Name", "Id", "Format", "Default"]
    assert " ".join(lines[1].split()) == "microphone Headset a:loud 44.1 kHz, 2 ch default"
    assert " ".join(lines[2].split()) == "microphone Line in a:quiet"
    assert " ".join(lines[7].split()) == "system Everything a:system default"
    assert len(lines) == 8
    assert errors == "voxcap: Something is missing.\n"


def test_levels_tell_which_one_hears(found: Catalogue, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices", "--levels", "0.05"]) == 0
    output, errors = capsys.readouterr()
    heading, *lines = output.splitlines()
    assert heading.endswith("Level")
    ends = [
        "-20 dBFS",
        "-80 dBFS, nothing heard",
        "exact zeros. Is it muted?",
        "nothing came",
        "Busy is in use by another program.",
        "Lost is gone.",
        "exact zeros. Nothing plays.",
    ]
    assert all(line.endswith(end) for line, end in zip(lines, ends, strict=True))
    assert "48 kHz, 1 ch" in lines[0]
    assert "speak now" in errors
    opened = [device for choice in found.choices for device in choice.opened]  # type: ignore[attr-defined]
    assert len(opened) == 6
    assert all(device.is_closed for device in opened)


@pytest.mark.usefixtures("found")
def test_json_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices", "--json", "--levels", "0.05"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["problems"] == ["Something is missing."]
    first, *_, last = document["devices"]
    assert first == {
        "kind": "microphone",
        "label": "Headset",
        "id": "a:loud",
        "rate_hz": 48_000,
        "channels": 1,
        "default": True,
        "level": "-20 dBFS",
        "level_dbfs": -20.0,
    }
    assert last["level_dbfs"] is None
    assert main(["devices", "--json"]) == 0
    without_levels = json.loads(capsys.readouterr().out)["devices"]
    assert [device["rate_hz"] for device in without_levels[:2]] == [44_100, None]
    assert "level" not in without_levels[0]


@pytest.mark.usefixtures("found")
def test_a_terminal_gets_every_name_whole(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["devices"]) == 0
    output = capsys.readouterr().out
    for text in ("Headset", "Line in", "a:system", "44.1 kHz, 2 ch", "default"):
        assert text in output


@pytest.mark.parametrize("arguments", [[], ["--levels", "1"]])
def test_no_device_at_all_fails_with_advice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    empty = Catalogue((), ("No server runs.",), "linux")
    monkeypatch.setattr(devices, "_catalogue", lambda: empty)
    assert main(["devices", *arguments]) == 1
    output, errors = capsys.readouterr()
    assert not output
    assert errors.startswith("voxcap: There is no microphone. Plug one in")
    assert errors.count("No server runs.") == 1
    assert main(["devices", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["devices"] == []


@pytest.mark.parametrize("seconds", ["0", "-1", "61", "nan", "soon"])
def test_seconds_out_of_bounds_are_wrong_usage(
    capsys: pytest.CaptureFixture[str], seconds: str
) -> None:
    assert main(["devices", f"--levels={seconds}"]) == 2
    assert "not a number of seconds" in capsys.readouterr().err
