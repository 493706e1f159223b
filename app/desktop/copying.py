"""What a selection of paragraphs becomes on the clipboard."""

from __future__ import annotations

from collections.abc import Sequence

from app.captions.export.times import clock_s
from app.desktop.transcript_text import Paragraph, ParagraphKind, spoken_labels


def copied_text(selected: Sequence[tuple[Paragraph, str]]) -> str:
    """Return the selection as text, a line for each paragraph.

    Speakers are named where it has several; a part of one paragraph is copied as it is.

    Args:
        selected: paragraphs and what is selected of each.
    """
    labelled = len(spoken_labels([paragraph for paragraph, _ in selected])) > 1
    if len(selected) == 1:
        return selected[0][1]
    return "\n".join(
        _line(paragraph, text.strip(), labelled) for paragraph, text in selected if text.strip()
    )


def copied_text_with_times(selected: Sequence[tuple[Paragraph, str]]) -> str:
    """Return the selection as text with each paragraph's time and speaker."""
    return "\n".join(
        f"[{clock_s(paragraph.start_s)}] {_line(paragraph, text.strip(), True)}"
        for paragraph, text in selected
        if text.strip()
    )


def _line(paragraph: Paragraph, text: str, labelled: bool) -> str:
    who = f"{paragraph.label}: " if labelled and paragraph.label else ""
    if paragraph.kind is ParagraphKind.WORDS:
        return who + text
    return f"[{who}{text}]"
