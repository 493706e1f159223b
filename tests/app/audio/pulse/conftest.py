"""A sound server for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pulse_server import PulseServer, running_pulse_server


@pytest.fixture(scope="session")
def shared_server() -> Iterator[PulseServer]:
    with running_pulse_server() as server:
        yield server


@pytest.fixture
def server(shared_server: PulseServer) -> PulseServer:
    """The server all tests share, without any sink or source."""
    shared_server.clear()
    return shared_server


@pytest.fixture
def own_server() -> Iterator[PulseServer]:
    """A server to kill or to freeze."""
    with running_pulse_server() as server:
        yield server


@pytest.fixture
def silent_address() -> Iterator[str]:
    """The address of a server that accepts connections and never answers."""
    with running_pulse_server() as server:
        server.freeze()
        yield server.address
        server.thaw()


@pytest.fixture(params=["nothing there", "nobody listens"])
def dead_address(request: pytest.FixtureRequest, own_server: PulseServer) -> str:
    """The address of a server that never was, or of one that died and left its socket."""
    own_server.kill()
    if request.param == "nothing there":
        own_server.socket.unlink()
    return own_server.address
