"""Core Audio's taps against an imitation of catap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from app.audio import AudioError, DeviceLostError, SoundKind, core_audio_tap
from app.audio.core_audio_tap import decode, tap_choices


@dataclass
class Format:
    sample_rate: float = 44_100.0
    num_channels: int = 1
    bits_per_sample: int = 32
    is_float: bool = True


@dataclass
class Buffer:
    data: bytes
    format: Format


@dataclass
class Process:
    bundle_id: str | None
    name: str
    is_outputting: bool = True


class FakeSession:
    def __init__(self, processes: Sequence[Process] | None, on_buffer: Callable) -> None:
        self.processes = processes
        self.on_buffer = on_buffer
        self.stream_format: Format | None = None
        self.capture_failed = False
        self.is_open = False
        self.catap: FakeCatap

    def start(self) -> None:
        if self.catap.start_error:
            raise self.catap.start_error
        self.is_open = True
        self.stream_format = self.catap.format

    def close(self) -> None:
        self.is_open = False
        if self.capture_failed:
            raise RuntimeError("buffers were dropped")

    def deliver(self, values: Sequence[float]) -> None:
        self.on_buffer(Buffer(np.array(values, "<f4").tobytes(), Format()))


class FakeCatap:
    def __init__(self, *processes: Process) -> None:
        self.processes = list(processes)
        self.format: Format | None = Format()
        self.start_error: Exception | None = None
        self.list_error: Exception | None = None
        self.sessions: list[FakeSession] = []
        self.RecordingSession = self

    def list_audio_processes(self) -> list[Process]:
        if self.list_error:
            raise self.list_error
        return list(self.processes)

    def from_system_audio(self, *, mono: bool, on_buffer: Callable) -> FakeSession:
        return self._session(None, mono, on_buffer)

    def from_processes(
        self, processes: Sequence[Process], *, mono: bool, on_buffer: Callable
    ) -> FakeSession:
        return self._session(processes, mono, on_buffer)

    def _session(self, processes: Any, mono: bool, on_buffer: Callable) -> FakeSession:
        assert mono
        session = FakeSession(processes, on_buffer)
        session.catap = self
        self.sessions.append(session)
        return session


def test_everything_comes_first_and_then_what_plays() -> None:
    catap = FakeCatap(
        Process("us.zoom", "Zoom"),
        Process("us.zoom", "Zoom"),
        Process(None, "mpv"),
        Process("com.apple.Music", "Music", is_outputting=False),
    )
    choices = tap_choices(lambda: catap)
    assert [(choice.id, choice.label, choice.kind) for choice in choices] == [
        ("tap:system", "Everything this computer plays", SoundKind.SYSTEM),
        ("tap:app:us.zoom", "Zoom", SoundKind.APPLICATION),
        ("tap:app:mpv", "mpv", SoundKind.APPLICATION),
    ]
    assert all("System Settings" in str(choice.zeros_advice) for choice in choices)
    catap.list_error = OSError("no")
    assert [choice.id for choice in tap_choices(lambda: catap)] == ["tap:system"]


def test_sound_arrives_and_its_end_is_told() -> None:
    catap = FakeCatap()
    choice = tap_choices(lambda: catap)[0]
    device = choice.open()
    assert (device.rate_hz, device.channels) == (44_100, 1)
    assert device.device == "Everything this computer plays"
    assert choice.is_current(device)
    session = catap.sessions[0]
    session.deliver([0.25, -0.5])
    came = device.read(0.0)
    assert came is not None
    np.testing.assert_array_equal(came.values[-2:], [[0.25], [-0.5]])
    session.deliver([0.125])
    session.capture_failed = True
    came = device.read(0.0)
    assert came is not None
    assert came.values[-1] == 0.125
    with pytest.raises(DeviceLostError, match="macOS has ended the capture"):
        device.read(0.0)
    device.close()
    device.close()
    assert not session.is_open


def test_all_processes_of_an_application_are_captured_together() -> None:
    catap = FakeCatap(Process("us.zoom", "Zoom"), Process("x", "X"), Process("us.zoom", "caphost"))
    zoom = tap_choices(lambda: catap)[1]
    zoom.open().close()
    assert [process.name for process in catap.sessions[0].processes or ()] == ["Zoom", "caphost"]
    catap.processes.clear()
    with pytest.raises(AudioError, match=r"cannot be captured .*not running.*Start .* again"):
        zoom.open()


@pytest.mark.parametrize("error", [OSError("tap"), RuntimeError("busy"), ValueError("format")])
def test_a_tap_that_does_not_start_is_explained(error: Exception) -> None:
    catap = FakeCatap()
    catap.start_error = error
    with pytest.raises(AudioError, match=f"cannot be captured .{error}.*BlackHole"):
        tap_choices(lambda: catap)[0].open()


def test_a_tap_of_unknown_format_is_given_back() -> None:
    catap = FakeCatap()
    catap.format = None
    with pytest.raises(AudioError, match="format"):
        tap_choices(lambda: catap)[0].open()
    assert not catap.sessions[0].is_open


@pytest.mark.parametrize("n_bytes", [2, 3, 4])
def test_integers_of_every_width_have_the_same_full_scale(n_bytes: int) -> None:
    full_scale = 2 ** (8 * n_bytes - 1)
    numbers = [-full_scale, full_scale // 2, -full_scale // 4, 0]
    data = b"".join(number.to_bytes(n_bytes, "little", signed=True) for number in numbers)
    mono = Buffer(data, Format(bits_per_sample=8 * n_bytes, is_float=False))
    np.testing.assert_array_equal(decode(mono), [[-1.0], [0.5], [-0.25], [0.0]])
    stereo = Buffer(data, Format(num_channels=2, bits_per_sample=8 * n_bytes, is_float=False))
    np.testing.assert_array_equal(decode(stereo), [[-0.25], [-0.125]])
    assert decode(mono).dtype == np.float32


def test_an_old_mac_is_told_of_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise ImportError("catap only supports macOS 14.2 or later.")

    monkeypatch.setattr(core_audio_tap.importlib, "import_module", fail)
    with pytest.raises(AudioError, match=r"macOS 14\.2 .* BlackHole"):
        tap_choices()
