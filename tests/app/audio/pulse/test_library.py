from __future__ import annotations

import ctypes
import sys

import pytest

from app.audio.errors import AudioError
from app.audio.pulse import choices, pulse_choices, unavailable_reason
from app.audio.pulse.library import PulseLibrary
from tests.pulse_server import PulseServer


def no_such_file(name: str) -> ctypes.CDLL:
    raise OSError(f"{name}: cannot open shared object file: No such file or directory")


class OldLibrary:
    """A library from before the functions were made."""


def missing_library() -> PulseLibrary:
    return PulseLibrary(no_such_file)


def test_a_missing_library_is_named_with_what_to_do() -> None:
    with pytest.raises(AudioError, match=r"libpulse\.so\.0 .*No such file.* apt-get install"):
        PulseLibrary(no_such_file)


def test_a_library_without_a_function_is_refused() -> None:
    with pytest.raises(AudioError, match=r"cannot be loaded .*pa_strerror"):
        PulseLibrary(lambda _name: OldLibrary())


def test_without_the_library_there_is_nothing_to_choose_and_a_reason(
    monkeypatch: pytest.MonkeyPatch, server: PulseServer
) -> None:
    server.null_sink("there")
    assert pulse_choices(server.address)
    assert unavailable_reason(server.address) is None
    monkeypatch.setattr(choices, "PulseLibrary", missing_library)
    assert pulse_choices(server.address) == []
    reason = unavailable_reason(server.address)
    assert reason is not None
    assert "libpulse0" in reason


def test_without_pulsectl_there_is_nothing_to_choose_and_a_reason(
    monkeypatch: pytest.MonkeyPatch, server: PulseServer
) -> None:
    server.null_sink("there")
    monkeypatch.setitem(sys.modules, "pulsectl", None)
    assert pulse_choices(server.address) == []
    reason = unavailable_reason(server.address)
    assert reason is not None
    assert "pulsectl" in reason


def test_errors_are_told_in_the_librarys_words() -> None:
    assert PulseLibrary().error_text(5) == "No such entity"
