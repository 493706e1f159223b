"""Recordings for tests, made on the spot."""

from __future__ import annotations

from pathlib import Path

import av
import numpy as np
import numpy.typing as npt


def tone(duration_s: float, rate_hz: int, frequency_hz: float = 440.0) -> npt.NDArray[np.float32]:
    """Return a sine of amplitude 0.3."""
    times_s = np.arange(round(duration_s * rate_hz)) / rate_hz
    return (0.3 * np.sin(2 * np.pi * frequency_hz * times_s)).astype(np.float32)


def write_with_ffmpeg(
    path: Path, codec: str, frames: npt.NDArray[np.float32], rate_hz: int, **options: str
) -> Path:
    """Write float32 [n, channels], 1 or 2 channels, in the container of the path's name."""
    layout = "mono" if frames.shape[1] == 1 else "stereo"
    with av.open(str(path), "w", options=options) as container:
        stream = container.add_stream(codec, rate=rate_hz, layout=layout)
        context = stream.codec_context
        context.open()
        resampler = av.AudioResampler(
            format=context.format, layout=layout, rate=rate_hz, frame_size=context.frame_size
        )
        frame = av.AudioFrame.from_ndarray(
            np.ascontiguousarray(frames.T), format="fltp", layout=layout
        )
        frame.sample_rate = rate_hz
        for part in [*resampler.resample(frame), *resampler.resample(None)]:
            container.mux(stream.encode(part))
        container.mux(stream.encode(None))
    return path


def write_silent_video(path: Path) -> Path:
    """Write a video of ten frames without an audio track."""
    with av.open(str(path), "w") as container:
        stream = container.add_stream("mpeg4", rate=10)
        stream.width, stream.height, stream.pix_fmt = 64, 64, "yuv420p"
        for _ in range(10):
            picture = av.VideoFrame.from_ndarray(np.zeros((64, 64, 3), np.uint8), format="rgb24")
            container.mux(stream.encode(picture))
        container.mux(stream.encode(None))
    return path


def cut_in_half(path: Path) -> Path:
    """Drop the second half of a file's bytes."""
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    return path


def spoil_the_middle(path: Path, n_bytes: int = 600) -> Path:
    """Overwrite some bytes in the middle of a file with noise."""
    content = bytearray(path.read_bytes())
    middle = len(content) // 2
    content[middle : middle + n_bytes] = np.random.default_rng(0).bytes(n_bytes)
    path.write_bytes(content)
    return path
