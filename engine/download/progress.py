"""How far a download is."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

# Long enough to be steady, short enough to follow a network that changed.
_WINDOW_S: Final = 8.0
_SAMPLE_S: Final = 0.1


class DownloadPhase(StrEnum):
    """What is being done."""

    ASKING = "asking"
    RECEIVING = "receiving"
    CHECKING = "checking"


@dataclass(frozen=True, slots=True)
class DownloadProgress:
    """How far a phase is, over all files.

    Attributes:
        phase: what is being done.
        n_done: bytes that are there, or checked.
        n_all: bytes there will be; 0 while that is unknown.
        bytes_per_s: over the last seconds, or None while unknown.
        seconds_left: of this phase, or None while unknown.
    """

    phase: DownloadPhase
    n_done: int
    n_all: int
    bytes_per_s: float | None = None
    seconds_left: float | None = None


OnProgress: TypeAlias = Callable[[DownloadProgress], None]


class ProgressMeter:
    """Turns bytes into progress, and tells it at most ten times a second."""

    def __init__(
        self,
        phase: DownloadPhase,
        n_done: int,
        n_all: int,
        tell: OnProgress,
        clock: Callable[[], float],
    ) -> None:
        """Begin a phase, and tell so.

        Args:
            phase: what is done.
            n_done: bytes that are there already, which say nothing of the speed.
            n_all: bytes there will be.
            tell: told of the progress.
            clock: monotonic seconds.
        """
        self._phase = phase
        self._n_done = n_done
        self._n_all = n_all
        self._tell = tell
        self._clock = clock
        self._samples = deque([(clock(), n_done)])
        self._say()

    def add(self, n_bytes: int) -> None:
        """Count bytes."""
        self._n_done += n_bytes
        now = self._clock()
        if now - self._samples[-1][0] < _SAMPLE_S and self._n_done < self._n_all:
            return
        self._samples.append((now, self._n_done))
        while now - self._samples[1][0] > _WINDOW_S:
            self._samples.popleft()
        self._say()

    def _say(self) -> None:
        (first_s, n_first), (last_s, n_last) = self._samples[0], self._samples[-1]
        speed = (n_last - n_first) / (last_s - first_s) if last_s > first_s else None
        left = (self._n_all - self._n_done) / speed if speed else None
        self._tell(DownloadProgress(self._phase, self._n_done, self._n_all, speed, left))
