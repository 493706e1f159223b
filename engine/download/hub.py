"""A Hugging Face hub, as far as fetching files needs it.

`huggingface_hub` knows addresses, metadata and errors. The bytes are read here: its own download
begins anew after every interruption.
"""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import httpx2
import truststore
from huggingface_hub import (
    constants,
    get_hf_file_metadata,
    hf_hub_url,
    set_client_factory,
)
from huggingface_hub.utils._http import default_client_factory, hf_raise_for_status

from engine.download.release import ModelRelease
from engine.download.settings import TransferSettings
from engine.download.trouble import NotTheHubError, OfflineError


@dataclass(frozen=True, slots=True)
class RemoteFile:
    """A file on the hub.

    Attributes:
        name: its name.
        n_bytes: its size.
        etag: its SHA-256 in 64 hex digits, or its git blob SHA-1 in 40.
    """

    name: str
    n_bytes: int
    etag: str


class Hub:
    """A connection to the hub that has a release, for one thread; `shut` is for any.

    Proxies are those of the environment, certificates those that the system trusts, and the hub is
    HF_ENDPOINT where that is set. No token is sent, and nothing about this computer.
    """

    def __init__(self, release: ModelRelease, settings: TransferSettings, user_agent: str) -> None:
        """Connect to nothing yet.

        Args:
            release: whose files are wanted.
            settings: how long to wait for answers.
            user_agent: what to call this program.
        """
        self._release = release
        self._settings = settings
        self._user_agent = user_agent
        self._guard = threading.Lock()
        self._is_shut = False
        self._sockets: weakref.WeakSet[socket.socket] = weakref.WeakSet()
        self._client = httpx2.Client(
            verify=truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
            follow_redirects=True,
            timeout=settings.answer_s,
            event_hooks={"request": [self._prepare]},
        )

    def __enter__(self) -> Self:
        set_client_factory(lambda: self._client)
        # Otherwise the client asks the hub for a list of programs to look for on this computer.
        self._was_quiet = constants.HF_HUB_DISABLE_TELEMETRY
        constants.HF_HUB_DISABLE_TELEMETRY = True
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        constants.HF_HUB_DISABLE_TELEMETRY = self._was_quiet
        set_client_factory(default_client_factory)
        self._client.close()

    def look_up(self, name: str) -> RemoteFile:
        """Ask for a file's size and checksum.

        Raises:
            NotTheHubError: what answers is not a hub, or has another revision.
            Exception: of httpx2 or huggingface_hub.
        """
        url = self._url(name)
        found = get_hf_file_metadata(
            url,
            token=False,
            timeout=self._settings.answer_s,
            headers={"user-agent": self._user_agent},
        )
        if found.commit_hash != self._release.revision:
            raise NotTheHubError(url)
        if found.size is None or found.etag is None or len(found.etag) not in (40, 64):
            raise NotTheHubError(url)
        return RemoteFile(name, found.size, found.etag)

    @contextmanager
    def open(self, file: RemoteFile, first_byte: int) -> Iterator[httpx2.Response]:
        """Ask for a file from a byte on.

        The address that the hub redirects to expires, so each request begins at the hub.

        Raises:
            Exception: of httpx2 or huggingface_hub.
        """
        headers = {"user-agent": self._user_agent, "accept-encoding": "identity"}
        if first_byte:
            headers["range"] = f"bytes={first_byte}-"
        timeout = httpx2.Timeout(self._settings.answer_s, read=self._settings.stall_s)
        with self._client.stream(
            "GET", self._url(file.name), headers=headers, timeout=timeout
        ) as response:
            hf_raise_for_status(response)
            yield response

    def shut(self) -> None:
        """End what is being waited for, and all that would follow. From any thread."""
        with self._guard:
            self._is_shut = True
            sockets = list(self._sockets)
        for connected in sockets:
            # A read that waits in another thread returns at once.
            with contextlib.suppress(OSError):
                connected.shutdown(socket.SHUT_RDWR)

    def _url(self, name: str) -> str:
        release = self._release
        endpoint = self._settings.endpoint or constants.ENDPOINT
        return hf_hub_url(release.repository, name, revision=release.revision, endpoint=endpoint)

    def _prepare(self, request: httpx2.Request) -> None:
        if constants.is_offline_mode():
            raise OfflineError
        request.extensions = {**request.extensions, "trace": self._notice}

    def _notice(self, event: str, facts: dict[str, Any]) -> None:
        with self._guard:
            if self._is_shut:
                raise httpx2.ReadError("The connection was shut.")
            stream = facts.get("return_value")
            if event.endswith((".connect_tcp.complete", ".start_tls.complete")):
                connected = stream.get_extra_info("socket") if stream is not None else None
                if connected is not None:
                    self._sockets.add(connected)
