"""Takes pictures of what people see when something goes wrong, to look at.

    python -m tests.benchmarks.trouble_screenshots FOLDER [--only NAME]

Needs what tests.benchmarks.screenshots needs. The files are not part of what is published.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from app.resources import DEMO_MODEL, resource_path
from app.settings.model import Overlay, Recognition, Settings
from tests.benchmarks.screenshots import (
    FIRST_SPEAKER,
    SECOND_SPEAKER,
    WORDINGS,
    Camera,
    settings_of,
    slide,
    talk,
)
from tests.end_to_end.screen import (
    CHECKOUT,
    Desk,
    DeskApp,
    desk,
    desk_app,
    keep_settings,
    voxcap,
)

GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
application.primaryScreen().grabWindow(0).save(sys.argv[1])
"""
WORDING = WORDINGS[0]
# Limiting the program's memory would take it from the sound server's client first.
SHORT_OF_MEMORY = """
import engine
def fail(*_):
    raise MemoryError
engine.Engine.load = fail
"""
TOKEN_S = 0.12


@dataclass(frozen=True)
class Bystander(Camera):
    """Takes pictures by itself: an app in trouble may not be able to write a file.

    Attributes:
        environment: of a program on that screen.
    """

    environment: Mapping[str, str]

    def grab(self, app: DeskApp, path: Path) -> None:
        """Save what is on the whole screen."""
        command = [sys.executable, "-c", GRAB, str(path)]
        subprocess.run(command, env=dict(self.environment), check=True)


def device_lost(found: Desk, camera: Camera, profile: Path) -> None:
    """Unplug the microphone, also under the overlay."""
    chosen = replace(settings().sound, microphone="pulse:mic:Headset")
    with listening(found, profile, wanted=replace(settings(), sound=chosen)) as app:
        found.sound.remove("Headset")
        app.wait_for(lambda seen: "gone" in seen["message"], "it is told")
        camera.take(app, "device-lost")
        app.ask("minimise")
        camera.take(app, "device-lost-overlay")
    found.sound.virtual_microphone("Headset", SECOND_SPEAKER)


def damaged_model(found: Desk, camera: Camera, profile: Path) -> None:
    """Start with half of the weights."""
    model = profile / "damaged"
    model.mkdir()
    for path in resource_path(DEMO_MODEL).iterdir():
        content = path.read_bytes()
        is_weights = path.suffix == ".safetensors"
        (model / path.name).write_bytes(content[: len(content) // 2] if is_weights else content)
    wanted = replace(settings(), recognition=Recognition(model=str(model)))
    with started(found, profile, wanted) as app:
        app.ask("start_or_stop")
        app.wait_state("failed")
        camera.take(app, "damaged-model")


def out_of_memory(found: Desk, camera: Camera, profile: Path) -> None:
    """Have the model ask for more memory than there is."""
    (profile / "sitecustomize.py").write_text(SHORT_OF_MEMORY, encoding="ascii")
    paths = {"PYTHONPATH": f"{profile}:{CHECKOUT}"}
    with started(found, profile, settings(), environment=paths) as app:
        app.ask("start_or_stop")
        app.wait_state("failed")
        camera.take(app, "out-of-memory")


def disk_full(found: Desk, camera: Camera, profile: Path) -> None:
    """Let the journal grow no more."""
    with listening(found, profile) as app:
        app.ask("limit_files", app.journal().stat().st_size)
        app.wait_for(lambda seen: "disk is full" in seen["message"], "it is told")
        camera.take(app, "disk-full")
        app.ask("minimise")
        camera.take(app, "disk-full-overlay")
        app.ask("limit_files", -1)


def second_instance(found: Desk, camera: Camera, profile: Path) -> None:
    """Start it again while its window lies behind another."""
    with started(found, profile, settings()) as app, slide(found, WORDING):
        camera.take(app, "second-instance-before")
        assert voxcap(found, profile).returncode == 0
        camera.take(app, "second-instance")


def paused(found: Desk, camera: Camera, profile: Path) -> None:
    """Pause, with the overlay over something."""
    with listening(found, profile) as app:
        app.ask("choose", "pause")
        app.wait_state("paused")
        camera.take(app, "paused")
        with slide(found, WORDING):
            camera.take(app, "paused-overlay")


def behind(found: Desk, camera: Camera, profile: Path) -> None:
    """Caption with an engine that is too slow."""
    with listening(found, profile, "--token-s", str(TOKEN_S)) as app:
        app.wait_state("behind")
        camera.take(app, "behind")
        app.ask("choose", "diagnostics")
        camera.take(app, "behind-diagnostics")
        app.ask("shut", "DiagnosticsWindow")
        with slide(found, WORDING):
            camera.take(app, "behind-overlay")


TROUBLES = (
    device_lost,
    damaged_model,
    out_of_memory,
    disk_full,
    second_instance,
    paused,
    behind,
)


def settings() -> Settings:
    """Return those of somebody who has the overlay."""
    return replace(settings_of(WORDING, was_set_up=True), overlay=Overlay(clear_after_s=60))


@contextmanager
def started(
    found: Desk,
    profile: Path,
    wanted: Settings,
    *arguments: str,
    environment: Mapping[str, str] | None = None,
) -> Iterator[DeskApp]:
    """Have the app with settings, ready to be started, until the end of the block."""
    keep_settings(profile, wanted)
    with desk_app(found, profile, *arguments, environment=environment) as app:
        app.wait_state("idle")
        app.wait_for(lambda seen: seen["has_choices"], "the devices are known")
        yield app


@contextmanager
def listening(
    found: Desk, profile: Path, *arguments: str, wanted: Settings | None = None
) -> Iterator[DeskApp]:
    """Have the app with some captions until the end of the block, while people talk."""
    with started(found, profile, wanted or settings(), *arguments) as app, talk(found, profile):
        app.ask("start_or_stop")
        app.wait_for(lambda seen: len(seen["captions"].split()) >= 8, "words are shown")
        yield app


def main() -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description="Take pictures of what goes wrong.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=[trouble.__name__ for trouble in TROUBLES])
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with desk() as found:
        camera = Bystander(arguments.folder, WORDING.language, found.environment)
        found.sound.null_sink(FIRST_SPEAKER)
        found.sound.null_sink(SECOND_SPEAKER, 48_000, 1)
        found.sound.virtual_microphone("Headset", SECOND_SPEAKER)
        found.sound.pactl("set-default-sink", FIRST_SPEAKER)
        found.sound.pactl("set-default-source", "Headset")
        for trouble in TROUBLES:
            if arguments.only in (None, trouble.__name__):
                with tempfile.TemporaryDirectory() as name:
                    trouble(found, camera, Path(name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
