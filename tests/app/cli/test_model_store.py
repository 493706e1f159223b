"""`voxcap model prepare`, `list` and `remove`."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.main import main
from tests.native_kernels import needs_kernels


@pytest.fixture
def profile(tmp_path: Path) -> list[str]:
    return ["--profile", str(tmp_path / "voxcap")]


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


@needs_kernels
@pytest.mark.parametrize("precision", ["int4", "int8"])
def test_a_prepared_model_is_listed_and_removed(
    profile: list[str], precision: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["model", "prepare", "demo", "--precision", precision, *profile]) == 0
    (told,) = lines(capsys)
    folder = Path(told.removeprefix("Prepared in "))
    assert main(["model", "list", *profile]) == 0
    (line,) = lines(capsys)
    assert folder.name in line
    assert f"{precision}  of demo-model" in line
    assert main(["model", "remove", folder.name, *profile]) == 0
    assert not folder.exists()
    assert main(["model", "list", *profile]) == 0
    assert lines(capsys) == ["Nothing is prepared."]


@needs_kernels
def test_what_cannot_be_used_is_listed_and_removed_too(
    profile: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["model", "prepare", "demo", "--precision", "int4", *profile]) == 0
    weights = Path(lines(capsys)[0].removeprefix("Prepared in ")) / "weights.voxcap"
    weights.write_bytes(weights.read_bytes()[:-1])
    assert main(["model", "list", *profile]) == 0
    assert "cannot be used" in lines(capsys)[0]
    assert main(["model", "remove", "all", *profile]) == 0
    assert not weights.exists()


def test_a_precision_that_needs_no_preparing_says_so(
    profile: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["model", "prepare", "demo", "--precision", "bfloat16", *profile]) == 2
    assert "used as it is" in capsys.readouterr().err


def test_a_name_that_is_not_there_is_told(
    profile: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["model", "remove", "nothing", *profile]) == 1
    assert "nothing" in capsys.readouterr().err
