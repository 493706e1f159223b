"""FFmpeg's libraries in the place of a wheel's, on files that only look like libraries."""

from __future__ import annotations

from pathlib import Path

import pytest
from ffmpeg import replace

OURS = b"\0FFmpeg version 8.1.2\0ours"
THEIRS = b"\0FFmpeg version 8.1.2\0with parts under the GPL"
LICENCE = "COPYING.LGPLv2.1"
Commands = list[tuple[str, ...]]


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """What would have been run, the files of it by their names alone."""
    run: Commands = []

    def note(*command: str | Path) -> None:
        run.append(tuple(part.name if isinstance(part, Path) else part for part in command))

    monkeypatch.setattr(replace, "_run", note)
    return run


def filled(folder: Path, content: bytes, *names: str) -> Path:
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).write_bytes(content)
    return folder


def our_build(tmp_path: Path, *names: str) -> Path:
    ours = filled(tmp_path / "ours", OURS, *names)
    (ours / LICENCE).write_text("LGPL", encoding="utf-8")
    return ours


def held(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_on_linux_ours_get_the_names_of_the_wheel(tmp_path: Path, commands: Commands) -> None:
    codec, util = "libavcodec-5e6b81c2.so.62.28.102", "libavutil-5809ad29.so.60.26.102"
    libraries = filled(tmp_path / "av.libs", THEIRS, codec, util, "libx264-d6533a8d.so.165")
    ours = our_build(tmp_path, "libavcodec.so.62.28.102", "libavutil.so.60.26.102")
    replace.LinuxWheel(tmp_path).replace(ours)
    assert held(libraries) == {codec: OURS, util: OURS, LICENCE: b"LGPL"}
    assert ("patchelf", "--set-soname", codec, codec) in commands
    asked_for = ("--replace-needed", "libavcodec.so.62", codec)
    assert ("patchelf", *asked_for, "--replace-needed", "libavutil.so.60", util, codec) in commands


def test_on_macos_ours_name_each_other_by_the_whole_version(
    tmp_path: Path, commands: Commands
) -> None:
    util = "libavutil.60.26.102.dylib"
    libraries = filled(tmp_path / "av" / ".dylibs", THEIRS, util, "libx264.165.dylib")
    replace.MacWheel(tmp_path).replace(our_build(tmp_path, util))
    assert held(libraries) == {util: OURS, LICENCE: b"LGPL"}
    named = ("-id", f"@loader_path/{util}")
    changed = ("-change", "@loader_path/libavutil.60.dylib", f"@loader_path/{util}")
    assert commands == [
        ("install_name_tool", *named, *changed, util),
        ("codesign", "--force", "--sign", "-", util),
    ]


def test_on_windows_the_modules_ask_for_our_names(tmp_path: Path) -> None:
    util = "avutil-60-cc1777f859dcfd98b8019bdf459e774e.dll"
    libraries = filled(tmp_path / "av.libs", THEIRS, util, "libx264-165-f3a909470d.dll")
    module = tmp_path / "av" / "audio" / "frame.pyd"
    imported = b"KERNEL32.dll\0" + util.encode() + b"\0python3.dll\0"
    filled(module.parent, imported, module.name)
    replace.WindowsWheel(tmp_path).replace(our_build(tmp_path, "avutil-60.dll"))
    assert held(libraries) == {"avutil-60.dll": OURS, LICENCE: b"LGPL"}
    changed = module.read_bytes()
    assert len(changed) == len(imported)
    assert [name for name in changed.split(b"\0") if name] == [
        b"KERNEL32.dll",
        b"avutil-60.dll",
        b"python3.dll",
    ]


@pytest.mark.parametrize("content", [b"\0FFmpeg version 9.0.2\0", None])
def test_a_build_that_does_not_fit_leaves_the_wheel_alone(
    tmp_path: Path, content: bytes | None
) -> None:
    libraries = filled(tmp_path / "av.libs", THEIRS, "avutil-60-cc17.dll")
    ours = our_build(tmp_path)
    if content is not None:
        (ours / "avutil-60.dll").write_bytes(content)
    with pytest.raises(SystemExit, match="avutil-60"):
        replace.WindowsWheel(tmp_path).replace(ours)
    assert held(libraries) == {"avutil-60-cc17.dll": THEIRS}


def test_the_licence_of_ours_is_told_once_they_are_there(tmp_path: Path) -> None:
    filled(tmp_path / "av.libs", THEIRS, "avutil-60-cc17.dll")
    wheel = replace.WindowsWheel(tmp_path)
    with pytest.raises(SystemExit, match="has the wheel's FFmpeg"):
        wheel.licence()
    wheel.replace(our_build(tmp_path, "avutil-60.dll"))
    assert wheel.licence() == "LGPL"


def test_a_wheel_without_ffmpeg_is_told(tmp_path: Path) -> None:
    filled(tmp_path / "av.libs", THEIRS, "zlib1-79e0.dll")
    with pytest.raises(SystemExit, match="holds no FFmpeg"):
        replace.WindowsWheel(tmp_path).replace(our_build(tmp_path))
