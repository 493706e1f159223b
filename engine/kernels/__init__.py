"""Weight formats of linear layers and the code that multiplies with them."""

from engine.kernels.dense import BFloat16Format, Float32Format
from engine.kernels.linear import Linear, LinearFormat

__all__ = ["BFloat16Format", "Float32Format", "Linear", "LinearFormat"]
