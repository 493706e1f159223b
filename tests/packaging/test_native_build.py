"""setup.py's building of the native library, on sources that take no time to compile."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = Path("engine/kernels/native/src")
LIBRARY = Path("engine/kernels/native") / (
    "voxcap_kernels" + {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
)

needs_compiler = pytest.mark.skipif(
    not any(map(shutil.which, ("c++", "g++", "clang++"))), reason="there is no C++ compiler"
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout with two small sources."""
    shutil.copy(ROOT / "setup.py", tmp_path)
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "voxcap"\nversion = "1"\n[tool.setuptools]\npackages = []\n'
    )
    sources = tmp_path / SOURCES
    sources.mkdir(parents=True)
    (sources / "one.h").write_text("int two();\n")
    (sources / "one.cpp").write_text('#include "one.h"\nint one() { return two(); }\n')
    (sources / "two.cpp").write_text('#include "one.h"\nint two() { return 2; }\n')
    return tmp_path


def _build(
    project: Path, command: str = "build_ext --inplace", **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", *command.split()],
        cwd=project,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def _compiled(result: subprocess.CompletedProcess[str]) -> list[str]:
    """Return the names of the sources that were compiled."""
    lines = [line.split() for line in result.stdout.splitlines() if " -c " in line]
    return sorted(Path(words[words.index("-c") + 1]).name for words in lines)


@needs_compiler
def test_only_what_changed_is_compiled_again(project: Path) -> None:
    first = _build(project)
    assert first.returncode == 0, first.stderr
    assert (project / LIBRARY).stat().st_size > 0
    assert _compiled(first) == ["one.cpp", "two.cpp"]
    assert _compiled(_build(project)) == []
    after = (project / LIBRARY).stat().st_mtime + 10
    os.utime(project / SOURCES / "two.cpp", (after, after))
    assert _compiled(_build(project)) == ["two.cpp"]
    os.utime(project / SOURCES / "one.h", (after + 10, after + 10))
    assert _compiled(_build(project)) == ["one.cpp", "two.cpp"]


@needs_compiler
@pytest.mark.parametrize(
    "broken", ["this is no C++\n", "int missing();\nint two() { return missing(); }\n"]
)
def test_an_error_in_the_sources_fails_loudly(project: Path, broken: str) -> None:
    (project / SOURCES / "two.cpp").write_text(broken)
    result = _build(project)
    assert result.returncode != 0
    assert "VOXCAP_NATIVE=0 goes without" in result.stderr
    assert not (project / LIBRARY).exists()
    assert _build(project, VOXCAP_NATIVE="0").returncode == 0


def test_it_goes_without_a_compiler_and_says_so(project: Path) -> None:
    result = _build(project, PATH="", CXX="")
    assert result.returncode == 0, result.stderr
    assert "no C++ compiler" in result.stdout
    assert not (project / LIBRARY).exists()


def test_a_compiler_that_was_asked_for_must_be_there(project: Path) -> None:
    result = _build(project, CXX="no-such-compiler")
    assert result.returncode != 0
    assert "no-such-compiler" in result.stderr


def test_a_library_built_elsewhere_is_taken_into_a_wheel_for_any_python(project: Path) -> None:
    (project / "built-elsewhere").write_bytes(b"a library")
    given = {"VOXCAP_NATIVE_LIBRARY": "built-elsewhere", "PATH": ""}
    assert _build(project, **given).returncode == 0
    assert (project / LIBRARY).read_bytes() == b"a library"
    assert _build(project, "bdist_wheel", **given).returncode == 0
    (wheel,) = (project / "dist").iterdir()
    assert wheel.name.startswith("voxcap-1-py3-none-")
    assert not wheel.name.endswith("-any.whl")
