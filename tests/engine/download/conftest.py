from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import ModelDownload, ModelRelease, TransferSettings
from tests.hub_server import HubServer

RELEASE = ModelRelease(
    "someone/Small-Model",
    "0123456789abcdef0123456789abcdef01234567",
    ("params.json", "tekken.json", "consolidated.safetensors"),
    n_bytes=500_000,
    n_prepared_bytes=200_000,
)
FILES = {
    "params.json": b'{"dim": 64}',
    "tekken.json": b'{"config": {}}' * 200,
    "consolidated.safetensors": random.Random(1).randbytes(500_000),
}
N_BYTES = sum(map(len, FILES.values()))


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    for name in (
        "HTTP_PROXY",
        "HTTPS_PROXY",
        "ALL_PROXY",
        "http_proxy",
        "https_proxy",
        "all_proxy",
    ):
        monkeypatch.delenv(name, raising=False)
    with HubServer(RELEASE, FILES) as server:
        yield server


def quick(hub: HubServer, **changes: object) -> TransferSettings:
    values = {"endpoint": hub.endpoint, "stall_s": 60.0, "waits_s": (0.0, 0.0, 0.0)}
    return TransferSettings(**(values | changes))  # type: ignore[arg-type]


@pytest.fixture
def download(hub: HubServer, tmp_path: Path) -> ModelDownload:
    return ModelDownload(tmp_path / "model", RELEASE, quick(hub))


def is_whole(folder: Path) -> bool:
    return all((folder / name).read_bytes() == content for name, content in FILES.items())
