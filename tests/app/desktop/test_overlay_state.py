"""What the overlay shows, and when it is there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.captions.entries import Gap, Remark
from app.captions.layout import Line, LineKind
from app.desktop.overlay_state import (
    LineShape,
    OverlayContent,
    OverlayLines,
    Sign,
    SignKind,
    content,
    is_visible,
    labels,
)
from app.desktop.states import AppState
from app.settings.model import Overlay
from tests.app.cli.snapshots import BOTH, snapshot, spoken

SHAPE = LineShape("one", (), "font", 20, 2, 8.0)


def line(index: int, text: str, source: str = "mic", growing: str = "") -> Line:
    return Line(index, LineKind.WORDS, source, "", text, growing, is_rtl=False)


def describe(entry: Gap | Remark) -> str:
    return entry.reason if isinstance(entry, Gap) else entry.text


def texts(lines: tuple[Line, ...]) -> list[str]:
    return [line.prefix + line.text + line.growing for line in lines]


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        (AppState.SETUP, None),
        (AppState.IDLE, None),
        (AppState.LOADING, SignKind.LOADING),
        (AppState.LISTENING, None),
        (AppState.PAUSED, SignKind.PAUSED),
        (AppState.BEHIND, SignKind.BEHIND),
        (AppState.STOPPING, SignKind.STOPPING),
        (AppState.FAILED, SignKind.FAILED),
    ],
)
def test_a_sign_tells_every_state_in_which_text_stays_away(
    state: AppState, kind: SignKind | None
) -> None:
    sign = content(state, snapshot(behind_s=4.0), (), "").sign
    assert (sign.kind if sign else None) is kind


def test_the_sign_tells_how_far_captions_are_behind() -> None:
    assert content(AppState.BEHIND, snapshot(behind_s=4.4), (), "").sign == Sign(SignKind.BEHIND, 4)
    assert content(AppState.BEHIND, None, (), "").sign == Sign(SignKind.BEHIND, 1)


def test_the_most_pressing_message_is_shown() -> None:
    shown = content(AppState.LISTENING, snapshot(messages=["Muted.", "Mixed."]), (), "")
    assert shown.message == "Muted."


def test_a_failure_tells_why_and_keeps_the_lines() -> None:
    lines = (line(0, "one"),)
    shown = content(AppState.FAILED, snapshot(messages=["Muted."]), lines, "No memory is left.")
    assert shown == OverlayContent(lines, Sign(SignKind.FAILED), "No memory is left.")


@pytest.mark.parametrize("state", AppState)
def test_is_there_only_while_there_is_something_to_caption(state: AppState) -> None:
    is_over = state in (AppState.SETUP, AppState.IDLE)
    shown = content(state, None, (), "")
    assert is_visible(state, Overlay(), shown, is_held=False) is not is_over
    assert not is_visible(state, Overlay(is_shown=False), shown, is_held=True)


def test_hides_in_silence_if_wanted_but_not_under_the_pointer() -> None:
    hiding = Overlay(hides_in_silence=True)
    empty, full = OverlayContent(), OverlayContent((line(0, "one"),))
    assert not is_visible(AppState.LISTENING, hiding, empty, is_held=False)
    assert is_visible(AppState.LISTENING, hiding, empty, is_held=True)
    assert is_visible(AppState.LISTENING, hiding, full, is_held=False)
    assert is_visible(AppState.LISTENING, Overlay(), empty, is_held=False)


def test_does_not_hide_what_is_wrong() -> None:
    hiding = Overlay(hides_in_silence=True)
    paused = content(AppState.PAUSED, snapshot(), (), "")
    troubled = content(AppState.LISTENING, snapshot(messages=["Muted."]), (), "")
    assert is_visible(AppState.PAUSED, hiding, paused, is_held=False)
    assert is_visible(AppState.LISTENING, hiding, troubled, is_held=False)


def test_labels_tell_sources_apart() -> None:
    assert labels(snapshot()) == {}
    assert labels(snapshot(sources=BOTH)) == {"mic": "You", "system": "Others"}


def test_lines_roll_up() -> None:
    rolling = OverlayLines(describe)
    said = spoken("one two three four five six seven eight nine ten")
    shown = rolling.lines(snapshot(said, time_s=4.0), SHAPE, len)
    assert " ".join(texts(shown)).endswith("eight nine ten")
    assert all(len(text) <= 20 for text in texts(shown))


def test_lines_are_laid_out_anew_for_another_shape() -> None:
    rolling = OverlayLines(describe)
    said = snapshot(spoken("one two three four"), time_s=2.0)
    assert texts(rolling.lines(said, SHAPE, len)) == ["one two three four"]
    narrow = replace(SHAPE, width=9)
    assert texts(rolling.lines(said, narrow, len)) == ["three", "four"]


def test_another_session_begins_with_its_own_lines() -> None:
    rolling = OverlayLines(describe)
    rolling.lines(snapshot(spoken("one two three"), time_s=2.0), SHAPE, len)
    shown = rolling.lines(snapshot(spoken("four"), time_s=1.0), replace(SHAPE, session="two"), len)
    assert texts(shown) == ["four"]


def test_lines_vanish_in_silence() -> None:
    rolling = OverlayLines(describe)
    said = spoken("one two three")
    assert rolling.lines(snapshot(said, time_s=2.0), SHAPE, len)
    assert rolling.lines(snapshot(said, time_s=9.9), SHAPE, len)
    assert not rolling.lines(snapshot(said, time_s=10.1), SHAPE, len)
