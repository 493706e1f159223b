"""What could not be used of the settings, as sentences for the user."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NamedTuple

from app.settings.model import Settings

_SHOWN_CHARACTERS = 60


@dataclass(frozen=True, slots=True)
class Problem:
    """A setting, or a group of them, that could not be used; all others could.

    Attributes:
        path: name of what was wrong, such as "appearance.font_points".
        value: what stood there, as JSON has it.
        advice: sentences on what it may be and what is used instead.
    """

    path: str
    value: object
    advice: str

    def __str__(self) -> str:
        return f"{self.path} is {_shown(self.value)}. {self.advice}"


@dataclass(frozen=True, slots=True)
class FileProblem(Problem):
    """A file of settings that could not be used at all; its `value` is the reason, in words.

    Attributes:
        kept: name under which the file is still there beside its place, "" if it was not moved.
    """

    kept: str = ""

    def __str__(self) -> str:
        return f"The settings in {self.path} cannot be used: {self.value}. {self.advice}"


class Loaded(NamedTuple):
    """Settings that hold all their limits, and what could not be used on the way to them."""

    settings: Settings
    problems: tuple[Problem, ...]


def _shown(value: object) -> str:
    text = json.dumps(value, default=str)
    return text if len(text) <= _SHOWN_CHARACTERS else text[:_SHOWN_CHARACTERS] + "..."
