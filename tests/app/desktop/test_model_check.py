from __future__ import annotations

from pathlib import Path

import pytest

from app.desktop.model_check import check_model, model_verdict
from app.desktop.models import DEMO, model_folder
from engine import EngineSettings, prepare_model
from tests.native_kernels import needs_kernels


def test_demo_model_can_be_used() -> None:
    verdict = model_verdict(check_model(model_folder(DEMO)))
    assert verdict.is_usable
    assert "Mistral" in verdict.words
    assert "1.8 million" in verdict.words


@needs_kernels
def test_a_prepared_model_can_be_used(tmp_path: Path) -> None:
    settings = EngineSettings(precision="int4", prepared_folder=tmp_path)
    verdict = model_verdict(check_model(prepare_model(model_folder(DEMO), settings)))
    assert verdict.is_usable
    assert "prepared for this computer" in verdict.words
    assert "1.8 million" in verdict.words


@pytest.mark.parametrize("content", [None, "nothing", "half"])
def test_anything_else_is_told_in_sentences(tmp_path: Path, content: str | None) -> None:
    folder = tmp_path / "model"
    if content is not None:
        folder.mkdir()
    if content == "half":
        for name in ("params.json", "tekken.json"):
            (folder / name).write_bytes((model_folder(DEMO) / name).read_bytes())
    verdict = model_verdict(check_model(folder))
    assert not verdict.is_usable
    assert verdict.words.startswith("No model can be read there. ")
    assert verdict.words.endswith(".")
