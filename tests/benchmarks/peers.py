"""How fast Voxcap is beside transcribe.cpp, one after the other in several rounds.

    python -m tests.benchmarks.peers FOLDER [--rounds 3] [--seconds 5] [--threads 2]
        [--peer-python PYTHON]

Both sides stream noise through random weights of the full model's shape, Voxcap in int4 and
transcribe.cpp in Q4_K, in a process of their own each, with as many threads, 200 tokens back. The
model of transcribe.cpp is written to FOLDER (2.5 GB) unless it is there. PYTHON has numpy, gguf and
transcribe-cpp, as the extra `bench` installs them; it is this one unless told.

Voxcap guesses tokens ahead where a hop has more than one, and writes a script in which 65 of 100
are blanks, as `engine.benchmark.script` says; transcribe.cpp computes a stream's tokens one by one,
whatever they are.

A figure is the median of the rounds, each of which is the median of its pieces: milliseconds of
compute for 80 ms of sound. A ratio is the median of the rounds' ratios. Others' work is what other
processes used of the processors meanwhile, loading included; rounds in which it differs between the
sides compare nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import psutil
from rich.console import Console
from rich.table import Table

from engine.checkpoint.random_model import VOXTRAL_MINI_4B

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]
CONTEXT_TOKENS = 200
# Whole tokens, so that pieces cost the same; 960 ms are the second the peer is usually given.
HOPS_MS = (960, 160, 80)
# Voxcap's hop and the peer's.
COMPARED_MS = ((80, 960), (80, 80), (160, 160), (960, 960))
# Kinds of time that systems tell; "steal" is what a host takes from a virtual machine.
_BUSY_KINDS = ("user", "nice", "system", "irq", "softirq", "steal")


@dataclass(frozen=True)
class Visit:
    """One run of one side.

    Attributes:
        median_ms: by milliseconds of sound that come at a time, compute for 80 ms of it.
        others: processors' worth of other processes' work meanwhile.
    """

    median_ms: dict[int, float]
    others: float


class Side(ABC):
    """A program that is measured in processes of its own."""

    def visit(self) -> Visit:
        """Measure once."""
        began_s, busy_s, own_s = time.perf_counter(), _busy_s(), _children_s()
        median_ms = self.measure()
        wall_s = time.perf_counter() - began_s
        others_s = _busy_s() - busy_s - (_children_s() - own_s)
        return Visit(median_ms, max(0.0, others_s / wall_s))

    @abstractmethod
    def measure(self) -> dict[int, float]:
        """Return milliseconds of compute for 80 ms of sound by what comes at a time."""


@dataclass(frozen=True)
class Voxcap(Side):
    """`voxcap bench`.

    Attributes:
        n_threads: compute threads.
        seconds: how long to measure each hop.
        weights: the kernels each process used.
    """

    n_threads: int
    seconds: int
    weights: set[str] = field(default_factory=set)

    def measure(self) -> dict[int, float]:
        """Run it for each hop."""
        return {hop_ms: self._median_ms(hop_ms) for hop_ms in HOPS_MS}

    def _median_ms(self, hop_ms: int) -> float:
        options = {
            "--precision": "int4",
            "--threads": self.n_threads,
            "--context": CONTEXT_TOKENS,
            "--hop-ms": hop_ms,
            "--seconds": self.seconds,
        }
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "result.json"
            words = [str(word) for option in options.items() for word in option]
            _output([sys.executable, "-m", "app", "bench", *words, "--json", str(path)])
            result = json.loads(path.read_text(encoding="utf-8"))
        self.weights.add(result["facts"]["linear_format"])
        return float(result["median_ms"])


@dataclass(frozen=True)
class TranscribeCpp(Side):
    """transcribe.cpp through its Python package.

    Attributes:
        python: an interpreter that has it.
        file: its model.
        n_threads: compute threads.
        seconds: how long to measure each length of pieces.
    """

    python: Path
    file: Path
    n_threads: int
    seconds: int

    def measure(self) -> dict[int, float]:
        """Run it once for all lengths of pieces."""
        options = {"--threads": self.n_threads, "--seconds": self.seconds}
        words = [str(word) for option in options.items() for word in option]
        lengths = [str(length) for length in HOPS_MS]
        script = str(HERE / "peer_stream.py")
        command = [str(self.python), script, str(self.file), *words, "--pieces-ms", *lengths]
        times = json.loads(_output(command))
        return {int(length): statistics.median(times[length]) for length in times}


def write_model(python: Path, folder: Path) -> Path:
    """Write the peer's model unless it is there; return where it is."""
    file = folder / "voxtral-random-q4_k.gguf"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        shape = folder / "shape.json"
        shape.write_text(json.dumps(asdict(VOXTRAL_MINI_4B)), encoding="utf-8")
        _output([str(python), str(HERE / "peer_gguf.py"), str(shape), str(file)])
    return file


def report(ours: Sequence[Visit], theirs: Sequence[Visit]) -> list[Table]:
    """Return the comparison and what every round gave."""
    compared = Table(title="ms of compute for 80 ms of sound")
    for heading in ("Voxcap at", "ms", "transcribe.cpp at", "ms", "ratio", "ratios of rounds"):
        compared.add_column(heading, justify="right")
    for hop_ms, piece_ms in COMPARED_MS:
        own = [visit.median_ms[hop_ms] for visit in ours]
        peer = [visit.median_ms[piece_ms] for visit in theirs]
        ratios = [theirs_ms / ours_ms for ours_ms, theirs_ms in zip(own, peer, strict=True)]
        compared.add_row(
            f"{hop_ms} ms",
            f"{statistics.median(own):.1f}",
            f"{piece_ms} ms",
            f"{statistics.median(peer):.1f}",
            f"{statistics.median(ratios):.2f}",
            " ".join(f"{ratio:.2f}" for ratio in ratios),
        )
    rounds = Table(title="Rounds, ms and others' work in processors")
    for hop_ms in HOPS_MS:
        rounds.add_column(f"Voxcap {hop_ms}", justify="right")
    rounds.add_column("others", justify="right")
    for piece_ms in HOPS_MS:
        rounds.add_column(f"peer {piece_ms}", justify="right")
    rounds.add_column("others", justify="right")
    for own_visit, peer_visit in zip(ours, theirs, strict=True):
        rounds.add_row(
            *(f"{own_visit.median_ms[hop_ms]:.1f}" for hop_ms in HOPS_MS),
            f"{own_visit.others:.1f}",
            *(f"{peer_visit.median_ms[piece_ms]:.1f}" for piece_ms in HOPS_MS),
            f"{peer_visit.others:.1f}",
        )
    return [compared, rounds]


def _output(command: Sequence[str]) -> str:
    """Run a command from the project's folder; return what it prints."""
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


def _busy_s() -> float:
    """Seconds that all processors together were busy since the start of the computer."""
    spent = psutil.cpu_times()
    return float(sum(getattr(spent, kind, 0.0) for kind in _BUSY_KINDS))


def _children_s() -> float:
    """Seconds that finished processes of this one computed."""
    spent = os.times()
    return spent.children_user + spent.children_system


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the peer's model is, or is written")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=5, help="of each measurement")
    parser.add_argument("--threads", type=int, default=2, help="of either side")
    parser.add_argument("--peer-python", type=Path, default=Path(sys.executable))
    arguments = parser.parse_args()
    if shutil.which(arguments.peer_python) is None:
        raise SystemExit(f"{arguments.peer_python} is not a program.")
    file = write_model(arguments.peer_python, arguments.folder)
    voxcap = Voxcap(arguments.threads, arguments.seconds)
    peer = TranscribeCpp(arguments.peer_python, file, arguments.threads, arguments.seconds)
    console = Console(width=100)
    ours: list[Visit] = []
    theirs: list[Visit] = []
    for _ in range(arguments.rounds):
        theirs.append(peer.visit())
        ours.append(voxcap.visit())
        for table in report(ours, theirs):
            console.print(table)
    console.print(f"Voxcap: {', '.join(sorted(voxcap.weights))}; {arguments.threads} threads each.")


if __name__ == "__main__":
    main()
