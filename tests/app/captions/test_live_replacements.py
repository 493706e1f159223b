"""Replacements on the screen."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Word
from app.captions.live_replacements import LiveReplacements
from app.captions.replacement import ExactReplacement, WholeWordReplacement
from app.captions.replacements import Replacements
from app.captions.transcript import Transcript, TranscriptView
from engine import TextPiece

RULES = Replacements(
    [
        WholeWordReplacement("new york", "NY"),
        WholeWordReplacement("um", ""),
        ExactReplacement("x", "y"),
    ]
)


def texts(entries: object) -> list[str]:
    assert isinstance(entries, tuple | list) or hasattr(entries, "__iter__")
    return [entry.text for entry in entries if isinstance(entry, Word)]


def test_a_word_is_replaced_before_it_is_committed() -> None:
    live = LiveReplacements(RULES)
    view = live.view(TranscriptView(growing=(Word("mic", " box", 0.0, 0.5),)), 0.5)
    assert (texts(view.entries), texts(view.growing)) == ([], [" boy"])
    view = live.view(TranscriptView(growing=(Word("mic", " um", 0.0, 0.5),)), 0.5)
    assert view.growing == ()


def test_the_beginning_of_a_phrase_counts_as_growing() -> None:
    live = LiveReplacements(RULES)
    new, york, then = (
        Word("mic", t, at, at + 1.0) for at, t in enumerate((" new", " york", " so"))
    )
    view = live.view(TranscriptView((new,)), 1.0)
    assert (texts(view.entries), texts(view.growing)) == ([], [" new"])
    view = live.view(TranscriptView((new,), (york,)), 2.0)
    assert (texts(view.entries), texts(view.growing)) == ([], [" NY"])
    view = live.view(TranscriptView((new, york, then)), 3.0)
    assert (texts(view.entries), texts(view.growing)) == ([" NY", " so"], [])


def test_after_a_long_pause_no_phrase_is_waited_for() -> None:
    live = LiveReplacements(RULES)
    one = TranscriptView((Word("mic", " new", 0.0, 1.0),))
    assert texts(live.view(one, 1.0).entries) == []
    assert texts(live.view(one, 5.0).entries) == []
    view = live.view(one, 9.0)
    assert (texts(view.entries), view.growing) == ([" new"], ())


def test_a_gap_ends_the_phrase_before_it() -> None:
    live = LiveReplacements(RULES)
    gap = Gap("mic", 1.0, 2.0, "paused")
    new = Word("mic", " new", 0.0, 1.0)
    assert list(live.view(TranscriptView((new, gap)), 2.0).entries) == [new, gap]


def test_views_stay_as_they_were() -> None:
    live = LiveReplacements(RULES)
    word, other = Word("mic", " x", 0.0, 1.0), Word("mic", " z", 1.0, 2.0)
    first = live.view(TranscriptView((word,)), 1.0)
    live.view(TranscriptView((word, other)), 2.0)
    assert texts(first.entries) == [" y"]


PIECES = st.lists(
    st.tuples(
        st.sampled_from(["mic", "system"]),
        st.sampled_from([" new", " york", " um", "x", " so", "", "\n"]),
        st.booleans(),
    ),
    max_size=20,
)


@given(pieces=PIECES)
def test_in_the_end_it_is_what_is_exported(pieces: list[tuple[str, str, bool]]) -> None:
    transcript, live = Transcript(delay_s=0.48), LiveReplacements(RULES)
    for number, (source, text, is_shown) in enumerate(pieces):
        at_s = number * 0.3
        transcript.push(source, [TextPiece(text, at_s, at_s + 0.3)], at_s)
        if is_shown:
            before = live.view(transcript.view(), at_s)
            kept = list(before.entries)
            assert list(live.view(transcript.view(), at_s).entries) == kept
    for source in ("mic", "system"):
        transcript.finish(source)
        transcript.add(Gap(source, 100.0, 101.0, "the end"))
    view = live.view(transcript.view(), 101.0)
    assert view.growing == ()
    exported = RULES.apply_to_entries(transcript.view().entries)
    for source in ("mic", "system"):
        assert of(source, list(view.entries)) == of(source, exported)


def of(source: str, entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.source == source]
