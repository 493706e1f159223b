"""What of a session goes into a file."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from app.captions.entries import Entry, Gap, Remark, SessionHeader, Word
from app.captions.export.cleaning import clean_text, clean_words, finite
from app.captions.recorded import RecordedSession
from app.captions.replacements import Replacements

# A shorter stretch without captions is not worth a line.
_SHORTEST_GAP_S = 1.0


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """What to write of a session, and how.

    Attributes:
        start_s: seconds of session time from which on words are written. Their times stay those of
            the session.
        end_s: seconds of session time before which words begin.
        replacements: applied to the words.
        with_labels: whether speakers are named where a session has several.
        with_byte_order_mark: whether the file begins with one, by which some players on Windows
            recognise UTF-8.
    """

    start_s: float = 0.0
    end_s: float = math.inf
    replacements: Replacements = field(default_factory=Replacements)
    with_labels: bool = True
    with_byte_order_mark: bool = False


@dataclass(frozen=True, slots=True)
class Excerpt:
    """The part of a session to write: clean, in order, and replaced where that was asked for.

    Attributes:
        header: of the session.
        duration_s: of the whole session.
        is_finished: whether the session was ended.
        words: of each source that has any, in the order of the speakers.
        gaps: of a second or more, sorted by their start.
        remarks: sorted by their time.
        labels: of each source, empty where readers need none.
    """

    header: SessionHeader
    duration_s: float
    is_finished: bool
    words: dict[str, list[Word]]
    gaps: list[Gap]
    remarks: list[Remark]
    labels: dict[str, str]

    def label(self, source: str) -> str:
        """Return what to write before the lines of a source, perhaps nothing."""
        return self.labels.get(source, "")


def excerpt_of(session: RecordedSession, options: ExportOptions) -> Excerpt:
    """Return the part of the session that the options ask for."""
    entries: Sequence[Entry] = session.entries
    if options.replacements:
        entries = options.replacements.apply_to_entries(entries)
    speakers = session.header.speakers
    sources = dict.fromkeys(speaker.id for speaker in speakers)
    sources |= dict.fromkeys(entry.source for entry in entries if isinstance(entry, Word))
    words = {source: chosen for source in sources if (chosen := _words(entries, source, options))}
    labels = {}
    if options.with_labels and len(sources) > 1:
        labels = {speaker.id: clean_text(speaker.label).strip() for speaker in speakers}
    return Excerpt(
        header=session.header,
        duration_s=finite(session.duration_s, 0.0),
        is_finished=session.is_finished,
        words=words,
        gaps=sorted(_gaps(entries, options), key=lambda gap: gap.start_s),
        remarks=sorted(_remarks(entries, options), key=lambda remark: remark.at_s),
        labels=labels,
    )


def _words(entries: Sequence[Entry], source: str, options: ExportOptions) -> list[Word]:
    own = [entry for entry in entries if isinstance(entry, Word) and entry.source == source]
    return [word for word in clean_words(own) if options.start_s <= word.start_s < options.end_s]


def _gaps(entries: Sequence[Entry], options: ExportOptions) -> Iterator[Gap]:
    """Give the gaps in the range, one that all sources share only once and as nobody's."""
    found: dict[tuple[int, int, str], Gap] = {}
    for entry in entries:
        if not isinstance(entry, Gap):
            continue
        start_s = max(finite(entry.start_s, 0.0), options.start_s, 0.0)
        end_s = min(finite(entry.end_s, start_s), options.end_s)
        if end_s - start_s < _SHORTEST_GAP_S:
            continue
        reason = clean_text(entry.reason).strip()
        key = (round(start_s), round(end_s), reason)
        first = found.get(key)
        shared = first is not None and first.source != entry.source
        found[key] = Gap("" if shared else entry.source, start_s, end_s, reason)
    yield from found.values()


def _remarks(entries: Sequence[Entry], options: ExportOptions) -> Iterator[Remark]:
    for entry in entries:
        if isinstance(entry, Remark):
            at_s = max(finite(entry.at_s, 0.0), 0.0)
            text = clean_text(entry.text).strip()
            if text and options.start_s <= at_s < options.end_s:
                yield replace(entry, at_s=at_s, text=text)
