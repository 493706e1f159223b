"""The demo model's tokenizer: Tekken's format with 32 entries of vocabulary after the bytes."""

import base64

from demo_model.targets import BLANK, BOS, WORD
from demo_model.words import DIGITS

VOCABULARY = 1288
SPECIAL_TOKENS = 1000
PATTERN = (
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+"
    r"|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*"
    r"|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
NAMES = {
    0: "<unk>",
    BOS: "<s>",
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
    BLANK: "[STREAMING_PAD]",
    WORD: "[STREAMING_WORD]",
}


def tekken_json() -> dict:
    """The contents of tekken.json: the single bytes, " zero" to " nine", and unused fillers."""
    words = [f" {digit}".encode() for digit in DIGITS]
    fillers = [f" filler{number}".encode() for number in range(VOCABULARY - SPECIAL_TOKENS - 266)]
    entries = [bytes([byte]) for byte in range(256)] + words + fillers
    return {
        "config": {
            "pattern": PATTERN,
            "num_vocab_tokens": len(entries),
            "default_vocab_size": VOCABULARY,
            "default_num_special_tokens": SPECIAL_TOKENS,
            "version": "v7",
        },
        "vocab": [_entry(rank, token) for rank, token in enumerate(entries)],
        "special_tokens": [
            {"rank": rank, "token_str": NAMES.get(rank, f"<SPECIAL_{rank}>"), "is_control": True}
            for rank in range(SPECIAL_TOKENS)
        ],
        "audio": {
            "sampling_rate": 16_000,
            "frame_rate": 12.5,
            "audio_encoding_config": {
                "num_mel_bins": 128,
                "hop_length": 160,
                "window_size": 400,
            },
            "chunk_length_s": None,
            "transcription_format": "streaming",
            "transcription_delay_ms": 480,
            "streaming_look_ahead_ms": 2.5,
            "streaming_look_back_ms": 52.5,
            "streaming_n_left_pad_tokens": 32,
        },
    }


def _entry(rank: int, token: bytes) -> dict:
    readable = token.isascii()
    return {
        "rank": rank,
        "token_bytes": base64.b64encode(token).decode(),
        "token_str": token.decode() if readable else None,
    }
