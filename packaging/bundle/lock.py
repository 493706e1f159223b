"""Keeps of a resolved list of requirements what the bundles are made of.

    python packaging/bundle/lock.py RESOLVED > packaging/requirements.lock

torch is pinned by its version alone, in packaging/setup.sh: its CPU build is another file in each
place that keeps it. What only its other builds need is left out, and what is for browsers.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

_LEFT_OUT = re.compile(r"(torch|triton|nvidia-.*|cuda-.*|hf-xet|httpx2-jsfetch)==")
_REQUIREMENT = re.compile(r"^[^\s#].*(?:\n[ \t]+\S.*)*", re.MULTILINE)


def locked(resolved: str) -> str:
    """Return the requirements that the bundles are made of, each with its hashes, by name."""
    found = {
        match[0].partition("==")[0]: match[0]
        for match in _REQUIREMENT.finditer(resolved)
        if not _LEFT_OUT.match(match[0])
    }
    return "".join(f"{found[name]}\n" for name in sorted(found))


if __name__ == "__main__":
    sys.stdout.write(locked(Path(sys.argv[1]).read_text(encoding="utf-8")))
