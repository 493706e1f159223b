from __future__ import annotations

import ctypes
import os
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from app.audio.device import DeviceLostError
from app.audio.elapsed import elapsed_s
from app.audio.errors import AudioError
from app.audio.pulse.capture import CaptureTarget, PulseCapture
from app.audio.pulse.connection import Connection
from app.audio.pulse.library import PulseLibrary
from tests.app.audio.pulse.recording import (
    expect_only_silence,
    first_frames,
    hear,
    noise_file,
)
from tests.pulse_server import SOON_S, PulseServer, wait_until


def open_capture(
    server: PulseServer, source: str, rate_hz: int = 16_000, channels: int = 1
) -> PulseCapture:
    target = CaptureTarget(source, f"the {source}", rate_hz, channels)
    return PulseCapture(Connection(PulseLibrary(), server.address), target)


@pytest.mark.parametrize(("rate_hz", "channels"), [(16_000, 1), (44_100, 2), (192_000, 8)])
def test_sound_arrives_bit_for_bit(
    server: PulseServer, tmp_path: Path, rate_hz: int, channels: int
) -> None:
    source = server.null_sink("exact", rate_hz, channels)
    noise = noise_file(tmp_path / "noise.wav", rate_hz, channels)
    capture = open_capture(server, source, rate_hz, channels)
    heard = hear(capture, server, tmp_path / "noise.wav", "exact")
    capture.close()
    np.testing.assert_array_equal(heard, noise)


def test_rate_and_channels_are_the_sources_own(server: PulseServer) -> None:
    source = server.null_sink("own", 44_100, 2)
    capture = open_capture(server, source, 48_000, 1)
    assert (capture.rate_hz, capture.channels) == (44_100, 2)
    assert first_frames(capture).shape[1] == 2
    capture.close()


def test_a_sink_that_rests_gives_its_first_sound_within_its_own_step(server: PulseServer) -> None:
    source = server.null_sink("resting", options="")
    capture = open_capture(server, source, 48_000, 2)
    assert len(first_frames(capture))
    capture.close()


def test_frames_come_in_small_parts_as_time_goes(server: PulseServer) -> None:
    source = server.null_sink("steady")
    capture = open_capture(server, source, 48_000, 2)
    first_frames(capture)
    begin_s = elapsed_s()
    n_frames, sizes = 0, []
    captured_s = begin_s
    while captured_s < begin_s + 1.0:
        frames = capture.read(1.0)
        assert frames is not None
        assert captured_s <= frames.captured_s <= elapsed_s()
        captured_s = frames.captured_s
        n_frames += len(frames.values)
        sizes.append(len(frames.values))
    capture.close()
    assert n_frames / 48_000 == pytest.approx(captured_s - begin_s, abs=0.1)
    assert np.median(sizes) <= 0.05 * 48_000


def test_what_waited_while_nobody_read_comes_at_once(server: PulseServer) -> None:
    source = server.null_sink("waiting")
    capture = open_capture(server, source, 48_000, 2)
    first_frames(capture)
    begin_s = time.monotonic()
    stay_away(0.7)
    away_s = time.monotonic() - begin_s
    frames = capture.read(0.0)
    capture.close()
    assert frames is not None
    assert frames.n_lost == 0
    assert len(frames.values) / 48_000 == pytest.approx(away_s, abs=0.25)


def stay_away(seconds: float) -> None:
    threading.Event().wait(seconds)


def stop_all_threads(seconds: float) -> None:
    """Keep Python's lock, so that a reader in the middle of reading stands still."""
    ctypes.PyDLL(None).usleep(round(seconds * 1e6))


class Reader(threading.Thread):
    """Counts what comes for some seconds."""

    def __init__(self, capture: PulseCapture, duration_s: float) -> None:
        super().__init__()
        self.capture = capture
        self.until_s = time.monotonic() + duration_s
        self.n_frames = self.n_lost = 0

    def run(self) -> None:
        while time.monotonic() < self.until_s:
            frames = self.capture.read(0.1)
            if frames is not None:
                self.n_frames += len(frames.values)
                self.n_lost += frames.n_lost


def test_what_did_not_fit_while_nobody_read_is_counted(server: PulseServer) -> None:
    source = server.null_sink("flood", 192_000, 8)
    capture = open_capture(server, source, 192_000, 8)
    first_frames(capture)
    begin_s = time.monotonic()
    before = Reader(capture, 0.2)
    before.run()
    stay_away(2.2)
    after = Reader(capture, 0.8)
    after.run()
    passed_s = time.monotonic() - begin_s
    capture.close()
    assert before.n_lost == 0
    assert after.n_lost > 0.3 * 192_000
    n_all = before.n_frames + after.n_frames + after.n_lost
    assert n_all / 192_000 == pytest.approx(passed_s, abs=0.25)


def test_what_did_not_fit_while_the_reader_stood_still_is_counted(server: PulseServer) -> None:
    source = server.null_sink("flood", 192_000, 8)
    capture = open_capture(server, source, 192_000, 8)
    first_frames(capture)
    begin_s = time.monotonic()
    reader = Reader(capture, 3.3)
    reader.start()
    stay_away(0.3)
    stop_all_threads(2.2)
    reader.join()
    passed_s = time.monotonic() - begin_s
    capture.close()
    assert reader.n_lost > 0.3 * 192_000
    assert (reader.n_frames + reader.n_lost) / 192_000 == pytest.approx(passed_s, abs=0.25)


def test_a_source_that_disappears_is_told_and_no_other_is_heard(
    server: PulseServer, tmp_path: Path
) -> None:
    source = server.null_sink("leaving", 16_000, 1)
    server.null_sink("staying", 16_000, 1)
    server.pactl("set-default-source", "staying.monitor")
    noise_file(tmp_path / "noise.wav", 16_000, 1, duration_s=10.0)
    capture = open_capture(server, source)
    first_frames(capture)
    player = server.play(tmp_path / "noise.wav", "staying")
    other = open_capture(server, "staying.monitor")
    while not np.any(first_frames(other)):
        pass
    server.remove("leaving")
    with pytest.raises(DeviceLostError, match=r"^the leaving\.monitor is gone\.$"):
        expect_only_silence(capture, SOON_S)
    player.kill()
    other.close()
    capture.close()


def test_a_killed_server_is_told(own_server: PulseServer) -> None:
    source = own_server.null_sink("any")
    capture = open_capture(own_server, source)
    first_frames(capture)
    own_server.kill()
    with pytest.raises(DeviceLostError, match=r"^The sound server has stopped\.$"):
        expect_only_silence(capture, SOON_S)
    with pytest.raises(DeviceLostError):
        capture.read(0.0)
    capture.close()
    own_server.start()
    again = open_capture(own_server, source)
    assert len(first_frames(again))
    again.close()


def test_a_server_that_stands_still_only_gives_nothing(own_server: PulseServer) -> None:
    source = own_server.null_sink("any")
    capture = open_capture(own_server, source)
    first_frames(capture)
    own_server.freeze()
    while capture.read(0.1) is not None:
        pass
    begin_s = time.monotonic()
    assert capture.read(0.2) is None
    assert 0.15 < time.monotonic() - begin_s < SOON_S
    own_server.thaw()
    assert len(first_frames(capture))
    own_server.freeze()
    begin_s = time.monotonic()
    capture.close()
    assert time.monotonic() - begin_s < SOON_S
    own_server.thaw()


def test_a_suspended_source_gives_nothing_until_it_is_resumed(server: PulseServer) -> None:
    source = server.null_sink("sleeper")
    capture = open_capture(server, source, 48_000, 2)
    first_frames(capture)
    server.pactl("suspend-sink", "sleeper", "1")
    while capture.read(0.2) is not None:
        pass
    server.pactl("suspend-sink", "sleeper", "0")
    assert len(first_frames(capture))
    capture.close()


def test_a_source_that_is_not_there_is_refused(server: PulseServer) -> None:
    server.null_sink("other")
    with pytest.raises(AudioError, match=r"^the missing is not there any more\. Choose another"):
        open_capture(server, "missing")


def test_sound_settings_show_who_listens(server: PulseServer) -> None:
    source = server.null_sink("shown")
    capture = open_capture(server, source)
    listing = server.pactl("list", "source-outputs")
    capture.close()
    assert 'application.name = "Voxcap"' in listing
    assert 'media.name = "Live captions"' in listing


def test_reading_a_closed_device_is_refused(server: PulseServer) -> None:
    capture = open_capture(server, server.null_sink("closed"))
    capture.close()
    capture.close()
    with pytest.raises(DeviceLostError, match="closed"):
        capture.read(0.0)


def test_opening_and_closing_leaves_nothing_behind(server: PulseServer) -> None:
    source = server.null_sink("often")

    def cycle(times: int) -> None:
        for _ in range(times):
            capture = open_capture(server, source)
            capture.read(0.0)
            capture.defaults()
            capture.close()

    cycle(20)
    n_files, n_threads = len(os.listdir("/proc/self/fd")), threading.active_count()
    memory_kb = _memory_kb()
    cycle(200)
    assert len(os.listdir("/proc/self/fd")) == n_files
    assert threading.active_count() == n_threads
    assert _memory_kb() < memory_kb + 4_000
    wait_until(
        lambda: not server.pactl("list", "short", "source-outputs"), "the server forgets them"
    )


def _memory_kb() -> int:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise AssertionError("no VmRSS in /proc/self/status")
