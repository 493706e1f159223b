"""SubRip (SRT): what every player reads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from app.captions.entries import Gap
from app.captions.export.cue import Cue, CueBlock, CueLine
from app.captions.export.cue_format import CueFormat
from app.captions.export.excerpt import Excerpt
from app.captions.export.times import clock_ms
from app.captions.export.widths import cut_to_width, display_width

_WIDEST_LABEL = 20
_GAP_SHOWN_S = 2.0

# The format has no escapes: players take these for tags, or for the line with the times.
_TAG = re.compile(r"<(\s*/?\s*[A-Za-z][^>]*)>")
_QUOTED = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}\\1"
_QUOTED += "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
_HARMLESS = str.maketrans({"{": "(", "}": ")"})


class SubRip(CueFormat):
    """Cues with the speaker's label before the text, and cues in brackets for gaps."""

    name = "srt"
    extension = ".srt"

    def _label_width(self, label: str) -> int:
        return display_width(_prefix(label))

    def _gap_block(self, gap: Gap, excerpt: Excerpt) -> CueBlock:
        width = self.limits.line_width - self._label_width(excerpt.label(gap.source))
        text = cut_to_width(f"[not captured: {gap.reason}]", width)
        return CueBlock(
            lines=(CueLine(gap.source, text),),
            start_s=gap.start_s,
            end_s=min(gap.end_s, gap.start_s + _GAP_SHOWN_S),
            width=display_width(text),
        )

    def _written(self, cues: Sequence[Cue], excerpt: Excerpt) -> str:
        return "".join(
            f"{number}\n"
            f"{clock_ms(cue.start_ms, ',')} --> {clock_ms(cue.end_ms, ',')}\n"
            f"{_text(cue, excerpt)}\n\n"
            for number, cue in enumerate(cues, 1)
        )


def _text(cue: Cue, excerpt: Excerpt) -> str:
    """Return the lines of a cue, each speaker's first one with the label."""
    text = "\n".join(
        _prefix(excerpt.label(source)) + "\n".join(line.text for line in lines)
        for source, lines in groupby(cue.lines, key=lambda line: line.source)
    )
    text = text.replace("-->", "→").translate(_HARMLESS)
    while (harmless := _TAG.sub(_QUOTED, text)) != text:
        text = harmless
    return text


def _prefix(label: str) -> str:
    return f"{cut_to_width(label, _WIDEST_LABEL)}: " if label else ""
