"""WebVTT: what browsers read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from app.captions.export.cue import Cue
from app.captions.export.cue_format import CueFormat
from app.captions.export.excerpt import Excerpt
from app.captions.export.times import clock_ms, clock_s

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


class WebVtt(CueFormat):
    """Cues with the speakers as voices.

    Gaps are comments before the first cue, since some readers take a comment between cues for text.
    """

    name = "vtt"
    extension = ".vtt"

    def _written(self, cues: Sequence[Cue], excerpt: Excerpt) -> str:
        notes = [
            f"NOTE {clock_s(gap.start_s)} - {clock_s(gap.end_s)} not captured: "
            f"{gap.reason.translate(_ESCAPES)}\n"
            for gap in excerpt.gaps
        ]
        blocks = [
            f"{number}\n"
            f"{clock_ms(cue.start_ms, '.')} --> {clock_ms(cue.end_ms, '.')}\n"
            f"{_text(cue, excerpt)}\n"
            for number, cue in enumerate(cues, 1)
        ]
        return "\n".join(["WEBVTT\n", *notes, *blocks])


def _text(cue: Cue, excerpt: Excerpt) -> str:
    spans = []
    for source, lines in groupby(cue.lines, key=lambda line: line.source):
        text = "\n".join(line.text.translate(_ESCAPES) for line in lines)
        label = excerpt.label(source).translate(_ESCAPES)
        spans.append(f"<v {label}>{text}</v>" if label else text)
    return "\n".join(spans)
