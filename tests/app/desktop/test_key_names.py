"""Names of keys on all systems."""

from __future__ import annotations

import pytest

from app.desktop.key_names import keysym_name, virtual_key


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("K", "k"),
        ("7", "7"),
        ("+", "plus"),
        ("\u00c9", "U00E9"),
        ("\u0416", "U0436"),
        ("F12", "F12"),
        ("PgUp", "Prior"),
        ("Media Next", "XF86AudioNext"),
        ("Launch (0)", ""),
    ],
)
def test_x11_and_wayland_have_names_of_their_own(key: str, name: str) -> None:
    assert keysym_name(key) == name


@pytest.mark.parametrize(
    ("key", "number"), [("F1", 0x70), ("f24", 0x87), ("Space", 0x20), ("K", 0), ("Launch (0)", 0)]
)
def test_windows_has_numbers(key: str, number: int) -> None:
    assert virtual_key(key) == number
