"""A server on loopback that tells of releases as GitHub does, or does not."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Releases:
    """What is answered, and what was asked.

    Attributes:
        status: of the answer.
        body: of the answer.
        headers: of the answer.
        requests: method, path and headers of what came.
        before: called before an answer is given.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 200
        self.body = b'{"tag_name": "v0.2.0"}'
        self.headers: dict[str, str] = {}
        self.requests: list[tuple[str, str, dict[str, str]]] = []
        self.before: Callable[[], object] = lambda: None


@contextmanager
def releases_server() -> Iterator[Releases]:
    """Have a server until the end of the block."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            releases.requests.append((self.command, self.path, dict(self.headers)))
            releases.before()
            self.send_response(releases.status)
            for name, value in releases.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(releases.body)

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        releases = Releases(f"http://127.0.0.1:{server.server_port}/latest")
        thread = threading.Thread(target=server.serve_forever, args=[0.02])
        thread.start()
        try:
            yield releases
        finally:
            server.shutdown()
            thread.join()
