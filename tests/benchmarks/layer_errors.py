"""What each weight format loses on random weights of the full model's shapes.

One encoder layer, one decoder layer, the adapter and the head are compared with the same weights
in full: products with float64, whole layers with float32. Errors are relative: the norm of the
difference over the norm of what it should be.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from engine.attention import BACKENDS, CacheLayers, PagedKVCache, SequenceSlice, StepBuffers
from engine.attention.backend import AttentionBackend
from engine.attention.spec import AttentionSpec
from engine.checkpoint.random_model import VOXTRAL_MINI_4B
from engine.checkpoint.tensor_table import EMBEDDING_PREFIX, ENCODER_PREFIX, tensor_shapes
from engine.kernels import Float32Format, LinearFormat
from engine.model.rope import RotaryAngles
from engine.model.stack import Stack, StackStep
from engine.model.voxtral import BLOCK_TOKENS, VoxtralModel, plan_attention

N_TOKENS = 16
HEAD_ROWS, HEAD_STEP_ROWS = 128, 64
SLICE_ROWS = 8192
# Some channels of real activations are far larger than the rest.
OUTLIER_EVERY, OUTLIER_FACTOR = 256, 20.0
HEAD = EMBEDDING_PREFIX + "tok_embeddings.weight"
ADAPTER = EMBEDDING_PREFIX + "audio_language_projection."

# The head is measured by itself; the layers need no vocabulary.
ONE_LAYER = replace(
    VOXTRAL_MINI_4B,
    encoder=replace(VOXTRAL_MINI_4B.encoder, n_layers=1),
    decoder=replace(VOXTRAL_MINI_4B.decoder, n_layers=1, vocab_size=1024),
)


@dataclass(frozen=True)
class HeadScore:
    """What a format loses in the head, on random rows.

    Attributes:
        logit_error: relative error of the logits.
        agreement: share of rows with the same most likely token.
        largest_lead_lost: the largest lead of a token over the second that another took over, in
            standard deviations of a row's logits; 0 where none did.
    """

    logit_error: float
    agreement: float
    largest_lead_lost: float


class RandomWeights:
    """Normal bfloat16 weights that keep every layer's output about as large as its input.

    Attributes:
        tensors: by name those of `ONE_LAYER`.
        head: bfloat16 [vocabulary, dim], every row another.
    """

    def __init__(self) -> None:
        self._generator = torch.Generator().manual_seed(0)
        self.tensors = {
            name: self._draw(name, shape) for name, shape in tensor_shapes(ONE_LAYER).items()
        }
        decoder = VOXTRAL_MINI_4B.decoder
        self.head = torch.empty(decoder.vocab_size, decoder.dim, dtype=torch.bfloat16)
        for rows in self.head.split(SLICE_ROWS):
            rows.copy_(self._normal(tuple(rows.shape)) / math.sqrt(decoder.dim))

    def _draw(self, name: str, shape: tuple[int, ...]) -> Tensor:
        if "norm.weight" in name:
            return torch.ones(shape, dtype=torch.bfloat16)
        scale = 0.1 if len(shape) == 1 else 1 / math.sqrt(math.prod(shape[1:]))
        return (scale * self._normal(shape)).to(torch.bfloat16)

    def _normal(self, shape: tuple[int, ...]) -> Tensor:
        return torch.randn(shape, generator=self._generator)


class OneLayerModel:
    """The layers of `ONE_LAYER` in one format, on fresh caches."""

    def __init__(self, weights: RandomWeights, linear_format: LinearFormat) -> None:
        is_exact = linear_format.precision == "float32"
        dtype = torch.float32 if is_exact else torch.bfloat16
        self._plan = plan_attention(ONE_LAYER, BACKENDS.get(linear_format.attention), dtype)
        self._cache = PagedKVCache(
            self._plan.decoder_backend,
            self._plan.encoder_backend,
            CacheLayers(1, self._plan.encoder),
            CacheLayers(1, self._plan.decoder),
            block_tokens=BLOCK_TOKENS,
            pool_size=ONE_LAYER.downsample,
            max_sequences=1,
            max_chunk_tokens=N_TOKENS,
        )
        self._model = VoxtralModel(
            ONE_LAYER, lambda name: weights.tensors[name], linear_format, self._plan
        )

    def encoder_layer(self, x: Tensor) -> Tensor:
        """Return x, float32 [4 tokens, dim], advanced by the encoder's layer."""
        angles = RotaryAngles(ONE_LAYER.encoder.rope, ONE_LAYER.encoder.head_dim)
        return self._run(
            self._model.encoder_stack,
            x,
            angles,
            (self._plan.encoder_backend, self._plan.encoder),
            self._cache.encoder_layers,
        )

    def decoder_layer(self, x: Tensor) -> Tensor:
        """Return x, float32 [tokens, dim], advanced by the decoder's layer."""
        angles = RotaryAngles(ONE_LAYER.decoder.rope, ONE_LAYER.decoder.head_dim)
        return self._run(
            self._model.decoder_stack,
            x,
            angles,
            (self._plan.decoder_backend, self._plan.decoder),
            self._cache.decoder_layers,
        )

    def adapter(self, states: Tensor) -> Tensor:
        """Return audio vectors of states [4 tokens, dim]."""
        return self._model.adapt(states)

    def _run(
        self,
        stack: Stack,
        x: Tensor,
        angles: RotaryAngles,
        attention: tuple[type[AttentionBackend], AttentionSpec],
        kv_caches: Sequence[Tensor],
    ) -> Tensor:
        backend, spec = attention
        limits = self._cache.limits(max_rows=N_TOKENS)
        sequence = self._cache.open_sequence()
        sequence.reserve(N_TOKENS)
        metadata = StepBuffers(limits, BLOCK_TOKENS).fill([SequenceSlice(sequence, 0, N_TOKENS)])
        step = StackStep(
            angles.rotations(torch.arange(len(x))),
            backend.builder_class()(spec, limits).build(metadata),
        )
        advanced = x.clone()
        stack.run(advanced, step, kv_caches, None)
        sequence.close()
        return advanced


@torch.inference_mode()
def matrix_errors(
    weights: RandomWeights, formats: Sequence[LinearFormat]
) -> Iterator[tuple[str, list[str]]]:
    """Give for each kind of matrix every format's errors.

    They are those of normal inputs, then those of inputs with outliers.
    """
    for label, name, n_rows in _matrices():
        weight = weights.tensors[name]
        layers = [each.for_rows(n_rows).pack_one(weight) for each in formats]
        x = torch.cat(_inputs(n_rows * N_TOKENS, weight.shape[1]))
        exact = (x.double() @ weight.double().t()).chunk(2)
        yield label, [_percents(layer(x).chunk(2), exact) for layer in layers]


@torch.inference_mode()
def layer_errors(
    weights: RandomWeights, formats: Sequence[LinearFormat]
) -> Iterator[tuple[str, list[str]]]:
    """Give for each kind of layer every format's errors.

    They are those of the output, then those of what the layer adds to its input.
    """
    exact = OneLayerModel(weights, Float32Format())
    models = [OneLayerModel(weights, each) for each in formats]
    generator = torch.Generator().manual_seed(1)
    n_states = N_TOKENS * ONE_LAYER.downsample
    states = torch.randn(n_states, ONE_LAYER.encoder.dim, generator=generator)
    tokens = torch.randn(N_TOKENS, ONE_LAYER.decoder.dim, generator=generator)
    runs: tuple[tuple[str, Callable[[OneLayerModel], Tensor], Tensor], ...] = (
        ("encoder layer", lambda of: of.encoder_layer(states), states),
        ("decoder layer", lambda of: of.decoder_layer(tokens), tokens),
    )
    for label, run, x in runs:
        expected = run(exact)
        outputs = [run(model) for model in models]
        yield label, [_percents((y, y - x), (expected, expected - x)) for y in outputs]
    audio = exact.adapter(states)
    yield "adapter", [_percents([model.adapter(states)], [audio]) for model in models]


@torch.inference_mode()
def head_scores(weights: RandomWeights, formats: Sequence[LinearFormat]) -> Iterator[HeadScore]:
    """Compare every format's logits of random rows with float64."""
    generator = torch.Generator().manual_seed(1)
    x = torch.randn(HEAD_ROWS, weights.head.shape[1], generator=generator)
    parts = [x.double() @ rows.double().t() for rows in weights.head.split(SLICE_ROWS)]
    exact = torch.cat(parts, dim=1)
    best, second = exact.topk(2, dim=1).values.unbind(dim=1)
    for each in formats:
        layer = each.for_rows(1).pack_one(weights.head)
        got = torch.cat([layer(rows) for rows in x.split(HEAD_STEP_ROWS)])
        differ = got.argmax(dim=1) != exact.argmax(dim=1)
        leads = ((best - second) / exact.std(dim=1))[differ]
        yield HeadScore(
            logit_error=relative_error(got, exact),
            agreement=1 - differ.double().mean().item(),
            largest_lead_lost=leads.max().item() if len(leads) else 0.0,
        )


def relative_error(got: Tensor, exact: Tensor) -> float:
    """Return the norm of the difference over the norm of what is exact."""
    return ((got.double() - exact.double()).norm() / exact.double().norm()).item()


def _percents(got: Sequence[Tensor], exact: Sequence[Tensor]) -> str:
    pairs = zip(got, exact, strict=True)
    return " ".join(f"{relative_error(*pair):.2%}" for pair in pairs)


def _matrices() -> Iterator[tuple[str, str, int]]:
    """Give labels and names of the matrices, and the rows they mostly multiply."""
    encoder = ENCODER_PREFIX + "transformer.layers.0."
    for tower, prefix, n_rows in (("encoder", encoder, 4), ("decoder", "layers.0.", 1)):
        for part in ("attention.wq", "attention.wo", "feed_forward.w1", "feed_forward.w2"):
            yield f"{tower} {part.rpartition('.')[2]}", f"{prefix}{part}.weight", n_rows
    yield "adapter 0", ADAPTER + "0.weight", 1
    yield "adapter 2", ADAPTER + "2.weight", 1


def _inputs(n_rows: int, n_columns: int) -> tuple[Tensor, Tensor]:
    """Return normal inputs, and the same with outliers."""
    x = torch.randn(n_rows, n_columns, generator=torch.Generator().manual_seed(n_columns))
    with_outliers = x.clone()
    with_outliers[:, ::OUTLIER_EVERY] *= OUTLIER_FACTOR
    return x, with_outliers
