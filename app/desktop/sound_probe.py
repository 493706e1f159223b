"""Listens to a sound to show whether anything comes of it; nothing is kept."""

from __future__ import annotations

import logging
import math
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from app.audio import (
    SAMPLE_RATE,
    AudioError,
    AudioEvent,
    AudioSource,
    Block,
    Ended,
    Failed,
    Lost,
    Muted,
    Started,
    Unmuted,
    Waiting,
    elapsed_s,
)
from app.desktop.wording import Translate, untranslated
from app.session.level import LevelMeter

logger = logging.getLogger(__name__)

ZEROS_SAMPLES = SAMPLE_RATE
"""So much of nothing but exact zeros is worth a remark while somebody tries a microphone."""

_READ_TIMEOUT_S = 0.1
_EARLIER_S = 3.0


class ProbeState(Enum):
    """What comes of a sound."""

    OPENING = "opening"
    NOTHING = "nothing"
    ZEROS = "zeros"
    QUIET = "quiet"
    HEARD = "heard"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Reading:
    """What comes of a sound at one moment.

    Attributes:
        state: in a word.
        level_dbfs: peak of the last tenth of a second, -inf for none.
        advice: what to do in a sentence, or "".
    """

    state: ProbeState = ProbeState.OPENING
    level_dbfs: float = -math.inf
    advice: str = ""


class Judge:
    """Makes readings of what a source tells."""

    def __init__(self) -> None:
        self.reading = Reading()
        self._meter = LevelMeter()
        self._n_zeros = 0
        self._zeros_advice = ""

    def take(self, events: Sequence[AudioEvent]) -> Reading:
        """Return the reading after these events."""
        for event in events:
            self.reading = self._after(event)
        return self.reading

    def _after(self, event: AudioEvent) -> Reading:
        match event:
            case Block():
                return self._after_block(event)
            case Muted(advice=advice):
                self._zeros_advice = advice
                return replace(self.reading, state=ProbeState.ZEROS, advice=advice)
            case Unmuted():
                self._zeros_advice = ""
                return self.reading
            case Started():
                self._n_zeros = 0
                self._zeros_advice = ""
                return self.reading
            case Waiting() | Ended():
                self._meter.clear()
                return Reading(ProbeState.NOTHING)
            case Lost(reason=advice) | Failed(advice=advice):
                self._meter.clear()
                return Reading(ProbeState.FAILED, advice=advice)
            case _:
                return self.reading

    def _after_block(self, block: Block) -> Reading:
        self._meter.observe(block)
        self._n_zeros = 0 if block.samples.any() else self._n_zeros + len(block.samples)
        level_dbfs = self._meter.dbfs
        if self._n_zeros >= ZEROS_SAMPLES:
            return Reading(ProbeState.ZEROS, level_dbfs, self._zeros_advice)
        is_quiet = self._meter.is_silent
        return Reading(ProbeState.QUIET if is_quiet else ProbeState.HEARD, level_dbfs)


class SoundProbe:
    """Listens on a thread of its own until it is told to stop."""

    def __init__(
        self,
        source: AudioSource,
        on_reading: Callable[[Reading], None],
        earlier: SoundProbe | None = None,
    ) -> None:
        """Prepare; nothing is opened before `start`.

        Args:
            source: what to listen to.
            on_reading: given what comes of it some ten times a second, on the probe's thread;
                must not stop the probe.
            earlier: another that was told to stop; its device is given back first, as it may be
                the same.
        """
        self._source = source
        self._on_reading = on_reading
        self._earlier = earlier
        self._is_stopped = False
        self._guard = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="voxcap-probe", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def stop(self) -> None:
        """Ask to give the device back, without waiting for it. Nothing is told any more."""
        with self._guard:
            self._is_stopped = True

    def join(self, timeout_s: float) -> bool:
        """Wait until the device is given back, and return whether it is."""
        if self._thread.ident is not None:
            self._thread.join(timeout_s)
        return not self._thread.is_alive()

    def _run(self) -> None:
        judge = Judge()
        self._tell(judge.reading)
        earlier, self._earlier = self._earlier, None
        if earlier is not None:
            earlier.join(_EARLIER_S)
        if self._is_stopped:
            return
        try:
            self._source.open(elapsed_s())
            while not self._is_stopped:
                self._tell(judge.take(self._source.read(_READ_TIMEOUT_S)))
        except AudioError as error:
            self._tell(Reading(ProbeState.FAILED, advice=str(error)))
        except Exception:
            logger.exception("A sound could not be tried")
            self._tell(Reading(ProbeState.FAILED))
        finally:
            self._source.close()

    def _tell(self, reading: Reading) -> None:
        with self._guard:
            if not self._is_stopped:
                self._on_reading(reading)


def reading_words(
    reading: Reading, are_zeros_normal: bool, translate: Translate = untranslated
) -> str:
    """Return what comes of a sound, in a few words.

    Args:
        reading: what was heard.
        are_zeros_normal: whether the sound is exactly zero while nothing plays.
        translate: for the words.
    """
    match reading.state:
        case ProbeState.OPENING:
            return translate("SoundTest", "Opening...")
        case ProbeState.NOTHING:
            return translate("SoundTest", "No sound arrives.")
        case ProbeState.ZEROS if are_zeros_normal:
            return translate("SoundTest", "Nothing is playing.")
        case ProbeState.ZEROS:
            return translate("SoundTest", "Only complete silence arrives: muted, or not allowed?")
        case ProbeState.QUIET:
            return translate("SoundTest", "It works, but nothing is heard.")
        case ProbeState.HEARD:
            return translate("SoundTest", "It is heard.")
        case ProbeState.FAILED:
            return translate("SoundTest", "It cannot be used.")
