from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.errors import NativeKernelError, SettingError
from engine.kernels.native import library as library_module
from engine.kernels.native.availability import native_kernels
from engine.kernels.native.library import LIBRARY_PATH, NativeLibrary
from engine.kernels.native.signatures import SIGNATURES
from tests.engine.kernels.native.kernels import required_library

HEADER = LIBRARY_PATH.parent / "src" / "voxcap_kernels.h"


def test_every_function_of_the_header_has_a_signature() -> None:
    declared = re.findall(r"^VOX_API [^(]*?(vox_\w+)\(", HEADER.read_text("utf-8"), re.MULTILINE)
    assert sorted(declared) == sorted(SIGNATURES)


def test_portable_kernels_run_everywhere_and_come_last() -> None:
    assert required_library().instruction_sets[-1] == "portable"


def test_a_missing_library_is_explained(tmp_path: Path) -> None:
    with pytest.raises(NativeKernelError, match="not built: install a C\\+\\+ compiler"):
        NativeLibrary(tmp_path / "voxcap_kernels.so")


def test_a_file_that_is_no_library_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "voxcap_kernels.so"
    path.write_text("nothing of the kind")
    with pytest.raises(NativeKernelError, match="cannot be loaded"):
        NativeLibrary(path)


def test_another_interface_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    path = required_library().path
    monkeypatch.setattr(library_module, "ABI_VERSION", 1_000)
    with pytest.raises(NativeKernelError, match="needs 1000"):
        NativeLibrary(path)


def test_structures_of_another_size_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    path = required_library().path
    swapped = tuple(reversed(library_module.STRUCTURES))
    monkeypatch.setattr(library_module, "STRUCTURES", swapped)
    with pytest.raises(NativeKernelError, match="structures"):
        NativeLibrary(path)


def test_a_missing_function_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    path = required_library().path
    wanted = {**SIGNATURES, "vox_of_tomorrow": (None, ())}
    monkeypatch.setattr(library_module, "SIGNATURES", wanted)
    with pytest.raises(NativeKernelError, match="vox_of_tomorrow"):
        NativeLibrary(path)


def test_the_environment_chooses_kernels() -> None:
    every = native_kernels({})
    assert every.instruction_sets == required_library().instruction_sets
    assert native_kernels({"VOXCAP_KERNELS": "portable"}).instruction_sets == ("portable",)
    off = native_kernels({"VOXCAP_KERNELS": "off"})
    assert (off.library, off.instruction_sets) == (None, ())
    assert off.reason == "VOXCAP_KERNELS is off"


def test_kernels_that_this_processor_lacks_are_refused() -> None:
    required_library()
    with pytest.raises(SettingError, match="portable or off") as refused:
        native_kernels({"VOXCAP_KERNELS": "mmx"})
    assert refused.value.value == "mmx"


def test_no_library_is_a_reason_and_no_error(tmp_path: Path) -> None:
    kernels = native_kernels({}, tmp_path / "nowhere.so")
    assert kernels.library is None
    assert "compiler" in kernels.reason
