from __future__ import annotations

import queue
from collections.abc import Sequence

import numpy as np
import pytest

from app.audio import (
    SAMPLE_RATE,
    AudioError,
    AudioEvent,
    Block,
    Ended,
    Failed,
    Lost,
    Muted,
    Started,
    Unmuted,
    Waiting,
)
from app.desktop.sound_probe import (
    ZEROS_SAMPLES,
    Judge,
    ProbeState,
    Reading,
    SoundProbe,
    reading_words,
)


class Sound:
    """Blocks that follow one another."""

    def __init__(self) -> None:
        self.end = 0

    def block(self, level: float, n_samples: int = SAMPLE_RATE // 10) -> Block:
        samples = np.full(n_samples, level, np.float32)
        block = Block(self.end, samples, self.end / SAMPLE_RATE)
        self.end = block.end_sample
        return block

    def second(self, level: float) -> list[Block]:
        return [self.block(level) for _ in range(10)]


class ScriptedSource:
    """Gives what it is told to, and nothing more."""

    name = "Microphone: Webcam"

    def __init__(self, events: Sequence[AudioEvent] = (), error: Exception | None = None) -> None:
        self.is_open = False
        self.n_closed = 0
        self._events = list(events)
        self._error = error

    def open(self, origin_s: float) -> None:
        if self._error is not None:
            raise self._error
        self.is_open = True

    def read(self, timeout_s: float) -> Sequence[AudioEvent]:
        events, self._events = self._events, []
        return events

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def close(self) -> None:
        self.is_open = False
        self.n_closed += 1


def started() -> Started:
    return Started(0, "Webcam", 48_000, 1)


def test_first_it_opens() -> None:
    assert Judge().take([]) == Reading(ProbeState.OPENING)


def test_speech_is_heard_at_its_level() -> None:
    reading = Judge().take([started(), *Sound().second(0.1)])
    assert reading.state is ProbeState.HEARD
    assert reading.level_dbfs == pytest.approx(-20.0, abs=0.01)


def test_faint_noise_is_told_from_exact_zeros() -> None:
    judge, sound = Judge(), Sound()
    faint = [*sound.second(1e-5), *sound.second(1e-5)]
    assert judge.take([started(), *faint]).state is ProbeState.QUIET
    assert judge.take(sound.second(0.0)).state is ProbeState.ZEROS
    assert judge.take([sound.block(1e-5)]).state is ProbeState.QUIET
    assert judge.take([sound.block(0.5)]).state is ProbeState.HEARD


def test_a_few_zeros_are_nothing() -> None:
    judge, sound = Judge(), Sound()
    judge.take([started(), *sound.second(0.1)])
    assert judge.take([sound.block(0.0, ZEROS_SAMPLES - 1)]).state is not ProbeState.ZEROS


def test_advice_on_zeros_stays_until_there_is_sound() -> None:
    judge, sound = Judge(), Sound()
    judge.take([started(), *sound.second(0.0), Muted(sound.end, "Unmute it.")])
    assert judge.take(sound.second(0.0)).advice == "Unmute it."
    reading = judge.take([Unmuted(sound.end), *sound.second(0.1)])
    assert (reading.state, reading.advice) == (ProbeState.HEARD, "")


@pytest.mark.parametrize(
    ("event", "state", "advice"),
    [
        (Waiting(0), ProbeState.NOTHING, ""),
        (Ended(0), ProbeState.NOTHING, ""),
        (Lost(0, "It is gone."), ProbeState.FAILED, "It is gone."),
        (Failed(0, "Plug it in."), ProbeState.FAILED, "Plug it in."),
    ],
)
def test_what_befalls_a_device_is_told_without_a_level(
    event: AudioEvent, state: ProbeState, advice: str
) -> None:
    judge, sound = Judge(), Sound()
    judge.take([started(), *sound.second(0.1)])
    assert judge.take([event]) == Reading(state, advice=advice)
    assert judge.take([started(), *sound.second(0.1)]).state is ProbeState.HEARD


def test_probe_tells_and_gives_the_device_back() -> None:
    readings: queue.Queue[Reading] = queue.Queue()
    source = ScriptedSource([started(), *Sound().second(0.1)])
    probe = SoundProbe(source, readings.put)
    probe.start()
    while readings.get(timeout=60).state is not ProbeState.HEARD:
        pass
    probe.stop()
    assert probe.join(60)
    assert not source.is_open
    assert source.n_closed == 1


@pytest.mark.parametrize(
    ("error", "advice"), [(AudioError("Allow it."), "Allow it."), (RuntimeError("oops"), "")]
)
def test_device_that_cannot_be_opened_is_told(error: Exception, advice: str) -> None:
    readings: list[Reading] = []
    probe = SoundProbe(ScriptedSource(error=error), readings.append)
    probe.start()
    assert probe.join(60)
    assert readings[-1] == Reading(ProbeState.FAILED, advice=advice)


def test_a_probe_waits_for_the_one_before_it() -> None:
    readings: queue.Queue[Reading] = queue.Queue()
    first, second = ScriptedSource([started()]), ScriptedSource(Sound().second(0.1))
    earlier = SoundProbe(first, lambda reading: None)
    earlier.start()
    earlier.stop()

    def check(reading: Reading) -> None:
        if reading.state is ProbeState.HEARD:
            assert not first.is_open
        readings.put(reading)

    probe = SoundProbe(second, check, earlier)
    probe.start()
    while readings.get(timeout=60).state is not ProbeState.HEARD:
        pass
    probe.stop()
    assert probe.join(60)


def test_a_probe_that_was_stopped_first_opens_nothing() -> None:
    source = ScriptedSource()
    readings: list[Reading] = []
    probe = SoundProbe(source, readings.append)
    probe.stop()
    assert probe.join(60)
    probe.start()
    assert probe.join(60)
    assert readings == []
    assert not source.is_open


def test_every_state_has_words_of_its_own() -> None:
    words = [reading_words(Reading(state), are_zeros_normal=False) for state in ProbeState]
    assert len(set(words)) == len(ProbeState)
    assert all(words)


def test_zeros_of_what_plays_nothing_are_no_trouble() -> None:
    zeros = Reading(ProbeState.ZEROS)
    assert reading_words(zeros, True) != reading_words(zeros, False)
