"""An engine on prepared weights."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import CheckpointError, Engine, EngineSettings, TextPiece, machine_report
from engine.kernels.native.formats import NativePackedFormat
from tests.engine.recording import EXACT, noise
from tests.random_checkpoint import ODD_HEADS, write_random_checkpoint

pytestmark = pytest.mark.skipif(
    not machine_report().kernels, reason="weights are packed for native kernels"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_random_checkpoint(
        tmp_path_factory.mktemp("model"), "mistral", seed=3, shape=ODD_HEADS
    )


@pytest.fixture(params=["int4", "int8"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> EngineSettings:
    return replace(EXACT, precision=request.param, prepared_folder=tmp_path / "prepared")


def hear(engine: Engine) -> list[TextPiece]:
    stream = engine.open_stream()
    return stream.feed(noise(4.0)) + stream.finish()


def test_prepared_weights_are_those_packed_at_every_load(
    folder: Path, kept: EngineSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = hear(Engine.load(folder, replace(kept, prepared_folder=None)))
    told: list[tuple[int, int]] = []
    first = Engine.load(folder, kept, lambda *progress: told.append(progress))
    assert hear(first) == expected
    assert told[-1][0] == told[-1][1]

    def pack(self: NativePackedFormat, *weight: object) -> None:
        raise AssertionError("packed again")

    # The self-check packs a few rows of its own.
    monkeypatch.setattr("engine.kernels.choice.check_format", lambda *arguments: None)
    monkeypatch.setattr(NativePackedFormat, "pack_matrix", pack)
    second = Engine.load(folder, kept)
    assert hear(second) == expected
    assert second.metrics().facts.model.startswith(folder.name)


def test_a_prepared_folder_is_a_model_of_its_own(folder: Path, kept: EngineSettings) -> None:
    expected = hear(Engine.load(folder, kept))
    assert kept.prepared_folder is not None
    (prepared,) = (path for path in kept.prepared_folder.iterdir() if path.is_dir())
    engine = Engine.load(prepared, replace(kept, precision="auto", prepared_folder=None))
    assert engine.precision.name == kept.precision
    assert hear(engine) == expected


def test_prepared_weights_serve_one_precision(folder: Path, tmp_path: Path) -> None:
    kept = replace(EXACT, precision="int4", prepared_folder=tmp_path / "prepared")
    Engine.load(folder, kept)
    (prepared,) = (path for path in (tmp_path / "prepared").iterdir() if path.is_dir())
    with pytest.raises(CheckpointError, match="was prepared for int4"):
        Engine.load(prepared, replace(EXACT, precision="int8"))


def test_altered_weights_are_refused(folder: Path, kept: EngineSettings) -> None:
    Engine.load(folder, kept)
    assert kept.prepared_folder is not None
    (prepared,) = (path for path in kept.prepared_folder.iterdir() if path.is_dir())
    weights = prepared / "weights.voxcap"
    content = bytearray(weights.read_bytes())
    content[8192] ^= 1
    weights.write_bytes(content)
    with pytest.raises(CheckpointError, match="Prepare the model again"):
        Engine.load(prepared, replace(kept, prepared_folder=None))
    assert hear(Engine.load(folder, kept))
    assert weights.read_bytes() != content


def test_a_place_that_cannot_be_written_to_costs_time_and_no_captions(
    folder: Path, kept: EngineSettings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    expected = hear(Engine.load(folder, replace(kept, prepared_folder=None)))
    (tmp_path / "file").write_text("")
    engine = Engine.load(folder, replace(kept, prepared_folder=tmp_path / "file"))
    assert hear(engine) == expected
    (told,) = (record for record in caplog.records if record.levelname == "WARNING")
    assert "Make room there" in told.message
    assert "packed at every start" in told.message
