"""The recipes of other systems, as far as they can be looked at here."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml
from windows.version_resource import version_resource

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
INNO = (PACKAGING / "windows" / "voxcap.iss").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "file", sorted(PACKAGING.glob("macos/*.plist")), ids=lambda file: file.name
)
def test_every_list_of_properties_can_be_read(file: Path) -> None:
    assert plistlib.loads(file.read_bytes())


def test_macos_shows_the_app_in_the_dock_from_the_version_on_that_torch_is_for() -> None:
    told = plistlib.loads((PACKAGING / "macos" / "info.plist").read_bytes())
    oldest = told["LSMinimumSystemVersion"]
    for script in ("macos/build", "ffmpeg/build"):
        exported = f"export MACOSX_DEPLOYMENT_TARGET={oldest}\n"
        assert exported in (PACKAGING / script).read_text(encoding="utf-8")
    assert not {"LSBackgroundOnly", "LSUIElement"} & set(told)


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


def test_windows_is_told_of_sharp_text_long_paths_and_utf_8() -> None:
    manifest = ElementTree.parse(PACKAGING / "windows" / "voxcap.manifest").getroot()
    told = {element.tag.rpartition("}")[2]: element.text for element in manifest.iter()}
    assert told["dpiAwareness"] == "PerMonitorV2"
    assert told["longPathAware"] == "true"
    assert told["activeCodePage"] == "UTF-8"


def test_windows_is_told_the_version_in_numbers_and_in_words() -> None:
    names = ("VSVersionInfo", "StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    made: dict[str, Any] = dict.fromkeys(names, lambda *content, **named: (content, named))
    told: dict[str, str] = {}
    made["FixedFileInfo"] = dict
    made["StringStruct"] = told.__setitem__
    _, named = eval(version_resource("0.1.0rc1", "voxcap.exe"), made)
    assert named["ffi"]["filevers"] == named["ffi"]["prodvers"] == (0, 1, 0, 0)
    assert told["ProductVersion"] == "0.1.0rc1"
    assert told["OriginalFilename"] == "voxcap.exe"


def test_the_windows_installer_asks_nobody_for_rights() -> None:
    assert "PrivilegesRequired=lowest" in INNO
    assert "MB_DEFBUTTON2, IDNO" in INNO


def test_every_language_of_the_windows_installer_has_its_messages() -> None:
    languages = set(re.findall(r'^Name: "(\w+)"; MessagesFile', INNO, re.MULTILINE))
    for message in ("AddToPath", "DeleteData"):
        assert languages == set(re.findall(rf"^(\w+)\.{message}=", INNO, re.MULTILINE))


def test_the_windows_installer_takes_the_programs_that_are_built() -> None:
    spec = (PACKAGING / "voxcap.spec").read_text(encoding="utf-8")
    for program in ("voxcap", "voxcap-cli"):
        assert f'windows_executable("{program}"' in spec
    assert "dist\\voxcap\\voxcap-cli.exe" in INNO
    assert "build\\bundle\\voxcap.ico" in INNO


@pytest.mark.parametrize("section", ["Setup", "Tasks", "Files", "Icons", "Registry", "Run", "Code"])
def test_the_windows_installer_has_its_sections(section: str) -> None:
    assert INNO.count(f"[{section}]\n") == 1


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_workflows_call_scripts_that_are_there(workflow: Path) -> None:
    scripts = [
        script
        for step in steps(workflow)
        for script in re.findall(r"(?:bash|python3?) (\S+/\S+)", step.get("run", ""))
    ]
    assert scripts
    assert [script for script in scripts if not (ROOT / script).is_file()] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_workflows_may_read_and_one_job_may_make_a_draft(workflow: Path) -> None:
    told = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    assert told["permissions"] == {"contents": "read"}
    more = {name: job["permissions"] for name, job in told["jobs"].items() if "permissions" in job}
    assert more in ({}, {"draft": {"contents": "write"}})


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_actions_are_those_of_github_at_one_major_version(workflow: Path) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert [action for action in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", action)] == []
