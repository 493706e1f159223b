"""Sound from a device that is watched: whatever befalls it is told and, if possible, mended."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence

from app.audio.device import CaptureDevice, CapturedFrames, SoundChoice, SoundKind
from app.audio.elapsed import asleep_s, elapsed_s
from app.audio.errors import AudioError
from app.audio.live_stream import LiveStream
from app.audio.source import (
    AudioEvent,
    Block,
    Failed,
    Gap,
    Glitch,
    Lost,
    Moved,
    Muted,
    Started,
    Unmuted,
    Waiting,
)
from app.audio.watch import Retries, WatchTimes, ZerosWatch

logger = logging.getLogger(__name__)

_DEFAULT_TIMES = WatchTimes()

_KIND_NAMES = {
    SoundKind.MICROPHONE: "Microphone",
    SoundKind.SYSTEM: "System audio",
    SoundKind.APPLICATION: "Application",
}


class LiveSource:
    """An `AudioSource` of any sound that can be captured.

    While a device is open, time is the count of its samples. After an outage, a pause or the
    computer's sleep it is the clock's again, and the jump is told by a `Gap`. A device that is
    lost, silent for long or no longer the one the user means is opened anew, without end, and
    `read` never waits longer for that than it takes to open a device once.

    Args:
        choice: what to capture.
        clock: what `CapturedFrames.captured_s` is read from, in seconds.
        timing: how patient to be.
        asleep: how long the computer has slept, in seconds since any moment.
        wait: passes some seconds while no device is open.
    """

    def __init__(
        self,
        choice: SoundChoice,
        clock: Callable[[], float] = elapsed_s,
        timing: WatchTimes = _DEFAULT_TIMES,
        asleep: Callable[[], float] = asleep_s,
        wait: Callable[[float], object] = time.sleep,
    ) -> None:
        self._choice = choice
        self._clock = clock
        self._asleep = asleep
        self._times = timing
        self._wait = wait
        self._origin_s = 0.0
        self._events: list[AudioEvent] = []
        self._position = 0
        self._stream: LiveStream | None = None
        self._is_closed = True
        self._is_paused = False
        self._retries = Retries(timing, 0.0)
        self._zeros = ZerosWatch(timing.zeros_s)
        self._n_unusable = 0

        # What has been told of the present opening, or of the outage before it.
        self._is_waiting = False
        self._is_lost = False
        self._is_muted = False
        self._is_moved = False
        self._told_device: str | None = None
        self._gap_reason: str | None = None

        self._asleep_before_s = 0.0
        self._silent_s = 0.0
        self._checked_s = 0.0
        self._sounding_since_s: float | None = None

    @property
    def name(self) -> str:
        """What the user chose, such as "Microphone: USB headset"."""
        return f"{_KIND_NAMES[self._choice.kind]}: {self._choice.label}"

    @property
    def n_unusable(self) -> int:
        """Samples so far that were no numbers or absurdly large and became silence."""
        return self._n_unusable + (self._stream.n_unusable if self._stream else 0)

    def open(self, origin_s: float) -> None:
        """Begin to capture; see `AudioSource.open`."""
        self._origin_s = origin_s
        try:
            self._start()
        except AudioError:
            raise
        except Exception as error:
            raise AudioError(f"{self.name} cannot be opened ({error}).") from error
        self._is_closed = False

    def read(self, timeout_s: float) -> Sequence[AudioEvent]:
        """Return what came; see `AudioSource.read`."""
        if self._is_closed:
            return self._take_events()
        if self._is_paused:
            if not self._events:
                self._wait(timeout_s)
        elif self._stream is None:
            self._seek(timeout_s)
        else:
            self._listen(self._stream, timeout_s)
        self._asleep_before_s = self._asleep()
        return self._take_events()

    def pause(self) -> None:
        """Give the device back at once; the last of its sound comes with the next `read`."""
        if self._is_closed or self._is_paused:
            return
        self._is_paused = True
        self._break("paused")

    def resume(self) -> None:
        """Capture again from the next `read` on, and report the pause as a gap."""
        if not self._is_paused:
            return
        self._is_paused = False
        self._is_lost = False
        self._retries = Retries(self._times, self._clock())

    def close(self) -> None:
        """Give the device back; the last of its sound comes with one more `read`."""
        self._is_closed = True
        self._end()

    def _start(self) -> None:
        """Open the device.

        Raises:
            Exception: whatever opening a device may raise.
        """
        device = self._choice.open()
        try:
            self._stream = LiveStream(device, self._origin_s, self._position)
        except BaseException:
            self._close(device)
            raise
        self._checked_s = self._clock()
        self._asleep_before_s = self._asleep()
        self._silent_s = 0.0
        self._sounding_since_s = None
        self._is_waiting = False

    def _listen(self, stream: LiveStream, timeout_s: float) -> None:
        """Take what an open device gives, and see whether it is well."""
        if self._has_slept():
            return
        began_s = self._clock()
        try:
            frames = stream.device.read(timeout_s)
        except AudioError as error:
            self._lose(str(error), "the sound was lost")
            return
        except Exception as error:
            logger.exception("Reading from %s failed", self._choice.id)
            self._lose(f"{stream.name} failed ({error}).", "the sound was lost")
            return
        if self._has_slept():
            return
        if frames is None:
            # Not what the clock says: a program that was held up itself has not heard silence.
            self._silent_s += min(timeout_s, self._clock() - began_s)
        try:
            self._take(stream, frames)
        except Exception as error:
            logger.exception("What came from %s cannot be used", self._choice.id)
            self._lose(f"{stream.name} gave what is no sound ({error}).", "the sound was lost")

    def _has_slept(self) -> bool:
        """Give up the device if the computer slept, as few work on rightly after that."""
        slept_s = self._asleep() - self._asleep_before_s
        if slept_s <= self._times.sleep_s:
            return False
        self._lose(f"The computer slept for {slept_s:.0f} s.", "the computer slept")
        return True

    def _take(self, stream: LiveStream, frames: CapturedFrames | None) -> None:
        now_s = self._clock()
        if frames is None or not len(frames.values):
            self._watch_silence(stream, self._silent_s)
            return
        if self._is_waiting:
            self._is_waiting = False
            self._deliver(stream, stream.catch_up(frames))
            if self._sounding_since_s is not None:
                self._gap_reason = "no sound came"
                self._sounding_since_s = None
        self._silent_s = 0.0
        self._deliver(stream, stream.take(frames))
        if self._sounding_since_s is not None and now_s - self._checked_s >= self._times.check_s:
            self._check(stream)

    def _watch_silence(self, stream: LiveStream, silent_s: float) -> None:
        if silent_s >= self._times.reopen_s:
            self._lose(
                f"Nothing has come from {stream.name} for {silent_s:.0f} s.",
                "no sound came",
            )
        elif silent_s >= self._times.waiting_s and not (self._is_waiting or self._is_lost):
            self._is_waiting = True
            self._events.append(Waiting(self._position))

    def _check(self, stream: LiveStream) -> None:
        """Leave the device if the user's choice now means another."""
        try:
            is_current = self._choice.is_current(stream.device)
        except Exception:
            # Not knowing is no reason to interrupt sound that comes.
            logger.debug("Whether %s is current cannot be told", self._choice.id, exc_info=True)
            is_current = True
        self._checked_s = self._clock()
        if not is_current:
            self._break("another device was chosen")
            self._is_moved = True
            self._retries = Retries(self._times, self._checked_s)

    def _deliver(self, stream: LiveStream, blocks: list[Block]) -> None:
        for block in blocks:
            if self._sounding_since_s is None:
                self._announce(stream, block.start_sample)
            elif block.start_sample > self._position:
                self._zeros.restart()
                self._events.append(Glitch(self._position, block.start_sample - self._position))
            if self._is_muted and block.samples.any():
                self._is_muted = False
                self._events.append(Unmuted(block.start_sample))
            self._events.append(block)
            self._position = block.end_sample
            self._zeros.take(block.samples)
            advice = self._choice.zeros_advice
            if self._zeros.is_silent and not self._is_muted and advice is not None:
                self._is_muted = True
                self._events.append(Muted(self._position, advice))

    def _announce(self, stream: LiveStream, start_sample: int) -> None:
        """Tell that sound comes, and from when on there was none."""
        if self._gap_reason is not None and start_sample > self._position:
            self._events.append(Gap(self._position, start_sample, self._gap_reason))
        if self._is_moved or self._told_device not in (None, stream.name):
            self._events.append(Moved(start_sample, stream.name))
        self._events.append(Started(start_sample, stream.name, stream.rate_hz, stream.channels))
        self._told_device = stream.name
        self._sounding_since_s = self._clock()
        self._gap_reason = None
        self._is_moved = self._is_lost = False

    def _lose(self, reason: str, gap_reason: str) -> None:
        """Give up an open device and see when to open it again."""
        since_s = self._sounding_since_s
        self._break(gap_reason)
        now_s = self._clock()
        is_first = not self._retries.has_begun
        self._tell_lost(reason)
        if is_first or (since_s is not None and now_s - since_s >= self._times.steady_s):
            self._retries = Retries(self._times, now_s)
        else:
            self._fail()

    def _seek(self, timeout_s: float) -> None:
        """Try to open the device again, once it is time."""
        until_s = self._retries.next_s - self._clock()
        if until_s > 0:
            self._wait(min(timeout_s, until_s))
            return
        self._retries.make()
        try:
            self._start()
        except AudioError as error:
            self._tell_lost(str(error))
            self._fail(str(error))
        except Exception as error:
            logger.warning("Opening %s failed", self._choice.id, exc_info=True)
            reason = f"{self.name} cannot be opened ({error})."
            self._tell_lost(reason)
            self._fail(reason)

    def _tell_lost(self, reason: str) -> None:
        if not self._is_lost:
            self._is_lost = True
            self._events.append(Lost(self._position, reason))

    def _fail(self, reason: str = "") -> None:
        """Note that a try did not help, and why where that is known."""
        if self._retries.fail(self._clock()):
            advice = self._choice.gone_advice
            told = reason if advice in reason else f"{advice} {reason}".strip()
            self._events.append(Failed(self._position, told))

    def _break(self, gap_reason: str) -> None:
        """Close the device and remember why no sound comes."""
        self._end()
        self._gap_reason = self._gap_reason or gap_reason

    def _end(self) -> None:
        stream, self._stream = self._stream, None
        if stream is None:
            return
        # First of all: the light of the microphone goes out.
        self._close(stream.device)
        try:
            self._deliver(stream, stream.flush())
        except Exception:
            logger.exception("The last of the sound of %s cannot be used", self._choice.id)
        self._n_unusable += stream.n_unusable
        self._zeros.restart()

    def _close(self, device: CaptureDevice) -> None:
        try:
            device.close()
        except Exception:
            logger.warning("Closing %s failed", self._choice.id, exc_info=True)

    def _take_events(self) -> list[AudioEvent]:
        events, self._events = self._events, []
        return events
