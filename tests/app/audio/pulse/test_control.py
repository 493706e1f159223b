from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress

import pulsectl
import pytest

from app.audio.errors import AudioError
from app.audio.pulse.control import control
from tests.pulse_server import SOON_S, PulseServer


def test_the_servers_lists_are_read(server: PulseServer) -> None:
    server.null_sink("one")
    with control(server.address) as pulse:
        assert [sink.name for sink in pulse.sink_list()] == ["one"]


def test_a_dead_server_is_refused_at_once(dead_address: str) -> None:
    begin_s = time.monotonic()
    with (
        pytest.raises(AudioError, match="No sound server can be reached"),
        control(dead_address, patience_s=2 * SOON_S),
    ):
        pass
    assert time.monotonic() - begin_s < SOON_S


def test_a_server_that_never_answers_is_given_up(silent_address: str) -> None:
    begin_s = time.monotonic()
    with (
        pytest.raises(AudioError, match="does not answer"),
        control(silent_address, patience_s=0.5),
    ):
        pass
    assert 0.4 < time.monotonic() - begin_s < SOON_S


def ask_again(server: PulseServer, between: Callable[[], None], times: int = 1) -> None:
    with control(server.address, patience_s=0.5) as pulse:
        between()
        for _ in range(times):
            with suppress(pulsectl.PulseError):
                pulse.sink_list()
        pulse.sink_list()


def test_a_server_that_stops_answering_is_given_up(own_server: PulseServer) -> None:
    begin_s = time.monotonic()
    n_files = len(os.listdir("/proc/self/fd"))
    with pytest.raises(AudioError, match="does not answer"):
        ask_again(own_server, own_server.freeze)
    own_server.thaw()
    assert time.monotonic() - begin_s < SOON_S
    assert len(os.listdir("/proc/self/fd")) == n_files


@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_server_that_dies_while_asked_is_told(own_server: PulseServer, times: int) -> None:
    with pytest.raises(AudioError, match="No sound server"):
        ask_again(own_server, own_server.kill, times)


def test_asking_leaves_no_file_open(server: PulseServer) -> None:
    def ask() -> None:
        with control(server.address) as pulse:
            pulse.server_info()

    ask()
    n_files = len(os.listdir("/proc/self/fd"))
    for _ in range(20):
        ask()
    assert len(os.listdir("/proc/self/fd")) == n_files
