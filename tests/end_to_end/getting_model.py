"""The program in processes of its own that gets a model from a hub on loopback."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from app.resources import DEMO_MODEL, resource_path
from engine import VOXTRAL_MINI_4B_REALTIME
from tests.hub_server import HubServer

# The real model's size is demanded of the disk, though the hub serves a smaller one.
_PROGRAM = """
import shutil, sys
usage = shutil.disk_usage("/")._replace(free=100_000_000_000)
shutil.disk_usage = lambda path: usage
from app.cli.main import main
sys.exit(main())
"""

# It goes no further than the third tensor.
_STUCK = """
import threading
from engine.checkpoint import prepared_file
add, n_added = prepared_file.PreparedFileWriter.add, 0
def add_or_wait(self, name, part):
    global n_added
    add(self, name, part)
    n_added += 1
    if n_added == 3:
        self._file.flush()
        print("stuck", flush=True)
        threading.Event().wait()
prepared_file.PreparedFileWriter.add = add_or_wait
"""


def served_files() -> dict[str, bytes]:
    """Return the demo model's files, which stand for the full one's."""
    folder = resource_path(DEMO_MODEL)
    return {name: (folder / name).read_bytes() for name in VOXTRAL_MINI_4B_REALTIME.files}


@dataclass(frozen=True)
class Program:
    """Voxcap with a profile and a hub of its own."""

    profile: Path
    hub: HubServer
    cache: Path

    @property
    def folder(self) -> Path:
        """Where the full model is put."""
        return self.profile / "models" / VOXTRAL_MINI_4B_REALTIME.name

    def start(self, *arguments: object, first: str = "") -> subprocess.Popen[str]:
        """Start a command, after some lines of Python."""
        return subprocess.Popen(
            [sys.executable, "-c", first + _PROGRAM, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=self._environment(),
        )

    def start_stuck(self, *arguments: object) -> subprocess.Popen[str]:
        """Start a command that says "stuck" and stays so in the middle of preparing."""
        return self.start(*arguments, first=_STUCK)

    def run(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        process = self.start(*arguments)
        out, errors = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, out, errors)

    def model(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        """Run `voxcap model` on the profile."""
        return self.run("model", *arguments, "--profile", self.profile)

    def _environment(self) -> dict[str, str]:
        proxies = ("http_proxy", "https_proxy", "all_proxy")
        kept = {name: value for name, value in os.environ.items() if name.lower() not in proxies}
        return kept | {
            "HF_ENDPOINT": self.hub.endpoint,
            "HF_HUB_CACHE": str(self.cache),
            "PYTHONUTF8": "1",
        }
