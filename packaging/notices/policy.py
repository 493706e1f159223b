"""Which licences may be in a bundle."""

from __future__ import annotations

import re

from notices.component import Component

ALLOWED = frozenset(
    {
        # Permissive: the text has to be shown.
        *("0BSD", "AFL-2.1", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause"),
        *("BSD-3-Clause", "BSL-1.0", "blessing", "bzip2-1.0.6", "CC0-1.0", "FTL", "HPND", "IJG"),
        *("ISC", "libpng-2.0", "LicenseRef-Public-Domain", "MIT", "MIT-0", "MIT-Modern-Variant"),
        *("PSF-2.0", "Unicode-3.0", "X11", "Zlib"),
        # Of a library that stays exchangeable: the text, and how to exchange it.
        *("LGPL-2.0-or-later", "LGPL-2.1-only", "LGPL-2.1-or-later", "LGPL-3.0-only"),
        "LGPL-3.0-or-later",
        # Of single files, whose source is public.
        *("MPL-1.1", "MPL-2.0"),
    }
)

EXCEPTIONS = {
    "GPL-3.0-or-later WITH GCC-exception-3.1": (
        "the exception lets any program that a GCC compiled bring its libraries"
    ),
    "GPL-2.0-or-later WITH Bootloader-exception": (
        "the exception lets any program be started by PyInstaller's loader"
    ),
    "CC-BY-SA-4.0": "data (recordings, and the model trained on such), not linked to the program",
    "OFL-1.1": "a font, which is not sold by itself",
    "LicenseRef-Intel-Simplified": "may be passed on unchanged, with its text",
    "LicenseRef-Microsoft-Runtime": "may be passed on with programs its compilers made",
    "Sleepycat": "asks for the source of what uses the library: only JACK's, which is public",
}
"""Licences that are fine where they are, and why."""

_TOKENS = re.compile(r"\(|\)|\bAND\b|\bOR\b|[^\s()]+(?:\s+WITH\s+[^\s()]+)?")


def is_allowed(expression: str) -> bool:
    """Tell whether something under this SPDX expression may be in a bundle."""
    tokens = _TOKENS.findall(expression)
    try:
        value, rest = _either(tokens)
    except IndexError:
        return False
    return value and not rest


def objections(components: tuple[Component, ...]) -> list[str]:
    """Return what speaks against these components, in a line each."""
    return [
        f"{component.title}: {component.licence or 'its licence is unknown'}"
        f" ({', '.join(component.files[:3]) or 'modules'})"
        for component in components
        if not is_allowed(component.licence)
    ] + [
        f"{component.title}: there is no text of its licence"
        for component in components
        if not any(text.strip() for text in component.texts)
    ]


# Each returns what the beginning of the tokens amounts to, and the tokens after it.
def _either(tokens: list[str]) -> tuple[bool, list[str]]:
    value, tokens = _both(tokens)
    while tokens and tokens[0] == "OR":
        other, tokens = _both(tokens[1:])
        value = value or other
    return value, tokens


def _both(tokens: list[str]) -> tuple[bool, list[str]]:
    value, tokens = _one(tokens)
    while tokens and tokens[0] == "AND":
        other, tokens = _one(tokens[1:])
        value = value and other
    return value, tokens


def _one(tokens: list[str]) -> tuple[bool, list[str]]:
    if tokens[0] == "(":
        value, tokens = _either(tokens[1:])
        return value and tokens[0] == ")", tokens[1:]
    return " ".join(tokens[0].split()) in ALLOWED | EXCEPTIONS.keys(), tokens[1:]
