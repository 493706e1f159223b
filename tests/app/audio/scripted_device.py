"""A device that does what a script says, in a time of its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from app.audio import AudioEvent, Block, CapturedFrames, Gap, Glitch, SoundKind
from app.audio.live import LiveSource


class VirtualClock:
    """Seconds that pass only when somebody waits."""

    def __init__(self, now_s: float = 1_000.0) -> None:
        self.now_s = now_s
        self._asleep_s = 0.0

    def __call__(self) -> float:
        return self.now_s

    def asleep(self) -> float:
        return self._asleep_s

    def wait(self, seconds: float) -> None:
        self.now_s += seconds

    def sleep(self, seconds: float) -> None:
        """Pass time as a computer does that sleeps."""
        self.now_s += seconds
        self._asleep_s += seconds


@dataclass(frozen=True, slots=True)
class Sound:
    """Frames of this length, all of this value, after some that were lost.

    They take their time; `late_s` more passes until they are there.
    """

    duration_s: float = 0.1
    value: float = 0.25
    n_lost: int = 0
    late_s: float = 0.0


@dataclass(frozen=True, slots=True)
class Quiet:
    """Nothing comes for as long as the reader waits, and the computer perhaps sleeps on."""

    sleep_s: float = 0.0


Step = Sound | Quiet | Exception


class ScriptedDevice:
    """Does one step at a read, and nothing when there are no more.

    Attributes:
        n_frames: given so far.
    """

    def __init__(
        self,
        clock: VirtualClock,
        steps: Iterable[Step] = (),
        device: str = "Webcam",
        rate_hz: int = 16_000,
        channels: int = 1,
    ) -> None:
        self.device, self.rate_hz, self.channels = device, rate_hz, channels
        self.is_closed = False
        self.n_frames = 0
        self._clock = clock
        self._steps = deque(steps)

    def read(self, timeout_s: float) -> CapturedFrames | None:
        assert not self.is_closed
        step = self._steps.popleft() if self._steps else Quiet()
        if isinstance(step, Exception):
            raise type(step)(*step.args)
        if isinstance(step, Quiet):
            self._clock.wait(timeout_s)
            self._clock.sleep(step.sleep_s)
            return None
        n_frames = round(step.duration_s * self.rate_hz)
        self.n_frames += n_frames
        self._clock.wait((n_frames + step.n_lost) / self.rate_hz)
        captured_s = self._clock.now_s
        self._clock.wait(step.late_s)
        values: npt.NDArray[np.float32] = np.full((n_frames, self.channels), step.value, np.float32)
        return CapturedFrames(values, step.n_lost, captured_s)

    def close(self) -> None:
        self.is_closed = True


class ScriptedChoice:
    """Opens these devices one after the other; an exception among them is raised.

    When there are no more, opening fails.
    """

    id = "test:webcam"
    label = "Webcam"
    kind = SoundKind.MICROPHONE
    gone_advice = "The webcam is gone. Plug it in."

    def __init__(
        self,
        clock: VirtualClock,
        openings: Sequence[ScriptedDevice | Exception],
        is_current: Callable[[], bool] = lambda: True,
        zeros_advice: str | None = "The webcam is muted.",
    ) -> None:
        self.zeros_advice = zeros_advice
        self.openings = deque(openings)
        self.tried_s: list[float] = []
        self.opened: list[ScriptedDevice] = []
        self._clock = clock
        self._is_current = is_current

    def open(self) -> ScriptedDevice:
        assert all(device.is_closed for device in self.opened)
        self.tried_s.append(self._clock.now_s)
        opening = self.openings.popleft() if self.openings else OSError("no such device")
        if isinstance(opening, Exception):
            # A new one, because an exception keeps the frames it came through alive.
            raise type(opening)(*opening.args)
        self.opened.append(opening)
        return opening

    def is_current(self, device: object) -> bool:
        return self._is_current()


def listen(source: LiveSource, clock: VirtualClock, duration_s: float) -> list[AudioEvent]:
    """Read as a capture thread does, for some virtual seconds."""
    events: list[AudioEvent] = []
    until_s = clock.now_s + duration_s - 1e-9
    n_idle = 0
    while clock.now_s < until_s:
        began_s = clock.now_s
        came = source.read(0.1)
        events += came
        n_idle = 0 if came or clock.now_s > began_s else n_idle + 1
        assert n_idle < 100, "reads neither wait nor bring anything"
    return events


def others(events: Iterable[AudioEvent]) -> list[AudioEvent]:
    """Return what is no sound."""
    return [event for event in events if not isinstance(event, Block)]


def blocks(events: Iterable[AudioEvent]) -> list[Block]:
    """Return what is sound."""
    return [event for event in events if isinstance(event, Block)]


def check_timeline(events: Iterable[AudioEvent]) -> None:
    """Assert that time never goes back and that every jump is told once, just before its block."""
    position: int | None = None
    told: Gap | Glitch | None = None
    for event in events:
        if isinstance(event, Gap):
            assert told is None
            assert event.start_sample == (position or 0)
            assert event.end_sample > event.start_sample
            told = event
        elif isinstance(event, Glitch):
            assert told is None
            assert event.at_sample == position
            assert event.n_samples > 0
            told = event
        elif isinstance(event, Block):
            assert len(event.samples) > 0
            assert event.samples.dtype == np.float32
            if isinstance(told, Gap):
                assert event.start_sample == told.end_sample
            elif isinstance(told, Glitch):
                assert event.start_sample == told.at_sample + told.n_samples
            elif position is not None:
                assert event.start_sample == position
            assert event.start_sample >= 0
            position, told = event.end_sample, None
        else:
            assert event.at_sample >= (position or 0)
    assert told is None
