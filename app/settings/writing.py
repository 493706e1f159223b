"""What a file holds for settings, kept together with what was in it and is not known here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from app.settings import shortcuts
from app.settings.document import Document
from app.settings.limits import LIMITS
from app.settings.migrations import VERSION, version_of
from app.settings.model import Settings


def document_of(settings: Settings) -> Document:
    """Return what a new file holds for the settings."""
    return {"version": VERSION, **_sections(settings)}


def merged(document: Mapping[str, object], settings: Settings) -> Document:
    """Return the document with the settings in it.

    What is not known here stays as it is. So does, in the file of a newer Voxcap, a value that
    only that one understands, until the user changes the setting.

    Args:
        document: of today's version or a newer one.
        settings: what the user wants.
    """
    version = version_of(document)
    defaults = _sections(Settings())
    result = {**document, "version": version}
    for section, wanted in _sections(settings).items():
        there = document.get(section)
        if not isinstance(there, dict):
            there = {}
        foreign = {
            name
            for name, limit in LIMITS[section].items()
            if version > VERSION
            and name in there
            and wanted.get(name) == defaults[section][name]
            and not limit.allows(there[name])
        }
        known = {name: value for name, value in wanted.items() if name not in foreign}
        result[section] = {**there, **known}
    return result


def _sections(settings: Settings) -> dict[str, dict[str, object]]:
    sections = asdict(settings)
    sections[shortcuts.SECTION] = dict(settings.shortcuts)
    return sections
