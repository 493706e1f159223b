"""Models by name, and what keeps them from being loaded."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from app.desktop.models import DEMO, load_engine, model_folder
from engine import CheckpointError, Engine, EngineSettings, VoxcapError


def test_the_demo_model_is_where_it_is_installed() -> None:
    assert (model_folder(DEMO) / "params.json").is_file()


def test_any_other_name_is_a_folder() -> None:
    assert model_folder("/models/voxtral") == Path("/models/voxtral")


def test_the_demo_model_can_be_loaded() -> None:
    engine = load_engine(model_folder(DEMO), EngineSettings(max_streams=1))
    assert engine.metrics().facts.model
    engine.close()


def test_a_folder_without_a_model(tmp_path: Path) -> None:
    with pytest.raises(CheckpointError, match=r"params\.json"):
        load_engine(tmp_path, EngineSettings())


def _loading_raises(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def load(model: Path, settings: EngineSettings, on_progress: object = None) -> Engine:
        raise error

    monkeypatch.setattr(Engine, "load", load)


@pytest.mark.parametrize(
    "error",
    [
        MemoryError(),
        RuntimeError(
            "[enforce fail at alloc_cpu.cpp:127] err == 0. DefaultCPUAllocator: can't allocate "
            "memory: you tried to allocate 9000000000 bytes. Error code 12"
        ),
        RuntimeError("DefaultCPUAllocator: not enough memory: you tried to allocate 8 bytes."),
        OSError(errno.ENOMEM, "Cannot allocate memory"),
    ],
)
def test_a_model_that_does_not_fit_into_memory(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    _loading_raises(monkeypatch, error)
    with pytest.raises(VoxcapError, match=r"does not fit.*smaller model"):
        load_engine(Path("/models/large"), EngineSettings())


@pytest.mark.parametrize("error", [RuntimeError("shape"), OSError(errno.EIO, "I/O error")])
def test_other_errors_stay_what_they_are(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    _loading_raises(monkeypatch, error)
    with pytest.raises(type(error)) as caught:
        load_engine(Path("/models/broken"), EngineSettings())
    assert caught.value is error
