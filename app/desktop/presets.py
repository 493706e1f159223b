"""Ready-made looks of captions, all of them readable on any screen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.desktop.wording import Translate, untranslated
from app.settings.model import Appearance, Edge


@dataclass(frozen=True, slots=True)
class Preset:
    """A look, without what depends on the user's place and eyes: font, lines and their width.

    Attributes:
        key: what it is called in code.
        text_colour: "#rrggbb".
        background_colour: "#rrggbb".
        background_opacity: in percent.
        font_weight: 100 (thin) to 900 (black).
        edge: what sets letters off.
        edge_colour: "#rrggbb".
        smallest_points: size of letters it has at least.
    """

    key: str
    text_colour: str
    background_colour: str
    background_opacity: int = 80
    font_weight: int = 500
    edge: Edge = Edge.NONE
    edge_colour: str = "#000000"
    smallest_points: int = 8

    def applied_to(self, appearance: Appearance) -> Appearance:
        """Return captions in this look, otherwise as they were."""
        return replace(
            appearance,
            text_colour=self.text_colour,
            background_colour=self.background_colour,
            background_opacity=self.background_opacity,
            window_opacity=100,
            font_weight=self.font_weight,
            edge=self.edge,
            edge_colour=self.edge_colour,
            font_points=max(appearance.font_points, self.smallest_points),
        )

    def is_worn_by(self, appearance: Appearance) -> bool:
        """Tell whether captions have this look."""
        return self.applied_to(appearance) == appearance


PRESETS = (
    Preset("classic", text_colour="#ffffff", background_colour="#000000"),
    Preset("yellow", text_colour="#ffff00", background_colour="#000000"),
    Preset("paper", text_colour="#000000", background_colour="#ffffff", background_opacity=90),
    Preset("cream", text_colour="#33291a", background_colour="#fbf3dc", background_opacity=95),
    Preset("soft", text_colour="#e2e2da", background_colour="#1f2530", background_opacity=90),
    Preset(
        "outlined",
        text_colour="#ffffff",
        background_colour="#000000",
        background_opacity=0,
        font_weight=700,
        edge=Edge.OUTLINE,
    ),
    Preset(
        "large",
        text_colour="#ffffff",
        background_colour="#000000",
        background_opacity=100,
        font_weight=700,
        smallest_points=40,
    ),
)
"""All of them, the look that captions have at first before the others."""


def name_of(preset: Preset, translate: Translate = untranslated) -> str:
    """Return what a preset is called."""
    return {
        "classic": translate("Presets", "White on black"),
        "yellow": translate("Presets", "Yellow on black"),
        "paper": translate("Presets", "Black on white"),
        "cream": translate("Presets", "Dark on cream"),
        "soft": translate("Presets", "Soft dark"),
        "outlined": translate("Presets", "Outlined, no background"),
        "large": translate("Presets", "Large and bold"),
    }[preset.key]
