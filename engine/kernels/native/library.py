"""Finding and loading the shared library of native kernels."""

from __future__ import annotations

import ctypes
import functools
import sys
from pathlib import Path
from typing import Final

from engine.errors import NativeKernelError
from engine.kernels.native.signatures import SIGNATURES
from engine.kernels.native.structures import ABI_VERSION, STRUCTURES

_SUFFIXES = {"win32": ".dll", "darwin": ".dylib"}

LIBRARY_PATH: Final = Path(__file__).with_name(
    "voxcap_kernels" + _SUFFIXES.get(sys.platform, ".so")
)


class NativeLibrary:
    """The loaded library, checked to be the one these sources describe.

    Attributes:
        path: its file.
        functions: its functions by name, as `signatures.SIGNATURES` declares them. Calls do not
            hold Python's lock.
        instruction_sets: what it was compiled for and this processor can run, best first.
    """

    def __init__(self, path: Path) -> None:
        """Load the library.

        Raises:
            NativeKernelError: it is not there, cannot be loaded, or was built from other sources.
        """
        self.path = path
        if not path.is_file():
            raise _refused(
                "they were not built: install a C++ compiler (on Debian or Ubuntu: apt-get "
                "install g++) and install Voxcap again",
                path,
            )
        try:
            self.functions = ctypes.CDLL(str(path))
            for name, (result, arguments) in SIGNATURES.items():
                function = getattr(self.functions, name)
                function.restype = result
                function.argtypes = arguments
        except OSError as error:
            raise _refused(f"{path.name} cannot be loaded: {error}", path) from error
        except AttributeError as error:
            raise _refused(f"{path.name} is of another version: {error}", path) from error
        self._require_same_interface()
        names: bytes = self.functions.vox_instruction_sets()
        self.instruction_sets = tuple(filter(None, names.decode("ascii").split(",")))

    def _require_same_interface(self) -> None:
        version = self.functions.vox_abi_version()
        if version != ABI_VERSION:
            raise _refused(
                f"{self.path.name} has interface version {version}, this Voxcap needs "
                f"{ABI_VERSION}: install Voxcap again",
                self.path,
            )
        sizes = (ctypes.c_size_t * len(STRUCTURES))()
        self.functions.vox_structure_sizes(sizes)
        if tuple(sizes) != tuple(ctypes.sizeof(structure) for structure in STRUCTURES):
            raise _refused(
                f"{self.path.name} lays its structures out in another way: install Voxcap again",
                self.path,
            )


@functools.cache
def load_library(path: Path = LIBRARY_PATH) -> NativeLibrary:
    """Return the library, loaded once.

    Raises:
        NativeKernelError: as `NativeLibrary` says.
    """
    return NativeLibrary(path)


def _refused(reason: str, path: Path) -> NativeKernelError:
    return NativeKernelError(
        f"There are no native kernels, {reason}.", parameter="library", value=str(path)
    )
