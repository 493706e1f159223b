"""Asks whether there is a newer Voxcap. Nothing here runs unless the user wants it."""

from __future__ import annotations

import http.client
import json
import re
import ssl
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from enum import StrEnum
from typing import IO, Final
from urllib.parse import urlsplit

from app.settings.model import Interface
from engine import VoxcapError

RELEASES_API: Final = "https://api.github.com/repos/voxcap/voxcap/releases/latest"
"""Where GitHub tells of the newest release."""

RELEASES_PAGE: Final = "https://github.com/voxcap/voxcap/releases"
"""Where people get releases."""

_WEEK_S = 7 * 24 * 3600
_ANSWER_S = 15.0
# GitHub's answers have some ten thousand.
_MOST_BYTES = 1_000_000
_CHUNK_BYTES = 65_536

_TAG = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){1,3})", re.ASCII)
_NUMBERS = re.compile(r"\d{1,6}(?:\.\d{1,6}){1,3}", re.ASCII)

Numbers = tuple[int, ...]


class Trouble(StrEnum):
    """Why there is no answer."""

    UNREACHABLE = "unreachable"
    UNTRUSTED = "untrusted"
    ASKED_TOO_OFTEN = "asked too often"
    NOTHING_RELEASED = "nothing released"
    REFUSED = "refused"
    NOT_UNDERSTOOD = "not understood"


class VersionCheckError(VoxcapError):
    """It could not be learnt whether there is a newer version.

    Attributes:
        trouble: why.
    """

    def __init__(self, trouble: Trouble, message: str) -> None:
        super().__init__(message)
        self.trouble = trouble


@dataclass(frozen=True, slots=True)
class NewVersion:
    """A newer version.

    Attributes:
        version: such as "0.2.0".
        page: where it can be had, a page of Voxcap's own releases.
    """

    version: str
    page: str


@dataclass(frozen=True, slots=True)
class VersionCheck:
    """A question to GitHub, in which only its address and that it is Voxcap who asks are told.

    Proxies are the system's, and certificates those that the system trusts.

    Attributes:
        current: the version that runs.
        address: what is asked; redirections away from its server are not followed.
        answer_s: how long to wait for all of the answer.
    """

    current: str
    address: str = RELEASES_API
    answer_s: float = _ANSWER_S

    @property
    def server(self) -> str:
        """Whom it asks."""
        return urlsplit(self.address).hostname or self.address

    def run(self) -> NewVersion | None:
        """Ask, and return the newer version if there is one. Blocks for `answer_s` or longer.

        Raises:
            VersionCheckError: it could not be learnt.
        """
        return newer(self.current, self._ask())

    def _ask(self) -> bytes:
        end_s = time.monotonic() + self.answer_s
        try:
            with self._opener().open(self._request(), timeout=self.answer_s) as response:
                return _read(response, end_s)
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error.code, self.server) from error
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise _failure(error, self.server) from error

    def _request(self) -> urllib.request.Request:
        headers = {"User-Agent": "Voxcap", "Accept": "application/vnd.github+json"}
        return urllib.request.Request(self.address, headers=headers)

    def _opener(self) -> urllib.request.OpenerDirector:
        # Here, as most starts of Voxcap never ask.
        import truststore

        context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        https = urllib.request.HTTPSHandler(context=context)
        return urllib.request.build_opener(https, _SameServer(self.address))


def newer(current: str, answer: bytes) -> NewVersion | None:
    """Return the version that GitHub tells of, or None if it is not newer than the current one.

    Args:
        current: the version that runs.
        answer: JSON, with the newest release's tag in "tag_name"; nothing else of it is used.

    Raises:
        VersionCheckError: the answer tells of no version.
    """
    try:
        found = json.loads(answer)
    except (ValueError, RecursionError) as error:
        raise _not_understood() from error
    tag = found.get("tag_name") if isinstance(found, dict) else None
    match = _TAG.fullmatch(tag) if isinstance(tag, str) else None
    if match is None:
        raise _not_understood()
    if numbers(match[1]) <= numbers(current):
        return None
    return NewVersion(match[1], f"{RELEASES_PAGE}/tag/{tag}")


def numbers(version: str) -> Numbers:
    """Return a version's numbers, for comparing: (1, 2) for "1.2.0" and "1.2rc1", () for "new"."""
    match = _NUMBERS.match(version)
    found = [int(number) for number in match[0].split(".")] if match else []
    while found and not found[-1]:
        found.pop()
    return tuple(found)


def is_due(interface: Interface, now_s: float) -> bool:
    """Tell whether Voxcap is to ask by itself.

    Args:
        interface: what the user wants, and when Voxcap asked last.
        now_s: seconds since 1970.
    """
    since_s = now_s - interface.looked_for_versions_s
    # A clock that was wrong, and ahead, must not silence the question for years.
    return interface.looks_for_versions and not 0 <= since_s < _WEEK_S


class _SameServer(urllib.request.HTTPRedirectHandler):
    """Follows redirections within one server alone."""

    def __init__(self, address: str) -> None:
        self._server = urlsplit(address)[:2]

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        if urlsplit(newurl)[:2] != self._server:
            return None
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _read(response: http.client.HTTPResponse, end_s: float) -> bytes:
    """Read an answer to its end, which a server that sends byte by byte may never reach."""
    answer = b""
    while chunk := response.read1(_CHUNK_BYTES):
        answer += chunk
        if len(answer) > _MOST_BYTES:
            raise _not_understood()
        if time.monotonic() > end_s:
            raise TimeoutError("timed out")
    return answer


def _refusal(code: int, server: str) -> VersionCheckError:
    match code:
        case 404:
            return VersionCheckError(
                Trouble.NOTHING_RELEASED,
                f"{server} knows of no released version. Look at {RELEASES_PAGE}.",
            )
        case 403 | 429:
            return VersionCheckError(
                Trouble.ASKED_TOO_OFTEN,
                f"{server} was asked too often from this network. Try again in an hour.",
            )
        case _ if 300 <= code < 400:
            return _not_understood()
    return VersionCheckError(
        Trouble.REFUSED, f"{server} gave no answer (HTTP {code}). Try again later."
    )


def _failure(error: Exception, server: str) -> VersionCheckError:
    reason = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(reason, ssl.SSLError):
        return VersionCheckError(
            Trouble.UNTRUSTED,
            f"The connection to {server} is not secure ({reason}). Check the computer's clock, and "
            "whether the network wants you to sign in or has a certificate of its own.",
        )
    if isinstance(error, http.client.HTTPException | ValueError):
        return _not_understood()
    return VersionCheckError(
        Trouble.UNREACHABLE,
        f"{server} cannot be reached ({reason}). Check the network and try again.",
    )


def _not_understood() -> VersionCheckError:
    return VersionCheckError(
        Trouble.NOT_UNDERSTOOD,
        "The answer is not one of GitHub's. See whether the network wants you to sign in, and try "
        "again.",
    )
