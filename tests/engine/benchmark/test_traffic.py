"""What a step reads from memory."""

from __future__ import annotations

import pytest

from engine.benchmark.traffic import bytes_per_token
from engine.checkpoint.random_model import VOXTRAL_MINI_4B


def traffic(precision: str = "int4", **changed: float) -> float:
    wanted = {
        "kv_bytes": 2,
        "n_streams": 1,
        "context_tokens": 200,
        "hop_tokens": 1,
        "passes_per_token": 1.0,
    } | changed
    return bytes_per_token(VOXTRAL_MINI_4B, precision, **wanted)  # type: ignore[arg-type]


def test_the_published_model_reads_its_weights_and_its_windows() -> None:
    # 4.42 billion weights in matrices; 197 MB of the encoder's keys and
    # values, 21 MB of the decoder's.
    assert traffic("bfloat16") == pytest.approx(2 * 4.419e9 + 0.218e9, rel=0.001)
    assert traffic("int4") == pytest.approx(4.419e9 * 4.5 / 8 + 0.218e9, rel=0.001)


def test_a_long_context_is_read_and_no_more_than_the_window() -> None:
    assert traffic(context_tokens=8192) - traffic() == pytest.approx(0.851e9, rel=0.001)
    assert traffic(context_tokens=100_000) == traffic(context_tokens=8192)


def test_hops_and_drafts_spare_readings() -> None:
    assert traffic(hop_tokens=2) < traffic()
    assert traffic(hop_tokens=2, passes_per_token=0.6) < traffic(hop_tokens=2)
    assert traffic(n_streams=2) < 1.2 * traffic()
