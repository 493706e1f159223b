"""What the builds of the three systems share, with other systems' commands imitated."""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STEPS = shlex.quote(str(ROOT / "packaging" / "bundle" / "steps.sh"))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="commands are imitated by scripts")


def imitated(folder: Path, name: str, script: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)


def said(script: str, folder: Path) -> str:
    return subprocess.run(
        ["bash", "-c", f"source {STEPS}; {script}"],
        cwd=folder,
        env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "SOURCE_DATE_EPOCH": "0"},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


@pytest.mark.parametrize(
    ("system", "folder"),
    [("Linux", "bin"), ("Darwin", "bin"), ("MINGW64_NT-10.0-20348", "Scripts")],
)
def test_where_an_environment_has_its_programs(system: str, folder: str, tmp_path: Path) -> None:
    imitated(tmp_path, "uname", f"echo {system}")
    assert said("echo $bin", tmp_path) == f"{folder}\n"


def test_checksums_are_written_and_told(tmp_path: Path) -> None:
    (tmp_path / "voxcap.dmg").write_bytes(b"an image")
    told = said("write_checksums voxcap.dmg", tmp_path)
    assert told == f"{hashlib.sha256(b'an image').hexdigest()}  voxcap.dmg\n"
    assert (tmp_path / "SHA256SUMS").read_text(encoding="utf-8") == told


def test_the_version_is_that_of_the_project(tmp_path: Path) -> None:
    (version,) = said("echo $version", tmp_path).split()
    assert f'version = "{version}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
