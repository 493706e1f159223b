"""What a measured engine writes: tokens as they come in speech, whatever the weights say.

How many drafts are right depends on the text, and the text of random weights is noise. So the
whole step is computed, down to the most likely token, and then a token of the script is taken.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from torch import Tensor

from engine.streaming.state import StreamState
from engine.streaming.stepper import Stepper

# Shares of tokens in English speech of usual speed: two of three are blanks.
BLANK_SHARE = 0.65
_TEXT_TOKENS_A_WORD = (1, 1, 1, 2, 2, 3)


def speech_tokens(n_tokens: int, blank_id: int, word_id: int, vocab_size: int) -> Sequence[int]:
    """Return tokens of a stretch of speech: blanks, then the mark of a word and its text.

    The lengths of words and of the pauses between them vary, and the share of blanks is
    `BLANK_SHARE`; the same arguments give the same tokens.
    """
    rng = random.Random(0)
    mean_word = 1 + sum(_TEXT_TOKENS_A_WORD) / len(_TEXT_TOKENS_A_WORD)
    mean_blanks = mean_word * BLANK_SHARE / (1 - BLANK_SHARE)
    tokens: list[int] = []
    while len(tokens) < n_tokens:
        tokens += [blank_id] * round(rng.uniform(0.4, 1.6) * mean_blanks)
        tokens.append(word_id)
        n_text = rng.choice(_TEXT_TOKENS_A_WORD)
        tokens += [rng.randint(word_id + 1, vocab_size - 1) for _ in range(n_text)]
    return tokens[:n_tokens]


class ScriptedStepper(Stepper):
    """Computes everything and writes the script.

    Attributes:
        script: the tokens, over and over.
    """

    script: Sequence[int] = ()

    def _choose(self, stream: StreamState, best: int, logits: Tensor, is_silent: bool) -> int:
        super()._choose(stream, best, logits, is_silent)
        return self.script[stream.sequence.decoded_tokens % len(self.script)]
