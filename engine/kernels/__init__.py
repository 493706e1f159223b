"""Weight formats of linear layers and the code that multiplies with them."""

from engine.kernels.choice import FormatChoice, choose_format
from engine.kernels.dense import BFloat16Format, Float32Format
from engine.kernels.linear import Linear, LinearFormat
from engine.kernels.native.availability import NativeKernels, native_kernels
from engine.kernels.packed import PackedMatrix, Weight
from engine.kernels.samples import LayerSamples

__all__ = [
    "BFloat16Format",
    "Float32Format",
    "FormatChoice",
    "LayerSamples",
    "Linear",
    "LinearFormat",
    "NativeKernels",
    "PackedMatrix",
    "Weight",
    "choose_format",
    "native_kernels",
]
