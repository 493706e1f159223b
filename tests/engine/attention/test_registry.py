import logging

import pytest
import torch

from engine.attention import (
    BACKENDS,
    AttentionLayer,
    AttentionSpec,
    Maturity,
    require_fit,
)
from engine.attention.reference import ReferenceBackend
from engine.errors import AttentionBackendError, SettingError, VoxcapError
from tests.engine.attention.recent_backend import RecentBackend, registry_with_recent


def spec(head_size: int = 8, dtype: torch.dtype = torch.float32) -> AttentionSpec:
    return AttentionSpec(
        n_heads=2, n_kv_heads=1, head_size=head_size, window=4, block_size=2, dtype=dtype
    )


def test_supported_backends_are_proven() -> None:
    assert set(BACKENDS.names()) == {"cpu", "reference", "native"}
    assert {BACKENDS.maturity(name) for name in BACKENDS.names()} == {Maturity.PROVEN}


def test_unknown_backend_is_refused_by_name_with_the_supported_ones() -> None:
    with pytest.raises(AttentionBackendError) as caught:
        BACKENDS.get("flash")
    for name in ("'flash'", *BACKENDS.names()):
        assert name in str(caught.value)
    assert caught.value.parameter == "attention"
    assert caught.value.value == "flash"
    assert isinstance(caught.value, VoxcapError)


def test_recent_backend_is_announced_once(caplog: pytest.LogCaptureFixture) -> None:
    registry = registry_with_recent()
    with caplog.at_level(logging.DEBUG, logger="engine"):
        assert registry.get("recent") is RecentBackend
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert "'recent'" in caplog.text


@pytest.mark.parametrize("name", BACKENDS.names())
def test_proven_backend_is_not_announced(name: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="engine"):
        assert BACKENDS.get(name).name() == name
    assert not caplog.records


def test_a_name_is_registered_once() -> None:
    class Impostor(RecentBackend):
        @classmethod
        def name(cls) -> str:
            return "cpu"

    with pytest.raises(AttentionBackendError, match="'cpu'"):
        registry_with_recent().register(Impostor, Maturity.RECENT)


def test_subclass_of_a_supported_backend_is_not_supported_itself() -> None:
    class Derived(ReferenceBackend):
        pass

    BACKENDS.require_registered(ReferenceBackend)
    with pytest.raises(AttentionBackendError, match="'reference'"):
        BACKENDS.require_registered(Derived)


def test_unsupported_dtype_is_refused() -> None:
    with pytest.raises(AttentionBackendError, match=r"'recent'.*bfloat16.*float32") as caught:
        require_fit(RecentBackend, spec(dtype=torch.bfloat16))
    assert caught.value.parameter == "dtype"


def test_unsupported_head_size_is_refused_when_a_layer_is_made() -> None:
    with pytest.raises(AttentionBackendError, match=r"'recent'.*12") as caught:
        AttentionLayer(RecentBackend, spec(head_size=12), scale=1.0)
    assert caught.value.parameter == "head_size"
    assert caught.value.value == 12


@pytest.mark.parametrize(
    ("field", "value"), [("window", 0), ("block_size", 0), ("n_heads", 3), ("n_kv_heads", 0)]
)
def test_impossible_spec_is_refused(field: str, value: int) -> None:
    sizes = {"n_heads": 4, "n_kv_heads": 2, "head_size": 8, "window": 4, "block_size": 2}
    with pytest.raises(SettingError) as caught:
        AttentionSpec(**{**sizes, field: value}, dtype=torch.float32)
    assert caught.value.parameter == field
    assert caught.value.value == value
