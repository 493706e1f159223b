"""Programs that the journal's tests run, to kill them or to take their disk away.

Each writes words that count up and prints the number of each right after it was handed over.
"""

from __future__ import annotations

import resource
import sys
import threading
import time
import types
from datetime import UTC, datetime
from pathlib import Path

# The errors alone: the rest of the engine takes seconds to import, which ten programs would wait.
_engine = types.ModuleType("engine")
_engine.__path__ = [str(Path(__file__).parents[3] / "engine")]
sys.modules["engine"] = _engine

from engine.errors import VoxcapError  # noqa: E402

_engine.VoxcapError = VoxcapError

from app.captions.entries import SessionHeader, Word  # noqa: E402
from app.captions.journal import JournalWriter  # noqa: E402

ID = "20260302-023015-bcdf"
HEADER = SessionHeader(ID, datetime(2026, 3, 2, 2, 30, 15, tzinfo=UTC), "1.0", "demo", 480, ())


def count(folder: Path, words_per_s: int) -> None:
    """Write words until killed."""
    writer = JournalWriter(folder, HEADER, print)
    number = 0
    while True:
        number += 1
        writer.write([Word("mic", f" {number}", number * 0.1, number * 0.1 + 0.05)])
        print(number, time.monotonic(), flush=True)
        time.sleep(1 / words_per_s)


def fill_disk(folder: Path) -> None:
    """Write words on a disk that is full at first and has room again later."""
    room, no_limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5000, no_limit))
    full, recovered = threading.Event(), threading.Event()

    def tell(trouble: str) -> None:
        print("trouble:", trouble, flush=True)
        full.set()

    def tell_recovered() -> None:
        print("recovered", flush=True)
        recovered.set()

    writer = JournalWriter(folder, HEADER, tell, tell_recovered, retry_s=0.02)
    for number in range(1, 501):
        writer.write([Word("mic", f" {number}", number * 0.1, number * 0.1 + 0.05)])
    if not full.wait(30):
        sys.exit("the disk was never full")
    print("size:", writer.path.stat().st_size, flush=True)
    writer.write([Word("mic", " 501", 50.1, 50.15)])
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, no_limit))
    if not recovered.wait(30):
        sys.exit("writing was not resumed")
    if not writer.close(60.0):
        sys.exit("the end could not be written")


if __name__ == "__main__":
    if sys.argv[1] == "count":
        count(Path(sys.argv[2]), int(sys.argv[3]))
    else:
        fill_disk(Path(sys.argv[2]))
