"""`voxcap model get`, `path` and `verify`, with a hub on loopback that serves the demo model."""

from __future__ import annotations

import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.cli.main import main
from app.cli.model_progress import LineDisplay
from app.resources import DEMO_MODEL, resource_path
from app.settings.store import SettingsStore
from engine import VOXTRAL_MINI_4B_REALTIME as RELEASE
from tests.hub_server import Act, HubServer, Stall, Status
from tests.native_kernels import needs_kernels

FILES = {name: (resource_path(DEMO_MODEL) / name).read_bytes() for name in RELEASE.files}
DIGITS = resource_path("samples/digits.flac")
SAID = resource_path("samples/digits.txt").read_text().split()


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[HubServer]:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    usage = shutil.disk_usage("/")._replace(free=100_000_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_CACHE", str(tmp_path / "hub-cache"))
    with HubServer(RELEASE, FILES) as server:
        monkeypatch.setattr("huggingface_hub.constants.ENDPOINT", server.endpoint)
        monkeypatch.setattr(
            "huggingface_hub.constants.HUGGINGFACE_CO_URL_TEMPLATE",
            server.endpoint + "/{repo_id}/resolve/{revision}/{filename}",
        )
        yield server


@pytest.fixture
def voxcap(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Run a `voxcap model` command; give its code and all that it wrote."""

    def run(*arguments: str) -> tuple[int, str]:
        code = main(["model", *arguments, "--profile", str(tmp_path / "profile")])
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


Voxcap = Callable[..., tuple[int, str]]


def words_of(capsys: pytest.CaptureFixture[str], model: str) -> list[str]:
    assert main(["transcribe", str(DIGITS), "--model", model]) == 0
    return capsys.readouterr().out.split()


def test_what_was_fetched_is_found_whole_and_understands(
    hub: HubServer, voxcap: Voxcap, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = voxcap("get")
    assert code == 0
    assert "Fetching mistralai/Voxtral-Mini-4B-Realtime-2602 (8.9 GB" in said
    assert "--model full" in said
    code, said = voxcap("path")
    folder = Path(said.strip())
    assert code == 0
    assert folder == tmp_path / "profile" / "models" / RELEASE.name
    code, said = voxcap("verify")
    assert code == 0
    assert said.count("whole  SHA-256") == 3
    assert words_of(capsys, str(folder)) == SAID


def test_what_is_there_is_not_fetched_again(hub: HubServer, voxcap: Voxcap) -> None:
    voxcap("get", "--no-prepare")
    n_requests = len(hub.requests)
    code, said = voxcap("get", "--no-prepare")
    assert code == 0
    assert "there already" in said
    assert len(hub.requests) == n_requests


def test_a_snapshot_of_another_program_is_used(
    hub: HubServer, voxcap: Voxcap, tmp_path: Path
) -> None:
    name = "models--mistralai--Voxtral-Mini-4B-Realtime-2602"
    snapshot = tmp_path / "hub-cache" / name / "snapshots" / RELEASE.revision
    shutil.copytree(resource_path(DEMO_MODEL), snapshot)
    code, said = voxcap("get", "--no-prepare")
    assert code == 0
    assert str(snapshot) in said
    assert not hub.requests
    assert voxcap("path")[1].strip() == str(snapshot)


def test_a_snapshot_that_is_not_whole_is_not_used(
    hub: HubServer, voxcap: Voxcap, tmp_path: Path
) -> None:
    name = "models--mistralai--Voxtral-Mini-4B-Realtime-2602"
    snapshot = tmp_path / "hub-cache" / name / "snapshots" / RELEASE.revision
    shutil.copytree(resource_path(DEMO_MODEL), snapshot)
    weights = snapshot / "consolidated.safetensors"
    weights.write_bytes(weights.read_bytes()[:-1])
    assert voxcap("get", "--no-prepare")[0] == 0
    assert voxcap("path")[1].strip() == str(tmp_path / "profile" / "models" / RELEASE.name)


@needs_kernels
def test_the_original_can_go_once_it_is_prepared(
    hub: HubServer, voxcap: Voxcap, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = voxcap("get", "--precision", "int4", "--delete-original")
    assert code == 0
    assert "Deleted" in said
    assert not (tmp_path / "profile" / "models" / RELEASE.name).exists()
    code, said = voxcap("path")
    assert code == 0
    assert Path(said.strip()).parent == tmp_path / "profile" / "prepared"
    assert words_of(capsys, said.strip()) == SAID
    n_requests = len(hub.requests)
    assert "there already" in voxcap("get", "--no-prepare")[1]
    assert len(hub.requests) == n_requests


def test_too_little_room_is_told_before_anything_comes(
    hub: HubServer, voxcap: Voxcap, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage("/")._replace(free=9_000_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    code, said = voxcap("get")
    assert code == 1
    assert "need 11.5 GB" in said
    assert "9.0 GB are free" in said
    assert not hub.requests


def test_interrupting_keeps_what_came(
    hub: HubServer,
    voxcap: Voxcap,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    hub.script(Act(), Act(), Stall(200_000))
    coming = tmp_path / "profile" / "models" / f"{RELEASE.name}.part" / RELEASE.files[-1]

    def interrupt() -> None:
        while not (coming.exists() and coming.stat().st_size == 200_000):
            hub.closing.wait(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    interrupter = threading.Thread(target=interrupt)
    interrupter.start()
    code, said = voxcap("get", "--no-prepare")
    interrupter.join()
    assert code == 130
    assert "What was received is kept" in said
    monkeypatch.setattr("app.cli.doctor._try_demo_model", lambda: "runs")
    main(["doctor", "--profile", str(tmp_path / "profile")])
    assert "0.0 GB of it were received; `voxcap model get`" in capsys.readouterr().out
    assert voxcap("get", "--no-prepare")[0] == 0
    assert hub.requests[-1].first_byte == 200_000


def test_trouble_is_one_line(hub: HubServer, voxcap: Voxcap) -> None:
    hub.script(Act(), Status(403))
    code, said = voxcap("get")
    assert code == 1
    assert "refuses to give the model (403)" in said
    assert "Traceback" not in said


def test_an_altered_file_is_told(hub: HubServer, voxcap: Voxcap, tmp_path: Path) -> None:
    voxcap("get", "--no-prepare")
    weights = tmp_path / "profile" / "models" / RELEASE.name / "consolidated.safetensors"
    content = bytearray(weights.read_bytes())
    content[-1] ^= 1
    weights.write_bytes(content)
    code, said = voxcap("verify")
    assert code == 1
    assert said.count("whole") == 2
    assert "it was altered" in said


def test_a_folder_of_ones_own_cannot_be_verified(voxcap: Voxcap, tmp_path: Path) -> None:
    shutil.copytree(resource_path(DEMO_MODEL), tmp_path / "own")
    code, said = voxcap("verify", str(tmp_path / "own"))
    assert code == 1
    assert "Nothing was noted" in said


def test_no_full_model(voxcap: Voxcap, hub: HubServer) -> None:
    for command in ("path", "verify"):
        code, said = voxcap(command)
        assert code == 1
        assert "`voxcap model get` fetches it (8.9 GB)" in said


def test_a_folder_of_ones_choice(hub: HubServer, voxcap: Voxcap, tmp_path: Path) -> None:
    folder = tmp_path / "große Platte" / "模型"
    code, said = voxcap("get", "--no-prepare", "--folder", str(folder))
    assert code == 0
    assert f"--model '{folder}'" in said
    assert (folder / "params.json").read_bytes() == FILES["params.json"]
    n_requests = len(hub.requests)
    code, said = voxcap("get", "--no-prepare", "--folder", str(folder))
    assert code == 0
    assert f"there already: {folder}" in said
    assert len(hub.requests) == n_requests


def test_the_app_can_be_let_use_it(hub: HubServer, voxcap: Voxcap, tmp_path: Path) -> None:
    assert voxcap("get", "--no-prepare", "--use")[0] == 0
    store = SettingsStore(tmp_path / "profile" / "config" / "settings.json")
    assert store.load().settings.recognition.model == "full"


def test_a_model_that_needs_no_preparing_is_said(hub: HubServer, voxcap: Voxcap) -> None:
    code, said = voxcap("get", "--precision", "float32")
    assert code == 0
    assert "Nothing has to be prepared for float32 here" in said
    assert "To use it" in said


@needs_kernels
def test_what_others_fetched_is_not_deleted(hub: HubServer, voxcap: Voxcap, tmp_path: Path) -> None:
    name = "models--mistralai--Voxtral-Mini-4B-Realtime-2602"
    snapshot = tmp_path / "hub-cache" / name / "snapshots" / RELEASE.revision
    shutil.copytree(resource_path(DEMO_MODEL), snapshot)
    code, said = voxcap("get", "--precision", "int4", "--delete-original")
    assert code == 0
    assert "stays: Voxcap has not fetched it" in said
    assert (snapshot / "consolidated.safetensors").is_file()


@needs_kernels
def test_what_is_prepared_is_not_prepared_again(
    hub: HubServer, voxcap: Voxcap, tmp_path: Path
) -> None:
    first = voxcap("get", "--precision", "int4")
    (weights,) = (tmp_path / "profile" / "prepared").glob("*/weights.voxcap")
    made = weights.stat()
    again = voxcap("get", "--precision", "int4")
    assert first[0] == again[0] == 0
    assert (weights.stat().st_ino, weights.stat().st_mtime_ns) == (made.st_ino, made.st_mtime_ns)
    assert f"Prepared in {weights.parent}" in again[1]

    weights.write_bytes(weights.read_bytes()[:-1])
    assert voxcap("get", "--precision", "int4")[0] == 0
    assert weights.stat().st_size == made.st_size


@needs_kernels
def test_another_precision_needs_the_original_again(hub: HubServer, voxcap: Voxcap) -> None:
    voxcap("get", "--precision", "int4", "--delete-original")
    n_requests = len(hub.requests)
    code, said = voxcap("get", "--precision", "int8")
    assert code == 0
    assert "Fetching" in said
    assert len(hub.requests) > n_requests


def test_interrupting_the_preparing_leaves_the_model(
    hub: HubServer, voxcap: Voxcap, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*arguments: object) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.ensure_prepared", interrupt)
    code, said = voxcap("get")
    assert code == 130
    assert "Preparing was interrupted. The model is whole" in said
    assert voxcap("path")[0] == 0


def test_deleting_needs_preparing(voxcap: Voxcap) -> None:
    assert voxcap("get", "--no-prepare", "--delete-original")[0] == 2


def test_lines_come_now_and_then() -> None:
    said: list[str] = []
    now_s = 0.0
    display = LineDisplay(said.append, lambda: now_s)
    display.show("Fetching", 0, 0)
    display.show("Fetching", 5, 10_000_000)
    display.show("Receiving", 1_000_000, 10_000_000)
    now_s = 20.0
    display.show("Receiving", 5_000_000, 10_000_000)
    now_s = 40.0
    display.show("Receiving", 5_000_000, 10_000_000)
    display.show("Verifying", 1, 10_000_000)
    assert said == [
        "Fetching...",
        "Receiving 10 % of 10 MB",
        "Receiving 50 % of 10 MB, 0.2 MB/s, 25 s left",
        "Receiving 50 % of 10 MB",
        "Verifying 0 % of 10 MB",
    ]
