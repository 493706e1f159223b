"""What an open stream delivers, and how it is opened."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio import AudioError, CaptureDevice, DeviceLostError
from app.audio.portaudio import PortAudio, microphone_choices
from tests.app.audio.portaudio.fake_sounddevice import (
    FakeInput,
    FakeSoundDevice,
    FakeStream,
    Time,
)

BUSY = ("Device unavailable", -9985)


def open_only(source: FakeInput) -> tuple[CaptureDevice, FakeStream, FakeSoundDevice]:
    module = FakeSoundDevice(source)
    choice = microphone_choices(PortAudio(lambda: module))[-1]
    device = choice.open()
    return device, module.streams[0], module


def noise(n_frames: int, channels: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).uniform(-1, 1, (n_frames, channels)).astype(np.float32)


@given(
    lengths=st.lists(st.integers(0, 3000), max_size=20),
    channels=st.sampled_from([1, 2, 8]),
    reads=st.sets(st.integers(0, 20)),
)
def test_blocks_of_any_size_arrive_as_they_were(
    lengths: list[int], channels: int, reads: set[int]
) -> None:
    device, stream, _ = open_only(FakeInput("Mic", channels))
    assert (device.channels, device.rate_hz, device.device) == (channels, 48_000, "Mic")
    sent, came = [np.zeros((0, channels), np.float32)], [np.zeros((0, channels), np.float32)]

    def read() -> bool:
        frames = device.read(0.0)
        if frames is not None:
            assert frames.n_lost == 0
            came.append(frames.values)
        return frames is not None

    for number, n_frames in enumerate(lengths):
        sent.append(noise(n_frames, channels, number))
        stream.deliver(sent[-1])
        if number in reads:
            read()
    while read():
        pass
    np.testing.assert_array_equal(np.concatenate(came), np.concatenate(sent))
    device.close()


def test_frames_that_overflowed_in_the_device_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    device, stream, _ = open_only(FakeInput("Mic", 1))
    now = {"s": 1000.0}
    monkeypatch.setattr("app.audio.portaudio.capture.elapsed_s", lambda: now["s"])
    stream.deliver(noise(480, 1), Time(5.0, 5.03))
    first = device.read(0.0)
    assert first is not None
    assert first.captured_s == pytest.approx(1000.0 - 0.02)
    now["s"] += 0.51
    stream.deliver(noise(480, 1), Time(5.51, 5.54), overflow=True)
    second = device.read(0.0)
    assert second is not None
    assert second.n_lost == 24_000
    # Times that cannot be are not believed.
    now["s"] += 0.01
    stream.deliver(noise(480, 1), Time(9999.0, 1.0))
    third = device.read(0.0)
    assert third is not None
    assert (third.n_lost, third.captured_s) == (0, now["s"])
    device.close()


def test_a_reader_that_does_not_come_loses_the_newest_and_is_told() -> None:
    device, stream, _ = open_only(FakeInput("Mic", 1, rate_hz=8_000.0))
    n_sent = 0
    for _ in range(50):
        stream.deliver(np.full((1_000, 1), n_sent // 1_000, np.float32))
        n_sent += 1_000
    frames = device.read(0.0)
    assert frames is not None
    assert frames.n_lost == 0
    n_kept = len(frames.values)
    assert 8_000 <= n_kept < n_sent
    np.testing.assert_array_equal(frames.values[::1_000, 0], np.arange(n_kept / 1_000))
    stream.deliver(noise(10, 1))
    after = device.read(0.0)
    assert after is not None
    assert after.n_lost == n_sent - n_kept
    device.close()


def test_a_device_that_only_does_44_1_khz_stereo() -> None:
    source = FakeInput(
        "USB", 8, accepts=lambda rate_hz, channels: (rate_hz, channels) == (44_100, 2)
    )
    device, _, module = open_only(source)
    assert (device.rate_hz, device.channels) == (44_100, 2)
    assert module.attempts[:3] == [(48_000, 8), (48_000, 2), (48_000, 1)]
    device.close()
    assert not module.streams


def test_no_more_than_eight_channels_are_asked_for_at_first() -> None:
    device, _, module = open_only(FakeInput("Mixer", 32))
    assert module.attempts == [(48_000, 8)]
    device.close()


def test_a_device_that_refuses_everything_says_what_was_tried() -> None:
    with pytest.raises(AudioError, match=r"USB takes none .*48 kHz x 2.*44\.1 kHz x 1.*8 kHz x 1"):
        open_only(FakeInput("USB", 2, accepts=lambda rate_hz, channels: False))


@pytest.mark.parametrize("at", ["open_error", "start_error"])
def test_a_busy_device_is_given_back_and_named(at: str) -> None:
    module = FakeSoundDevice(FakeInput("USB", **{at: BUSY}))
    portaudio = PortAudio(lambda: module)
    choice = microphone_choices(portaudio)[-1]
    for _ in range(2):
        with pytest.raises(AudioError, match="USB is in use by another program") as caught:
            choice.open()
        assert caught.value.value == "USB"
        assert not module.streams
    assert len(module.attempts) == 2


def test_the_last_frames_come_before_the_loss() -> None:
    device, stream, _ = open_only(FakeInput("Mic", 1))
    stream.deliver(noise(10, 1))
    stream.end()
    assert device.read(60.0) is not None
    for _ in range(2):
        with pytest.raises(DeviceLostError, match="Mic has stopped"):
            device.read(60.0)
    device.close()
    device.close()


def test_a_stream_that_ends_without_saying_so_is_lost() -> None:
    device, stream, _ = open_only(FakeInput("Mic", 1))
    stream.active = False
    with pytest.raises(DeviceLostError):
        device.read(0.0)
    device.close()


def test_a_callback_that_stops_for_ever_is_only_nothing() -> None:
    device, _, _ = open_only(FakeInput("Mic", 1))
    assert device.read(0.01) is None
    assert device.read(0.0) is None
    device.close()
