"""The user's appearance as the palette and the formats of a text view."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette, QTextCharFormat, QTextOption

from app.settings.model import Alignment, Appearance
from app.ui.caption_font import caption_font

_NOTICE_SHARE = 0.75
_FAINT_ALPHA = 190


@dataclass(frozen=True, slots=True)
class CaptionStyle:
    """How a transcript looks.

    Attributes:
        font: of what is said.
        small_font: of times, speakers and notices.
        text: colour of what is said.
        faint: colour of what stands beside it.
        background: colour behind it.
        alignment: where lines begin.
        line_spacing: distance of lines as a share of their height.
    """

    font: QFont
    small_font: QFont
    text: QColor
    faint: QColor
    background: QColor
    alignment: Qt.AlignmentFlag
    line_spacing: float

    @classmethod
    def of(cls, appearance: Appearance) -> CaptionStyle:
        """Return the style for an appearance. Needs a QGuiApplication."""
        font = caption_font(appearance)
        if appearance.upper_case:
            font.setCapitalization(QFont.Capitalization.AllUppercase)
        small = QFont(font)
        small.setPointSizeF(max(8.0, appearance.font_points * _NOTICE_SHARE))
        text = QColor(appearance.text_colour)
        faint = QColor(text)
        faint.setAlpha(_FAINT_ALPHA)
        centred = appearance.alignment is Alignment.CENTRE
        return cls(
            font=font,
            small_font=small,
            text=text,
            faint=faint,
            background=QColor(appearance.background_colour),
            alignment=Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeading,
            line_spacing=appearance.line_spacing / 100,
        )

    def palette(self, base: QPalette) -> QPalette:
        """Return `base` with the captions' colours where text stands."""
        palette = QPalette(base)
        for group in (
            QPalette.ColorGroup.Active,
            QPalette.ColorGroup.Inactive,
            QPalette.ColorGroup.Disabled,
        ):
            palette.setColor(group, QPalette.ColorRole.Base, self.background)
            palette.setColor(group, QPalette.ColorRole.Text, self.text)
            # A selection that stands out from any background: the same two colours the other way.
            palette.setColor(group, QPalette.ColorRole.Highlight, self.text)
            palette.setColor(group, QPalette.ColorRole.HighlightedText, self.background)
        return palette

    def text_option(self) -> QTextOption:
        """Return how lines are broken and aligned."""
        option = QTextOption(self.alignment)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        return option

    def said(self) -> QTextCharFormat:
        """Return the format of words that stay."""
        return QTextCharFormat()

    def growing(self) -> QTextCharFormat:
        """Return the format of words that may still change: dotted below, of the same width."""
        growing = QTextCharFormat()
        growing.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        growing.setUnderlineColor(self.text)
        return growing

    def notice(self) -> QTextCharFormat:
        """Return the format of gaps and remarks."""
        notice = QTextCharFormat()
        notice.setFont(self.small_font)
        notice.setFontItalic(True)
        notice.setForeground(self.faint)
        return notice

    def match(self) -> QTextCharFormat:
        """Return the format of a place that was searched for."""
        match = QTextCharFormat()
        match.setBackground(QColor("#ffd54a"))
        match.setForeground(QColor("#000000"))
        return match
