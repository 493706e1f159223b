"""`voxcap model verify`, `path` and `info`, and what `voxcap doctor` says, without any network."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli.main import main
from app.resources import DEMO_MODEL, resource_path
from engine import VOXTRAL_MINI_4B_REALTIME as RELEASE
from tests.native_kernels import needs_kernels

Voxcap = Callable[..., tuple[int, str]]


@pytest.fixture
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_CACHE", str(tmp_path / "hub-cache"))
    # The doctor tries the demo model for seconds, which has nothing to do with the full one.
    monkeypatch.setattr("app.cli.doctor._try_demo_model", lambda: "runs")
    return tmp_path / "profile"


@pytest.fixture
def voxcap(profile: Path, capsys: pytest.CaptureFixture[str]) -> Voxcap:
    """Run a command on the profile; give its code and all that it wrote."""

    def run(*arguments: str) -> tuple[int, str]:
        code = main([*arguments, "--profile", str(profile)])
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


@pytest.fixture
def own(profile: Path) -> Path:
    """Return a model where Voxcap puts the full one."""
    return Path(shutil.copytree(resource_path(DEMO_MODEL), profile / "models" / RELEASE.name))


@pytest.fixture
def prepared(own: Path, voxcap: Voxcap) -> Path:
    """Return what is prepared of it; the original is gone."""
    code, said = voxcap("model", "prepare", str(own), "--precision", "int4")
    assert code == 0
    shutil.rmtree(own)
    return Path(said.strip().removeprefix("Prepared in "))


@needs_kernels
def test_prepared_weights_are_the_model_once_the_original_is_gone(
    prepared: Path, voxcap: Voxcap
) -> None:
    assert voxcap("model", "path") == (0, f"{prepared}\n")
    code, said = voxcap("model", "info", "full")
    assert code == 0
    assert "prepared weights" in said
    assert "in int4" in said
    code, said = voxcap("model", "get")
    assert code == 0
    assert "there already" in said
    assert "It is prepared for int4." in said


@needs_kernels
def test_prepared_weights_are_verified(prepared: Path, voxcap: Voxcap) -> None:
    code, said = voxcap("model", "verify")
    assert code == 0
    assert [line.split()[0] for line in said.splitlines()] == ["weights.voxcap", "tekken.json"]
    assert said.count("whole") == 2


@needs_kernels
@pytest.mark.parametrize("name", ["weights.voxcap", "tekken.json"])
def test_altered_prepared_weights_are_told(prepared: Path, voxcap: Voxcap, name: str) -> None:
    content = bytearray((prepared / name).read_bytes())
    place = 5000 if name == "weights.voxcap" else content.index(b" ")
    content[place] = content[place] ^ 1 if name == "weights.voxcap" else ord("\n")
    (prepared / name).write_bytes(content)
    code, said = voxcap("model", "verify", str(prepared))
    assert code == 1
    assert name in said
    assert "Prepare the model again" in said
    assert "whole" not in said


@needs_kernels
def test_prepared_weights_are_verified_where_one_stands(
    prepared: Path, voxcap: Voxcap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(prepared)
    assert voxcap("model", "verify", ".")[0] == 0


def test_the_doctor_says_how_to_get_the_full_model(voxcap: Voxcap) -> None:
    code, said = voxcap("doctor")
    assert code == 0
    assert line_of(said).startswith("not on this computer; `voxcap model get` fetches it (8.9 GB)")


@needs_kernels
def test_the_doctor_says_what_there_is_of_the_full_model(own: Path, voxcap: Voxcap) -> None:
    found = line_of(voxcap("doctor")[1])
    assert found == f"{own}, verified when it was fetched, not prepared yet"
    voxcap("model", "prepare", "full", "--precision", "int8")
    found = line_of(voxcap("doctor")[1])
    assert found == f"{own}, verified when it was fetched, prepared for int8"
    shutil.rmtree(own)
    assert line_of(voxcap("doctor")[1]).endswith(", prepared for int8, without the original")


def line_of(report: str) -> str:
    """Return what the doctor says of the full model."""
    (line,) = [line for line in report.splitlines() if line.startswith("Full model:")]
    return line.removeprefix("Full model:").strip()
