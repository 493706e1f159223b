"""What a speed test means, in plain words, and the setting it suggests."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.desktop.speed_test import TOKEN_MS, SpeedResult
from app.desktop.wording import Translate, number, untranslated
from app.settings.model import Recognition, Sound

COMFORTABLE = 0.8
"""Share of the time there is that a model may need: long sessions and other programs take more."""

_NEARLY = 1.5
_PATIENT_S = 30
_FAST = 2.0


@dataclass(frozen=True, slots=True)
class SpeedAdvice:
    """What to make of a speed test.

    Attributes:
        verdict: how fast this computer is, in a sentence.
        suggestion: what to do, in a sentence.
        recognition: the settings with that done; those there were where nothing has to change.
        sound: likewise.
    """

    verdict: str
    suggestion: str
    recognition: Recognition
    sound: Sound


def advise(
    result: SpeedResult,
    recognition: Recognition,
    sound: Sound,
    translate: Translate = untranslated,
) -> SpeedAdvice:
    """Return what a result means for somebody with these settings."""
    if result.real_time_factor > 1.0:
        return _too_slow(result, recognition, sound, translate)
    if result.real_time_factor > COMFORTABLE:
        return _only_just(recognition, sound, translate)
    if result.two_ms is None or result.two_ms > COMFORTABLE * TOKEN_MS:
        return _one_source(result, recognition, sound, translate)
    return SpeedAdvice(
        _speed(result, translate),
        translate("Speed", "It also keeps up with two sources. Nothing has to be changed."),
        recognition,
        sound,
    )


def _speed(result: SpeedResult, translate: Translate) -> str:
    times = 1 / max(result.real_time_factor, 1e-6)
    if times < _FAST:
        return translate("Speed", "This computer is fast enough to caption live.")
    return translate(
        "Speed", "This computer captions live {times} times faster than needed."
    ).format(times=round(times))


def _one_source(
    result: SpeedResult, recognition: Recognition, sound: Sound, translate: Translate
) -> SpeedAdvice:
    verdict = translate("Speed", "This computer keeps up with one source, but not with two.")
    chosen = [name for name in (sound.microphone, sound.system, sound.application) if name]
    if len(chosen) < 2:
        return SpeedAdvice(
            verdict, translate("Speed", "Go on listening to one source."), recognition, sound
        )
    return SpeedAdvice(
        verdict,
        translate("Speed", "Listen to the microphone or to what the computer plays, not to both."),
        recognition,
        _one_of(sound),
    )


def _only_just(recognition: Recognition, sound: Sound, translate: Translate) -> SpeedAdvice:
    return SpeedAdvice(
        translate("Speed", "This computer only just keeps up with one source."),
        translate(
            "Speed",
            "Close other programs while you listen, and let captions fall behind by up to "
            "{seconds} s rather than leave sound out.",
        ).format(seconds=max(_PATIENT_S, recognition.most_behind_s)),
        _patient(recognition),
        _one_of(sound),
    )


def _too_slow(
    result: SpeedResult, recognition: Recognition, sound: Sound, translate: Translate
) -> SpeedAdvice:
    verdict = translate(
        "Speed",
        "This computer is {times} times too slow: captions would fall behind, and sound would be "
        "left out.",
    ).format(times=number(result.real_time_factor, 1, translate))
    if recognition.precision == "float32":
        return SpeedAdvice(
            verdict,
            translate("Speed", "Let Voxcap choose the precision, and measure again."),
            replace(recognition, precision="auto"),
            sound,
        )
    if recognition.threads:
        return SpeedAdvice(
            verdict,
            translate("Speed", "Let Voxcap choose the number of threads, and measure again."),
            replace(recognition, threads=0),
            sound,
        )
    if result.real_time_factor <= _NEARLY:
        return SpeedAdvice(
            verdict,
            translate(
                "Speed",
                "Let captions fall behind by up to {seconds} s; pauses in what is said let them "
                "catch up. A smaller model is better.",
            ).format(seconds=max(_PATIENT_S, recognition.most_behind_s)),
            _patient(recognition),
            _one_of(sound),
        )
    return SpeedAdvice(
        verdict,
        translate(
            "Speed",
            "Choose a smaller model, or record and transcribe afterwards, which may take its time.",
        ),
        recognition,
        sound,
    )


def _patient(recognition: Recognition) -> Recognition:
    return replace(recognition, most_behind_s=max(_PATIENT_S, recognition.most_behind_s))


def _one_of(sound: Sound) -> Sound:
    """Keep the microphone, or without one what the computer plays."""
    if sound.microphone:
        return replace(sound, system="", application="")
    return replace(sound, system="") if sound.application else sound
