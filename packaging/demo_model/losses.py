"""What the training makes small."""

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy, relu

from demo_model.batches import Batch
from demo_model.targets import BLANK, WORD

WRITTEN_WEIGHT = 2.0
"""How much a written token counts against a blank: there are many more blanks."""

MARGIN = 12.0
"""By how much the blank's logit should lead where no word is near."""

MARGIN_WEIGHT = 0.04


def writing_loss(logits: Tensor, batch: Batch) -> Tensor:
    """Cross-entropy of the tokens to write; logits [rows, positions, vocabulary]."""
    weights = torch.ones(logits.shape[-1])
    weights[WORD:] = WRITTEN_WEIGHT
    return cross_entropy(logits[batch.judged], batch.outputs[batch.judged], weight=weights)


def margin_loss(logits: Tensor, batch: Batch) -> Tensor:
    """Squared shortfall of the blank's lead over [STREAMING_WORD] far from any word."""
    return relu(MARGIN - blank_lead(logits)[batch.quiet]).square().mean()


def blank_lead(logits: Tensor) -> Tensor:
    """How far the blank's logit lies above the best other one: [rows, positions]."""
    best_other = torch.maximum(
        logits[..., :BLANK].amax(dim=-1), logits[..., BLANK + 1 :].amax(dim=-1)
    )
    return logits[..., BLANK] - best_other


def spoken_loss(heard: Tensor, batch: Batch) -> Tensor:
    """Cross-entropy of the digit being said, heard [scenes, positions, 11]: guides the encoder."""
    weights = torch.tensor([2.0] * 10 + [1.0])
    return cross_entropy(heard.flatten(0, 1), batch.spoken.flatten(), weight=weights)
