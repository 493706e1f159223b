from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.desktop.speed_test import SpeedResult
from app.settings.model import Recognition, Settings
from app.ui.background import Background
from app.ui.wizard import speed_page
from app.ui.wizard.speed_page import ModelLoaders, SpeedPage
from tests.app.ui.fake_controller import FakeController


def result(one_ms: float, two_ms: float | None) -> SpeedResult:
    return SpeedResult("model", "float32", 1, 0.1, one_ms, two_ms)


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, controller: FakeController) -> SpeedPage:
    page = SpeedPage(controller, Background())  # type: ignore[arg-type]
    qtbot.addWidget(page)
    return page


def measure(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: SpeedPage, found: SpeedResult
) -> None:
    monkeypatch.setattr(speed_page, "measure_speed", lambda *_: found)
    page.measure.click()
    qtbot.waitUntil(lambda: not page.is_measuring)


def test_fast_computer_needs_no_change(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: SpeedPage, controller: FakeController
) -> None:
    measure(qtbot, monkeypatch, page, result(4, 6))
    assert "20 times faster" in page.verdict.text()
    assert page.takes_suggestion.isHidden()
    assert page.validatePage()
    assert controller.intents == []


@pytest.mark.parametrize("is_taken", [True, False])
def test_suggestion_is_taken_if_it_is_wanted(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    page: SpeedPage,
    controller: FakeController,
    is_taken: bool,
) -> None:
    controller.settings = Settings(recognition=Recognition(threads=1))
    measure(qtbot, monkeypatch, page, result(800, None))
    assert "10.0 times too slow" in page.verdict.text()
    assert not page.takes_suggestion.isHidden()
    page.takes_suggestion.setChecked(is_taken)
    assert page.validatePage()
    assert controller.settings.recognition.threads == (0 if is_taken else 1)


def test_demo_model_is_really_measured(qtbot: QtBot, page: SpeedPage) -> None:
    page.measure.click()
    qtbot.waitUntil(lambda: not page.is_measuring, timeout=60_000)
    assert page.verdict.text().startswith("This computer")
    assert page.progress.value() == page.progress.maximum()


def test_preparing_is_shown(
    qtbot: QtBot, controller: FakeController, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()

    def measure_speed(
        load: object, tell: object, is_cancelled: object, tell_prepared: Callable[[float], None]
    ) -> SpeedResult:
        tell_prepared(0.25)
        assert goes_on.wait(10)
        tell_prepared(1.0)
        return result(4, 6)

    monkeypatch.setattr(speed_page, "measure_speed", measure_speed)
    page = SpeedPage(controller, Background())  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.measure.click()
    qtbot.waitUntil(lambda: "25 %" in page.verdict.text())
    assert page.progress.value() == page.progress.maximum() / 4
    goes_on.set()
    qtbot.waitUntil(lambda: not page.is_measuring)
    assert "20 times faster" in page.verdict.text()


def test_settings_hold_for_the_model_that_is_measured() -> None:
    with pytest.raises(Exception, match="/no/such/folder"):
        ModelLoaders()(Recognition(model="/no/such/folder"))(lambda n_prepared, n_all: None)
