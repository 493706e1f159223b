"""The functions of voxcap_kernels.h: what each returns and takes, as ctypes sees it."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import Any, Final

from engine.kernels.native.structures import (
    VoxAttention,
    VoxLinear,
    VoxMatrix,
    VoxStack,
    VoxStep,
    VoxTimes,
)

_address = ctypes.c_void_p
_int = ctypes.c_int
_int64 = ctypes.c_int64
_size = ctypes.c_size_t
_text = ctypes.c_char_p
_attention = ctypes.POINTER(VoxAttention)
_linear = ctypes.POINTER(VoxLinear)
_stack = ctypes.POINTER(VoxStack)
_step = ctypes.POINTER(VoxStep)

SIGNATURES: Final[Mapping[str, tuple[Any, tuple[Any, ...]]]] = {
    "vox_abi_version": (_int, ()),
    "vox_structure_sizes": (None, (ctypes.POINTER(_size),)),
    "vox_instruction_sets": (_text, ()),
    "vox_pool_create": (_address, (_int, _text)),
    "vox_pool_destroy": (None, (_address,)),
    "vox_pool_set_threads": (_int, (_address, _int)),
    "vox_pool_threads": (_int, (_address,)),
    "vox_pool_instruction_set": (_text, (_address,)),
    "vox_packed_bytes": (_size, (_int, _int, _int)),
    "vox_pack": (
        _int,
        (_address, _int, _int, _address, _int64, _int, _int, _address, _address),
    ),
    "vox_unpack_row": (None, (ctypes.POINTER(VoxMatrix), _int, _address)),
    "vox_linear_workspace_bytes": (_size, (_int, _int)),
    "vox_linear": (
        None,
        (_address, _linear, _address, _int64, _int, _address, _int64, _address),
    ),
    "vox_read": (ctypes.c_uint64, (_address, _address, _size)),
    "vox_argmax": (None, (_address, _int64, _int, _int, _address, _address)),
    "vox_write_kv": (
        None,
        (_address, _attention, _step, _address, _int64, _address, _int64, _address, _address),
    ),
    "vox_attend": (
        None,
        (_address, _attention, _step, _address, _int64, _address, _address, _address),
    ),
    "vox_stack_workspace_bytes": (_size, (_stack, _int)),
    "vox_stack": (
        None,
        (
            _address,
            _stack,
            _step,
            _address,
            _address,
            _int64,
            _int64,
            _address,
            _address,
            ctypes.POINTER(VoxTimes),
        ),
    ),
    "vox_rms_norm": (
        None,
        (_address, _address, _int, _int, _address, ctypes.c_float, _address),
    ),
}
"""The result and the arguments of each function, by its name."""
