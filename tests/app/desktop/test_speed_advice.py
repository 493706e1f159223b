"""A speed test's result in plain words, with the setting that helps."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.speed_advice import SpeedAdvice, advise
from app.desktop.speed_test import SpeedResult
from app.settings.model import Recognition, Sound

BOTH = Sound(microphone="default", system="default")
MODEL = Recognition(model="/models/voxtral")


def _advice(
    one_ms: float,
    two_ms: float | None,
    recognition: Recognition = MODEL,
    sound: Sound = BOTH,
) -> SpeedAdvice:
    result = SpeedResult("voxtral", "bfloat16", 2, 3.0, one_ms, two_ms)
    return advise(result, recognition, sound)


def test_much_faster_than_needed() -> None:
    advice = _advice(6.6, 9.0)
    assert advice.verdict == "This computer captions live 12 times faster than needed."
    assert (advice.recognition, advice.sound) == (MODEL, BOTH)


def test_fast_enough() -> None:
    assert "fast enough" in _advice(50.0, 60.0).verdict


def test_one_source_but_not_two() -> None:
    advice = _advice(50.0, 90.0)
    assert "one source, but not with two" in advice.verdict
    assert advice.sound == replace(BOTH, system="")
    alone = _advice(50.0, 90.0, sound=Sound(microphone="", system="default"))
    assert alone.sound == Sound(microphone="", system="default")


def test_only_just() -> None:
    advice = _advice(75.0, 120.0)
    assert "only just" in advice.verdict
    assert advice.recognition.most_behind_s == 30


def test_too_slow() -> None:
    advice = _advice(200.0, None)
    assert "2.5 times too slow" in advice.verdict
    assert "smaller model" in advice.suggestion
    assert (advice.recognition, advice.sound) == (MODEL, BOTH)


@pytest.mark.parametrize("changes", [{"precision": "float32"}, {"threads": 1}])
def test_too_slow_for_a_choice_of_the_users(changes: dict[str, object]) -> None:
    chosen = replace(MODEL, **changes)  # type: ignore[arg-type]
    assert _advice(200.0, None, chosen).recognition == MODEL


def test_nearly_fast_enough_may_fall_behind() -> None:
    assert _advice(100.0, 150.0).recognition.most_behind_s == 30
    patient = replace(MODEL, most_behind_s=120)
    assert _advice(100.0, 150.0, patient).recognition.most_behind_s == 120


@given(
    one_ms=st.floats(0.001, 100_000),
    two_ms=st.none() | st.floats(0.001, 100_000),
    sound=st.builds(
        Sound,
        microphone=st.sampled_from(["", "default"]),
        system=st.sampled_from(["", "default"]),
        application=st.sampled_from(["", "x"]),
    ),
)
def test_something_that_was_chosen_is_still_listened_to(
    one_ms: float, two_ms: float | None, sound: Sound
) -> None:
    advice = _advice(one_ms, two_ms, sound=sound)
    before = {sound.microphone, sound.system, sound.application}
    after = {advice.sound.microphone, advice.sound.system, advice.sound.application}
    assert (after == {""}) == (before == {""})
    assert after - {""} <= before
    assert "{" not in advice.verdict + advice.suggestion
