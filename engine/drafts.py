"""Guesses of the tokens to come, so that one reading of the weights can answer several positions.

A pass over the decoder's weights costs nearly the same for a few positions as for one. Where the
sound of several positions is there already, their inputs are drafted, all are computed in one
pass, and the drafts are kept as far as they are what the model itself writes. The text is that of
one position after another; a wrong draft costs the work of its row and nothing else (Leviathan et
al., Fast Inference from Transformers via Speculative Decoding, arXiv:2211.17192, with greedy
choice).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from engine.errors import SettingError


class Drafter(ABC):
    """Drafts one stream's next tokens."""

    @abstractmethod
    def draft(self, last_token: int, at_most: int) -> tuple[int, ...]:
        """Return guesses of the tokens after `last_token`, not more than `at_most`."""

    @abstractmethod
    def observe(self, n_drafted: int, n_kept: int) -> None:
        """Take note of how many of the last drafts the model wrote itself."""


@dataclass(frozen=True, slots=True)
class Drafts(ABC):
    """How tokens are drafted; a subclass says by what drafter."""

    @abstractmethod
    def new_drafter(self, blank_id: int, word_id: int) -> Drafter:
        """Return the drafter of a new stream.

        Args:
            blank_id: the token that says nothing.
            word_id: the mark that words follow.
        """


@dataclass(frozen=True, slots=True)
class BlankDrafts(Drafts):
    """Drafts blanks: about two of three tokens of speech are, and nearly all of a pause.

    Attributes:
        most_tokens: drafts of one pass at most. Up to eight rows the products wait for the weights
            more than for arithmetic.
    """

    most_tokens: int = 7

    def __post_init__(self) -> None:
        if self.most_tokens < 1:
            raise SettingError(
                f"most_tokens must be at least 1, not {self.most_tokens}; NoDrafts() drafts none.",
                parameter="most_tokens",
                value=self.most_tokens,
            )

    def new_drafter(self, blank_id: int, word_id: int) -> Drafter:
        """Return a drafter of blanks."""
        return BlankDrafter(self.most_tokens, blank_id, word_id)


@dataclass(frozen=True, slots=True)
class NoDrafts(Drafts):
    """Computes one position after another."""

    def new_drafter(self, blank_id: int, word_id: int) -> Drafter:
        """Return a drafter that has no guess."""
        return NoDrafter()


class BlankDrafter(Drafter):
    """Drafts few blanks while people speak and more the longer they are silent.

    The number doubles with each pass whose drafts were all kept, and begins anew at 1 when one was
    not. Right after the mark of a word its text comes, never a blank.
    """

    def __init__(self, most_tokens: int, blank_id: int, word_id: int) -> None:
        self._most_tokens = most_tokens
        self._blank_id = blank_id
        self._word_id = word_id
        self._n_tokens = 1

    def draft(self, last_token: int, at_most: int) -> tuple[int, ...]:
        """Return blanks, or nothing after the mark of a word."""
        if last_token == self._word_id:
            return ()
        return (self._blank_id,) * min(self._n_tokens, at_most)

    def observe(self, n_drafted: int, n_kept: int) -> None:
        """Double the number of drafts, or begin anew."""
        if n_kept < n_drafted:
            self._n_tokens = 1
        elif n_drafted == self._n_tokens:
            self._n_tokens = min(2 * self._n_tokens, self._most_tokens)


class NoDrafter(Drafter):
    """Has no guess."""

    def draft(self, last_token: int, at_most: int) -> tuple[int, ...]:
        """Return nothing."""
        return ()

    def observe(self, n_drafted: int, n_kept: int) -> None:
        """Nothing depends on it."""
