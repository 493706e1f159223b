"""What of a session is written."""

from __future__ import annotations

import dataclasses

from app.captions.entries import Gap, Remark, Speaker, Word
from app.captions.export.excerpt import ExportOptions, excerpt_of
from app.captions.replacement import WholeWordReplacement
from app.captions.replacements import Replacements
from tests.app.captions.export.transcripts import BOTH, session_of, spoken


def test_range_takes_what_begins_in_it_and_clips_gaps() -> None:
    session = session_of(
        [*spoken("a b c d e", word_s=1.0), Gap("mic", 3.5, 9.0, "paused"), Remark("", 9.5, "Late.")]
    )
    first = excerpt_of(session, ExportOptions(end_s=2.0))
    second = excerpt_of(session, ExportOptions(start_s=2.0, end_s=6.0))
    assert [word.text for word in first.words["mic"]] == [" a", " b"]
    assert [word.text for word in second.words["mic"]] == [" c", " d", " e"]
    assert second.words["mic"][0].start_s == 2.0
    assert second.gaps == [Gap("mic", 3.5, 6.0, "paused")]
    assert (first.gaps, first.remarks, second.remarks) == ([], [], [])


def test_short_gaps_are_left_out() -> None:
    session = session_of([Gap("mic", 1.0, 1.9, "glitch"), Gap("mic", 3.0, 4.0, "paused")])
    assert [gap.reason for gap in excerpt_of(session, ExportOptions()).gaps] == ["paused"]


def test_gap_of_all_sources_is_told_once() -> None:
    gaps = [Gap("mic", 5.0, 9.0, "paused"), Gap("system", 5.02, 9.01, "paused")]
    assert [gap.source for gap in excerpt_of(session_of(gaps, BOTH), ExportOptions()).gaps] == [""]


def test_labels_are_for_several_speakers() -> None:
    words = spoken("hello")
    assert excerpt_of(session_of(words), ExportOptions()).label("mic") == ""
    assert excerpt_of(session_of(words, BOTH), ExportOptions()).label("mic") == "You"
    without = ExportOptions(with_labels=False)
    assert excerpt_of(session_of(words, BOTH), without).label("mic") == ""


def test_labels_are_cleaned() -> None:
    session = session_of(spoken("hello"), BOTH)
    speakers = (Speaker("mic", "\x1b[2J\nAnn\u2028", "d"), session.header.speakers[1])
    header = dataclasses.replace(session.header, speakers=speakers)
    labels = excerpt_of(dataclasses.replace(session, header=header), ExportOptions()).labels
    assert labels["mic"] == "[2J Ann"


def test_replacements_are_applied_and_the_session_is_not_changed() -> None:
    session = session_of(spoken("open vox cap now"))
    options = ExportOptions(replacements=Replacements([WholeWordReplacement("vox cap", "Voxcap")]))
    replaced = excerpt_of(session, options).words["mic"]
    assert "".join(word.text for word in replaced) == " open Voxcap now"
    assert len(session.entries) == 4


def test_unknown_speakers_are_written_too() -> None:
    session = session_of([Word("ghost", " boo", 1.0, 2.0)])
    assert list(excerpt_of(session, ExportOptions()).words) == ["ghost"]
