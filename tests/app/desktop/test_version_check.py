"""Whether there is a newer version, as a server tells it that may tell anything."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.version_check import (
    RELEASES_PAGE,
    NewVersion,
    Trouble,
    VersionCheck,
    VersionCheckError,
    is_due,
    newer,
    numbers,
)
from app.settings.model import Interface
from tests.releases_server import Releases, releases_server

WEEK_S = 7 * 86_400


@pytest.fixture
def releases(monkeypatch: pytest.MonkeyPatch) -> Iterator[Releases]:
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    with releases_server() as server:
        yield server


def trouble_of(check: VersionCheck) -> Trouble:
    with pytest.raises(VersionCheckError) as caught:
        check.run()
    assert str(caught.value).endswith(".")
    return caught.value.trouble


def answer(tag: object) -> bytes:
    return json.dumps({"tag_name": tag, "html_url": "https://example.org/evil"}).encode()


def test_newer_version_is_told_with_its_page(releases: Releases) -> None:
    found = VersionCheck("0.1.0", releases.address).run()
    assert found == NewVersion("0.2.0", f"{RELEASES_PAGE}/tag/v0.2.0")


def test_nothing_about_this_computer_is_sent(releases: Releases) -> None:
    VersionCheck("0.1.0", releases.address).run()
    ((method, path, headers),) = releases.requests
    assert (method, path) == ("GET", "/latest")
    assert headers.pop("Host") == urlsplit(releases.address).netloc
    assert headers == {
        "User-Agent": "Voxcap",
        "Accept": "application/vnd.github+json",
        "Accept-Encoding": "identity",
        "Connection": "close",
    }


@pytest.mark.parametrize("current", ["0.2.0", "0.2", "0.3.0.dev1", "1.0"])
def test_same_or_older_version_is_no_news(releases: Releases, current: str) -> None:
    assert VersionCheck(current, releases.address).run() is None


versions = st.lists(st.integers(0, 999_999), min_size=2, max_size=4)


@given(versions, versions)
def test_versions_are_compared_as_numbers(current: list[int], tag: list[int]) -> None:
    width = max(len(current), len(tag))
    is_newer = tag + [0] * (width - len(tag)) > current + [0] * (width - len(current))
    found = newer(".".join(map(str, current)), answer("v" + ".".join(map(str, tag))))
    assert (found is not None) == is_newer


@given(st.text())
def test_any_text_has_numbers(text: str) -> None:
    assert all(number >= 0 for number in numbers(text))


@given(st.text(st.sampled_from("v0123456789./?#@:-\n "), max_size=12))
def test_page_is_one_of_ours_whatever_the_tag(tag: str) -> None:
    with suppress(VersionCheckError):
        found = newer("0.0.0", answer(tag))
        assert found is None or re.fullmatch(f"{RELEASES_PAGE}/tag/v?[0-9.]+", found.page)


@pytest.mark.parametrize("tag", [None, 1, 0.2, True, ["v0.2.0"], {"v": "0.2.0"}])
def test_tags_that_are_no_text_are_refused(tag: object) -> None:
    with pytest.raises(VersionCheckError):
        newer("0.1.0", answer(tag))


@pytest.mark.parametrize(
    "tag",
    ["v1/../../../evil", "v1.0?x", "1.0\n", "1", "", "1.0-rc1", "\u0661.\u0662", "9" * 30 + ".0"],
)
def test_other_tags_are_refused(tag: str) -> None:
    with pytest.raises(VersionCheckError):
        newer("0.1.0", answer(tag))


@given(st.binary())
def test_other_answers_are_refused(body: bytes) -> None:
    with pytest.raises(VersionCheckError):
        newer("0.1.0", body)


@pytest.mark.parametrize(
    "body",
    [b"<html>Log in</html>", b"", b"[]", b"[" * 200_000, b" " * 1_100_000 + b"{}", b"\xff\xfe"],
    ids=["login", "nothing", "list", "deep", "long", "no text"],
)
def test_what_is_no_answer_of_githubs(releases: Releases, body: bytes) -> None:
    releases.body = body
    assert trouble_of(VersionCheck("0.1.0", releases.address)) is Trouble.NOT_UNDERSTOOD


@pytest.mark.parametrize(
    ("status", "trouble"),
    [
        (403, Trouble.ASKED_TOO_OFTEN),
        (429, Trouble.ASKED_TOO_OFTEN),
        (404, Trouble.NOTHING_RELEASED),
        (407, Trouble.REFUSED),
        (500, Trouble.REFUSED),
        (304, Trouble.NOT_UNDERSTOOD),
    ],
)
def test_refusals(releases: Releases, status: int, trouble: Trouble) -> None:
    releases.status = status
    assert trouble_of(VersionCheck("0.1.0", releases.address)) is trouble


def test_redirection_to_another_server_is_not_followed(releases: Releases) -> None:
    releases.status = 302
    with releases_server() as other:
        releases.headers = {"Location": other.address}
        assert trouble_of(VersionCheck("0.1.0", releases.address)) is Trouble.NOT_UNDERSTOOD
        assert other.requests == []


def test_redirection_within_the_server_is_followed(releases: Releases) -> None:
    releases.status = 301
    releases.headers = {"Location": "/repositories/1/releases/latest"}

    def move() -> None:
        if releases.requests[-1][1] != "/latest":
            releases.status = 200

    releases.before = move
    assert VersionCheck("0.1.0", releases.address).run() is not None


def test_nobody_there() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{taken.getsockname()[1]}/"
        assert trouble_of(VersionCheck("0.1.0", address)) is Trouble.UNREACHABLE


def test_server_that_does_not_speak_tls(releases: Releases) -> None:
    address = releases.address.replace("http:", "https:")
    assert trouble_of(VersionCheck("0.1.0", address)) is Trouble.UNTRUSTED
    assert releases.requests == []


def test_silence_ends_the_wait(releases: Releases) -> None:
    goes_on = threading.Event()
    releases.before = goes_on.wait
    try:
        check = VersionCheck("0.1.0", releases.address, answer_s=0.05)
        assert trouble_of(check) is Trouble.UNREACHABLE
    finally:
        goes_on.set()


def test_proxy_of_the_system_is_used(releases: Releases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("no_proxy")
    monkeypatch.setenv("http_proxy", releases.address)
    address = "http://releases.invalid/latest"
    assert VersionCheck("0.1.0", address).run() is not None
    assert releases.requests[0][1] == address


def test_nothing_is_due_by_default() -> None:
    assert not is_due(Interface(), 1e9)


@given(st.integers(0, 10**10), st.integers(0, 10**10))
def test_due_once_a_week(asked_s: int, now_s: int) -> None:
    interface = Interface(looks_for_versions=True, looked_for_versions_s=asked_s)
    assert is_due(interface, now_s) == (now_s >= asked_s + WEEK_S or now_s < asked_s)
    assert not is_due(replace(interface, looks_for_versions=False), now_s)
