"""Bad recordings and bad models: one clear line each, and the other files are still done."""

from __future__ import annotations

import io
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import soundfile
import torch
from safetensors.torch import load_file, save_file

from app.cli import main
from tests.app.recordings import cut_in_half, tone, write_silent_video, write_with_ffmpeg

Build = Callable[[Path], Path]


def written(name: str, content: bytes) -> Build:
    def build(folder: Path) -> Path:
        path = folder / name
        path.write_bytes(content)
        return path

    return build


def folder_named_wav(folder: Path) -> Path:
    path = folder / "folder.wav"
    path.mkdir()
    return path


def link_to_nothing(folder: Path) -> Path:
    path = folder / "link.wav"
    path.symlink_to("nothing.wav")
    return path


def link_to_itself(folder: Path) -> Path:
    path = folder / "loop.wav"
    path.symlink_to("loop.wav")
    return path


def no_samples(folder: Path) -> Path:
    path = folder / "none.wav"
    soundfile.write(path, np.zeros(0, np.int16), 16_000)
    return path


def unfinished_mp4(folder: Path) -> Path:
    sound = tone(2, 16_000)[:, None]
    return cut_in_half(write_with_ffmpeg(folder / "unfinished.mp4", "aac", sound, 16_000))


def noise_named_flac(folder: Path) -> Path:
    path = folder / "noise.flac"
    path.write_bytes(np.random.default_rng(0).bytes(5_000))
    return path


USELESS_RECORDINGS: dict[str, tuple[Build, str]] = {
    "missing": (lambda folder: folder / "missing.wav", "no such file"),
    "empty": (written("empty.wav", b""), "empty"),
    "text named wav": (written("text.wav", b"This is no sound.\n" * 50), "no audio or video file"),
    "picture named mp3": (written("p.mp3", b"\x89PNG\r\n\x1a\n" + bytes(500)), "no audio"),
    "header alone": (written("head.wav", b"RIFF\x24\x00\x00\x00WAVE"), "no audio or video file"),
    "noise named flac": (noise_named_flac, "no audio"),
    "no samples": (no_samples, "no sound"),
    "folder": (folder_named_wav, "folder"),
    "device": (lambda _: Path("/dev/null"), "device"),
    "link to nothing": (link_to_nothing, "no such file"),
    "link to itself": (link_to_itself, "symbolic links"),
    "name too long": (lambda folder: folder / ("a" * 300 + ".wav"), "too long"),
    "video without sound": (
        lambda folder: write_silent_video(folder / "silent.mp4"),
        "no audio track",
    ),
    "mp4 cut off before its index": (unfinished_mp4, "damaged at its start"),
    "playlist": (written("list.m3u8", b"#EXTM3U\nhttp://127.0.0.1:9/a.ts\n"), "list of other"),
}


def lines_of(captured: str) -> list[str]:
    assert "Traceback" not in captured
    lines = captured.splitlines()
    assert all(line.startswith("voxcap: ") for line in lines)
    return lines


@pytest.mark.parametrize("kind", USELESS_RECORDINGS)
def test_useless_recording_is_told_in_a_line(
    kind: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    build, message = USELESS_RECORDINGS[kind]
    path = build(tmp_path)
    assert main(["transcribe", str(path)]) == 1
    captured = capfd.readouterr()
    (line,) = lines_of(captured.err)
    assert message in line
    assert str(path) in line
    assert captured.out == ""


def test_recording_one_may_not_read(
    three: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert main(["transcribe", str(three)]) == 1
    (line,) = lines_of(capfd.readouterr().err)
    assert "may not read" in line


@pytest.mark.parametrize("together", [[], ["--streams-together"]])
def test_other_files_of_a_batch_are_still_done(
    together: list[str], three: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bad = [str(build(tmp_path)) for build, _ in USELESS_RECORDINGS.values()]
    files = [str(three), *bad, str(three)]
    assert main(["transcribe", *files, "--threads", "1", *together]) == 1
    captured = capfd.readouterr()
    assert captured.out == f"== {three} ==\nthree\n" * 2
    lines = lines_of(captured.err)
    assert len(lines) == len(bad)
    for path, line in zip(bad, lines, strict=True):
        assert path in line


def cut_off_flac(three: Path, folder: Path) -> Path:
    values, rate_hz = soundfile.read(three, dtype="int16")
    path = folder / "cut.flac"
    soundfile.write(path, np.tile(values, 6), rate_hz)
    return cut_in_half(path)


def cut_off_wav(three: Path, folder: Path) -> Path:
    values, rate_hz = soundfile.read(three, dtype="int16")
    path = folder / "cut.wav"
    soundfile.write(path, np.tile(values, 3), rate_hz)
    return cut_in_half(path)


def with_nan(three: Path, folder: Path) -> Path:
    values, rate_hz = soundfile.read(three, dtype="float32")
    path = folder / "nan.wav"
    soundfile.write(path, np.append(values, [np.nan, np.inf]), rate_hz, subtype="FLOAT")
    return path


@pytest.mark.parametrize(
    ("build", "message"),
    [(cut_off_flac, "cut off at"), (cut_off_wav, "cut off at"), (with_nan, "2 samples")],
)
def test_damaged_recording_is_used_as_far_as_it_goes(
    build: Callable[[Path, Path], Path],
    message: str,
    three: Path,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    path = build(three, tmp_path)
    arguments = ["transcribe", str(path), "--threads", "1", "--output-format", "json"]
    assert main(arguments) == 1
    captured = capfd.readouterr()
    (line,) = lines_of(captured.err)
    assert message in line
    document = json.loads(captured.out)
    assert document["text"].startswith("three")
    assert message in document["error"]


def test_one_speaking_channel_of_eight(
    three: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    values, rate_hz = soundfile.read(three, dtype="int16")
    channels = np.zeros((len(values), 8), np.int16)
    channels[:, 5] = values
    path = tmp_path / "eight.wav"
    soundfile.write(path, channels, rate_hz)
    assert main(["transcribe", str(path), "--threads", "1"]) == 0
    assert capfd.readouterr().out == "three\n"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "nothing came"),
        (b"\x01", "nothing came"),
        (bytes(3_201), "half a sample"),
        (b"RIFF" + bytes(100), "WAV file, not raw PCM"),
    ],
)
def test_bad_standard_input(
    content: bytes,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
    assert main(["transcribe", "-", "--threads", "1"]) == 1
    (line,) = lines_of(capfd.readouterr().err)
    assert message in line


def spoil_nothing(model: Path) -> None:
    """Leave the folder as it is."""


def remove_folder(model: Path) -> None:
    shutil.rmtree(model)


def remove_everything(model: Path) -> None:
    for path in model.iterdir():
        path.unlink()


def remove_tokenizer(model: Path) -> None:
    (model / "tekken.json").unlink()


def spoil_params(model: Path) -> None:
    (model / "params.json").write_text('{"dim": 128,')


def spoil_weights(model: Path) -> None:
    cut_in_half(model / "consolidated.safetensors")


def change_tensor(change: Callable[[dict[str, torch.Tensor]], object]) -> Callable[[Path], None]:
    def spoil(model: Path) -> None:
        path = model / "consolidated.safetensors"
        tensors = load_file(path)
        change(tensors)
        save_file(tensors, path)

    return spoil


def change_tokenizer(change: Callable[[dict[str, object]], object]) -> Callable[[Path], None]:
    def spoil(model: Path) -> None:
        path = model / "tekken.json"
        content = json.loads(path.read_text(encoding="utf-8"))
        change(content)
        path.write_text(json.dumps(content), encoding="utf-8")

    return spoil


def rename_streaming_tokens(content: dict[str, object]) -> None:
    tokens = content["special_tokens"]
    assert isinstance(tokens, list)
    for token in tokens:
        token["token_str"] = token["token_str"].replace("STREAMING", "OTHER")


def misshape(tensors: dict[str, torch.Tensor]) -> None:
    tensors["norm.weight"] = torch.zeros(3, dtype=torch.bfloat16)


def change_dtype(tensors: dict[str, torch.Tensor]) -> None:
    tensors["norm.weight"] = tensors["norm.weight"].to(torch.int32)


BAD_MODELS: dict[str, tuple[Callable[[Path], None], list[str], str]] = {
    "no folder": (remove_folder, [], "model"),
    "empty folder": (remove_everything, [], "params.json"),
    "no tokenizer": (remove_tokenizer, [], "tekken.json"),
    "config cut off": (spoil_params, [], "params.json"),
    "weights cut off": (spoil_weights, [], "consolidated.safetensors"),
    "missing tensor": (change_tensor(lambda t: t.pop("norm.weight")), [], "norm.weight"),
    "misshapen tensor": (change_tensor(misshape), [], "norm.weight"),
    "tensor of integers": (change_tensor(change_dtype), [], "norm.weight"),
    "no streaming tokens": (change_tokenizer(rename_streaming_tokens), [], "STREAMING"),
    "no audio block": (change_tokenizer(lambda content: content.pop("audio")), [], "audio"),
    "Mistral's as HF's": (spoil_nothing, ["--format", "hf"], "Hugging Face"),
}


@pytest.mark.parametrize("kind", BAD_MODELS)
def test_bad_model_is_told_in_a_line(
    kind: str,
    demo_model: Path,
    three: Path,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    spoil, options, message = BAD_MODELS[kind]
    model = tmp_path / "model"
    shutil.copytree(demo_model, model)
    spoil(model)
    assert main(["transcribe", str(three), "--model", str(model), *options]) == 1
    captured = capfd.readouterr()
    (line,) = lines_of(captured.err)
    assert message in line
    assert captured.out == ""
    assert main(["model", "info", str(model), *options]) == 1
    captured = capfd.readouterr()
    assert any(message in line for line in lines_of(captured.err))
    assert "Usable" in captured.out


def test_file_given_as_model(three: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["transcribe", str(three), "--model", str(three)]) == 1
    (line,) = lines_of(capfd.readouterr().err)
    assert os.fspath(three) in line
