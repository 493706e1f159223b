"""PortAudio itself, capturing what a private sound server plays, through ALSA."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from ctypes.util import find_library
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.pulse_server import PulseServer, running_pulse_server

ROOT = Path(__file__).parents[4]
RATE_HZ = 44_100
SECONDS = 2

# Says when it is open, captures until the device is lost, and says what came.
CAPTURE = """
import sys
import numpy as np
from app.audio import DeviceLostError
from app.audio.portaudio import PortAudio, microphone_choices
choices = microphone_choices(PortAudio())
if not choices:
    sys.exit("no ALSA device for the sound server")
device = choices[0].open()
print("open", device.rate_hz, device.channels, flush=True)
parts = []
try:
    while True:
        frames = device.read(0.1)
        if frames is not None:
            assert frames.n_lost == 0
            parts.append(frames.values[:, 0])
            if parts[-1].any():
                print("sound", flush=True)
except DeviceLostError as error:
    print(error, flush=True)
device.close()
np.save(sys.argv[1], np.concatenate(parts))
"""


@pytest.fixture
def server() -> Iterator[PulseServer]:
    if sys.platform != "linux" or (find_library("portaudio") is None and "CI" not in os.environ):
        pytest.skip("needs the PortAudio library on Linux (apt-get install libportaudio2)")
    with running_pulse_server() as server:
        server.null_sink("feed", RATE_HZ, 1)
        server.virtual_microphone("fakemic", "feed")
        server.pactl("set-default-source", "fakemic")
        yield server


def test_sound_is_captured_whole_and_a_killed_server_is_noticed(
    server: PulseServer, tmp_path: Path
) -> None:
    lead = np.zeros(RATE_HZ // 2)
    sound = np.random.default_rng(0).integers(-16_384, 16_384, SECONDS * RATE_HZ) / 32_768
    soundfile.write(tmp_path / "noise.wav", np.concatenate([lead, sound]), RATE_HZ)
    captured = tmp_path / "captured.npy"
    capture = subprocess.Popen(
        [sys.executable, "-c", CAPTURE, str(captured)],
        env=server.environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert capture.stdout is not None
    opened = capture.stdout.readline()
    if not opened and "CI" not in os.environ:
        pytest.skip(f"needs libasound2-plugins: {capture.communicate()[1]}")
    assert opened.split()[:2] == ["open", str(RATE_HZ)]
    assert server.play(tmp_path / "noise.wav", "feed").wait() == 0
    assert capture.stdout.readline() == "sound\n"
    server.kill()
    rest, _ = capture.communicate(timeout=60)
    assert rest.splitlines()[-1] == "default has stopped; it may have been unplugged."
    assert capture.returncode == 0
    heard = np.load(captured)
    first = int(np.argmax(heard != 0))
    n_heard = min(len(heard) - first, len(sound))
    # The player returns when all was handed over; the server is killed before it played the end.
    assert n_heard > len(sound) - RATE_HZ
    difference = heard[first : first + n_heard] - sound[:n_heard]
    assert np.abs(difference[: len(sound) - RATE_HZ]).max() <= 2 / 32_768
