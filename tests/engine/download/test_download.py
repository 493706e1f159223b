"""Fetching from a hub that behaves, and from one that does not, through the real client."""

from __future__ import annotations

import errno
import logging
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import (
    DownloadError,
    DownloadPhase,
    DownloadProgress,
    DownloadStoppedError,
    ModelDownload,
    verify_model,
)
from tests.engine.download.conftest import FILES, N_BYTES, RELEASE, is_whole, quick
from tests.hub_server import (
    Act,
    Altered,
    Compressed,
    Cut,
    HubServer,
    IgnoredRange,
    Page,
    Stall,
    Status,
    WrongRange,
    WrongTotal,
)

BIG = "consolidated.safetensors"


def test_all_files_come_and_appear_as_a_whole(
    hub: HubServer, download: ModelDownload, tmp_path: Path
) -> None:
    seen: list[DownloadProgress] = []

    def look(progress: DownloadProgress) -> None:
        assert not (tmp_path / "model").exists()
        seen.append(progress)

    folder = download.run(look)

    assert folder == tmp_path / "model"
    assert is_whole(folder)
    assert [verdict.problem for verdict in verify_model(folder)] == [""] * 3
    phases = [progress.phase for progress in seen]
    assert list(dict.fromkeys(phases)) == list(DownloadPhase)
    assert seen[-1].n_done == seen[-1].n_all == N_BYTES
    assert not list(tmp_path.glob("*.part"))


def test_what_is_there_is_not_fetched_again(hub: HubServer, download: ModelDownload) -> None:
    folder = download.run()
    n_requests = len(hub.requests)
    assert ModelDownload(folder, RELEASE, quick(hub)).run() == folder
    assert len(hub.requests) == n_requests


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: os.truncate(path, 100)])
def test_what_is_not_whole_any_more_does_not_count_as_there(
    hub: HubServer, download: ModelDownload, spoil: Callable[[Path], None]
) -> None:
    folder = download.run()
    spoil(folder / BIG)
    with pytest.raises(DownloadError, match="missing or were altered"):
        download.run()
    shutil.rmtree(folder)
    assert is_whole(download.run())


def test_only_the_files_are_asked_for_and_nothing_is_told(
    hub: HubServer, download: ModelDownload, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HF_TOKEN", "hf_secret")
    download.run()
    paths = {f"/{RELEASE.repository}/{{}}/{RELEASE.revision}/{name}" for name in RELEASE.files}
    for request in hub.requests:
        path = (
            request.path.partition("?")[0].replace("/bytes/", "/{}/").replace("/resolve/", "/{}/")
        )
        assert path in paths
        assert "authorization" not in request.headers
        assert "hf_secret" not in str(request.headers)
        assert re.fullmatch(r"voxcap/[\w.]+", request.headers["user-agent"])


@pytest.mark.parametrize("trouble", [Cut(70_000), Stall(70_000), Status(503), Status(429)])
def test_trouble_that_passes_is_borne(hub: HubServer, tmp_path: Path, trouble: Act) -> None:
    hub.script(Act(), Act(), trouble, trouble)
    assert is_whole(ModelDownload(tmp_path / "model", RELEASE, quick(hub, stall_s=1.0)).run())
    assert hub.n_left == 0


@settings(max_examples=25, deadline=None)
@given(cuts=st.lists(st.integers(0, 200_000), max_size=6))
def test_any_cutting_gives_the_same_files(
    cuts: list[int], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("cut") / "model"
    with HubServer(RELEASE, FILES) as hub:
        hub.script(*(Cut(after) for after in cuts))
        patient = quick(hub, waits_s=(0.0,) * 8)
        assert is_whole(ModelDownload(folder, RELEASE, patient).run())


def test_a_server_that_ignores_ranges_loses_no_bytes(
    hub: HubServer, download: ModelDownload
) -> None:
    hub.script(Act(), Act(), Cut(100_000), IgnoredRange())
    assert is_whole(download.run())


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ([Page()], "login page"),
        ([Status(401)], "refuses to give the model (401)"),
        ([Status(403)], "refuses to give the model (403)"),
        ([Status(404)], "does not have the model"),
        ([Status(407)], "The proxy wants a name"),
        ([Cut(1000), Status(416)], "(416): it holds another file"),
        ([Status(503)] * 4, "cannot answer now (503)"),
        ([Status(429)] * 4, "too many requests"),
        ([Cut(1000), WrongRange(500)], "sent other bytes"),
        ([WrongRange(500)], "sent other bytes"),
        ([WrongTotal()], "sent other bytes"),
        ([Cut(1000), WrongTotal()], "sent other bytes"),
        ([Compressed()], "changes files on their way"),
        ([Cut(0)] * 4, "broke off"),
    ],
    ids=lambda value: value.replace(" ", "-") if isinstance(value, str) else "",
)
def test_lasting_trouble_is_told_and_what_was_received_is_kept(
    hub: HubServer, download: ModelDownload, tmp_path: Path, acts: list[Act], said: str
) -> None:
    hub.script(Act(), Act(), *acts)
    with pytest.raises(DownloadError) as caught:
        download.run()
    assert said in str(caught.value)
    assert not (tmp_path / "model").exists()
    n_kept = download.n_received
    n_small = N_BYTES - len(FILES[BIG])
    assert n_kept == n_small + (1000 if isinstance(acts[0], Cut) and acts[0].after else 0)
    assert is_whole(download.run())
    assert hub.requests[-1].first_byte == n_kept - n_small


def test_a_stall_that_lasts_is_told(hub: HubServer, tmp_path: Path) -> None:
    hub.script(Act(), Act(), Stall(1000), Stall(0), Stall(0))
    hasty = quick(hub, stall_s=1.0, waits_s=(0.0, 0.0))
    with pytest.raises(DownloadError, match="Nothing comes from localhost any more"):
        ModelDownload(tmp_path / "model", RELEASE, hasty).run()


def test_a_slow_disk_is_not_taken_for_a_stall(hub: HubServer, tmp_path: Path) -> None:
    n_waits = 0

    def wait(progress: DownloadProgress) -> None:
        # Told where it is written, and longer than nothing may come.
        nonlocal n_waits
        if progress.phase is DownloadPhase.RECEIVING and n_waits < 2:
            n_waits += 1
            hub.closing.wait(0.6)

    settings = quick(hub, stall_s=0.3, waits_s=())
    assert is_whole(ModelDownload(tmp_path / "model", RELEASE, settings).run(wait))
    assert n_waits == 2
    assert all(not request.first_byte for request in hub.requests)


class ShortFile(FileIO):
    """Takes a part of what is written at a time, as systems may do."""

    def write(self, data: Any, /) -> int:
        return super().write(memoryview(data)[: len(data) // 2 + 1])


def test_a_disk_that_takes_parts_loses_none(
    download: ModelDownload, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Path.open

    def short(self: Path, mode: str = "r", buffering: int = -1, **others: Any) -> Any:
        return ShortFile(self, mode) if buffering == 0 else real(self, mode, buffering, **others)

    monkeypatch.setattr(Path, "open", short)
    assert is_whole(download.run())


def test_wrong_bytes_are_deleted_and_fetched_again(
    hub: HubServer, download: ModelDownload, tmp_path: Path
) -> None:
    hub.script(Act(), Act(), Altered())
    with pytest.raises(DownloadError, match=r"consolidated\.safetensors was damaged on its way"):
        download.run()
    assert not (tmp_path / "model").exists()
    assert is_whole(download.run())


@pytest.mark.parametrize("small", ["params.json", "tekken.json"])
def test_wrong_bytes_of_a_small_file_are_noticed(
    hub: HubServer, download: ModelDownload, small: str
) -> None:
    hub.script(*(Altered() if name == small else Act() for name in RELEASE.files))
    with pytest.raises(DownloadError, match=re.escape(f"{small} was damaged")):
        download.run()


@pytest.mark.parametrize(
    ("status", "said"),
    [(401, "refuses"), (403, "refuses"), (404, "does not have the model"), (500, "cannot answer")],
)
def test_a_hub_that_does_not_tell_of_the_files(
    hub: HubServer, download: ModelDownload, status: int, said: str
) -> None:
    hub.head = status
    with pytest.raises(DownloadError, match=said):
        download.run()


def test_a_login_page_instead_of_the_hub(hub: HubServer, download: ModelDownload) -> None:
    hub.is_portal = True
    with pytest.raises(DownloadError, match="login page of the network"):
        download.run()
    hub.is_portal = False
    assert is_whole(download.run())


def test_another_mirror_goes_on_with_what_was_received(
    hub: HubServer, download: ModelDownload, tmp_path: Path
) -> None:
    hub.script(Act(), Act(), Cut(70_000), Status(403))
    with pytest.raises(DownloadError, match="another mirror with HF_ENDPOINT"):
        download.run()
    with HubServer(RELEASE, FILES) as mirror:
        assert is_whole(ModelDownload(tmp_path / "model", RELEASE, quick(mirror)).run())
        assert [request.first_byte for request in mirror.requests] == [70_000, 70_000]


def test_nobody_answers(hub: HubServer, tmp_path: Path) -> None:
    closed = "http://127.0.0.1:9"
    with pytest.raises(DownloadError, match=r"127\.0\.0\.1 cannot be reached"):
        ModelDownload(tmp_path / "model", RELEASE, quick(hub, endpoint=closed)).run()


def test_a_name_that_nobody_knows(hub: HubServer, tmp_path: Path) -> None:
    unknown = "http://nowhere.invalid"
    with pytest.raises(DownloadError, match=r"nowhere\.invalid cannot be found"):
        ModelDownload(tmp_path / "model", RELEASE, quick(hub, endpoint=unknown)).run()


def test_a_proxy_of_the_environment_is_used(
    hub: HubServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", hub.endpoint)
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    hub.head = 403
    with pytest.raises(DownloadError, match=r"hub\.invalid refuses"):
        ModelDownload(tmp_path / "model", RELEASE, quick(hub, endpoint="http://hub.invalid")).run()
    assert hub.requests[0].path.startswith("http://hub.invalid/")


def test_stopping_ends_a_stall_at_once_and_keeps_the_bytes(hub: HubServer, tmp_path: Path) -> None:
    hub.script(Act(), Act(), Stall(70_000))
    n_kept = N_BYTES - len(FILES[BIG]) + 70_000
    download = ModelDownload(tmp_path / "model", RELEASE, quick(hub, stall_s=250.0))

    def stop_when_stalled() -> None:
        while download.n_received < n_kept:
            hub.closing.wait(0.005)
        download.stop()

    stopper = threading.Thread(target=stop_when_stalled)
    stopper.start()
    with pytest.raises(DownloadStoppedError):
        download.run()
    stopper.join()
    assert download.n_received == n_kept
    assert is_whole(ModelDownload(tmp_path / "model", RELEASE, quick(hub)).run())
    assert hub.requests[-1].first_byte == 70_000


def test_what_was_received_can_be_discarded(hub: HubServer, download: ModelDownload) -> None:
    hub.script(Act(), Status(403))
    with pytest.raises(DownloadError):
        download.run()
    assert download.n_received > 0
    download.discard()
    assert download.n_received == 0


def test_a_full_disk_is_told_before_anything_comes(
    hub: HubServer, download: ModelDownload, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage("/")._replace(free=1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    with pytest.raises(DownloadError, match=r"needs 0\.0 GB in .* 0\.0 GB are free"):
        download.run()
    assert hub.n_sent == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
def test_a_disk_that_fills_meanwhile(
    hub: HubServer, download: ModelDownload, tmp_path: Path
) -> None:
    full = tmp_path / "model.part" / BIG
    hub.script(Act(), Status(403))
    with pytest.raises(DownloadError):
        download.run()
    full.unlink(missing_ok=True)
    full.symlink_to("/dev/full")
    with pytest.raises(DownloadError, match="The disk is full"):
        download.run()
    full.unlink()
    assert is_whole(download.run())


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_to(hub: HubServer, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(DownloadError, match="cannot be written to"):
            ModelDownload(tmp_path / "a" / "model", RELEASE, quick(hub)).run()
    finally:
        tmp_path.chmod(0o700)


def test_a_file_in_the_way(hub: HubServer, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("not a folder")
    with pytest.raises(DownloadError, match="cannot be written to"):
        ModelDownload(tmp_path / "taken" / "model", RELEASE, quick(hub)).run()


def test_a_folder_with_other_files_is_left_alone(hub: HubServer, tmp_path: Path) -> None:
    (tmp_path / "model").mkdir()
    (tmp_path / "model" / "letter.txt").write_text("dear")
    with pytest.raises(DownloadError, match="holds other files"):
        ModelDownload(tmp_path / "model", RELEASE, quick(hub)).run()
    assert (tmp_path / "model" / "letter.txt").read_text() == "dear"


def test_two_at_once(hub: HubServer, download: ModelDownload, tmp_path: Path) -> None:
    with (
        FileLock(tmp_path / "model.lock"),
        pytest.raises(DownloadError, match="Another Voxcap is getting the model"),
    ):
        download.run()
    assert is_whole(download.run())


@pytest.mark.parametrize("name", ["Modell für Gespräche 模型", "m" * 240])
def test_unusual_paths(hub: HubServer, tmp_path: Path, name: str) -> None:
    folder = tmp_path / name / "model"
    assert is_whole(ModelDownload(folder, RELEASE, quick(hub)).run())


def test_a_very_long_path(hub: HubServer, tmp_path: Path) -> None:
    folder = tmp_path.joinpath(*["long" * 50] * 15, "model")
    assert is_whole(ModelDownload(folder, RELEASE, quick(hub)).run())


def test_what_the_listener_raises_comes_through(download: ModelDownload) -> None:
    def refuse(progress: DownloadProgress) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        download.run(refuse)


def test_a_damaged_note_of_the_state_begins_anew(
    hub: HubServer, download: ModelDownload, tmp_path: Path
) -> None:
    hub.script(Act(), Act(), Status(403))
    with pytest.raises(DownloadError):
        download.run()
    (tmp_path / "model.part" / "voxcap-download.json").write_text("{")
    assert is_whole(download.run())


def test_the_environment_can_forbid_it(
    hub: HubServer, download: ModelDownload, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub.script(Act(), Status(403))
    with pytest.raises(DownloadError):
        download.run()
    n_requests = len(hub.requests)
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_OFFLINE", True)
    with pytest.raises(DownloadError, match="HF_HUB_OFFLINE forbids"):
        download.run()
    download.discard()
    with pytest.raises(DownloadError, match="HF_HUB_OFFLINE forbids"):
        download.run()
    assert len(hub.requests) == n_requests


_CHILD = """
import sys
from pathlib import Path
from engine import ModelDownload, ModelRelease
release = ModelRelease(sys.argv[2], sys.argv[3], tuple(sys.argv[4:]), 0, 0)
ModelDownload(Path(sys.argv[1]), release).run()
"""


def test_a_kill_in_the_middle_loses_nothing(hub: HubServer, tmp_path: Path) -> None:
    hub.bytes_per_s = 2e6
    folder = tmp_path / "model"
    arguments = [str(folder), RELEASE.repository, RELEASE.revision, *RELEASE.files]
    environment: dict[str, Any] = os.environ | {"HF_ENDPOINT": hub.endpoint}
    big = tmp_path / "model.part" / BIG
    for n_bytes in (100_000, 300_000):
        child = subprocess.Popen([sys.executable, "-c", _CHILD, *arguments], env=environment)
        while not (big.exists() and big.stat().st_size >= n_bytes):
            assert child.poll() is None
        child.send_signal(signal.SIGKILL)
        child.wait()
        assert not folder.exists()
    n_kept = big.stat().st_size
    subprocess.run([sys.executable, "-c", _CHILD, *arguments], env=environment, check=True)
    assert is_whole(folder)
    starts = [request.first_byte for request in hub.requests if "/bytes/" in request.path]
    assert starts[-1] == n_kept
    assert starts[-2] >= 100_000
    assert len(starts) == len(FILES) + 2


def test_nothing_of_it_is_logged_as_a_warning(
    hub: HubServer, download: ModelDownload, caplog: pytest.LogCaptureFixture
) -> None:
    hub.script(Cut(3))
    download.run()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_the_words_for_a_full_disk_name_the_place(tmp_path: Path) -> None:
    from engine.download.trouble import told

    error = told(OSError(errno.ENOSPC, "No space left on device"), tmp_path / "model")
    assert str(tmp_path) in str(error)
    assert error.value == str(tmp_path / "model")
