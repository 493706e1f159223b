"""Preparing a model ahead of its use, and finding it prepared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine import EngineSettings, SettingError, ensure_prepared, prepare_model
from tests.native_kernels import needs_kernels

DEMO_MODEL = Path(__file__).resolve().parents[2] / "resources" / "demo-model"


def settings(folder: Path) -> EngineSettings:
    return EngineSettings(precision="int4", prepared_folder=folder)


def made_at(folder: Path) -> int:
    return (folder / "weights.voxcap").stat().st_mtime_ns


@needs_kernels
def test_it_is_prepared_once_unless_that_is_asked_for(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    first = ensure_prepared(DEMO_MODEL, settings(tmp_path), lambda *counts: told.append(counts))
    made = made_at(first)
    n_told = len(told)
    assert told[-1][0] == told[-1][1]
    assert (
        ensure_prepared(DEMO_MODEL, settings(tmp_path), lambda *counts: told.append(counts))
        == first
    )
    assert (made_at(first), len(told)) == (made, n_told)
    assert prepare_model(DEMO_MODEL, settings(tmp_path)) == first
    assert made_at(first) != made


@needs_kernels
def test_what_was_altered_is_prepared_anew(tmp_path: Path) -> None:
    weights = ensure_prepared(DEMO_MODEL, settings(tmp_path)) / "weights.voxcap"
    whole = weights.read_bytes()
    weights.write_bytes(whole[:-5000] + bytes(1) + whole[-4999:])
    ensure_prepared(DEMO_MODEL, settings(tmp_path))
    assert weights.read_bytes() == whole


@pytest.mark.parametrize("prepare", [prepare_model, ensure_prepared])
def test_where_nothing_has_to_be_prepared(prepare: Callable[..., Path], tmp_path: Path) -> None:
    plain = EngineSettings(precision="float32", prepared_folder=tmp_path)
    with pytest.raises(SettingError, match="Nothing has to be prepared for float32"):
        prepare(DEMO_MODEL, plain)
