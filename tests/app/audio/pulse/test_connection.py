from __future__ import annotations

import time

import pytest

from app.audio.device import DeviceLostError
from app.audio.errors import AudioError
from app.audio.pulse.connection import Connection, ServerDefaults
from app.audio.pulse.library import PulseLibrary
from tests.pulse_server import SOON_S, PulseServer


def test_a_dead_server_is_refused_at_once_and_none_is_started(dead_address: str) -> None:
    begin_s = time.monotonic()
    with pytest.raises(AudioError, match=r"No sound server can be reached \(Connection refused\)"):
        Connection(PulseLibrary(), dead_address, patience_s=2 * SOON_S)
    assert time.monotonic() - begin_s < SOON_S


def test_a_server_that_never_answers_is_given_up(silent_address: str) -> None:
    begin_s = time.monotonic()
    with pytest.raises(AudioError, match=r"does not answer within 0\.5 s"):
        Connection(PulseLibrary(), silent_address, patience_s=0.5)
    assert 0.4 < time.monotonic() - begin_s < SOON_S


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(AudioError, match="No sound server can be reached"):
        Connection(PulseLibrary(), "nonsense:///")


def test_defaults_are_the_servers(server: PulseServer) -> None:
    connection = Connection(PulseLibrary(), server.address)
    server.null_sink("first")
    server.null_sink("second")
    for name in ("first", "second"):
        server.pactl("set-default-sink", name)
        server.pactl("set-default-source", f"{name}.monitor")
        assert connection.defaults() == ServerDefaults(name, f"{name}.monitor")
    server.clear()
    assert connection.defaults() == ServerDefaults(None, None)
    connection.close()


def test_asking_a_server_that_stands_still_ends(own_server: PulseServer) -> None:
    connection = Connection(PulseLibrary(), own_server.address, patience_s=0.3)
    own_server.freeze()
    with pytest.raises(DeviceLostError, match="does not answer"):
        connection.defaults()
    own_server.thaw()
    # The late answer to the first question goes nowhere.
    assert connection.defaults() == ServerDefaults(None, None)
    own_server.kill()
    with pytest.raises(DeviceLostError):
        connection.defaults()
    with pytest.raises(DeviceLostError):
        connection.defaults()
    connection.close()
    connection.close()
