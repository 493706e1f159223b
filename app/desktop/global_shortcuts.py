"""Keys that work whichever program has the keyboard, and why some of them cannot be had."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum

from app.desktop.overlay_limits import MACOS, WAYLAND, WINDOWS, X11
from app.desktop.shortcut_editing import FIXED_KEYS, action_names
from app.desktop.wording import Translate, untranslated
from app.settings.limits import limit_of
from app.settings.model import GlobalKeys, Settings
from app.settings.shortcuts import clashes

SECTION = "global_keys"


class GlobalAction(StrEnum):
    """What can be done from everywhere; the values are the names in the settings."""

    START_STOP = "start_stop"
    PAUSE = "pause"
    OVERLAY = "overlay"


class Modifier(StrEnum):
    """A key that is held while another is pressed, as Qt's portable notation has it."""

    CTRL = "Ctrl"
    ALT = "Alt"
    SHIFT = "Shift"
    META = "Meta"


@dataclass(frozen=True, slots=True)
class Chord:
    """One key press.

    Attributes:
        modifiers: what is held.
        key: what is pressed then, in Qt's portable notation.
    """

    modifiers: frozenset[Modifier]
    key: str


class Way(Enum):
    """How a system gives programs keys that work everywhere."""

    X11 = "X11"
    WINDOWS = "Windows"
    PORTAL = "portal"
    NONE = "none"


class Unavailable(Enum):
    """Why there are no such keys."""

    MACOS = "macOS"
    NO_PORTAL = "no portal"
    OTHER = "other"


class Trouble(Enum):
    """Why one of them cannot be had."""

    TAKEN = "taken"
    NO_SUCH_KEY = "no such key"
    REFUSED = "refused"


def chord_of(keys: str) -> Chord:
    """Return the key press that a setting means.

    Args:
        keys: what the limit of these settings allows, and not "".
    """
    # The key itself may be a plus sign.
    held, _, key = keys[:-1].rpartition("+")
    names = {modifier.casefold(): modifier for modifier in Modifier}
    modifiers = frozenset(names[name.casefold()] for name in held.split("+") if name)
    return Chord(modifiers, key + keys[-1:])


def chords_of(keys: GlobalKeys) -> dict[GlobalAction, Chord]:
    """Return the key presses of all actions that have one."""
    given = {action: str(getattr(keys, action)) for action in GlobalAction}
    return {action: chord_of(text) for action, text in given.items() if text}


def way_of(platform: str, environment: Mapping[str, str]) -> Way:
    """Return how keys can be had.

    Args:
        platform: how Qt calls the system it draws on, such as "xcb", "wayland" or "windows".
        environment: of the process.
    """
    # A Wayland desktop passes keys on to X11 only while a window of X11 has the keyboard.
    if platform.startswith(WAYLAND) or (platform == X11 and environment.get("WAYLAND_DISPLAY")):
        return Way.PORTAL
    return {X11: Way.X11, WINDOWS: Way.WINDOWS}.get(platform, Way.NONE)


def reason_of(platform: str) -> Unavailable:
    """Return why a system that gives no such keys does not.

    Args:
        platform: see `way_of`.
    """
    return Unavailable.MACOS if platform == MACOS else Unavailable.OTHER


def refusal(
    settings: Settings, action: GlobalAction, keys: str, translate: Translate = untranslated
) -> str:
    """Return why an action may not have keys everywhere, and what to do, or "" where it may.

    Args:
        settings: as they are.
        action: what they are to do.
        keys: in Qt's portable notation, "" for none.
        translate: for the sentences.
    """
    if not keys:
        return ""
    limit = limit_of(f"{SECTION}.{action}")
    if not limit.allows(keys) and limit.allows(f"Ctrl+{keys}"):
        return translate(
            "GlobalShortcuts",
            "{keys} is needed by other programs. Hold Ctrl, Alt or the Windows key with it.",
        ).format(keys=keys)
    if not limit.allows(keys):
        return translate("Shortcuts", "These keys cannot be used. Press others.")
    others = [other for other in GlobalAction if other is not action]
    taken = _taken_everywhere(settings, keys, others, translate)
    if taken:
        return taken
    owner = clashes({**dict(settings.shortcuts), **_fixed(), _ASKING: keys}).get(_ASKING)
    if owner is not None:
        return translate(
            "GlobalShortcuts",
            '{keys} does "{action}" in Voxcap\'s window. Press others, or free these there first.',
        ).format(keys=keys, action=action_names(translate)[owner.removeprefix(_FIXED)])
    return ""


def refusal_in_window(settings: Settings, keys: str, translate: Translate = untranslated) -> str:
    """Return why keys that work everywhere cannot be a window's own, or "" if they are none.

    Args:
        settings: as they are.
        keys: in Qt's portable notation, "" for none.
        translate: for the sentence.
    """
    return _taken_everywhere(settings, keys, GlobalAction, translate)


def explain(reason: Unavailable, translate: Translate = untranslated) -> str:
    """Return why there are no keys that work everywhere, and what to do instead."""
    match reason:
        case Unavailable.MACOS:
            return translate(
                "GlobalShortcuts",
                "Voxcap cannot have keys of its own on macOS. In the Shortcuts app, make one that "
                'runs "voxcap --toggle" or "voxcap --pause" in a shell, and give it keys there.',
            )
        case Unavailable.NO_PORTAL:
            return translate(
                "GlobalShortcuts",
                "This desktop (Wayland) gives programs no keys that work everywhere. In its "
                'keyboard settings, add a shortcut that runs "voxcap --toggle" or '
                '"voxcap --pause".',
            )
        case Unavailable.OTHER:
            return translate(
                "GlobalShortcuts",
                "This system gives programs no keys that work everywhere. Where it lets you give "
                'keys to a command, use "voxcap --toggle" or "voxcap --pause".',
            )


def explain_trouble(trouble: Trouble, keys: str, translate: Translate = untranslated) -> str:
    """Return why keys cannot be had, and what to do.

    Args:
        trouble: what is in the way.
        keys: as they are shown to the user.
        translate: for the sentence.
    """
    match trouble:
        case Trouble.TAKEN:
            sentence = translate(
                "GlobalShortcuts", "{keys} does not work: another program has it. Press others."
            )
        case Trouble.NO_SUCH_KEY:
            sentence = translate(
                "GlobalShortcuts",
                "{keys} does not work: your keyboard as it is set up has no such key. Press "
                "others.",
            )
        case Trouble.REFUSED:
            sentence = translate(
                "GlobalShortcuts",
                "{keys} does not work: your desktop has not allowed it. Look into its keyboard "
                "settings, or press others.",
            )
    return sentence.format(keys=keys)


def notice_of_keys(
    troubles: Mapping[GlobalAction, Trouble], keys: GlobalKeys, translate: Translate = untranslated
) -> str:
    """Return sentences on all keys that cannot be had, or "".

    Args:
        troubles: what is in the way of each.
        keys: those that are set.
        translate: for the sentences.
    """
    names = action_names(translate)
    sentences = [
        translate("GlobalShortcuts", "{action}: {sentence}").format(
            action=names[action],
            sentence=explain_trouble(trouble, str(getattr(keys, action)), translate),
        )
        for action, trouble in troubles.items()
        if getattr(keys, action)
    ]
    return " ".join(sentences)


def _taken_everywhere(
    settings: Settings, keys: str, actions: Iterable[GlobalAction], translate: Translate
) -> str:
    """Return that keys are those of one of the actions, or ""."""
    given = {str(action): str(getattr(settings.global_keys, action)) for action in actions}
    owner = clashes({**given, _ASKING: keys}).get(_ASKING)
    if owner is None:
        return ""
    return translate(
        "GlobalShortcuts",
        '{keys} does "{action}" everywhere already. Press others, or free these there first.',
    ).format(keys=keys, action=action_names(translate)[owner])


def _fixed() -> dict[str, str]:
    return {f"{_FIXED}{name}": keys for name, keys in FIXED_KEYS.items()}


_ASKING = "asking"
_FIXED = "fixed "
