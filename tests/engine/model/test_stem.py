from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor

from engine.kernels import Float32Format
from engine.model.stem import ConvStem

N_MELS, DIM = 8, 12


@pytest.fixture(scope="module")
def weights() -> dict[str, Tensor]:
    generator = torch.Generator().manual_seed(0)
    shapes = {
        "conv_layers.0.conv.weight": (DIM, N_MELS, 3),
        "conv_layers.0.conv.bias": (DIM,),
        "conv_layers.1.conv.weight": (DIM, DIM, 3),
        "conv_layers.1.conv.bias": (DIM,),
    }
    return {name: torch.randn(shape, generator=generator) for name, shape in shapes.items()}


def convolved(weights: dict[str, Tensor], mel: Tensor) -> Tensor:
    """Two causal convolutions over a whole signal [frames, N_MELS], padded by 2 and 1."""
    first, first_bias, second, second_bias = weights.values()
    x = F.gelu(F.conv1d(F.pad(mel.t()[None], (2, 0)), first, first_bias))
    x = F.gelu(F.conv1d(F.pad(x, (1, 0)), second, second_bias, stride=2))
    return x[0].t()


@given(
    cuts=st.lists(st.integers(1, 6), min_size=1, max_size=5),
    other=st.integers(1, 5),
    seed=st.integers(0, 9),
)
def test_streams_cut_anyhow_equal_one_convolution(
    weights: dict[str, Tensor], cuts: list[int], other: int, seed: int
) -> None:
    generator = torch.Generator().manual_seed(seed)
    stem = ConvStem(weights.__getitem__, Float32Format())
    mel = torch.randn(2 * sum(cuts), N_MELS, generator=generator)
    beside = torch.randn(2 * other * len(cuts), N_MELS, generator=generator)
    states = [stem.new_state(), stem.new_state()]
    outputs: tuple[list[Tensor], list[Tensor]] = ([], [])
    pairs = zip(mel.split([2 * cut for cut in cuts]), beside.chunk(len(cuts)), strict=True)
    for pair in pairs:
        packed = stem(pair, states)
        for output, part in zip(outputs, packed.split([len(x) // 2 for x in pair]), strict=True):
            output.append(part)
    torch.testing.assert_close(torch.cat(outputs[0]), convolved(weights, mel))
    torch.testing.assert_close(torch.cat(outputs[1]), convolved(weights, beside))
