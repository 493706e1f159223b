"""Where the overlay is: rectangles in device-independent pixels, and the screens they lie on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from app.captions.layout import FEWEST_LINES, MOST_LINES

_DISTANCE_FROM_BOTTOM = 0.06


class Side(Enum):
    """An edge by which the overlay is made larger or smaller."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"

    @property
    def is_upright(self) -> bool:
        """Whether it is moved to the left and to the right."""
        return self in (Side.LEFT, Side.RIGHT)


@dataclass(frozen=True, slots=True)
class Size:
    """How large something is, in device-independent pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Rect:
    """Where something is, in device-independent pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column behind it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.height

    def overlap(self, other: Rect) -> int:
        """Return the area that both cover."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0, width) * max(0, height)

    def distance(self, other: Rect) -> int:
        """Return how far the two are apart, 0 where they touch."""
        across = max(0, other.x - self.right, self.x - other.right)
        down = max(0, other.y - self.bottom, self.y - other.bottom)
        return across + down


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen.

    Attributes:
        name: what the system calls it.
        bounds: all of it.
        free: what panels and docks leave of it.
        is_primary: whether it is the one where things appear by default.
    """

    name: str
    bounds: Rect
    free: Rect
    is_primary: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A place as it is kept: where the screen lies among others does not matter.

    Attributes:
        screen: the screen's name, or "" for the default place.
        x: from the screen's left.
        y: from the screen's top.
    """

    screen: str = ""
    x: int = 0
    y: int = 0


def with_distinct_names(screens: Iterable[Screen]) -> list[Screen]:
    """Return the screens from left to right and from above, each with a name of its own.

    Equal monitors may be called the same; the second of them becomes "name #2".
    """
    named: dict[str, Screen] = {}
    for screen in sorted(screens, key=lambda screen: (screen.bounds.x, screen.bounds.y)):
        name, number = screen.name, 1
        while name in named:
            number += 1
            name = f"{screen.name} #{number}"
        named[name] = replace(screen, name=name)
    return list(named.values())


def where(place: Place, size: Size, screens: Sequence[Screen]) -> Rect:
    """Return where a window of `size` is, all of it on one screen.

    What is wider or higher than the screen keeps its left and its bottom: new captions come there.

    Args:
        place: where it was put. If that screen is gone, the same place on the primary one.
        size: in device-independent pixels, at least 1 x 1.
        screens: at least one, with distinct names.
    """
    for screen in screens:
        if place.screen and screen.name == place.screen:
            return _at(place, size, screen)
    primary = next((screen for screen in screens if screen.is_primary), screens[0])
    return _at(place, size, primary) if place.screen else _default(size, primary)


def place_of(rect: Rect, screens: Sequence[Screen]) -> Place:
    """Return the place to keep for a window that was moved to `rect`.

    It belongs to the screen that shows most of it, or else to the nearest.

    Args:
        rect: where the window is.
        screens: at least one, with distinct names.
    """
    screen = max(
        screens, key=lambda screen: (rect.overlap(screen.bounds), -rect.distance(screen.bounds))
    )
    inside = within(rect, screen.bounds)
    return Place(screen.name, inside.x - screen.bounds.x, inside.y - screen.bounds.y)


def within(rect: Rect, bounds: Rect) -> Rect:
    """Return `rect` moved, and where it must be made smaller, so that all of it is in `bounds`."""
    width, height = min(rect.width, bounds.width), min(rect.height, bounds.height)
    x = min(max(rect.x, bounds.x), bounds.right - width)
    y = min(max(rect.y, bounds.y), bounds.bottom - height)
    return Rect(x, y, width, height)


def grown_upwards(rect: Rect, n_pixels: int, bounds: Rect) -> Rect:
    """Return `rect` made higher, its bottom kept where there is room in `bounds`."""
    return within(
        Rect(rect.x, rect.y - n_pixels, rect.width, rect.height + n_pixels),
        bounds,
    )


def side_at(x: float, y: float, frame: Rect, margin: float) -> Side | None:
    """Return the edge that the pointer takes hold of, or None.

    Args:
        x: of the pointer, in the window.
        y: of the pointer, in the window.
        frame: the part of the window that looks like one, as wide as the window.
        margin: how far from an edge the pointer may be.
    """
    if x < frame.x + margin:
        return Side.LEFT
    if x >= frame.right - margin:
        return Side.RIGHT
    # Above the frame there are buttons.
    if frame.y <= y < frame.y + margin:
        return Side.TOP
    if y >= frame.bottom - margin:
        return Side.BOTTOM
    return None


def with_side_moved(rect: Rect, side: Side, by: int, narrowest: int, bounds: Rect) -> Rect:
    """Return `rect` with its left or right edge moved, the other kept.

    Args:
        rect: in `bounds`.
        side: the edge.
        by: pixels to the right.
        narrowest: the width it keeps.
        bounds: what the edge stays in.
    """
    narrowest = min(narrowest, rect.width)
    if side is Side.LEFT:
        x = min(max(rect.x + by, bounds.x), rect.right - narrowest)
        return replace(rect, x=x, width=rect.right - x)
    right = max(min(rect.right + by, bounds.right), rect.x + narrowest)
    return replace(rect, width=right - rect.x)


def lines_wanted(side: Side, by: int, n_lines: int, line_height: int) -> int:
    """Return how many lines there are when the top or bottom edge was moved.

    Args:
        side: the edge.
        by: pixels down.
        n_lines: there were.
        line_height: of each.
    """
    n_more = round((by if side is Side.BOTTOM else -by) / line_height)
    return min(max(n_lines + n_more, FEWEST_LINES), MOST_LINES)


def with_lines_added(rect: Rect, side: Side, n_pixels: int, bounds: Rect) -> Rect:
    """Return `rect` made higher at its top or bottom edge, the other kept where there is room.

    Args:
        rect: in `bounds`.
        side: the edge.
        n_pixels: by how much; below 0 makes it lower.
        bounds: what all of it stays in.
    """
    y = rect.y - n_pixels if side is Side.TOP else rect.y
    return within(replace(rect, y=y, height=rect.height + n_pixels), bounds)


def _at(place: Place, size: Size, screen: Screen) -> Rect:
    bounds = screen.bounds
    return within(
        Rect(bounds.x + place.x, bounds.y + place.y, size.width, size.height),
        bounds,
    )


def _default(size: Size, screen: Screen) -> Rect:
    free = screen.free
    x = free.x + (free.width - size.width) // 2
    y = free.bottom - size.height - round(_DISTANCE_FROM_BOTTOM * free.height)
    return within(Rect(x, y, size.width, size.height), free)
