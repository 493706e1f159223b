"""Which native kernels this computer has, or why it has none."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.errors import NativeKernelError, SettingError
from engine.kernels.native.library import LIBRARY_PATH, NativeLibrary, load_library

ENVIRONMENT_VARIABLE = "VOXCAP_KERNELS"
_OFF = "off"


@dataclass(frozen=True, slots=True)
class NativeKernels:
    """The native kernels that may be used.

    Attributes:
        library: where they are, or None.
        instruction_sets: those to try, best first; none without a library.
        reason: why these, in words for diagnostics.
    """

    library: NativeLibrary | None
    instruction_sets: tuple[str, ...]
    reason: str


def native_kernels(
    environment: Mapping[str, str] = os.environ, path: Path = LIBRARY_PATH
) -> NativeKernels:
    """Return the native kernels of the library at `path`.

    The variable VOXCAP_KERNELS names the one instruction set to use, or "off".

    Raises:
        SettingError: VOXCAP_KERNELS names something that this computer cannot run.
    """
    wanted = environment.get(ENVIRONMENT_VARIABLE, "")
    if wanted == _OFF:
        return NativeKernels(None, (), f"{ENVIRONMENT_VARIABLE} is {_OFF}")
    try:
        library = load_library(path)
    except NativeKernelError as error:
        return NativeKernels(None, (), str(error))
    if not wanted:
        names = ", ".join(library.instruction_sets)
        return NativeKernels(library, library.instruction_sets, f"this processor can run: {names}")
    if wanted not in library.instruction_sets:
        raise SettingError(
            f"{ENVIRONMENT_VARIABLE} must be one of {', '.join(library.instruction_sets)} or "
            f"{_OFF} on this computer, not {wanted!r}.",
            parameter=ENVIRONMENT_VARIABLE,
            value=wanted,
        )
    return NativeKernels(library, (wanted,), f"{ENVIRONMENT_VARIABLE} is {wanted}")
