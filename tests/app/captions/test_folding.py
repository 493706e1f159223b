"""Text as it is compared when searched."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings

from app.captions.folding import Folding
from tests.app.captions.sessions import any_text


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("Élan", "elan"),
        ("STRASSE", "straße"),
        ("İstanbul", "istanbul"),
        ("Don't", "don\N{RIGHT SINGLE QUOTATION MARK}t"),
        ("dont", "don't"),
        ("Hello, world", "hello world"),
        ("well-known", "well known"),
        ("ﬁne", "fine"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER A}\N{FULLWIDTH DIGIT ONE}", "a1"),
        ("שָׁלוֹם", "שלום"),
        ("a \t\n b", "a b"),
        ("¿Qué?", " que "),
        ("ΣΊΣΥΦΟΣ", "σίσυφος"),
    ],
)
def test_same_to_a_reader(left: str, right: str) -> None:
    fold = Folding().fold
    assert fold(left) == fold(right)


@pytest.mark.parametrize(("left", "right"), [("c", "c++"), ("你", "好"), ("1", "2"), ("😀", "😁")])
def test_different_to_a_reader(left: str, right: str) -> None:
    fold = Folding().fold
    assert fold(left) != fold(right)


@settings(deadline=None)
@given(any_text)
def test_folding_twice_changes_nothing_more(text: str) -> None:
    fold = Folding().fold
    assert fold(fold(text)) == fold(text)


@settings(deadline=None)
@given(any_text)
def test_composed_or_not_makes_no_difference(text: str) -> None:
    fold = Folding().fold
    assert fold(unicodedata.normalize("NFC", text)) == fold(unicodedata.normalize("NFD", text))
