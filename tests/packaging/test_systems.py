from __future__ import annotations

from pathlib import Path

import pytest
from bundle.systems import Mac, Windows


def filled(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).touch()
    return folder


def test_windows_has_libraries_of_python_and_of_the_compiler(tmp_path: Path) -> None:
    names = ("python311.dll", "VCRUNTIME140_1.dll", "libcrypto-3-x64.dll", "sqlite3.dll")
    assert list(Windows().copied(filled(tmp_path, *names, "base_library.zip"))) == []


def test_macos_has_openssl_besides_python(tmp_path: Path) -> None:
    found = Mac().copied(filled(tmp_path, "libpython3.11.dylib", "libcrypto.3.dylib"))
    assert [part.name for part in found] == ["OpenSSL"]


def test_links_to_what_packages_bring_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "libavutil.60.26.102.dylib").symlink_to("av")
    assert list(Mac().copied(tmp_path)) == []


@pytest.mark.parametrize(
    ("system", "name"), [(Mac(), "libreadline.8.dylib"), (Windows(), "libintl-8.dll")]
)
def test_an_unknown_library_stops_the_build(
    system: Mac | Windows, name: str, tmp_path: Path
) -> None:
    with pytest.raises(SystemExit, match=name.split(".")[0]):
        list(system.copied(filled(tmp_path, name)))
