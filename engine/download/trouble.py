"""What goes wrong while fetching, in words: what happened and what to do."""

from __future__ import annotations

import errno
import socket
import ssl
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import httpx2
from huggingface_hub.errors import HfHubHTTPError, OfflineModeIsEnabled

from engine.errors import DownloadError

_KEPT = "What was received is kept."
_AGAIN = "What was received is kept; try again later."
_TRANSIENT_STATUS = (
    HTTPStatus.REQUEST_TIMEOUT,
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.INTERNAL_SERVER_ERROR,
    HTTPStatus.BAD_GATEWAY,
    HTTPStatus.SERVICE_UNAVAILABLE,
    HTTPStatus.GATEWAY_TIMEOUT,
)


class OfflineError(Exception):
    """The user's environment forbids to use the hub."""


class NotTheHubError(Exception):
    """Something else than the hub answered, at an address."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


class WrongAnswerError(Exception):
    """The hub answered with something else than the bytes that were asked for; what, in words."""


def is_trouble(error: Exception) -> bool:
    """Tell whether an error is one of fetching, rather than a fault of the program."""
    kinds = (
        OfflineError,
        NotTheHubError,
        WrongAnswerError,
        OSError,
        httpx2.HTTPError,
        httpx2.InvalidURL,
    )
    return isinstance(error, kinds)


def is_transient(error: Exception) -> bool:
    """Tell whether the same request may succeed in a moment."""
    if isinstance(error, HfHubHTTPError):
        return error.response.status_code in _TRANSIENT_STATUS
    if isinstance(error, httpx2.ProxyError) or _certificate_error(error) is not None:
        return False
    return isinstance(error, httpx2.TransportError)


def told(error: Exception, folder: Path) -> DownloadError:
    """Return the error to raise for one that came while fetching.

    Args:
        error: of httpx2, huggingface_hub, this package or the system.
        folder: where the model was to be put.
    """
    return DownloadError(_words(error, folder), parameter="download", value=str(folder))


def _words(error: Exception, folder: Path) -> str:
    if isinstance(error, (OfflineError, OfflineModeIsEnabled)):
        return (
            "HF_HUB_OFFLINE forbids to use the network. Unset it to fetch the model, or choose a "
            "folder that holds it."
        )
    if isinstance(error, NotTheHubError):
        host = httpx2.URL(error.url).host
        return (
            f"Something else than the model hub answered for {host}: a login page of the network, "
            "or a proxy. Open a web page in a browser to log in, check HF_ENDPOINT if it is set, "
            f"and try again. {_KEPT}"
        )
    if isinstance(error, WrongAnswerError):
        return f"{error} {_KEPT}"
    if isinstance(error, HfHubHTTPError):
        return _words_of_status(error.response)
    if isinstance(error, OSError):
        return _words_of_disk(error, folder)
    return _words_of_network(error)


def _words_of_status(response: httpx2.Response) -> str:
    host, status = response.url.host, response.status_code
    if status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
        return (
            f"{host} refuses to give the model ({status}): this network may not allow it, or the "
            "mirror wants a login. Try another network, or another mirror with HF_ENDPOINT. "
            f"{_KEPT}"
        )
    if status == HTTPStatus.NOT_FOUND:
        return (
            f"{host} does not have the model in the revision that Voxcap needs (404). If "
            "HF_ENDPOINT names a mirror, try another one."
        )
    if status == HTTPStatus.PROXY_AUTHENTICATION_REQUIRED:
        return f"The proxy wants a name and a password (407). Put them into HTTPS_PROXY. {_KEPT}"
    if status == HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE:
        return (
            f"{host} has no bytes after those that were received (416): it holds another file. "
            "Delete what was received and begin anew, or use another mirror."
        )
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return f"{host} gets too many requests from this network (429). {_AGAIN}"
    return f"{host} cannot answer now ({status}). {_AGAIN}"


def _words_of_disk(error: OSError, folder: Path) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return (
            f"The disk is full at {folder.parent}. Make room there, or choose another folder, and "
            f"try again. {_KEPT}"
        )
    reason = error.strerror or str(error)
    return f"The model cannot be written to {folder}: {reason}. Choose another folder."


def _words_of_network(error: Exception) -> str:
    host = _host(error)
    refused = _certificate_error(error)
    if refused is not None:
        return (
            f"The connection to {host} is not trusted ({refused.verify_message}). Check the "
            "computer's clock; in a company, have its certificate installed in the system. "
            f"{_KEPT}"
        )
    if isinstance(error, httpx2.ProxyError):
        return (
            f"The proxy does not let Voxcap through ({error}). Check HTTPS_PROXY and its password. "
            f"{_KEPT}"
        )
    if any(isinstance(cause, socket.gaierror) for cause in _causes(error)):
        return (
            f"{host} cannot be found: there is no network, or it does not know the name. Check the "
            f"connection and try again. {_KEPT}"
        )
    if isinstance(error, httpx2.TimeoutException):
        return f"Nothing comes from {host} any more. Check the connection and try again. {_KEPT}"
    if isinstance(error, httpx2.ConnectError):
        return f"{host} cannot be reached ({error}). Check the connection and try again. {_KEPT}"
    return f"The connection to {host} broke off ({error}). {_AGAIN}"


def _host(error: Exception) -> str:
    try:
        return error.request.url.host if isinstance(error, httpx2.RequestError) else "the hub"
    except RuntimeError:
        return "the hub"


def _certificate_error(error: BaseException) -> ssl.SSLCertVerificationError | None:
    for cause in _causes(error):
        if isinstance(cause, ssl.SSLCertVerificationError):
            return cause
    return None


def _causes(error: BaseException) -> Iterator[BaseException]:
    seen: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in seen:
        yield cause
        seen.append(cause)
        cause = cause.__cause__ or cause.__context__
