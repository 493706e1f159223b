"""Takes the pictures of the app that are under resources/screenshots.

    python -m tests.benchmarks.screenshots [--folder resources/screenshots]

Uses the real program on a screen of 1280 x 800 of its own, with a window manager, a compositor and
a sound server to which two people say digits; needs what tests/end_to_end/test_app.py needs, and
Pillow to make the pictures small.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile
from PIL import Image

from app.settings.model import Appearance, Interface, Overlay, Settings, Sound, Theme
from tests.benchmarks.digit_sequences import DigitRecordings, DigitSequence
from tests.end_to_end.screen import (
    CHECKOUT,
    Desk,
    DeskApp,
    desk,
    desk_app,
    keep_settings,
)

SAMPLE = CHECKOUT / "resources" / "samples" / "digits.flac"
MOST_COLOURS = 128
SETTLE_S = 1.5
SEED = 17
# In turns, until all pictures are taken.
N_TURNS = 14
REST_S = 4.0
NOISE = 0.0003
SECOND_SPEAKER = "feed"
FIRST_SPEAKER = "Speakers"


@dataclass(frozen=True)
class Wording:
    """What is not the app's own in its pictures.

    Attributes:
        language: of the interface.
        labels: of the microphone's and the computer's lines.
        slide: a title and lines.
    """

    language: str
    labels: tuple[str, str]
    slide: tuple[str, ...]


WORDINGS = (
    Wording(
        "en",
        ("You", "Others"),
        ("Second quarter", "Visitors: 12 % more than last year", "Costs: as planned", "Questions"),
    ),
    Wording(
        "de",
        ("Sie", "Andere"),
        ("Zweites Quartal", "Besucher: 12 % mehr als im Vorjahr", "Kosten: wie geplant", "Fragen"),
    ),
)


def settings_of(wording: Wording, *, was_set_up: bool) -> Settings:
    """Return what the app is started with."""
    you, others = wording.labels
    return Settings(
        sound=Sound(system="default", microphone_label=you, system_label=others),
        appearance=Appearance(),
        overlay=Overlay(is_shown=False),
        interface=Interface(language=wording.language, theme=Theme.LIGHT, was_set_up=was_set_up),
    )


@dataclass(frozen=True)
class Camera:
    """Takes pictures of the whole screen.

    Attributes:
        folder: of the pictures.
        language: of what is on them.
    """

    folder: Path
    language: str

    def take(self, app: DeskApp, name: str) -> None:
        """Take one when the windows have come to rest."""
        time.sleep(SETTLE_S)
        path = self.folder / f"{name}-{self.language}.png"
        self.grab(app, path)
        with Image.open(path) as picture:
            # Fewer colours are a fraction of the size.
            few = picture.convert("RGB").quantize(MOST_COLOURS, dither=Image.Dither.NONE)
        few.save(path, optimize=True)
        print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB", flush=True)

    def grab(self, app: DeskApp, path: Path) -> None:
        """Save what is on the whole screen."""
        app.ask("screen_picture", str(path))


def picture_setup(found: Desk, wording: Wording, camera: Camera, profile: Path) -> None:
    """Take pictures of the assistant."""
    keep_settings(profile, settings_of(wording, was_set_up=False))
    with desk_app(found, profile) as app, talk(found, profile):
        app.wait_for(lambda seen: bool(seen["page"]), "the assistant is shown")
        camera.take(app, "setup-welcome")
        app.ask("go_on")
        time.sleep(2 * SETTLE_S)
        camera.take(app, "setup-sound")


def picture_captions(found: Desk, wording: Wording, camera: Camera, profile: Path) -> None:
    """Take pictures of what is there while people speak."""
    keep_settings(profile, settings_of(wording, was_set_up=True))
    with desk_app(found, profile) as app:
        app.wait_state("idle")
        app.ask("resize", "MainWindow", 1276, 754)
        with talk(found, profile):
            app.ask("start_or_stop")
            app.wait_for(lambda seen: len(seen["captions"].split()) >= 40, "words are shown")
            camera.take(app, "main-light")
            app.ask("change", "interface", "theme", "dark")
            camera.take(app, "main-dark")
            app.ask("change", "interface", "theme", "light")
            app.ask("choose", "diagnostics")
            app.ask("resize", "DiagnosticsWindow", 1000, 740)
            camera.take(app, "diagnostics")
            app.ask("shut", "DiagnosticsWindow")
            app.ask("choose", "appearance")
            camera.take(app, "appearance")
            app.ask("choose", "appearance")
            app.ask("choose", "settings")
            camera.take(app, "settings")
            app.ask("shut", "SettingsWindow")
            app.ask("change", "overlay", "is_shown", True)
            with slide(found, wording):
                camera.take(app, "overlay")


@contextmanager
def slide(found: Desk, wording: Wording) -> Iterator[None]:
    """Show a slide until the end of the block."""
    command = [sys.executable, "-m", "tests.benchmarks.slide", *wording.slide]
    process = subprocess.Popen(command, env=dict(found.environment), cwd=CHECKOUT)
    try:
        time.sleep(2 * SETTLE_S)
        yield
    finally:
        process.terminate()
        process.wait()


@contextmanager
def talk(found: Desk, folder: Path) -> Iterator[None]:
    """Let two people say digits in turns until the end of the block."""
    rng = np.random.default_rng(SEED)
    recordings = DigitRecordings.load()
    turns = [recordings.draw(rng, 8, 12) for _ in range(N_TURNS)]
    for name, first in ((FIRST_SPEAKER, 0), (SECOND_SPEAKER, 1)):
        path = folder / f"{name}.wav"
        soundfile.write(path, one_of_two(turns, first), 16_000)
        found.sound.play(path, name)
    try:
        yield
    finally:
        found.sound.stop_players()


def one_of_two(turns: list[DigitSequence], first: int) -> np.ndarray:
    """Return a rest and every second turn, [n] at 16 kHz, with a little noise."""
    spoken = np.concatenate(
        [
            turn.samples if number % 2 == first else np.zeros_like(turn.samples)
            for number, turn in enumerate(turns)
        ]
    )
    rest = np.zeros(round(REST_S * 16_000))
    # A microphone that gives exact zeros is told to be muted.
    noise = NOISE * np.random.default_rng(SEED).standard_normal(len(rest) + len(spoken))
    return np.concatenate([rest, spoken]) + noise


def main() -> int:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description="Take the pictures of the app.")
    parser.add_argument("--folder", type=Path, default=CHECKOUT / "resources" / "screenshots")
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with desk() as found:
        found.sound.null_sink(FIRST_SPEAKER)
        found.sound.null_sink(SECOND_SPEAKER, 48_000, 1)
        found.sound.virtual_microphone("Headset", SECOND_SPEAKER)
        found.sound.pactl("set-default-sink", FIRST_SPEAKER)
        found.sound.pactl("set-default-source", "Headset")
        for wording in WORDINGS:
            camera = Camera(folder, wording.language)
            for picture in (picture_setup, picture_captions):
                with tempfile.TemporaryDirectory() as name:
                    picture(found, wording, camera, Path(name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
