from __future__ import annotations

import pytest
import torch

from engine.precision import choose_precision


@pytest.mark.parametrize(
    ("wanted", "n_parameters", "dtype"),
    [
        ("auto", 2_000_000, torch.float32),
        ("auto", 4_429_679_360, torch.bfloat16),
        ("float32", 4_429_679_360, torch.float32),
        ("bfloat16", 2_000_000, torch.bfloat16),
    ],
)
def test_choice(wanted: str, n_parameters: int, dtype: torch.dtype) -> None:
    precision = choose_precision(wanted, n_parameters)
    assert precision.dtype == dtype
    assert precision.linear_format().name == precision.name
    assert precision.reason
