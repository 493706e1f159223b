"""Whether whole stacks of layers come out right on native kernels, before they are trusted."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import torch
from torch import Tensor

from engine.attention import BACKENDS, AttentionLayer, AttentionSpec, StepLimits, StepMetadata
from engine.checkpoint.config import ModelConfig
from engine.errors import NativeKernelError
from engine.kernels import Float32Format, LinearFormat
from engine.kernels.native.formats import NativeFloat32Format
from engine.kernels.native.pool import NativePool
from engine.model.layer import EncoderLayer, LayerShape
from engine.model.native_stack import make_stack
from engine.model.stack import StackStep
from engine.model.voxtral import plan_attention

_DIM, _HIDDEN_DIM, _N_LAYERS = 48, 80, 2
_N_BLOCKS = 5
_BLOCK_SIZE = 32
# A prompt longer than a block, a token, the states of a token, and a chunk that passes the window.
_ROW_COUNTS = (45, 1, 4, 64)
_WINDOW = 40
# Of the largest value: float32 rounding, or keys and values that a last bit rounds another way.
_BOUNDS = {torch.float32: 1e-4, torch.bfloat16: 2e-2}


def check_stacks(config: ModelConfig, dtype: torch.dtype, pool: NativePool) -> None:
    """Check layers with the heads of a model's encoder and decoder; see `check_stack`."""
    plan = plan_attention(config, BACKENDS.get("native"), dtype)
    for spec in (plan.encoder, plan.decoder):
        check_stack(spec, pool)


def check_stack(spec: AttentionSpec, pool: NativePool) -> None:
    """Compare two small layers with torch's own, over several steps of a stream.

    The layers have the heads of the model and random weights of a few columns. What is tried is
    all that is not a linear product: norms, rotary positions, the cache, attention, the MLP.

    Args:
        spec: the attention of the model's layers.
        pool: the native kernels.

    Raises:
        NativeKernelError: the results differ by more than rounding explains.
    """
    spec = replace(spec, window=min(_WINDOW, spec.window), block_size=_BLOCK_SIZE)
    weights = [_random_layer(spec, seed) for seed in range(_N_LAYERS)]
    native = _outputs(weights, spec, NativeFloat32Format(pool), "native")
    reference = _outputs(weights, spec, Float32Format(), "reference")
    for n_rows, found, expected in zip(_ROW_COUNTS, native, reference, strict=True):
        bound = _BOUNDS[spec.dtype] * expected.abs().max()
        if not bool(((found - expected).abs() <= bound).all()):
            raise NativeKernelError(
                f"The native kernels ({pool.instruction_set}) compute layers wrongly on this "
                f"computer, in a step of {n_rows} rows. Please report it.",
                parameter="instruction_set",
                value=pool.instruction_set,
            )


def _outputs(
    weights: list[dict[str, Tensor]],
    spec: AttentionSpec,
    linear_format: LinearFormat,
    attention: str,
) -> Iterator[Tensor]:
    """Yield what the layers make of one chunk of random rows after another."""
    backend = BACKENDS.get(attention)
    layer_attention = AttentionLayer(backend, spec, scale=spec.head_size**-0.5)
    shape = LayerShape(spec.n_heads, spec.n_kv_heads, spec.head_size)
    layers = [
        EncoderLayer(layer.__getitem__, shape, 1e-5, linear_format, layer_attention)
        for layer in weights
    ]
    stack = make_stack(layers, linear_format, layer_attention)
    cache_shape = backend.kv_cache_shape(
        _N_BLOCKS, spec.block_size, spec.n_kv_heads, spec.head_size
    )
    kv_caches = [torch.zeros(cache_shape, dtype=spec.dtype) for _ in layers]
    builder = backend.builder_class()(spec, StepLimits(1, max(_ROW_COUNTS), _N_BLOCKS))
    generator = torch.Generator().manual_seed(1)
    scales = torch.rand(len(layers), 1, _DIM, generator=generator) + 0.5
    first = 0
    for n_rows in _ROW_COUNTS:
        x = torch.randn(n_rows, _DIM, generator=generator)
        angles = torch.rand(n_rows, spec.head_size // 2, generator=generator) * 2 * math.pi
        step = StackStep(
            torch.polar(torch.ones_like(angles), angles), builder.build(_step(first, n_rows))
        )
        stack.run(x, step, kv_caches, scales)
        yield x
        first += n_rows


def _step(first: int, n_rows: int) -> StepMetadata:
    """Return the next positions of the only stream, whose blocks do not lie in order."""
    block_table = torch.tensor([[3, 0, 4, 1]], dtype=torch.int32)
    positions = torch.arange(first, first + n_rows)
    blocks = block_table[0, positions // _BLOCK_SIZE]
    return StepMetadata(
        query_start=torch.tensor([0, n_rows], dtype=torch.int32),
        seq_lens=torch.tensor([first + n_rows], dtype=torch.int32),
        slot_mapping=blocks.to(torch.int64) * _BLOCK_SIZE + positions % _BLOCK_SIZE,
        block_table=block_table,
        n_tokens=n_rows,
        max_query_len=n_rows,
        max_seq_len=first + n_rows,
    )


def _random_layer(spec: AttentionSpec, seed: int) -> dict[str, Tensor]:
    """Return random weights of a small layer, by name."""
    generator = torch.Generator().manual_seed(seed)
    width, kv_width = spec.n_heads * spec.head_size, spec.n_kv_heads * spec.head_size

    def matrix(n_rows: int, n_columns: int) -> Tensor:
        return torch.randn(n_rows, n_columns, generator=generator) / math.sqrt(n_columns)

    def vector(n: int) -> Tensor:
        return torch.randn(n, generator=generator) * 0.1

    return {
        "attention_norm.weight": 1 + vector(_DIM),
        "ffn_norm.weight": 1 + vector(_DIM),
        "attention.wq.weight": matrix(width, _DIM),
        "attention.wq.bias": vector(width),
        "attention.wk.weight": matrix(kv_width, _DIM),
        "attention.wv.weight": matrix(kv_width, _DIM),
        "attention.wv.bias": vector(kv_width),
        "attention.wo.weight": matrix(_DIM, width),
        "attention.wo.bias": vector(_DIM),
        "feed_forward.w1.weight": matrix(_HIDDEN_DIM, _DIM),
        "feed_forward.w3.weight": matrix(_HIDDEN_DIM, _DIM),
        "feed_forward.w2.weight": matrix(_DIM, _HIDDEN_DIM),
        "feed_forward.w2.bias": vector(_DIM),
    }
