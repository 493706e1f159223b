"""Fetching and preparing one after the other, stopped at any moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.desktop.full_model import FullModel
from app.desktop.getting import Getting, Stage
from app.desktop.getting_work import EngineGetting, GettingWork, discard
from app.settings.model import Recognition
from engine import DownloadError, DownloadStoppedError, ModelRelease
from tests.app.desktop.fake_getting import FakeGetting

RELEASE = ModelRelease("someone/Small", "0" * 40, ("params.json", "a.bin"), 5000, 2000)


def work(port: FakeGetting, folder: Path, deletes: bool = False) -> GettingWork:
    return GettingWork(port, folder, Recognition(), lambda: deletes)


@pytest.fixture
def port() -> FakeGetting:
    port = FakeGetting()
    port.let_go()
    return port


def test_stages_come_in_order(port: FakeGetting, tmp_path: Path) -> None:
    told: list[Getting] = []
    assert work(port, tmp_path / "model").run(told.append) == tmp_path / "model"
    stages = [getting.stage for getting in told]
    assert list(dict.fromkeys(stages)) == [Stage.RECEIVING, Stage.PREPARING]
    assert [getting.share for getting in told if getting.share is not None] == [
        pytest.approx(2.2 / 8.9),
        pytest.approx(0.43),
    ]
    assert port.deleted == []


def test_original_is_deleted_once_it_is_prepared(port: FakeGetting, tmp_path: Path) -> None:
    assert work(port, tmp_path / "model", deletes=True).run(lambda _: None) == port.prepared
    assert port.deleted == [tmp_path / "model"]


def test_original_stays_where_nothing_is_prepared(port: FakeGetting, tmp_path: Path) -> None:
    port.prepared = None
    assert work(port, tmp_path / "model", deletes=True).run(lambda _: None) == tmp_path / "model"
    assert port.deleted == []


@pytest.mark.parametrize("stage", [Stage.RECEIVING, Stage.PREPARING])
def test_it_can_be_stopped_in_every_stage(stage: Stage, tmp_path: Path) -> None:
    port = FakeGetting()
    if stage is Stage.PREPARING:
        port.may_come.set()
    job = work(port, tmp_path / "model", deletes=True)

    def stop(getting: Getting) -> None:
        if getting.stage is stage:
            job.stop()

    with pytest.raises(DownloadStoppedError):
        job.run(stop)
    assert port.deleted == []


def test_stop_before_it_runs(port: FakeGetting, tmp_path: Path) -> None:
    job = work(port, tmp_path / "model")
    job.stop()
    with pytest.raises(DownloadStoppedError):
        job.run(lambda _: None)


def test_what_the_disk_refuses_to_delete_is_told(port: FakeGetting, tmp_path: Path) -> None:
    def refuse(folder: Path, /) -> None:
        raise PermissionError(13, "Permission denied", str(folder))

    port.delete_original = refuse  # type: ignore[method-assign]
    with pytest.raises(DownloadError, match="cannot be deleted: Permission denied"):
        discard(port, tmp_path)


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> EngineGetting:
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_CACHE", str(tmp_path / "cache"))
    return EngineGetting(FullModel(tmp_path, RELEASE), tmp_path / "prepared")


def test_room_is_asked_for_model_and_prepared_weights_together(
    engine: EngineGetting, tmp_path: Path
) -> None:
    survey = engine.survey(tmp_path / "elsewhere" / "model")
    assert survey.found is None
    assert survey.is_possible
    assert [need.n_wanted for need in survey.needs] == [7000]


def test_giving_up_never_deletes_a_model_that_voxcap_has_not_fetched(
    engine: EngineGetting, tmp_path: Path
) -> None:
    folder = tmp_path / "model"
    folder.mkdir()
    for name in RELEASE.files:
        (folder / name).write_text("damaged, but the user's own")
    with pytest.raises(DownloadError, match="holds other files"):
        engine.download(folder).run(lambda _: None)
    discard(engine, folder)
    assert {path.name for path in folder.iterdir()} == set(RELEASE.files)
