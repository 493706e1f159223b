from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from torch import Tensor

from engine import EngineSettings, NoRutEscape, RutEscape, SettingError
from engine.streaming.ruts import BlankRun
from tests.engine.recording import RecordingEngine, RecordingModel, noise
from tests.random_checkpoint import write_random_checkpoint

BLANK = 32


def after_blanks(run: BlankRun, n_tokens: int, *, silent: bool = False) -> float:
    for _ in range(n_tokens):
        run.observe(is_blank=True, silent=silent)
    return run.penalty(silent=False)


def test_nothing_happens_within_the_patience() -> None:
    run = BlankRun(RutEscape())
    assert after_blanks(run, 200) == 0.0
    assert after_blanks(run, 1) == 0.5
    assert after_blanks(run, 12) == 6.5
    assert after_blanks(run, 1_000) == 7.0


def test_a_word_ends_the_run() -> None:
    run = BlankRun(RutEscape(patience_tokens=10))
    assert after_blanks(run, 20) > 0
    run.observe(is_blank=False, silent=False)
    assert run.penalty(silent=False) == 0.0


def test_silence_neither_counts_nor_is_touched() -> None:
    run = BlankRun(RutEscape(patience_tokens=10))
    assert after_blanks(run, 1_000, silent=True) == 0.0
    assert after_blanks(run, 20) > 0
    assert run.penalty(silent=True) == 0.0


def test_patience_must_be_positive() -> None:
    with pytest.raises(SettingError) as caught:
        RutEscape(patience_tokens=0)
    assert (caught.value.parameter, caught.value.value) == ("patience_tokens", 0)


class RutModel(RecordingModel):
    """Prefers the blank by 5 whatever it hears: more than a word ever leads, less than silence."""

    def logits(self, rows: Tensor) -> Tensor:
        logits = super().logits(rows)
        logits[:, BLANK] = torch.cat((logits[:, :BLANK], logits[:, BLANK + 1 :]), 1).amax(1) + 5
        return logits


class RutEngine(RecordingEngine):
    model_class = RutModel


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_random_checkpoint(tmp_path_factory.mktemp("model"), "mistral", seed=3)


def engine_in_a_rut(folder: Path, escape: RutEscape) -> RutEngine:
    return RutEngine.load(folder, EngineSettings(precision="float32", threads=1, rut_escape=escape))


def test_a_rut_over_sound_is_escaped_and_counted(folder: Path) -> None:
    engine = engine_in_a_rut(folder, RutEscape(patience_tokens=20))
    pieces = engine.open_stream(480).feed(noise(10.0))
    metrics = engine.metrics()
    assert pieces
    # The penalty exceeds the lead of 5 after 11 more blanks; then patience starts anew.
    assert metrics.rut_escapes in (2, 3)


def test_a_rut_lasts_when_escaping_is_off(folder: Path) -> None:
    engine = engine_in_a_rut(folder, NoRutEscape())
    assert engine.open_stream(480).feed(noise(10.0)) == []
    assert engine.metrics().rut_escapes == 0


def test_silence_is_no_rut(folder: Path) -> None:
    engine = engine_in_a_rut(folder, RutEscape(patience_tokens=20))
    assert engine.open_stream(480).feed(np.zeros(160_000, np.float32)) == []
    assert engine.metrics().rut_escapes == 0
