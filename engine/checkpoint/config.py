"""The shape of a model, independent of the file format it came from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class RopeSettings:
    """Rotary position settings as transformers defines them.

    Only the fields of the chosen `kind` matter: `factor` for "linear" and "yarn", the rest for
    "yarn". `attention_factor` None means: derive it from `factor`, `mscale` and `mscale_all_dim`.
    """

    theta: float
    kind: Literal["default", "linear", "yarn"] = "default"
    factor: float = 1.0
    original_max_positions: int | None = None
    attention_factor: float | None = None
    beta_fast: float = 32.0
    beta_slow: float = 1.0
    mscale: float | None = None
    mscale_all_dim: float | None = None
    truncate: bool = True


@dataclass(frozen=True, slots=True)
class FrontendConfig:
    """Log-mel settings. Lengths in samples; `log_mel_max` is the fixed log10 maximum."""

    sampling_rate: int = 16_000
    n_mels: int = 128
    hop_samples: int = 160
    window_samples: int = 400
    log_mel_max: float = 1.5


@dataclass(frozen=True, slots=True)
class EncoderConfig:
    """The causal audio encoder. `window_states` counts the state itself; one state is 20 ms."""

    dim: int
    n_layers: int
    n_heads: int
    head_dim: int
    hidden_dim: int
    window_states: int
    norm_eps: float
    rope: RopeSettings


@dataclass(frozen=True, slots=True)
class DecoderConfig:
    """The text decoder. `window_tokens` counts the token itself; one token is 80 ms.

    `delay_dim` is the inner width of the delay-conditioning MLPs.
    """

    dim: int
    n_layers: int
    n_heads: int
    n_kv_heads: int
    head_dim: int
    hidden_dim: int
    vocab_size: int
    window_tokens: int
    norm_eps: float
    rope: RopeSettings
    delay_dim: int


@dataclass(frozen=True, slots=True)
class ModelConfig:
    """Everything needed to build the network. `downsample` encoder states make one token."""

    frontend: FrontendConfig
    encoder: EncoderConfig
    decoder: DecoderConfig
    downsample: int = 4
