"""What formats of timed captions share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from app.captions.entries import Gap
from app.captions.export.cue import Cue, CueBlock, CueLimits
from app.captions.export.cues import cut_into_blocks
from app.captions.export.excerpt import Excerpt
from app.captions.export.formats import ExportFormat
from app.captions.export.timing import show


class CueFormat(ExportFormat):
    """A format that is a list of cues."""

    limits = CueLimits()

    def cues(self, excerpt: Excerpt) -> list[Cue]:
        """Return what is shown when, in order and without overlap."""
        label_widths = {
            source: self._label_width(excerpt.label(source)) for source in excerpt.words
        }
        blocks = cut_into_blocks(excerpt.words, excerpt.gaps, self.limits, label_widths)
        shown_gaps = [self._gap_block(gap, excerpt) for gap in excerpt.gaps]
        blocks += [block for block in shown_gaps if block is not None]
        blocks.sort(key=lambda block: block.start_s)
        return show(blocks, self.limits)

    def _label_width(self, label: str) -> int:
        """Return the columns that a label takes of a speaker's first line."""
        return 0

    def _gap_block(self, gap: Gap, excerpt: Excerpt) -> CueBlock | None:
        """Return what tells viewers of a gap, if the format has cues for that."""
        return None

    def _document(self, excerpt: Excerpt) -> str:
        return self._written(self.cues(excerpt), excerpt)

    @abstractmethod
    def _written(self, cues: Sequence[Cue], excerpt: Excerpt) -> str:
        """Return the contents of the file."""
