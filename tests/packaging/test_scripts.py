"""The scripts of the shell."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def scripts() -> set[str]:
    """Return the files that bash runs; what they source is followed from them."""
    files = [path for name in (".ci", "packaging") for path in (ROOT / name).rglob("*")]
    return {
        str(path.relative_to(ROOT))
        for path in files
        if path.is_file() and path.read_bytes().startswith(b"#!/usr/bin/env bash\n")
    }


@pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not installed")
def test_they_are_sound() -> None:
    found = scripts()
    assert {".ci/run", "packaging/build", "packaging/run"} <= found
    options = ("--severity=warning", "--external-sources", "--source-path=SCRIPTDIR")
    done = subprocess.run(
        ["shellcheck", *options, *sorted(found)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
