"""The sample that comes with Voxcap, and a short piece of it."""

from __future__ import annotations

from pathlib import Path

import pytest
import soundfile

RESOURCES = Path(__file__).parents[2] / "resources"


@pytest.fixture(scope="session")
def sample() -> Path:
    return RESOURCES / "samples" / "digits.flac"


@pytest.fixture(scope="session")
def sample_text() -> str:
    return (RESOURCES / "samples" / "digits.txt").read_text(encoding="utf-8").strip()


@pytest.fixture(scope="session")
def demo_model() -> Path:
    return RESOURCES / "demo-model"


@pytest.fixture(scope="session")
def three(sample: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a recording of the sample's first word, "three"."""
    values, rate_hz = soundfile.read(sample, frames=17_600, dtype="int16")
    path = tmp_path_factory.mktemp("short") / "three.wav"
    soundfile.write(path, values, rate_hz)
    return path
