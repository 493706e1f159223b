"""The real program, from the shell."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import soundfile

VOXCAP = (sys.executable, "-m", "app")


def voxcap(*arguments: object, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*VOXCAP, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        **options,  # type: ignore[call-overload]
    )


def test_sample_is_written_down(sample: Path, sample_text: str) -> None:
    result = voxcap("transcribe", sample)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == sample_text
    assert result.stderr == ""


def test_every_format_and_way_in_says_the_same(three: Path, tmp_path: Path) -> None:
    values, rate_hz = soundfile.read(three, dtype="int16")
    raw = tmp_path / "three.raw"
    raw.write_bytes(values.astype("<i2").tobytes())
    assert rate_hz == 16_000
    command = [*VOXCAP, "transcribe", "-", "--output-format", "timed", "--threads", "1"]
    with raw.open("rb") as stdin:
        timed = subprocess.run(command, stdin=stdin, capture_output=True, text=True, check=True)
    result = voxcap("transcribe", three, three, "--streams-together", "--output-format", "json")
    words = [re.sub(r"^\[.{11} - .{11}\] ", "", line) for line in timed.stdout.splitlines()]
    assert words == ["three"]
    documents = [json.loads(line) for line in result.stdout.splitlines()]
    assert [document["text"] for document in documents] == ["three", "three"]
    assert documents[0] == documents[1]
    (piece,) = documents[0]["pieces"]
    assert f"{piece['end']:05.2f}]" in timed.stdout
    assert 0 <= piece["start"] < piece["end"] <= documents[0]["duration"]


def test_live_sound_is_written_before_it_ends_and_interruption_keeps_it(three: Path) -> None:
    values, _ = soundfile.read(three, dtype="int16")
    with subprocess.Popen(
        [*VOXCAP, "transcribe", "-", "--threads", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A test run in the background of a shell hands on an interrupt signal that is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(values.astype("<i2").tobytes() + bytes(64_000))
        process.stdin.flush()
        assert os.read(process.stdout.fileno(), 100) == b"three"
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert rest == b"\n"
    assert errors == b""


def test_closed_standard_input_and_output(three: Path) -> None:
    shell = f"{shlex.quote(sys.executable)} -m app transcribe"
    closed_input = subprocess.run(
        ["sh", "-c", f"{shell} - <&-"], capture_output=True, text=True, check=False
    )
    assert closed_input.returncode == 1
    assert closed_input.stderr == "voxcap: standard input: it is closed.\n"
    closed_output = subprocess.run(
        ["sh", "-c", f"{shell} {shlex.quote(str(three))} >&-"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert closed_output.returncode == 2
    assert "standard output is closed" in closed_output.stderr
    assert closed_output.stderr.count("\n") == 1


def test_output_that_nobody_reads_or_that_does_not_fit(demo_model: Path) -> None:
    command = [*VOXCAP, "model", "info", str(demo_model)]
    reader, writer = os.pipe()
    os.close(reader)
    closed = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (closed.returncode, closed.stderr) == (1, b"")
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert result.returncode == 1
    assert b"No space left" in result.stderr
    assert result.stderr.count(b"\n") == 1


def test_doctor_finds_the_demo_model_running() -> None:
    result = voxcap("doctor")
    assert result.returncode == 0, result.stderr
    assert re.search(r"^Demo model: +runs at [\d.]+x real time", result.stdout, re.MULTILINE)
    for label in ("Python", "torch", "Processor", "Cores", "Memory"):
        assert re.search(rf"^{label}: +\S", result.stdout, re.MULTILINE)


def test_model_info_of_the_demo_model() -> None:
    result = voxcap("model", "info", "demo")
    assert result.returncode == 0, result.stderr
    assert re.search(r"^Format: +Mistral$", result.stdout, re.MULTILINE)
    assert re.search(r"^Usable: +yes$", result.stdout, re.MULTILINE)
    assert re.search(r"^Delays: +80, 160, ", result.stdout, re.MULTILINE)
