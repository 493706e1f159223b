"""Several sources as one, for computers that carry a single stream."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from app.audio import SAMPLE_RATE, Samples
from app.captions.entries import Gap
from app.session.chunks import CHUNK_SAMPLES, Chunk, Item, Skip
from app.session.engine_port import CaptionEngine
from app.session.lane import Feed, Lane
from engine import TextPiece

# A source that is this far behind the others is not waited for.
PATIENCE_SAMPLES = SAMPLE_RATE // 2

LOUDNESS_KEPT_S = 60.0
TOO_LATE = "its sound came too late to be mixed with the others"


class Loudness:
    """Remembers how loud one source was, to tell later whose a word was."""

    def __init__(self) -> None:
        self._powers: deque[tuple[int, float]] = deque(
            maxlen=round(LOUDNESS_KEPT_S * SAMPLE_RATE / CHUNK_SAMPLES)
        )

    def observe(self, start_sample: int, samples: Samples) -> None:
        """Note the mean square of a stretch of sound."""
        self._powers.append((start_sample, float(np.square(samples).mean())))

    def power(self, start_s: float, end_s: float) -> float:
        """Return the mean square between two session times, 0 where nothing is known."""
        first, last = start_s * SAMPLE_RATE - CHUNK_SAMPLES, end_s * SAMPLE_RATE
        powers = [power for at, power in self._powers if first < at < last]
        return sum(powers) / len(powers) if powers else 0.0


@dataclass(slots=True)
class _Track:
    """What is known of one source and not mixed yet.

    Attributes:
        feed: where it comes from.
        loudness: how loud it was.
        chunks: sound that is known, in order.
        gaps: what it lacks and lies ahead.
        known_sample: up to where it is known.
        held_s: seconds of sound in `chunks`; for any thread.
    """

    feed: Feed
    loudness: Loudness = field(default_factory=Loudness)
    chunks: deque[Chunk] = field(default_factory=deque)
    gaps: deque[Gap] = field(default_factory=deque)
    known_sample: int = 0
    held_s: float = 0.0


class MixedFeed:
    """The sum of several feeds on one time line, as a feed.

    Engine thread only, but for `waiting_s`. A source is waited for while sound of it waits, and
    else for half a second; what comes later still is a gap.
    """

    def __init__(self, feeds: Mapping[str, Feed], from_sample: int) -> None:
        """Mix from a session time on."""
        self._tracks = {
            name: _Track(feed, known_sample=from_sample) for name, feed in feeds.items()
        }
        self._position = from_sample

    @property
    def names(self) -> tuple[str, ...]:
        """The sources."""
        return tuple(self._tracks)

    def take(self, n_samples: int) -> list[Item]:
        """Return what is ready of the mix; see `Feed.take`."""
        until = self._position + n_samples
        for name, track in self._tracks.items():
            while track.known_sample < until and (items := track.feed.take(n_samples)):
                self._collect(name, track, items)
        return self._mix_until(min(until, self._horizon()))

    def take_rest(self) -> list[Item]:
        """Return the mix of all that waits."""
        for name, track in self._tracks.items():
            self._collect(name, track, track.feed.take_rest())
        return self._mix_until(self._latest())

    def take_gaps(self) -> list[Gap]:
        """Return the gaps of single sources that the mix has come to since the last call."""
        gaps: list[Gap] = []
        for track in self._tracks.values():
            while track.gaps and track.gaps[0].start_s * SAMPLE_RATE <= self._position:
                gaps.append(track.gaps.popleft())
        return gaps

    def loudest(self, start_s: float, end_s: float) -> str:
        """Return the source that was loudest between two session times."""
        return max(self._tracks, key=lambda name: self._tracks[name].loudness.power(start_s, end_s))

    @property
    def waiting_s(self) -> float:
        """Seconds of sound that wait, of the source with the most."""
        return max(track.feed.waiting_s + track.held_s for track in self._tracks.values())

    @property
    def is_drained(self) -> bool:
        """Whether everything was taken of every source."""
        return all(track.feed.is_drained for track in self._tracks.values()) and (
            self._position >= self._latest()
        )

    def _collect(self, name: str, track: _Track, items: Sequence[Item]) -> None:
        for item in items:
            if isinstance(item, Chunk):
                track.loudness.observe(item.start_sample, item.samples)
                late_until = min(item.end_sample, self._position)
                if item.start_sample < late_until:
                    self._add_gap(name, track, item.start_sample, late_until, TOO_LATE)
                if item.end_sample > self._position:
                    track.chunks.append(item)
            elif item.reason is not None:
                self._add_gap(name, track, item.start_sample, item.end_sample, item.reason)
            track.known_sample = max(track.known_sample, item.end_sample)

    def _add_gap(self, name: str, track: _Track, start: int, end: int, reason: str) -> None:
        start_s, end_s = start / SAMPLE_RATE, end / SAMPLE_RATE
        last = track.gaps[-1] if track.gaps else None
        if last is not None and last.reason == reason and last.end_s == start_s:
            track.gaps[-1] = Gap(name, last.start_s, end_s, reason)
        else:
            track.gaps.append(Gap(name, start_s, end_s, reason))

    def _horizon(self) -> int:
        """Return the time up to which every source that is waited for is known."""
        latest = self._latest()
        return min((self._limit(track, latest) for track in self._tracks.values()), default=latest)

    def _latest(self) -> int:
        return max(track.known_sample for track in self._tracks.values())

    def _limit(self, track: _Track, latest: int) -> int:
        if track.feed.is_drained:
            return latest
        if track.feed.waiting_s:
            return track.known_sample
        return max(track.known_sample, latest - PATIENCE_SAMPLES)

    def _mix_until(self, end: int) -> list[Item]:
        mixed: list[Item] = []
        while self._position < end:
            stop = min(end, self._position + CHUNK_SAMPLES)
            mixed.append(self._mix(stop))
            self._position = stop
        for track in self._tracks.values():
            track.held_s = (
                sum(chunk.end_sample - max(chunk.start_sample, end) for chunk in track.chunks)
                / SAMPLE_RATE
            )
        return mixed

    def _mix(self, stop: int) -> Item:
        """Return the sum of all sources from the position to `stop`."""
        start = self._position
        total = np.zeros(stop - start, dtype=np.float32)
        captured_s: list[float] = []
        voices: list[float] = []
        for track in self._tracks.values():
            while track.chunks and track.chunks[0].start_sample < stop:
                chunk = track.chunks[0]
                first = max(start, chunk.start_sample)
                last = min(stop, chunk.end_sample)
                offset = chunk.start_sample
                total[first - start : last - start] += chunk.samples[first - offset : last - offset]
                captured_s.append(chunk.captured_s - (chunk.end_sample - last) / SAMPLE_RATE)
                voices.append(chunk.voice)
                if chunk.end_sample > stop:
                    break
                track.chunks.popleft()
        if not captured_s:
            return Skip(start, stop, None)
        return Chunk(start, np.clip(total, -1.0, 1.0), max(captured_s), max(voices))


class MixedLane(Lane):
    """A lane of several sources; a word belongs to the one that was loudest meanwhile."""

    def __init__(self, feed: MixedFeed, engine: CaptionEngine, delay_ms: int) -> None:
        """Open the stream."""
        super().__init__(feed.names, feed, engine, delay_ms)
        self._mixed_feed = feed

    def speaker_of(self, piece: TextPiece) -> str:
        """Return the source that was loudest while the piece was spoken."""
        return self._mixed_feed.loudest(piece.start, piece.end)

    def _take_fed(self, n_samples: int) -> Sequence[Item]:
        # Before the sound that follows them: behind the words that were said by then.
        items = super()._take_fed(n_samples)
        self._place_gaps()
        return items

    def _take_rest(self) -> Sequence[Item]:
        items = super()._take_rest()
        self._place_gaps()
        return items

    def _place_gaps(self) -> None:
        for gap in self._mixed_feed.take_gaps():
            self._place_gap(gap)
