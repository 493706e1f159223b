"""Roll-up lines."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.captions.entries import Gap, Remark, Word
from app.captions.layout import LayoutError, Line, LineKind, RollUp
from app.captions.transcript import Transcript, TranscriptView
from engine import TextPiece

LABELS = {"mic": "You", "system": "Others"}
CLOSING = tuple("。、」！）")  # noqa: RUF001


def describe(entry: Gap | Remark) -> str:
    if isinstance(entry, Gap):
        return f"[{entry.end_s - entry.start_s:.0f} s not captured: {entry.reason}]"
    return entry.text


def roll_up(
    width: float,
    *,
    n_lines: int = 2,
    clear_after_s: float = 8.0,
    labels: dict[str, str] | None = None,
    measure: Callable[[str], float] = len,
) -> RollUp:
    return RollUp(
        measure,
        width,
        describe=describe,
        labels=labels or {},
        n_lines=n_lines,
        clear_after_s=clear_after_s,
    )


def shown(lines: tuple[Line, ...]) -> list[str]:
    return [line.prefix + line.text + line.growing for line in lines]


class Speech:
    """A transcript that is spoken to, and the lines it gives."""

    def __init__(self, layout: RollUp) -> None:
        self.transcript = Transcript(delay_s=0.48)
        self.layout = layout
        self.now_s = 0.0
        self.end_s: dict[str, float] = {}

    def say(self, text: str, source: str = "mic") -> tuple[Line, ...]:
        """Say a piece for each space-led part, which are all committed but the last."""
        for part in text.replace(" ", "\n ").strip("\n").split("\n"):
            self.piece(part, source)
        return self.lines()

    def piece(self, text: str, source: str = "mic") -> None:
        start_s = max(self.end_s.get(source, 0.0), self.now_s - 0.3)
        self.now_s = start_s + 0.3
        self.end_s[source] = self.now_s
        self.transcript.push(source, [TextPiece(text, start_s, self.now_s)], self.now_s)

    def wait(self, duration_s: float) -> tuple[Line, ...]:
        self.now_s += duration_s
        for source in self.end_s:
            self.transcript.push(source, [], self.now_s)
        return self.lines()

    def lines(self) -> tuple[Line, ...]:
        return self.layout.lines(self.transcript.view(), self.now_s)


def test_nothing_said_is_no_line() -> None:
    assert roll_up(20).lines(TranscriptView(), 0.0) == ()


def test_lines_fill_and_scroll_up() -> None:
    speech = Speech(roll_up(16))
    assert shown(speech.say("the quick")) == ["the quick"]
    assert shown(speech.say(" brown fox")) == ["the quick brown", "fox"]
    assert shown(speech.say(" jumps over the")) == ["fox jumps over", "the"]
    (first, second) = speech.lines()
    assert (first.index, second.index) == (1, 2)


def test_the_word_that_may_grow_is_told_apart_and_moves_as_a_whole() -> None:
    speech = Speech(roll_up(12))
    (line,) = speech.say("hello wo")
    assert (line.text, line.growing) == ("hello", " wo")
    start_s, end_s = speech.now_s - 0.3, speech.now_s
    speech.transcript.push("mic", [TextPiece("nderful", start_s, end_s)], end_s)
    first, second = speech.lines()
    assert (first.text, first.growing) == ("hello", "")
    assert (second.text, second.growing) == ("", "wonderful")
    first, second = speech.wait(1.0)
    assert (second.text, second.growing) == ("wonderful", "")


def test_a_closing_mark_takes_the_end_of_its_line_along() -> None:
    speech = Speech(roll_up(4))
    for character in "これはす":
        speech.piece(character)
    assert shown(speech.wait(2.0)) == ["これはす"]
    speech.piece("。")
    assert shown(speech.lines()) == ["これは", "す。"]


def test_sources_begin_lines_of_their_own() -> None:
    speech = Speech(roll_up(30, n_lines=4, labels=LABELS))
    speech.say("how are you")
    speech.wait(1.0)
    speech.say("fine", "system")
    speech.wait(1.0)
    assert shown(speech.say("great")) == ["You: how are you", "Others: fine", "You: great"]


def test_sources_at_once_keep_a_line_each() -> None:
    speech = Speech(roll_up(30, labels=LABELS))
    for mine, theirs in zip("abcd", "efgh", strict=True):
        for source, word in (("mic", mine), ("system", theirs)):
            end_s = speech.end_s.get(source, 0.0)
            speech.transcript.push(source, [TextPiece(f" {word}", end_s, end_s + 0.3)], end_s)
            speech.end_s[source] = end_s + 0.3
        lines = speech.lines()
    assert shown(lines) == ["You: a b c d", "Others: e f g h"]


def test_a_source_whose_line_has_scrolled_away_begins_another() -> None:
    speech = Speech(roll_up(30, n_lines=1))
    for source, word in (("mic", " a"), ("system", " e"), ("mic", " b"), ("system", " f")):
        end_s = speech.end_s.get(source, 0.0)
        speech.transcript.push(source, [TextPiece(word, end_s, end_s + 0.3)], end_s)
        speech.end_s[source] = end_s + 0.3
        assert shown(speech.lines())[0].endswith(word.strip())


def test_the_label_counts_for_the_width() -> None:
    speech = Speech(roll_up(9, labels=LABELS))
    assert shown(speech.say("one two")) == ["You: one", "You: two"]


def test_lines_vanish_in_silence_and_the_next_word_begins_afresh() -> None:
    speech = Speech(roll_up(30, clear_after_s=5.0))
    speech.say("one two")
    assert shown(speech.wait(1.0)) == ["one two"]
    assert shown(speech.wait(3.9)) == ["one two"]
    assert speech.wait(0.2) == ()
    assert shown(speech.say(" three")) == ["three"]
    assert shown(speech.say(" four")) == ["three four"]


def test_a_silent_source_vanishes_while_another_speaks() -> None:
    speech = Speech(roll_up(30, clear_after_s=5.0, labels=LABELS))
    speech.say("one")
    for _ in range(3):
        speech.wait(2.0)
        lines = speech.say(" two", "system")
    assert shown(lines) == ["Others: two two two"]


def test_text_that_comes_late_is_shown_all_the_same() -> None:
    speech = Speech(roll_up(30, clear_after_s=5.0))
    speech.say("one")
    speech.lines()
    speech.transcript.push("mic", [TextPiece(" two", 1.0, 1.3), TextPiece(" three", 1.3, 2.0)], 2.0)
    assert shown(speech.layout.lines(speech.transcript.view(), 60.0)) == ["one two three"]


def test_a_new_display_shows_only_what_is_recent() -> None:
    speech = Speech(roll_up(30))
    speech.say("long ago")
    speech.wait(60.0)
    speech.say(" just now yes")
    new = roll_up(30)
    assert shown(new.lines(speech.transcript.view(), speech.now_s)) == ["just now yes"]


def test_a_long_transcript_at_once_shows_its_end() -> None:
    speech = Speech(roll_up(12))
    speech.say("begin")
    for number in range(1000):
        speech.piece(f" w{number}")
    assert shown(speech.lines())[-1].endswith("w999")


def test_gaps_and_remarks_have_lines_of_their_own() -> None:
    speech = Speech(roll_up(40, n_lines=4, labels=LABELS))
    speech.say("one two")
    speech.transcript.finish("mic")
    speech.transcript.add(Gap("mic", 1.0, 13.0, "paused"))
    speech.transcript.add(Remark("", 13.0, "Now from\nanother device."))
    lines = speech.say(" three")
    assert shown(lines) == [
        "You: one two",
        "You: [12 s not captured: paused]",
        "Now from another device.",
        "You: three",
    ]
    assert [line.kind for line in lines] == [
        LineKind.WORDS,
        LineKind.GAP,
        LineKind.REMARK,
        LineKind.WORDS,
    ]


def test_a_short_gap_is_not_worth_a_line() -> None:
    speech = Speech(roll_up(40))
    speech.say("one two")
    speech.transcript.add(Gap("mic", 1.0, 1.4, "glitch"))
    assert shown(speech.say(" three")) == ["one two three"]


def test_a_long_notice_is_broken_like_text() -> None:
    speech = Speech(roll_up(12, n_lines=3))
    speech.transcript.add(Remark("", 0.0, "the device was unplugged"))
    assert shown(speech.lines()) == ["the device", "was", "unplugged"]


def test_right_to_left_lines_are_told() -> None:
    speech = Speech(roll_up(30, n_lines=3, labels=LABELS))
    (line,) = speech.say("שלום עולם")
    assert line.is_rtl
    assert line.text + line.growing == "שלום עולם"
    (_, line) = speech.say("hello", "system")
    assert not line.is_rtl


@pytest.mark.parametrize("n_lines", [-1, 0, 9])
def test_a_wrong_number_of_lines_is_refused(n_lines: int) -> None:
    with pytest.raises(LayoutError, match="1 to 8 lines") as refused:
        roll_up(20, n_lines=n_lines)
    assert (refused.value.parameter, refused.value.value) == ("n_lines", n_lines)


@pytest.mark.parametrize("clear_after_s", [0.0, -1.0, float("nan")])
def test_a_wrong_time_to_clear_is_refused(clear_after_s: float) -> None:
    with pytest.raises(LayoutError, match="above 0 s"):
        roll_up(20, clear_after_s=clear_after_s)


def test_a_calm_display_costs_little() -> None:
    """Lines are asked for 15 times a second; what is on them already is not measured again."""
    n_measured = 0

    def measure(text: str) -> float:
        nonlocal n_measured
        n_measured += 1
        return len(text)

    speech = Speech(roll_up(40, measure=measure))
    for number in range(300):
        speech.say(f" word{number}")
    n_for_words = n_measured
    for _ in range(100):
        speech.lines()
    assert n_measured == n_for_words
    assert n_for_words < 300 * 12


PARTS = st.sampled_from(
    [
        *(" a", " be", " cat", " incomprehensibilities", "-ing", "."),
        *("こ", "れ", "。", "」", "「", " שלום", " سلام", "👩\u200d👧", "🇩", "🇪", "\u0301"),
        *("", " ", "\n", "x\ny z", "\x00", "\u202e", "\ud800", "don't", " “q”"),
    ]
)
EVENTS = st.lists(
    st.one_of(
        st.tuples(st.just("piece"), st.sampled_from(["mic", "system"]), PARTS),
        st.tuples(st.just("part"), st.sampled_from(["mic", "system"]), PARTS),
        st.tuples(st.just("lines"), st.just(""), st.just("")),
        st.tuples(st.just("wait"), st.just(""), st.sampled_from(["0.6", "1.5", "9"])),
        st.tuples(st.just("gap"), st.sampled_from(["mic", "system", ""]), st.just("")),
    ),
    max_size=40,
)


def played(events: list[tuple[str, str, str]], layout: RollUp) -> list[tuple[Line, ...]]:
    speech = Speech(layout)
    found = []
    for kind, source, text in events:
        if kind == "piece":
            speech.piece(text, source)
        elif kind == "part":
            end_s = speech.end_s.get(source, 0.0)
            held = [word for word in speech.transcript.view().growing if word.source == source]
            start_s = held[0].start_s if held else end_s
            speech.transcript.push(source, [TextPiece(text, start_s, end_s)], speech.now_s)
        elif kind == "wait":
            found.append(speech.wait(float(text)))
        elif kind == "gap":
            speech.transcript.add(Gap(source, speech.now_s, speech.now_s + 1.0, "paused"))
        else:
            found.append(speech.lines())
    found.append(speech.lines())
    return found


@given(
    events=EVENTS,
    width=st.sampled_from([0, 1, 3, 8, 12, 30]),
    n_lines=st.integers(1, 8),
    labels=st.sampled_from([{}, LABELS]),
)
@settings(max_examples=200)
def test_committed_text_never_moves_and_lines_only_scroll_up(
    events: list[tuple[str, str, str]], width: int, n_lines: int, labels: dict[str, str]
) -> None:
    states = played(events, roll_up(width, n_lines=n_lines, labels=labels))
    for lines in states:
        indexes = [line.index for line in lines]
        assert indexes == sorted(set(indexes))
        assert len(lines) <= n_lines
        for line in lines:
            whole = line.text + line.growing
            assert whole.strip()
            assert len(whole.splitlines()) == 1
            whole.encode()
    for before, after in itertools.pairwise(states):
        texts = {line.index: line.text for line in before}
        for line in after:
            assert line.text.startswith(texts.get(line.index, ""))
        if before and after:
            assert after[0].index >= before[0].index
            assert after[-1].index >= before[0].index


@given(events=EVENTS, n_lines=st.integers(1, 8), width=st.sampled_from([8, 12, 30]))
def test_what_was_said_last_is_always_shown(
    events: list[tuple[str, str, str]], n_lines: int, width: int
) -> None:
    speech = Speech(roll_up(width, n_lines=n_lines))
    for kind, source, text in events:
        if kind == "piece":
            speech.piece(text, source)
            speech.lines()
    speech.piece(" zebra")
    assert any("zebra" in text for text in shown(speech.lines()))
    assert any("zebra" in text for text in shown(speech.wait(2.0)))


WORDS = st.lists(st.sampled_from(["one", "two", "three", "it's", "3.5", "(so)"]), min_size=1)


@given(words=WORDS, width=st.integers(6, 30), data=st.data())
def test_all_text_passes_and_no_line_is_wider(
    words: list[str], width: int, data: st.DataObject
) -> None:
    speech = Speech(roll_up(width, clear_after_s=100.0))
    passed: dict[int, str] = {}
    for word in words:
        speech.piece(f" {word}")
        passed |= {line.index: line.text + line.growing for line in speech.lines()}
        if data.draw(st.booleans()):
            speech.wait(1.5)
    passed |= {line.index: line.text + line.growing for line in speech.wait(2.0)}
    assert all(len(text) <= width for text in passed.values())
    assert " ".join(passed[index] for index in sorted(passed)) == " ".join(words)


@given(text=st.text("これはテスト。、」！）", min_size=1), width=st.integers(4, 12), data=st.data())  # noqa: RUF001
def test_no_line_begins_with_a_closing_mark(text: str, width: int, data: st.DataObject) -> None:
    while any(a in CLOSING and b in CLOSING for a, b in itertools.pairwise(text)):
        text = "".join(
            a for a, b in itertools.pairwise(text + "ん") if not (a in CLOSING and b in CLOSING)
        )
    text = text.lstrip("".join(CLOSING)) or "こ"
    speech = Speech(roll_up(width))
    for character in text:
        speech.piece(character)
        for line in speech.lines():
            assert not (line.text + line.growing).startswith(CLOSING)
        if data.draw(st.booleans()):
            speech.wait(1.5)


def test_words_of_a_source_without_a_transcript_are_laid_out_too() -> None:
    view = TranscriptView(
        (Word("mic", " one", 0.0, 0.5),),
        (Word("mic", " two", 0.5, 0.8), Word("mic", " three", 0.8, 1.0)),
    )
    (line,) = roll_up(30).lines(view, 1.0)
    assert (line.text, line.growing) == ("one", " two three")
