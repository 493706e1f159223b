"""Delays in words."""

from __future__ import annotations

import pytest

from app.desktop.delay_choices import delay_choices, delay_text
from engine import SUPPORTED_DELAYS_MS


@pytest.mark.parametrize("delay_ms", SUPPORTED_DELAYS_MS)
def test_the_current_delay_is_always_among_them(delay_ms: int) -> None:
    choices = delay_choices(delay_ms)
    delays = [choice.delay_ms for choice in choices]
    assert delay_ms in delays
    assert delays == sorted(set(delays))
    assert set(delays) <= set(SUPPORTED_DELAYS_MS)
    texts = [choice.text for choice in choices]
    assert len(set(texts)) == len(texts)


def test_words() -> None:
    assert delay_text(480) == "0.5 s behind: balanced"
    assert delay_text(2400) == "2.4 s behind: most accurate"
    assert delay_text(560) == "0.56 s behind"
