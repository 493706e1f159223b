"""How pure code has its sentences translated without knowing the translator."""

from __future__ import annotations

from typing import Protocol


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
