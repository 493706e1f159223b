"""Once the model is there, nothing that Voxcap does by itself touches the network."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from app.settings.model import Interface, Settings, Sound
from tests.end_to_end.no_network import CHECKOUT, NoInterface, RefusedSockets
from tests.end_to_end.screen import DeskApp, keep_settings

# Nothing of these is wanted before the network is.
CLIENTS = {"huggingface_hub", "httpx2", "truststore", "requests", "urllib3", "aiohttp"}

SET_UP = Settings(
    sound=Sound(microphone="default", system="default"), interface=Interface(was_set_up=True)
)

REQUESTS = {
    "connection": "socket.create_connection(('127.0.0.1', 9), 1)",
    "IPv6 connection": "socket.socket(socket.AF_INET6).connect(('::1', 9))",
    "name": "socket.getaddrinfo('voxcap.invalid', 443)",
    "old look-up": "socket.gethostbyname('voxcap.invalid')",
    "datagram": "socket.socket(type=socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', 9))",
    "page": "urllib.request.urlopen('http://voxcap.invalid/', timeout=1)",
    "hub": "httpx2.get('http://127.0.0.1:9/', timeout=1)",
}

NATIVE_LOOK_UP = """
import ctypes
found = ctypes.c_void_p()
getaddrinfo = ctypes.CDLL(None).getaddrinfo
assert getaddrinfo(b"voxcap.invalid", None, None, ctypes.byref(found)) != 0
"""

LOCAL_SOCKETS = """
import socket, sys
with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as client:
    server.bind(sys.argv[1])
    server.listen()
    client.connect(sys.argv[1])
"""


@pytest.fixture
def refusing(tmp_path: Path) -> RefusedSockets:
    return RefusedSockets(made(tmp_path / "network"))


@pytest.fixture
def isolated(tmp_path: Path) -> NoInterface:
    if not NoInterface.is_possible():
        pytest.skip("this system lets no ordinary program have a network namespace")
    return NoInterface(made(tmp_path / "network"))


@pytest.fixture
def network(tmp_path: Path) -> RefusedSockets:
    """Return the strictest way to have no network that there is here."""
    kind = NoInterface if NoInterface.is_possible() else RefusedSockets
    return kind(made(tmp_path / "network"))


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Return an environment as of a new user who has neither a desktop nor a sound server."""
    folder = made(tmp_path / "home")
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PULSE_", "XDG_", "WAYLAND_", "DBUS_", "QT_", "HF_", "LC_", "LANG"))
    }
    own = {"HOME": str(folder), "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    return kept | own | {"PULSE_SERVER": f"unix:{folder}/nobody"}


@contextmanager
def running_app(
    network: RefusedSockets, home: dict[str, str], profile: Path, *arguments: str
) -> Iterator[DeskApp]:
    """Start the app without a network, and close it after the block."""
    program = ["-m", "tests.end_to_end.app_program", "--profile", str(profile), *arguments]
    with subprocess.Popen(
        network.command(program),
        env=home | network.environment(),
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        app = DeskApp(process, profile)
        try:
            yield app
            assert app.close() == 0
        finally:
            # Its input is closed: it ends, and so does what started it.
            if process.stdin is not None:
                process.stdin.close()


def check_nobody_was_asked(network: RefusedSockets) -> None:
    assert network.attempts() == []
    assert network.modules() & CLIENTS == set()


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_requests_are_refused_and_noticed(refusing: RefusedSockets, request_: str) -> None:
    program = (
        f"import socket, urllib.request, httpx2\ntry:\n    {request_}\nexcept OSError:\n    pass\n"
        "except httpx2.HTTPError:\n    pass\nelse:\n    raise SystemExit('not refused')"
    )
    result = refusing.run("-c", program, environment={"http_proxy": "", "all_proxy": ""})
    assert result.returncode == 0, result.stderr
    assert refusing.attempts() != []
    assert "httpx2" in refusing.modules() & CLIENTS


def test_requests_of_native_libraries_are_noticed(isolated: NoInterface) -> None:
    if not has_name_server():
        pytest.skip("this system asks no name server")
    result = isolated.run("-c", NATIVE_LOOK_UP)
    assert result.returncode == 0, result.stderr
    assert any("OutNoRoutes" in line for line in isolated.attempts())


def has_name_server() -> bool:
    try:
        lines = Path("/etc/resolv.conf").read_text("utf-8").splitlines()
    except OSError:
        return False
    servers = [line.split()[1] for line in lines if line.startswith("nameserver ")]
    return any("." in server for server in servers)


def test_sockets_on_this_computer_stay(network: RefusedSockets, tmp_path: Path) -> None:
    result = network.run("-c", LOCAL_SOCKETS, str(tmp_path / "s"))
    assert result.returncode == 0, result.stderr
    check_nobody_was_asked(network)


def test_recordings_are_written_down(
    network: RefusedSockets, home: dict[str, str], three: Path
) -> None:
    result = network.run("-m", "app", "transcribe", str(three), environment=home)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == "three"
    check_nobody_was_asked(network)


def test_recordings_are_listened_to(
    network: RefusedSockets, home: dict[str, str], three: Path, tmp_path: Path
) -> None:
    saved = tmp_path / "three.txt"
    arguments = ["listen", "--file", str(three), "--save", str(saved)]
    result = network.run("-m", "app", *arguments, environment=home)
    assert result.returncode == 0, result.stderr
    assert "three" in saved.read_text("utf-8")
    check_nobody_was_asked(network)


@pytest.mark.parametrize("arguments", [["--version"], ["doctor"], ["devices"], ["model", "path"]])
def test_questions_are_answered(
    network: RefusedSockets, home: dict[str, str], arguments: list[str]
) -> None:
    result = network.run("-m", "app", *arguments, environment=home)
    assert result.stdout.strip() or result.stderr.strip()
    assert "Traceback" not in result.stderr
    assert network.modules()
    assert network.attempts() == []


def test_the_app_captions(
    network: RefusedSockets, home: dict[str, str], three: Path, tmp_path: Path
) -> None:
    profile = made(tmp_path / "profile")
    keep_settings(profile, SET_UP)
    with running_app(network, home, profile, "--demo", str(three)) as app:
        app.wait_for(lambda seen: "three" in seen["captions"], "the word is shown")
    check_nobody_was_asked(network)


def test_the_app_waits_for_its_user(
    network: RefusedSockets, home: dict[str, str], tmp_path: Path
) -> None:
    profile = made(tmp_path / "profile")
    keep_settings(profile, SET_UP)
    with running_app(network, home, profile) as app:
        app.wait_for(lambda seen: seen["has_choices"], "what there is to listen to is known")
    check_nobody_was_asked(network)


def test_the_first_start_sets_up(
    network: RefusedSockets, home: dict[str, str], tmp_path: Path
) -> None:
    with running_app(network, home, made(tmp_path / "profile")) as app:
        app.wait_for(lambda seen: seen["page"] != "", "the assistant is shown")
        # What the pages look for on this computer, they look for there alone.
        while not app.ask("look")["is_last_page"]:
            app.wait_for(lambda seen: seen["can_go_on"], "the next page can be shown")
            app.ask("go_on")
    assert network.modules()
    assert network.attempts() == []


def test_the_app_asks_for_new_versions_where_its_user_wants_that(
    refusing: RefusedSockets, home: dict[str, str], tmp_path: Path
) -> None:
    profile = made(tmp_path / "profile")
    interface = replace(SET_UP.interface, looks_for_versions=True)
    keep_settings(profile, replace(SET_UP, interface=interface))
    with running_app(refusing, home, profile) as app:
        app.wait_for(lambda _: refusing.attempts() != [], "the request is refused")
    (attempt,) = refusing.attempts()
    assert "api.github.com" in attempt
