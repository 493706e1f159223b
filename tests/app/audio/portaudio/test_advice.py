"""PortAudio's errors in the users' words."""

from __future__ import annotations

from typing import Any

import pytest

from app.audio.portaudio.advice import explain, is_format_refused, zeros_advice
from tests.app.audio.portaudio.fake_sounddevice import PortAudioError

HOST = "Unanticipated host error"


@pytest.mark.parametrize(
    ("arguments", "platform", "message"),
    [
        (("Device unavailable", -9985), "linux", "in use by another program"),
        ((HOST, -9999, (0, -16, "Device or resource busy")), "linux", "in use by another"),
        ((HOST, -9999, (2, -2004287478, "")), "win32", "in use by another program"),
        ((HOST, -9999, (2, -2004287484, "")), "win32", "Mic is gone"),
        ((HOST, -9999, (2, -2147024891, "")), "win32", "Let desktop apps access"),
        ((HOST, -9999, (0, -13, "Permission denied")), "linux", "group 'audio'"),
        ((HOST, -9999, (0, 1, "Operation not permitted")), "darwin", "System Settings"),
        (("Invalid device", -9996), "linux", "Mic is gone: plug it in again"),
        ((HOST, -9999, (0, -19, "No such device")), "linux", "Mic is gone"),
        (("Internal PortAudio error", -9986), "darwin", "cannot be opened (Internal PortAudio"),
        ((HOST, -9999, (0, 5, "")), "linux", "no reason given [5]"),
        ((), "linux", "cannot be opened (PortAudioError)"),
    ],
)
def test_an_error_is_one_sentence_with_advice(
    arguments: tuple[Any, ...], platform: str, message: str
) -> None:
    error = explain(PortAudioError(*arguments), "Mic", platform)
    assert message in str(error)
    assert ":" in str(error)
    assert "\n" not in str(error)
    assert (error.parameter, error.value) == ("mic", "Mic")


def test_only_refused_formats_are_worth_another_try() -> None:
    assert is_format_refused(PortAudioError("Invalid sample rate", -9997))
    assert is_format_refused(PortAudioError("Invalid number of channels", -9998))
    assert not is_format_refused(PortAudioError("Device unavailable", -9985))
    assert not is_format_refused(PortAudioError("Device unavailable"))


def test_zeros_mean_something_else_on_every_system() -> None:
    advice = {zeros_advice(platform) for platform in ("linux", "win32", "darwin")}
    assert len(advice) == 3
