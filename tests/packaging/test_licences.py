from __future__ import annotations

import json
from pathlib import Path

import licences
import pytest

from app.desktop.third_party import Component, read_list

PARTS = (
    Component("numpy", "2.4.6", "BSD-3-Clause", "Copyright\n" + "=" * 40 + "\nall of it"),
    Component("Source Sans 3", "", "OFL-1.1", "a font"),
)


def test_the_app_reads_the_list() -> None:
    read = read_list(licences.listed(PARTS))
    assert [part.title for part in read] == [part.title for part in PARTS]
    assert [part.licence for part in read] == [part.licence for part in PARTS]
    assert "all of it" in read[0].text


def test_the_bill_is_the_same_for_the_same_parts() -> None:
    bills = [json.dumps(licences.bill(PARTS, "0.1.0", 0)) for _ in range(2)]
    assert bills[0] == bills[1]
    other = licences.bill(PARTS[:1], "0.1.0", 0)
    assert other["serialNumber"] != json.loads(bills[0])["serialNumber"]
    assert [part["name"] for part in other["components"]] == ["numpy"]


@pytest.mark.parametrize(
    ("licence", "is_refused"),
    [
        ("MIT", False),
        ("LGPL-3.0-only", False),
        ("GPLv2-or-later with a special exception", False),
        ("GPL-3.0-or-later", True),
        ("AGPL-3.0-only", True),
        ("LGPL-3.0-only OR GPL-2.0-only", False),
    ],
)
def test_licences_that_do_not_go_with_ours(licence: str, is_refused: bool) -> None:
    assert bool(licences.refused([Component("x", "1", licence, "")])) is is_refused


def test_a_library_of_the_system_that_does_not_go_with_ours() -> None:
    assert licences.refused([Component("libreadline8", "8.2", "", "")]) == ["libreadline8 8.2"]


@pytest.mark.parametrize(
    "name",
    [
        "libx264-d6533a8d.so.165",
        "libx265.216.dylib",
        "libx264-165-f3a909470d.dll",
        "readline.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_libraries_that_do_not_go_with_ours(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "_internal" / "av.libs"
    folder.mkdir(parents=True)
    (folder / name).write_bytes(b"code")
    (folder / "x264.txt").write_text("a text", encoding="utf-8")
    assert licences.refused_files(tmp_path) == [f"_internal/av.libs/{name}"]


@pytest.mark.parametrize(
    ("configuration", "is_refused"),
    [
        (b"--enable-gpl --enable-version3", True),
        (b"--enable-version3 --enable-libx264", True),
        (b"--disable-everything --enable-demuxer=flac", False),
    ],
)
@pytest.mark.parametrize(
    "name", ["libavcodec-5e6b81c2.so.62.28.102", "avcodec-62.dll", "libavcodec.62.28.102.dylib"]
)
def test_an_ffmpeg_with_parts_that_do_not_go_with_ours(
    tmp_path: Path, name: str, configuration: bytes, is_refused: bool
) -> None:
    (tmp_path / name).write_bytes(b"\0" + configuration + b"\0")
    assert licences.refused_files(tmp_path) == [name] * is_refused
