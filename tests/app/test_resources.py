"""Finding what comes with Voxcap."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest

from app import resources


def test_checkout_has_the_demo_model() -> None:
    assert (resources.resource_path(resources.DEMO_MODEL) / "params.json").is_file()


def test_installation_keeps_it_with_shared_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "__file__", str(tmp_path / "site-packages/app/resources.py"))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path / name))
    installed = tmp_path / "data" / "share" / "voxcap" / resources.DEMO_MODEL
    installed.mkdir(parents=True)
    assert resources.resource_path(resources.DEMO_MODEL) == installed


def test_missing_resource_is_named() -> None:
    with pytest.raises(resources.ResourceError, match="no-such-thing is missing"):
        resources.resource_path("no-such-thing")
