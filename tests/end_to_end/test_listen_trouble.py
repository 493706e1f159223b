"""What befalls devices while `voxcap listen` captures them, on a real sound server."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile

from app.session.engine_room import STOPPED_REASON
from tests.benchmarks.digit_sequences import DigitRecordings
from tests.end_to_end.listener import Listener, gaps, remarks, words
from tests.pulse_server import PulseServer, running_pulse_server

# Much less where nothing else runs.
NOTICED_WITHIN_S = 5.0


@pytest.fixture
def server() -> Iterator[PulseServer]:
    with running_pulse_server() as server:
        server.null_sink("meeting", 48_000, 2)
        server.null_sink("feed", 48_000, 1)
        server.virtual_microphone("headset", "feed")
        yield server


@pytest.fixture(scope="module")
def digits(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a recording of six digits, about five seconds."""
    path = tmp_path_factory.mktemp("digits") / "digits.wav"
    sequence = DigitRecordings.load().draw(np.random.default_rng(17), 6, 6)
    soundfile.write(path, sequence.samples, 16_000)
    return path


@pytest.fixture
def listener(server: PulseServer, tmp_path: Path) -> Iterator[Listener]:
    """Listen to what the meeting plays, while the default source is the microphone."""
    server.pactl("set-default-source", "headset")
    server.pactl("set-default-sink", "meeting")
    listener = Listener("--system", "meeting", environment=server.environment, profile=tmp_path)
    try:
        listener.wait_ready()
        yield listener
    finally:
        listener.kill()


def play_and_wait(server: PulseServer, digits: Path, sink: str, listener: Listener) -> None:
    n_before = len(listener.words_of())
    assert server.play(digits, sink).wait() == 0
    listener.wait_for(lambda: len(listener.words_of()) >= n_before + 5, "the digits are printed")


def check_recovery(listener: Listener) -> None:
    """Check what the transcript says of one outage between two playbacks."""
    assert listener.stop() == 0
    session = listener.session()
    # A busy computer may leave out the end when it is told to stop.
    (gap,) = [gap for gap in gaps(session.entries) if gap.reason != STOPPED_REASON]
    said = words(session.entries)
    before = [word for word in said if word.end_s <= gap.start_s + 0.2]
    after = [word for word in said if word.start_s >= gap.end_s - 0.5]
    assert len(before) >= 5
    assert len(after) >= 5
    assert len(before) + len(after) == len(said)
    assert gap.end_s - gap.start_s >= 1.0
    assert any("not captured" in line.text for line in listener.output)


def test_the_captured_sink_is_removed_and_returns(
    server: PulseServer, listener: Listener, digits: Path
) -> None:
    play_and_wait(server, digits, "meeting", listener)
    server.remove("meeting")
    seconds = listener.wait_for(
        lambda: "meeting" in listener.error_text.lower(), "it tells that the device is gone"
    )
    assert seconds <= NOTICED_WITHIN_S
    n_words = len(listener.words_of())
    assert server.play(digits, "feed").wait() == 0
    assert len(listener.words_of()) == n_words, "it went on from the microphone"
    server.null_sink("meeting", 48_000, 2)
    listener.wait_for(lambda: "not captured" in listener.text, "the gap is told")
    play_and_wait(server, digits, "meeting", listener)
    check_recovery(listener)
    assert any("meeting" in remark for remark in remarks(listener.session().entries))


def test_the_sound_server_is_killed_and_returns(
    server: PulseServer, listener: Listener, digits: Path
) -> None:
    play_and_wait(server, digits, "meeting", listener)
    server.kill()
    seconds = listener.wait_for(
        lambda: "sound server" in listener.error_text.lower(), "it tells that the server is gone"
    )
    assert seconds <= NOTICED_WITHIN_S
    listener.wait_for(lambda: "Start PulseAudio" in listener.error_text, "it tells what to do")
    server.start()
    listener.wait_for(lambda: "not captured" in listener.text, "the gap is told")
    play_and_wait(server, digits, "meeting", listener)
    check_recovery(listener)


def test_the_default_microphone_changes(server: PulseServer, digits: Path, tmp_path: Path) -> None:
    server.null_sink("other_feed", 48_000, 1)
    server.virtual_microphone("webcam", "other_feed")
    server.pactl("set-default-source", "headset")
    listener = Listener(environment=server.environment, profile=tmp_path)
    try:
        listener.wait_ready()
        play_and_wait(server, digits, "feed", listener)
        server.pactl("set-default-source", "webcam")
        seconds = listener.wait_for(lambda: "webcam" in listener.text, "it tells where it listens")
        assert seconds <= NOTICED_WITHIN_S + 0.5
        play_and_wait(server, digits, "other_feed", listener)
        assert listener.stop() == 0
    finally:
        listener.kill()
    assert any("webcam" in remark for remark in remarks(listener.session().entries))


def test_a_program_that_is_held_up_loses_nothing(
    server: PulseServer, listener: Listener, digits: Path
) -> None:
    play_and_wait(server, digits, "meeting", listener)
    listener.signal(signal.SIGSTOP)
    player = server.play(digits, "meeting")
    time.sleep(3.0)
    listener.signal(signal.SIGCONT)
    assert player.wait() == 0
    listener.wait_for(lambda: len(listener.words_of()) >= 12, "all digits are printed")
    assert listener.stop() == 0
    session = listener.session()
    assert gaps(session.entries) == []
    first, second = np.split(np.array([word.text for word in words(session.entries)]), 2)
    assert list(first) == list(second)


def test_a_microphone_that_gives_nothing_but_zeros(
    server: PulseServer, digits: Path, tmp_path: Path
) -> None:
    listener = Listener("--mic", "headset", environment=server.environment, profile=tmp_path)
    try:
        listener.wait_ready()
        listener.wait_for(lambda: "mute" in listener.error_text.lower(), "it tells of the zeros")
        play_and_wait(server, digits, "feed", listener)
        assert listener.stop() == 0
    finally:
        listener.kill()
    assert any("mute" in remark.lower() for remark in remarks(listener.session().entries))


def test_without_any_device(tmp_path: Path) -> None:
    with running_pulse_server() as server:
        listener = Listener(environment=server.environment, profile=tmp_path)
        assert listener.wait() == 1
    assert "There is no microphone" in listener.error_text
    assert "Traceback" not in listener.error_text
    assert not list((tmp_path / "sessions").glob("*"))


def test_without_a_sound_server(tmp_path: Path) -> None:
    environment = {**os.environ, "PULSE_SERVER": f"unix:{tmp_path}/nothing", "HOME": str(tmp_path)}
    listener = Listener("--system", environment=environment, profile=tmp_path / "profile")
    assert listener.wait() == 1
    assert "There is no system audio" in listener.error_text
    assert "Traceback" not in listener.error_text


def test_settings_that_stop_portaudio_leave_the_rest(
    server: PulseServer, digits: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / ".asoundrc").write_text("pcm.broken {\n  type pulse\n")
    environment = {**server.environment, "HOME": str(home)}
    listener = Listener("--mic", "headset", environment=environment, profile=tmp_path / "profile")
    try:
        listener.wait_ready()
        play_and_wait(server, digits, "feed", listener)
        assert listener.stop() == 0
    finally:
        listener.kill()
    without = {**environment, "PULSE_SERVER": f"unix:{tmp_path}/nothing"}
    listener = Listener(environment=without, profile=tmp_path / "other")
    assert listener.wait() == 1
    assert "There is no microphone" in listener.error_text
    assert "Traceback" not in listener.error_text
