"""What a verdict on the captions is drawn from, and what one is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from app.desktop.history_of_figures import Moment
from app.desktop.states import AppState
from app.desktop.told import retold
from app.desktop.wording import Translate
from app.resources import DEMO_MODEL
from app.session.snapshot import SessionSnapshot, SourceSnapshot, SourceState
from app.settings.model import Settings
from engine import EngineMetrics


class Severity(Enum):
    """How much a verdict matters."""

    GOOD = "good"
    NOTE = "note"
    TROUBLE = "trouble"


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the captions are doing.

    Attributes:
        sentence: what is the case.
        advice: the one thing to change, empty where there is nothing to be done.
        severity: how much it matters.
    """

    sentence: str
    advice: str
    severity: Severity

    @property
    def text(self) -> str:
        """Both in one."""
        return f"{self.sentence} {self.advice}".strip()


@dataclass(frozen=True, slots=True)
class Evidence:
    """Everything there is to judge by.

    Attributes:
        snapshot: of the session that runs or was the last, None before there is one.
        moments: what was before, the oldest first.
        settings: what the user chose.
        available_bytes: memory that programs may still take, None where that is not known.
        late_ms: how late the windows answer.
        state: of the app, where that is known.
        error: why the app could not start to listen or go on, or "".
    """

    snapshot: SessionSnapshot | None
    moments: tuple[Moment, ...] = ()
    settings: Settings = field(default_factory=Settings)
    available_bytes: int | None = None
    late_ms: float = 0.0
    state: AppState | None = None
    error: str = ""

    @property
    def sources(self) -> tuple[SourceSnapshot, ...]:
        """The sources of the session."""
        return () if self.snapshot is None else self.snapshot.sources

    @property
    def engine(self) -> EngineMetrics | None:
        """What the engine measured, None before it is loaded."""
        return None if self.snapshot is None else self.snapshot.diagnostics.engine

    @property
    def is_demo_model(self) -> bool:
        """Whether the model is the one that comes with Voxcap."""
        if self.engine is None:
            return self.settings.recognition.model == "demo"
        return self.engine.facts.model.startswith(DEMO_MODEL)

    def first_in(self, *states: SourceState) -> SourceSnapshot | None:
        """Return the first source in one of these states, or None."""
        return next((source for source in self.sources if source.state in states), None)


Rule: TypeAlias = Callable[[Evidence, Translate], Verdict | None]
"""Gives a verdict where its case is there."""


def source_name(source: SourceSnapshot, translate: Translate) -> str:
    """Return what people can find a source by: its device, else its label."""
    speaker = source.speaker
    return retold(speaker.device.strip() or speaker.label.strip() or speaker.id, translate)


def listed(sources: Iterable[SourceSnapshot], translate: Translate) -> str:
    """Return the names of sources, one after the other."""
    return ", ".join(source_name(source, translate) for source in sources)
