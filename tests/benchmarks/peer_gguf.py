"""Write a random Voxtral Realtime model as the GGUF file that transcribe.cpp 0.4 reads.

    python tests/benchmarks/peer_gguf.py SHAPE.json FILE

It needs numpy and gguf only, so that it can run in an environment of its own. SHAPE.json holds the
fields of an `engine.checkpoint.config.ModelConfig`. Every matrix is Q4_K, drawn once for each width
and repeated over the rows: how long a step takes depends on the shapes and not on the numbers.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from gguf import GGMLQuantizationType, GGUFWriter

ARCHITECTURE = "voxtral_realtime"
DELAY_TOKENS = 6
BOS_ID, EOS_ID, PAD_ID, STREAMING_PAD_ID = 1, 2, 11, 32
N_SPECIAL = 1000
CONTROL, NORMAL = 3, 1

# A block of Q4_K: 256 weights d * scale * q - minimum * m, in groups of 32. Two float16 (d and the
# factor of the minima), 12 bytes with 6 bits of scale and minimum for each of 8 groups, then q.
BLOCK_WEIGHTS = 256
SCALE_BYTES = 12
QUANT_BYTES = 128
DRAWN_ROWS = 64
MIDDLE = 7.5
# Standard deviation of scale * (q - 7.5) where scale is uniform over 6 bits and q over 4.
DEVIATION = math.sqrt(np.mean(np.arange(64.0) ** 2) * np.var(np.arange(16.0)))


class RandomTensors:
    """Draws tensors that keep every layer's output about as large as its input."""

    def __init__(self) -> None:
        self._rng = np.random.default_rng(0)
        self._drawn: dict[int, np.ndarray] = {}

    def q4_k(self, n_rows: int, n_columns: int) -> np.ndarray:
        """Return the bytes of a matrix, uint8 [n_rows, n_columns / 256 * 144]."""
        if n_columns not in self._drawn:
            self._drawn[n_columns] = self._blocks(n_columns)
        drawn = self._drawn[n_columns]
        return np.tile(drawn, (-(-n_rows // len(drawn)), 1))[:n_rows]

    def float16(self, *shape: int) -> np.ndarray:
        """Return float16 of the given shape."""
        deviation = 1 / math.sqrt(math.prod(shape[1:]))
        return (deviation * self._rng.standard_normal(shape)).astype(np.float16)

    def _blocks(self, n_columns: int) -> np.ndarray:
        shape = (DRAWN_ROWS, n_columns // BLOCK_WEIGHTS)
        factor = 1 / math.sqrt(n_columns) / DEVIATION
        factors = np.empty((*shape, 2), dtype=np.float16)
        factors[..., 0], factors[..., 1] = factor, MIDDLE * factor
        scales = self._rng.integers(0, 256, (*shape, SCALE_BYTES), dtype=np.uint8)
        # Minima equal to the scales: the weights' mean is 0.
        scales[..., 4:8] = scales[..., :4]
        scales[..., 8:] = (scales[..., 8:] & 15) * 17
        quants = self._rng.integers(0, 256, (*shape, QUANT_BYTES), dtype=np.uint8)
        blocks = np.concatenate((factors.view(np.uint8), scales, quants), axis=2)
        return blocks.reshape(DRAWN_ROWS, -1)


def write_random_gguf(path: Path, shape: dict[str, Any]) -> None:
    """Write the model; the file is there whole or not at all."""
    unfinished = path.with_suffix(".part")
    writer = GGUFWriter(unfinished, ARCHITECTURE)
    _add_vocabulary(writer, shape["decoder"]["vocab_size"])
    _add_settings(writer, shape)
    for name, tensor, kind in _tensors(shape, RandomTensors()):
        writer.add_tensor_info(name, tensor.shape, tensor.dtype, tensor.nbytes, kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    for _, tensor, _ in _tensors(shape, RandomTensors()):
        writer.write_tensor_data(tensor)
    writer.close()
    unfinished.rename(path)


def _add_vocabulary(writer: GGUFWriter, n_tokens: int) -> None:
    tokens = [f"<SPECIAL_{number}>" for number in range(N_SPECIAL)]
    tokens += [f"t{number}" for number in range(N_SPECIAL, n_tokens)]
    writer.add_string("stt.variant", "voxtral-mini-4b-realtime-2602")
    writer.add_bool("stt.capability.lang_detect", True)
    writer.add_bool("stt.capability.translate", False)
    writer.add_bool("stt.capability.streaming", True)
    writer.add_array("general.languages", ["en"])
    writer.add_string("tokenizer.ggml.model", "gpt2")
    writer.add_string("tokenizer.ggml.pre", "tekken")
    writer.add_array("tokenizer.ggml.tokens", tokens)
    writer.add_array(
        "tokenizer.ggml.token_type",
        [CONTROL if number < N_SPECIAL else NORMAL for number in range(n_tokens)],
    )
    writer.add_array("tokenizer.ggml.merges", ["t 1"])
    for name, number in (("bos", BOS_ID), ("eos", EOS_ID), ("unknown", 0), ("padding", PAD_ID)):
        writer.add_uint32(f"tokenizer.ggml.{name}_token_id", number)
    writer.add_uint32(f"stt.{ARCHITECTURE}.streaming_pad_token_id", STREAMING_PAD_ID)


def _add_settings(writer: GGUFWriter, shape: dict[str, Any]) -> None:
    frontend, encoder, decoder = shape["frontend"], shape["encoder"], shape["decoder"]
    downsample = shape["downsample"]
    for prefix, values in {
        f"stt.{ARCHITECTURE}.encoder.": {
            "n_layers": encoder["n_layers"],
            "d_model": encoder["dim"],
            "n_heads": encoder["n_heads"],
            "n_kv_heads": encoder["n_heads"],
            "head_dim": encoder["head_dim"],
            "ffn_dim": encoder["hidden_dim"],
            "num_mel_bins": frontend["n_mels"],
            "max_position_embeddings": 1500,
            "sliding_window": encoder["window_states"],
            "rope_theta": float(encoder["rope"]["theta"]),
            "rms_norm_eps": encoder["norm_eps"],
            "hidden_act": "silu",
        },
        f"stt.{ARCHITECTURE}.projector.": {
            "downsample_factor": downsample,
            "input_dim": encoder["dim"] * downsample,
            "hidden_act": "gelu",
            "audio_length_per_tok": 2 * downsample,
        },
        f"stt.{ARCHITECTURE}.decoder.": {
            "n_layers": decoder["n_layers"],
            "hidden_size": decoder["dim"],
            "intermediate_size": decoder["hidden_dim"],
            "n_heads": decoder["n_heads"],
            "n_kv_heads": decoder["n_kv_heads"],
            "head_dim": decoder["head_dim"],
            "hidden_act": "silu",
            "rms_norm_eps": decoder["norm_eps"],
            "rope_theta": float(decoder["rope"]["theta"]),
            "sliding_window": decoder["window_tokens"],
            "max_position_embeddings": 131_072,
            "vocab_size": decoder["vocab_size"],
        },
        f"stt.{ARCHITECTURE}.time.": {
            "default_num_delay_tokens": DELAY_TOKENS,
            "embed_theta": 1e4,
            "embed_dim": decoder["dim"],
            "ada_hidden": decoder["delay_dim"],
        },
        "stt.frontend.": {
            "type": "mel",
            "num_mels": frontend["n_mels"],
            "sample_rate": frontend["sampling_rate"],
            "n_fft": frontend["window_samples"],
            "win_length": frontend["window_samples"],
            "hop_length": frontend["hop_samples"],
            "window": "hann_periodic",
            "normalize": "global",
            "global_log_mel_max": frontend["log_mel_max"],
            "dither": 0.0,
            "pre_emphasis": 0.0,
            "f_min": 0.0,
            "f_max": 8000.0,
            "pad_mode": "reflect",
            "mel_norm": "slaney",
        },
    }.items():
        for name, value in values.items():
            _ADDING[type(value)](writer, prefix + name, value)


_ADDING = {
    int: GGUFWriter.add_uint32,
    float: GGUFWriter.add_float32,
    str: GGUFWriter.add_string,
}

Named = tuple[str, np.ndarray, GGMLQuantizationType]


def _tensors(shape: dict[str, Any], random: RandomTensors) -> Iterator[Named]:
    encoder, decoder = shape["encoder"], shape["decoder"]
    yield from _float32("dec.time_embed.inv_freq", _inverse_frequencies(decoder["dim"]))
    for number, n_inputs in enumerate((shape["frontend"]["n_mels"], encoder["dim"])):
        name = f"enc.conv.{number}"
        kernel = random.float16(encoder["dim"], n_inputs, 3)
        yield f"{name}.weight", kernel, GGMLQuantizationType.F16
        yield from _float32(f"{name}.bias", np.zeros(encoder["dim"]))
    for number in range(encoder["n_layers"]):
        yield from _encoder_layer(f"enc.blocks.{number}.", encoder, random)
    yield from _float32("enc.final_norm.weight", np.ones(encoder["dim"]))
    joined = encoder["dim"] * shape["downsample"]
    yield from _matrix("proj.linear_1.weight", random.q4_k(decoder["dim"], joined))
    yield from _matrix("proj.linear_2.weight", random.q4_k(decoder["dim"], decoder["dim"]))
    embeddings = random.q4_k(decoder["vocab_size"], decoder["dim"])
    # A row of zeros is never the most likely: the end of the text would end the stream.
    embeddings[EOS_ID] = 0
    yield from _matrix("dec.token_embd.weight", embeddings)
    for number in range(decoder["n_layers"]):
        yield from _decoder_layer(f"dec.blocks.{number}.", decoder, random)
    yield from _float32("dec.output_norm.weight", np.ones(decoder["dim"]))


def _encoder_layer(prefix: str, encoder: dict[str, Any], random: RandomTensors) -> Iterator[Named]:
    dim, hidden_dim = encoder["dim"], encoder["hidden_dim"]
    width = encoder["n_heads"] * encoder["head_dim"]
    for name, n_rows, n_columns in (
        ("attn.q", width, dim),
        ("attn.k", width, dim),
        ("attn.v", width, dim),
        ("attn.out", dim, width),
        ("ffn.gate", hidden_dim, dim),
        ("ffn.up", hidden_dim, dim),
        ("ffn.down", dim, hidden_dim),
    ):
        yield from _matrix(f"{prefix}{name}.weight", random.q4_k(n_rows, n_columns))
    for name, n_rows in (
        ("attn.q", width),
        ("attn.v", width),
        ("attn.out", dim),
        ("ffn.down", dim),
    ):
        yield from _float32(f"{prefix}{name}.bias", np.zeros(n_rows))
    yield from _norms(prefix, dim)


def _decoder_layer(prefix: str, decoder: dict[str, Any], random: RandomTensors) -> Iterator[Named]:
    dim, hidden_dim = decoder["dim"], decoder["hidden_dim"]
    width = decoder["n_heads"] * decoder["head_dim"]
    kv_width = decoder["n_kv_heads"] * decoder["head_dim"]
    for name, n_rows, n_columns in (
        ("attn.q", width, dim),
        ("attn.k", kv_width, dim),
        ("attn.v", kv_width, dim),
        ("attn.o", dim, width),
        ("ffn.gate", hidden_dim, dim),
        ("ffn.up", hidden_dim, dim),
        ("ffn.down", dim, hidden_dim),
    ):
        yield from _matrix(f"{prefix}{name}.weight", random.q4_k(n_rows, n_columns))
    # Rows of 32 are shorter than a block of Q4_K.
    narrow = decoder["delay_dim"]
    yield f"{prefix}ada.linear_1.weight", random.float16(narrow, dim), GGMLQuantizationType.F16
    yield f"{prefix}ada.linear_2.weight", random.float16(dim, narrow), GGMLQuantizationType.F16
    yield from _norms(prefix, dim)


def _norms(prefix: str, dim: int) -> Iterator[Named]:
    yield from _float32(prefix + "norm_attn.weight", np.ones(dim))
    yield from _float32(prefix + "norm_ffn.weight", np.ones(dim))


def _inverse_frequencies(dim: int) -> np.ndarray:
    half = dim // 2
    return np.exp(-math.log(1e4) * np.arange(half) / half)


def _float32(name: str, values: np.ndarray) -> Iterator[Named]:
    yield name, values.astype(np.float32), GGMLQuantizationType.F32


def _matrix(name: str, values: np.ndarray) -> Iterator[Named]:
    yield name, values, GGMLQuantizationType.Q4_K


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("shape", type=Path, help="fields of a ModelConfig, as JSON")
    parser.add_argument("file", type=Path, help="where to write; the full model takes 2.5 GB")
    arguments = parser.parse_args()
    write_random_gguf(arguments.file, json.loads(arguments.shape.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
