"""Keys for actions, no two of them the same: of two that share keys neither would work."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.settings.model import DEFAULT_SHORTCUTS

SECTION = "shortcuts"


def clashes(keys: Mapping[str, str]) -> dict[str, str]:
    """Return the actions whose keys another before them has, each with that other."""
    owners: dict[tuple[frozenset[str], ...], str] = {}
    found = {}
    for action, text in keys.items():
        if not text:
            continue
        owner = owners.setdefault(_presses(text), action)
        if owner != action:
            found[action] = owner
    return found


def complete(chosen: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return keys for every action: the chosen ones, else the default where it is still free.

    Args:
        chosen: keys by action, without clashes.
    """
    taken = {_presses(text) for text in chosen.values()}
    return tuple(
        (action, chosen.get(action, "" if _presses(default) in taken else default))
        for action, default in DEFAULT_SHORTCUTS.items()
    )


def _presses(keys: str) -> tuple[frozenset[str], ...]:
    """Return key presses such that the same ones are equal, however they are written."""
    return tuple(frozenset(_parts(press)) for press in keys.casefold().split(", "))


def _parts(press: str) -> Iterable[str]:
    # The key itself may be a plus sign.
    modifiers, _, key = press[:-1].rpartition("+")
    return [*modifiers.split("+"), key + press[-1:]]
