"""A debug mode that fails when a decode step does work with weights that belongs to loading.

A step that converts or copies weights still gives the right text, only slower, and nothing else
tells. Set VOXCAP_CHECK_STEPS=1 and every decode step is watched operator by operator.
"""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Self

import torch
from torch._ops import OpOverload
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from engine.errors import SettingError, StepCheckError

ENVIRONMENT_VARIABLE = "VOXCAP_CHECK_STEPS"

_aten = torch.ops.aten

# Reading rows out of a table is what an embedding is; reading all of it is a copy.
_GATHERS = frozenset({_aten.embedding, _aten.index_select, _aten.index, _aten.gather, _aten.take})
# These copy an operand even when others are no weights.
_PLACINGS = frozenset(
    {
        _aten.cat,
        _aten.copy,
        _aten.copy_,
        _aten.index_copy,
        _aten.index_copy_,
        _aten.index_put,
        _aten.index_put_,
        _aten.scatter,
        _aten.scatter_,
        _aten.select_scatter,
        _aten.slice_scatter,
        _aten.stack,
    }
)

# In place, and yet what was there is not read.
_COPIES = frozenset({_aten.copy_})


def step_check_from_environment(
    weights: Mapping[str, torch.Tensor],
    budget_bytes: int,
    environment: Mapping[str, str] = os.environ,
) -> AbstractContextManager[object]:
    """Return a `StepCheck` when VOXCAP_CHECK_STEPS is 1, else a context that does nothing.

    Either can be entered again and again, once around each decode step.

    Raises:
        SettingError: the variable is set to something else than 0, 1 or nothing.
    """
    value = environment.get(ENVIRONMENT_VARIABLE, "")
    if value == "1":
        return StepCheck(weights, budget_bytes)
    if value in ("", "0"):
        return nullcontext()
    raise SettingError(
        f"{ENVIRONMENT_VARIABLE} must be 1 to check decode steps or 0 not to, not {value!r}.",
        parameter=ENVIRONMENT_VARIABLE,
        value=value,
    )


class StepCheck(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Watches the operators of one decode step; enter it around each.

    Raises StepCheckError, which names the operator and the weight, when an operator

    * overwrites a weight;
    * copies a weight or converts its dtype, as a whole or in part, or computes anything at least as
      large out of weights alone. Views are free, so is every operator that combines a weight with
      activations, and so is gathering fewer elements than the weight has (an embedding lookup);
    * brings what the step has allocated in new tensors above the budget.

    Weights are recognised by their addresses, so views of them are, and so are the tensors of a
    memory-mapped checkpoint that share one storage. What an operator does inside itself is not
    seen. Regions compiled by torch.compile are left alone: they compile and run as without the
    check, and only operators their compiled code hands back to torch are watched.
    """

    supports_higher_order_operators = True

    def __init__(self, weights: Mapping[str, torch.Tensor], budget_bytes: int) -> None:
        """Watch these weights, by name, and allow a step that many bytes of new tensors."""
        super().__init__()  # type: ignore[no-untyped-call]
        self._weights = _WeightMap(weights)
        self._budget_bytes = budget_bytes
        self._allocated_bytes = 0
        self._entered = 0

    @classmethod
    def ignore_compile_internals(cls) -> bool:
        """Let torch.compile compile under this mode, which is off while it does."""
        return True

    @property
    def allocated_bytes(self) -> int:
        """What the present or last step has allocated in new tensors, in bytes."""
        return self._allocated_bytes

    def __enter__(self) -> Self:
        """Begin a step with nothing allocated."""
        # __torch_dispatch__ enters again, in the midst of a step.
        if self._entered == 0:
            self._allocated_bytes = 0
        self._entered += 1
        super().__enter__()  # type: ignore[no-untyped-call]
        return self

    def __exit__(self, *exception: Any) -> None:
        """End the step."""
        self._entered -= 1
        super().__exit__(*exception)  # type: ignore[no-untyped-call]

    def __torch_dispatch__(
        self,
        func: Any,
        types: Sequence[type],
        args: tuple[Any, ...] = (),
        kwargs: dict[str, Any] | None = None,
    ) -> Any:
        """Run an operator and check what it did."""
        kwargs = kwargs or {}
        if not isinstance(func, OpOverload):
            return func(*args, **kwargs)
        # In inference mode composite operators arrive whole; their parts are what matters.
        with self:
            result = func.decompose(*args, **kwargs)
        if result is not NotImplemented:
            return result
        return self._run(func, args, kwargs)

    def _run(self, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        operands = _Operands.of(func, args, kwargs)
        self._refuse_overwriting(func, operands.written)
        known_bytes = {
            tensor.untyped_storage().data_ptr(): tensor.untyped_storage().nbytes()
            for tensor in (*operands.read, *operands.written)
        }
        result = func(*args, **kwargs)
        made = _tensors(result)
        self._refuse_copying(func, operands.read, made)
        self._count_allocations(func, known_bytes, made)
        return result

    def _refuse_overwriting(self, func: OpOverload, written: Sequence[torch.Tensor]) -> None:
        for tensor in written:
            name = self._weights.name_of(tensor)
            if name is not None:
                raise StepCheckError(f"{func} overwrites the weight {name} during a decode step.")

    def _refuse_copying(
        self, func: OpOverload, read: Sequence[torch.Tensor], made: Sequence[torch.Tensor]
    ) -> None:
        weights = [tensor for tensor in read if self._weights.name_of(tensor) is not None]
        results = [tensor for tensor in made if self._weights.name_of(tensor) is None]
        if not weights or not results:
            return
        weight = max(weights, key=torch.Tensor.numel)
        result = max(results, key=torch.Tensor.numel)
        as_large = result.numel() >= weight.numel()
        if func.overloadpacket in _GATHERS:
            copies = read[0] is weight and as_large
        elif func.overloadpacket in _PLACINGS:
            copies = True
        else:
            copies = as_large and not any(self._is_activation(tensor) for tensor in read)
        if copies:
            raise StepCheckError(
                f"{func} {self._what_it_did(weight, result)} during a decode step: do it once, "
                "when the model is loaded."
            )

    def _is_activation(self, tensor: torch.Tensor) -> bool:
        return tensor.dim() > 0 and self._weights.name_of(tensor) is None

    def _what_it_did(self, weight: torch.Tensor, result: torch.Tensor) -> str:
        name = self._weights.name_of(weight)
        if result.dtype != weight.dtype:
            return f"converts the weight {name} from {weight.dtype} to {result.dtype}"
        return f"makes a new tensor {list(result.shape)} out of the weight {name}"

    def _count_allocations(
        self, func: OpOverload, known_bytes: dict[int, int], made: Sequence[torch.Tensor]
    ) -> None:
        for tensor in made:
            storage = tensor.untyped_storage()
            address, n_bytes = storage.data_ptr(), storage.nbytes()
            if known_bytes.get(address) != n_bytes:
                known_bytes[address] = n_bytes
                self._allocated_bytes += n_bytes
        if self._allocated_bytes > self._budget_bytes:
            raise StepCheckError(
                f"{func} brings what this decode step has allocated to {self._allocated_bytes} "
                f"bytes; its budget is {self._budget_bytes}.",
                parameter="budget_bytes",
                value=self._budget_bytes,
            )


@dataclass(frozen=True, slots=True)
class _Operands:
    """The tensors an operator reads and the ones it writes; in-place operators do both."""

    read: list[torch.Tensor]
    written: list[torch.Tensor]

    @classmethod
    def of(cls, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> _Operands:
        read: list[torch.Tensor] = []
        written: list[torch.Tensor] = []
        for position, argument in enumerate(func._schema.arguments):
            value = args[position] if position < len(args) else kwargs.get(argument.name)
            tensors = _tensors(value)
            if argument.is_write:
                written += tensors
            only_written = argument.is_out or (argument.is_write and func.overloadpacket in _COPIES)
            if not only_written:
                read += tensors
        return cls(read, written)


class _WeightMap:
    """Finds the weight a tensor lies in, by address."""

    def __init__(self, weights: Mapping[str, torch.Tensor]) -> None:
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._names: list[str] = []
        spans = ((*_span(tensor), name) for name, tensor in weights.items() if tensor.numel())
        for start, end, name in sorted(spans):
            if self._ends and start < self._ends[-1]:
                self._ends[-1] = max(self._ends[-1], end)
                self._names[-1] += f" / {name}"
            else:
                self._starts.append(start)
                self._ends.append(end)
                self._names.append(name)

    def name_of(self, tensor: torch.Tensor) -> str | None:
        if tensor.numel() == 0 or tensor.device.type != "cpu":
            return None
        start, end = _span(tensor)
        last = bisect_right(self._starts, end - 1) - 1
        if last >= 0 and self._ends[last] > start:
            return self._names[last]
        return None


def _tensors(tree: Any) -> list[torch.Tensor]:
    """Return the tensors in nested arguments or results that have a storage and strides."""
    return [
        leaf
        for leaf in tree_leaves(tree)
        if isinstance(leaf, torch.Tensor) and leaf.layout == torch.strided
    ]


def _span(tensor: torch.Tensor) -> tuple[int, int]:
    strides = zip(tensor.shape, tensor.stride(), strict=True)
    last_element = sum((size - 1) * stride for size, stride in strides)
    start = tensor.data_ptr()
    return start, start + (last_element + 1) * tensor.element_size()
