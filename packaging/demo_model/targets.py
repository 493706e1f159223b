"""What the model must write at each position for a scene at a given delay.

Position p stands for 80 ms of the padded stream. The prompt fills the positions up to left + delay,
where the left pad is 32 tokens in the engine. The token generated k-th is the target of position
left + delay + k and belongs to the audio that ends at (k + 1) * 80 ms. A word that ends at `end_s`
is written as [STREAMING_WORD] and then its text, the text as the token whose 80 ms hold that end.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from demo_model.scenes import Word

BOS = 1
BLANK = 32
WORD = 33
FIRST_DIGIT = 1256
"""The token of " zero": after the 1000 special tokens and the 256 bytes."""

TOKEN_S = 0.08


@dataclass(frozen=True)
class Targets:
    """For one scene and one delay, over all positions.

    inputs  : int64 [positions], the token before each position
    outputs : int64 [positions], the token to write
    judged  : bool [positions], False within the prompt
    quiet   : bool [positions], True where no word is near
    """

    inputs: np.ndarray
    outputs: np.ndarray
    judged: np.ndarray
    quiet: np.ndarray


def word_targets(words: Sequence[Word], left: int, tokens: int, delay: int) -> Targets:
    """The targets of `tokens` tokens after a left pad of `left`, at a delay of `delay` tokens."""
    prompt = left + delay
    positions = left + tokens
    outputs = np.full(positions, BLANK)
    quiet = np.ones(positions, dtype=bool)
    free = prompt
    for word in words:
        marker = max(free, prompt + math.ceil(word.end_s / TOKEN_S) - 2)
        quiet[max(0, marker - 5) : marker + 6] = False
        written = (WORD, FIRST_DIGIT + word.digit)[: max(0, positions - marker)]
        outputs[marker : marker + len(written)] = written
        free = marker + 2
    inputs = np.concatenate([[BOS], outputs[:-1]])
    judged = np.arange(positions) >= prompt
    return Targets(inputs, outputs, judged, quiet & judged)


def with_slips(targets: Targets, rng: np.random.Generator) -> Targets:
    """The same targets after words that nobody said and the model wrote all the same.

    Training otherwise shows only right words before a position. What the model should write after a
    slipped [STREAMING_WORD] is not judged; after the slipped word it must go on as if there had
    been none.
    """
    inputs, judged, quiet = targets.inputs.copy(), targets.judged.copy(), targets.quiet.copy()
    position = int(rng.integers(len(inputs)))
    for _ in range(rng.integers(1, 7)):
        if position + 2 >= len(inputs):
            break
        if quiet[position] and targets.quiet[position + 2]:
            inputs[position + 1 : position + 3] = WORD, FIRST_DIGIT + rng.integers(10)
            judged[position + 1] = quiet[position + 1] = False
        position += int(rng.integers(2, 8))
    return Targets(inputs, targets.outputs, judged, quiet)


def spoken_now(words: Sequence[Word], left: int, tokens: int) -> np.ndarray:
    """int64 [positions]: the digit that is being said during each position's audio, 10 for none."""
    spoken = np.full(left + tokens, 10)
    for word in words:
        start = round(word.start_s / TOKEN_S)
        end = max(start + 1, round(word.end_s / TOKEN_S))
        spoken[left + start : left + end] = word.digit
    return spoken
