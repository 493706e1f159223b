"""JSON: everything that is known of a session, for other programs."""

from __future__ import annotations

import json

from app.captions.entries import Word
from app.captions.export.excerpt import Excerpt
from app.captions.export.formats import ExportFormat
from app.captions.export.reading_order import spoken_segments
from app.captions.segments import Segment

_VERSION = 1


class JsonDocument(ExportFormat):
    """One object; times are seconds of session time, rounded to milliseconds."""

    name = "json"
    extension = ".json"

    def _document(self, excerpt: Excerpt) -> str:
        header = excerpt.header
        document = {
            "format": "voxcap-transcript",
            "format_version": _VERSION,
            "session": {
                "id": header.id,
                "title": header.title,
                "started": header.started.isoformat(),
                "duration_s": _rounded(excerpt.duration_s),
                "is_finished": excerpt.is_finished,
                "voxcap_version": header.version,
                "model": header.model,
                "delay_ms": header.delay_ms,
            },
            "speakers": [
                {"id": speaker.id, "label": speaker.label, "device": speaker.device}
                for speaker in header.speakers
            ],
            "segments": [_segment(segment) for segment in spoken_segments(excerpt)],
            "gaps": [
                {
                    "speaker": gap.source,
                    "start_s": _rounded(gap.start_s),
                    "end_s": _rounded(gap.end_s),
                    "reason": gap.reason,
                }
                for gap in excerpt.gaps
            ],
            "remarks": [
                {"speaker": remark.source, "at_s": _rounded(remark.at_s), "text": remark.text}
                for remark in excerpt.remarks
            ],
        }
        text = json.dumps(document, ensure_ascii=False, indent=1, allow_nan=False)
        # Titles and names are as the user gave them, and half a surrogate pair cannot be written.
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace") + "\n"


def _segment(segment: Segment) -> dict[str, object]:
    return {
        "speaker": segment.source,
        "start_s": _rounded(segment.start_s),
        "end_s": _rounded(segment.end_s),
        "text": segment.text,
        "words": [_word(word) for word in segment.words],
    }


def _word(word: Word) -> dict[str, object]:
    return {
        "text": word.text,
        "start_s": _rounded(word.start_s),
        "end_s": _rounded(word.end_s),
    }


def _rounded(time_s: float) -> float:
    return round(time_s, 3)
