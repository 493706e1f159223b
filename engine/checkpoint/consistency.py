"""What must hold between the sizes of a model, whichever file they came from."""

from __future__ import annotations

from engine.checkpoint.config import ModelConfig
from engine.errors import CheckpointError

_MOST_LAYERS = 1000


def check_shapes(config: ModelConfig, file_name: str) -> None:
    """Raise a CheckpointError naming the first pair of sizes that do not fit each other."""
    encoder, decoder, frontend = config.encoder, config.decoder, config.frontend
    most_layers = max(encoder.n_layers, decoder.n_layers)
    if most_layers > _MOST_LAYERS:
        raise CheckpointError(
            f"{file_name}: {most_layers} layers are more than any model has; the file is damaged.",
            parameter="n_layers",
            value=most_layers,
        )
    for part, head_dim in (("encoder", encoder.head_dim), ("decoder", decoder.head_dim)):
        if head_dim % 2:
            raise CheckpointError(
                f"{file_name}: the {part}'s head_dim is {head_dim}; rotary positions need an even "
                f"number.",
                parameter="head_dim",
                value=head_dim,
            )
    if decoder.n_heads % decoder.n_kv_heads:
        raise CheckpointError(
            f"{file_name}: {decoder.n_heads} heads cannot be shared out evenly among "
            f"{decoder.n_kv_heads} key/value heads.",
            parameter="n_kv_heads",
            value=decoder.n_kv_heads,
        )
    if decoder.dim % 2:
        raise CheckpointError(
            f"{file_name}: the decoder's dim is {decoder.dim}; the delay embedding needs an even "
            f"number.",
            parameter="dim",
            value=decoder.dim,
        )
    if frontend.window_samples < frontend.hop_samples:
        raise CheckpointError(
            f"{file_name}: a mel window of {frontend.window_samples} samples leaves gaps between "
            f"hops of {frontend.hop_samples}.",
            parameter="window_size",
            value=frontend.window_samples,
        )
