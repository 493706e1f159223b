"""What is wrong with a set of stored tensors, from their headers alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.checkpoint.weight_files import StoredTensor

DTYPE_NAMES = {"BF16": "bfloat16", "F16": "float16", "F32": "float32"}
_MOST_LISTED = 8


def tensor_problems(
    expected: Mapping[str, tuple[int, ...]], stored: Mapping[str, StoredTensor]
) -> list[str]:
    """Compare stored tensors with the expected names and shapes.

    Returns:
        One line for each kind of problem (missing, unexpected, misshapen, wrong dtype), naming
        the tensors; empty if all is well.
    """
    both = [name for name in expected if name in stored]
    missing = [name for name in expected if name not in stored]
    unexpected = [name for name in stored if name not in expected]
    misshapen = [
        f"{name} is {_shape(stored[name].shape)} and should be {_shape(expected[name])}"
        for name in both
        if stored[name].shape != expected[name]
    ]
    mistyped = [
        f"{name} is {stored[name].dtype}" for name in both if stored[name].dtype not in DTYPE_NAMES
    ]
    kinds = (
        ("missing", missing),
        ("unexpected", unexpected),
        ("of the wrong shape", misshapen),
        (f"not {', '.join(DTYPE_NAMES.values())}", mistyped),
    )
    return [_line(kind, found) for kind, found in kinds if found]


def _line(kind: str, found: Sequence[str]) -> str:
    noun = "tensor is" if len(found) == 1 else "tensors are"
    listed = ", ".join(found[:_MOST_LISTED])
    n_more = len(found) - _MOST_LISTED
    more = f" and {n_more} more" if n_more > 0 else ""
    return f"{len(found)} {noun} {kind}: {listed}{more}"


def _shape(shape: Sequence[int]) -> str:
    return "[" + ", ".join(map(str, shape)) + "]"
