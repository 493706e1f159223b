"""The structures of voxcap_kernels.h, field by field, as ctypes sees them.

Pointers are addresses; whoever fills a structure keeps alive what they point to.
"""

from __future__ import annotations

import ctypes
from typing import Final

ABI_VERSION: Final = 1
BLOCK_ROWS: Final = 16
GROUP: Final = 32
MAX_PARTS: Final = 3

FLOAT32: Final = 0
BFLOAT16: Final = 1
INT8: Final = 2
INT4: Final = 3


class VoxMatrix(ctypes.Structure):
    """A matrix in one of the formats, and what is added to its product."""

    _fields_ = (
        ("format", ctypes.c_int32),
        ("n_rows", ctypes.c_int32),
        ("n_columns", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
        ("weights", ctypes.c_void_p),
        ("scales", ctypes.c_void_p),
        ("bias", ctypes.c_void_p),
    )


class VoxLinear(ctypes.Structure):
    """Matrices that read the same input; their outputs lie side by side."""

    _fields_ = (
        ("n_parts", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
        ("parts", VoxMatrix * MAX_PARTS),
    )


class VoxAttention(ctypes.Structure):
    """The shape of a layer's attention and of its cache."""

    _fields_ = (
        ("n_heads", ctypes.c_int32),
        ("n_kv_heads", ctypes.c_int32),
        ("head_size", ctypes.c_int32),
        ("window", ctypes.c_int32),
        ("block_size", ctypes.c_int32),
        ("cache_format", ctypes.c_int32),
        ("n_slots", ctypes.c_int64),
        ("scale", ctypes.c_float),
        ("reserved", ctypes.c_int32),
    )


class VoxStep(ctypes.Structure):
    """One packed step."""

    _fields_ = (
        ("n_rows", ctypes.c_int32),
        ("n_sequences", ctypes.c_int32),
        ("query_start", ctypes.c_void_p),
        ("seq_lens", ctypes.c_void_p),
        ("slots", ctypes.c_void_p),
        ("block_table", ctypes.c_void_p),
        ("table_stride", ctypes.c_int64),
    )


class VoxLayer(ctypes.Structure):
    """One pre-norm transformer layer."""

    _fields_ = (
        ("attention_norm", ctypes.c_void_p),
        ("ffn_norm", ctypes.c_void_p),
        ("qkv", VoxLinear),
        ("output", VoxLinear),
        ("gate_up", VoxLinear),
        ("down", VoxLinear),
        ("keys", ctypes.c_void_p),
        ("values", ctypes.c_void_p),
    )


class VoxStack(ctypes.Structure):
    """Layers of one shape, one after the other."""

    _fields_ = (
        ("n_layers", ctypes.c_int32),
        ("dim", ctypes.c_int32),
        ("hidden_dim", ctypes.c_int32),
        ("norm_eps", ctypes.c_float),
        ("attention", VoxAttention),
        ("layers", ctypes.POINTER(VoxLayer)),
    )


class VoxTimes(ctypes.Structure):
    """Nanoseconds by kind of work, added up until they are set to 0."""

    _fields_ = (
        ("linear_ns", ctypes.c_int64),
        ("attention_ns", ctypes.c_int64),
        ("glue_ns", ctypes.c_int64),
    )


# In the order of vox_structure_sizes.
STRUCTURES: Final[tuple[type[ctypes.Structure], ...]] = (
    VoxMatrix,
    VoxLinear,
    VoxAttention,
    VoxStep,
    VoxLayer,
    VoxStack,
    VoxTimes,
)
