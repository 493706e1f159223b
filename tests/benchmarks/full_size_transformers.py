"""Transformers' own model over a checkpoint in Mistral's format, stepped as a live stream."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from transformers import VoxtralRealtimeConfig, VoxtralRealtimeForConditionalGeneration

from engine.checkpoint import Checkpoint, open_checkpoint
from engine.checkpoint.tensor_table import hugging_face_name, rotary_heads

BOS, BLANK = 1, 32
FRAMES_PER_TOKEN = 8
LEFT_PAD_TOKENS = 32
SILENT_MEL = -0.625


def load_transformers(folder: Path) -> VoxtralRealtimeForConditionalGeneration:
    """Return transformers' model whose parameters are the checkpoint's mapped tensors."""
    checkpoint = open_checkpoint(folder)
    with torch.device("meta"):
        model = VoxtralRealtimeForConditionalGeneration(_config(checkpoint))
    model.load_state_dict(_state(checkpoint), strict=False, assign=True)
    model.tie_weights()
    for module in model.modules():
        _remake_buffers(module)
    return model.eval()


class TransformersStream:
    """A live stream through transformers: the prompt at once, then one token a step."""

    def __init__(self, model: VoxtralRealtimeForConditionalGeneration, n_delay: int) -> None:
        """Run the prompt over silence."""
        self._model = model
        self._n_delay = n_delay
        prompt = [BOS] + [BLANK] * (LEFT_PAD_TOKENS + n_delay)
        self._output: Any = None
        self._run(prompt)

    def step(self) -> int:
        """Advance by one token of silence and return the token chosen before it."""
        token = int(self._output.logits[0, -1].argmax())
        self._run([token])
        return token

    @torch.inference_mode()
    def _run(self, ids: list[int]) -> None:
        caches = {}
        if self._output is not None:
            caches = {
                "cache": self._output.cache,
                "encoder_cache": self._output.encoder_cache,
                "padding_cache": self._output.padding_cache,
            }
        n_mels = self._model.config.audio_config.num_mel_bins
        features = torch.full((1, n_mels, FRAMES_PER_TOKEN * len(ids)), SILENT_MEL)
        self._output = self._model(
            input_ids=torch.tensor([ids]),
            input_features=features.to(torch.bfloat16),
            num_delay_tokens=self._n_delay,
            use_cache=True,
            **caches,
        )


def _config(checkpoint: Checkpoint) -> VoxtralRealtimeConfig:
    encoder, decoder = checkpoint.config.encoder, checkpoint.config.decoder
    rope = {"rope_type": "default", "rope_theta": decoder.rope.theta}
    return VoxtralRealtimeConfig(
        audio_config={
            "model_type": "voxtral_realtime_encoder",
            "hidden_size": encoder.dim,
            "intermediate_size": encoder.hidden_dim,
            "num_hidden_layers": encoder.n_layers,
            "num_attention_heads": encoder.n_heads,
            "head_dim": encoder.head_dim,
            "num_mel_bins": checkpoint.config.frontend.n_mels,
            "sliding_window": encoder.window_states,
            "rope_parameters": rope,
        },
        text_config={
            "model_type": "voxtral_realtime_text",
            "hidden_size": decoder.dim,
            "intermediate_size": decoder.hidden_dim,
            "num_hidden_layers": decoder.n_layers,
            "num_attention_heads": decoder.n_heads,
            "num_key_value_heads": decoder.n_kv_heads,
            "head_dim": decoder.head_dim,
            "vocab_size": decoder.vocab_size,
            "sliding_window": decoder.window_tokens,
            "rms_norm_eps": decoder.norm_eps,
            "rope_parameters": rope,
            "tie_word_embeddings": True,
        },
        dtype="bfloat16",
    )


def _state(checkpoint: Checkpoint) -> dict[str, Tensor]:
    state = {}
    for name in checkpoint.shapes:
        tensor = checkpoint.tensor(name)
        n_heads = rotary_heads(name, checkpoint.config)
        if n_heads is not None:
            pairs = tensor.reshape(n_heads, -1, 2, *tensor.shape[1:])
            tensor = pairs.transpose(1, 2).reshape(tensor.shape)
        in_memory = hugging_face_name(name).replace("language_model.model.", "language_model.")
        state["model." + in_memory] = tensor
    state["lm_head.weight"] = state["model.language_model.embed_tokens.weight"]
    return state


def _remake_buffers(module: nn.Module) -> None:
    """Compute again what a module built on the meta device only has the shape of."""
    if not any(buffer.is_meta for buffer in module.buffers(recurse=False)):
        return
    shape = module.config if hasattr(module, "config") else module.dim
    fresh = type(module)(shape)
    for name, buffer in fresh.named_buffers(recurse=False):
        setattr(module, name, buffer)
