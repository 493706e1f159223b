"""Whether settings hold their limits, for editors."""

from __future__ import annotations

from app.settings.model import Settings
from app.settings.problems import Problem
from app.settings.reading import read_settings
from app.settings.writing import document_of


def problems_of(settings: Settings) -> tuple[Problem, ...]:
    """Return what could not be read back if the settings were kept as they are."""
    return read_settings(document_of(settings)).problems
