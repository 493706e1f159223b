"""Tries a built program, as far as that goes without a screen and without sound.

    python packaging/smoke.py PROGRAM

PROGRAM is what a terminal starts: `voxcap`, on Windows `voxcap-cli.exe` or `voxcap.com`. Each step
is told in one line; the first that fails ends it with exit code 1.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

_SAMPLE = Path(__file__).resolve().parents[1] / "resources" / "samples" / "digits"
_LONGEST_S = 180
_OPEN_S = 15
_LICENCES = ("LICENSE", "THIRD_PARTY.txt")
_PARTS = ("FFmpeg", "Python", "Qt", "torch")


class StepError(Exception):
    """A step did not go as it should."""


class Trial:
    """A program, tried with a profile of its own.

    Args:
        program: what a terminal starts.
        profile: a folder that the program may fill.
        open_s: how long its window has to stay open, in seconds.
    """

    def __init__(self, program: Path, profile: Path, open_s: float = _OPEN_S) -> None:
        self._program = program
        self._profile = profile
        self._open_s = open_s

    def steps(self) -> list[Callable[[], str]]:
        """Return what is tried; each step returns what to tell of it, or raises `StepError`."""
        return [self.version, self.doctor, self.transcription, self.window, self.papers]

    def version(self) -> str:
        """Ask for the version."""
        said = self._said("--version").strip()
        if not said.startswith("voxcap "):
            raise StepError(f"--version: it says {said!r}")
        return said

    def doctor(self) -> str:
        """Have it check whether the computer is ready."""
        return f"doctor: {len(self._said('doctor').splitlines())} lines"

    def transcription(self) -> str:
        """Compare what it hears with what is said."""
        heard = self._said("transcribe", str(_SAMPLE.with_suffix(".flac"))).split()
        words = _SAMPLE.with_suffix(".txt").read_text("utf-8").split()
        if heard != words:
            raise StepError(f"transcribe: it hears {' '.join(heard)!r}")
        return f"transcribe: {len(words)} words, all of them right"

    def window(self) -> str:
        """Open the app and end it."""
        program = self._window_program()
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        with tempfile.TemporaryFile() as output:
            app = subprocess.Popen(
                [program, "--profile", self._profile],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )
            try:
                code = app.wait(self._open_s)
            except subprocess.TimeoutExpired:
                # What only shows a message that it cannot start stays open as well.
                if not (self._profile / "logs" / "voxcap.log").exists():
                    raise StepError(f"window: {program.name} has not begun its log") from None
                return f"window: {program.name} is open after {self._open_s:g} s"
            finally:
                app.kill()
                app.wait()
            output.seek(0)
            said = output.read().decode("utf-8", errors="replace").strip()
        raise StepError(f"window: {program.name} ended with exit code {code}: {said}")

    def papers(self) -> str:
        """Look for licences in full and the bill of materials."""
        folder = self._contents() / "licences"
        try:
            lengths = [len((folder / name).read_text("utf-8")) for name in _LICENCES]
            bill = json.loads((folder / "sbom.cdx.json").read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise StepError(f"licences: {error}") from None
        named = {part["name"] for part in bill["components"]}
        if missing := set(_PARTS) - named:
            raise StepError(f"licences: the bill of materials lacks {', '.join(sorted(missing))}")
        return f"licences: {sum(lengths)} characters, {len(named)} parts"

    def _said(self, *arguments: str) -> str:
        try:
            done = subprocess.run(
                [self._program, *arguments],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=_LONGEST_S,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise StepError(f"{arguments[0]}: {error}") from None
        if done.returncode:
            complaint = done.stderr.decode("utf-8", errors="replace").strip()
            raise StepError(f"{arguments[0]}: exit code {done.returncode}: {complaint}")
        return done.stdout.decode("utf-8")

    def _window_program(self) -> Path:
        """Return the program without a console where there is one besides."""
        beside = self._program.with_name("voxcap.exe")
        return beside if beside.exists() else self._program

    def _contents(self) -> Path:
        folder = self._program.parent
        inside = (folder / "_internal", folder.parent / "Frameworks")
        return next((path for path in inside if path.is_dir()), folder)


def main() -> int:
    """Try it; return 1 where a step fails."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        trial = Trial(Path(sys.argv[1]).absolute(), Path(profile))
        for step in trial.steps():
            try:
                print(step(), flush=True)
            except StepError as error:
                print("FAILED", *str(error).split(), flush=True)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
