"""Typed reading of a JSON file's fields, with errors that name the field."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar, Self

from engine.errors import CheckpointError


class Fields:
    """One JSON object of a file, read field by field.

    Every error is an `error_class` whose `parameter` is the field's full dotted name and whose
    `value` is what stood there.
    """

    error_class: ClassVar[type[CheckpointError]] = CheckpointError

    def __init__(self, values: dict[str, object], file_name: str, prefix: str = "") -> None:
        """Read `values`, an object called `prefix` (empty, or ending in a dot) in the file."""
        self.values = values
        self._file_name = file_name
        self._prefix = prefix

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read the JSON object in the file at `path`."""
        try:
            values = cls._parse(path.read_bytes())
        except OSError as error:
            raise cls.error_class(
                f"Cannot read {path}: {error.strerror}.", parameter=path.name, value=str(path)
            ) from error
        except (ValueError, RecursionError) as error:
            raise cls.error_class(
                f"{path} is not valid JSON ({error}). Download the file again.",
                parameter=path.name,
                value=str(path),
            ) from error
        if not isinstance(values, dict):
            raise cls.error_class(
                f"{path} must hold a JSON object, not a {_kind_of(values)}.",
                parameter=path.name,
                value=str(path),
            )
        return cls(values, path.name)

    def full_name(self, name: str) -> str:
        """Return the dotted name of a field from the top of the file."""
        return self._prefix + name

    def has(self, name: str) -> bool:
        """Return whether the field is there and not null."""
        return self.values.get(name) is not None

    def section(self, name: str) -> Self:
        """Return the JSON object in the field `name`."""
        value = self._required(name)
        if not isinstance(value, dict):
            raise self._wrong_kind(name, "a JSON object")
        return type(self)(value, self._file_name, self.full_name(name) + ".")

    def integer(self, name: str, default: int | None = None) -> int:
        """Return a field that must be a whole number of at least 1."""
        value = self._required(name) if default is None else self.values.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise self._wrong_kind(name, "a whole number of at least 1")
        return value

    def positive(self, name: str, default: float | None = None) -> float:
        """Return a field that must be a finite number above 0."""
        value = self.number(name, default)
        if value <= 0:
            raise self._wrong_kind(name, "a number above 0")
        return value

    def number(self, name: str, default: float | None = None) -> float:
        """Return a field that must be a finite number."""
        value = self._required(name) if default is None else self.values.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self._wrong_kind(name, "a number")
        try:
            number = float(value)
        except OverflowError:
            number = math.inf
        if not math.isfinite(number):
            raise self._wrong_kind(name, "a finite number")
        return number

    def boolean(self, name: str, default: bool) -> bool:
        """Return a field that must be true or false."""
        value = self.values.get(name, default)
        if not isinstance(value, bool):
            raise self._wrong_kind(name, "true or false")
        return value

    def text(self, name: str) -> str:
        """Return a field that must be text."""
        value = self._required(name)
        if not isinstance(value, str):
            raise self._wrong_kind(name, "text")
        return value

    def rows(self, name: str) -> list[object]:
        """Return a field that must be a list."""
        value = self._required(name)
        if not isinstance(value, list):
            raise self._wrong_kind(name, "a list")
        return value

    def require(self, name: str, *supported: object) -> None:
        """Refuse the file unless the field is there and has one of the supported values."""
        self._required_key(name)
        self.allow(name, *supported)

    def allow(self, name: str, *supported: object) -> None:
        """Refuse the file if the field is there with any but one of the supported values."""
        if name not in self.values:
            return
        value = self.values[name]
        if not any(value == one and type(value) is type(one) for one in supported):
            choices = " or ".join(json.dumps(one) for one in supported)
            raise self.refused(name, f"only {choices} is supported")

    def refuse_unknown(self, known: Iterable[str]) -> None:
        """Refuse the first field that is not `known`, unless it is null or false."""
        for name in sorted(self.values.keys() - set(known)):
            if self.values[name] not in (None, False):
                raise self.refused(name, "this field is not known and may change the mathematics")

    def refused(self, name: str, reason: str) -> CheckpointError:
        """Return the error for a field whose value cannot be used."""
        value = self.values.get(name)
        return self.error_class(
            f"{self._file_name}: {self.full_name(name)} is {_short(value)}; {reason}.",
            parameter=self.full_name(name),
            value=value,
        )

    @classmethod
    def _parse(cls, content: bytes) -> object:
        return json.loads(content)

    def _required(self, name: str) -> object:
        self._required_key(name)
        return self.values[name]

    def _required_key(self, name: str) -> None:
        if name not in self.values:
            full_name = self.full_name(name)
            raise self.error_class(
                f"{self._file_name}: {full_name} is missing.", parameter=full_name
            )

    def _wrong_kind(self, name: str, wanted: str) -> CheckpointError:
        return self.refused(name, f"it must be {wanted}")


def _kind_of(value: object) -> str:
    kinds = {list: "list", str: "text", bool: "truth value", int: "number", float: "number"}
    return kinds.get(type(value), "null")


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else text[:77] + "..."
