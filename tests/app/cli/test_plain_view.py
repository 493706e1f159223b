"""Captions as plain lines."""

from __future__ import annotations

import io
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Remark, Speaker, Word
from app.cli.caption_view import CaptionView
from app.cli.plain_view import LINE_CHARACTERS, PATIENCE_S, PlainView
from app.session.snapshot import SessionState
from tests.app.cli.snapshots import (
    BOTH,
    OTHERS,
    YOU,
    Clock,
    letters,
    snapshot,
    source_snapshot,
    spoken,
    transcripts,
)


class Run:
    """A view with what it prints and tells."""

    def __init__(self) -> None:
        self.output = io.StringIO()
        self.told: list[str] = []
        self.clock = Clock()
        self.view = PlainView(self.output, self.told.append, self.clock)

    @property
    def lines(self) -> list[str]:
        return self.output.getvalue().splitlines()


def test_is_a_caption_view() -> None:
    view: CaptionView = Run().view
    assert not view.is_broken


def test_segments_gaps_and_remarks_are_lines() -> None:
    run = Run()
    entries: list[Entry] = [
        *spoken("Is it on?", start_s=61.0),
        *spoken("It is.", "system", start_s=63.0),
        Gap("mic", 64.0, 76.0, "paused"),
        Remark("", 77.0, "The disk is full."),
        Remark("system", 78.0, "Sound comes again."),
        *spoken("So it goes on", start_s=3675.0),
    ]
    with run.view as view:
        view.show(snapshot(entries, sources=BOTH))
        assert run.lines == [
            "[00:01:01] You: Is it on?",
            "[00:01:04] You: -- 12 s not captured: paused --",
            "[00:01:17] -- The disk is full. --",
            "[00:01:18] Others: -- Sound comes again. --",
        ]
    assert run.lines[4:] == ["[00:01:03] Others: It is.", "[01:01:15] You: So it goes on"]


def test_a_speaker_without_a_label_has_none() -> None:
    run = Run()
    with run.view as view:
        view.show(snapshot(spoken("Hello"), sources=[source_snapshot(Speaker("mic", "", "x"))]))
    assert run.lines == ["[00:00:00] Hello"]


def test_an_open_segment_is_printed_in_time_and_only_once() -> None:
    run = Run()
    words = spoken("it goes on and on")
    with run.view as view:
        view.show(snapshot(words[:3]))
        run.clock.now_s += PATIENCE_S - 0.1
        view.show(snapshot(words[:3]))
        assert run.lines == []
        run.clock.now_s += 0.1
        view.show(snapshot(words[:3]))
        assert run.lines == ["[00:00:00] You: it goes on"]
        view.show(snapshot(words))
    assert run.lines == ["[00:00:00] You: it goes on", "[00:00:01] You: and on"]


def test_a_long_segment_comes_in_lines() -> None:
    run = Run()
    words = spoken("well " * 200)
    with run.view as view:
        view.show(snapshot(words))
        assert len(run.lines) >= 10
    texts = [line.partition("You: ")[2] for line in run.lines]
    assert all(len(text) <= LINE_CHARACTERS for text in texts)
    assert " ".join(texts).split() == ["well"] * 200


def test_words_that_were_never_committed_are_printed_at_the_end() -> None:
    run = Run()
    words = spoken("the last words")
    with run.view as view:
        view.show(snapshot(words[:1], words[1:], state=SessionState.FAILED))
        assert run.lines == []
    assert run.lines == ["[00:00:00] You: the last words"]


@settings(max_examples=60, deadline=None)
@given(
    entries=transcripts(),
    cuts=st.lists(st.integers(0, 40), max_size=8),
    pauses=st.lists(st.sampled_from([0.0, 1.0, 5.0]), min_size=9, max_size=9),
)
def test_every_word_is_printed_once_and_in_order(
    entries: list[Entry], cuts: list[int], pauses: list[float]
) -> None:
    run = Run()
    with run.view as view:
        for number, cut in enumerate(sorted({min(cut, len(entries)) for cut in cuts})):
            growing = [entry for entry in entries[cut : cut + 1] if isinstance(entry, Word)]
            before = run.output.getvalue()
            view.show(snapshot(entries[:cut], growing, sources=BOTH))
            assert run.output.getvalue().startswith(before)
            run.clock.now_s += pauses[number]
        view.show(snapshot(entries, state=SessionState.STOPPED, sources=BOTH))
    assert all(re.match(r"\[\d\d:\d\d:\d\d\] \S", line) for line in run.lines)
    lines = [line[11:] for line in run.lines]
    notices = [line for line in lines if line.endswith(" --")]
    assert len(notices) == sum(not isinstance(entry, Word) for entry in entries)
    for speaker in (YOU, OTHERS):
        said = "".join(
            entry.text
            for entry in entries
            if isinstance(entry, Word) and entry.source == speaker.id
        )
        prefix = f"{speaker.label}: "
        own = [line.removeprefix(prefix) for line in lines if line.startswith(prefix)]
        assert letters("".join(line for line in own if not line.endswith(" --"))) == letters(said)


def test_states_and_messages_are_told_once_when_they_become_true() -> None:
    run = Run()
    with run.view as view:
        view.show(snapshot(state=SessionState.LOADING))
        view.show(snapshot())
        view.show(snapshot(messages=["Behind by 4 s: too slow."]))
        view.show(snapshot(messages=["The disk is full.", "Behind by 5 s: too slow."]))
        view.show(snapshot(messages=["The disk is full."]))
        view.show(snapshot(messages=["Behind by 12 s: too slow."]))
        view.show(snapshot(state=SessionState.PAUSED))
        view.show(snapshot(state=SessionState.PAUSED))
        view.show(snapshot(state=SessionState.STOPPED))
    loading, *rest = run.told
    assert loading.startswith("Loading the model")
    assert rest == [
        "Listening.",
        "Behind by 4 s: too slow.",
        "The disk is full.",
        "Behind by 12 s: too slow.",
        "Paused.",
        "Stopped.",
    ]
    assert run.lines == []


def test_a_closed_pipe_ends_quietly() -> None:
    class Closed(io.StringIO):
        def flush(self) -> None:
            raise BrokenPipeError

    view = PlainView(Closed(), lambda message: None, Clock())
    with view:
        view.show(snapshot(spoken("one")))
        assert view.is_broken
        view.show(snapshot(spoken("one two")))


@pytest.mark.parametrize("n", [0, 1, 3])
def test_lines_are_flushed_as_they_come(n: int) -> None:
    class Sink(io.StringIO):
        seen = ""

        def flush(self) -> None:
            self.seen = self.getvalue()

    sink = Sink()
    entries = [Remark("", float(i), "So.") for i in range(n)]
    with PlainView(sink, lambda message: None, Clock()) as view:
        view.show(snapshot(entries))
        assert sink.seen.count("\n") == n
