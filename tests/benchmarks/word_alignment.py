"""Which written words answer to which spoken words."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Alignment:
    """A cheapest alignment: pairs (spoken, written) of positions, and the words left over."""

    pairs: tuple[tuple[int, int], ...]
    substitutions: int
    deletions: int
    insertions: int

    @property
    def errors(self) -> int:
        return self.substitutions + self.deletions + self.insertions


def align(spoken: Sequence[str], written: Sequence[str]) -> Alignment:
    """Align by least edit distance, every edit at a price of one."""
    cost = np.zeros((len(spoken) + 1, len(written) + 1), dtype=np.int64)
    cost[:, 0] = np.arange(len(spoken) + 1)
    cost[0] = np.arange(len(written) + 1)
    for i, said in enumerate(spoken, 1):
        for j, wrote in enumerate(written, 1):
            replaced = cost[i - 1, j - 1] + (said != wrote)
            cost[i, j] = min(replaced, cost[i - 1, j] + 1, cost[i, j - 1] + 1)

    pairs = []
    i, j = len(spoken), len(written)
    while i and j:
        if cost[i, j] == cost[i - 1, j - 1] + (spoken[i - 1] != written[j - 1]):
            i, j = i - 1, j - 1
            pairs.append((i, j))
        elif cost[i, j] == cost[i - 1, j] + 1:
            i -= 1
        else:
            j -= 1
    return Alignment(
        pairs=tuple(reversed(pairs)),
        substitutions=sum(spoken[i] != written[j] for i, j in pairs),
        deletions=len(spoken) - len(pairs),
        insertions=len(written) - len(pairs),
    )
