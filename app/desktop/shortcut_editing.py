"""Which keys an action may have, and why not others."""

from __future__ import annotations

import re
from dataclasses import replace

from app.desktop.wording import Translate, untranslated
from app.settings.limits import limit_of
from app.settings.model import Settings
from app.settings.shortcuts import clashes

FIXED_KEYS = {
    "copy_with_times": "Ctrl+Shift+C",
    "find_next": "F3",
    "find_previous": "Shift+F3",
    "show_times": "Ctrl+T",
    "larger_text": "Ctrl+=",
}
"""Keys that always do the same, by what they do."""

# What neither writes a character nor moves about in a window.
_FREE_OF_MODIFIERS = re.compile(r"(?:Shift\+)?(?:F\d{1,2}|Pause|Print|Media .+)")
_MODIFIERS = re.compile(r"(?:Ctrl|Alt|Meta)\+")


def action_names(translate: Translate = untranslated) -> dict[str, str]:
    """Return what actions are called, by their names in the settings, and those of fixed keys."""
    return {
        "start_stop": translate("Shortcuts", "Start or stop"),
        "pause": translate("Shortcuts", "Pause or resume"),
        "overlay": translate("Shortcuts", "Show or hide the overlay"),
        "lock_overlay": translate("Shortcuts", "Lock or unlock the overlay"),
        "copy": translate("Shortcuts", "Copy"),
        "search": translate("Shortcuts", "Search"),
        "jump_to_live": translate("Shortcuts", "Jump to live"),
        "export": translate("Shortcuts", "Export"),
        "sessions": translate("Shortcuts", "Sessions"),
        "settings": translate("Shortcuts", "Settings"),
        "diagnostics": translate("Shortcuts", "Diagnostics"),
        "larger_text": translate("Shortcuts", "Larger text"),
        "smaller_text": translate("Shortcuts", "Smaller text"),
        "quit": translate("Shortcuts", "Quit"),
        "copy_with_times": translate("Shortcuts", "Copy with times"),
        "find_next": translate("Shortcuts", "Find next"),
        "find_previous": translate("Shortcuts", "Find previous"),
        "show_times": translate("Shortcuts", "Show times"),
    }


def refusal(settings: Settings, action: str, keys: str, translate: Translate = untranslated) -> str:
    """Return why an action may not have keys, and what to do, or "" where it may.

    Args:
        settings: as they are.
        action: its name in the settings.
        keys: in Qt's portable notation, "" for none.
        translate: for the sentences.
    """
    if not keys:
        return ""
    if not limit_of(f"shortcuts.{action}").allows(keys):
        return translate("Shortcuts", "These keys cannot be used. Press others.")
    if not (_MODIFIERS.match(keys) or _FREE_OF_MODIFIERS.fullmatch(keys)):
        return translate(
            "Shortcuts",
            "{keys} alone is needed for writing and moving. Hold Ctrl or Alt with it.",
        ).format(keys=keys)
    owner = _owner(settings, action, keys)
    if owner:
        return translate(
            "Shortcuts",
            '{keys} is taken by "{action}". Press others, or free these there first.',
        ).format(keys=keys, action=action_names(translate)[owner])
    return ""


def assigned(settings: Settings, action: str, keys: str) -> Settings:
    """Return settings in which an action has keys that `refusal` has nothing against."""
    shortcuts = tuple((name, keys if name == action else kept) for name, kept in settings.shortcuts)
    return replace(settings, shortcuts=shortcuts)


def _owner(settings: Settings, action: str, keys: str) -> str:
    """Return the other action that has the keys, or ""."""
    others = {name: kept for name, kept in settings.shortcuts if name != action}
    others |= {f"{_FIXED}{name}": kept for name, kept in FIXED_KEYS.items() if name != action}
    owner = clashes({**others, action: keys}).get(action, "")
    return owner.removeprefix(_FIXED)


_FIXED = "fixed "
