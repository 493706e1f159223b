"""Settings, values for them, and what files may hold instead, for hypothesis."""

from __future__ import annotations

import base64
from typing import Any

from hypothesis import strategies as st

from app.settings.fields import (
    Bytes64,
    Colour,
    Folder,
    Keys,
    Language,
    Limit,
    MemberOf,
    OneNumberOf,
    OnePress,
    OneWordOf,
    Text,
    Truth,
    WholeNumber,
)
from app.settings.limits import LIMITS
from app.settings.model import (
    DEFAULT_SHORTCUTS,
    Appearance,
    GlobalKeys,
    Interface,
    Overlay,
    Recognition,
    Settings,
    Sound,
)

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(codec=None))
    | st.sampled_from(["", "#12345", "dark", "default", "\ud83d", "22", 2, 22, 480, 480.0]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
"""Anything that JSON as Python reads it can hold."""

_folder_letters = st.characters(codec="utf-8", exclude_characters="\0") | st.sampled_from(
    "\udc80\udcff"
)
_keys = [
    *(f"{modifiers}{key}" for modifiers in ("", "Ctrl+", "Ctrl+Shift+") for key in "A1+,;é"),
    *("F12", "Shift+PgUp", "Meta+Media Next", "Ctrl+Launch (0)", "Ctrl+K, Ctrl+C", "Ctrl+,, A"),
]

_presses = ["", "Ctrl+Alt+A", "Meta+F1", "Ctrl+Shift++", "Alt+PgUp", "F9", "Media Play"]


def values(limit: Limit[object]) -> st.SearchStrategy[Any]:
    """Return values that a limit allows, as settings have them."""
    match limit:
        case Truth():
            return st.booleans()
        case WholeNumber(lowest, highest):
            return st.integers(lowest, highest)
        case OneNumberOf(choices) | OneWordOf(choices):
            return st.sampled_from(choices)
        case MemberOf(kind):
            return st.sampled_from(list(kind))
        case Text(longest):
            printed = st.characters(
                codec="utf-8", exclude_categories=["Cc"], exclude_characters="\u2028\u2029"
            )
            return st.text(printed, max_size=min(longest, 20))
        case Folder():
            return st.text(_folder_letters, min_size=1, max_size=20)
        case Colour():
            return st.from_regex(r"#[0-9a-fA-F]{6}", fullmatch=True)
        case Language():
            return st.sampled_from(["", "de", "zh_CN", "zh-Hans-CN", "fil"])
        case Keys():
            return st.sampled_from(["", *_keys])
        case OnePress():
            return st.sampled_from(_presses)
        case Bytes64():
            return st.binary(max_size=100).map(lambda data: base64.b64encode(data).decode())
    raise AssertionError(f"no values for {limit}")


def _section(name: str, kind: type[Any]) -> st.SearchStrategy[Any]:
    return st.builds(kind, **{field: values(limit) for field, limit in LIMITS[name].items()})


_shortcuts = st.permutations(_keys).map(
    lambda keys: tuple(zip(DEFAULT_SHORTCUTS, ["", *keys], strict=False))
)

_global_keys = st.permutations([*_presses, ""]).map(lambda keys: GlobalKeys(*keys[:3]))

valid_settings: st.SearchStrategy[Settings] = st.builds(
    Settings,
    sound=_section("sound", Sound),
    recognition=_section("recognition", Recognition),
    appearance=_section("appearance", Appearance),
    overlay=_section("overlay", Overlay),
    interface=_section("interface", Interface),
    shortcuts=_shortcuts,
    global_keys=_global_keys,
)
"""Settings within all limits."""


def _damaged_section(name: str) -> st.SearchStrategy[Any]:
    fields = {
        field: json_values | values(limit).map(lambda value: value)
        for field, limit in LIMITS[name].items()
    }
    return json_values | st.fixed_dictionaries({}, optional=fields)


damaged_documents: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {},
    optional={
        "version": st.integers(-1, 3) | json_values,
        "appearance.font_points": json_values,
        "later": json_values,
        **{name: _damaged_section(name) for name in LIMITS},
    },
)
"""Documents of which some parts can be used and others not."""
