"""How large the network is, and Mistral's params.json that says so."""

from dataclasses import dataclass

EPSILON = 1e-5
ROPE_THETA = 1e6
STATES_PER_TOKEN = 4


@dataclass(frozen=True)
class TowerShape:
    """One transformer: the encoder (`window` in states) or the decoder (`window` in tokens)."""

    dim: int
    layers: int
    heads: int
    kv_heads: int
    head_dim: int
    hidden_dim: int
    window: int

    def params(self) -> dict[str, object]:
        """The part of params.json that both towers have."""
        return {
            "dim": self.dim,
            "n_layers": self.layers,
            "head_dim": self.head_dim,
            "hidden_dim": self.hidden_dim,
            "n_heads": self.heads,
            "n_kv_heads": self.kv_heads,
            "rope_theta": ROPE_THETA,
            "norm_eps": EPSILON,
            "sliding_window": self.window,
            "causal": True,
        }


@dataclass(frozen=True)
class NetworkShape:
    """The whole network."""

    encoder: TowerShape
    decoder: TowerShape
    vocabulary: int
    mel_bins: int = 128
    delay_rank: int = 32

    def params_json(self) -> dict[str, object]:
        """The contents of Mistral's params.json."""

        audio = {
            "sampling_rate": 16_000,
            "frame_rate": 12.5,
            "num_mel_bins": self.mel_bins,
            "hop_length": 160,
            "window_size": 400,
            "chunk_length_s": None,
            "global_log_mel_max": 1.5,
            "transcription_format": "streaming",
        }
        encoder = self.encoder.params() | {
            "vocab_size": self.vocabulary,
            "audio_encoding_args": audio,
            "use_biases": True,
            "use_cache": False,
            "pos_embed": "rope",
            "max_source_positions": None,
            "ffn_type": "swiglu",
            "norm_type": "rms_norm",
        }
        whisper = {
            "encoder_args": encoder,
            "downsample_args": {"downsample_factor": STATES_PER_TOKEN},
        }
        return self.decoder.params() | {
            "vocab_size": self.vocabulary,
            "tied_embeddings": True,
            "model_max_length": 131_072,
            "multimodal": {"whisper_model_args": whisper},
            "model_parallel": 1,
            "use_biases": False,
            "ada_rms_norm_t_cond": True,
            "ada_rms_norm_t_cond_dim": self.delay_rank,
        }


DEMO_SHAPE = NetworkShape(
    encoder=TowerShape(
        dim=128, layers=4, heads=4, kv_heads=4, head_dim=32, hidden_dim=384, window=100
    ),
    decoder=TowerShape(
        dim=128, layers=3, heads=4, kv_heads=2, head_dim=32, hidden_dim=384, window=256
    ),
    vocabulary=1288,
)
