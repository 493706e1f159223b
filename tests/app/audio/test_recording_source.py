"""Recordings and pipes as live sources."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile
from hypothesis import given, settings
from hypothesis import strategies as st

from app.audio import (
    AudioError,
    AudioEvent,
    AudioFile,
    Block,
    DamagedAudioError,
    Ended,
    PcmStream,
    Samples,
    Started,
)
from app.audio.pace import Pace, RealTime, Unpaced
from app.audio.pipe import RawPipe
from app.audio.recording_source import RecordingSource
from tests.app.audio.scripted_device import VirtualClock
from tests.app.recordings import cut_in_half, tone

PATIENCE_S = 60.0


class Pieces:
    """A recording of these pieces, which then ends or fails."""

    name = "pieces"
    duration_s = None

    def __init__(self, pieces: list[Samples], error: Exception | None = None) -> None:
        self._pieces = pieces
        self._error = error
        self.closed = threading.Event()

    def blocks(self) -> Iterator[Samples]:
        yield from self._pieces
        if self._error is not None:
            raise self._error

    def close(self) -> None:
        self.closed.set()


def noise(n_samples: int) -> Samples:
    return np.random.default_rng(3).normal(0, 0.1, n_samples).astype(np.float32)


def read_all(source: RecordingSource, timeout_s: float = 0.1) -> list[AudioEvent]:
    events: list[AudioEvent] = []
    give_up_s = time.monotonic() + PATIENCE_S
    while not any(isinstance(event, Ended) for event in events):
        assert time.monotonic() < give_up_s
        events += source.read(timeout_s)
    assert list(source.read(timeout_s)) == []
    return events


def sound_of(events: list[AudioEvent]) -> Samples:
    """Return the sound, and assert that it lies where it should."""
    blocks = [event for event in events if isinstance(event, Block)]
    position = 0
    for block in blocks:
        assert block.start_sample == position
        assert 0 < len(block.samples) <= 8_000
        position = block.end_sample
    return np.concatenate([block.samples for block in blocks])


@settings(max_examples=30, deadline=None)
@given(
    lengths=st.lists(st.integers(1, 9_000), min_size=1, max_size=12),
    make_pace=st.sampled_from([RealTime, Unpaced]),
    pause_at=st.integers(0, 30),
)
def test_everything_comes_once_and_in_order(
    lengths: list[int], make_pace: Callable[[], Pace], pause_at: int
) -> None:
    whole = noise(sum(lengths))
    recording = Pieces(list(np.split(whole, np.cumsum(lengths)[:-1])))
    clock = VirtualClock()
    source = RecordingSource(lambda: recording, "Noise", make_pace(), clock, clock.wait)
    source.open(0.0)
    events: list[AudioEvent] = []
    for _ in range(pause_at):
        events += source.read(0.05)
    source.pause()
    clock.wait(1.0)
    assert list(source.read(0.1)) == []
    source.resume()
    if not any(isinstance(event, Ended) for event in events):
        events += read_all(source)
    np.testing.assert_array_equal(sound_of(events), whole)
    assert events[0] == Started(0, "Noise", 16_000, 1)
    assert events[-1] == Ended(len(whole))
    assert recording.closed.wait(PATIENCE_S)


def test_real_time_gives_each_step_when_it_has_been_played() -> None:
    clock = VirtualClock(50.0)
    pieces = [noise(8_000) for _ in range(20)]
    source = RecordingSource(lambda: Pieces(pieces), "Noise", RealTime(), clock, clock.wait)
    source.open(0.0)
    events = read_all(source)
    assert len(sound_of(events)) == 160_000
    # The reading thread needs real time, the clock is not: so only never too early.
    for event in events:
        if isinstance(event, Block):
            assert event.captured_s >= 50.0 + event.end_sample / 16_000 - 1e-6
    assert clock() == pytest.approx(60.0, abs=0.05)


def test_what_a_stall_kept_back_comes_at_once() -> None:
    clock = VirtualClock(50.0)
    pieces = [noise(8_000) for _ in range(20)]
    source = RecordingSource(lambda: Pieces(pieces), "Noise", RealTime(), clock, clock.wait)
    source.open(0.0)
    while not source.read(0.1):
        pass
    clock.now_s = 53.0
    events: list[AudioEvent] = []
    give_up_s = time.monotonic() + PATIENCE_S
    while clock() == 53.0 and time.monotonic() < give_up_s:
        events += source.read(0.1)
    last = [event for event in events if isinstance(event, Block)][-1]
    assert last.end_sample >= 3 * 16_000 - RealTime.STEP_SAMPLES
    assert max(len(event.samples) for event in events if isinstance(event, Block)) <= 8_000


def test_a_pause_does_not_count_as_time() -> None:
    clock = VirtualClock(50.0)
    pieces = [noise(8_000) for _ in range(4)]
    source = RecordingSource(lambda: Pieces(pieces), "Noise", RealTime(), clock, clock.wait)
    source.open(0.0)
    while not source.read(0.1):
        pass
    source.pause()
    clock.wait(100.0)
    source.resume()
    n_at_once = sum(len(event.samples) for event in source.read(0.04) if isinstance(event, Block))
    assert n_at_once <= RealTime.STEP_SAMPLES


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "tone.wav"
    soundfile.write(path, tone(2, 48_000), 48_000)
    source = RecordingSource(lambda: AudioFile(path), "tone.wav", Unpaced())
    source.open(0.0)
    events = read_all(source)
    with AudioFile(path) as audio:
        np.testing.assert_array_equal(sound_of(events), np.concatenate(list(audio.blocks())))


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    source = RecordingSource(lambda: AudioFile(tmp_path / "none.wav"), "none.wav", RealTime())
    with pytest.raises(AudioError, match="no such file"):
        source.open(0.0)
    assert list(source.read(0.01)) == []
    source.close()


def test_a_damaged_file_ends_with_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "tone.wav"
    soundfile.write(path, tone(2, 16_000), 16_000)
    cut_in_half(path)
    source = RecordingSource(lambda: AudioFile(path), "tone.wav", Unpaced())
    source.open(0.0)
    events = read_all(source)
    assert len(sound_of(events)) == pytest.approx(16_000, abs=50)
    assert isinstance(events[-1], Ended)
    assert events[-1].error is not None
    assert "cut off" in events[-1].error


@pytest.mark.parametrize(
    ("error", "text"),
    [(DamagedAudioError("It is cut off."), "It is cut off."), (OSError("odd"), "(odd)")],
)
def test_an_error_at_the_end_is_told(error: Exception, text: str) -> None:
    source = RecordingSource(lambda: Pieces([noise(10)], error), "Noise", Unpaced())
    source.open(0.0)
    events = read_all(source)
    assert len(sound_of(events)) == 10
    assert isinstance(events[-1], Ended)
    assert text in (events[-1].error or "")


def test_a_recording_without_sound() -> None:
    source = RecordingSource(lambda: Pieces([], AudioError("Nothing came.")), "Noise", Unpaced())
    source.open(0.0)
    assert read_all(source) == [Ended(0, "Nothing came.")]


def test_a_silent_pipe_does_not_hold_up_its_reader() -> None:
    read_end, write_end = os.pipe()
    source = RecordingSource(lambda: PcmStream(RawPipe(read_end)), "pipe", Unpaced())
    source.open(0.0)
    began_s = time.monotonic()
    assert list(source.read(0.05)) == []
    assert time.monotonic() - began_s < PATIENCE_S
    os.write(write_end, b"\x00\x40" * 100)
    events: list[AudioEvent] = []
    give_up_s = time.monotonic() + PATIENCE_S
    while len(events) < 2 and time.monotonic() < give_up_s:
        events += source.read(0.1)
    assert isinstance(events[0], Started)
    np.testing.assert_array_equal(sound_of(events), np.full(100, 0.5))
    os.close(write_end)
    assert read_all(source) == [Ended(100)]
    os.close(read_end)


def test_reading_ahead_is_bounded_and_ends_with_the_source() -> None:
    n_given = 0

    class Endless(Pieces):
        def blocks(self) -> Iterator[Samples]:
            nonlocal n_given
            while True:
                n_given += 1
                yield noise(8_000)

    recording = Endless([])
    source = RecordingSource(lambda: recording, "Noise", Unpaced())
    source.open(0.0)
    give_up_s = time.monotonic() + PATIENCE_S
    while not source.read(0.1) and time.monotonic() < give_up_s:
        pass
    assert not recording.closed.is_set()
    source.close()
    source.close()
    assert recording.closed.wait(PATIENCE_S)
    assert n_given <= 6
    assert list(source.read(0.01)) == []


# The engine takes seconds to load and has no part in this.
_PROGRAM = """
import sys, types
sys.modules["engine"] = types.SimpleNamespace(VoxcapError=Exception)
from app.audio.pace import Unpaced
from app.audio.pcm import PcmStream
from app.audio.pipe import RawPipe
from app.audio.recording_source import RecordingSource
source = RecordingSource(lambda: PcmStream(RawPipe(sys.stdin.fileno())), "stdin", Unpaced())
source.open(0.0)
source.read(0.05)
source.close()
"""


def test_the_program_ends_while_its_standard_input_is_silent() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _PROGRAM],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    ) as program:
        assert program.wait(120) == 0
        assert program.stderr is not None
        assert program.stderr.read() == b""
