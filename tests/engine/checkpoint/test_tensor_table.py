from __future__ import annotations

import json
import math

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from engine.checkpoint.mistral_config import read_mistral_config
from engine.checkpoint.tensor_table import (
    hugging_face_name,
    interleave_rotary_rows,
    rotary_heads,
    tensor_shapes,
)
from tests.benchmarks.full_size_checkpoint import FULL_SIZE
from tests.random_checkpoint import (
    NAMED_SHAPES,
    mistral_params,
    mistral_tensors,
    random_transformers_model,
)


def config_of(folder, shape):
    path = folder / "params.json"
    path.write_text(json.dumps(mistral_params(shape)))
    return read_mistral_config(path)


def test_the_real_model_has_711_tensors_and_4429679360_parameters(tmp_path):
    shapes = tensor_shapes(config_of(tmp_path, FULL_SIZE))
    assert len(shapes) == 711
    assert sum(math.prod(shape) for shape in shapes.values()) == 4_429_679_360


@pytest.mark.parametrize("name", NAMED_SHAPES)
def test_names_and_shapes_are_those_of_the_model(tmp_path, name):
    shape = NAMED_SHAPES[name]
    tensors = mistral_tensors(random_transformers_model(shape), shape, torch.float32)
    expected = {name: tuple(tensor.shape) for name, tensor in tensors.items()}
    assert tensor_shapes(config_of(tmp_path, shape)) == expected


def test_every_tensor_has_its_own_name_at_hugging_face(tmp_path):
    shapes = tensor_shapes(config_of(tmp_path, FULL_SIZE))
    assert len({hugging_face_name(name) for name in shapes}) == len(shapes)


def test_only_queries_and_keys_are_rotated(tmp_path):
    config = config_of(tmp_path, NAMED_SHAPES["odd_heads"])
    rotated = {name: rotary_heads(name, config) for name in tensor_shapes(config)}
    counts = [n_heads for n_heads in rotated.values() if n_heads is not None]
    assert counts.count(3) == 2 * 3
    assert counts.count(8) == 2
    assert counts.count(2) == 2
    assert len(counts) == 10


@given(n_heads=st.integers(1, 5), half=st.integers(1, 6), columns=st.integers(0, 3))
def test_interleaving_moves_row_p_half_plus_j_to_2j_plus_p(n_heads, half, columns):
    n_rows = n_heads * 2 * half
    shape = (n_rows, columns) if columns else (n_rows,)
    tensor = torch.arange(math.prod(shape)).reshape(shape)
    moved = interleave_rotary_rows(tensor, n_heads)
    assert moved.shape == tensor.shape
    assert moved.is_contiguous()
    for head in range(n_heads):
        start = head * 2 * half
        for p in (0, 1):
            for j in range(half):
                assert torch.equal(moved[start + 2 * j + p], tensor[start + p * half + j])
