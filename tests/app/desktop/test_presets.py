"""Ready-made looks of captions."""

from __future__ import annotations

import pytest

from app.desktop.contrast import legibility
from app.desktop.presets import PRESETS, Preset, name_of
from app.settings.checking import problems_of
from app.settings.model import Alignment, Appearance, Settings

OWN = Appearance(
    font_family="Serif",
    font_points=30,
    n_lines=5,
    line_characters=60,
    line_spacing=150,
    alignment=Alignment.CENTRE,
    upper_case=True,
    window_opacity=40,
    text_colour="#123456",
)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
class TestPreset:
    def test_is_readable_on_any_screen(self, preset: Preset) -> None:
        for appearance in (Appearance(), OWN):
            assert legibility(preset.applied_to(appearance)).is_readable

    def test_holds_all_limits(self, preset: Preset) -> None:
        assert problems_of(Settings(appearance=preset.applied_to(Appearance()))) == ()

    def test_leaves_font_and_lines_to_the_user(self, preset: Preset) -> None:
        kept = ("font_family", "n_lines", "line_characters", "line_spacing", "upper_case")
        worn = preset.applied_to(OWN)
        assert [getattr(worn, name) for name in kept] == [getattr(OWN, name) for name in kept]
        assert worn.font_points >= OWN.font_points

    def test_is_known_again(self, preset: Preset) -> None:
        assert not preset.is_worn_by(OWN)
        assert preset.is_worn_by(preset.applied_to(OWN))

    def test_has_a_name_of_its_own(self, preset: Preset) -> None:
        names = [name_of(other) for other in PRESETS]
        assert names.count(name_of(preset)) == 1


def test_first_is_what_captions_have_at_first() -> None:
    assert PRESETS[0].is_worn_by(Appearance())
    assert PRESETS[0].applied_to(Appearance()) == Appearance()
