"""Full attention over a stream's whole history: no cache, no blocks, no backend."""

from __future__ import annotations

import torch
from torch import Tensor


def windowed_attention(
    query: Tensor, keys: Tensor, values: Tensor, window: int, scale: float
) -> Tensor:
    """Attend with the last rows of a stream, in float64.

    Args:
        query: [n, n_heads, head_size], the last n positions of the stream.
        keys: [n_positions, n_kv_heads, head_size], the whole history.
        values: as keys.
        window: keys a query sees, itself included.
        scale: factor of the scores.
    """
    group = query.shape[1] // keys.shape[1]
    rows = []
    for row, heads in enumerate(query.double()):
        position = len(keys) - len(query) + row
        seen = slice(max(0, position - window + 1), position + 1)
        grouped = heads.unflatten(0, (keys.shape[1], group))
        weights = torch.softmax(
            torch.einsum("kgd,nkd->kgn", grouped, keys[seen].double()) * scale, -1
        )
        rows.append(torch.einsum("kgn,nkd->kgd", weights, values[seen].double()).flatten(0, 1))
    return torch.stack(rows) if rows else query.double()
