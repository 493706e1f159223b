"""The Debian package: what is in it, what it asks for, and what its papers say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from linux.dependencies import c_library_version, needed

from app.cli.main import version
from app.desktop.app_id import APP_ID

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
LANGUAGES = {
    path.stem.removeprefix("voxcap_") for path in (ROOT / "resources" / "translations").glob("*.ts")
}
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

needs_debian = pytest.mark.skipif(
    not all(map(shutil.which, ("dpkg-deb", "dpkg-query", "readelf"))),
    reason="packages are made on Debian",
)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A bundle of one real program and a file for its owner alone."""
    folder = tmp_path / "voxcap"
    (folder / "_internal").mkdir(parents=True)
    shutil.copy(Path("/bin/true").resolve(), folder / "voxcap")
    secret = folder / "_internal" / "data"
    secret.write_text("data", encoding="utf-8")
    secret.chmod(0o600)
    return folder


@pytest.fixture
def icons(tmp_path: Path) -> Path:
    folder = tmp_path / "icons"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    subprocess.run(
        [sys.executable, ROOT / "packaging" / "icons.py", folder],
        check=True,
        env=environment,
        timeout=120,
    )
    return folder


def build_deb(bundle: Path, icons: Path, folder: Path) -> Path:
    folder.mkdir()
    subprocess.run(
        ["bash", LINUX / "build_deb", bundle, "1.2.3", icons, folder],
        check=True,
        env=os.environ | {"SOURCE_DATE_EPOCH": "1700000000"},
        timeout=120,
    )
    return next(folder.glob("voxcap_1.2.3_*.deb"))


def said(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@needs_debian
def test_the_same_bundle_makes_the_same_package(bundle: Path, icons: Path, tmp_path: Path) -> None:
    first = build_deb(bundle, icons, tmp_path / "first")
    for path in bundle.rglob("*"):
        os.utime(path)
    second = build_deb(bundle, icons, tmp_path / "second")
    assert first.read_bytes() == second.read_bytes()


@needs_debian
def test_everybody_can_read_the_package_and_root_owns_it(
    bundle: Path, icons: Path, tmp_path: Path
) -> None:
    deb = build_deb(bundle, icons, tmp_path / "out")
    lines = said("dpkg-deb", "--contents", deb).splitlines()
    modes = {line.split()[5]: line.split()[0] for line in lines}
    assert {line.split()[1] for line in lines} == {"root/root"}
    assert modes["./opt/voxcap/voxcap"] == "-rwxr-xr-x"
    assert modes["./opt/voxcap/_internal/data"] == "-rw-r--r--"
    assert modes["./usr/bin/voxcap"].startswith("l")
    assert "./usr/share/man/man1/voxcap.1.gz" in modes
    for size in (16, 48, 256):
        assert f"./usr/share/icons/hicolor/{size}x{size}/apps/voxcap.png" in modes


@needs_debian
def test_the_package_asks_for_what_nothing_links_to(
    bundle: Path, icons: Path, tmp_path: Path
) -> None:
    deb = build_deb(bundle, icons, tmp_path / "out")
    asked = said("dpkg-deb", "--field", deb, "Depends").strip().split(", ")
    assert f"libc6 (>= {c_library_version(bundle)})" in asked
    assert {"libpulse0", "libportaudio2", "ca-certificates", "fontconfig-config"} <= set(asked)
    assert len({entry.split()[0] for entry in asked}) == len(asked)


@needs_debian
def test_what_the_bundle_brings_is_not_needed(bundle: Path) -> None:
    assert "libc.so.6" in needed(bundle)
    shutil.copy(bundle / "voxcap", bundle / "_internal" / "libc.so.6")
    assert "libc.so.6" not in needed(bundle)


def test_versions_of_the_c_library_are_compared_as_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = "GLIBC_2.9 GLIBC_2.36 GLIBC_2.2.5 GLIBC_PRIVATE GLIBCXX_3.4.50"
    monkeypatch.setattr("linux.dependencies._readelf", lambda option, files: told)
    assert c_library_version(tmp_path) == "2.36"


def desktop_entry() -> RawConfigParser:
    parser = RawConfigParser(delimiters=("=",), interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / "io.github.voxcap.Voxcap.desktop", encoding="utf-8")
    return parser


@pytest.mark.parametrize(
    ("group", "key"),
    [
        ("Desktop Entry", "GenericName"),
        ("Desktop Entry", "Comment"),
        ("Desktop Entry", "Keywords"),
        ("Desktop Action toggle", "Name"),
    ],
)
def test_the_menu_speaks_every_language_of_the_app(group: str, key: str) -> None:
    entries = desktop_entry()[group]
    assert {name for name in LANGUAGES if f"{key}[{name}]" in entries} == LANGUAGES - {"en"}
    assert key in entries


def test_the_desktop_finds_the_window_of_the_entry() -> None:
    entry = desktop_entry()["Desktop Entry"]
    start = (ROOT / "app" / "ui" / "qt_start.py").read_text(encoding="utf-8")
    assert (LINUX / f"{APP_ID}.desktop").exists()
    assert f'QApplication(["{entry["StartupWMClass"]}"])' in start


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(LINUX / "io.github.voxcap.Voxcap.metainfo.xml").getroot()


def test_software_centres_speak_every_language_of_the_app() -> None:
    languages = {summary.get(XML_LANGUAGE, "en") for summary in metainfo().iter("summary")}
    assert languages == LANGUAGES


def test_software_centres_are_told_of_this_version_and_its_entry() -> None:
    release = metainfo().find("releases/release")
    assert release is not None
    assert release.get("version") == version().split("+")[0]
    assert (LINUX / (metainfo().findtext("launchable") or "?")).exists()


def test_pictures_for_software_centres_are_there() -> None:
    pictures = [image.text or "" for image in metainfo().iter("image")]
    assert pictures
    for picture in pictures:
        assert (ROOT / picture.split("/main/")[1]).exists()


def test_the_manual_names_every_command() -> None:
    helped = said(sys.executable, "-m", "app", "--help")
    commands = set(re.findall(r"^    ([a-z]+)  ", helped, re.MULTILINE))
    manual = (LINUX / "voxcap.1").read_text(encoding="utf-8")
    assert {"listen", "model"} <= commands
    assert commands == set(re.findall(r"^\.It Cm (\w+)$", manual, re.MULTILINE))


@pytest.mark.parametrize(
    "command",
    [
        ("desktop-file-validate", LINUX / "io.github.voxcap.Voxcap.desktop"),
        ("appstreamcli", "validate", "--no-net", LINUX / "io.github.voxcap.Voxcap.metainfo.xml"),
        ("mandoc", "-T", "lint", LINUX / "voxcap.1"),
    ],
    ids=lambda command: command[0],
)
def test_the_papers_are_valid(command: tuple[str | Path, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
