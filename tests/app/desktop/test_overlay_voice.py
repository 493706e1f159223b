"""What is read out of the overlay."""

from __future__ import annotations

from app.desktop.overlay_voice import OverlayVoice
from tests.app.cli.snapshots import BOTH, snapshot, spoken


def test_every_word_is_told_once() -> None:
    voice = OverlayVoice()
    words = spoken("some words that are said " * 40)
    told = [
        line
        for n_words in range(0, len(words) + 1, 3)
        for line in voice.take("one", snapshot(words[:n_words], time_s=n_words / 3))
    ]
    for time_s in (100.0, 200.0):
        told += voice.take("one", snapshot(words, time_s=time_s))
    assert len(told) > 1
    assert " ".join(told).split() == [word.text.strip() for word in words]
    assert voice.take("one", snapshot(words, time_s=300.0)) == []


def test_speakers_are_told_apart() -> None:
    voice = OverlayVoice()
    words = [*spoken("yes"), *spoken("no", "system", 1.0)]
    voice.take("one", snapshot(words, sources=BOTH, time_s=1.5))
    told = voice.take("one", snapshot(words, sources=BOTH, time_s=9.0))
    assert "Others: no" in told


def test_another_session_is_told_from_its_beginning() -> None:
    voice = OverlayVoice()
    voice.take("one", snapshot(spoken("one two"), time_s=1.0))
    voice.take("one", snapshot(spoken("one two"), time_s=9.0))
    voice.take("two", snapshot(spoken("three four"), time_s=1.0))
    assert voice.take("two", snapshot(spoken("three four"), time_s=9.0)) == ["three four"]
