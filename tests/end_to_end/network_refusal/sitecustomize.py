"""Refuses what Python programs ask of the network, and writes it down; for PYTHONPATH.

Python runs this before anything else. Sockets between programs of this computer (AF_UNIX) stay.
At the end the names of the modules that were imported are written down as well.
"""

from __future__ import annotations

import atexit
import os
import socket
import sys

_ATTEMPTS = os.environ["NETWORK_ATTEMPTS"]
_MODULES = os.environ["IMPORTED_MODULES"]
_OF_NAMES = frozenset(
    {"socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr", "socket.getnameinfo"}
)
_OF_SOCKETS = frozenset({"socket.connect", "socket.sendto", "socket.sendmsg", "socket.bind"})
_FAMILIES = frozenset({socket.AF_INET, socket.AF_INET6})


def _refuse(event: str, arguments: tuple[object, ...]) -> None:
    if event in _OF_NAMES:
        asked = arguments
    elif event in _OF_SOCKETS and getattr(arguments[0], "family", None) in _FAMILIES:
        asked = arguments[1:]
    else:
        return
    _append(_ATTEMPTS, f"{event} {asked}")
    raise PermissionError(f"{event} is refused")


def _tell_modules() -> None:
    _append(_MODULES, " ".join(sys.modules))


def _append(path: str, line: str) -> None:
    with open(path, "a", encoding="utf-8") as file:
        file.write(line + "\n")


sys.addaudithook(_refuse)
atexit.register(_tell_modules)
