"""A hub on loopback that serves a model and misbehaves as a script says.

    with HubServer(release, files) as hub:
        hub.script(Cut(after=100), Status(503))
        download(TransferSettings(endpoint=hub.endpoint))
        hub.requests            # what was asked for, in order

Each GET of a file takes the next act of the script; without one it is served well. It speaks what
`huggingface_hub` needs: metadata by HEAD, ranges, and a redirect to another address for the bytes.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import threading
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Self
from urllib.parse import unquote, urlsplit

from engine import ModelRelease

_PIECE = 64 << 10


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked for.

    Attributes:
        method: HEAD or GET.
        path: without the host.
        first_byte: of a range, or 0.
        headers: with names in lower case.
    """

    method: str
    path: str
    first_byte: int
    headers: Mapping[str, str]


class Act:
    """One answer to a GET of a file's bytes; this one is as it should be."""

    def answer(self, server: HubServer, handler: Handler, content: bytes, first: int) -> None:
        """Answer with the bytes from `first` on."""
        self.begin(handler, content, first)
        self.send(server, handler, content[first:])

    def begin(self, handler: Handler, content: bytes, first: int) -> None:
        """Send the head of the answer."""
        handler.send_response(206 if first else 200)
        if first:
            handler.send_header("Content-Range", f"bytes {first}-{len(content) - 1}/{len(content)}")
        handler.send_header("Content-Type", "application/octet-stream")
        handler.send_header("Content-Length", str(len(content) - first))
        handler.end_headers()

    def send(self, server: HubServer, handler: Handler, content: bytes) -> None:
        """Send the body."""
        for start in range(0, len(content), _PIECE):
            piece = content[start : start + _PIECE]
            handler.wfile.write(piece)
            server.n_sent += len(piece)
            if server.bytes_per_s:
                time.sleep(len(piece) / server.bytes_per_s)


@dataclass
class Cut(Act):
    """The connection ends after so many bytes."""

    after: int

    def send(self, server: HubServer, handler: Handler, content: bytes) -> None:
        super().send(server, handler, content[: self.after])
        handler.close_connection = True


@dataclass
class Stall(Act):
    """After so many bytes nothing comes any more, until the server is closed."""

    after: int

    def send(self, server: HubServer, handler: Handler, content: bytes) -> None:
        super().send(server, handler, content[: self.after])
        server.is_stalled.set()
        server.closing.wait()


@dataclass
class Status(Act):
    """An error instead of the bytes."""

    code: int

    def answer(self, server: HubServer, handler: Handler, content: bytes, first: int) -> None:
        handler.say(self.code, "text/plain", b"no")


class Page(Act):
    """A page of the network to log in to, instead of the bytes."""

    def answer(self, server: HubServer, handler: Handler, content: bytes, first: int) -> None:
        handler.say(200, "text/html; charset=utf-8", b"<html>Welcome to our Wi-Fi</html>")


class IgnoredRange(Act):
    """The whole file, although only its rest was asked for."""

    def answer(self, server: HubServer, handler: Handler, content: bytes, first: int) -> None:
        super().answer(server, handler, content, 0)


@dataclass
class WrongRange(Act):
    """Bytes from elsewhere, said to be so."""

    shift: int

    def answer(self, server: HubServer, handler: Handler, content: bytes, first: int) -> None:
        super().answer(server, handler, content, max(1, first + self.shift))


class WrongTotal(Act):
    """The bytes of a file of another size."""

    def begin(self, handler: Handler, content: bytes, first: int) -> None:
        super().begin(handler, content + b"more", first)

    def send(self, server: HubServer, handler: Handler, content: bytes) -> None:
        super().send(server, handler, content + b"more")


class Altered(Act):
    """The right number of wrong bytes."""

    def send(self, server: HubServer, handler: Handler, content: bytes) -> None:
        super().send(server, handler, bytes(255 - byte for byte in content))


class Compressed(Act):
    """Bytes that something in between encoded."""

    def begin(self, handler: Handler, content: bytes, first: int) -> None:
        handler.send_response(200)
        handler.send_header("Content-Encoding", "gzip")
        handler.send_header("Content-Length", str(len(content)))
        handler.end_headers()


@dataclass
class HubServer:
    """The hub; made for one release.

    Attributes:
        release: what it has.
        files: content by name.
        bytes_per_s: how slowly it sends, 0 for as fast as it can.
        head: status of the answer to HEAD.
        is_portal: whether a login page answers everything.
        requests: all that was asked for.
        n_sent: bytes of files that were sent, or were on their way when nobody took them.
    """

    release: ModelRelease
    files: Mapping[str, bytes]
    bytes_per_s: float = 0.0
    head: int = 200
    is_portal: bool = False
    requests: list[Request] = field(default_factory=list)
    n_sent: int = 0
    closing: threading.Event = field(default_factory=threading.Event)
    is_stalled: threading.Event = field(default_factory=threading.Event)
    _acts: deque[Act] = field(default_factory=deque)

    def __enter__(self) -> Self:
        handler = type("BoundHandler", (Handler,), {"hub": self})
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._http.daemon_threads = True
        self._thread = threading.Thread(target=self._http.serve_forever, args=(0.01,))
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.closing.set()
        self._http.shutdown()
        self._thread.join()
        self._http.server_close()

    @property
    def endpoint(self) -> str:
        """Address of the hub."""
        return f"http://127.0.0.1:{self._http.server_address[1]}"

    def script(self, *acts: Act) -> None:
        """Answer the next requests for bytes in these ways."""
        self._acts.extend(acts)

    def next_act(self) -> Act:
        """Take the next act."""
        return self._acts.popleft() if self._acts else Act()

    @property
    def n_left(self) -> int:
        """Acts that were not taken yet."""
        return len(self._acts)


class Handler(BaseHTTPRequestHandler):
    """Answers one connection."""

    hub: HubServer
    protocol_version = "HTTP/1.1"

    def do_HEAD(self) -> None:
        """Tell of a file."""
        self._note("HEAD", 0)
        content = self._content("resolve")
        if self.hub.is_portal:
            self.say(200, "text/html", b"")
        elif self.hub.head != 200 or content is None:
            self.say(404 if content is None else self.hub.head, "text/plain", b"")
        else:
            self.send_response(302)
            self.send_header("Location", self._bytes_address())
            self.send_header("X-Repo-Commit", self.hub.release.revision)
            self.send_header("X-Linked-Size", str(len(content)))
            self.send_header("X-Linked-Etag", f'"{etag(content)}"')
            self.send_header("Content-Length", "0")
            self.end_headers()

    def do_GET(self) -> None:
        """Send a file, or where it is."""
        asked = re.fullmatch(r"bytes=(\d+)-", self.headers.get("Range", ""))
        first = int(asked[1]) if asked else 0
        self._note("GET", first)
        content = self._content("bytes")
        if content is not None:
            with contextlib.suppress(ConnectionError):
                self.hub.next_act().answer(self.hub, self, content, first)
        elif self._content("resolve") is not None:
            self.send_response(302)
            self.send_header("Location", self._bytes_address())
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            self.say(404, "text/plain", b"no")

    def say(self, status: int, kind: str, body: bytes) -> None:
        """Answer with a text."""
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing on the terminal."""

    def _note(self, method: str, first: int) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.hub.requests.append(Request(method, self.path, first, headers))

    def _content(self, place: str) -> bytes | None:
        release = self.hub.release
        path = unquote(urlsplit(self.path).path)
        name = path.removeprefix(f"/{release.repository}/{place}/{release.revision}/")
        return self.hub.files.get(name)

    def _bytes_address(self) -> str:
        # Another host, as hubs have for the bytes.
        place = self.hub.endpoint.replace("127.0.0.1", "localhost")
        return f"{place}{self.path.replace('/resolve/', '/bytes/')}?signature=x"


def etag(content: bytes, large: int = 1000) -> str:
    """Return what a hub tells of a file: SHA-256 of large files, git's blob SHA-1 of small ones."""
    if len(content) >= large:
        return hashlib.sha256(content).hexdigest()
    return hashlib.sha1(b"blob %d\0" % len(content) + content, usedforsecurity=False).hexdigest()
