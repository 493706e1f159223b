"""Text for people to read, with or without times."""

from __future__ import annotations

from app.captions.entries import Gap, Remark
from app.captions.export.excerpt import Excerpt
from app.captions.export.formats import ExportFormat
from app.captions.export.reading_order import reading_order
from app.captions.export.times import clock_s
from app.captions.segments import Segment


class PlainText(ExportFormat):
    """A paragraph for each segment, and a line in brackets for each gap and remark."""

    name = "txt"
    extension = ".txt"

    def _document(self, excerpt: Excerpt) -> str:
        return "".join(
            self._line(item, excerpt.label(item.source)) + "\n" for item in reading_order(excerpt)
        )

    def _line(self, item: Segment | Gap | Remark, label: str) -> str:
        who = f"{label}: " if label else ""
        match item:
            case Gap():
                times = f"{clock_s(item.start_s)} - {clock_s(item.end_s)}"
                return f"[{times} {who}not captured: {item.reason}]"
            case Remark():
                return f"[{clock_s(item.at_s)} {who}{item.text}]"
            case Segment():
                return self._paragraph(item, who)

    def _paragraph(self, segment: Segment, who: str) -> str:
        return who + segment.text


class TimedText(PlainText):
    """Plain text with the times of each paragraph before it."""

    name = "txt-times"

    def _paragraph(self, segment: Segment, who: str) -> str:
        return f"[{clock_s(segment.start_s)} - {clock_s(segment.end_s)}] {who}{segment.text}"
