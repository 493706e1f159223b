"""What only a window system can show: focus, clicks, the order of windows, and screens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.app.ui.overlay.x_server import (
    PlainWindow,
    XServer,
    overlay_process,
    require_x11,
    x_server,
)
from tests.pulse_server import wait_until

BEHIND = (100, 100, 1000, 600)


@pytest.fixture(scope="module")
def server() -> Iterator[XServer]:
    require_x11()
    with x_server() as found:
        yield found


@pytest.fixture
def behind(server: XServer) -> Iterator[PlainWindow]:
    window = PlainWindow(server, *BEHIND)
    yield window
    window.close()


def middle(geometry: list[int]) -> tuple[int, int]:
    x, y, width, height = geometry
    return x + width // 2, y + height - 20


def test_keeps_out_of_the_keyboards_way_and_above_others(
    server: XServer, behind: PlainWindow
) -> None:
    with overlay_process(server, x=300, y=300, screen="screen") as overlay:
        found = overlay.ask()
        assert found["text"] == "one two three"
        assert server.active_window() == behind.id
        server.mouse("mousemove", *middle(found["geometry"]), "click", 1)
        overlay.ask(is_shown=False)
        shown = overlay.ask(is_shown=True)
        wait_until(lambda: shown["id"] in server.stacking(), "the overlay is back")
        assert server.active_window() == behind.id
        assert not shown["is_active"]
        later = PlainWindow(server, *BEHIND)
        assert server.stacking()[-1] == shown["id"]
        later.close()


def test_clicks_go_through_it_only_while_it_is_locked(server: XServer, behind: PlainWindow) -> None:
    with overlay_process(server, x=300, y=300, screen="screen") as overlay:
        found = overlay.ask()
        at = middle(found["geometry"])
        _, _, width, height = found["geometry"]
        assert server.input_shape(found["id"]) == [(0, 0, width, height)]
        server.mouse("mousemove", *at, "click", 1)
        overlay.ask()
        assert behind.take_clicks() == 0

        locked = overlay.ask(is_locked=True)
        assert (locked["id"], locked["geometry"]) == (found["id"], found["geometry"])
        wait_until(lambda: server.input_shape(found["id"]) == [], "the input shape is empty")
        server.mouse("click", 1)
        wait_until(lambda: behind.take_clicks() == 1, "the window behind is clicked")

        overlay.ask(is_locked=False)
        wait_until(lambda: server.input_shape(found["id"]) != [], "the input shape is back")
        server.mouse("click", 1)
        overlay.ask()
        assert behind.take_clicks() == 1


def test_is_where_it_was_left_after_a_restart(server: XServer) -> None:
    with overlay_process(server) as overlay:
        before = overlay.ask()["geometry"]
        x, y = middle(before)
        server.mouse("mousemove", x, y, "mousedown", 1, "mousemove", x - 50, y - 60)
        server.mouse("mousemove", x - 200, y - 300, "mouseup", 1)
        expected = [before[0] - 200, before[1] - 300, *before[2:]]
        moved = overlay.wait_for(
            lambda found: found["overlay"]["screen"] != "" and found["geometry"] == expected,
            "it was dragged",
        )
    with overlay_process(server, **moved["overlay"]) as overlay:
        overlay.wait_for(lambda found: found["geometry"] == expected, "it is where it was left")


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_is_on_the_screen_at_every_scale(server: XServer, scale: float) -> None:
    with overlay_process(server, scale, x=9000, y=9000, screen="screen") as overlay:
        found = overlay.ask()
        window = server.display.create_resource_object("window", found["id"])
        size = window.get_geometry()
        at = server.root.translate_coords(window, 0, 0)
        x, y, width, height = found["geometry"]
        # A pixel of Qt's is not always a whole number of the server's.
        assert (size.width, size.height) == pytest.approx((width * scale, height * scale), abs=2)
        assert (at.x, at.y) == pytest.approx((x * scale, y * scale), abs=2)
        assert x + width <= 1280 / scale + 1
        assert y + height <= 800 / scale + 1


def test_tells_whether_it_can_be_seen_through(server: XServer) -> None:
    with overlay_process(server) as overlay:
        assert "SEE_THROUGH" in overlay.ask()["limits"]
        with server.running("picom", "--backend", "xrender"):
            wait_until(server.is_composited, "picom runs")
            assert "SEE_THROUGH" not in overlay.ask()["limits"]


def test_comes_back_when_its_monitor_goes(server: XServer) -> None:
    server.run("xrandr", "--setmonitor", "left", "640/170x800/212+0+0", "screen")
    server.run("xrandr", "--setmonitor", "right", "640/170x800/212+640+0", "none")
    try:
        with overlay_process(server, screen="right", x=20, y=100, width=400) as overlay:
            assert overlay.ask()["geometry"][:2] == [660, 100]
            server.run("xrandr", "--delmonitor", "right")
            moved = overlay.wait_for(lambda found: found["geometry"][0] < 640, "it came back")
            assert moved["geometry"][:2] == [20, 100]
            assert moved["overlay"]["screen"] == "right"
            server.run("xrandr", "--setmonitor", "right", "640/170x800/212+640+0", "none")
            overlay.wait_for(lambda found: found["geometry"][0] == 660, "it went back")
    finally:
        server.run("xrandr", "--delmonitor", "left")
        server.run("xrandr", "--delmonitor", "right")
