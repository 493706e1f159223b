"""The font of captions."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetricsF, QRawFont

from app.resources import resource_path
from app.settings.model import Appearance
from app.ui import caption_font as module
from app.ui.caption_font import BUNDLED_FAMILY, caption_font

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_bundled_font_is_the_default() -> None:
    info = QFontInfo(caption_font(Appearance(font_points=30)))
    assert info.family() == BUNDLED_FAMILY
    assert info.pointSizeF() == pytest.approx(30, abs=0.5)


@pytest.mark.parametrize("name", ["Regular", "Medium", "Bold"])
def test_the_bundled_font_has_the_letters_of_its_scripts(name: str) -> None:
    font = QRawFont(str(resource_path(f"fonts/SourceSans3-{name}.ttf")), 20)
    letters = "aÄçßłđğőşţžěøñếộữабвщыэґїѓћѝўαβγώΐς…–—“”„«»€♪"  # noqa: RUF001
    assert [letter for letter in letters if not font.supportsCharacter(ord(letter))] == []


def test_the_licence_is_beside_the_font() -> None:
    licence = resource_path("fonts/SourceSans3-LICENSE.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License" in licence


def test_heavier_letters_are_wider() -> None:
    widths = [
        QFontMetricsF(caption_font(Appearance(font_weight=weight))).horizontalAdvance("captions")
        for weight in (400, 500, 700)
    ]
    assert widths == sorted(set(widths))


def test_takes_every_weight() -> None:
    for weight in range(100, 901, 50):
        font = caption_font(Appearance(font_weight=weight))
        assert QFontInfo(font).family() == BUNDLED_FAMILY


def test_the_users_own_font_is_taken() -> None:
    own = next(name for name in QFontDatabase.families() if name != BUNDLED_FAMILY)
    assert caption_font(Appearance(font_family=own)).families()[0] == own


def test_a_font_that_is_not_installed_is_stood_in_for() -> None:
    font = caption_font(Appearance(font_family="No Such Font"))
    assert QFontInfo(font).family() == BUNDLED_FAMILY


def test_missing_files_are_told_and_captions_still_have_a_font(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    damaged = tmp_path / "damaged.ttf"
    damaged.write_bytes(b"no font")
    monkeypatch.setattr(module.QFontDatabase, "hasFamily", lambda _: False)
    monkeypatch.setattr(module, "resource_path", lambda _: damaged)
    with caplog.at_level(logging.WARNING):
        assert caption_font(Appearance()).pointSizeF() == 22
    assert "cannot be read" in caplog.text
