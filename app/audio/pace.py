"""How fast a recording is played to its listener."""

from __future__ import annotations

import math
from typing import Protocol

from app.audio.samples import SAMPLE_RATE


class Pace(Protocol):
    """Decides when the samples of a recording may be had."""

    def begin(self, position: int, now_s: float) -> None:
        """Let time run from this position on, at the start and after a pause."""

    def due_position(self, now_s: float) -> float:
        """Return up to which sample the recording may be had now."""

    def wait_s(self, position: int, now_s: float) -> float:
        """Return how long it is until more than `position` may be had."""


class Unpaced:
    """As fast as the reader takes it, or as a pipe brings it."""

    def begin(self, position: int, now_s: float) -> None:
        """Do nothing."""

    def due_position(self, now_s: float) -> float:
        """Return infinity: there is nothing to wait for."""
        return math.inf

    def wait_s(self, position: int, now_s: float) -> float:
        """Return 0.0."""
        return 0.0


class RealTime:
    """As a microphone would give it: 40 ms at a time, each once its end has been played.

    After a stall of the reader all that is due comes at once. A stall of more than five seconds,
    such as the computer's sleep, stops the playing instead: nobody listens to hours in a second.
    """

    STEP_SAMPLES = SAMPLE_RATE // 25

    _MOST_STALL_S = 5.0

    def __init__(self) -> None:
        self._origin_s = 0.0
        self._asked_s = 0.0

    def begin(self, position: int, now_s: float) -> None:
        """Let time run from this position on."""
        self._origin_s = now_s - position / SAMPLE_RATE
        self._asked_s = now_s

    def due_position(self, now_s: float) -> float:
        """Return up to which sample the recording has been played, in whole steps."""
        stall_s = now_s - self._asked_s
        if stall_s > self._MOST_STALL_S:
            self._origin_s += stall_s
        self._asked_s = now_s
        # A millionth of a sample keeps what the clock's rounding takes.
        played = (now_s - self._origin_s) * SAMPLE_RATE + 1e-6
        return math.floor(played / self.STEP_SAMPLES) * self.STEP_SAMPLES

    def wait_s(self, position: int, now_s: float) -> float:
        """Return how long it is until the step after `position` has been played."""
        next_step = (position // self.STEP_SAMPLES + 1) * self.STEP_SAMPLES
        return max(0.0, self._origin_s + next_step / SAMPLE_RATE - now_s)
