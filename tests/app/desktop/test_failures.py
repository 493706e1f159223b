"""Errors as sentences."""

from __future__ import annotations

import logging

import pytest

from app.audio import AudioError
from app.desktop.failures import sentence_of

WHAT = "Listening could not be started."


def test_an_error_with_sentences_that_can_be_translated_speaks_for_itself() -> None:
    told = "The headset is gone. Choose another source."
    assert sentence_of(AudioError(told), WHAT) == told


def test_what_failed_stands_before_details_in_english() -> None:
    error = AudioError("config.json: rope.kind is odd; it must be even.")
    assert sentence_of(error, WHAT) == f"{WHAT} {error}"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (MemoryError(), "close other programs"),
        (OSError(28, "No space left on device"), "No space left on device"),
        (OSError(13, "Permission denied", "/there"), "/there: Permission denied"),
        (OSError("odd"), "odd"),
        (KeyError("sound"), "KeyError: 'sound'"),
    ],
)
def test_others_are_told_in_words(error: Exception, said: str) -> None:
    told = sentence_of(error, WHAT)
    assert told.startswith(WHAT)
    assert said in told
    assert "again" in told


def test_only_what_nobody_foresaw_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        sentence_of(OSError(28, "No space left on device"), WHAT)
        assert caplog.records == []
        sentence_of(KeyError("sound"), WHAT)
    assert caplog.records[0].exc_info is not None


def test_what_is_said_can_be_translated() -> None:
    def german(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return "{reason} ist der Grund."

    told = sentence_of(OSError(28, "Kein Platz"), "Es ging nicht.", german)
    assert told == "Es ging nicht. Kein Platz ist der Grund."
