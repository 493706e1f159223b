"""The native backend: the reference's results, the same bits in any company."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.attention import AttentionSpec
from engine.attention.native import NativeBackend
from engine.attention.reference import ReferenceBackend
from engine.errors import NativeKernelError
from tests.engine.attention.conformance import Form, registry_of
from tests.engine.attention.harness import Driver, Plain, Pooled
from tests.engine.attention.test_conformance import scenarios
from tests.engine.attention.test_cpu import attend, one_stream_step
from tests.engine.kernels.native.kernels import required_library

BLOCK_SIZE = 32


@pytest.fixture(scope="module", autouse=True)
def library() -> None:
    required_library()


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize(
    ("n_heads", "n_kv_heads", "head_size", "window", "n_keys", "n_queries"),
    [
        pytest.param(32, 32, 64, 750, 1100, 4, id="encoder"),
        pytest.param(32, 8, 128, 8192, 1300, 1, id="decoder"),
        pytest.param(32, 8, 128, 8192, 300, 3, id="drafts"),
        pytest.param(32, 8, 128, 8192, 39, 39, id="prompt"),
        pytest.param(6, 2, 36, 100, 500, 70, id="odd"),
    ],
)
def test_real_shapes_equal_the_reference(
    n_heads: int,
    n_kv_heads: int,
    head_size: int,
    window: int,
    n_keys: int,
    n_queries: int,
    dtype: torch.dtype,
) -> None:
    spec = AttentionSpec(n_heads, n_kv_heads, head_size, window, BLOCK_SIZE, dtype)
    random = torch.Generator().manual_seed(0)
    history = torch.randn(2, n_keys, n_kv_heads, head_size, generator=random)
    n_blocks = -(-n_keys // BLOCK_SIZE)
    block_ids = [(i + n_blocks // 3) % n_blocks for i in range(n_blocks)]
    step = one_stream_step(n_keys, n_queries, block_ids)
    torch.testing.assert_close(
        attend(NativeBackend, spec, step, history),
        attend(ReferenceBackend, spec, step, history),
        atol=1e-6,
        rtol=1e-5,
    )


@pytest.mark.parametrize("form", [Plain(), Pooled()], ids=str)
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_a_token_at_a_time_alone_gives_the_bits_of_packed_steps(
    form: Form, data: st.DataObject
) -> None:
    scenario = data.draw(scenarios(NativeBackend))
    registry = registry_of(NativeBackend)
    packed = Driver(NativeBackend, form, scenario, registry)
    alone = [Driver(NativeBackend, form, scenario, registry) for _ in range(scenario.n_streams)]
    for chunks in scenario.steps:
        step = packed.prepare(chunks)
        together = packed.attend(step)
        row = 0
        for index, n_tokens in enumerate(chunks):
            for _ in range(n_tokens):
                rows = slice(row, row + packed.per_token)
                only = tuple(int(i == index) for i in range(len(chunks)))
                own = alone[index].prepare(only)
                own.query[: packed.per_token] = step.query[rows]
                own.key[: packed.per_token] = step.key[rows]
                own.value[: packed.per_token] = step.value[rows]
                result = alone[index].attend(own)[: packed.per_token]
                assert torch.equal(result, together[rows])
                row = rows.stop


def test_without_its_library_it_says_what_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOXCAP_KERNELS", "off")
    spec = AttentionSpec(2, 1, 8, 10, BLOCK_SIZE, torch.float32)
    step = one_stream_step(3, 1, [0])
    with pytest.raises(NativeKernelError, match="'cpu'") as caught:
        attend(NativeBackend, spec, step, torch.zeros(2, 3, 1, 8))
    assert caught.value.parameter == "attention"
