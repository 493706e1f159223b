"""The weight formats that native kernels multiply with."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import torch
from torch import Tensor

from engine.errors import NativeKernelError
from engine.kernels.huge_pages import HugePages
from engine.kernels.linear import LinearFormat
from engine.kernels.native.linear import NativeLinear
from engine.kernels.native.pool import NativePool
from engine.kernels.native.structures import BFLOAT16, BLOCK_ROWS, FLOAT32, INT4, INT8
from engine.kernels.packed import PackedMatrix, Packer, Weight


class NativeFormat(LinearFormat):
    """A format of the native library.

    Attributes:
        precision_name: its name among the precisions.
        code: its number, a VoxFormat.
    """

    precision_name: ClassVar[str]
    code: ClassVar[int]

    def __init__(self, pool: NativePool) -> None:
        """Make layers that run on `pool`."""
        self._pool = pool

    @property
    def pool(self) -> NativePool:
        """What its layers run on."""
        return self._pool

    @property
    def name(self) -> str:
        """The precision and the kernels' instruction set."""
        return f"{self.precision} (native, {self.pool.instruction_set})"

    @property
    def precision(self) -> str:
        """The name of the kind of numbers."""
        return self.precision_name

    def pack(self, weights: Sequence[Weight], biases: Sequence[Tensor | None]) -> NativeLinear:
        """Pack what is not packed yet and make the layer of it."""
        matrices = [
            self.pack_matrix(weight) if isinstance(weight, Tensor) else weight for weight in weights
        ]
        return NativeLinear(self.pool, self.code, matrices, biases)

    def pack_one(self, weight: Weight, bias: Tensor | None = None) -> NativeLinear:
        """Make one layer of a single matrix; as `pack`."""
        return self.pack((weight,), (bias,))

    @abstractmethod
    def pack_matrix(self, weight: Tensor) -> PackedMatrix:
        """Return a matrix [rows, columns] as this format keeps it."""

    def packed_bytes(self, n_rows: int, n_columns: int) -> int:
        """Return how many bytes a packed matrix takes."""
        n_bytes: int = self.pool.library.functions.vox_packed_bytes(self.code, n_rows, n_columns)
        return n_bytes

    @property
    def attention(self) -> str:
        """The attention that runs on the same threads."""
        return "native"

    def torch_threads(self, n_threads: int) -> int:
        """One: the pool computes, and threads of torch's own would fight it for the cores."""
        return 1


class NativeDenseFormat(NativeFormat):
    """Floating-point weights, left where they lie if they have the dtype already."""

    dtype: ClassVar[torch.dtype]

    def pack_matrix(self, weight: Tensor) -> PackedMatrix:
        """Return the matrix itself, or a copy in the format's dtype."""
        n_rows, n_columns = weight.shape
        return PackedMatrix(n_rows, n_columns, weight.to(self.dtype).contiguous())


class NativeFloat32Format(NativeDenseFormat):
    """Float32 weights: exact, and quick for small models."""

    precision_name = "float32"
    code = FLOAT32
    dtype = torch.float32


class NativeBFloat16Format(NativeDenseFormat):
    """Bfloat16 weights with float32 activations and sums."""

    precision_name = "bfloat16"
    code = BFLOAT16
    dtype = torch.bfloat16


class NativePackedFormat(NativeFormat):
    """Weights that the library quantises and lays out for its kernels.

    Attributes:
        layout: version of how packed matrices lie in memory.
    """

    layout: ClassVar[int] = 1

    def __init__(self, pool: NativePool) -> None:
        """Make layers that run on `pool`."""
        super().__init__(pool)
        self._memory = HugePages()

    @property
    def packer(self) -> Packer:
        """Itself."""
        return self

    @property
    def exact(self) -> LinearFormat:
        """Bfloat16 on the same threads."""
        return NativeBFloat16Format(self.pool)

    def pack_matrix(self, weight: Tensor) -> PackedMatrix:
        """Quantise a matrix of any floating-point dtype."""
        source = weight if weight.dtype in _SOURCES else weight.to(torch.float32)
        if source.stride(1) != 1:
            source = source.contiguous()
        n_rows, n_columns = source.shape
        n_bytes = super().packed_bytes(n_rows, n_columns)
        packed = PackedMatrix(
            n_rows, n_columns, self._memory.empty((n_bytes,), torch.uint8), self._scales(n_rows)
        )
        failed = self.pool.library.functions.vox_pack(
            self.pool.handle,
            self.code,
            _SOURCES[source.dtype],
            source.data_ptr(),
            source.stride(0),
            n_rows,
            n_columns,
            packed.weights.data_ptr(),
            None if packed.scales is None else packed.scales.data_ptr(),
        )
        if failed:
            raise NativeKernelError(
                f"A matrix of {n_rows} x {n_columns} {source.dtype} values could not be packed to "
                f"{self.precision}; choose another precision.",
                parameter="precision",
                value=self.precision,
            )
        return packed

    @abstractmethod
    def _scales(self, n_rows: int) -> Tensor | None:
        """Return room for the scales that lie beside the packed weights."""


class NativeInt8Format(NativePackedFormat):
    """Int8 weights with a scale for each output, int8 activations with a scale for each row."""

    precision_name = "int8"
    code = INT8

    def packed_bytes(self, n_rows: int, n_columns: int) -> int:
        """Return the bytes of values and scales."""
        return super().packed_bytes(n_rows, n_columns) + self._scales(n_rows).nbytes

    def _scales(self, n_rows: int) -> Tensor:
        return torch.empty(-(-n_rows // BLOCK_ROWS) * BLOCK_ROWS)


class NativeInt4Format(NativePackedFormat):
    """Int4 weights and int8 activations, with a scale for each 32 of either."""

    precision_name = "int4"
    code = INT4

    def _scales(self, n_rows: int) -> None:
        return None


_SOURCES = {torch.float32: FLOAT32, torch.bfloat16: BFLOAT16}

NATIVE_FORMATS: dict[str, type[NativeFormat]] = {
    native_format.precision_name: native_format
    for native_format in (
        NativeFloat32Format,
        NativeBFloat16Format,
        NativeInt8Format,
        NativeInt4Format,
    )
}
"""The formats by the name of their precision."""
