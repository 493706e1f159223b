"""A stack of layers in one native call: what torch computes, the same bits in any company."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from engine.attention import (
    AttentionBackend,
    AttentionLayer,
    AttentionSpec,
    SequenceSlice,
    StepBuffers,
    StepMetadata,
    with_block_pooling,
)
from engine.attention.cpu import CpuBackend
from engine.attention.native import NativeBackend
from engine.checkpoint.config import RopeSettings
from engine.kernels import Float32Format, LinearFormat
from engine.kernels.native.formats import NATIVE_FORMATS, NativeFloat32Format
from engine.kernels.native.pool import NativePool
from engine.model.layer import EncoderLayer, LayerByLayer, LayerShape
from engine.model.native_stack import NativeStack, make_stack
from engine.model.rope import RotaryAngles
from engine.model.stack import StackStep
from tests.engine.attention.caches import Sizes, paged_cache
from tests.engine.kernels.native.kernels import all_pools, required_library
from tests.engine.recording import EXACT, RecordingEngine, hear, noise
from tests.random_checkpoint import ODD_HEADS, write_random_checkpoint

N_HEADS, N_KV_HEADS, HEAD_SIZE, DIM, HIDDEN_DIM, N_LAYERS = 4, 2, 8, 48, 80, 2
SIZES = Sizes(encoder_window=10, decoder_window=23)
ANGLES = RotaryAngles(RopeSettings(theta=1e4), HEAD_SIZE)

Wrap = Callable[[StepMetadata], StepMetadata]


@pytest.fixture(scope="module", autouse=True)
def library() -> None:
    required_library()


def pool(n_threads: int) -> NativePool:
    library = required_library()
    return NativePool(library, n_threads, library.instruction_sets[0])


def tensors(layer: int) -> dict[str, Tensor]:
    random = torch.Generator().manual_seed(layer)
    shapes = {
        "attention.wq.weight": (N_HEADS * HEAD_SIZE, DIM),
        "attention.wk.weight": (N_KV_HEADS * HEAD_SIZE, DIM),
        "attention.wv.weight": (N_KV_HEADS * HEAD_SIZE, DIM),
        "attention.wo.weight": (DIM, N_HEADS * HEAD_SIZE),
        "feed_forward.w1.weight": (HIDDEN_DIM, DIM),
        "feed_forward.w3.weight": (HIDDEN_DIM, DIM),
        "feed_forward.w2.weight": (DIM, HIDDEN_DIM),
        "attention.wq.bias": (N_HEADS * HEAD_SIZE,),
        "attention.wv.bias": (N_KV_HEADS * HEAD_SIZE,),
        "attention.wo.bias": (DIM,),
        "feed_forward.w2.bias": (DIM,),
        "attention_norm.weight": (DIM,),
        "ffn_norm.weight": (DIM,),
    }
    return {
        name: torch.randn(shape, generator=random) / shape[-1] ** 0.5
        for name, shape in shapes.items()
    }


class Run:
    """One stack over a cache of its own, pooled like an encoder's or plain like a decoder's."""

    def __init__(
        self, linear_format: LinearFormat, backend: type[AttentionBackend], *, pooled: bool
    ) -> None:
        self.cache = paged_cache(SIZES, backend, n_heads=N_KV_HEADS, head_size=HEAD_SIZE)
        self.per_token = SIZES.pool_size if pooled else 1
        window = SIZES.encoder_window if pooled else SIZES.decoder_window
        kind = with_block_pooling(backend, SIZES.pool_size, window) if pooled else backend
        self.kv_caches = self.cache.encoder_layers if pooled else self.cache.decoder_layers
        for kv_cache in self.kv_caches:
            kv_cache.fill_(torch.nan)
        spec = AttentionSpec(
            N_HEADS, N_KV_HEADS, HEAD_SIZE, window, SIZES.block_tokens, torch.float32
        )
        attention = AttentionLayer(kind, spec, HEAD_SIZE**-0.5)
        layers = [
            EncoderLayer(
                tensors(layer).__getitem__,
                LayerShape(N_HEADS, N_KV_HEADS, HEAD_SIZE),
                1e-5,
                linear_format,
                attention,
            )
            for layer in range(N_LAYERS)
        ]
        self.stack = make_stack(layers, linear_format, attention)
        limits = self.cache.limits(max_rows=24)
        self.builder = kind.builder_class()(spec, limits)
        self.buffers = StepBuffers(limits, SIZES.block_tokens)
        self.sequences = [self.cache.open_sequence() for _ in range(SIZES.max_sequences)]

    def advance(
        self,
        counts: Sequence[int],
        x: Tensor,
        scales: Tensor | None,
        wrap: Wrap = lambda step: step,
    ) -> Tensor:
        """Return x after the stack; x [rows, dim] holds the next tokens of each sequence."""
        slices, positions = [], []
        for sequence, n_tokens in zip(self.sequences, counts, strict=True):
            sequence.reserve(n_tokens)
            first = sequence.encoded_tokens
            slices.append(SequenceSlice(sequence, first, n_tokens))
            rows = range(first * self.per_token, (first + n_tokens) * self.per_token)
            positions += list(rows)
        positions += [0] * (len(x) - len(positions))
        attention = self.builder.build(wrap(self.buffers.fill(slices)))
        x = x.clone()
        step = StackStep(ANGLES.rotations(torch.tensor(positions)), attention)
        self.stack.run(x, step, self.kv_caches, scales)
        for sequence, n_tokens in zip(self.sequences, counts, strict=True):
            sequence.encoder_advanced(n_tokens)
            sequence.decoder_advanced(n_tokens)
        return x


def random_steps(n_steps: int, seed: int) -> list[tuple[int, int]]:
    random = torch.Generator().manual_seed(seed)
    counts = torch.randint(0, SIZES.max_chunk_tokens + 1, (n_steps, 2), generator=random)
    return [(int(a), int(b)) for a, b in counts]


@pytest.mark.parametrize("pooled", [True, False], ids=["encoder", "decoder"])
@pytest.mark.parametrize("scale_rows", ["none", "one", "each"])
def test_float32_equals_torch_layer_by_layer(pooled: bool, scale_rows: str) -> None:
    natives = [Run(NativeFloat32Format(p), NativeBackend, pooled=pooled) for p in all_pools()]
    plain = Run(Float32Format(), CpuBackend, pooled=pooled)
    assert all(isinstance(native.stack, NativeStack) for native in natives)
    assert isinstance(plain.stack, LayerByLayer)
    for seed, counts in enumerate(random_steps(12, seed=4)):
        torch.manual_seed(seed)
        x = torch.randn(sum(counts) * plain.per_token, DIM)
        scales = {
            "none": None,
            "one": 1 + 0.3 * torch.randn(N_LAYERS, 1, DIM),
            "each": 1 + 0.3 * torch.randn(N_LAYERS, len(x), DIM),
        }[scale_rows]
        expected = plain.advance(counts, x, scales)
        for native in natives:
            found = native.advance(counts, x, scales)
            torch.testing.assert_close(found, expected, atol=2e-5, rtol=2e-5)


@pytest.mark.parametrize("pooled", [True, False], ids=["encoder", "decoder"])
@pytest.mark.parametrize("precision", NATIVE_FORMATS)
@settings(max_examples=4, deadline=None)
@given(
    seed=st.integers(0, 1000),
    steps=st.lists(
        st.tuples(*[st.integers(0, SIZES.max_chunk_tokens)] * 2), min_size=1, max_size=10
    ),
)
def test_a_token_at_a_time_alone_gives_the_bits_of_packed_steps(
    precision: str, pooled: bool, seed: int, steps: list[tuple[int, int]]
) -> None:
    native_format = NATIVE_FORMATS[precision]
    packed = Run(native_format(pool(3)), NativeBackend, pooled=pooled)
    alone = Run(native_format(pool(1)), NativeBackend, pooled=pooled)
    torch.manual_seed(seed)
    scale = 1 + 0.3 * torch.randn(N_LAYERS, 1, DIM)
    for counts in steps:
        x = torch.randn(sum(counts) * packed.per_token, DIM)
        together = packed.advance(counts, x, scale)
        row = 0
        for index, n_tokens in enumerate(counts):
            only = tuple(int(i == index) for i in range(len(counts)))
            for _ in range(n_tokens):
                rows = slice(row, row + packed.per_token)
                assert torch.equal(alone.advance(only, x[rows], scale), together[rows])
                row = rows.stop


def test_padding_rows_do_no_harm() -> None:
    def padded(step: StepMetadata) -> StepMetadata:
        slots = torch.cat((step.slot_mapping, torch.full((2,), -1)))
        return replace(step, slot_mapping=slots)

    padding, plain = (
        Run(NativeFloat32Format(pool(2)), NativeBackend, pooled=False) for _ in range(2)
    )
    for counts in ((3, 2), (1, 0), (0, 4)):
        x = torch.randn(sum(counts) + 2, DIM)
        found = padding.advance(counts, x, None, padded)
        expected = plain.advance(counts, x[: sum(counts)], None)
        assert torch.equal(found[: sum(counts)], expected)
        assert found.isfinite().all()
    for one, other in zip(padding.kv_caches, plain.kv_caches, strict=True):
        assert torch.equal(one.nan_to_num(7.0), other.nan_to_num(7.0))


def test_gates_far_from_zero_equal_torch() -> None:
    """The exponential's ends: gates of some hundreds, of both signs."""
    native, plain = (
        Run(linear_format, backend, pooled=False)
        for linear_format, backend in (
            (NativeFloat32Format(pool(1)), NativeBackend),
            (Float32Format(), CpuBackend),
        )
    )
    x = torch.randn(6, DIM)
    scales = torch.full((N_LAYERS, 1, DIM), 200.0)
    found, expected = native.advance((3, 3), x, scales), plain.advance((3, 3), x, scales)
    assert expected.abs().max() > 1e3
    torch.testing.assert_close(found, expected, atol=1e-5 * float(expected.abs().max()), rtol=0)


def test_its_times_are_taken_once() -> None:
    run = Run(NativeFloat32Format(pool(1)), NativeBackend, pooled=False)
    run.advance((4, 2), torch.randn(6, DIM), None)
    taken = run.stack.take_times()
    assert taken is not None
    assert min(taken.linear_s, taken.attention_s, taken.glue_s) > 0
    again = run.stack.take_times()
    assert again is not None
    assert again.linear_s == again.attention_s == again.glue_s == 0


@pytest.mark.parametrize("precision", ["float32", "int4"])
def test_logits_have_the_same_bits_however_the_sound_is_cut(tmp_path: Path, precision: str) -> None:
    folder = write_random_checkpoint(tmp_path / "model", "mistral", seed=3, shape=ODD_HEADS)
    engine = RecordingEngine.load(folder, replace(EXACT, precision=precision))
    assert isinstance(engine.model.encoder_stack, NativeStack)
    assert isinstance(engine.model.decoder_stack, NativeStack)
    samples = noise(6.0, seed=1)
    whole = hear(engine, samples)
    for chunk_samples in (700, 4_000, 30_000):
        assert torch.equal(hear(engine, samples, chunk_samples=chunk_samples).logits, whole.logits)
