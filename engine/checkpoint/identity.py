"""What tells one checkpoint from another, wherever it lies."""

from __future__ import annotations

import hashlib
from typing import Final

import torch

from engine.checkpoint.checkpoint import Checkpoint

_SAMPLED_VALUES: Final = 512


def checkpoint_identity(checkpoint: Checkpoint) -> str:
    """Return 64 hexadecimal digits that depend on a model's numbers, vocabulary and shape.

    Of every tensor the beginning, the middle and the end count: another training of a model
    changes all of its tensors, and reading 9 GB through takes longer than loading them.
    """
    digest = hashlib.sha256(repr(checkpoint.config).encode())
    digest.update(hashlib.sha256(checkpoint.tokenizer_path.read_bytes()).digest())
    for name in sorted(checkpoint.shapes):
        values = checkpoint.stored_tensor(name).reshape(-1)
        digest.update(f"{name} {values.dtype} {len(values)}".encode())
        last = max(0, len(values) - _SAMPLED_VALUES)
        for start in (0, last // 2, last):
            sample = values[start : start + _SAMPLED_VALUES].contiguous()
            digest.update(sample.view(torch.uint8).numpy().data)
    return digest.hexdigest()
