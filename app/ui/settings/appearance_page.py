"""How captions look, in the window and the overlay."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.desktop.presets import PRESETS, name_of
from app.desktop.setting_choices import (
    alignment_choices,
    edge_choices,
    font_choices,
    weight_choices,
)
from app.settings.limits import range_of
from app.settings.model import Appearance, Edge, Settings
from app.ui.caption_font import BUNDLED_FAMILY
from app.ui.settings.colour_button import ColourButton
from app.ui.settings.contrast_box import ContrastBox
from app.ui.settings.editors import Number, Selection, SlidingNumber
from app.ui.settings.page import SettingsPage, scrolled
from app.ui.settings.preview import Preview

if TYPE_CHECKING:
    from app.controller import AppController

_PERCENT = " %"


class AppearancePage(SettingsPage):
    """Presets and all there is to a look.

    Attributes:
        preview: the look as it is.
        contrast: whether it can be read.
    """

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        self.preview = Preview(controller.settings.appearance)
        self.contrast = ContrastBox()
        self.contrast.mended.connect(self._wear)
        self._families = _families()
        self._add_presets()
        self._add_letters()
        self._add_colours()
        self._add_lines()
        self.finish()

    @staticmethod
    def title() -> str:
        """Return what it is called."""
        return QCoreApplication.translate("AppearancePage", "Appearance")

    def framed(self) -> QWidget:
        """Return the page in what scrolls it, below the preview that stays in sight."""
        frame = QWidget()
        column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.preview)
        column.addWidget(self.contrast)
        column.addWidget(scrolled(self), 1)
        return frame

    def show_settings(self, settings: Settings) -> None:
        """Show what is set."""
        appearance = settings.appearance
        self._offer_fonts(appearance)
        super().show_settings(settings)
        has_edge = appearance.edge is not Edge.NONE
        self.editors["appearance.edge_colour"].setEnabled(has_edge)
        self.preview.show_appearance(appearance)
        self.contrast.show_appearance(appearance)
        worn = [preset.is_worn_by(appearance) for preset in PRESETS]
        self.presets.setCurrentIndex(worn.index(True) if True in worn else -1)

    def _add_presets(self) -> None:
        rows = self.add_group(self.tr("Ready-made"))
        self.presets = QComboBox()
        self.presets.addItems([name_of(preset, QCoreApplication.translate) for preset in PRESETS])
        self.presets.setPlaceholderText(self.tr("Your own"))
        self.presets.setAccessibleName(self.tr("Ready-made look"))
        self.presets.activated.connect(self._wear_preset)
        self.presets.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        label = QLabel(self.tr("&Look:"))
        label.setBuddy(self.presets)
        rows.addRow(label, self.presets)

    def _add_letters(self) -> None:
        rows = self.add_group(self.tr("Letters"))
        self._font = Selection()
        self._weight = Selection()
        add = partial(self.add, rows)
        add("appearance.font_family", self.tr("&Font:"), self._font)
        size = SlidingNumber(range_of("appearance.font_points"), self.tr(" pt"))
        add("appearance.font_points", self.tr("Si&ze:"), size)
        add("appearance.font_weight", self.tr("&Weight:"), self._weight)
        add("appearance.text_colour", self.tr("C&olour:"), ColourButton(self.tr("Letters")))
        edge = Selection(edge_choices(QCoreApplication.translate))
        add("appearance.edge", self.tr("Set off &by:"), edge, self.tr("In the overlay only."))
        edge_colour = ColourButton(self.tr("Outline or shadow"))
        add("appearance.edge_colour", self.tr("Edge colo&ur:"), edge_colour)
        self.add_check(rows, "appearance.upper_case", self.tr("All letters as ca&pitals"))

    def _add_colours(self) -> None:
        rows = self.add_group(self.tr("Background"))
        ground = ColourButton(self.tr("Background"))
        self.add(rows, "appearance.background_colour", self.tr("Colou&r:"), ground)
        only = self.tr("In the overlay only: nothing lies behind the window's captions.")
        self._add_percent(rows, "appearance.background_opacity", self.tr("Opacit&y:"), only)
        self._add_percent(
            rows,
            "appearance.window_opacity",
            self.tr("Opacity of everythi&ng:"),
            self.tr("Of the overlay with its letters. The lower, the more is seen through it."),
        )

    def _add_lines(self) -> None:
        rows = self.add_group(self.tr("Lines"))
        n_lines = Number(range_of("appearance.n_lines"))
        self.add(rows, "appearance.n_lines", self.tr("Number &in the overlay:"), n_lines)
        self.add(
            rows,
            "appearance.line_characters",
            self.tr("Len&gth in letters:"),
            SlidingNumber(range_of("appearance.line_characters")),
            self.tr("Of the overlay. 32 to 42 letters are the easiest to read."),
        )
        self._add_percent(rows, "appearance.line_spacing", self.tr("Spacing:"))
        alignment = Selection(alignment_choices(QCoreApplication.translate))
        self.add(rows, "appearance.alignment", self.tr("Lines begin:"), alignment)

    def _add_percent(self, rows: QFormLayout, path: str, label: str, explanation: str = "") -> None:
        self.add(rows, path, label, SlidingNumber(range_of(path), _PERCENT), explanation)

    def _offer_fonts(self, appearance: Appearance) -> None:
        translate = QCoreApplication.translate
        family = appearance.font_family
        self._font.set_choices(font_choices(self._families, BUNDLED_FAMILY, family, translate))
        own = "" if family == BUNDLED_FAMILY else family
        self._weight.set_choices(weight_choices(own, appearance.font_weight, translate))

    def _wear_preset(self, index: int) -> None:
        self._wear(PRESETS[index].applied_to(self._controller.settings.appearance))

    def _wear(self, appearance: Appearance) -> None:
        self.change(replace(self._controller.settings, appearance=appearance))


def _families() -> list[str]:
    return [name for name in QFontDatabase.families() if not QFontDatabase.isPrivateFamily(name)]
