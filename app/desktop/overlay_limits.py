"""What a system does not let the overlay do, and what its user can do about it."""

from __future__ import annotations

from enum import Enum

from app.desktop.wording import Translate, untranslated

X11 = "xcb"
WAYLAND = "wayland"
WINDOWS = "windows"
MACOS = "cocoa"

_ALL_BUT_PRIVATE = (X11, WAYLAND, MACOS)


class Limit(Enum):
    """Something that the overlay cannot do here."""

    STAYING_ON_TOP = "staying on top"
    PLACE = "place"
    SEE_THROUGH = "see-through"
    OVER_FULL_SCREEN = "over full screen"
    PRIVACY = "privacy"


def limits(platform: str, has_compositor: bool) -> tuple[Limit, ...]:
    """Return what the overlay cannot do.

    Args:
        platform: how Qt calls the system it draws on, such as "xcb", "wayland" or "windows".
        has_compositor: whether something mixes windows, so that one can be seen through another.
    """
    found = []
    if platform.startswith(WAYLAND):
        found += [Limit.STAYING_ON_TOP, Limit.PLACE]
    if not has_compositor:
        found.append(Limit.SEE_THROUGH)
    if platform == MACOS:
        found.append(Limit.OVER_FULL_SCREEN)
    if platform.startswith(_ALL_BUT_PRIVATE):
        found.append(Limit.PRIVACY)
    return tuple(found)


def explain(limit: Limit, translate: Translate = untranslated) -> str:
    """Return what cannot be done and what helps, in a sentence or two."""
    match limit:
        case Limit.STAYING_ON_TOP:
            return translate(
                "OverlayLimits",
                "This desktop (Wayland) lets no program keep its window above all others. "
                'Choose "Always on top" in the menu that your desktop has for the overlay\'s '
                "window, or start Voxcap with QT_QPA_PLATFORM=xcb.",
            )
        case Limit.PLACE:
            return translate(
                "OverlayLimits",
                "This desktop (Wayland) chooses the place of windows itself, so the overlay's "
                "place cannot be kept. It can be dragged.",
            )
        case Limit.SEE_THROUGH:
            return translate(
                "OverlayLimits",
                "Nothing mixes windows on this desktop, so the overlay cannot be seen through. "
                "Switch on your desktop's compositor, or start one such as picom.",
            )
        case Limit.OVER_FULL_SCREEN:
            return translate(
                "OverlayLimits",
                "macOS hides the overlay behind a program in full screen. "
                "Use that program in a window.",
            )
        case Limit.PRIVACY:
            return translate(
                "OverlayLimits",
                "This system offers no way to keep one window out of screen shares. "
                "Share a single window or another screen instead.",
            )
