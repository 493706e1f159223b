"""How far the text may stay behind the sound, in words."""

from __future__ import annotations

from dataclasses import dataclass

from app.desktop.wording import Translate, number, untranslated

_OFFERED_MS = (160, 240, 480, 960, 2400)
_TOLD_ROUNDLY_MS = (480, 960, 2400)


@dataclass(frozen=True, slots=True)
class DelayChoice:
    """A delay to pick.

    Attributes:
        delay_ms: the delay.
        text: what it means.
    """

    delay_ms: int
    text: str


def delay_choices(current_ms: int, translate: Translate = untranslated) -> list[DelayChoice]:
    """Return the delays to offer from the shortest to the longest, the current one among them."""
    return [
        DelayChoice(delay_ms, delay_text(delay_ms, translate))
        for delay_ms in sorted({*_OFFERED_MS, current_ms})
    ]


def delay_text(delay_ms: int, translate: Translate = untranslated) -> str:
    """Return a delay in words, such as "0.5 s behind: balanced"."""
    n_digits = 1 if delay_ms in _TOLD_ROUNDLY_MS else 2
    text = translate("Delays", "{seconds} s behind").format(
        seconds=number(delay_ms / 1000, n_digits, translate)
    )
    meanings = {
        160: translate("Delays", "quickest"),
        240: translate("Delays", "quick"),
        480: translate("Delays", "balanced"),
        960: translate("Delays", "careful"),
        2400: translate("Delays", "most accurate"),
    }
    meaning = meanings.get(delay_ms)
    if meaning is None:
        return text
    return translate("Delays", "{delay}: {meaning}").format(delay=text, meaning=meaning)
