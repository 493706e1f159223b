"""Tokenizer files for tests: a small one of any vocabulary size, and the full-size one.

Both have the layout of the real model's tekken.json. The full-size vocabulary is the one shipped
inside mistral-common, which lacks only the streaming tokens and the audio block.
"""

from __future__ import annotations

import base64
import itertools
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

N_SPECIAL_TOKENS = 1000
N_BYTE_TOKENS = 256
FULL_VOCAB_SIZE = 131_072

_SPECIAL_NAMES = {
    0: "<unk>",
    1: "<s>",
    2: "</s>",
    3: "[INST]",
    4: "[/INST]",
    5: "[AVAILABLE_TOOLS]",
    6: "[/AVAILABLE_TOOLS]",
    7: "[TOOL_RESULTS]",
    8: "[/TOOL_RESULTS]",
    9: "[TOOL_CALLS]",
    10: "[IMG]",
    11: "<pad>",
    12: "[IMG_BREAK]",
    13: "[IMG_END]",
    14: "[PREFIX]",
    15: "[MIDDLE]",
    16: "[SUFFIX]",
    17: "[SYSTEM_PROMPT]",
    18: "[/SYSTEM_PROMPT]",
    19: "[TOOL_CONTENT]",
    24: "[AUDIO]",
    25: "[BEGIN_AUDIO]",
    32: "[STREAMING_PAD]",
    33: "[STREAMING_WORD]",
    34: "[REPEAT_AUDIO_TEXT]",
}

_PATTERN = r"[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"

# Whole words, word parts, and pieces that end or begin inside a multi-byte character.
_TEXT_PIECES = (
    b" the",
    b" one",
    b" two",
    b"ing",
    b"\xc3\xa9t\xc3\xa9",
    " \u4f60\u597d".encode(),
    b" \xf0\x9f",
    b"\x99\x82",
    b"\xe3\x81",
    b"\x93\xe3\x82",
    b".\n",
    " \u0395\u03bb".encode(),
)
# The real file too lists more vocabulary than the model uses.
_N_UNUSED_ENTRIES = 5


def small_tekken(vocab_size: int) -> dict[str, Any]:
    """Return a tekken.json for `vocab_size` ids: 1000 specials, 256 single bytes, then texts."""
    n_texts = vocab_size - N_SPECIAL_TOKENS - N_BYTE_TOKENS + _N_UNUSED_ENTRIES
    if n_texts < _N_UNUSED_ENTRIES:
        raise ValueError(f"vocab_size must be at least {N_SPECIAL_TOKENS + N_BYTE_TOKENS}")
    fillers = (f" word{number}".encode() for number in itertools.count())
    texts = itertools.islice(itertools.chain(_TEXT_PIECES, fillers), n_texts)
    tokens = [bytes([value]) for value in range(N_BYTE_TOKENS)] + list(texts)
    return {
        "config": {
            "pattern": _PATTERN,
            "num_vocab_tokens": len(tokens),
            "default_vocab_size": vocab_size,
            "default_num_special_tokens": N_SPECIAL_TOKENS,
            "version": "v7",
        },
        "vocab": [_vocab_entry(rank, token) for rank, token in enumerate(tokens)],
        "special_tokens": special_tokens(),
        "audio": audio_block(),
    }


def full_tekken() -> dict[str, Any]:
    """Return a tekken.json with the full Tekken vocabulary, 131072 ids of which are used."""
    source = files("mistral_common").joinpath("data", "tekken_240911.json")
    tekken = json.loads(source.read_text(encoding="utf-8"))
    tekken.pop("image", None)
    tekken["config"]["version"] = "v7"
    tekken["special_tokens"] = special_tokens()
    tekken["audio"] = audio_block()
    return tekken


def special_tokens() -> list[dict[str, Any]]:
    """Return the 1000 special tokens, named as the real model's where its names are known."""
    return [
        {
            "rank": rank,
            "token_str": _SPECIAL_NAMES.get(rank, f"<SPECIAL_{rank}>"),
            "is_control": True,
        }
        for rank in range(N_SPECIAL_TOKENS)
    ]


def audio_block(n_mels: int = 128, frame_rate: float = 12.5) -> dict[str, Any]:
    """Return the audio and streaming settings of the real model, or of one that differs so."""
    return {
        "sampling_rate": 16000,
        "frame_rate": frame_rate,
        "audio_encoding_config": {"num_mel_bins": n_mels, "hop_length": 160, "window_size": 400},
        "transcription_delay_ms": 480,
        "streaming_look_ahead_ms": 2.5,
        "streaming_look_back_ms": 52.5,
        "streaming_n_left_pad_tokens": 32,
        "transcription_format": "streaming",
    }


def write_tekken(folder: Path, tekken: dict[str, Any]) -> Path:
    """Write `tekken` as `folder`/tekken.json and return its path."""
    path = folder / "tekken.json"
    path.write_text(json.dumps(tekken), encoding="utf-8")
    return path


def _vocab_entry(rank: int, token: bytes) -> dict[str, Any]:
    try:
        text = token.decode("utf-8")
    except UnicodeDecodeError:
        text = None
    return {
        "rank": rank,
        "token_bytes": base64.b64encode(token).decode("ascii"),
        "token_str": text,
    }
