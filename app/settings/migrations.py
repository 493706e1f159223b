"""What became of older files' settings: one step for each version of the file.

A step works on plain values, whatever they are: it is given what a file held and must not fail.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from app.settings.document import Document
from app.settings.limits import LIMITS

Step: TypeAlias = Callable[[Document], Document]

VERSION: Final = 1
"""The version of the files that are written."""

_STEPS: Final[dict[int, Step]] = {}


def migration(from_version: int) -> Callable[[Step], Step]:
    """Make a function the step from a version to the next."""

    def register(step: Step) -> Step:
        _STEPS[from_version] = step
        return step

    return register


def version_of(document: Mapping[str, object]) -> int:
    """Return a document's version, 0 where it tells none and `VERSION` where it makes no sense."""
    version = document.get("version", 0)
    return version if type(version) is int and version >= 0 else VERSION


def up_to_date(document: Document) -> Document:
    """Return a document as today's version has it; a newer one is left as it is."""
    for version in range(version_of(document), VERSION):
        document = {**_STEPS[version](document), "version": version + 1}
    return document


@migration(from_version=0)
def _written_by_hand(document: Document) -> Document:
    """Gather settings that stand at the top under their full names, "appearance.font_points"."""
    result = dict(document)
    for section, limits in LIMITS.items():
        full_names = {f"{section}.{name}": name for name in limits if f"{section}.{name}" in result}
        there = result.get(section, {})
        if full_names and isinstance(there, dict):
            gathered = {name: result.pop(full) for full, name in full_names.items()}
            result[section] = {**there, **gathered}
    return result
