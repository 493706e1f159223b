"""Words are found whatever their case and accents, at the right place."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.finding import Finder, Match, next_match, previous_match

texts = st.text(st.sampled_from("abAB éÉe\u0301ßöﬁ字 '’"), max_size=12)  # noqa: RUF001


def plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()  # noqa: RUF001
    return "".join(part for part in apart if not unicodedata.combining(part))


@given(st.lists(texts, max_size=4), texts)
def test_every_match_is_what_was_looked_for(paragraphs: list[str], wanted: str) -> None:
    needle = plain(" ".join(wanted.split()))
    found = Finder().matches(wanted, paragraphs)
    for match in found:
        assert needle in plain(paragraphs[match.paragraph][match.start : match.end])
    with_it = {i for i, text in enumerate(paragraphs) if needle and needle in plain(text)}
    assert {match.paragraph for match in found} == with_it
    assert found == sorted(found)


@pytest.mark.parametrize(
    ("wanted", "paragraph", "start", "end"),
    [
        ("CAFE", "Un café noir", 3, 7),
        ("cafe", "Un cafe\u0301 noir", 3, 8),
        ("strasse", "Straße 5", 0, 6),
        ("don't", "I don’t know", 2, 7),  # noqa: RUF001
        ("f", "ﬁn", 0, 1),
        ("two  words", "the two words", 4, 13),
        ("字", "a 字 b", 2, 3),
    ],
)
def test_places(wanted: str, paragraph: str, start: int, end: int) -> None:
    assert Finder().matches(wanted, [paragraph]) == [Match(0, start, end)]


def test_nothing_is_found_for_nothing() -> None:
    assert Finder().matches("  ", ["a b"]) == []


def test_a_paragraph_that_has_grown_is_searched_anew() -> None:
    finder = Finder()
    assert finder.matches("two", ["one"]) == []
    assert finder.matches("two", ["one two"]) == [Match(0, 4, 7)]


def test_going_through_the_matches_comes_round() -> None:
    matches = [Match(0, 0, 1), Match(0, 4, 5), Match(2, 0, 1)]
    assert next_match(matches, None) == matches[0]
    assert next_match(matches, matches[0]) == matches[1]
    assert next_match(matches, matches[2]) == matches[0]
    assert previous_match(matches, None) == matches[2]
    assert previous_match(matches, matches[0]) == matches[2]
    assert previous_match(matches, Match(1, 0, 1)) == matches[1]
    assert next_match([], None) is None
    assert previous_match([], None) is None
