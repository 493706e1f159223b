"""A PulseAudio server of its own for tests: no sound card, no desktop, nothing of the user's."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

_PATIENCE_S = 60.0
# What does not hang has ended by then, however busy the machine is.
SOON_S = 20.0


def require_pulseaudio() -> None:
    """Skip a test where PulseAudio is not installed; where all tests must run, fail."""
    missing = [name for name in ("pulseaudio", "pactl", "paplay") if shutil.which(name) is None]
    if missing:
        reason = f"needs {', '.join(missing)} (apt-get install pulseaudio pulseaudio-utils)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


def wait_until(is_so: Callable[[], bool], what: str, patience_s: float = _PATIENCE_S) -> None:
    """Wait for something that another process does."""
    deadline_s = time.monotonic() + patience_s
    while not is_so():
        assert time.monotonic() < deadline_s, f"not within {patience_s} s: {what}"
        time.sleep(0.005)


class PulseServer:
    """The server's process and what it was told to load.

    Args:
        folder: an empty folder with a short path, for its socket, log and settings.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        runtime = folder / "pulse"
        runtime.mkdir(mode=0o700)
        self.socket = runtime / "native"
        self.address = f"unix:{self.socket}"
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith("PULSE_")
        } | {
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "PULSE_RUNTIME_PATH": str(runtime),
            "PULSE_SERVER": self.address,
        }
        self._modules: dict[str, str] = {}
        self._process: subprocess.Popen[bytes] | None = None
        self._players: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        """Start it, with every sink and source that was added before."""
        protocol = f"module-native-protocol-unix socket={self.socket} auth-anonymous=1"
        loads = [f"--load={module}" for module in (protocol, *self._modules.values())]
        log = f"--log-target=newfile:{self._folder / 'server.log'}"
        self._process = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", log, *loads],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_until(self._answers, "the sound server listens")

    def kill(self) -> None:
        """End it as a crash would, leaving its socket behind."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def restart(self) -> None:
        """Kill it if it runs and start it with the same sinks and sources."""
        if self._process is not None:
            self.kill()
        self.start()

    def freeze(self) -> None:
        """Let it stand still: it accepts connections and never answers."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """End it and all that plays."""
        self.stop_players()
        if self._process is not None:
            self.kill()

    def null_sink(
        self,
        name: str,
        rate_hz: int = 48_000,
        channels: int = 2,
        options: str = "norewinds=1",
    ) -> str:
        """Add a sink whose sound goes nowhere but to its monitor; return the monitor's name.

        Args:
            name: of the sink; also its description.
            rate_hz: its sample rate.
            channels: its channels.
            options: more arguments of the module. Without `norewinds=1` it renders 2 s at once
                while nobody listens, so that the first sound comes that late.
        """
        self._add(
            name,
            f"module-null-sink sink_name={name} rate={rate_hz} channels={channels} "
            f"sink_properties=device.description={name} {options}".strip(),
        )
        return f"{name}.monitor"

    def virtual_microphone(self, name: str, sink: str) -> str:
        """Add a source that is no monitor and gives what the mono sink plays; return its name."""
        self._add(
            name,
            f"module-remap-source source_name={name} master={sink}.monitor channels=1 "
            "master_channel_map=mono channel_map=mono remix=no "
            f"source_properties=device.description={name}",
        )
        return name

    def remove(self, name: str) -> None:
        """Take a sink or a source away, as unplugging it does."""
        module = self._modules.pop(name)
        for line in self.pactl("list", "short", "modules").splitlines():
            index, kind, argument = line.split("\t")[:3]
            if f"{kind} {argument}" == module:
                self.pactl("unload-module", index)

    def clear(self) -> None:
        """Take every sink and source away, and stop all that plays."""
        self.stop_players()
        for name in reversed(list(self._modules)):
            self.remove(name)

    def play(self, path: Path, sink: str, *options: str) -> subprocess.Popen[bytes]:
        """Play a recording to a sink, in real time; returns at once."""
        player = subprocess.Popen(
            ["paplay", f"--device={sink}", *options, str(path)], env=self.environment
        )
        self._players.append(player)
        return player

    def pactl(self, *arguments: str) -> str:
        """Run a command of the server's own control program; return what it printed."""
        result = subprocess.run(
            ["pactl", *arguments],
            env=self.environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=_PATIENCE_S,
        )
        return result.stdout

    def _add(self, name: str, module: str) -> None:
        self.pactl("load-module", *module.split(" "))
        self._modules[name] = module

    def stop_players(self) -> None:
        """Let nothing play any more."""
        for player in self._players:
            player.kill()
            player.wait()
        self._players.clear()

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as client:
            return client.connect_ex(str(self.socket)) == 0


@contextmanager
def running_pulse_server() -> Iterator[PulseServer]:
    """Run a server without any sink or source."""
    require_pulseaudio()
    # A socket's path has to be short, which pytest's own folders are not.
    with TemporaryDirectory(prefix="pulse") as folder:
        server = PulseServer(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.close()
