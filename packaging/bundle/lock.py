"""Keeps of a resolved list of requirements what the bundle is made of.

    python packaging/bundle/lock.py RESOLVED... > packaging/requirements.lock

torch is pinned by its version alone, in packaging/setup.sh: its CPU build is another file in each
place that keeps it. What only its other builds need is left out.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

_LEFT_OUT = re.compile(r"(torch|triton|nvidia-.*|cuda-.*|hf-xet)==")


def requirements(resolved: str) -> Iterable[str]:
    """Yield each requirement of a resolved list with its hashes."""
    text = "\n".join(line for line in resolved.splitlines() if not line.startswith("#"))
    return (match[0].strip() for match in re.finditer(r"^\S.*(?:\n[ \t]+\S.*)*", text, re.M))


def locked(resolved: Iterable[str]) -> str:
    """Return the requirements of several lists that the bundle is made of, by name."""
    found = {
        requirement.partition("==")[0]: requirement
        for text in resolved
        for requirement in requirements(text)
        if not _LEFT_OUT.match(requirement)
    }
    return "".join(f"{found[name]}\n" for name in sorted(found))


if __name__ == "__main__":
    sys.stdout.write(locked(Path(name).read_text(encoding="utf-8") for name in sys.argv[1:]))
