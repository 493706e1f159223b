"""What `voxcap bench` asks for, prints and writes."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.cli import bench
from app.cli.main import main
from engine import BenchmarkResult
from engine.metrics import PARTS, EngineFacts

FACTS = EngineFacts("full-size (random)", "native", "int4", 2, "int4 (native)", "chosen")


def result(*hop_ms: float) -> BenchmarkResult:
    return BenchmarkResult(
        facts=FACTS,
        loading_s=1.0,
        hop_ms=hop_ms,
        parts_ms=tuple((part, 1.0) for part in PARTS),
        encoder=None,
        decoder=None,
        passes_per_token=0.6,
        bytes_per_token=2e9,
        memory_bytes_per_s=50e9,
        resident_bytes=3 * 10**9,
        peak_resident_bytes=None,
    )


def test_the_verdict_is_plain() -> None:
    assert "does not keep up: it is 2.0 times too slow" in bench.verdict(result(160.0, 160.0))
    assert "lag now and then" in bench.verdict(result(*[40.0] * 9, 200.0))
    assert "keeps up: it needs 50% of the time" in bench.verdict(result(*[40.0] * 20))


def test_figures_say_what_memory_allows() -> None:
    rows = dict(bench.figures(result(80.0)))
    assert rows["Share of that"] == "50%"
    assert rows["Memory"] == "3.00 GB"
    assert rows["Memory at most"] == "unknown"
    without = dict(bench.figures(replace(result(80.0), memory_bytes_per_s=None)))
    assert "Share of that" not in without


@pytest.mark.parametrize("text", ["0", "100", "1360", "-80", "x", "80.0"])
def test_hops_are_whole_tokens(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        bench.hop_ms(text)
    assert bench.hop_ms("160") == 160


def test_the_demo_model_is_measured_and_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "figures.json"
    arguments = ["bench", "--model", "demo", "--seconds", "1", "--hop-ms", "160", "--threads", "1"]
    assert main([*arguments, "--json", str(target)]) == 0
    printed = capsys.readouterr().out
    assert "Median:" in printed
    assert "This computer" in printed.splitlines()[-1]
    written = json.loads(target.read_text(encoding="utf-8"))
    assert written["settings"] == {"streams": 1, "context_tokens": 200, "hop_ms": 160}
    assert written["median_ms"] > 0
    assert len(written["hop_ms"]) >= 4
    assert "Processor" in written["machine"]


def test_a_wrong_argument_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--hop-ms", "90"]) == 2
    error = capsys.readouterr().err
    assert "90" in error
    assert len(error.splitlines()) == 1
