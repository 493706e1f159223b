"""How pure code has its sentences translated without knowing the translator."""

from __future__ import annotations

import re
from typing import Protocol

NUMBERS = "Numbers"
DECIMAL_POINT = "."
"""What is asked for, in the context `NUMBERS`, to learn how the user writes it."""

_DECIMALS = re.compile(r"(?<=\d)\.(?=\d)")


class Translate(Protocol):
    """`QCoreApplication.translate`, or anything that is called like it."""

    def __call__(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str:
        """Return `text` in the user's language, "%n" replaced by `n`.

        Args:
            context: the group of texts it belongs to.
            text: in English.
            disambiguation: parts equal texts that mean different things.
            n: a number whose plural form is wanted, or -1.
        """


def untranslated(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
    """Return the English text, "%n" replaced by `n`."""
    return text if n < 0 else text.replace("%n", str(n))


def number(value: float, n_decimals: int, translate: Translate = untranslated) -> str:
    """Return a number as the user writes it, rounded to some decimals."""
    return localised(f"{value:.{n_decimals}f}", translate)


def localised(figures: str, translate: Translate = untranslated) -> str:
    """Return a text with numbers in it, their decimals parted off as the user does it.

    Args:
        figures: with "." before decimals, such as "0.62 s (95 %: 0.90 s)".
        translate: knows the user's decimal point.
    """
    return _DECIMALS.sub(lambda _: translate(NUMBERS, DECIMAL_POINT), figures)
