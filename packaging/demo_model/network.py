"""The network of Voxtral Realtime, for training: whole sequences at once, Mistral's tensor names.

The shapes, names and row order of every parameter are those of `consolidated.safetensors`, so that
the state dict is the checkpoint. Inference is the engine's business, not this file's.
"""

import math

import torch
from torch import Tensor, nn
from torch.nn.functional import gelu, linear, pad, rms_norm, scaled_dot_product_attention, silu

from demo_model.shape import (
    EPSILON,
    ROPE_THETA,
    STATES_PER_TOKEN,
    NetworkShape,
    TowerShape,
)


class Scale(nn.Module):
    """RMS norm with a learned scale."""

    def __init__(self, dim: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(dim))

    def forward(self, states: Tensor) -> Tensor:
        """Normalise the last dimension."""
        return rms_norm(states, self.weight.shape, self.weight, EPSILON)


class Attention(nn.Module):
    """Rotary attention over a sliding window; grouped queries where kv_heads < heads."""

    def __init__(self, shape: TowerShape, bias: bool) -> None:
        super().__init__()
        self.shape = shape
        self.wq = nn.Linear(shape.dim, shape.heads * shape.head_dim, bias=bias)
        self.wk = nn.Linear(shape.dim, shape.kv_heads * shape.head_dim, bias=False)
        self.wv = nn.Linear(shape.dim, shape.kv_heads * shape.head_dim, bias=bias)
        self.wo = nn.Linear(shape.heads * shape.head_dim, shape.dim, bias=bias)

    def forward(self, states: Tensor, rotation: tuple[Tensor, Tensor]) -> Tensor:
        """Mix [batch, length, dim] over time; `rotation` as `rotations` returns it."""
        batch, length, _ = states.shape

        def split(projected: Tensor) -> Tensor:
            return projected.view(batch, length, -1, self.shape.head_dim).transpose(1, 2)

        query = rotate(split(self.wq(states)), *rotation)
        key = rotate(split(self.wk(states)), *rotation)
        value = split(self.wv(states))
        group = self.shape.heads // self.shape.kv_heads
        if group > 1:
            key, value = (x.repeat_interleave(group, dim=1) for x in (key, value))
        mixed = window_attention(query, key, value, self.shape.window)
        return self.wo(mixed.transpose(1, 2).reshape(batch, length, -1))


class FeedForward(nn.Module):
    """SwiGLU."""

    def __init__(self, shape: TowerShape, bias: bool) -> None:
        super().__init__()
        self.w1 = nn.Linear(shape.dim, shape.hidden_dim, bias=False)
        self.w2 = nn.Linear(shape.hidden_dim, shape.dim, bias=bias)
        self.w3 = nn.Linear(shape.dim, shape.hidden_dim, bias=False)

    def forward(self, states: Tensor) -> Tensor:
        """Transform the last dimension."""
        return self.w2(silu(self.w1(states)) * self.w3(states))


class Layer(nn.Module):
    """Pre-norm transformer layer; `delay_rank` > 0 gives it the decoder's delay conditioning."""

    def __init__(self, shape: TowerShape, bias: bool, delay_rank: int = 0) -> None:
        super().__init__()
        self.attention_norm = Scale(shape.dim)
        self.attention = Attention(shape, bias)
        self.ffn_norm = Scale(shape.dim)
        self.feed_forward = FeedForward(shape, bias)
        if delay_rank:
            self.ada_rms_norm_t_cond = nn.Sequential(
                nn.Linear(shape.dim, delay_rank, bias=False),
                nn.GELU(),
                nn.Linear(delay_rank, shape.dim, bias=False),
            )

    def forward(
        self,
        states: Tensor,
        rotation: tuple[Tensor, Tensor],
        delay: Tensor | None = None,
    ) -> Tensor:
        """Transform [batch, length, dim]; `delay` is [batch, 1, dim], see `delay_embedding`."""
        states = states + self.attention(self.attention_norm(states), rotation)
        normed = self.ffn_norm(states)
        if delay is not None:
            normed = normed * (1 + self.ada_rms_norm_t_cond(delay))
        return states + self.feed_forward(normed)


class CausalConv(nn.Module):
    """Convolution over time that sees no later frame: zeros on the left, none on the right."""

    def __init__(self, channels_in: int, channels_out: int, stride: int) -> None:
        super().__init__()
        self.conv = nn.Conv1d(channels_in, channels_out, 3, stride)
        self.padding = 3 - stride

    def forward(self, frames: Tensor) -> Tensor:
        """[batch, channels_in, frames] to [batch, channels_out, frames / stride]."""
        return gelu(self.conv(pad(frames, (self.padding, 0))))


class Encoder(nn.Module):
    """Mel frames [batch, bins, frames] to normed states [batch, frames / 2, dim]."""

    def __init__(self, shape: TowerShape, mel_bins: int) -> None:
        super().__init__()
        self.shape = shape
        self.conv_layers = nn.ModuleList(
            [CausalConv(mel_bins, shape.dim, 1), CausalConv(shape.dim, shape.dim, 2)]
        )
        self.transformer = nn.Module()
        self.transformer.layers = nn.ModuleList(
            Layer(shape, bias=True) for _ in range(shape.layers)
        )
        self.transformer.norm = Scale(shape.dim)

    def forward(self, mel: Tensor) -> Tensor:
        """Encode whole sequences."""
        for conv in self.conv_layers:
            mel = conv(mel)
        states = mel.transpose(1, 2)
        rotation = rotations(states.shape[1], self.shape.head_dim)
        for layer in self.transformer.layers:
            states = layer(states, rotation)
        return self.transformer.norm(states)


class Network(nn.Module):
    """Mel frames, the tokens before each position and the delay, to logits."""

    def __init__(self, shape: NetworkShape) -> None:
        super().__init__()
        self.shape = shape
        dim = shape.decoder.dim
        embedding = nn.Module()
        embedding.tok_embeddings = nn.Embedding(shape.vocabulary, dim)
        embedding.whisper_encoder = Encoder(shape.encoder, shape.mel_bins)
        embedding.audio_language_projection = nn.Sequential(
            nn.Linear(shape.encoder.dim * STATES_PER_TOKEN, dim, bias=False),
            nn.GELU(),
            nn.Linear(dim, dim, bias=False),
        )
        self.mm_streams_embeddings = nn.Module()
        self.mm_streams_embeddings.embedding_module = embedding
        self.layers = nn.ModuleList(
            Layer(shape.decoder, bias=False, delay_rank=shape.delay_rank)
            for _ in range(shape.decoder.layers)
        )
        self.norm = Scale(dim)

    def audio(self, mel: Tensor) -> Tensor:
        """One vector a token, [batch, frames / 8, dim], from mel frames [batch, bins, frames]."""
        embedding = self.mm_streams_embeddings.embedding_module
        states = embedding.whisper_encoder(mel)
        batch, length, dim = states.shape
        grouped = states.reshape(batch, length // STATES_PER_TOKEN, dim * STATES_PER_TOKEN)
        return embedding.audio_language_projection(grouped)

    def hidden(self, audio: Tensor, tokens: Tensor, delays: Tensor) -> Tensor:
        """Final states [batch, positions, dim].

        `audio` is [batch, positions, dim], `tokens` [batch, positions] what was written before each
        position, `delays` [batch] in tokens.
        """
        embedding = self.mm_streams_embeddings.embedding_module
        states = embedding.tok_embeddings(tokens) + audio
        shape = self.shape.decoder
        rotation = rotations(states.shape[1], shape.head_dim)
        delay = delay_embedding(delays, shape.dim)[:, None]
        for layer in self.layers:
            states = layer(states, rotation, delay)
        return self.norm(states)

    def logits(self, hidden: Tensor) -> Tensor:
        """Scores of the whole vocabulary for final states."""
        return linear(hidden, self.mm_streams_embeddings.embedding_module.tok_embeddings.weight)


def rotations(length: int, head_dim: int) -> tuple[Tensor, Tensor]:
    """Cosines and sines of the rotary angles, each [length, head_dim / 2]."""
    frequencies = ROPE_THETA ** (-torch.arange(0, head_dim, 2, dtype=torch.float64) / head_dim)
    angles = torch.arange(length, dtype=torch.float64)[:, None] * frequencies
    return angles.cos().float(), angles.sin().float()


def rotate(heads: Tensor, cosines: Tensor, sines: Tensor) -> Tensor:
    """Rotate the interleaved pairs of [batch, heads, length, head_dim]."""
    even, odd = heads[..., 0::2], heads[..., 1::2]
    turned = (even * cosines - odd * sines, even * sines + odd * cosines)
    return torch.stack(turned, dim=-1).flatten(-2)


def window_attention(query: Tensor, key: Tensor, value: Tensor, window: int) -> Tensor:
    """Attention of [batch, heads, length, head_dim] in which i sees j if 0 <= i - j < window.

    Long sequences are cut into blocks of at least `window`, each of which sees itself and the block
    before it, so that the work grows with length times window.
    """
    length = query.shape[2]
    block = -(-window // 32) * 32
    if length <= 2 * block:
        mask = window_mask(length, window)
        return scaled_dot_product_attention(query, key, value, attn_mask=mask)
    blocks = -(-length // block)
    fill = blocks * block - length
    query = pad(query, (0, 0, 0, fill)).unflatten(2, (blocks, block))
    key, value = (
        torch.cat([x[:, :, :-1], x[:, :, 1:]], dim=3)
        for x in (pad(x, (0, 0, block, fill)).unflatten(2, (-1, block)) for x in (key, value))
    )
    position = torch.arange(2 * block)
    distance = position[block:, None] - position
    seen = ((distance >= 0) & (distance < window)).expand(blocks, block, 2 * block).clone()
    seen[0, :, :block] = False
    mixed = scaled_dot_product_attention(
        query.transpose(1, 2).flatten(0, 1),
        key.transpose(1, 2).flatten(0, 1),
        value.transpose(1, 2).flatten(0, 1),
        attn_mask=seen[:, None].repeat(query.shape[0], 1, 1, 1),
    )
    return mixed.unflatten(0, (-1, blocks)).transpose(1, 2).flatten(2, 3)[:, :, :length]


def window_mask(length: int, window: int) -> Tensor:
    """bool [length, length]: whether query i sees key j, 0 <= i - j < window."""
    position = torch.arange(length)
    distance = position[:, None] - position
    return (distance >= 0) & (distance < window)


def delay_embedding(delays: Tensor, dim: int) -> Tensor:
    """[batch, dim]: cosines, then sines, of the delay in tokens."""
    half = dim // 2
    frequencies = torch.exp(-math.log(10_000) * torch.arange(half, device=delays.device) / half)
    angles = delays.float()[:, None] * frequencies
    return torch.cat([angles.cos(), angles.sin()], dim=-1)


def initialise(network: Network) -> None:
    """Random weights for a training from scratch: variance kept, residual branches halved."""
    for name, parameter in network.named_parameters():
        with torch.no_grad():
            if name.endswith("norm.weight"):
                parameter.fill_(1.0)
            elif parameter.dim() == 1:
                parameter.zero_()
            elif "tok_embeddings" in name:
                parameter.normal_(0, 0.05)
            elif "conv_layers" in name:
                parameter.normal_(0, (1.6 / (parameter.shape[1] * parameter.shape[2])) ** 0.5)
            elif "ada_rms_norm" in name:
                parameter.normal_(0, 0.02)
            else:
                branch = 0.5 if ".wo." in name or ".w2." in name else 1.0
                parameter.normal_(0, branch * parameter.shape[1] ** -0.5)
