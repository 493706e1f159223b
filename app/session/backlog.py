"""One source's sound between its capture thread and the engine's: bounded and counted."""

from __future__ import annotations

import sys
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.audio import SAMPLE_RATE
from app.session.chunks import Chunk, Item, sound_samples
from app.session.shedding import shed

# Waiting sound is looked through again only when it has grown by this share of the limit.
_GROWTH_SHARE = 1 / 16


@dataclass(frozen=True, slots=True)
class BacklogCounts:
    """What has gone through a backlog.

    Attributes:
        chunks_in: chunks put.
        chunks_taken: chunks taken.
        left_out_s: seconds of silence left out.
        lost_s: seconds of other sound left out.
        largest_s: the most seconds that have waited at once.
    """

    chunks_in: int = 0
    chunks_taken: int = 0
    left_out_s: float = 0.0
    lost_s: float = 0.0
    largest_s: float = 0.0


class Backlog(ABC):
    """A queue of items from one thread that puts to one that takes; any thread may read it.

    A backlog differs by what it does before and after a put.
    """

    def __init__(self, wake: Callable[[], None]) -> None:
        """Make an empty backlog.

        Args:
            wake: called after every change that the taking thread may wait for, by the thread
                that made it; must not wait.
        """
        self._wake = wake
        self._changed = threading.Condition()
        self._items: deque[Item] = deque()
        self._n_waiting = 0
        self._is_ended = False
        self._is_closed = False
        self._chunks_in = 0
        self._chunks_taken = 0
        self._n_silent = 0
        self._n_lost = 0
        self._n_largest = 0

    def put(self, items: Sequence[Item]) -> None:
        """Append items, whose times go on from those put before."""
        if not items:
            return
        with self._changed:
            self._make_room()
            self._items.extend(items)
            self._n_waiting += sound_samples(items)
            self._chunks_in += sum(isinstance(item, Chunk) for item in items)
            self._reduce()
            self._n_largest = max(self._n_largest, self._n_waiting)
        self._wake()

    def take(self, n_samples: int) -> list[Item]:
        """Remove and return the oldest items: whole chunks of at most `n_samples`, and skips.

        Skips hold no samples, so those before, between and right after the chunks come along.
        """
        taken: list[Item] = []
        with self._changed:
            while self._items:
                item = self._items[0]
                if isinstance(item, Chunk):
                    if len(item.samples) > n_samples:
                        break
                    n_samples -= len(item.samples)
                    self._n_waiting -= len(item.samples)
                    self._chunks_taken += 1
                taken.append(self._items.popleft())
            if taken:
                self._after_take()
        return taken

    def take_rest(self) -> list[Item]:
        """Remove and return all that waits."""
        return self.take(sys.maxsize)

    def end(self) -> None:
        """Say that nothing more will be put."""
        with self._changed:
            self._is_ended = True
        self._wake()

    def close(self) -> None:
        """Say that the taker is about to stop: no put waits any more, nor the one that does."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    @property
    def is_drained(self) -> bool:
        """Whether everything has been taken and nothing more will come."""
        with self._changed:
            return self._is_ended and not self._items

    @property
    def waiting_s(self) -> float:
        """Seconds of sound that wait."""
        with self._changed:
            return self._n_waiting / SAMPLE_RATE

    @property
    def oldest_captured_s(self) -> float | None:
        """Reading of `elapsed_s` when the oldest waiting chunk was captured; None without one."""
        with self._changed:
            return next((c.captured_s for c in self._items if isinstance(c, Chunk)), None)

    @property
    def counts(self) -> BacklogCounts:
        """What has gone through so far."""
        with self._changed:
            return BacklogCounts(
                self._chunks_in,
                self._chunks_taken,
                self._n_silent / SAMPLE_RATE,
                self._n_lost / SAMPLE_RATE,
                self._n_largest / SAMPLE_RATE,
            )

    @abstractmethod
    def _make_room(self) -> None:
        """Act before a put, holding the lock."""

    @abstractmethod
    def _reduce(self) -> None:
        """Act after a put, holding the lock."""

    @abstractmethod
    def _after_take(self) -> None:
        """Act after a take, holding the lock."""


class LiveBacklog(Backlog):
    """For sound that goes on regardless: a put never waits, and what is too much is left out."""

    def __init__(self, limit_s: float, wake: Callable[[], None]) -> None:
        """Make an empty backlog in which `limit_s` seconds of sound can wait."""
        super().__init__(wake)
        self._limit_s = limit_s
        self._n_growth = _GROWTH_SHARE * limit_s * SAMPLE_RATE
        self._n_allowed = self._lowest_allowed()

    def _make_room(self) -> None:
        pass

    def _reduce(self) -> None:
        if self._n_waiting <= self._n_allowed:
            return
        left = shed(self._items, self._limit_s)
        self._items = deque(left.items)
        self._n_waiting -= left.n_silent + left.n_lost
        self._n_silent += left.n_silent
        self._n_lost += left.n_lost
        self._n_allowed = min(self._limit_s * SAMPLE_RATE, self._next_allowed())

    def _after_take(self) -> None:
        self._n_allowed = min(self._n_allowed, self._next_allowed())

    def _next_allowed(self) -> float:
        return max(self._lowest_allowed(), self._n_waiting + self._n_growth)

    def _lowest_allowed(self) -> float:
        return self._limit_s * SAMPLE_RATE / 2


class PatientBacklog(Backlog):
    """For recordings, read as fast as they can be captioned: a put waits, and nothing is lost."""

    def __init__(self, wake: Callable[[], None], limit_s: float = 2.0) -> None:
        """Make an empty backlog to which nothing is put while more than `limit_s` waits."""
        super().__init__(wake)
        self._limit_samples = limit_s * SAMPLE_RATE

    def _make_room(self) -> None:
        self._changed.wait_for(lambda: self._is_closed or self._n_waiting <= self._limit_samples)

    def _reduce(self) -> None:
        pass

    def _after_take(self) -> None:
        self._changed.notify_all()
