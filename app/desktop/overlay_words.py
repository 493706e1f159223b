"""What the overlay says in words, on the screen and to those who cannot see it."""

from __future__ import annotations

from app.desktop.overlay_state import OverlayContent, Sign, SignKind
from app.desktop.told import retold
from app.desktop.wording import Translate, untranslated


def sign_words(sign: Sign, translate: Translate = untranslated) -> str:
    """Return what stands on a sign."""
    match sign.kind:
        case SignKind.LOADING:
            return translate("Overlay", "STARTING")
        case SignKind.PAUSED:
            return translate("Overlay", "PAUSED")
        case SignKind.BEHIND:
            return translate("Overlay", "BEHIND {seconds} s").format(seconds=sign.seconds)
        case SignKind.STOPPING:
            return translate("Overlay", "STOPPING")
        case SignKind.FAILED:
            return translate("Overlay", "STOPPED")


def spoken_content(content: OverlayContent, translate: Translate = untranslated) -> str:
    """Return all that is in the overlay, one thing on each line, as a screen reader reads it."""
    parts = [sign_words(content.sign, translate)] if content.sign else []
    if content.message:
        parts.append(retold(content.message, translate))
    parts += [line.prefix + line.text + line.growing for line in content.lines]
    return "\n".join(parts)
