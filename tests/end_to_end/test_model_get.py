"""Getting the full model with the real program: killed, hindered, and in odd places."""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import VOXTRAL_MINI_4B_REALTIME as RELEASE
from engine import machine_report
from tests.end_to_end.getting_model import Program, served_files
from tests.hub_server import HubServer

WEIGHTS = "consolidated.safetensors"
N_NAME_BYTES = 240
N_DEEP_BYTES = 60 if sys.platform == "win32" else 2_600

needs_kernels = pytest.mark.skipif(
    not machine_report().kernels, reason="weights are packed for native kernels"
)


@pytest.fixture
def hub() -> Iterator[HubServer]:
    with HubServer(RELEASE, served_files()) as server:
        yield server


@pytest.fixture
def program(hub: HubServer, tmp_path: Path) -> Program:
    return Program(tmp_path / "profile", hub, tmp_path / "hub-cache")


@needs_kernels
def test_killed_while_receiving_and_while_preparing_it_gets_there(
    program: Program, hub: HubServer, sample: Path, sample_text: str
) -> None:
    get = ("model", "get", "--precision", "int4", "--profile", program.profile)
    coming = program.folder.with_name(program.folder.name + ".part") / WEIGHTS
    hub.bytes_per_s = 1e6
    with program.start(*get) as receiving:
        while not (coming.exists() and coming.stat().st_size >= 300_000):
            assert receiving.poll() is None
            threading.Event().wait(0.01)
        receiving.kill()
    hub.bytes_per_s = 0.0
    n_kept = coming.stat().st_size
    assert not program.folder.exists()

    with program.start_stuck(*get) as preparing:
        assert preparing.stdout is not None
        assert any(line == "stuck\n" for line in preparing.stdout)
        preparing.kill()
    starts = [request.first_byte for request in hub.requests if "/bytes/" in request.path]
    assert starts == [0, 0, 0, n_kept]
    assert program.model("path").stdout == f"{program.folder}\n"
    assert "cannot be used" in program.model("list").stdout

    n_requests = len(hub.requests)
    done = program.run(*get)
    assert done.returncode == 0, done.stderr
    assert len(hub.requests) == n_requests
    (prepared,) = (path for path in (program.profile / "prepared").iterdir() if path.is_dir())
    assert f"Prepared in {prepared}" in done.stdout
    said = program.run("transcribe", sample, "--model", prepared)
    assert said.stdout.strip() == sample_text


@needs_kernels
def test_of_two_that_prepare_at_once_each_gets_the_same(program: Program, demo_model: Path) -> None:
    shutil.copytree(demo_model, program.folder)
    get = ("model", "get", "--precision", "int4", "--profile", program.profile)
    both = [program.start(*get) for _ in range(2)]
    said = [process.communicate() for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    assert said[0] == said[1]
    (prepared,) = (path for path in (program.profile / "prepared").iterdir() if path.is_dir())
    assert program.model("verify", prepared).returncode == 0


def test_of_two_that_fetch_at_once_the_second_is_told(program: Program, hub: HubServer) -> None:
    hub.bytes_per_s = 1e6
    coming = program.folder.with_name(program.folder.name + ".part") / WEIGHTS
    get = ("model", "get", "--no-prepare", "--profile", program.profile)
    with program.start(*get) as first:
        while not coming.exists():
            assert first.poll() is None
            threading.Event().wait(0.01)
        second = program.run(*get)
        assert first.poll() is None, "the first was done before the second had begun"
        hub.bytes_per_s = 0.0
        first.communicate()
    assert first.returncode == 0
    assert second.returncode == 1
    assert "Another Voxcap is getting the model" in second.stderr


@needs_kernels
def test_long_names_in_any_alphabet(
    program: Program, hub: HubServer, tmp_path: Path, sample: Path, sample_text: str
) -> None:
    place = tmp_path
    while len(bytes(place)) - len(bytes(tmp_path)) < N_DEEP_BYTES:
        name = "große Ablage 模型 🎙 "
        n_more = min(N_NAME_BYTES, N_DEEP_BYTES) - len(name.encode())
        place /= name + "ö" * max(0, n_more // 2)
    there = Program(place, hub, program.cache)
    done = there.model("get", "--precision", "int4")
    assert done.returncode == 0, done.stderr
    assert there.model("path").stdout == f"{there.folder}\n"
    verified = there.model("verify")
    assert verified.returncode == 0, verified.stderr
    (prepared,) = (path for path in (place / "prepared").iterdir() if path.is_dir())
    said = there.run("transcribe", sample, "--model", prepared)
    assert said.stdout.strip() == sample_text, said.stderr


@needs_kernels
def test_a_model_that_cannot_be_written_to(
    program: Program, demo_model: Path, tmp_path: Path, sample: Path, sample_text: str
) -> None:
    folder = Path(shutil.copytree(demo_model, tmp_path / "read only"))
    before = state_of(folder)
    for path in (*folder.iterdir(), folder):
        path.chmod(path.stat().st_mode & ~0o222)
    try:
        done = program.model("get", "--precision", "int4", "--folder", folder)
        assert done.returncode == 0, done.stderr
        assert "Prepared in" in done.stdout
        assert not program.hub.requests
        said = program.run("transcribe", sample, "--model", folder, "--threads", "1")
        assert said.stdout.strip() == sample_text
        # Whoever may write everywhere has left it alone as well.
        assert state_of(folder) == before
    finally:
        folder.chmod(0o755)


def state_of(folder: Path) -> dict[str, tuple[int, int]]:
    return {
        path.name: (path.stat().st_size, path.stat().st_mtime_ns)
        for path in sorted(folder.iterdir())
    }
