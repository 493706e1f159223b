"""How long it takes from the command to the window, and what the app costs while nothing happens.

python -m tests.benchmarks.cold_start
python -m tests.benchmarks.cold_start --runs 10 --idle-s 30

Starts the real program with a new profile each time, without a display unless QT_QPA_PLATFORM says
otherwise, and needs psutil. The first run also reads the files from the disk.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from app.desktop.log_file import LOG_NAME
from app.paths import config_folder, log_folder
from app.settings.store import FILE_NAME

_SHOWN = "the window is shown"
_PATIENCE_S = 60.0
_SETTLE_S = 3.0
_SET_UP = '{"version": 1, "interface": {"was_set_up": true}}'


def main() -> int:
    """Print the times of some starts, and the cost of idling."""
    parser = argparse.ArgumentParser(description="Measure the app's cold start.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--idle-s", type=float, default=10.0, help="how long to watch it idle")
    args = parser.parse_args()
    times_s, busy_s = [], []
    for _ in range(args.runs):
        with _started() as (process, shown_s):
            times_s.append(shown_s)
            busy_s.append(process.cpu_times().user + process.cpu_times().system)
            mapped = any("libtorch" in area.path for area in process.memory_maps())
    print(f"window shown after {', '.join(f'{time_s:.2f}' for time_s in times_s)} s")
    print(f"median {statistics.median(times_s):.2f} s", end=", of which the processor is ")
    print(f"busy {statistics.median(busy_s):.2f} s; torch loaded: {'yes' if mapped else 'no'}")
    with _started() as (process, _):
        time.sleep(_SETTLE_S)
        process.cpu_percent()
        time.sleep(args.idle_s)
        print(f"idle: {process.cpu_percent():.2f} % of a core", end=", ")
        print(f"{process.memory_info().rss / 1e6:.0f} MB resident")
    return 0


@contextmanager
def _started() -> Iterator[tuple[psutil.Process, float]]:
    """Start the app, wait for its window, and end it; yields the process and seconds it took."""
    with tempfile.TemporaryDirectory() as name:
        profile = Path(name)
        config_folder(profile).mkdir(parents=True)
        (config_folder(profile) / FILE_NAME).write_text(_SET_UP)
        environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
        begin_s = time.monotonic()
        command = [sys.executable, "-m", "app", "--profile", str(profile)]
        process = subprocess.Popen(command, env=environment)
        try:
            _wait_for_window(log_folder(profile) / LOG_NAME, begin_s)
            yield psutil.Process(process.pid), time.monotonic() - begin_s
        finally:
            process.terminate()
            process.wait()


def _wait_for_window(log: Path, begin_s: float) -> None:
    while time.monotonic() < begin_s + _PATIENCE_S:
        if log.exists() and _SHOWN in log.read_text("utf-8"):
            return
        time.sleep(0.005)
    raise TimeoutError("the window did not come")


if __name__ == "__main__":
    sys.exit(main())
