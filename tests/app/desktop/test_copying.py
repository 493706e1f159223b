"""What a selection becomes on the clipboard."""

from __future__ import annotations

from app.desktop.copying import copied_text, copied_text_with_times
from app.desktop.transcript_text import Paragraph, ParagraphKind

YOU = Paragraph(0, ParagraphKind.WORDS, "You", 3.0)
OTHERS = Paragraph(1, ParagraphKind.WORDS, "Others", 65.0)
GAP = Paragraph(2, ParagraphKind.GAP, "", 70.0)


def test_a_part_of_a_paragraph_is_copied_as_it_is() -> None:
    assert copied_text([(YOU, " two ")]) == " two "
    assert copied_text([]) == ""


def test_speakers_are_named_where_there_are_several() -> None:
    assert copied_text([(YOU, "one"), (OTHERS, "two ")]) == "You: one\nOthers: two"
    assert copied_text([(YOU, "one"), (YOU, "two")]) == "one\ntwo"


def test_notices_stand_in_brackets_and_empty_paragraphs_are_left_out() -> None:
    assert copied_text([(YOU, "one"), (YOU, " "), (GAP, "5 s not captured")]) == (
        "one\n[5 s not captured]"
    )


def test_with_times() -> None:
    assert copied_text_with_times([(YOU, "one"), (OTHERS, "two")]) == (
        "[00:00:03] You: one\n[00:01:05] Others: two"
    )
    assert copied_text_with_times([(OTHERS, "two")]) == "[00:01:05] Others: two"
