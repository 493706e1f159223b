from __future__ import annotations

import pytest
from bundle.trimming import is_wanted


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
        ("av.libs/libavcodec-5e6b81c2.so.62.28.102", True),
        ("libdb-5.3.so", False),
        ("resources/demo-model/params.json", True),
    ],
)
def test_what_goes_into_the_bundle(destination: str, is_kept: bool) -> None:
    assert is_wanted(destination) is is_kept
