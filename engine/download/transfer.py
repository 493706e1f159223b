"""Receiving one file from the byte on where it was cut."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from http import HTTPStatus
from io import FileIO
from pathlib import Path
from typing import Final

import httpx2
from huggingface_hub.errors import HfHubHTTPError

from engine.download.hub import Hub, RemoteFile
from engine.download.patience import Patience
from engine.download.trouble import NotTheHubError, WrongAnswerError

_CONTENT_RANGE: Final = re.compile(r"bytes (\d+)-\d+/(\d+|\*)")


def receive(
    hub: Hub,
    file: RemoteFile,
    path: Path,
    patience: Patience,
    on_bytes: Callable[[int], object],
) -> None:
    """Append to the file at `path` until it has all its bytes.

    Args:
        hub: where it comes from.
        file: which file.
        path: where it is kept; need not exist.
        patience: for trouble that may pass.
        on_bytes: told how many bytes were written.

    Raises:
        NotTheHubError, WrongAnswerError: something else came than was asked for.
        OSError: the disk refuses.
        Exception: of httpx2 or huggingface_hub, once patience is over.
    """
    # Unbuffered, so that what was received is kept when the process is killed.
    with path.open("ab", buffering=0) as kept:
        while (n_there := kept.tell()) < file.n_bytes:
            try:
                with hub.open(file, n_there) as response:
                    for piece in _pieces(response, file, n_there):
                        _write_all(kept, piece)
                        patience.renew()
                        on_bytes(len(piece))
            except (httpx2.HTTPError, HfHubHTTPError) as error:
                patience.bear(error)


def _write_all(file: FileIO, piece: bytes) -> None:
    """Write all of it; a file without a buffer may take a part at a time."""
    rest = memoryview(piece)
    while rest:
        rest = rest[file.write(rest) :]


def _pieces(response: httpx2.Response, file: RemoteFile, n_there: int) -> Iterator[bytes]:
    """Yield the bytes of the file after the first `n_there`."""
    n_to_skip = n_there - _first_byte(response, file, n_there)
    n_left = file.n_bytes - n_there
    for piece in response.iter_raw():
        wanted = piece[n_to_skip:]
        n_to_skip = max(0, n_to_skip - len(piece))
        if len(wanted) > n_left:
            raise WrongAnswerError(
                f"{_host(response)} sent more bytes of {file.name} than there are."
            )
        n_left -= len(wanted)
        if wanted:
            yield wanted
    if n_left:
        raise httpx2.RemoteProtocolError("The answer ended early.", request=response.request)


def _first_byte(response: httpx2.Response, file: RemoteFile, n_there: int) -> int:
    """Return which byte the answer begins with, once it is sure to be of that file."""
    headers = response.headers
    if headers.get("content-type", "").startswith("text/html"):
        raise NotTheHubError(str(response.url))
    if headers.get("content-encoding", "identity") != "identity":
        raise WrongAnswerError(
            f"Something between {_host(response)} and this computer changes files on their way. "
            "Try another network, or another mirror with HF_ENDPOINT."
        )
    if response.status_code != HTTPStatus.PARTIAL_CONTENT:
        n_bytes = headers.get("content-length")
        if n_bytes is not None and n_bytes != str(file.n_bytes):
            raise _other_file(response, file)
        return 0
    told = _CONTENT_RANGE.fullmatch(headers.get("content-range", ""))
    if told is None or int(told[1]) != n_there or told[2] not in ("*", str(file.n_bytes)):
        raise _other_file(response, file)
    return n_there


def _other_file(response: httpx2.Response, file: RemoteFile) -> WrongAnswerError:
    return WrongAnswerError(
        f"{_host(response)} sent other bytes of {file.name} than were asked for. Try again from "
        "another network, or from another mirror with HF_ENDPOINT."
    )


def _host(response: httpx2.Response) -> str:
    return response.url.host
