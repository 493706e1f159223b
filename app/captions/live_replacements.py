"""Replacements for captions on the screen, which appear before a phrase is whole."""

from __future__ import annotations

from app.captions.entries import Entry, Gap, Word
from app.captions.replacements import PHRASE_PAUSE_S, PhraseStream, Replacements
from app.captions.transcript import FirstEntries, TranscriptView

# Text is this late at the most: the longest delay of the model and a word's length.
_LATEST_S = 4.0


class LiveReplacements:
    """Makes a transcript's views views of the replaced transcript. Used by one thread.

    A committed word that may be the beginning of a longer phrase counts as growing until the next
    word or a long pause decides it.
    """

    def __init__(self, replacements: Replacements) -> None:
        self._replacements = replacements
        self._entries: list[Entry] = []
        self._n_read = 0
        self._streams: dict[str, PhraseStream] = {}
        self._new_at_s: dict[str, float] = {}

    def view(self, view: TranscriptView, now_s: float) -> TranscriptView:
        """Return `view` with everything replaced.

        Args:
            view: of the same transcript as before, not older.
            now_s: seconds of session time.
        """
        for entry in view.since(self._n_read):
            self._take(entry, now_s)
        self._n_read = view.n_entries
        growing = self._growing(view)
        for source, stream in self._streams.items():
            if source in growing:
                self._new_at_s[source] = now_s
            elif now_s - self._new_at_s[source] >= PHRASE_PAUSE_S + _LATEST_S:
                self._entries += stream.finish()
        shown = [
            word
            for source, stream in self._streams.items()
            for word in stream.preview(growing.get(source, ()))
        ]
        return TranscriptView(FirstEntries(self._entries, len(self._entries)), tuple(shown))

    def _take(self, entry: Entry, now_s: float) -> None:
        if isinstance(entry, Word):
            self._entries += self._stream(entry.source).push(entry)
            self._new_at_s[entry.source] = now_s
            return
        if isinstance(entry, Gap) and entry.source in self._streams:
            self._entries += self._streams[entry.source].finish()
        self._entries.append(entry)

    def _growing(self, view: TranscriptView) -> dict[str, list[Word]]:
        growing: dict[str, list[Word]] = {}
        for word in view.growing:
            self._stream(word.source)
            growing.setdefault(word.source, []).append(word)
        return growing

    def _stream(self, source: str) -> PhraseStream:
        return self._streams.setdefault(source, PhraseStream(self._replacements))
