from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
import torch
from torch import Tensor

from engine.kernels import BFloat16Format, LayerSamples, Linear, Weight, torch_choice
from engine.kernels.torch_choice import CANDIDATES, fastest_torch_format, shortest_s
from engine.kernels.torch_int4 import TorchInt4Format
from engine.kernels.torch_int8 import TorchInt8Format

SAMPLES = LayerSamples((torch.ones(64, 96),), (torch.ones(96, 64),), encoder_rows=4, decoder_rows=1)


class NowhereFormat(TorchInt4Format):
    """One whose operator this torch does not have."""

    def pack(self, weights: Sequence[Weight], biases: Sequence[Tensor | None]) -> Linear:
        raise RuntimeError("no kernel")


def _choose(monkeypatch: pytest.MonkeyPatch, seconds: list[float]) -> tuple[str, str]:
    """Return what is taken for the encoder and the decoder, when products take so long."""
    times = iter(seconds)

    def told(call: Callable[[], object]) -> float:
        call()
        return next(times)

    monkeypatch.setattr(torch_choice, "shortest_s", told)
    found = fastest_torch_format("int4", SAMPLES)
    return found.for_rows(4).name, found.for_rows(1).name


def test_each_stack_has_its_quickest(monkeypatch: pytest.MonkeyPatch) -> None:
    int4, int8 = TorchInt4Format().name, TorchInt8Format().name
    # int4, int8, bfloat16 for the decoder, then for the encoder
    assert _choose(monkeypatch, [1, 2, 3, 2, 1, 3]) == (int8, int4)
    assert _choose(monkeypatch, [3, 2, 1, 3, 2, 1]) == (BFloat16Format().name,) * 2


def test_both_formats_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([1.0, 2, 3, 2, 1, 3])
    monkeypatch.setattr(torch_choice, "shortest_s", lambda call: next(times))
    found = fastest_torch_format("int4", SAMPLES)
    assert "for the encoder, int4 (torch) for the decoder" in found.name
    assert found.precision == "int8 and int4"
    assert found.exact.precision == "bfloat16"


def test_what_this_torch_lacks_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CANDIDATES, "int4", (NowhereFormat, BFloat16Format))
    assert fastest_torch_format("int4", SAMPLES).precision == "bfloat16"


def test_a_measure_is_bounded() -> None:
    calls: list[None] = []
    assert shortest_s(lambda: calls.append(None)) >= 0
    assert 1 <= len(calls) <= 8
