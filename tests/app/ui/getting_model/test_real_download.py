"""The assistant gets a model from a hub on loopback, prepares it and uses it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desktop.full_model import FULL, FullModel
from app.desktop.getting import Stage
from app.desktop.getting_words import FULL_MODEL
from app.desktop.getting_work import EngineGetting
from app.desktop.models import DEMO
from app.settings.model import Recognition, Settings
from app.ui.getting_model import ModelGetter
from app.ui.wizard import SetupWizard
from engine import ModelRelease, TransferSettings
from tests.app.ui.fake_controller import FakeController
from tests.app.ui.windows import SilentSource
from tests.hub_server import HubServer, Page, Stall
from tests.random_checkpoint import write_random_checkpoint

WAIT_MS = 120_000
NAMES = ("params.json", "tekken.json", "consolidated.safetensors")


@pytest.fixture
def hub(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[HubServer]:
    folder = tmp_path_factory.mktemp("hub") / "model"
    write_random_checkpoint(folder, "mistral")
    files = {name: (folder / name).read_bytes() for name in NAMES}
    n_bytes = sum(map(len, files.values()))
    release = ModelRelease(f"someone/{FULL_MODEL}", "0" * 40, NAMES, n_bytes, n_bytes)
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy", "HF_HUB_OFFLINE"):
        monkeypatch.delenv(name, raising=False)
    with HubServer(release, files) as server:
        yield server


def test_model_is_got_prepared_and_used(
    qtbot: QtBot, hub: HubServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_CACHE", str(tmp_path / "cache"))
    controller = FakeController(
        tmp_path / "sessions", Settings(recognition=Recognition(precision="int4"))
    )
    transfer = TransferSettings(endpoint=hub.endpoint, waits_s=())
    port = EngineGetting(FullModel(tmp_path, hub.release), tmp_path / "prepared", transfer)
    getter = ModelGetter(controller, port, tmp_path / "models")  # type: ignore[arg-type]
    wizard = SetupWizard(controller, getter, None, SilentSource)  # type: ignore[arg-type]
    wizard.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    wizard.setStartId(2)
    wizard.open()
    qtbot.addWidget(wizard)
    page, panel = wizard.model, wizard.getting.panel
    page.full.click()
    qtbot.waitUntil(page.isComplete, timeout=WAIT_MS)
    assert hub.requests == []

    hub.script(Page(), Stall(0))
    wizard.next()
    qtbot.waitUntil(panel.try_again.isVisible, timeout=WAIT_MS)
    assert "login page" in panel.words.text()
    assert controller.settings.recognition.model == DEMO

    panel.try_again.click()
    qtbot.waitUntil(hub.is_stalled.is_set, timeout=WAIT_MS)
    panel.pause.click()
    qtbot.waitUntil(panel.go_on.isVisible, timeout=WAIT_MS)

    panel.deletes.click()
    panel.go_on.click()
    qtbot.waitUntil(lambda: getter.now.stage in (Stage.DONE, Stage.FAILED), timeout=WAIT_MS)
    assert getter.now.error == ""
    assert controller.settings.recognition.model == FULL
    found = port.survey(getter.folder).found
    assert found is not None
    assert found.parent == tmp_path / "prepared"
    assert not getter.folder.exists()
    wizard.reject()
    getter.close()
