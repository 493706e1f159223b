"""What every source of live sound gives: blocks with their sample time, and what befell it.

A source's time counts samples at 16 kHz from the session's start and never stands still while a
device is open: what could not be captured is a jump in it, told by an event just before the first
block after the jump.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from app.audio.samples import Samples


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """Sound, float32 [n] at 16 kHz mono, n > 0.

    Attributes:
        start_sample: the first sample's time.
        samples: finite, from -1 to 1 or a little beyond.
        captured_s: reading of `elapsed_s` when the last sample had been captured.
    """

    start_sample: int
    samples: Samples
    captured_s: float

    @property
    def end_sample(self) -> int:
        """The time right after the last sample."""
        return self.start_sample + len(self.samples)


@dataclass(frozen=True, slots=True)
class Started:
    """Sound comes, for the first time or again.

    Attributes:
        at_sample: where the first sample lies.
        device: what is captured, as the system calls it.
        rate_hz: the device's sample rate.
        channels: the device's channels.
    """

    at_sample: int
    device: str
    rate_hz: int
    channels: int


@dataclass(frozen=True, slots=True)
class Glitch:
    """Samples that the device or the computer lost; the next block begins that much later."""

    at_sample: int
    n_samples: int


@dataclass(frozen=True, slots=True)
class Waiting:
    """Nothing has come for a while; the device has not said why."""

    at_sample: int


@dataclass(frozen=True, slots=True)
class Lost:
    """The device is gone, or so quiet that it is opened anew.

    Attributes:
        at_sample: the time right after the last sample.
        reason: one sentence for the user.
    """

    at_sample: int
    reason: str


@dataclass(frozen=True, slots=True)
class Failed:
    """Opening the device anew did not help. The source goes on trying, more slowly.

    Attributes:
        at_sample: the time right after the last sample.
        advice: what happened and what to do, for the user.
    """

    at_sample: int
    advice: str


@dataclass(frozen=True, slots=True)
class Moved:
    """The sound now comes from another device, because the user's choice is "the default".

    Attributes:
        at_sample: where its first sample lies.
        device: what is captured now.
    """

    at_sample: int
    device: str


@dataclass(frozen=True, slots=True)
class Gap:
    """No sound was captured between two times; comes right before the first block after it.

    Attributes:
        start_sample: the first missing sample.
        end_sample: the first sample there is again.
        reason: why, in a few words.
    """

    start_sample: int
    end_sample: int
    reason: str


@dataclass(frozen=True, slots=True)
class Muted:
    """Every sample has been exactly zero for some seconds, which no open microphone gives.

    Attributes:
        at_sample: the time right after the last zero.
        advice: what that may mean for this source and what to do.
    """

    at_sample: int
    advice: str


@dataclass(frozen=True, slots=True)
class Unmuted:
    """Samples other than zero come again."""

    at_sample: int


@dataclass(frozen=True, slots=True)
class Ended:
    """There will be no more sound, as at the end of a file.

    Attributes:
        at_sample: the time right after the last sample.
        error: what of the recording could not be read, or None.
    """

    at_sample: int
    error: str | None = None


AudioEvent: TypeAlias = (
    Block | Started | Glitch | Waiting | Lost | Failed | Moved | Gap | Muted | Unmuted | Ended
)


class AudioSource(Protocol):
    """One sound the user chose. Used by one thread, its capture thread, but for `name`."""

    @property
    def name(self) -> str:
        """What the user chose, such as "Microphone: USB headset"."""

    def open(self, origin_s: float) -> None:
        """Begin to capture.

        Args:
            origin_s: reading of `elapsed_s` that is sample 0, where time is the clock's.

        Raises:
            AudioError: it cannot be opened; the message says what to do.
        """

    def read(self, timeout_s: float) -> Sequence[AudioEvent]:
        """Return what came, in order, waiting for it `timeout_s` at most; perhaps nothing.

        Never raises for what befalls a device: that is an event. After `Ended` returns nothing.
        """

    def pause(self) -> None:
        """Give the device back until `resume`; the last of its sound comes with one more `read`.

        A live source's time goes on.
        """

    def resume(self) -> None:
        """Capture again; a live source reports the pause as a gap."""

    def close(self) -> None:
        """Give the device back; the last of its sound comes with one more `read`.

        Harmless when repeated.
        """
