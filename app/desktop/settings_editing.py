"""Settings with one value changed, by the value's name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.settings.limits import limit_of
from app.settings.model import Settings

_LINE_WIDTH = "appearance.line_characters"


def value_of(settings: Settings, path: str) -> object:
    """Return a value, such as that of "appearance.font_points".

    Raises:
        AttributeError: there is no such setting.
    """
    section, _, name = path.partition(".")
    return getattr(getattr(settings, section), name)


def changed(settings: Settings, path: str, value: object) -> Settings:
    """Return the settings with a value changed, and what has to follow it.

    Args:
        settings: as they are.
        path: such as "appearance.font_points".
        value: what it is to be.

    Raises:
        UnfitValueError: it may not be that.
        KeyError: there is no such setting.
    """
    section, _, name = path.partition(".")
    read = limit_of(path).read(value)
    if read == value_of(settings, path):
        return settings
    result = replace(settings, **{section: replace(getattr(settings, section), **{name: read})})
    if path == _LINE_WIDTH:
        # A width that was dragged would hide the change.
        result = replace(result, overlay=replace(result.overlay, width=0))
    return result


def with_defaults(settings: Settings, paths: Iterable[str]) -> Settings:
    """Return the settings with these values as they are before anything is set."""
    defaults = Settings()
    for path in paths:
        settings = changed(settings, path, value_of(defaults, path))
    return settings
