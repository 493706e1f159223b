"""Places of the overlay."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.desktop.overlay_geometry import (
    Place,
    Rect,
    Screen,
    Side,
    Size,
    grown_upwards,
    lines_wanted,
    place_of,
    side_at,
    where,
    with_distinct_names,
    with_lines_added,
    with_side_moved,
    within,
)

LAPTOP = Screen("eDP-1", Rect(0, 0, 1280, 800), Rect(0, 30, 1280, 720), is_primary=True)
MONITOR = Screen("HDMI-1", Rect(1280, -200, 2560, 1440), Rect(1280, -200, 2560, 1400))
CAPTIONS = Size(600, 120)

sizes = st.builds(Size, st.integers(1, 5000), st.integers(1, 3000))
coordinates = st.integers(-10_000, 10_000)
rects = st.builds(Rect, coordinates, coordinates, st.integers(1, 5000), st.integers(1, 3000))


@st.composite
def desktops(draw: st.DrawFn) -> list[Screen]:
    """Make screens side by side, of any size and height, some called the same."""
    x = draw(coordinates)
    primary = draw(st.integers(0, 3))
    found = []
    for number in range(draw(st.integers(1, 4))):
        width, height = draw(st.integers(320, 5120)), draw(st.integers(240, 2880))
        bounds = Rect(x, draw(st.integers(-2000, 2000)), width, height)
        panel = draw(st.integers(0, 100))
        free = Rect(bounds.x, bounds.y + panel, width, height - panel)
        name = draw(st.sampled_from(["DP-1", "DP-2", "DP-1 #2"]))
        found.append(Screen(name, bounds, free, number == primary))
        x += width
    return with_distinct_names(found)


places = st.builds(
    Place, st.sampled_from(["", "DP-1", "DP-2", "DP-1 #2", "gone"]), coordinates, coordinates
)


def is_inside(rect: Rect, bounds: Rect) -> bool:
    return within(rect, bounds) == rect


@given(places, sizes, desktops())
def test_is_wholly_on_one_screen(place: Place, size: Size, screens: list[Screen]) -> None:
    rect = where(place, size, screens)
    assert any(is_inside(rect, screen.bounds) for screen in screens)


@given(places, sizes, desktops())
def test_keeps_its_size_where_the_screen_has_room(
    place: Place, size: Size, screens: list[Screen]
) -> None:
    rect = where(place, size, screens)
    narrowest = min(screen.free.width for screen in screens)
    lowest = min(screen.free.height for screen in screens)
    if size.width <= narrowest:
        assert rect.width == size.width
    if size.height <= lowest:
        assert rect.height == size.height


@given(rects, desktops())
def test_a_kept_place_is_found_again(rect: Rect, screens: list[Screen]) -> None:
    place = place_of(rect, screens)
    found = where(place, Size(rect.width, rect.height), screens)
    assert place_of(found, screens) == place
    if any(is_inside(rect, screen.bounds) for screen in screens):
        assert found == rect


@given(rects, desktops(), coordinates, coordinates)
def test_where_its_screen_lies_among_others_does_not_matter(
    rect: Rect, screens: list[Screen], by_x: int, by_y: int
) -> None:
    place = place_of(rect, screens)
    size = Size(rect.width, rect.height)

    def moved(rect: Rect) -> Rect:
        return replace(rect, x=rect.x + by_x, y=rect.y + by_y)

    elsewhere = [
        replace(screen, bounds=moved(screen.bounds), free=moved(screen.free)) for screen in screens
    ]
    assert where(place, size, elsewhere) == moved(where(place, size, screens))


def test_is_at_the_bottom_of_the_primary_screen_at_first() -> None:
    rect = where(Place(), CAPTIONS, [LAPTOP, MONITOR])
    assert rect.x == (1280 - 600) // 2
    assert 600 < rect.bottom < 750


def test_comes_to_the_primary_screen_when_its_own_is_gone_and_goes_back_with_it() -> None:
    place = place_of(Rect(3000, 1100, 600, 120), [LAPTOP, MONITOR])
    assert is_inside(where(place, CAPTIONS, [LAPTOP]), LAPTOP.bounds)
    assert where(place, CAPTIONS, [LAPTOP, MONITOR]) == Rect(3000, 1100, 600, 120)


def test_stays_on_a_screen_that_became_smaller() -> None:
    place = place_of(Rect(600, 650, 600, 120), [LAPTOP])
    small = Screen("eDP-1", Rect(0, 0, 800, 600), Rect(0, 0, 800, 600), is_primary=True)
    assert where(place, CAPTIONS, [small]) == Rect(200, 480, 600, 120)


def test_a_place_between_two_screens_belongs_to_the_one_that_shows_more_of_it() -> None:
    assert place_of(Rect(1200, 100, 600, 120), [LAPTOP, MONITOR]).screen == "HDMI-1"
    assert place_of(Rect(700, 100, 600, 120), [LAPTOP, MONITOR]) == Place("eDP-1", 680, 100)


def test_a_place_on_no_screen_belongs_to_the_nearest() -> None:
    assert place_of(Rect(9000, 0, 600, 120), [LAPTOP, MONITOR]).screen == "HDMI-1"
    assert place_of(Rect(-9000, 0, 600, 120), [LAPTOP, MONITOR]) == Place("eDP-1", 0, 0)


def test_equal_monitors_have_names_of_their_own_in_their_order() -> None:
    left = Screen("Dell", Rect(0, 0, 800, 600), Rect(0, 0, 800, 600))
    right = replace(left, bounds=Rect(800, 0, 800, 600))
    named = with_distinct_names([right, left])
    assert [(screen.name, screen.bounds.x) for screen in named] == [("Dell", 0), ("Dell #2", 800)]


@given(desktops())
def test_names_are_distinct(screens: list[Screen]) -> None:
    assert len({screen.name for screen in screens}) == len(screens)


@given(rects, rects)
def test_is_moved_no_farther_than_needed(rect: Rect, bounds: Rect) -> None:
    inside = within(rect, bounds)
    assert bounds.x <= inside.x
    assert inside.right <= bounds.right
    assert bounds.y <= inside.y
    assert inside.bottom <= bounds.bottom
    assert within(inside, bounds) == inside
    if rect.width <= bounds.width and bounds.x <= rect.x and rect.right <= bounds.right:
        assert (inside.x, inside.width) == (rect.x, rect.width)


def test_grows_upwards_and_downwards_only_at_the_top_of_the_screen() -> None:
    bounds = LAPTOP.bounds
    assert grown_upwards(Rect(10, 500, 600, 100), 40, bounds) == Rect(10, 460, 600, 140)
    assert grown_upwards(Rect(10, 10, 600, 100), 40, bounds) == Rect(10, 0, 600, 140)


@given(rects, st.sampled_from(Side), coordinates, st.integers(1, 2000), desktops())
def test_a_moved_side_leaves_the_other_where_it_is(
    rect: Rect, side: Side, by: int, narrowest: int, screens: list[Screen]
) -> None:
    bounds = screens[0].bounds
    rect = within(rect, bounds)
    changed = with_side_moved(rect, side, by, narrowest, bounds)
    assert is_inside(changed, bounds)
    assert changed.width >= min(narrowest, rect.width)
    assert (changed.y, changed.height) == (rect.y, rect.height)
    if side is Side.LEFT:
        assert changed.right == rect.right
    else:
        assert changed.x == rect.x


def test_a_side_follows_the_pointer() -> None:
    rect = Rect(100, 100, 600, 120)
    assert with_side_moved(rect, Side.RIGHT, 50, 200, LAPTOP.bounds) == Rect(100, 100, 650, 120)
    assert with_side_moved(rect, Side.LEFT, 50, 200, LAPTOP.bounds) == Rect(150, 100, 550, 120)


def test_edges_are_taken_hold_of_at_the_ends_only() -> None:
    frame = Rect(0, 40, 600, 100)
    assert side_at(0, 90, frame, 8) is Side.LEFT
    assert side_at(7.9, 90, frame, 8) is Side.LEFT
    assert side_at(8, 90, frame, 8) is None
    assert side_at(591, 90, frame, 8) is None
    assert side_at(592, 90, frame, 8) is Side.RIGHT
    assert side_at(300, 39, frame, 8) is None
    assert side_at(300, 40, frame, 8) is Side.TOP
    assert side_at(300, 48, frame, 8) is None
    assert side_at(300, 131, frame, 8) is None
    assert side_at(300, 132, frame, 8) is Side.BOTTOM


@given(st.sampled_from([Side.TOP, Side.BOTTOM]), st.integers(1, 8), st.integers(20, 200))
def test_an_edge_is_moved_by_whole_lines(side: Side, n_lines: int, line_height: int) -> None:
    outwards = 1 if side is Side.BOTTOM else -1
    for wanted in range(1, 9):
        by = outwards * (wanted - n_lines) * line_height
        assert lines_wanted(side, by, n_lines, line_height) == wanted
        assert lines_wanted(side, by + line_height // 3, n_lines, line_height) == wanted
    assert lines_wanted(side, outwards * 99_999, n_lines, line_height) == 8
    assert lines_wanted(side, -outwards * 99_999, n_lines, line_height) == 1


def test_the_edge_that_is_not_moved_stays_where_there_is_room() -> None:
    rect = Rect(100, 100, 600, 120)
    assert with_lines_added(rect, Side.TOP, 40, LAPTOP.bounds) == Rect(100, 60, 600, 160)
    assert with_lines_added(rect, Side.BOTTOM, 40, LAPTOP.bounds) == Rect(100, 100, 600, 160)
    assert with_lines_added(rect, Side.TOP, -40, LAPTOP.bounds) == Rect(100, 140, 600, 80)
    assert with_lines_added(rect, Side.TOP, 140, LAPTOP.bounds) == Rect(100, 0, 600, 260)
