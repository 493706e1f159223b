"""The delays the model was trained for, and the tokens that begin and end a stream.

One decoder token is 80 ms. A stream begins with a prompt and 2.56 s of silence that match each
other; it ends with silence long enough for the words still under way (mistral-common's protocol).
"""

from __future__ import annotations

from engine.errors import SettingError
from engine.tokenizer import Tokenizer

TOKEN_MS = 80
SUPPORTED_DELAYS_MS = (*range(80, 1201, TOKEN_MS), 2400)
DEFAULT_DELAY_MS = 480

# After the delay one token for the word's marker, and ten for the rest of a long word.
EXTRA_RIGHT_PAD_TOKENS = 11


def delay_tokens(delay_ms: int) -> int:
    """Return a delay in tokens.

    Raises:
        SettingError: the model was not trained for that delay.
    """
    if delay_ms not in SUPPORTED_DELAYS_MS:
        raise SettingError(
            f"A delay of {delay_ms} ms is not supported; choose a multiple of 80 from 80 to 1200, "
            "or 2400.",
            parameter="delay_ms",
            value=delay_ms,
        )
    return delay_ms // TOKEN_MS


def prompt_ids(tokenizer: Tokenizer, n_delay_tokens: int) -> tuple[int, ...]:
    """Return the prompt: beginning of text, then a blank for every token of left pad and delay."""
    n_blanks = tokenizer.audio.left_pad_tokens + n_delay_tokens
    return (tokenizer.bos_id, *(tokenizer.streaming_pad_id,) * n_blanks)


def right_pad_tokens(n_delay_tokens: int) -> int:
    """Return how many tokens of silence bring out every word spoken before them."""
    return n_delay_tokens + EXTRA_RIGHT_PAD_TOKENS
