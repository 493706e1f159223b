"""What is in a bundle, how large it is and how fast it starts, against the budget and last time.

    python packaging/bundle/report.py BUNDLE PROGRAM ARCHIVE BUDGET.json [--keep]

Fails where a limit of the budget is exceeded. `--keep` writes the figures into the budget, to be
compared with the next time.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

_LARGEST = 12
_STARTS = 5
# Folders that every file is in, on one system or another.
_OUTER = frozenset({"_internal", "Contents", "Frameworks", "Resources"})


def sizes(bundle: Path) -> Counter[str]:
    """Return bytes by top folder or file of the bundle's libraries."""
    found: Counter[str] = Counter()
    for path in bundle.rglob("*"):
        if path.is_file() and not path.is_symlink():
            inside = path.relative_to(bundle).parts
            found[next(part for part in inside if part not in _OUTER)] += path.stat().st_size
    return found


def start_ms(program: Path) -> float:
    """Return how long the program takes to say its version: the median of five starts."""
    taken = []
    for _ in range(_STARTS):
        begun = time.perf_counter()
        subprocess.run([program, "--version"], check=True, capture_output=True)
        taken.append(1000 * (time.perf_counter() - begun))
    return statistics.median(taken)


def main() -> int:
    """Print the report; return 1 where a limit is exceeded."""
    bundle, program, archive, budget_file = (Path(argument) for argument in sys.argv[1:5])
    budget = json.loads(budget_file.read_text(encoding="utf-8"))
    parts = sizes(bundle)
    for name, n_bytes in parts.most_common(_LARGEST):
        print(f"{n_bytes / 1e6:9.1f} MB  {name}")
    print(f"{sum(n for _, n in parts.most_common()[_LARGEST:]) / 1e6:9.1f} MB  all else")
    figures = {
        "unpacked_mb": round(sum(parts.values()) / 1e6, 1),
        "compressed_mb": round(archive.stat().st_size / 1e6, 1),
        "version_ms": round(start_ms(program), 0),
    }
    exceeded = False
    for name, value in figures.items():
        limit, last = budget["limits"].get(name), budget["last"].get(name)
        change = "" if last is None else f", {value - last:+.1f} since the last time"
        print(f"{name}: {value:g}{'' if limit is None else f' of {limit}'}{change}")
        exceeded = exceeded or (limit is not None and value > limit)
    if "--keep" in sys.argv:
        budget["last"] = figures
        budget_file.write_text(json.dumps(budget, indent=2) + "\n", encoding="utf-8")
    return 1 if exceeded else 0


if __name__ == "__main__":
    sys.exit(main())
