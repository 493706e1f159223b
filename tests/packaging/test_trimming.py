from __future__ import annotations

import pytest
from bundle.trimming import is_wanted, without_orphans


@pytest.mark.parametrize(
    ("destination", "is_kept"),
    [
        ("torch/lib/libtorch_cpu.so", True),
        ("torch/bin/torch_shm_manager", True),
        ("torch/bin/test_jit", False),
        ("torch\\include\\ATen\\ATen.h", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qt_help_de.qm", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\translations\\qt_help_de.qm", False),
        ("PySide6\\translations\\qtbase_de.qm", True),
        ("PySide6\\Qt6Widgets.dll", True),
        ("PySide6\\Qt6Quick.dll", False),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("av.libs/libavcodec-5e6b81c2.so.62.28.102", True),
        ("libdb-5.3.so", False),
        ("voxcap-0.1.0.dist-info/METADATA", True),
        ("voxcap-0.1.0.dist-info/direct_url.json", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so", True),
        ("resources/demo-model/params.json", True),
    ],
)
def test_what_goes_into_the_bundle(destination: str, is_kept: bool) -> None:
    assert is_wanted(destination) is is_kept


def test_libraries_that_nothing_is_linked_to_any_more_go() -> None:
    linked_to = {
        "PySide6/Qt/lib/libQt6Core.so.6": {"libglib-2.0.so.0", "libc.so.6"},
        "libglib-2.0.so.0": {"libpcre2-8.so.0"},
        "libpcre2-8.so.0": set[str](),
        "libcairo.so.2": {"libpixman-1.so.0"},
        "libpixman-1.so.0": {"libcairo.so.2"},
        "libpython3.11.so.1.0": set[str](),
        "_cffi_backend.cpython-311-x86_64-linux-gnu.so": set[str](),
    }
    assert set(linked_to) - without_orphans(linked_to) == {"libcairo.so.2", "libpixman-1.so.0"}
