"""Replacing in words."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.replacement import ExactReplacement, Replacement, WholeWordReplacement
from app.captions.replacements import PhraseStream, Replacements

LONG_PAUSE_S = 4.0


def said(*texts: str, source: str = "mic", start_s: float = 0.0) -> list[Word]:
    return [
        Word(source, text, start_s + number, start_s + number + 1.0)
        for number, text in enumerate(texts)
    ]


def replaced(words: list[Word], *replacements: Replacement) -> list[str]:
    return [word.text for word in Replacements(replacements).apply(words)]


def test_without_replacements_nothing_changes() -> None:
    words = said(" a", "", " b")
    assert Replacements().apply(words) == words


def test_a_word_keeps_its_space_its_marks_and_its_times() -> None:
    replacements = Replacements([WholeWordReplacement("vox cap", "Voxcap")])
    words = said(" use", " vox", " cap,", " now")
    assert replacements.apply(words) == [
        words[0],
        Word("mic", " Voxcap,", 1.0, 3.0),
        words[3],
    ]


def test_an_exact_text_is_found_within_and_over_words() -> None:
    assert replaced(said(" Handy"), ExactReplacement("and", "AND")) == [" HANDy"]
    assert replaced(said("東", "京", "都"), ExactReplacement("東京", "京")) == ["京", "都"]
    assert replaced(said(" ab", "ba", " c"), ExactReplacement("bb", "-")) == [" a-a", " c"]


def test_an_empty_replacement_removes() -> None:
    um = WholeWordReplacement("um", "")
    assert replaced(said(" I", " um", " think"), um) == [" I", " think"]
    assert replaced(said(" I", " um,", " think"), um) == [" I", " ,", " think"]


def test_what_is_removed_leaves_its_space_between_the_words_around_it() -> None:
    assert "".join(replaced(said("b", "a ", "b"), ExactReplacement("a", ""))) == "b b"
    assert "".join(replaced(said("b", " a", "b"), ExactReplacement("a", ""))) == "b b"


def test_the_longest_text_wins_from_left_to_right() -> None:
    rules = [
        WholeWordReplacement("new", "old"),
        WholeWordReplacement("new york", "NY"),
        WholeWordReplacement("york city", "city of York"),
    ]
    assert replaced(said(" new", " york", " city"), *rules) == [" NY", " city"]
    assert replaced(said(" new", " new"), *rules) == [" old", " old"]
    assert replaced(said(" a"), ExactReplacement("a", "1"), ExactReplacement("a", "2")) == [" 1"]


def test_what_was_put_in_is_not_searched() -> None:
    rules = [ExactReplacement("a", "b"), ExactReplacement("b", "a")]
    assert replaced(said(" abba"), *rules) == [" baab"]


def test_no_phrase_goes_over_sources_gaps_or_long_pauses() -> None:
    rule = WholeWordReplacement("new york", "NY")
    new, york = said(" new", " york")
    other = Word("system", " york", 0.5, 0.8)
    assert replaced([new, other], rule) == [" new", " york"]
    assert replaced([new, other, york], rule) == [" NY", " york"]
    later = Word("mic", " york", 1.0 + LONG_PAUSE_S, 6.0)
    assert replaced([new, later], rule) == [" new", " york"]
    gap, remark = Gap("mic", 1.0, 1.2, "glitch"), Remark("", 1.0, "Moved.")
    replacements = Replacements([rule])
    assert replacements.apply_to_entries([new, gap, york]) == [new, gap, york]
    assert replacements.apply_to_entries([new, remark, york]) == [
        Word("mic", " NY", 0.0, 2.0),
        remark,
    ]
    elsewhere = Gap("system", 1.0, 1.2, "glitch")
    assert len(replacements.apply_to_entries([new, elsewhere, york])) == 2


TEXTS = st.lists(
    st.one_of(
        st.text("ab ", max_size=4),
        st.sampled_from([" don", "'", "t", " new", " york", "\n", "é", "e\u0301", "東", "京", "🇩"]),
    ),
    max_size=12,
)
FINDS = st.one_of(
    st.text("ab ", min_size=1, max_size=4),
    st.sampled_from(["don", "don't", "new", "new york", "york", "東京", "e", "york  don"]),
)
RULES = st.lists(
    st.builds(
        lambda kind, find, put: kind(find, put),
        st.sampled_from([ExactReplacement, WholeWordReplacement]),
        FINDS.filter(str.strip),
        st.sampled_from(["", " ", "a", "ab", "NY", "b a"]),
    ),
    max_size=4,
)
PAUSES = st.lists(st.sampled_from([0.0, 0.0, 0.0, LONG_PAUSE_S]), min_size=12, max_size=12)


def with_pauses(texts: list[str], pauses: list[float]) -> list[Word]:
    words, at_s = [], 0.0
    for text, pause_s in zip(texts, pauses, strict=False):
        at_s += pause_s
        words.append(Word("mic", text, at_s, at_s + 0.5))
        at_s += 0.5
    return words


@given(texts=TEXTS, pauses=PAUSES, rules=RULES)
def test_by_and_by_is_the_same_as_all_at_once(
    texts: list[str], pauses: list[float], rules: list[Replacement]
) -> None:
    replacements = Replacements(rules)
    words = with_pauses(texts, pauses)
    stream = PhraseStream(replacements)
    streamed = [done for word in words for done in stream.push(word)]
    assert [*streamed, *stream.finish()] == replacements.apply(words)


def test_what_is_decided_already_still_counts_as_what_came_before() -> None:
    stream = PhraseStream(Replacements([WholeWordReplacement("cat", "dog")]))
    done = [text for word in said(" con", "cat", " cat", ",") for text in stream.push(word)]
    assert [word.text for word in [*done, *stream.finish()]] == [" con", "cat", " dog", ","]


@given(texts=TEXTS, rules=RULES, n_growing=st.integers(0, 4))
def test_a_preview_is_what_would_come_if_nothing_followed(
    texts: list[str], rules: list[Replacement], n_growing: int
) -> None:
    replacements = Replacements(rules)
    words = said(*texts)
    cut = max(0, len(words) - n_growing)
    stream = PhraseStream(replacements)
    done = [word for pushed in words[:cut] for word in stream.push(pushed)]
    assert [*done, *stream.preview(words[cut:])] == replacements.apply(words)


@given(
    texts=TEXTS, find=st.text("ab ", min_size=1, max_size=4), put=st.sampled_from(["", "b", "-"])
)
def test_exact_is_what_str_replace_does(texts: list[str], find: str, put: str) -> None:
    result = replaced(said(*texts), ExactReplacement(find, put))
    assert "".join(result).split() == "".join(texts).replace(find, put).split()


@given(texts=TEXTS, finds=st.lists(st.text("ab", min_size=1, max_size=3), max_size=3))
def test_several_exact_ones_are_what_a_regular_expression_does(
    texts: list[str], finds: list[str]
) -> None:
    pattern = "|".join(sorted(finds, key=len, reverse=True)) or "(?!)"
    result = replaced(said(*texts), *(ExactReplacement(find, f"<{find}>") for find in finds))
    assert "".join(result) == re.sub(pattern, lambda match: f"<{match[0]}>", "".join(texts))


@given(texts=TEXTS, pauses=PAUSES, rules=RULES, sources=st.data())
def test_times_stay_in_order_within_those_of_the_words(
    texts: list[str], pauses: list[float], rules: list[Replacement], sources: st.DataObject
) -> None:
    entries: list[Entry] = []
    for word in with_pauses(texts, pauses):
        source = sources.draw(st.sampled_from(["mic", "system"]))
        entries.append(Word(source, word.text, word.start_s, word.end_s))
    starts = [word.start_s for word in Replacements(rules).apply_to_entries(entries)]
    assert starts == sorted(set(starts))


def test_a_phrase_is_held_back_until_it_is_decided() -> None:
    stream = PhraseStream(Replacements([WholeWordReplacement("new york", "NY")]))
    new, york, city = said(" new", " york", " city")
    assert stream.push(new) == []
    assert stream.holds
    assert stream.push(york) == []
    assert [word.text for word in stream.push(city)] == [" NY", " city"]
    assert not stream.holds


def test_only_what_may_become_a_phrase_is_held_back() -> None:
    stream = PhraseStream(Replacements([WholeWordReplacement("new york", "NY")]))
    for word in said(" one", " twin", " news", " yes"):
        assert stream.push(word) == [word]
