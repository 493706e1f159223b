"""How far getting the full model is, from nothing to a model that can be used."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine import DownloadProgress


class Stage(Enum):
    """Where it is."""

    NONE = "none"
    RECEIVING = "receiving"
    PREPARING = "preparing"
    STOPPING = "stopping"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"

    @property
    def is_working(self) -> bool:
        """Whether something is being done."""
        return self in (Stage.RECEIVING, Stage.PREPARING, Stage.STOPPING)

    @property
    def can_go_on(self) -> bool:
        """Whether it was begun and can be taken up again."""
        return self in (Stage.PAUSED, Stage.FAILED)


@dataclass(frozen=True, slots=True)
class Getting:
    """It at one moment.

    Attributes:
        stage: where it is.
        folder: where the model shall be, or None before anything was begun.
        received: what the download told last, or None.
        n_prepared: weights that are prepared.
        n_to_prepare: weights there are; 0 until preparing tells.
        error: why it failed, in English sentences, or "".
        model: what can be used once it is done, or None.
    """

    stage: Stage = Stage.NONE
    folder: Path | None = None
    received: DownloadProgress | None = None
    n_prepared: int = 0
    n_to_prepare: int = 0
    error: str = ""
    model: Path | None = None

    @property
    def share(self) -> float | None:
        """How much of what is being done is done, from 0 to 1; None while unknown."""
        if self.n_to_prepare:
            return self.n_prepared / self.n_to_prepare
        if self.stage is not Stage.PREPARING and self.received is not None and self.received.n_all:
            return self.received.n_done / self.received.n_all
        return None
