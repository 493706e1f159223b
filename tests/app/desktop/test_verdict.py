"""Every case has its verdict, and the most pressing one is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.desktop import sound_rules, speed_rules, state_rules, text_rules
from app.desktop.evidence import Evidence, Rule, Severity
from app.desktop.states import AppState
from app.desktop.verdict import RULES, verdict
from app.desktop.wording import untranslated
from app.session.engine_room import MIXED_REMARK
from app.session.snapshot import Latency, SessionSnapshot, SessionState, SourceState
from app.settings.model import Recognition, Settings, Sound
from tests.app.desktop.making_evidence import (
    SYSTEM,
    engine,
    evidence,
    quiet,
    session,
    source,
)

DEMO = "demo-model (mistral)"
FULL_DISK = "The disk is full: captions are shown, but not saved in /data. Free some space."


def _working(
    n_seconds: int, text_tokens: int = 10, model: str = "big (hf)"
) -> list[SessionSnapshot]:
    """Return a session whose engine steps on over sound and writes nothing."""
    return [
        session(measured=engine(steps=12 * second, text_tokens=text_tokens, model=model))
        for second in range(1, n_seconds + 2)
    ]


def _talking(n_seconds: int = 15) -> list[SessionSnapshot]:
    return [
        session(
            measured=engine(steps=12 * second, text_tokens=3 * second),
            latency=Latency(0.62, 0.8, 9),
        )
        for second in range(1, n_seconds + 1)
    ]


def _changing(before: SessionSnapshot, after: SessionSnapshot) -> list[SessionSnapshot]:
    return [*_talking(5), before, after]


LOST = source(state=SourceState.LOST, message="USB headset was unplugged; plug it in again.")
MUTED = source(state=SourceState.MUTED, message="Unmute it in the sound settings.")

CASES: dict[Rule, Evidence] = {
    state_rules.failed: evidence(
        [replace(session(state=SessionState.FAILED), error="The model is damaged.")]
    ),
    state_rules.not_listening: Evidence(None),
    state_rules.paused: evidence([session(state=SessionState.PAUSED)]),
    state_rules.stopping: evidence([session(state=SessionState.STOPPING)]),
    state_rules.not_saved: evidence([*_talking(), session(saving_trouble=FULL_DISK)]),
    state_rules.memory_short: evidence(_talking(), available_bytes=100 * 2**20),
    state_rules.loading: evidence([session(state=SessionState.LOADING)]),
    sound_rules.no_sound: evidence([*_talking(), session(LOST, messages=(LOST.message,))]),
    sound_rules.muted: evidence([session(MUTED, messages=(MUTED.message,))] * 3),
    sound_rules.opening: evidence([session(source(state=SourceState.OPENING))] * 6),
    sound_rules.glitches: evidence(_changing(session(), session(source(glitches=9)))),
    sound_rules.silent: evidence([session(quiet())] * 12),
    sound_rules.nobody_speaks: evidence(
        [session(source(spared_s=float(second))) for second in range(12)]
    ),
    speed_rules.stalled: evidence([session(behind_s=float(s + 1)) for s in range(12)]),
    speed_rules.overloaded: evidence(
        [*_talking(), session(behind_s=6.0, measured=engine(2.5, slowest="encoder"))]
    ),
    speed_rules.behind: evidence(_changing(session(), session(behind_s=6.0))),
    speed_rules.mixed: evidence([*_talking(), session(is_mixed=True, messages=(MIXED_REMARK,))]),
    speed_rules.display_slow: evidence(_talking(), late_ms=900.0),
    speed_rules.nearly_too_much: evidence(
        [session(measured=engine(0.95, steps=n, text_tokens=n)) for n in range(1, 20)]
    ),
    text_rules.demo_model: evidence(_working(12, model=DEMO)),
    text_rules.blank_run: evidence(_working(15)),
    text_rules.rut: evidence(_changing(session(), session(measured=engine(rut_escapes=1)))),
    text_rules.engine_restarted: evidence(_changing(session(), session(engine_restarts=1))),
}


def test_every_rule_has_a_case() -> None:
    assert set(CASES) == set(RULES)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_each_case_is_told_as_what_it_is(rule: Rule) -> None:
    told = verdict(CASES[rule], untranslated)
    assert told == rule(CASES[rule], untranslated)
    assert told.severity is not Severity.GOOD
    assert told.sentence
    assert "{" not in told.text
    others = {
        verdict(case, untranslated).sentence for case in CASES.values() if case is not CASES[rule]
    }
    assert told.sentence not in others


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_no_rule_finds_fault_where_all_is_well(rule: Rule) -> None:
    assert rule(evidence(_talking(60)), untranslated) is None


def test_all_well_tells_how_soon_text_comes() -> None:
    told = verdict(evidence(_talking()), untranslated)
    assert told.severity is Severity.GOOD
    assert "0.6 s" in told.sentence
    assert told.advice == ""


def test_all_well_with_a_long_delay_on_a_fast_computer() -> None:
    slow = [replace(made, delay_ms=2400) for made in _talking()]
    assert "shorter delay" in verdict(evidence(slow), untranslated).advice


def test_all_well_with_the_demo_model_tells_what_it_knows() -> None:
    told = verdict(evidence([session(measured=engine(model=DEMO))]), untranslated)
    assert told.severity is Severity.GOOD
    assert "digits" in told.advice


def test_nothing_said_yet() -> None:
    assert "nothing has been said" in verdict(evidence([session()]), untranslated).sentence


@pytest.mark.parametrize(
    ("changes", "advice"),
    [
        ({}, "smaller model"),
        ({"threads": 1}, "threads"),
        ({"precision": "float32"}, "precision"),
    ],
)
def test_too_slow_names_the_part_and_the_one_thing_to_change(
    changes: dict[str, object], advice: str
) -> None:
    chosen = Recognition(model="/models/voxtral", **changes)  # type: ignore[arg-type]
    series = [*_talking(), session(behind_s=6.0, measured=engine(2.5, slowest="encoder"))]
    told = verdict(evidence(series, settings=Settings(recognition=chosen)), untranslated)
    assert "200 ms" in told.sentence
    assert "encoder" in told.sentence
    assert advice in told.advice


def test_too_slow_for_two_sources_suggests_one() -> None:
    made = session(source(), source(SYSTEM), behind_s=6.0, measured=engine(1.4, n_streams=2))
    told = verdict(evidence([made]), untranslated)
    assert told.advice == "Listen to one source only."


def test_sound_that_was_left_out_is_told_with_its_length() -> None:
    series = _changing(session(), session(source(dropped_s=2.5), measured=engine(2.0)))
    assert "2.5 s of sound had to be left out" in verdict(evidence(series), untranslated).sentence


def test_catching_up_is_no_trouble() -> None:
    series = _changing(session(behind_s=9.0), session(behind_s=4.0))
    told = verdict(evidence(series[-2:]), untranslated)
    assert told.severity is Severity.NOTE
    assert "catching up" in told.advice


def test_long_loading_is_trouble() -> None:
    told = verdict(evidence([session(state=SessionState.LOADING)] * 90), untranslated)
    assert told.severity is Severity.TROUBLE
    assert "89 s" in told.sentence


def test_advice_on_a_source_is_the_sources_own() -> None:
    assert verdict(CASES[sound_rules.no_sound], untranslated).advice == LOST.message
    assert "USB headset" in verdict(CASES[sound_rules.muted], untranslated).sentence


def test_one_silent_source_beside_one_that_is_heard_is_normal() -> None:
    series = [
        replace(made, sources=(*made.sources, replace(quiet(), speaker=SYSTEM)))
        for made in _talking(30)
    ]
    assert verdict(evidence(series), untranslated).severity is Severity.GOOD


def test_behind_is_explained_rather_than_repeated() -> None:
    message = "Behind by 6 s: this computer is too busy or too slow."
    series = _changing(session(), session(behind_s=6.0, messages=(message,)))
    assert verdict(evidence(series), untranslated).sentence != message


def test_error_before_there_is_a_session() -> None:
    seen = Evidence(None, state=AppState.FAILED, error="There is no microphone. Plug one in.")
    assert "There is no microphone. Plug one in." in verdict(seen, untranslated).sentence


def test_session_that_is_being_made_is_loading() -> None:
    told = verdict(Evidence(None, state=AppState.LOADING), untranslated)
    assert told == verdict(CASES[state_rules.loading], untranslated)


def test_no_text_may_be_no_trouble_where_silence_is_not_left_out() -> None:
    patient = Settings(sound=Sound(spares_silence=False))
    told = verdict(evidence(_working(15), settings=patient), untranslated)
    assert told.severity is Severity.NOTE
    assert verdict(CASES[text_rules.blank_run], untranslated).severity is Severity.TROUBLE
