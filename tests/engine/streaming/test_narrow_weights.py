"""What the demo model writes with int8 and int4 weights."""

from __future__ import annotations

from pathlib import Path

import pytest
import soundfile

from engine import Engine, EngineSettings
from engine.kernels.native.availability import ENVIRONMENT_VARIABLE

RESOURCES = Path(__file__).parents[3] / "resources"
SAMPLE = RESOURCES / "samples" / "digits.flac"


def words(precision: str) -> list[str]:
    samples, _ = soundfile.read(SAMPLE, dtype="float32")
    settings = EngineSettings(precision=precision, threads=1)
    engine = Engine.load(RESOURCES / "demo-model", settings)
    stream = engine.open_stream()
    pieces = stream.feed(samples) + stream.finish()
    engine.close()
    return [word for piece in pieces for word in piece.text.split()]


@pytest.fixture(scope="module")
def float32_words() -> list[str]:
    return words("float32")


def test_float32_hears_what_is_said(float32_words: list[str]) -> None:
    assert float32_words == SAMPLE.with_suffix(".txt").read_text(encoding="utf-8").split()


@pytest.mark.parametrize("precision", ["int8", "int4"])
def test_narrow_weights_hear_the_same(float32_words: list[str], precision: str) -> None:
    assert words(precision) == float32_words


@pytest.mark.parametrize("precision", ["int8", "int4"])
def test_narrow_weights_hear_the_same_without_native_kernels(
    float32_words: list[str], precision: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENVIRONMENT_VARIABLE, "off")
    assert words(precision) == float32_words
