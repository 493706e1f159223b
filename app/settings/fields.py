"""Kinds of values that a setting may have."""

from __future__ import annotations

import base64
import binascii
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)
S = TypeVar("S", bound=StrEnum)


class UnfitValueError(ValueError):
    """A value is none that the setting may have."""


class Limit(ABC, Generic[T_co]):
    """What a setting may be."""

    __slots__ = ()

    @abstractmethod
    def read(self, value: object) -> T_co:
        """Return the setting that a value of a JSON file means.

        Raises:
            UnfitValueError: it means none.
        """

    @property
    @abstractmethod
    def description(self) -> str:
        """What it has to be, to follow "has to be"."""

    def allows(self, value: object) -> bool:
        """Tell whether a setting may have the value."""
        try:
            self.read(value)
        except UnfitValueError:
            return False
        return True

    def refuse(self) -> UnfitValueError:
        """Return the error to raise for a value that does not fit."""
        return UnfitValueError(f"it has to be {self.description}")


@dataclass(frozen=True, slots=True)
class Truth(Limit[bool]):
    """True or false."""

    @property
    def description(self) -> str:
        """What it has to be."""
        return "true or false"

    def read(self, value: object) -> bool:
        """Return the value, which is no number."""
        if not isinstance(value, bool):
            raise self.refuse()
        return value


@dataclass(frozen=True, slots=True)
class WholeNumber(Limit[int]):
    """A whole number from `lowest` to `highest`."""

    lowest: int
    highest: int

    @property
    def description(self) -> str:
        """What it has to be."""
        return f"a whole number from {self.lowest} to {self.highest}"

    def read(self, value: object) -> int:
        """Return the value, which is neither a truth value nor has a decimal point."""
        if type(value) is not int or not self.lowest <= value <= self.highest:
            raise self.refuse()
        return value

    def nearest(self, number: int) -> int:
        """Return the allowed number next to another."""
        return min(max(number, self.lowest), self.highest)


@dataclass(frozen=True, slots=True)
class OneNumberOf(Limit[int]):
    """One of some whole numbers."""

    choices: Sequence[int]

    @property
    def description(self) -> str:
        """What it has to be."""
        return f"one of {', '.join(map(str, self.choices))}"

    def read(self, value: object) -> int:
        """Return the value, which is neither a truth value nor has a decimal point."""
        if type(value) is not int or value not in self.choices:
            raise self.refuse()
        return value


@dataclass(frozen=True, slots=True)
class OneWordOf(Limit[str]):
    """One of some words."""

    choices: Sequence[str]

    @property
    def description(self) -> str:
        """What it has to be."""
        return f"one of {', '.join(self.choices)}"

    def read(self, value: object) -> str:
        """Return the value."""
        if not isinstance(value, str) or value not in self.choices:
            raise self.refuse()
        return value


@dataclass(frozen=True, slots=True)
class MemberOf(Limit[S]):
    """A member of an enumeration, written as its value."""

    kind: type[S]

    @property
    def description(self) -> str:
        """What it has to be."""
        return f"one of {', '.join(self.kind)}"

    def read(self, value: object) -> S:
        """Return the member with that value."""
        if not isinstance(value, str) or value not in set(self.kind):
            raise self.refuse()
        return self.kind(value)


@dataclass(frozen=True, slots=True)
class Text(Limit[str]):
    """One line of text, or none, of at most `longest` characters."""

    longest: int

    @property
    def description(self) -> str:
        """What it has to be."""
        return f"one line of at most {self.longest} characters"

    def read(self, value: object) -> str:
        """Return the value, which has no line breaks, control characters or halves of characters.

        Marks that join letters or give their direction are no control characters here.
        """
        if not isinstance(value, str) or len(value) > self.longest or _UNPRINTED.search(value):
            raise self.refuse()
        return value


@dataclass(frozen=True, slots=True)
class Folder(Limit[str]):
    """The name of a folder, in the way Python writes file names that are no UTF-8."""

    longest: int = 32_767

    @property
    def description(self) -> str:
        """What it has to be."""
        return "the name of a folder"

    def read(self, value: object) -> str:
        """Return the value, whether or not there is such a folder now."""
        if not isinstance(value, str) or not 0 < len(value) <= self.longest or "\0" in value:
            raise self.refuse()
        try:
            value.encode("utf-8", "surrogateescape")
        except UnicodeEncodeError as error:
            raise self.refuse() from error
        return value


class _Pattern(Limit[str]):
    """Text in a notation that a regular expression describes."""

    __slots__ = ()
    pattern: re.Pattern[str]

    def read(self, value: object) -> str:
        """Return the value."""
        if not isinstance(value, str) or not self.pattern.fullmatch(value):
            raise self.refuse()
        return value


class Colour(_Pattern):
    """A colour as "#rrggbb"."""

    __slots__ = ()
    pattern = re.compile(r"#[0-9A-Fa-f]{6}")

    @property
    def description(self) -> str:
        """What it has to be."""
        return 'a colour such as "#ffcc00"'


class Language(_Pattern):
    """A language as "de" or "zh_CN", or "" for the system's."""

    __slots__ = ()
    pattern = re.compile(r"(?:[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8}){0,3})?")

    @property
    def description(self) -> str:
        """What it has to be."""
        return 'a language such as "de" or "zh_CN", or "" for the system\'s'


class Keys(_Pattern):
    """Up to four key presses in Qt's portable notation, such as "Ctrl+K, Ctrl+C", or ""."""

    __slots__ = ()
    _press = (
        r"(?:(?:Ctrl|Alt|Shift|Meta|Num)\+)*(?:[^\s\x00-\x1f\ud800-\udfff]|[A-Z][\w ()/-]{1,30})"
    )
    pattern = re.compile(rf"(?:{_press}(?:, {_press}){{0,3}})?", re.IGNORECASE)

    @property
    def description(self) -> str:
        """What it has to be."""
        return 'keys such as "Ctrl+P" or "F9", or "" for none'


class OnePress(_Pattern):
    """One key press in Qt's portable notation that no program needs for writing, or ""."""

    __slots__ = ()
    _key = r"(?:[^\s\x00-\x1f\ud800-\udfff]|[A-Z][\w ()/-]{1,30})"
    _held = rf"(?=.*(?:Ctrl|Alt|Meta)\+)(?:(?:Ctrl|Alt|Shift|Meta)\+)+{_key}"
    _alone = r"(?:Shift\+)?(?:F\d{1,2}|Pause|ScrollLock|Media [A-Z]\w{1,20})"
    pattern = re.compile(rf"(?:{_held}|{_alone})?", re.IGNORECASE)

    @property
    def description(self) -> str:
        """What it has to be."""
        return 'one key with Ctrl, Alt or Meta such as "Ctrl+Alt+C", a key such as "F9", or ""'


@dataclass(frozen=True, slots=True)
class Bytes64(Limit[str]):
    """At most `longest` characters of base 64, or ""."""

    longest: int = 4096

    @property
    def description(self) -> str:
        """What it has to be."""
        return f"at most {self.longest} characters of base 64"

    def read(self, value: object) -> str:
        """Return the value, still in base 64."""
        if not isinstance(value, str) or len(value) > self.longest:
            raise self.refuse()
        try:
            base64.b64decode(value, validate=True)
        except (binascii.Error, ValueError) as error:
            raise self.refuse() from error
        return value


# Control characters, line breaks of every kind, and halves of surrogate pairs.
_UNPRINTED = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
