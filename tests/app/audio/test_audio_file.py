"""Reading files: any container, rate and channels; damage is told and the rest delivered."""

from __future__ import annotations

import os
import struct
import threading
import tracemalloc
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import soundfile

from app.audio import BLOCK_SAMPLES, AudioError, AudioFile, DamagedAudioError
from tests.app.recordings import (
    cut_in_half,
    spoil_the_middle,
    tone,
    write_silent_video,
    write_with_ffmpeg,
)


def read(path: Path) -> npt.NDArray[np.float32]:
    with AudioFile(path) as audio:
        return np.concatenate(list(audio.blocks()))


def read_damaged(path: Path) -> tuple[npt.NDArray[np.float32], str]:
    blocks: list[npt.NDArray[np.float32]] = []
    with AudioFile(path) as audio, pytest.raises(DamagedAudioError) as caught:
        blocks.extend(audio.blocks())
    return np.concatenate(blocks), str(caught.value)


def error_of(path: Path) -> str:
    with pytest.raises(AudioError) as caught:
        read(path)
    assert caught.value.parameter == "path"
    return str(caught.value)


def loudness_at(samples: npt.NDArray[np.float32], frequency_hz: float) -> float:
    """Return the amplitude of a sine in the middle of 16 kHz samples."""
    middle = samples[len(samples) // 4 : -len(samples) // 4].astype(np.float64)
    window = np.hanning(len(middle))
    wave = np.exp(-2j * np.pi * frequency_hz * np.arange(len(middle)) / 16_000)
    return float(2 * abs((middle * window * wave).sum()) / window.sum())


@pytest.mark.parametrize("container", ["wav", "flac", "ogg", "mp3", "aiff", "caf", "w64", "au"])
def test_containers_of_libsndfile(tmp_path: Path, container: str) -> None:
    path = tmp_path / f"tone.{container}"
    soundfile.write(path, tone(2, 16_000), 16_000)
    samples = read(path)
    assert len(samples) == pytest.approx(32_000, abs=400)
    assert loudness_at(samples, 440) == pytest.approx(0.3, rel=0.02)


@pytest.mark.parametrize(
    ("name", "codec"),
    [
        ("tone.m4a", "aac"),
        ("tone.mp4", "aac"),
        ("tone.mkv", "aac"),
        ("tone.webm", "libopus"),
        ("tone.opus", "libopus"),
        ("tone.mp3", "libmp3lame"),
        ("tone.ts", "aac"),
        ("tone.aac", "aac"),
        ("tone.ac3", "ac3"),
        ("tone.avi", "pcm_s16le"),
    ],
)
def test_containers_of_ffmpeg(tmp_path: Path, name: str, codec: str) -> None:
    sound = tone(2, 48_000)
    path = write_with_ffmpeg(tmp_path / name, codec, np.stack([sound, sound], axis=1), 48_000)
    samples = read(path)
    assert len(samples) == pytest.approx(32_000, abs=800)
    assert loudness_at(samples, 440) == pytest.approx(0.3, rel=0.05)


@pytest.mark.parametrize("rate_hz", [8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000])
def test_every_rate_keeps_pitch_loudness_and_length(tmp_path: Path, rate_hz: int) -> None:
    path = tmp_path / "tone.wav"
    soundfile.write(path, tone(1.5, rate_hz), rate_hz)
    samples = read(path)
    assert len(samples) == pytest.approx(24_000, abs=1)
    assert loudness_at(samples, 440) == pytest.approx(0.3, rel=0.01)


@pytest.mark.parametrize("subtype", ["PCM_U8", "PCM_16", "PCM_24", "PCM_32", "FLOAT", "DOUBLE"])
def test_sample_formats_share_full_scale(tmp_path: Path, subtype: str) -> None:
    path = tmp_path / "tone.wav"
    soundfile.write(path, tone(1, 16_000), 16_000, subtype=subtype)
    assert loudness_at(read(path), 440) == pytest.approx(0.3, rel=0.02)


@pytest.mark.parametrize("codec", ["pcm_u8", "pcm_s16le", "pcm_s32le", "pcm_f32le", "pcm_f64le"])
def test_ffmpeg_sample_formats_share_full_scale(tmp_path: Path, codec: str) -> None:
    path = write_with_ffmpeg(tmp_path / "tone.mkv", codec, tone(1, 16_000)[:, None], 16_000)
    assert loudness_at(read(path), 440) == pytest.approx(0.3, rel=0.02)


def test_blocks_are_half_seconds_and_a_rest(tmp_path: Path) -> None:
    path = tmp_path / "tone.wav"
    soundfile.write(path, tone(1.3, 44_100), 44_100)
    with AudioFile(path) as audio:
        assert audio.duration_s == pytest.approx(1.3, abs=0.001)
        lengths = [len(block) for block in audio.blocks()]
    assert lengths[:-1] == [BLOCK_SAMPLES, BLOCK_SAMPLES]
    assert 0 < lengths[-1] < BLOCK_SAMPLES


def test_16_khz_mono_comes_through_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "noise.wav"
    noise = np.random.default_rng(0).normal(0, 0.1, 20_001).astype(np.float32)
    soundfile.write(path, noise, 16_000, subtype="FLOAT")
    np.testing.assert_array_equal(read(path), noise)


@pytest.mark.parametrize("n_channels", [2, 6, 8])
def test_one_speaking_channel_keeps_its_loudness(tmp_path: Path, n_channels: int) -> None:
    path = tmp_path / "channels.wav"
    noise = np.random.default_rng(0).normal(0, 1e-4, (16_000, n_channels)).astype(np.float32)
    noise[:, n_channels - 1] += tone(1, 16_000)
    soundfile.write(path, noise, 16_000, subtype="FLOAT")
    assert loudness_at(read(path), 440) == pytest.approx(0.3, rel=0.01)


def test_memory_does_not_grow_with_length(tmp_path: Path) -> None:
    def peak_bytes(duration_s: int) -> int:
        path = tmp_path / f"{duration_s}.wav"
        soundfile.write(path, np.zeros((duration_s * 8_000, 2), np.int16), 8_000)
        with AudioFile(path) as audio:
            tracemalloc.start()
            for _ in audio.blocks():
                pass
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        return peak

    assert peak_bytes(600) < peak_bytes(20) + 100_000


def test_name_that_is_not_unicode(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.wav"))
    soundfile.write(os.fsencode(path), tone(0.5, 16_000), 16_000)
    assert len(read(path)) == 8_000


def test_name_that_looks_like_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_with_ffmpeg(Path("sound.mp3"), "libmp3lame", tone(1, 16_000)[:, None], 16_000)
    Path("sound.mp3").rename("concat:sound.mp3")
    assert len(read(Path("concat:sound.mp3"))) == pytest.approx(16_000, abs=800)


def test_named_pipe(tmp_path: Path) -> None:
    whole = write_with_ffmpeg(tmp_path / "a.ts", "aac", tone(1, 16_000)[:, None], 16_000)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_bytes(whole.read_bytes()))
    writer.start()
    samples = read(pipe)
    writer.join()
    assert loudness_at(samples, 440) == pytest.approx(0.3, rel=0.05)


@pytest.mark.parametrize("n_declared_bytes", [0, 0xFFFF_FFFF, 0x7FFF_F000])
def test_header_never_completed_is_no_damage(tmp_path: Path, n_declared_bytes: int) -> None:
    path = tmp_path / "streamed.wav"
    soundfile.write(path, tone(1, 16_000), 16_000)
    content = bytearray(path.read_bytes())
    size_at = content.index(b"data") + 4
    content[size_at : size_at + 4] = struct.pack("<I", n_declared_bytes)
    path.write_bytes(content)
    assert len(read(path)) == 16_000


@pytest.mark.parametrize("container", ["wav", "aiff", "au", "flac", "mp3"])
def test_cut_off_file_gives_its_beginning(tmp_path: Path, container: str) -> None:
    path = tmp_path / f"tone.{container}"
    noise = np.random.default_rng(0).normal(0, 0.05, 64_000).astype(np.float32)
    soundfile.write(path, noise + tone(4, 16_000), 16_000)
    samples, message = read_damaged(cut_in_half(path))
    assert len(samples) == pytest.approx(32_000, abs=8_000)
    assert "cut off at" in message
    assert "of 4.0" in message


@pytest.mark.parametrize(
    ("name", "options"), [("tone.mp4", {"movflags": "faststart"}), ("tone.mkv", {})]
)
def test_cut_off_video_gives_its_beginning(
    tmp_path: Path, name: str, options: dict[str, str]
) -> None:
    path = write_with_ffmpeg(tmp_path / name, "aac", tone(4, 16_000)[:, None], 16_000, **options)
    samples, message = read_damaged(cut_in_half(path))
    assert 16_000 < len(samples) < 48_000
    assert "cut off at" in message


@pytest.mark.parametrize(("name", "codec"), [("noise.m4a", "aac"), ("noise.flac", "flac")])
def test_damage_in_the_middle_keeps_later_sound_at_its_time(
    tmp_path: Path, name: str, codec: str
) -> None:
    noise = np.random.default_rng(0).normal(0, 0.05, 64_000).astype(np.float32)
    noise[56_000:56_200] += 0.9
    path = write_with_ffmpeg(tmp_path / name, codec, noise[:, None], 16_000)
    undamaged = read(path)
    samples, message = read_damaged(spoil_the_middle(path))
    assert len(samples) == len(undamaged)
    assert int(np.abs(samples).argmax()) == int(np.abs(undamaged).argmax())
    assert "could not be read" in message


def test_samples_that_are_no_numbers_become_silence(tmp_path: Path) -> None:
    path = tmp_path / "nan.wav"
    values = tone(1, 16_000)
    values[[100, 200, 300]] = [np.nan, np.inf, -np.inf]
    soundfile.write(path, values, 16_000, subtype="FLOAT")
    samples, message = read_damaged(path)
    assert np.isfinite(samples).all()
    assert samples[[100, 200, 300]].tolist() == [0, 0, 0]
    assert "3 samples" in message


def test_missing_file(tmp_path: Path) -> None:
    assert "there is no such file" in error_of(tmp_path / "nothing.wav")


def test_folder(tmp_path: Path) -> None:
    assert "folder" in error_of(tmp_path)


def test_device() -> None:
    assert "device" in error_of(Path("/dev/null"))


def test_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "empty.wav"
    path.touch()
    assert "empty" in error_of(path)


def test_text_named_wav(tmp_path: Path) -> None:
    path = tmp_path / "text.wav"
    path.write_text("This is no sound.\n" * 100)
    assert "no audio or video file" in error_of(path)


def test_header_without_samples(tmp_path: Path) -> None:
    path = tmp_path / "header.wav"
    soundfile.write(path, np.zeros(0, np.int16), 16_000)
    assert "no sound" in error_of(path)


def test_video_without_sound(tmp_path: Path) -> None:
    assert "no audio track" in error_of(write_silent_video(tmp_path / "silent.mp4"))


def test_playlist_is_not_followed(tmp_path: Path) -> None:
    path = tmp_path / "list.m3u8"
    path.write_text("#EXTM3U\n#EXTINF:5,\nhttp://127.0.0.1:9/sound.ts\n")
    assert "list of other files" in error_of(path)


def test_file_one_may_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret.wav"
    soundfile.write(path, tone(1, 16_000), 16_000)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert "may not read" in error_of(path)
