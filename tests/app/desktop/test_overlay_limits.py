"""What systems do not let the overlay do."""

from __future__ import annotations

import pytest

from app.desktop.overlay_limits import MACOS, WAYLAND, WINDOWS, X11, Limit, explain, limits


@pytest.mark.parametrize(
    ("platform", "has_compositor", "missing"),
    [
        (X11, True, {Limit.PRIVACY}),
        (X11, False, {Limit.PRIVACY, Limit.SEE_THROUGH}),
        (WAYLAND, True, {Limit.PRIVACY, Limit.STAYING_ON_TOP, Limit.PLACE}),
        ("wayland-egl", True, {Limit.PRIVACY, Limit.STAYING_ON_TOP, Limit.PLACE}),
        (WINDOWS, True, set()),
        (MACOS, True, {Limit.PRIVACY, Limit.OVER_FULL_SCREEN}),
    ],
)
def test_what_a_system_cannot_do(platform: str, has_compositor: bool, missing: set[Limit]) -> None:
    found = limits(platform, has_compositor)
    assert set(found) == missing
    assert len(found) == len(missing)


def test_every_limit_is_explained_in_sentences() -> None:
    sentences = {explain(limit) for limit in Limit}
    assert len(sentences) == len(Limit)
    assert all(sentence.endswith(".") for sentence in sentences)
