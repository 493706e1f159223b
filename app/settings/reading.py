"""Settings from what a file holds: what can be used is, the rest is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from app.settings import shortcuts
from app.settings.fields import UnfitValueError
from app.settings.limits import LIMITS
from app.settings.model import (
    Appearance,
    GlobalKeys,
    Interface,
    Overlay,
    Recognition,
    Settings,
    Sound,
)
from app.settings.problems import Loaded, Problem

S = TypeVar("S")


def read_settings(document: Mapping[str, object]) -> Loaded:
    """Return the settings of a document of today's version.

    A value that cannot be used costs that value, a section that is none costs that section: the
    defaults stand in. What is not known here is left alone.
    """
    reader = _Reader(document)
    settings = Settings(
        sound=reader.section("sound", Sound),
        recognition=reader.section("recognition", Recognition),
        appearance=reader.section("appearance", Appearance),
        overlay=reader.section("overlay", Overlay),
        interface=reader.section("interface", Interface),
        shortcuts=reader.shortcuts(),
        global_keys=reader.global_keys(),
    )
    return Loaded(settings, tuple(reader.problems))


class _Reader:
    """Reads the sections of a document and gathers what could not be used."""

    def __init__(self, document: Mapping[str, object]) -> None:
        self._document = document
        self.problems: list[Problem] = []

    def section(self, name: str, kind: Callable[..., S]) -> S:
        """Return a section made of the values that can be used."""
        return kind(**self._values(name))

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return keys for every action, no two of them the same."""
        return shortcuts.complete(self._keys(shortcuts.SECTION))

    def global_keys(self) -> GlobalKeys:
        """Return keys that work everywhere, no two of them the same."""
        return GlobalKeys(**self._keys("global_keys"))

    def _keys(self, section: str) -> dict[str, str]:
        """Return the keys of a section by their actions, each for the first that has them."""
        chosen = {action: str(keys) for action, keys in self._values(section).items()}
        for action, owner in shortcuts.clashes(chosen).items():
            advice = f'The action "{owner}" has these keys already; give this one others.'
            self.problems.append(Problem(f"{section}.{action}", chosen.pop(action), advice))
        return chosen

    def _values(self, name: str) -> dict[str, object]:
        given = self._document.get(name, {})
        if not isinstance(given, dict):
            self._refuse(name, given, "It has to be a group of settings in braces.")
            return {}
        values = {}
        for field, limit in LIMITS[name].items():
            if field in given:
                try:
                    values[field] = limit.read(given[field])
                except UnfitValueError:
                    advice = f"It has to be {limit.description}."
                    self._refuse(f"{name}.{field}", given[field], advice)
        return values

    def _refuse(self, path: str, value: object, advice: str) -> None:
        self.problems.append(Problem(path, value, f"{advice} The default is used instead."))
