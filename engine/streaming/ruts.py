"""Watches one stream for a rut: blank after blank while people speak."""

from __future__ import annotations

from engine.settings import RutEscape


class BlankRun:
    """Counts blanks in a row over sound and says what to take from the blank's logit.

    A silent token neither counts nor is touched, so true silence never triggers an escape.
    """

    def __init__(self, escape: RutEscape) -> None:
        self._escape = escape
        self._run_tokens = 0

    def penalty(self, silent: bool) -> float:
        """Return what to subtract from the blank's logit at a token that is silent or not."""
        return 0.0 if silent else self._escape.penalty(self._run_tokens)

    def observe(self, is_blank: bool, silent: bool) -> None:
        """Take note of the token that was chosen."""
        if not is_blank:
            self._run_tokens = 0
        elif not silent:
            self._run_tokens += 1
