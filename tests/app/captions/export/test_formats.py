"""Every format with every odd session, read back by other people's libraries."""

from __future__ import annotations

import dataclasses
import html
import json
import re
from itertools import pairwise

import pysubs2
import pytest
import srt
import webvtt
from hypothesis import given, settings

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.export import EXPORT_FORMATS, ExportError, ExportOptions, format_for
from app.captions.export.cleaning import clean_words
from app.captions.export.cue import Cue
from app.captions.export.excerpt import excerpt_of
from app.captions.export.subrip import SubRip
from app.captions.export.webvtt import WebVtt
from app.captions.recorded import RecordedSession
from tests.app.captions.export.transcripts import (
    BOTH,
    ENTRIES,
    LABELS,
    ODD_SESSIONS,
    letters,
    session_of,
)

ODD = pytest.mark.parametrize("name", ODD_SESSIONS)
_QUOTED = str.maketrans({"<": "\u2039", ">": "\u203a"})
_IN_PARENTHESES = str.maketrans("{}", "()")
Shown = list[tuple[int, int, str]]


def by_pysubs2(document: str, extension: str) -> Shown:
    events = pysubs2.SSAFile.from_string(document, format_=extension)
    return [(event.start, event.end, event.text.replace(r"\N", "\n")) for event in events]


def by_srt(document: str) -> Shown:
    cues = srt.parse(document)
    return [(ms(cue.start), ms(cue.end), cue.content) for cue in cues]


def by_webvtt(document: str) -> Shown:
    captions = webvtt.from_string(document, strict=True)
    return [
        (
            caption.start_time.in_milliseconds(),
            caption.end_time.in_milliseconds(),
            html.unescape(caption.text),
        )
        for caption in captions
    ]


def ms(time: object) -> int:
    return round(time / srt.timedelta(milliseconds=1))


def shown(cues: list[Cue]) -> Shown:
    return [(cue.start_ms, cue.end_ms, "\n".join(line.text for line in cue.lines)) for cue in cues]


def without_labels(cues: Shown) -> Shown:
    return [(start, end, re.sub(r"(?m)^(You|Others): ", "", text)) for start, end, text in cues]


def harmless(cues: Shown) -> Shown:
    """Return the cues as SRT has to spell them."""
    return brackets(
        [
            (start, end, text.replace("-->", "→").translate(_IN_PARENTHESES))
            for start, end, text in cues
        ]
    )


def brackets(cues: Shown) -> Shown:
    return [(start, end, text.translate(_QUOTED)) for start, end, text in cues]


def said(session: RecordedSession) -> dict[str, str]:
    """Return the letters of each source."""
    sources = dict.fromkeys(entry.source for entry in session.entries if isinstance(entry, Word))
    return {
        source: letters("".join(word.text for word in clean_words(of_source)))
        for source in sources
        if (
            of_source := [
                entry
                for entry in session.entries
                if isinstance(entry, Word) and entry.source == source
            ]
        )
    }


@ODD
def test_srt_is_read_by_others_as_it_was_meant(name: str) -> None:
    session = ODD_SESSIONS[name]
    cues = shown(SubRip().cues(excerpt_of(session, ExportOptions())))
    document = SubRip().document(session)
    assert brackets(without_labels(by_srt(document))) == harmless(cues)
    assert brackets(without_labels(by_pysubs2(document, "srt"))) == harmless(cues)


@ODD
def test_webvtt_is_read_by_others_as_it_was_meant(name: str) -> None:
    session = ODD_SESSIONS[name]
    cues = shown(WebVtt().cues(excerpt_of(session, ExportOptions())))
    document = WebVtt().document(session)
    assert by_webvtt(document) == cues
    read = [(start, end, html.unescape(text)) for start, end, text in by_pysubs2(document, "vtt")]
    assert read == cues


@ODD
def test_every_word_is_in_every_format_once_and_in_order(name: str) -> None:
    session = ODD_SESSIONS[name]
    spoken = said(session)
    for cue_format in (SubRip(), WebVtt()):
        cues = cue_format.cues(excerpt_of(session, ExportOptions()))
        for source, expected in spoken.items():
            lines = [line for cue in cues for line in cue.lines if line.source == source]
            captions = [line.text for line in lines if "[not captured" not in line.text]
            assert letters("".join(captions)) == expected
    document = json.loads(EXPORT_FORMATS["json"].document(session))
    for source, expected in spoken.items():
        segments = [item for item in document["segments"] if item["speaker"] == source]
        words = [word["text"] for item in segments for word in item["words"]]
        assert letters("".join(item["text"] for item in segments)) == expected
        assert letters("".join(words)) == expected
    words = [entry for entry in session.entries if isinstance(entry, Word)]
    document = EXPORT_FORMATS["txt"].document(dataclasses.replace(session, entries=tuple(words)))
    for source, expected in spoken.items():
        label = f"{LABELS[source]}: " if len(session.header.speakers) > 1 else ""
        lines = [line for line in document.splitlines() if line.startswith(label)]
        if label or len(spoken) == 1:
            assert letters("".join(line.removeprefix(label) for line in lines)) == expected


@ODD
@pytest.mark.parametrize("name_of_format", EXPORT_FORMATS)
def test_documents_can_be_written_and_have_plain_line_ends(name: str, name_of_format: str) -> None:
    document = EXPORT_FORMATS[name_of_format].document(ODD_SESSIONS[name])
    document.encode("utf-8")
    assert "\r" not in document
    assert not document.startswith("\ufeff")


@pytest.mark.parametrize("name_of_format", EXPORT_FORMATS)
def test_byte_order_mark_comes_first(name_of_format: str) -> None:
    export_format = EXPORT_FORMATS[name_of_format]
    session = ODD_SESSIONS["one word"]
    document = export_format.document(session, ExportOptions(with_byte_order_mark=True))
    assert document == "\ufeff" + export_format.document(session)


def test_hours_may_have_three_digits() -> None:
    session = session_of([Word("mic", " late", 400_000.0, 400_001.0)])
    assert by_srt(SubRip().document(session)) == [(400_000_000, 400_001_000, "late")]
    assert by_webvtt(WebVtt().document(session)) == [(400_000_000, 400_001_000, "late")]


@settings(deadline=None)
@given(ENTRIES)
def test_whatever_was_said_is_shown_in_order_without_overlap(entries: list[Entry]) -> None:
    session = session_of(entries, BOTH)
    spoken = said(session)
    for cue_format, read in ((SubRip(), by_srt), (WebVtt(), by_webvtt)):
        cues = cue_format.cues(excerpt_of(session, ExportOptions()))
        for source, expected in spoken.items():
            lines = [line.text for cue in cues for line in cue.lines if line.source == source]
            captions = [text for text in lines if text != "[not captured: paused]"]
            assert letters("".join(captions)) == expected
        assert all(cue.start_ms < cue.end_ms for cue in cues)
        for cue, following in pairwise(cues):
            assert cue.end_ms <= following.start_ms
        times = [(cue.start_ms, cue.end_ms) for cue in cues]
        assert [(start, end) for start, end, _ in read(cue_format.document(session))] == times


def test_gaps_and_remarks_are_in_every_format() -> None:
    session = session_of(
        [
            Word("mic", " before", 1.0, 1.5),
            Gap("mic", 62.0, 74.0, "paused"),
            Remark("", 80.0, "The sound now comes from another device."),
            Word("mic", " after", 90.0, 90.5),
        ]
    )
    text = EXPORT_FORMATS["txt"].document(session)
    assert text == (
        "before\n"
        "[00:01:02 - 00:01:14 not captured: paused]\n"
        "[00:01:20 The sound now comes from another device.]\n"
        "after\n"
    )
    assert "00:01:02,000 --> 00:01:04,000\n[not captured: paused]\n" in SubRip().document(session)
    notes = webvtt.from_string(WebVtt().document(session)).header_comments
    assert notes == ["00:01:02 - 00:01:14 not captured: paused"]
    document = json.loads(EXPORT_FORMATS["json"].document(session))
    assert document["gaps"] == [
        {"speaker": "mic", "start_s": 62.0, "end_s": 74.0, "reason": "paused"}
    ]
    assert document["remarks"] == [
        {"speaker": "", "at_s": 80.0, "text": "The sound now comes from another device."}
    ]


def test_format_for_goes_by_the_extension(tmp_path) -> None:
    for name in ("a.srt", "b.SRT"):
        assert format_for(tmp_path / name).name == "srt"
    assert format_for(tmp_path / "c.txt").name == "txt"
    with pytest.raises(ExportError, match=r"\.srt, \.vtt") as caught:
        format_for(tmp_path / "talk.docx")
    assert caught.value.parameter == "path"
