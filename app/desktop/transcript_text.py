"""A transcript as paragraphs of a document that is only ever written on at the ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.graphemes import one_line
from app.captions.segments import SEGMENT_PAUSE_S, TURN_PAUSE_S
from app.captions.transcript import TranscriptView
from app.desktop.notices import describe
from app.desktop.wording import Translate, untranslated

_SHORTEST_GAP_S = 0.5
# About three lines of a window: from here on a sentence's end is enough for a new paragraph.
_LONG_CHARACTERS = 180
_LONGEST_CHARACTERS = 600
_SENTENCE_ENDS = frozenset(".!?…。！？۔।")  # noqa: RUF001


class ParagraphKind(Enum):
    """What a paragraph tells."""

    WORDS = "words"
    GAP = "gap"
    REMARK = "remark"
    SESSION = "session"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph without its text.

    Attributes:
        index: counts all paragraphs from 0; also where it stands in the document.
        kind: what it tells.
        label: who speaks, or "".
        start_s: when it begins, in seconds of session time.
    """

    index: int
    kind: ParagraphKind
    label: str
    start_s: float


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a paragraph.

    Attributes:
        index: of the paragraph; that of no paragraph before stands for a new one at the end.
        added: text to write behind all that is certain.
        growing: what stands behind that now and may still change.
    """

    index: int
    added: str
    growing: str


class TranscriptText:
    """Parts a growing transcript into paragraphs. Used by one thread.

    A speaker's paragraph ends at a pause, at a gap, where another took the word, and when it gets
    long. Two who speak at once keep a paragraph each.

    Attributes:
        paragraphs: all there are.
        texts: what is certain of each, without what may still change.
    """

    def __init__(self, translate: Translate = untranslated) -> None:
        """Start with nothing."""
        self.paragraphs: list[Paragraph] = []
        self.texts: list[str] = []
        self._translate = translate
        self._labels: Mapping[str, str] = {}
        self._n_read = 0
        self._open: dict[str, _OpenParagraph] = {}
        self._changed: dict[int, _OpenParagraph | None] = {}
        self._added: dict[int, str] = {}
        self._last_source = ""
        self._last_gap: tuple[int, Gap] | None = None

    def begin_session(self, heading: str) -> list[Change]:
        """Go on with another session's transcript, below what there is.

        Args:
            heading: what parts it from what was said before; left out where that is nothing.
        """
        for flow in self._open.values():
            self._leave(flow)
        self._open.clear()
        self._n_read = 0
        self._last_source = ""
        self._last_gap = None
        if self.paragraphs:
            self._write_notice(ParagraphKind.SESSION, "", 0.0, heading)
        return self._taken_changes()

    def update(self, view: TranscriptView, labels: Mapping[str, str]) -> list[Change]:
        """Take a transcript, the same as before but not older, and return what became of it.

        Args:
            view: the transcript.
            labels: of the sources; a paragraph keeps the one it began with.

        Returns:
            one change for each paragraph that is not as it was, by their indices.
        """
        self._labels = labels
        for entry in view.since(self._n_read):
            self._take(entry)
        self._n_read = view.n_entries
        self._grow(view.growing)
        return self._taken_changes()

    def _take(self, entry: Entry) -> None:
        match entry:
            case Word():
                flow = self._flow_for(entry)
                flow.end_s = entry.end_s
                self._append(flow, entry.text)
            case Gap():
                self._take_gap(entry)
            case Remark():
                text = describe(entry, self._translate)
                self._write_notice(ParagraphKind.REMARK, entry.source, entry.at_s, text)

    def _take_gap(self, gap: Gap) -> None:
        if gap.end_s - gap.start_s < _SHORTEST_GAP_S:
            return
        if (flow := self._open.pop(gap.source, None)) is not None:
            self._leave(flow)
        if self._last_gap is not None and _is_shared(self._last_gap[1], gap):
            # All sources have it, so it is nobody's.
            index = self._last_gap[0]
            self.paragraphs[index] = replace(self.paragraphs[index], label="")
            self._changed.setdefault(index, None)
            return
        text = describe(gap, self._translate)
        index = self._write_notice(ParagraphKind.GAP, gap.source, gap.start_s, text)
        self._last_gap = (index, gap)

    def _grow(self, words: Iterable[Word]) -> None:
        growing: dict[str, list[Word]] = {}
        for word in words:
            growing.setdefault(word.source, []).append(word)
        for source, own in growing.items():
            flow = self._flow_for(own[0])
            text = one_line("".join(word.text for word in own))
            self._set_growing(flow, text if self.texts[flow.index] else text.lstrip())
            self._last_source = source
        for source, flow in self._open.items():
            if source not in growing:
                self._set_growing(flow, "")

    def _set_growing(self, flow: _OpenParagraph, text: str) -> None:
        if flow.growing != text:
            flow.growing = text
            self._changed[flow.index] = flow

    def _flow_for(self, word: Word) -> _OpenParagraph:
        """Return the paragraph that the word belongs to, a new one if it begins one."""
        flow = self._open.get(word.source)
        if flow is not None and self._begins_paragraph(word, flow):
            self._leave(flow)
            flow = None
        if flow is None:
            index = self._new(ParagraphKind.WORDS, word.source, word.start_s)
            flow = self._open[word.source] = _OpenParagraph(index, word.end_s)
            self._changed[index] = flow
        self._last_source = word.source
        return flow

    def _begins_paragraph(self, word: Word, flow: _OpenParagraph) -> bool:
        text = self.texts[flow.index]
        if not text or not any(character.isalnum() for character in word.text):
            return False
        was_interrupted = self._last_source != word.source
        if word.start_s - flow.end_s >= (TURN_PAUSE_S if was_interrupted else SEGMENT_PAUSE_S):
            return True
        ends_sentence = text.rstrip()[-1:] in _SENTENCE_ENDS
        return len(text) >= (_LONG_CHARACTERS if ends_sentence else _LONGEST_CHARACTERS)

    def _append(self, flow: _OpenParagraph, text: str) -> None:
        before = self.texts[flow.index]
        plain = one_line(text)
        if not before or before.endswith(" "):
            plain = plain.lstrip(" ")
        self.texts[flow.index] = before + plain
        self._added[flow.index] = self._added.get(flow.index, "") + plain
        self._changed[flow.index] = flow
        flow.growing = ""

    def _leave(self, flow: _OpenParagraph) -> None:
        self._set_growing(flow, "")

    def _write_notice(self, kind: ParagraphKind, source: str, at_s: float, text: str) -> int:
        index = self._new(kind, source, at_s)
        self.texts[index] = self._added[index] = one_line(text).strip()
        self._changed[index] = None
        return index

    def _new(self, kind: ParagraphKind, source: str, start_s: float) -> int:
        index = len(self.paragraphs)
        label = one_line(self._labels.get(source, "")).strip()
        self.paragraphs.append(Paragraph(index, kind, label, start_s))
        self.texts.append("")
        return index

    def _taken_changes(self) -> list[Change]:
        changes = [
            Change(index, self._added.get(index, ""), "" if flow is None else flow.growing)
            for index, flow in sorted(self._changed.items(), key=lambda item: item[0])
        ]
        self._changed = {}
        self._added = {}
        return changes


class _OpenParagraph:
    """A paragraph that its speaker may still go on with.

    Attributes:
        index: of the paragraph.
        end_s: where its last certain word ends.
        growing: what may still change of it.
    """

    __slots__ = ("end_s", "growing", "index")

    def __init__(self, index: int, end_s: float) -> None:
        self.index = index
        self.end_s = end_s
        self.growing = ""


def _is_shared(first: Gap, second: Gap) -> bool:
    return first.source != second.source and _rounded(first) == _rounded(second)


def _rounded(gap: Gap) -> tuple[int, int, str]:
    return round(gap.start_s), round(gap.end_s), gap.reason


def spoken_labels(paragraphs: Sequence[Paragraph]) -> set[str]:
    """Return who says anything in the paragraphs."""
    return {paragraph.label for paragraph in paragraphs if paragraph.label}
