"""The recipes of other systems, as far as they can be looked at here."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path

import pytest
import yaml

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
INNO = (PACKAGING / "windows" / "voxcap.iss").read_text(encoding="utf-8")


def test_macos_is_told_why_sound_is_wanted() -> None:
    told = plistlib.loads((PACKAGING / "macos" / "info.plist").read_bytes())
    for key in ("NSMicrophoneUsageDescription", "NSAudioCaptureUsageDescription"):
        assert told[key].startswith("Voxcap ")


def test_macos_gives_the_microphone_to_what_is_signed() -> None:
    granted = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert granted["com.apple.security.device.audio-input"] is True
    script = (PACKAGING / "macos" / "make_dmg").read_text(encoding="utf-8")
    assert "entitlements.plist" in script


def test_the_flatpak_takes_files_that_are_there() -> None:
    manifest_file = next((PACKAGING / "flatpak").glob("*.yml"))
    manifest = yaml.safe_load(manifest_file.read_text(encoding="utf-8"))
    assert manifest["app-id"] == manifest_file.stem
    sources = manifest["modules"][0]["sources"]
    files = [
        manifest_file.parent / source["path"] for source in sources if source["type"] == "file"
    ]
    assert files
    assert all(file.exists() for file in files)


def test_the_windows_installer_asks_nobody_for_rights() -> None:
    assert "PrivilegesRequired=lowest" in INNO
    assert "MB_DEFBUTTON2, IDNO" in INNO


def test_every_language_of_the_windows_installer_has_its_messages() -> None:
    languages = set(re.findall(r'^Name: "(\w+)"; MessagesFile', INNO, re.MULTILINE))
    assert languages == set(re.findall(r"^(\w+)\.DeleteData=", INNO, re.MULTILINE))


@pytest.mark.parametrize("section", ["Setup", "Languages", "Files", "Icons", "Run", "Code"])
def test_the_windows_installer_has_its_sections(section: str) -> None:
    assert INNO.count(f"[{section}]\n") == 1
