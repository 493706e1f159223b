"""The transcript and its views."""

from __future__ import annotations

import threading

from hypothesis import given
from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.transcript import FirstEntries, Transcript
from engine import TextPiece

ONE = TextPiece(" one", 0.0, 0.5)
TWO = TextPiece(" two", 0.5, 1.0)


def test_words_are_committed_when_the_next_begins() -> None:
    transcript = Transcript(delay_s=0.48)
    assert transcript.push("mic", [ONE, TWO], heard_s=1.0) == [Word("mic", " one", 0.0, 0.5)]
    view = transcript.view()
    assert list(view.entries) == [Word("mic", " one", 0.0, 0.5)]
    assert view.growing == (Word("mic", " two", 0.5, 1.0),)
    assert transcript.finish("mic") == [Word("mic", " two", 0.5, 1.0)]
    assert transcript.view().growing == ()


def test_a_view_stays_as_it_was() -> None:
    transcript = Transcript(delay_s=0.48)
    empty = transcript.view()
    transcript.push("mic", [ONE, TWO], heard_s=1.0)
    one = transcript.view()
    transcript.add(Gap("mic", 1.0, 2.0, "paused"))
    transcript.finish("mic")
    assert (list(empty.entries), empty.growing, empty.n_entries) == ([], (), 0)
    assert (one.n_entries, len(one.growing)) == (1, 1)
    assert transcript.view().n_entries == 3


def test_sources_grow_beside_each_other() -> None:
    transcript = Transcript(delay_s=0.48)
    transcript.push("mic", [ONE], heard_s=0.6)
    transcript.push("system", [ONE], heard_s=0.6)
    assert {word.source for word in transcript.view().growing} == {"mic", "system"}
    assert transcript.push("mic", [], heard_s=3.0) == [Word("mic", " one", 0.0, 0.5)]
    assert [word.source for word in transcript.view().growing] == ["system"]


def test_a_changed_delay_holds_for_every_source() -> None:
    transcript = Transcript(delay_s=0.48)
    transcript.push("mic", [ONE], heard_s=0.6)
    transcript.set_delay(2.4)
    transcript.push("system", [ONE], heard_s=0.6)
    for source in ("mic", "system"):
        assert transcript.push(source, [], heard_s=3.2) == []
        assert len(transcript.push(source, [], heard_s=3.4)) == 1


@given(n_entries=st.integers(0, 6), n_later=st.integers(0, 3), data=st.data())
def test_first_entries_are_a_sequence(n_entries: int, n_later: int, data: st.DataObject) -> None:
    entries: list[Entry] = [Remark("", float(number), "") for number in range(n_entries)]
    plain = list(entries)
    first = FirstEntries(entries, n_entries)
    entries += [Remark("", 0.0, "later")] * n_later
    part = data.draw(st.slices(n_entries + 2))
    assert list(first) == plain
    assert len(first) == n_entries
    assert list(first[part]) == plain[part]
    for index in range(-n_entries, n_entries):
        assert first[index] == plain[index]


def test_a_reader_sees_only_whole_states() -> None:
    """Each word appears once: growing first, then committed, with nothing lost in between."""
    transcript = Transcript(delay_s=0.48)
    n_words = 5_000
    broken = []
    ready = threading.Event()

    def read() -> None:
        ready.set()
        n_seen = 0
        while n_seen < n_words:
            view = transcript.view()
            words = [*view.since(max(0, view.n_entries - 3)), *view.growing]
            starts = [word.start_s for word in words if isinstance(word, Word)]
            if starts != sorted(set(starts)) or view.n_entries + len(view.growing) < n_seen:
                broken.append(starts)
                return
            n_seen = view.n_entries + len(view.growing)

    reader = threading.Thread(target=read)
    reader.start()
    assert ready.wait(60)
    for number in range(n_words):
        transcript.push("mic", [TextPiece(" a", float(number), number + 1.0)], heard_s=0.0)
    reader.join(60)
    assert not reader.is_alive()
    assert broken == []
