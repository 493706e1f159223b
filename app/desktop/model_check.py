"""Whether a folder holds a model that can be used, in plain words."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.desktop.told import retold
from app.desktop.wording import Translate, number, untranslated

if TYPE_CHECKING:
    from engine import CheckpointSummary

PREPARED = "prepared"
"""The format of a folder whose weights are prepared."""

_FORMAT_NAMES = {"mistral": "Mistral", "hf": "Hugging Face"}


@dataclass(frozen=True, slots=True)
class ModelVerdict:
    """What to tell about a folder.

    Attributes:
        is_usable: whether it holds a whole model.
        words: what it holds or lacks, in sentences.
    """

    is_usable: bool
    words: str


def check_model(folder: Path) -> CheckpointSummary:
    """Look into a folder; takes seconds, as it may have to import torch first.

    Raises:
        OSError: it cannot be read.
    """
    from engine import summarise_checkpoint

    return summarise_checkpoint(folder)


def model_verdict(summary: CheckpointSummary, translate: Translate = untranslated) -> ModelVerdict:
    """Return what to tell about a folder that was looked into."""
    if summary.problems or summary.format_name is None:
        missing = translate("ModelCheck", "No model can be read there.")
        return ModelVerdict(
            False,
            " ".join([missing, *(retold(problem, translate) for problem in summary.problems[:1])]),
        )
    if summary.format_name in _FORMAT_NAMES:
        words = translate(
            "ModelCheck",
            "A whole model in {owner}'s format: {parameters} million parameters, {megabytes} MB.",
        )
    else:
        words = translate(
            "ModelCheck",
            "A whole model, prepared for this computer: {parameters} million parameters, "
            "{megabytes} MB.",
        )
    return ModelVerdict(
        True,
        words.format(
            owner=_FORMAT_NAMES.get(summary.format_name, ""),
            parameters=_short(summary.n_parameters / 1e6, translate),
            megabytes=_short(sum(file.n_bytes for file in summary.files) / 1e6, translate),
        ),
    )


def _short(value: float, translate: Translate) -> str:
    return number(value, 1 if value < 10 else 0, translate)
