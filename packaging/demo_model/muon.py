"""Muon: momentum whose matrices are made orthogonal, which learns from fewer examples than Adam.

After K. Jordan and others, "Muon: an optimizer for hidden layers in neural networks" (2024). In
float32 throughout, because processors without bfloat16 arithmetic are slow at it.
"""

from collections import defaultdict
from collections.abc import Iterable

import torch
from torch import Tensor, nn

QUINTIC = (3.4445, -4.7750, 2.0315)
UPDATE_RMS = 0.2
"""The root mean square of an update at a learning rate of 1: about that of Adam."""


class Muon(torch.optim.Optimizer):
    """For matrices only; those of one shape are treated together."""

    def __init__(
        self,
        matrices: Iterable[nn.Parameter],
        lr: float,
        momentum: float = 0.95,
        weight_decay: float = 0.01,
    ) -> None:
        super().__init__(matrices, {"lr": lr, "momentum": momentum, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self) -> None:
        """Update every matrix that has a gradient."""
        for group in self.param_groups:
            by_shape: dict[torch.Size, list[nn.Parameter]] = defaultdict(list)
            for matrix in group["params"]:
                if matrix.grad is not None:
                    by_shape[matrix.shape].append(matrix)
            for shape, matrices in by_shape.items():
                pushed = torch.stack([self._push(matrix, group["momentum"]) for matrix in matrices])
                size = UPDATE_RMS * max(shape) ** 0.5
                for matrix, direction in zip(matrices, orthogonal(pushed), strict=True):
                    matrix.mul_(1 - group["lr"] * group["weight_decay"])
                    matrix.add_(direction, alpha=-group["lr"] * size)

    def _push(self, matrix: nn.Parameter, momentum: float) -> Tensor:
        """Nesterov momentum."""
        state = self.state[matrix]
        if "average" not in state:
            state["average"] = torch.zeros_like(matrix)
        average = state["average"].lerp_(matrix.grad, 1 - momentum)
        return matrix.grad.lerp(average, momentum)


def orthogonal(matrices: Tensor) -> Tensor:
    """The nearest semi-orthogonal matrices, roughly, of [count, rows, columns]."""
    tall = matrices.shape[1] > matrices.shape[2]
    x = matrices.transpose(1, 2) if tall else matrices
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    a, b, c = QUINTIC
    for _ in range(5):
        square = x @ x.transpose(1, 2)
        x = a * x + (b * square + c * square @ square) @ x
    return x.transpose(1, 2) if tall else x
