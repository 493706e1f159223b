"""A bus of its own, and a desktop portal on it that gives keys as it is told to."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from jeepney import DBusAddress, Message, MessageType, new_error, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection
from jeepney.low_level import HeaderFields

from app.ui.global_shortcuts.portal_messages import (
    BUS_NAME,
    INTERFACE,
    OBJECT_PATH,
    REGISTRY,
    REQUEST,
    SESSION,
    request_path,
)

_PATIENCE_S = 30.0
# No services, so that the portal of the desktop that the tests are run on does not start.
_CONFIG = """
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


def require_dbus() -> None:
    """Skip a test where there is no bus; where all tests must run, fail."""
    if shutil.which("dbus-daemon") is None:
        if os.environ.get("CI"):
            pytest.fail("needs dbus-daemon")
        pytest.skip("needs dbus-daemon")


@contextmanager
def running_bus(folder: Path) -> Iterator[str]:
    """Run a bus until the end of the block, and yield its address."""
    config = folder / "bus.conf"
    config.write_text(_CONFIG.format(folder=folder))
    process = subprocess.Popen(
        ["dbus-daemon", f"--config-file={config}", "--nofork", "--print-address=1"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        assert address, "the bus does not start"
        yield address
    finally:
        process.terminate()
        process.wait(_PATIENCE_S)
        process.stdout.close()


class FakePortal:
    """Grants what is asked for, in words of its own.

    Attributes:
        apps: names under which callers have registered.
        bound: for each time shortcuts were asked for, the wishes by their ids.
        open: the sessions that have not been closed.
    """

    def __init__(self, address: str) -> None:
        self.apps: list[str] = []
        self.bound: list[dict[str, dict[str, Any]]] = []
        self.open: list[str] = []
        self._connection = open_dbus_connection(address)
        Proxy(message_bus, self._connection).RequestName(BUS_NAME)
        self._is_over = False
        self._guard = threading.Lock()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def close(self) -> None:
        self._is_over = True
        self._thread.join(_PATIENCE_S)
        self._connection.close()

    def activate(self, id_: str, session: str = "") -> None:
        """Tell that keys were pressed."""
        body = (session or self.open[-1], id_, 0, {})
        self._signal(OBJECT_PATH, INTERFACE, "Activated", "osta{sv}", body)

    def change(self, triggers: dict[str, str]) -> None:
        """Tell that the user has chosen other keys in the desktop's settings."""
        body = (self.open[-1], self._shortcuts(triggers))
        self._signal(OBJECT_PATH, INTERFACE, "ShortcutsChanged", "oa(sa{sv})", body)

    def end_session(self) -> None:
        """Take all keys back."""
        self._signal(self.open.pop(), SESSION, "Closed", None, ())

    def mumble(self) -> None:
        """Say things that no portal would."""
        for name in ("Activated", "ShortcutsChanged", "Response"):
            for interface in (INTERFACE, REQUEST):
                self._signal(OBJECT_PATH, interface, name, "s", ("hello",))
                self._signal(OBJECT_PATH, interface, name, None, ())

    def grant(self, wishes: dict[str, dict[str, Any]]) -> tuple[int, dict[str, str]]:
        """Return the outcome, and the keys that are given by their ids."""
        return 0, {id_: f"Press {wish['preferred_trigger'][1]}" for id_, wish in wishes.items()}

    def _serve(self) -> None:
        while not self._is_over:
            try:
                message = self._connection.receive(timeout=0.05)
            except TimeoutError:
                continue
            if message.header.message_type is MessageType.method_call:
                self._answer(message)

    def _answer(self, message: Message) -> None:
        fields = message.header.fields
        sender = fields[HeaderFields.sender]
        match fields.get(HeaderFields.interface), fields[HeaderFields.member]:
            case "org.freedesktop.DBus.Properties", "Get":
                self._return(message, "v", (("u", 2),))
            case str(interface), "Register" if interface == REGISTRY:
                self.apps.append(message.body[0])
                self._return(message)
            case _, "CreateSession":
                (options,) = message.body
                token = options["session_handle_token"][1]
                session = request_path(sender, token).replace("/request/", "/session/")
                self.open.append(session)
                self._respond(message, options, 0, {"session_handle": ("s", session)})
            case _, "BindShortcuts":
                session, shortcuts, _, options = message.body
                assert session in self.open
                self.bound.append(dict(shortcuts))
                outcome, triggers = self.grant(dict(shortcuts))
                given = {"shortcuts": ("a(sa{sv})", self._shortcuts(triggers))}
                self._respond(message, options, outcome, given if outcome == 0 else {})
            case _, "Close":
                self.open.remove(fields[HeaderFields.path])
                self._return(message)
            case _:
                with self._guard:
                    self._connection.send(new_error(message, "org.freedesktop.DBus.Error.Failed"))

    def _shortcuts(self, triggers: dict[str, str]) -> list[tuple[str, dict[str, Any]]]:
        return [
            (id_, {"description": ("s", id_), "trigger_description": ("s", trigger)})
            for id_, trigger in triggers.items()
        ]

    def _respond(
        self, call: Message, options: dict[str, Any], outcome: int, results: dict[str, Any]
    ) -> None:
        path = request_path(call.header.fields[HeaderFields.sender], options["handle_token"][1])
        self._return(call, "o", (path,))
        self._signal(path, REQUEST, "Response", "ua{sv}", (outcome, results))

    def _return(self, call: Message, signature: str | None = None, body: Any = ()) -> None:
        with self._guard:
            self._connection.send(new_method_return(call, signature, body))

    def _signal(
        self, path: str, interface: str, name: str, signature: str | None, body: Any
    ) -> None:
        emitter = DBusAddress(path, interface=interface)
        with self._guard:
            self._connection.send(new_signal(emitter, name, signature, body))


def connection_to(address: str) -> DBusConnection:
    return open_dbus_connection(address)
