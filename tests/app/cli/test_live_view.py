"""Captions on a terminal, as a user sees them."""

from __future__ import annotations

import logging
import re
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from app.captions.entries import Entry, Gap, Remark, Word
from app.cli.caption_view import CaptionView
from app.cli.live_view import FOOTER_PERIOD_S, LiveView
from app.cli.terminal import Terminal
from app.session.snapshot import Latency, SessionState, SourceState
from tests.app.cli.snapshots import (
    BOTH,
    OTHERS,
    YOU,
    Clock,
    Screen,
    letters,
    metrics,
    snapshot,
    source_snapshot,
    spoken,
    terminal,
    transcripts,
)


def view_on(
    screen: Screen, width: int = 60, height: int = 24, clock: Clock | None = None
) -> LiveView:
    return LiveView("", terminal(screen, width, height), clock or Clock())


def shown_of(*words: str, screen: Screen) -> bool:
    return all(word in "\n".join(screen.shown) for word in words)


def test_is_a_caption_view() -> None:
    view: CaptionView = view_on(Screen())
    assert not view.is_broken


@settings(max_examples=40, deadline=None)
@given(
    entries=transcripts(),
    widths=st.lists(st.integers(20, 90), min_size=1, max_size=4),
    cuts=st.lists(st.integers(0, 40), max_size=8),
    pauses=st.lists(st.sampled_from([0.0, 1.0, 5.0]), min_size=9, max_size=9),
)
def test_every_word_stays_on_the_terminal_once_and_in_order(
    entries: list[Entry], widths: list[int], cuts: list[int], pauses: list[float]
) -> None:
    screen, clock = Screen(), Clock()
    console = terminal(screen)
    with LiveView("", console, clock) as view:
        for number, cut in enumerate(sorted({min(cut, len(entries)) for cut in cuts})):
            console.width = widths[number % len(widths)]
            growing = [entry for entry in entries[cut : cut + 1] if isinstance(entry, Word)]
            view.show(snapshot(entries[:cut], growing, sources=BOTH))
            clock.now_s += pauses[number % len(pauses)]
        view.show(snapshot(entries, state=SessionState.STOPPED, sources=BOTH))
    shown = screen.shown
    for speaker in (YOU, OTHERS):
        said = "".join(
            entry.text
            for entry in entries
            if isinstance(entry, Word) and entry.source == speaker.id
        )
        prefix = f"{speaker.label}: "
        lines = [line.removeprefix(prefix) for line in shown if line.startswith(prefix)]
        assert letters("".join(lines)) == letters(said)
    notices = "".join(line for line in shown if not line.startswith(("You: ", "Others: ")))
    n_gaps = sum(isinstance(entry, Gap) for entry in entries)
    n_remarks = sum(isinstance(entry, Remark) for entry in entries)
    assert letters(notices).count("1snotcaptured:paused") == n_gaps
    assert letters(notices).count("Soundcomesagain.") == n_remarks


@settings(max_examples=40, deadline=None)
@given(entries=transcripts(), width=st.integers(20, 90), height=st.integers(3, 30))
def test_nothing_is_wider_or_higher_than_the_terminal(
    entries: list[Entry], width: int, height: int
) -> None:
    screen, clock = Screen(), Clock()
    with view_on(screen, width, height, clock) as view:
        for cut in range(0, len(entries) + 1, 3):
            growing = [entry for entry in entries[cut : cut + 1] if isinstance(entry, Word)]
            view.show(
                snapshot(
                    entries[:cut], growing, sources=BOTH, messages=["The microphone is muted."] * 3
                )
            )
            clock.now_s += 0.1
    assert screen.widest <= width
    assert screen.highest <= height


def test_the_live_part_is_below_and_vanishes() -> None:
    screen = Screen()
    with view_on(screen, width=30) as view:
        words = spoken("one two three four five six seven eight nine")
        view.show(snapshot(words[:-1], words[-1:]))
        assert screen.shown[0] == "one two three four five six"
        assert screen.shown[1] == "seven eight nine…"
        assert "-20 dBFS" in screen.shown[2]
        assert screen.shown[3].startswith("Listening")
        view.show(snapshot(words, state=SessionState.STOPPED))
    assert screen.shown == ["one two three four five six", "seven eight nine"]


def test_on_a_low_terminal_the_newest_words_and_the_state_stay() -> None:
    screen = Screen()
    messages = [f"Message {number}." for number in range(9)]
    with view_on(screen, height=4) as view:
        view.show(snapshot(growing=spoken("the newest words"), messages=messages))
        assert screen.shown == ["the newest words…", "Listening · 00:00:12", "! Message 0."]


def test_words_that_were_never_committed_are_printed_at_the_end() -> None:
    screen = Screen()
    with view_on(screen) as view:
        words = spoken("the last words")
        view.show(snapshot(words[:1], words[1:], state=SessionState.FAILED))
    assert screen.shown == ["the last words"]


def test_a_finished_line_is_the_same_however_fast_its_words_came() -> None:
    words = spoken("He said: one, two (three) and “four”; then no more, I believe. " * 3)
    one_by_one, at_once = Screen(), Screen()
    with view_on(one_by_one, width=33) as view:
        for n in range(len(words)):
            view.show(snapshot(words[:n], words[n : n + 1]))
    with view_on(at_once, width=33) as view:
        view.show(snapshot(words))
    assert one_by_one.shown == at_once.shown
    assert len(at_once.shown) >= 4


def test_a_full_stop_that_comes_late_moves_no_word() -> None:
    for width in range(20, 40):
        screen = Screen()
        with view_on(screen, width=width) as view:
            words = spoken("these are the words of a sentence")
            view.show(snapshot(words))
            before = [line for line in screen.shown if line[0].islower()]
            view.show(snapshot([*words, Word("mic", ".", 3.0, 3.1)]))
        assert screen.shown == [*before[:-1], before[-1] + "."]


def test_one_speaker_needs_no_label() -> None:
    screen = Screen()
    with view_on(screen) as view:
        view.show(snapshot(spoken("hello there")))
    assert screen.shown == ["hello there"]


def test_speakers_who_talk_at_once_keep_a_line_each() -> None:
    screen = Screen()
    you, others = spoken("I think so"), spoken("yes we do", "system")
    entries = [word for pair in zip(you, others, strict=True) for word in pair]
    with view_on(screen) as view:
        view.show(snapshot(entries, sources=BOTH))
    assert screen.shown == ["You: I think so", "Others: yes we do"]


def test_a_pause_begins_a_line() -> None:
    screen = Screen()
    with view_on(screen) as view:
        view.show(snapshot([*spoken("before it"), *spoken("after it", start_s=9.0)]))
    assert screen.shown == ["before it", "after it"]


def test_a_line_is_finished_when_its_speaker_is_quiet() -> None:
    screen, clock = Screen(), Clock()
    with view_on(screen, clock=clock) as view:
        entries: list[Entry] = list(spoken("short"))
        view.show(snapshot(entries))
        clock.now_s += 10.0
        view.show(snapshot(entries))
        entries += spoken("answer", start_s=0.4)
        view.show(snapshot(entries))
    assert screen.shown == ["short", "answer"]


def test_gaps_and_remarks_are_lines_of_their_own() -> None:
    screen = Screen()
    entries: list[Entry] = [
        *spoken("so far"),
        Gap("mic", 1.0, 13.0, "paused"),
        *spoken("so good", start_s=13.0),
        Remark("", 14.0, "The disk is full."),
    ]
    with view_on(screen) as view:
        view.show(snapshot(entries))
    assert screen.shown == [
        "so far",
        "── 12 s not captured: paused ──",
        "── The disk is full. ──",
        "so good",
    ]


@pytest.mark.parametrize(
    ("state", "behind_s", "words"),
    [
        (SessionState.LOADING, 9.0, "Loading the model"),
        (SessionState.LISTENING, 0.5, "Listening"),
        (SessionState.LISTENING, 5.2, "BEHIND by 5 s"),
        (SessionState.PAUSED, 0.0, "PAUSED"),
        (SessionState.STOPPING, 0.0, "Stopping"),
    ],
)
def test_the_state_is_told_in_words(state: SessionState, behind_s: float, words: str) -> None:
    screen = Screen()
    with view_on(screen) as view:
        view.show(snapshot(state=state, behind_s=behind_s))
        assert shown_of(words, screen=screen)
        assert sum(
            state_words in "\n".join(screen.shown) for state_words in ("Listening", "BEHIND")
        ) == (state is SessionState.LISTENING)


def test_the_status_tells_what_is_known() -> None:
    screen = Screen()
    view = LiveView("talks/1.srt", terminal(screen, 200), Clock())
    with view:
        view.show(snapshot(latency=Latency(0.61, 1.14, 40), engine=metrics(), time_s=751.0))
        status = screen.shown[-1]
    assert status.startswith("Listening · 00:12:31 · 0.6 s behind the sound (95 %: 1.1 s) · RTF 0.")
    assert status.endswith(" · demo model, float32, 1 thread · saved in talks/1.srt")


def test_messages_are_shown_while_they_are_true() -> None:
    screen = Screen()
    with view_on(screen) as view:
        view.show(snapshot(messages=["The microphone was unplugged.", "The disk is full."]))
        assert screen.shown[-2:] == ["! The microphone was unplugged.", "! The disk is full."]
        view.show(snapshot())
        assert not shown_of("unplugged", screen=screen)


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (SourceState.OPENING, "opening"),
        (SourceState.SILENT, "nothing heard"),
        (SourceState.MUTED, "muted"),
        (SourceState.WAITING, "waiting"),
        (SourceState.LOST, "lost"),
        (SourceState.PAUSED, "paused"),
        (SourceState.ENDED, "ended"),
        (SourceState.HEARD, "-20 dBFS"),
    ],
)
@pytest.mark.parametrize("width", [20, 80])
def test_each_source_is_told_in_words(state: SourceState, words: str, width: int) -> None:
    screen = Screen()
    with view_on(screen, width=width) as view:
        view.show(snapshot(sources=[source_snapshot(YOU, state), source_snapshot(OTHERS)]))
        (line,) = [line for line in screen.shown if line.startswith("You")]
    assert words in line


def test_a_peak_between_two_renewals_is_seen() -> None:
    screen, clock = Screen(), Clock()
    with view_on(screen, clock=clock) as view:
        for level_dbfs in (-50.0, -3.0, -50.0):
            view.show(snapshot(sources=[source_snapshot(level_dbfs=level_dbfs)]))
            clock.now_s += FOOTER_PERIOD_S / 2.5
        clock.now_s += FOOTER_PERIOD_S
        view.show(snapshot(sources=[source_snapshot(level_dbfs=-50.0)]))
        assert shown_of("-3 dBFS", screen=screen)


def test_nothing_is_drawn_where_nothing_changed() -> None:
    screen, clock = Screen(), Clock()
    with view_on(screen, clock=clock) as view:
        view.show(snapshot(spoken("the same")))
        n_writes = screen.n_writes
        for _ in range(20):
            view.show(snapshot(spoken("the same")))
            clock.now_s += 0.05
        assert screen.n_writes == n_writes


def test_a_terminal_without_these_signs_gets_plain_ones() -> None:
    screen = Screen()
    with LiveView("", terminal(screen, encoding="latin-1"), Clock()) as view:
        view.show(snapshot([Gap("mic", 0.0, 3.0, "paused")], spoken("so")))
        drawn = "\n".join(screen.shown)
    assert "-- 3 s not captured: paused --" in drawn
    assert "so..." in drawn
    drawn.encode("ascii")


def test_nothing_is_told_by_colour() -> None:
    written: list[str] = []

    class Recording(Screen):
        def write(self, text: str) -> int:
            written.append(text)
            return super().write(text)

    with view_on(Recording()) as view:
        words = spoken("one two")
        view.show(snapshot(words[:1], words[1:], messages=["Muted."], sources=BOTH))
    codes = {
        code
        for found in re.findall(r"\x1b\[([0-9;]*)m", "".join(written))
        for code in found.split(";")
    }
    assert codes - {"", "0"} == {"1", "2", "3"}  # bold, dim, italic


def test_control_codes_of_others_do_nothing() -> None:
    screen = Screen()
    evil = "\x1b[2J\x1b]0;owned\x07\nx"
    source = source_snapshot(type(YOU)("mic", f"You{evil}", f"Device{evil}"))
    with view_on(screen) as view:
        view.show(
            snapshot(
                [Remark("mic", 0.0, evil), Word("mic", evil, 0.0, 1.0)],
                messages=[evil],
                sources=[source, source_snapshot(OTHERS)],
            )
        )


@pytest.mark.parametrize("error", [BrokenPipeError(), OSError(5, "Input/output error")])
def test_a_terminal_that_has_gone_ends_quietly(error: OSError) -> None:
    class Gone(Screen):
        is_gone = False

        def write(self, text: str) -> int:
            if self.is_gone:
                raise error
            return super().write(text)

    screen = Gone()
    stderr = sys.stderr
    with view_on(screen) as view:
        view.show(snapshot(spoken("one")))
        assert not view.is_broken
        screen.is_gone = True
        view.show(snapshot(spoken("one two")))
        assert view.is_broken
        view.show(snapshot(spoken("one two three")))
    assert view.is_broken
    assert sys.stderr is stderr


def test_log_lines_go_above_the_live_part(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    handler = logging.StreamHandler(sys.stderr)
    logging.getLogger().addHandler(handler)
    try:
        with view_on(screen) as view:
            view.show(snapshot(spoken("one two")))
            logging.getLogger("test").warning("something happened")
            assert screen.shown[0] == "something happened"
            assert screen.shown[-1].startswith("Listening")
        assert handler.stream is screen
    finally:
        logging.getLogger().removeHandler(handler)
    assert screen.shown == ["something happened", "one two"]


def test_what_comes_after_the_end_is_not_shown() -> None:
    screen = Screen()
    with view_on(screen) as view:
        view.show(snapshot(spoken("one")))
    view.show(snapshot(spoken("one two")))
    assert screen.shown == ["one"]


def test_a_console_of_its_own_is_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(Terminal(), Console)
    with LiveView() as view:
        view.show(snapshot(spoken("one")))
    assert capsys.readouterr().out.strip() == "one"
