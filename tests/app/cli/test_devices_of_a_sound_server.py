"""`voxcap devices` with a private sound server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import soundfile

from tests.pulse_server import running_pulse_server

ROOT = Path(__file__).parents[3]


def test_the_microphone_that_hears_is_told_from_the_one_that_does_not(tmp_path: Path) -> None:
    tone = 0.5 * np.sin(2 * np.pi * 440 * np.arange(60 * 16_000) / 16_000)
    soundfile.write(tmp_path / "tone.wav", tone, 16_000)
    with running_pulse_server() as server:
        for name in ("spoken", "unused"):
            server.null_sink(f"to_{name}", 16_000, 1)
            server.virtual_microphone(f"{name}_mic", f"to_{name}")
        server.play(tmp_path / "tone.wav", "to_spoken")
        result = subprocess.run(
            [sys.executable, "-m", "app", "devices", "--json", "--levels", "0.5"],
            env=server.environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
    devices = {device["id"]: device for device in json.loads(result.stdout)["devices"]}
    spoken = devices["pulse:mic:spoken_mic"]
    # A part of the half second may be from before the tone.
    assert abs(spoken["level_dbfs"] - 20 * np.log10(0.5 / np.sqrt(2))) < 6
    assert (spoken["rate_hz"], spoken["channels"]) == (16_000, 1)
    assert devices["pulse:mic:unused_mic"]["level"].startswith("exact zeros")
    # ALSA's ways to the sound server would be the same sound once more.
    assert not [identity for identity in devices if identity.startswith("portaudio:")]
    kinds = {device["kind"] for device in devices.values()}
    assert kinds == {"microphone", "system", "application"}
