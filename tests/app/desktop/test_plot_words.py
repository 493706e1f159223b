"""Plots in words."""

from __future__ import annotations

from app.desktop.plot_words import latency_words, work_words
from app.desktop.wording import untranslated
from app.session.snapshot import Latency
from tests.app.desktop.making_evidence import engine, evidence, session


def test_words_tell_the_newest_and_the_largest() -> None:
    series = [
        session(behind_s=4.2, latency=Latency(5.0, 6.0, 9), measured=engine(2.0)),
        session(behind_s=0.3, latency=Latency(0.7, 0.9, 9), measured=engine(0.5, slowest="head")),
    ]
    moments = evidence(series).moments
    words = latency_words(moments, untranslated)
    for told in ("0.7 s after the sound", "at most 5.0 s", "0.3 s of sound wait", "4.2 s"):
        assert told in words
    words = work_words(moments, untranslated)
    for told in ("40 ms of work", "at most 160 ms", "choice of words"):
        assert told in words


def test_nothing_measured() -> None:
    assert "Nothing" in latency_words((), untranslated)
    assert "Nothing" in work_words(
        evidence([session(measured=engine(steps=0))]).moments, untranslated
    )
