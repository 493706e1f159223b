"""What keys are called by Qt, by X11 and Wayland, and by Windows."""

from __future__ import annotations

_NAMED = {
    "space": ("space", 0x20),
    "return": ("Return", 0x0D),
    "enter": ("KP_Enter", 0x0D),
    "esc": ("Escape", 0x1B),
    "tab": ("Tab", 0x09),
    "backspace": ("BackSpace", 0x08),
    "ins": ("Insert", 0x2D),
    "del": ("Delete", 0x2E),
    "home": ("Home", 0x24),
    "end": ("End", 0x23),
    "left": ("Left", 0x25),
    "up": ("Up", 0x26),
    "right": ("Right", 0x27),
    "down": ("Down", 0x28),
    "pgup": ("Prior", 0x21),
    "pgdown": ("Next", 0x22),
    "pause": ("Pause", 0x13),
    "print": ("Print", 0x2C),
    "scrolllock": ("Scroll_Lock", 0x91),
    "menu": ("Menu", 0x5D),
    "help": ("Help", 0x2F),
    "media play": ("XF86AudioPlay", 0xB3),
    "media pause": ("XF86AudioPause", 0xB3),
    "media stop": ("XF86AudioStop", 0xB2),
    "media previous": ("XF86AudioPrev", 0xB1),
    "media next": ("XF86AudioNext", 0xB0),
    **{f"f{number}": (f"F{number}", 0x6F + number) for number in range(1, 25)},
}

_PUNCTUATION = {
    "!": "exclam",
    '"': "quotedbl",
    "#": "numbersign",
    "$": "dollar",
    "%": "percent",
    "&": "ampersand",
    "'": "apostrophe",
    "(": "parenleft",
    ")": "parenright",
    "*": "asterisk",
    "+": "plus",
    ",": "comma",
    "-": "minus",
    ".": "period",
    "/": "slash",
    ":": "colon",
    ";": "semicolon",
    "<": "less",
    "=": "equal",
    ">": "greater",
    "?": "question",
    "@": "at",
    "[": "bracketleft",
    "\\": "backslash",
    "]": "bracketright",
    "^": "asciicircum",
    "_": "underscore",
    "`": "grave",
    "{": "braceleft",
    "|": "bar",
    "}": "braceright",
    "~": "asciitilde",
}


def keysym_name(key: str) -> str:
    """Return what X11 and xkbcommon call a key, or "" where nothing is known.

    Args:
        key: without what is held with it, in Qt's portable notation.
    """
    if len(key) == 1:
        plain = key.lower()
        if plain in _PUNCTUATION:
            return _PUNCTUATION[plain]
        return plain if plain.isascii() else f"U{ord(plain[0]):04X}"
    return _NAMED.get(key.casefold(), ("", 0))[0]


def virtual_key(key: str) -> int:
    """Return Windows' number of a key that writes no character, or 0 where nothing is known.

    Args:
        key: without what is held with it, in Qt's portable notation.
    """
    return _NAMED.get(key.casefold(), ("", 0))[1]
