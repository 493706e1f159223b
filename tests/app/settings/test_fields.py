"""What a setting may be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.settings.fields import (
    Bytes64,
    Colour,
    Folder,
    Keys,
    Language,
    Limit,
    MemberOf,
    OneNumberOf,
    OnePress,
    OneWordOf,
    Text,
    Truth,
    UnfitValueError,
    WholeNumber,
)
from app.settings.model import Theme
from tests.app.settings.strategies import json_values

LIMITS: list[Limit[object]] = [
    Truth(),
    WholeNumber(8, 96),
    OneNumberOf((1, 80)),
    OneWordOf(("auto", "float32")),
    MemberOf(Theme),
    Text(longest=10),
    Folder(longest=20),
    Colour(),
    Language(),
    Keys(),
    OnePress(),
    Bytes64(longest=16),
]


@pytest.mark.parametrize(
    ("limit", "value"),
    [
        (Truth(), False),
        (WholeNumber(8, 96), 8),
        (WholeNumber(8, 96), 96),
        (OneNumberOf((1, 80)), 1),
        (OneWordOf(("auto", "float32")), "float32"),
        (Text(longest=3), ""),
        (Text(longest=3), "你é😀"),
        # Words of Persian and Hindi need marks that join letters or keep them apart.
        (Text(longest=30), "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        (Folder(), "/models/caf\udce9"),
        (Folder(), "C:\\Models\\Voxtral"),
        (Colour(), "#FFcc00"),
        (Language(), ""),
        (Language(), "pt_BR"),
        (Keys(), ""),
        (Keys(), "Ctrl++"),
        (Keys(), "Ctrl+,"),
        (Keys(), "Ctrl+K, Ctrl+C"),
        (Keys(), "Meta+Toggle Media Play/Pause"),
        (OnePress(), ""),
        (OnePress(), "Ctrl++"),
        (OnePress(), "Shift+Meta+Space"),
        (OnePress(), "Shift+F12"),
        (OnePress(), "Media Next"),
        (Bytes64(), ""),
        (Bytes64(), "AdnQywAC"),
    ],
)
def test_fitting_value_is_taken_as_it_is(limit: Limit[object], value: object) -> None:
    read = limit.read(value)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("limit", "value"),
    [
        (Truth(), 1),
        (Truth(), "true"),
        (WholeNumber(0, 9), True),
        (WholeNumber(0, 9), 3.0),
        (WholeNumber(0, 9), "3"),
        (WholeNumber(0, 9), 10),
        (WholeNumber(0, 9), -1),
        (WholeNumber(0, 9), float("nan")),
        (OneNumberOf((1, 80)), True),
        (OneNumberOf((1, 80)), 80.0),
        (OneNumberOf((1, 80)), 79),
        (OneWordOf(("auto", "float32")), "auto "),
        (OneWordOf(("auto", "float32")), ["auto"]),
        (MemberOf(Theme), "DARK"),
        (MemberOf(Theme), {}),
        (Text(longest=3), "abcd"),
        (Text(longest=3), "a\nb"),
        (Text(longest=3), "\u2028"),
        (Text(longest=3), "\0"),
        (Text(longest=3), "\ud83d"),
        (Folder(), ""),
        (Folder(), "a\0b"),
        (Folder(), "\ud83d\ude00"),
        (Colour(), "#fff"),
        (Colour(), "#1234567"),
        (Colour(), "#12345g"),
        (Colour(), "#12345\n"),
        (Colour(), "#\u0661\u0662\u0663\u0664\u0665\u0666"),
        (Colour(), "white"),
        (Language(), "../de"),
        (Language(), "d"),
        (Keys(), "Ctrl+"),
        (Keys(), "Ctrl+\ud83d"),
        (Keys(), "A, B, C, D, E"),
        (Keys(), "please\n"),
        (Keys(), None),
        (OnePress(), "A"),
        (OnePress(), "Shift+A"),
        (OnePress(), "Ctrl+"),
        (OnePress(), "Ctrl+K, Ctrl+C"),
        (OnePress(), "Ctrl+Num+1"),
        (OnePress(), "Space"),
        (OnePress(), "F9\n"),
        (Bytes64(), "a"),
        (Bytes64(), "é==="),
        (Bytes64(longest=4), "AdnQywAC"),
    ],
)
def test_other_value_is_refused(limit: Limit[object], value: object) -> None:
    assert not limit.allows(value)
    with pytest.raises(UnfitValueError, match="it has to be"):
        limit.read(value)


def test_member_is_known_by_its_value() -> None:
    assert MemberOf(Theme).read("dark") is Theme.DARK


@given(st.sampled_from(LIMITS), json_values)
def test_any_value_is_refused_or_means_itself(limit: Limit[object], value: object) -> None:
    if limit.allows(value):
        assert limit.read(value) == value
        assert type(value) in (bool, int, str)


@given(st.integers(), st.integers(-5, 5))
def test_nearest_number_is_allowed_and_none_is_nearer(number: int, lowest: int) -> None:
    limit = WholeNumber(lowest, lowest + 7)
    nearest = limit.nearest(number)
    assert limit.allows(nearest)
    assert abs(number - nearest) == min(
        abs(number - allowed) for allowed in range(lowest, lowest + 8)
    )


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: type(limit).__name__)
def test_description_names_what_to_write(limit: Limit[object]) -> None:
    assert limit.description[-1] not in ".\n"
    assert limit.description[0].islower()
