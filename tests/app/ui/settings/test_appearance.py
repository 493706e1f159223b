"""The captions' appearance: presets, contrast, colours and the preview."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QMainWindow
from pytestqt.qtbot import QtBot

from app.desktop.contrast import legibility
from app.desktop.presets import PRESETS
from app.settings.model import Appearance, Edge, Settings
from app.ui.settings import AppearanceDock
from app.ui.settings.appearance_page import AppearancePage
from app.ui.settings.colour_button import ColourButton
from tests.app.settings.strategies import valid_settings
from tests.app.ui.fake_controller import FakeController

FAINT = Appearance(background_opacity=10, text_colour="#888888")


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, controller: FakeController) -> Iterator[AppearancePage]:
    page = AppearancePage(controller)  # type: ignore[arg-type]
    frame = page.framed()
    qtbot.addWidget(frame)
    frame.resize(500, 600)
    frame.show()
    yield page
    frame.close()


@pytest.mark.parametrize("number", range(len(PRESETS)))
def test_a_preset_is_worn_and_shown_as_worn(
    page: AppearancePage, controller: FakeController, number: int
) -> None:
    presets = page.presets
    presets.setCurrentIndex(number)
    presets.activated.emit(number)
    assert PRESETS[number].is_worn_by(controller.settings.appearance)
    assert presets.currentIndex() == number


def test_a_look_of_ones_own_is_no_preset(page: AppearancePage, controller: FakeController) -> None:
    assert page.presets.currentIndex() == 0
    controller.change_settings(Settings(appearance=Appearance(text_colour="#123456")))
    assert page.presets.currentIndex() == -1


def test_what_is_hard_to_read_can_be_mended(
    page: AppearancePage, controller: FakeController
) -> None:
    contrast = page.contrast
    assert not contrast.button.isVisible()
    controller.change_settings(Settings(appearance=FAINT))
    assert contrast.button.isVisible()
    assert contrast.sign.isVisible()
    assert "4.5 to 1 is needed" in contrast.words.text()
    contrast.button.click()
    assert legibility(controller.settings.appearance).is_readable
    assert not contrast.button.isVisible()


def test_an_edge_has_a_colour_only_where_there_is_one(
    page: AppearancePage, controller: FakeController
) -> None:
    colour = page.editors["appearance.edge_colour"]
    assert not colour.isEnabled()
    controller.change_settings(Settings(appearance=Appearance(edge=Edge.OUTLINE)))
    assert colour.isEnabled()


def colour_dialog(page: AppearancePage) -> QColorDialog:
    button = page.editors["appearance.text_colour"]
    assert isinstance(button, ColourButton)
    button.button.click()
    (dialog,) = button.findChildren(QColorDialog)
    return dialog


def test_a_colour_is_tried_at_once_and_kept(
    page: AppearancePage, controller: FakeController
) -> None:
    dialog = colour_dialog(page)
    dialog.setCurrentColor(QColor("#ffcc00"))
    assert controller.settings == Settings(appearance=Appearance(text_colour="#ffcc00"))
    dialog.accept()
    assert controller.settings.appearance.text_colour == "#ffcc00"


def test_a_colour_that_was_only_tried_is_undone(
    page: AppearancePage, controller: FakeController
) -> None:
    dialog = colour_dialog(page)
    dialog.setCurrentColor(QColor("#ffcc00"))
    dialog.reject()
    assert controller.settings == Settings()


def test_a_colour_is_told_in_words(page: AppearancePage) -> None:
    button = page.editors["appearance.text_colour"]
    assert isinstance(button, ColourButton)
    assert "#ffffff" in button.button.text()
    assert "#ffffff" in button.button.accessibleName()


def test_the_preview_has_the_colours_of_the_captions(
    page: AppearancePage, controller: FakeController
) -> None:
    controller.change_settings(
        Settings(
            appearance=Appearance(
                text_colour="#ff0000", background_colour="#00ff00", background_opacity=100
            )
        )
    )
    image = page.preview.grab().toImage()
    seen = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(image.height())
    }
    assert {"#ff0000", "#00ff00", "#ffffff", "#000000"} <= seen


def test_the_preview_repeats_upper_case_in_words(
    page: AppearancePage, controller: FakeController
) -> None:
    before = page.preview.accessibleDescription()
    appearance = replace(controller.settings.appearance, upper_case=True)
    controller.change_settings(Settings(appearance=appearance))
    assert page.preview.accessibleDescription() != before
    assert page.preview.accessibleDescription().isupper()


@given(settings=valid_settings)
@hypothesis_settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_the_preview_fits_whatever_is_set(page: AppearancePage, settings: Settings) -> None:
    preview = page.preview
    preview.show_appearance(settings.appearance)
    assert 0 < preview.scale <= 1
    preview.grab()


def test_the_dock_is_shown_by_one_action_beside_captions(
    qtbot: QtBot, controller: FakeController
) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = AppearanceDock(controller, window)  # type: ignore[arg-type]
    window.show()
    assert not dock.isVisible()
    assert dock.page is None
    dock.toggleViewAction().trigger()
    assert dock.isVisible()
    assert dock.page is not None
    controller.change_settings(Settings(appearance=FAINT))
    assert dock.page.contrast.button.isVisible()
