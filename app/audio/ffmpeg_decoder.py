"""Compressed audio, and the sound of video files, through FFmpeg's libraries (PyAV)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import av

# Opening a file would import it, at a moment when other libraries may be loading: an import that
# waits for those holds up every thread.
import av.subtitles.stream
import numpy as np
import numpy.typing as npt
from av.audio.frame import AudioFrame

from app.audio.decoder import CannotDecodeError, Frames
from app.audio.errors import AudioError, DamagedAudioError

# Containers whose duration is written down. Elsewhere FFmpeg guesses it from the bit rate, which
# is no proof that something is missing.
_EXACT_DURATION_CONTAINERS = frozenset({"mov", "flac", "wav", "aiff", "asf"})

# Containers that count samples are believed at once; where times are in milliseconds, as browsers
# record them, they waver without anything being lost.
_LEAST_GAP_S = 0.03
_LEAST_GAP_OF_ROUGH_CLOCK_S = 0.1
_MOST_GAP_S = 600.0
_LEAST_CUT_OFF_S = 0.5


class FfmpegDecoder:
    """Reads the default audio track of one file, packet by packet.

    Where packets are missing or cannot be decoded, silence of the same length keeps every later
    sound at its time. A file is never allowed to make FFmpeg open anything but local files.

    Raises:
        CannotDecodeError: FFmpeg does not recognise the file.
        AudioError: the file has no audio track.
    """

    def __init__(self, path: Path) -> None:
        try:
            # The prefix keeps a name such as "concat:a|b" a name.
            self._container = av.open(
                f"file:{path}",
                metadata_errors="replace",
                options={"protocol_whitelist": "file"},
            )
        except av.FFmpegError as error:
            raise CannotDecodeError(str(error)) from error
        stream = self._container.streams.best("audio")
        if stream is None:
            self._container.close()
            raise AudioError("it has no audio track")
        self._stream = stream
        self._exact_duration_s, self._rough_duration_s = self._durations_s()

    @property
    def duration_s(self) -> float | None:
        """Length in seconds as the file declares it or FFmpeg guesses it."""
        return self._exact_duration_s or self._rough_duration_s

    def frames(self) -> Iterator[Frames]:
        """Yield the sound in order; see `Decoder.frames`."""
        timeline = _Timeline()
        losses = _Losses()
        for frame in self._decoded(timeline, losses):
            values = _to_float32(frame)
            gap_s = timeline.gap_before(frame)
            if gap_s:
                losses.add_gap(timeline.position_s, gap_s)
                for silence in _silence(gap_s, frame.sample_rate, values.shape[1]):
                    timeline.advance(len(silence.values), frame.sample_rate)
                    yield silence
            timeline.advance(len(values), frame.sample_rate)
            yield Frames(values, frame.sample_rate)
        end_s = timeline.position_s
        declared_s = self._exact_duration_s
        if declared_s is not None and end_s < declared_s - _LEAST_CUT_OFF_S:
            losses.add_cut_off(end_s, declared_s)
        losses.raise_if_any()

    def close(self) -> None:
        """Close the file."""
        self._container.close()

    def _decoded(self, timeline: _Timeline, losses: _Losses) -> Iterator[AudioFrame]:
        packets = self._container.demux(self._stream)
        while True:
            try:
                packet = next(packets, None)
                if packet is None:
                    return
                frames = packet.decode()
            except av.error.EOFError:
                return
            except av.error.InvalidDataError:
                losses.add_undecodable(timeline.position_s)
                continue
            except (av.FFmpegError, OSError) as error:
                raise DamagedAudioError(
                    f"it could not be read from {timeline.position_s:.2f} s on ({error.strerror})"
                ) from error
            for frame in frames:
                if isinstance(frame, AudioFrame) and frame.samples:
                    yield frame

    def _durations_s(self) -> tuple[float | None, float | None]:
        """Return the duration as it is written down, and as far as it can be guessed."""
        stream, container = self._stream, self._container
        if stream.duration and stream.time_base:
            duration_s = float(stream.duration * stream.time_base)
            return (duration_s if self._is_duration_written() else None), duration_s
        guessed_s = container.duration / av.time_base if container.duration else None
        return _parse_clock(stream.metadata.get("DURATION", "")), guessed_s

    def _is_duration_written(self) -> bool:
        names = self._container.format.name.split(",")
        # FFmpeg knows an MP3's start only from the header that also holds the length.
        return not _EXACT_DURATION_CONTAINERS.isdisjoint(names) or (
            "mp3" in names and bool(self._stream.start_time)
        )


class _Timeline:
    """Where in the recording the decoder is, by counted samples and by the frames' own times."""

    def __init__(self) -> None:
        self.position_s = 0.0
        self._origin_s: float | None = None

    def gap_before(self, frame: AudioFrame) -> float:
        """Return the seconds of sound missing before the frame, 0.0 for none worth filling."""
        if frame.pts is None or frame.time_base is None:
            return 0.0
        time_s = float(frame.pts * frame.time_base)
        if self._origin_s is None:
            self._origin_s = time_s - self.position_s
        counts_samples = frame.time_base * frame.sample_rate <= 1
        least_gap_s = _LEAST_GAP_S if counts_samples else _LEAST_GAP_OF_ROUGH_CLOCK_S
        gap_s = time_s - self._origin_s - self.position_s
        if gap_s > _MOST_GAP_S or gap_s < -least_gap_s:
            # The clock of the file itself jumped, as it does in broadcast streams.
            self._origin_s = time_s - self.position_s
            return 0.0
        return gap_s if gap_s >= least_gap_s else 0.0

    def advance(self, n_samples: int, rate_hz: int) -> None:
        """Move on by samples at their rate."""
        self.position_s += n_samples / rate_hz


class _Losses:
    """What could not be read, collected while reading goes on."""

    def __init__(self) -> None:
        self._n_undecodable = 0
        self._first_s = 0.0
        self._silenced_s = 0.0
        self._cut_off = ""

    def add_undecodable(self, position_s: float) -> None:
        """Count a packet that could not be decoded."""
        if not self._n_undecodable and not self._silenced_s:
            self._first_s = position_s
        self._n_undecodable += 1

    def add_gap(self, position_s: float, gap_s: float) -> None:
        """Count silence put in the place of missing sound."""
        if not self._n_undecodable and not self._silenced_s:
            self._first_s = position_s
        self._silenced_s += gap_s

    def add_cut_off(self, end_s: float, declared_s: float) -> None:
        """Note that the sound ended too early."""
        self._cut_off = f"it is cut off at {end_s:.2f} s of {declared_s:.2f} s"

    def raise_if_any(self) -> None:
        """Raise `DamagedAudioError` when anything was lost."""
        parts = []
        if self._silenced_s:
            parts.append(
                f"{self._silenced_s:.2f} s of it could not be read, the first at "
                f"{self._first_s:.2f} s"
            )
        elif self._n_undecodable and not self._cut_off:
            parts.append(f"a part of it at {self._first_s:.2f} s could not be read")
        if self._cut_off:
            parts.append(self._cut_off)
        if parts:
            raise DamagedAudioError("; ".join(parts))


def _to_float32(frame: AudioFrame) -> npt.NDArray[np.float32]:
    """Return a frame's samples as float32 [n, channels] with full scale +-1."""
    values: npt.NDArray[Any] = frame.to_ndarray()
    n_channels = frame.layout.nb_channels
    values = values.T if frame.format.is_planar else values.reshape(-1, n_channels)
    if values.dtype == np.uint8:
        return (values.astype(np.float32) - 128.0) / 128.0
    if np.issubdtype(values.dtype, np.integer):
        full_scale = np.float32(2.0 ** (8 * values.dtype.itemsize - 1))
        return values.astype(np.float32) / full_scale
    with np.errstate(over="ignore"):
        return values.astype(np.float32)


def _silence(duration_s: float, rate_hz: int, n_channels: int) -> Iterator[Frames]:
    n_left = round(duration_s * rate_hz)
    while n_left:
        n = min(n_left, max(1, rate_hz // 2))
        yield Frames(np.zeros((n, n_channels), dtype=np.float32), rate_hz)
        n_left -= n


def _parse_clock(text: str) -> float | None:
    """Return the seconds of "HH:MM:SS.sss", or None for anything else."""
    with contextlib.suppress(ValueError):
        hours, minutes, seconds = text.split(":")
        return int(hours) * 3600 + int(minutes) * 60 + float(seconds)
    return None
