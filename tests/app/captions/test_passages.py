"""Finding what was said."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.errors import SessionError
from app.captions.folding import Folding
from app.captions.passages import Passage, PassageFinder
from app.captions.recorded import RecordedSession
from tests.app.captions.sessions import entries, header, spoken


def find(text: str, said: list[Entry] | list[Word]) -> list[Passage]:
    session = RecordedSession(header(), tuple(said), 60.0, True, 0)
    return PassageFinder(text).passages(session)


def test_phrase_is_found_with_its_times_and_its_line() -> None:
    (found,) = find("BROWN fox", spoken("The quick, brown Fox! jumps"))
    assert (found.start_s, found.end_s) == (2.0, 3.5)
    assert found.text == " brown Fox!"
    assert found.line == "The quick, brown Fox! jumps"
    assert found.source == "mic"


def test_case_accents_and_punctuation_do_not_matter() -> None:
    assert find("ou etes vous", spoken("Où êtes-vous ?"))
    assert find("Où êtes-vous", spoken("ou etes vous"))


def test_part_of_a_word_is_found() -> None:
    (found,) = find("cap", spoken("this is Voxcap here"))
    assert found.text == " Voxcap"


def test_characters_without_spaces_are_found_as_one_text() -> None:
    said = [Word("mic", character, float(i), i + 1.0) for i, character in enumerate("今天天气很好")]
    (found,) = find("天气", said)
    assert (found.text, found.start_s, found.end_s) == ("天气", 2.0, 4.0)
    assert found.line == "今天天气很好"


def test_speakers_are_searched_one_by_one() -> None:
    said = [
        Word("mic", " good", 0.0, 0.5),
        Word("system", " bad", 0.4, 0.6),
        Word("mic", " morning", 0.7, 1.0),
    ]
    assert [found.source for found in find("good morning", said)] == ["mic"]
    assert not find("good bad", said)


def test_places_come_in_the_order_of_their_times() -> None:
    said: list[Entry] = [
        *spoken("yes no yes"),
        Gap("mic", 3.0, 4.0, "yes"),
        Remark("", 4.0, "yes"),
        *spoken("yes", "system", 1.5),
    ]
    assert [found.start_s for found in find("yes", said)] == [0.0, 1.5, 2.0]


def test_context_is_short() -> None:
    said = spoken("word " * 500 + "needle " + "word " * 500)
    (found,) = find("needle", said)
    assert len(found.line) < 120
    assert found.line.startswith("word word")
    assert found.line.endswith("word word")


@pytest.mark.parametrize("text", ["", "  ", "?!", "\n", "\N{COMBINING ACUTE ACCENT}"])
def test_nothing_to_search_for_is_refused(text: str) -> None:
    with pytest.raises(SessionError, match="nothing to search for") as caught:
        PassageFinder(text)
    assert caught.value.parameter == "text"


@settings(deadline=None)
@given(
    texts=st.lists(st.text("aAéb, 你ß'", max_size=4), max_size=12),
    wanted=st.text("aAéb 你s", min_size=1, max_size=4),
)
def test_finds_what_the_whole_text_holds(texts: list[str], wanted: str) -> None:
    fold = Folding().fold
    said = [Word("mic", text, float(i), i + 0.5) for i, text in enumerate(texts)]
    if not fold(wanted).strip():
        return
    found = find(wanted, said)
    # As if it were one text; spaces that meet where words meet are one.
    whole = " ".join(fold("".join(texts)).split())
    assert len(found) == whole.count(fold(wanted).strip())
    for passage in found:
        assert fold(wanted).strip() in fold(passage.text)


@settings(deadline=None)
@given(st.lists(entries, max_size=6))
def test_odd_entries_are_searched(said: list[Entry]) -> None:
    for passage in find("a", said):
        assert "a" in Folding().fold(passage.text)
