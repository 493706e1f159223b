"""How well captions stand out from what is behind them, by the Web's guidelines (WCAG 2.2)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from app.desktop.wording import Translate, number, untranslated
from app.settings.model import Appearance, Edge

READABLE = 4.5
"""The contrast that text has to have (success criterion 1.4.3)."""

Rgb: TypeAlias = tuple[float, float, float]
"""Red, green and blue of sRGB, each from 0 to 255."""

_BLACK = "#000000"
_WHITE = "#ffffff"
_GREYS = range(0, 256, 15)


@dataclass(frozen=True, slots=True)
class Legibility:
    """Contrasts of the letters with what is right behind them, from 1 (none) to 21.

    Attributes:
        over_light: on a white screen.
        over_dark: on a black screen.
        worst: on the screen, of any grey between, where they stand out least.
    """

    over_light: float
    over_dark: float
    worst: float

    @property
    def is_readable(self) -> bool:
        """Whether the letters stand out well enough on any screen."""
        return self.worst >= READABLE


@dataclass(frozen=True, slots=True)
class ContrastAdvice:
    """What to change in captions that are hard to read.

    Attributes:
        sentence: what is wrong, and what to do.
        appearance: the captions with that done.
    """

    sentence: str
    appearance: Appearance


def rgb(colour: str) -> Rgb:
    """Return a colour given as "#rrggbb"."""
    red, green, blue = bytes.fromhex(colour[1:])
    return (red, green, blue)


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast of two colours, from 1 (the same lightness) to 21 (black and white)."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def legibility(appearance: Appearance) -> Legibility:
    """Return how well captions stand out, their opacities and outline considered."""
    over_greys = [_contrast_over((grey, grey, grey), appearance) for grey in _GREYS]
    return Legibility(over_light=over_greys[-1], over_dark=over_greys[0], worst=min(over_greys))


def advise(appearance: Appearance, translate: Translate = untranslated) -> ContrastAdvice | None:
    """Return what to change so that captions are readable on any screen, or None if they are."""
    now = legibility(appearance)
    if now.is_readable:
        return None
    mended = next(_mended(appearance))
    problem = _problem(now, translate)
    return ContrastAdvice(f"{problem} {_remedy(appearance, mended, translate)}", mended)


def _luminance(colour: Rgb) -> float:
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    # The guidelines' threshold; the sRGB standard's 0.04045 is the same for colours of 8 bits.
    return value / 12.92 if value <= 0.03928 else float(((value + 0.055) / 1.055) ** 2.4)


def _contrast_over(screen: Rgb, appearance: Appearance) -> float:
    """Return the contrast of the letters, on a screen of one colour, with what surrounds them."""
    background = _mixed(
        rgb(appearance.background_colour), screen, appearance.background_opacity / 100
    )
    surroundings = [background]
    # An outline goes all around a letter, so the eye has it for the background.
    if appearance.edge is Edge.OUTLINE:
        surroundings.append(rgb(appearance.edge_colour))
    opacity = appearance.window_opacity / 100
    text = _mixed(rgb(appearance.text_colour), screen, opacity)
    return max(contrast(text, _mixed(colour, screen, opacity)) for colour in surroundings)


def _mixed(colour: Rgb, behind: Rgb, opacity: float) -> Rgb:
    red, green, blue = (
        opacity * front + (1 - opacity) * back for front, back in zip(colour, behind, strict=True)
    )
    return (red, green, blue)


def _mended(appearance: Appearance) -> Iterator[Appearance]:
    """Yield readable captions, those that change the least first."""
    background = rgb(appearance.background_colour)
    best_text = max((_WHITE, _BLACK), key=lambda text: contrast(rgb(text), background))
    for text in (appearance.text_colour, best_text):
        for window_opacity in (appearance.window_opacity, 100):
            base = replace(appearance, text_colour=text, window_opacity=window_opacity)
            opacities = range(appearance.background_opacity, 101)
            steps = [replace(base, background_opacity=opacity) for opacity in opacities]
            # The less of the screen shines through, the less it can spoil.
            index = bisect_left(steps, True, key=lambda step: legibility(step).is_readable)
            yield from steps[index : index + 1]


def _problem(now: Legibility, translate: Translate) -> str:
    if now.over_dark >= READABLE > now.over_light:
        text = translate(
            "Contrast",
            "These captions are hard to read over light windows: "
            "their contrast is {contrast} to 1, and {readable} to 1 is needed.",
        )
    elif now.over_light >= READABLE > now.over_dark:
        text = translate(
            "Contrast",
            "These captions are hard to read over dark windows: "
            "their contrast is {contrast} to 1, and {readable} to 1 is needed.",
        )
    else:
        text = translate(
            "Contrast",
            "These captions are hard to read: "
            "their contrast is {contrast} to 1, and {readable} to 1 is needed.",
        )
    # Rounded down, so that no contrast that is too low looks as if it were enough.
    return text.format(
        contrast=number(int(now.worst * 10) / 10, 1, translate),
        readable=number(READABLE, 1, translate),
    )


def _remedy(now: Appearance, mended: Appearance, translate: Translate) -> str:
    remedies = []
    if mended.text_colour != now.text_colour:
        remedies.append(
            translate("Contrast", "Choose black letters.")
            if mended.text_colour == _BLACK
            else translate("Contrast", "Choose white letters.")
        )
    if mended.background_opacity != now.background_opacity:
        remedies.append(
            translate("Contrast", "Make the background {percent} % opaque.").format(
                percent=mended.background_opacity
            )
        )
    if mended.window_opacity != now.window_opacity:
        remedies.append(translate("Contrast", "Make the whole overlay opaque."))
    return " ".join(remedies)
