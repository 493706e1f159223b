"""Ways to run a program without a network, and to learn what it wanted of one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parents[1]
PATIENCE_S = 120.0
_UNSHARE = ("unshare", "--map-root-user", "--net")


class RefusedSockets:
    """Python refuses what Python code asks of the network, and the program goes on.

    Args:
        folder: for what is told of one program; empty.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def command(self, arguments: Sequence[str]) -> list[str]:
        """Return what to run instead of Python with some arguments."""
        return [sys.executable, *arguments]

    def environment(self) -> dict[str, str]:
        """Return what has to be in the program's environment."""
        return {
            "PYTHONPATH": str(HERE / "network_refusal"),
            "NETWORK_ATTEMPTS": str(self._folder / "attempts"),
            "IMPORTED_MODULES": str(self._folder / "modules"),
        }

    def run(
        self, *arguments: str, environment: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run Python with some arguments to its end."""
        return subprocess.run(
            self.command(arguments),
            env={**os.environ, **(environment or {}), **self.environment()},
            cwd=CHECKOUT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_S,
        )

    def attempts(self) -> list[str]:
        """Return what the program has wanted of the network so far."""
        return self._told("attempts")

    def modules(self) -> set[str]:
        """Return the modules that the program, which has ended, had imported."""
        told = {name for line in self._told("modules") for name in line.split()}
        assert "sitecustomize" in told, "the program has run without the refusal"
        return told

    def _told(self, name: str) -> list[str]:
        path = self._folder / name
        return path.read_text("utf-8").splitlines() if path.exists() else []


class NoInterface(RefusedSockets):
    """The same, in a network without any interface, where native code is counted as well.

    See isolated_program.py. The counts come once the program has ended.
    """

    @staticmethod
    def is_possible() -> bool:
        """Tell whether the system allows it."""
        try:
            tried = subprocess.run([*_UNSHARE, "true"], capture_output=True, check=False)
        except OSError:
            return False
        return tried.returncode == 0

    def command(self, arguments: Sequence[str]) -> list[str]:
        isolated = [sys.executable, str(HERE / "isolated_program.py"), str(self._folder / "counts")]
        return [*_UNSHARE, *isolated, *super().command(arguments)]

    def attempts(self) -> list[str]:
        return [*super().attempts(), *self._told("counts")]

    def modules(self) -> set[str]:
        assert (self._folder / "counts").exists(), "nobody has counted"
        return super().modules()
