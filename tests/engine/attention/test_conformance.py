"""The conformance suite over every registered backend, plain and pooled."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.attention import AttentionBackend
from tests.engine.attention.conformance import CHECKS, Check, Form, check_equals_full_attention
from tests.engine.attention.harness import Plain, Pooled, Scenario
from tests.engine.attention.recent_backend import registry_with_recent

REGISTRY = registry_with_recent()
BACKENDS = [REGISTRY.get(name) for name in REGISTRY.names()]

pytestmark = [
    pytest.mark.parametrize("form", [Plain(), Pooled()], ids=str),
    pytest.mark.parametrize("backend", BACKENDS, ids=lambda backend: backend.name()),
]


@st.composite
def scenarios(draw: st.DrawFn, backend: type[AttentionBackend]) -> Scenario:
    n_streams = draw(st.integers(1, 3))
    chunks = st.tuples(*[st.integers(0, 6)] * n_streams).filter(any)
    return Scenario(
        steps=tuple(draw(st.lists(chunks, min_size=1, max_size=8))),
        window=draw(st.integers(1, 20)),
        block_tokens=draw(st.integers(1, 5)),
        n_kv_heads=draw(st.integers(1, 2)),
        group_size=draw(st.sampled_from([1, 2, 4])),
        head_size=draw(st.sampled_from([8, 16])),
        dtype=draw(st.sampled_from(backend.supported_dtypes())),
        padding_rows=draw(st.integers(0, 2)),
        seed=draw(st.integers(0, 1000)),
    )


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_random_steps(
    check: Check, backend: type[AttentionBackend], form: Form, data: st.DataObject
) -> None:
    check(backend, form, data.draw(scenarios(backend)))


def test_long_run_recycles_blocks(backend: type[AttentionBackend], form: Form) -> None:
    decode_steps = ((1, 1),) * 120
    check_equals_full_attention(
        backend, form, Scenario(steps=((9, 4), *decode_steps), window=11, block_tokens=2)
    )


def test_prompt_longer_than_the_window(backend: type[AttentionBackend], form: Form) -> None:
    check_equals_full_attention(
        backend, form, Scenario(steps=((40,), (1,), (33,)), window=6, block_tokens=4)
    )
