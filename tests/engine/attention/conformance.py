"""What every attention backend must do. Each check fails with an AssertionError or an error.

A backend is proven when all checks pass for it, plain and pooled. The tests run them for every
registered backend.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor

from engine.attention import AttentionBackend, BackendRegistry, Maturity
from tests.engine.attention.harness import Driver, Plain, Pooled, Scenario

TOLERANCE = 2e-5
Form = Plain | Pooled
Check = Callable[[type[AttentionBackend], Form, Scenario], None]


def registry_of(*backends: type[AttentionBackend]) -> BackendRegistry:
    registry = BackendRegistry()
    for backend in backends:
        registry.register(backend, Maturity.PROVEN)
    return registry


def check_equals_full_attention(
    backend: type[AttentionBackend], form: Form, scenario: Scenario
) -> None:
    """Every row of every step is full attention over the stream's history, within the window.

    Rows of padding are left as they were.
    """
    driver = Driver(backend, form, scenario, registry_of(backend))
    for chunks in scenario.steps:
        step = driver.prepare(chunks)
        torch.testing.assert_close(
            driver.attend(step).double(), step.expected, atol=TOLERANCE, rtol=TOLERANCE
        )


def check_company_makes_no_difference(
    backend: type[AttentionBackend], form: Form, scenario: Scenario
) -> None:
    """A stream's result in a packed step is what it gets alone."""
    packed = Driver(backend, form, scenario, registry_of(backend))
    alone = [
        Driver(backend, form, scenario, registry_of(backend)) for _ in range(scenario.n_streams)
    ]
    for chunks in scenario.steps:
        step = packed.prepare(chunks)
        together = packed.attend(step)
        starts = [int(start) * packed.per_token for start in step.metadata.query_start]
        for index, driver in enumerate(alone):
            only = tuple(n if i == index else 0 for i, n in enumerate(chunks))
            own = driver.prepare(only)
            rows = slice(starts[index], starts[index + 1])
            n_rows = rows.stop - rows.start
            own.query[:n_rows] = step.query[rows]
            own.key[:n_rows] = step.key[rows]
            own.value[:n_rows] = step.value[rows]
            torch.testing.assert_close(
                driver.attend(own)[:n_rows], together[rows], atol=TOLERANCE, rtol=TOLERANCE
            )


def check_leaves_metadata_alone(
    backend: type[AttentionBackend], form: Form, scenario: Scenario
) -> None:
    """Neither building nor attending changes the metadata that was passed in."""
    driver = Driver(backend, form, scenario, registry_of(backend))
    for chunks in scenario.steps:
        step = driver.prepare(chunks)
        given = step.metadata
        before = {
            name: getattr(given, name).clone()
            for name in ("query_start", "seq_lens", "slot_mapping", "block_table")
        }
        driver.attend(step)
        for name, tensor in before.items():
            assert torch.equal(getattr(given, name), tensor), f"{name} was changed"


def check_writes_each_row_once(
    backend: type[AttentionBackend], form: Form, scenario: Scenario
) -> None:
    """A step stores the rows that have a slot, once, and touches no other slot."""
    counted, calls = counting_writes(backend)
    first = replace(scenario, steps=scenario.steps[:1])
    driver = Driver(counted, form, first, registry_of(counted))
    step = driver.prepare(first.steps[0])
    built = driver.builder.build(step.metadata)
    out = torch.empty(step.query.shape)
    driver.layer.attend(step.query, step.key, step.value, driver.kv_cache, built, out)
    assert calls == [len(step.key)]
    written = int((~driver.kv_cache.isnan()).sum())
    assert written == 2 * step.n_written * scenario.n_kv_heads * scenario.head_size


def counting_writes(
    backend: type[AttentionBackend],
) -> tuple[type[AttentionBackend], list[int]]:
    """Return the backend with its writes counted: the rows of every `write_kv` are noted."""
    calls: list[int] = []
    base: type[Any] = backend.implementation_class()

    class Counting(base):  # type: ignore[misc]
        def write_kv(self, key: Tensor, value: Tensor, kv_cache: Tensor, metadata: Any) -> None:
            calls.append(len(key))
            super().write_kv(key, value, kv_cache, metadata)

    class Counted(backend):  # type: ignore[misc,valid-type]
        @classmethod
        def implementation_class(cls) -> type[Any]:
            return Counting

    return Counted, calls


CHECKS: tuple[Check, ...] = (
    check_equals_full_attention,
    check_company_makes_no_difference,
    check_leaves_metadata_alone,
    check_writes_each_row_once,
)
