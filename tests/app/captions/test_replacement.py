"""Finding one text."""

from __future__ import annotations

import pytest

from app.captions.replacement import (
    ExactReplacement,
    Passage,
    Replacement,
    ReplacementError,
    UndecidedError,
    WholeWordReplacement,
)


def found(replacement: Replacement, text: str) -> list[str]:
    passage = Passage(text)
    ends = [(start, replacement.end(passage, start)) for start in range(len(text))]
    return [text[start:end] for start, end in ends if end is not None]


@pytest.mark.parametrize(
    ("find", "text", "expected"),
    [
        ("cat", "cat concat Cat", ["cat", "cat"]),
        ("new york", "new york", ["new york"]),
        ("new york", "new  york", []),
        ("京", "東京都", ["京"]),
        ("aa", "aaa", ["aa", "aa"]),
    ],
)
def test_exact(find: str, text: str, expected: list[str]) -> None:
    assert found(ExactReplacement(find, ""), text) == expected


@pytest.mark.parametrize(
    ("find", "text", "expected"),
    [
        ("cat", "cat concat cats Cat, (CAT) cat's", ["cat", "Cat", "CAT"]),
        ("don", "don't don", ["don"]),
        ("one", "twenty-one", ["one"]),
        ("new york", "New \n York new yorker new york", ["New \n York", "new york"]),
        (" new  york ", "New York", ["New York"]),
        ("strasse", "Straße", ["Straße"]),
        ("straße", "STRASSE", ["STRASSE"]),
        ("cafe", "cafe\u0301 cafe", ["cafe"]),
        ("東京", "東京都", ["東京"]),
        ("شكرا", "شكرا لك", ["شكرا"]),
        ("👩", "👩\u200d👧 👩", ["👩"]),
        ("c++", "C++ is", ["C++"]),
        ("3", "3.5 3", ["3"]),
    ],
)
def test_whole_word(find: str, text: str, expected: list[str]) -> None:
    assert found(WholeWordReplacement(find, ""), text) == expected


@pytest.mark.parametrize("kind", [ExactReplacement, WholeWordReplacement])
def test_what_may_yet_become_the_text_is_undecided(kind: type[Replacement]) -> None:
    replacement = kind("new york", "")
    for text in ("n", "new", "new ", "new yor"):
        with pytest.raises(UndecidedError):
            replacement.end(Passage(text, is_whole=False), 0)
        assert replacement.end(Passage(text), 0) is None
    assert replacement.end(Passage("new jersey", is_whole=False), 0) is None


def test_where_a_word_ends_depends_on_what_follows() -> None:
    replacement = WholeWordReplacement("don", "")
    for text in ("don", "don'"):
        with pytest.raises(UndecidedError):
            replacement.end(Passage(text, is_whole=False), 0)
    assert replacement.end(Passage("don't", is_whole=False), 0) is None
    assert replacement.end(Passage("don, ", is_whole=False), 0) == 3


def test_what_came_before_counts() -> None:
    assert WholeWordReplacement("cat", "").end(Passage("cat", before="con"), 0) is None
    assert WholeWordReplacement("cat", "").end(Passage("cat", before="a "), 0) == 3


@pytest.mark.parametrize(
    ("kind", "find"),
    [(ExactReplacement, ""), (WholeWordReplacement, ""), (WholeWordReplacement, " ")],
)
def test_nothing_to_find_is_refused(kind: type[Replacement], find: str) -> None:
    with pytest.raises(ReplacementError, match="nothing to find") as refused:
        kind(find, "x")
    assert (refused.value.parameter, refused.value.value) == ("find", find)
