"""Pictures of caption lines, on which only what changes is painted anew."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGlyphRun, QPainter, QPixmap, QTextLayout, QTextLine, QTextOption

from app.captions.layout import Line
from app.captions.line_breaks import units
from app.settings.model import Appearance
from app.ui.captions.utf16 import utf16_length
from app.ui.overlay.letter_pictures import LetterPictures, Mark
from app.ui.overlay.measures import OverlayMeasures

T = TypeVar("T")

# In sizes of a dot.
_DOTS_BELOW = 2.5
_DOT_DISTANCE = 2.4


@dataclass(frozen=True, slots=True)
class Word:
    """What no line may divide.

    Attributes:
        start: where it begins in the line's text.
        text: without the spaces after it.
        n_growing: characters at its end that may still change.
        marks: its letters, and the dots below them.
        area: of its marks, seen from the line's top left.
        is_rtl: whether any of it runs from right to left.
    """

    start: int
    text: str
    n_growing: int
    marks: tuple[Mark, ...]
    area: QRectF
    is_rtl: bool

    def is_like(self, start: int, text: str, n_growing: int) -> bool:
        """Tell whether it is this word."""
        return (self.start, self.text, self.n_growing) == (start, text, n_growing)


@dataclass(frozen=True, slots=True)
class LinePicture:
    """A line as it looks.

    Attributes:
        line: what it shows.
        pixmap: with all words on it; the same one as long as it has room for them.
        area: where the pixmap is, seen from the line's top left.
        ink: the part of that with letters.
        text_width: from where the line's first letter is put to the end of the last.
        words: on it.
    """

    line: Line
    pixmap: QPixmap
    area: QRectF
    ink: QRectF
    text_width: float
    words: tuple[Word, ...]


class LinePictures:
    """Paints lines word by word, and of a line that was there before only what is new."""

    def __init__(
        self, appearance: Appearance, measures: OverlayMeasures, device_pixel_ratio: float
    ) -> None:
        """Prepare.

        Args:
            appearance: colours and edge.
            measures: of the same appearance.
            device_pixel_ratio: of where the lines are painted.
        """
        self._measures = measures
        self._ratio = device_pixel_ratio
        self._letters = LetterPictures(appearance, measures, device_pixel_ratio)
        self._pictures: dict[int, LinePicture] = {}

    def of(self, lines: Sequence[Line], width: float) -> list[LinePicture]:
        """Return a picture of each line. Those of before must not be used any more.

        Args:
            lines: to show now, each with another index.
            width: there is for a line.
        """
        self._pictures = {line.index: self._picture(line, width) for line in lines}
        return list(self._pictures.values())

    def _picture(self, line: Line, width: float) -> LinePicture:
        before = self._pictures.get(line.index)
        if before is not None and before.line == line:
            return before
        layout = self._layout(line)
        known = before.words if before is not None else ()
        words = self._words(layout.lineAt(0), line, known)
        ink = united(word.area for word in words)
        if before is not None and before.area.contains(ink):
            pixmap, area = before.pixmap, before.area
            changed = unlike(known, words)
        else:
            area = self._on_pixels(ink | QRectF(0, 0, width, self._measures.line_height))
            pixmap = QPixmap((area.size() * self._ratio).toSize())
            pixmap.setDevicePixelRatio(self._ratio)
            # Without this it would be one that cannot be seen through.
            pixmap.fill(Qt.GlobalColor.transparent)
            changed = area
        _paint(pixmap, area, words, changed)
        return LinePicture(line, pixmap, area, ink, layout.lineAt(0).naturalTextWidth(), words)

    def _words(self, laid_out: QTextLine, line: Line, known: Sequence[Word]) -> tuple[Word, ...]:
        """Return the words of a line, those at its beginning that stay as they are known."""
        certain = self._measures.text_as_shown(line.prefix + line.text)
        text = certain + self._measures.text_as_shown(line.growing)
        # Words that run from right to left are moved by what comes behind them.
        n_known = 0 if line.is_rtl else _n_until(known, lambda word: word.is_rtl)
        words: list[Word] = []
        start = first_unit = 0
        for number, unit in enumerate(units(text)):
            shown = unit.rstrip()
            n_growing = max(0, start + len(shown) - max(start, len(certain)))
            if number < n_known and known[number].is_like(start, shown, n_growing):
                words.append(known[number])
            else:
                n_known = 0
                words.append(self._word(laid_out, first_unit, start, shown, n_growing))
            start += len(unit)
            first_unit += utf16_length(unit)
        return tuple(words)

    def _word(
        self, laid_out: QTextLine, first_unit: int, start: int, text: str, n_growing: int
    ) -> Word:
        origin = QPointF(0, self._measures.ascent - laid_out.ascent())
        runs = laid_out.glyphRuns(first_unit, utf16_length(text))
        marks = [mark for run in runs for mark in self._letters.letters(run, origin)]
        if n_growing:
            n_units = utf16_length(text[-n_growing:])
            first_growing = first_unit + utf16_length(text) - n_units
            marks += self._dots(laid_out.glyphRuns(first_growing, n_units))
        area = united(mark.area for mark in marks)
        is_rtl = any(run.isRightToLeft() for run in runs)
        return Word(start, text, n_growing, tuple(marks), area, is_rtl)

    def _dots(self, runs: Sequence[QGlyphRun]) -> list[Mark]:
        size = self._measures.dot
        y = self._measures.ascent + _DOTS_BELOW * size
        dots = []
        for run in runs:
            box = run.boundingRect()
            n_dots = max(1, round(box.width() / (_DOT_DISTANCE * size)))
            dots += [
                self._letters.dot(box.left() + (number + 0.5) * box.width() / n_dots, y)
                for number in range(n_dots)
            ]
        return dots

    def _layout(self, line: Line) -> QTextLayout:
        option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        option.setTextDirection(
            Qt.LayoutDirection.RightToLeft if line.is_rtl else Qt.LayoutDirection.LeftToRight
        )
        text = self._measures.text_as_shown(line.prefix + line.text + line.growing)
        layout = QTextLayout(text, self._measures.font)
        layout.setTextOption(option)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        return layout

    def _on_pixels(self, area: QRectF) -> QRectF:
        ratio = self._ratio
        left, top = math.floor(area.left() * ratio), math.floor(area.top() * ratio)
        right, bottom = math.ceil(area.right() * ratio), math.ceil(area.bottom() * ratio)
        return QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)


def _paint(pixmap: QPixmap, area: QRectF, words: Iterable[Word], changed: QRectF) -> None:
    """Paint words where something has changed, all edges below all letters."""
    painter = QPainter(pixmap)
    painter.translate(-area.topLeft())
    painter.setClipRect(changed)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.fillRect(changed, Qt.GlobalColor.transparent)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    marks = [mark for word in words if word.area.intersects(changed) for mark in word.marks]
    for mark in marks:
        if mark.picture.edge is not None:
            painter.drawPixmap(mark.at, mark.picture.edge)
    for mark in marks:
        painter.drawPixmap(mark.at, mark.picture.letter)
    painter.end()


def unlike(before: Sequence[Word], words: Sequence[Word]) -> QRectF:
    """Return where words look different from those that were on the same line before."""
    pairs = list(zip(before, words, strict=False))
    n_same = _n_until(pairs, lambda pair: pair[0] is not pair[1])
    return united(word.area for word in (*before[n_same:], *words[n_same:]))


def united(areas: Iterable[QRectF]) -> QRectF:
    """Return the smallest rectangle around all of some."""
    whole = QRectF()
    for area in areas:
        whole |= area
    return whole


def _n_until(items: Sequence[T], ends: Callable[[T], bool]) -> int:
    """Return how many of the items are before the first that ends them."""
    return next((number for number, item in enumerate(items) if ends(item)), len(items))
