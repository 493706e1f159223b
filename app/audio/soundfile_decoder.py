"""Uncompressed recordings (WAV, AIFF, CAF, AU and their kin) through libsndfile."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import soundfile

from app.audio.decoder import CannotDecodeError, Frames
from app.audio.errors import DamagedAudioError

# How the containers of uncompressed sound begin. Compressed ones are left to FFmpeg: libsndfile
# stops at their first damage, and its MP3 decoder writes to standard error.
_SIGNATURES = (b"RIFF", b"RIFX", b"RF64", b"riff", b"FORM", b"caff", b".snd", b"dns.", b"NIST")

_MOST_VALUES_PER_READ = 1 << 20

# Recorders that cannot go back to write the header leave the largest size there.
_LEAST_UNKNOWN_BYTES = 0x7FFF_0000

_DATA_SIZE_LINE = re.compile(r"(?:data|SSND|Data Size)\s*:\s*(\d+) \(should be (\d+)\)")


class SoundFileDecoder:
    """Reads one file through libsndfile in blocks of about half a second.

    Raises:
        CannotDecodeError: the file is of another kind, or its header says it holds nothing.
        OSError: the file cannot be opened.
    """

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            if not file.read(4).startswith(_SIGNATURES):
                raise CannotDecodeError("not a container of uncompressed sound")
        try:
            # Bytes keep names that are not valid Unicode; Windows has none such.
            name = str(path) if sys.platform == "win32" else os.fsencode(path)
            self._file = soundfile.SoundFile(name)
        except (soundfile.LibsndfileError, TypeError, ValueError) as error:
            raise CannotDecodeError(str(error)) from error
        if self._file.frames == 0:
            self._file.close()
            raise CannotDecodeError("its header says it holds nothing")
        self._rate_hz: int = self._file.samplerate
        self._declared_s = _declared_duration_s(
            self._file.extra_info, self._file.frames / self._rate_hz
        )

    @property
    def duration_s(self) -> float | None:
        """Length of what the file holds, in seconds."""
        return float(self._file.frames / self._rate_hz)

    def frames(self) -> Iterator[Frames]:
        """Yield the sound in order; see `Decoder.frames`."""
        n_per_read = max(1, min(self._rate_hz // 2, _MOST_VALUES_PER_READ // self._file.channels))
        n_read = 0
        while True:
            try:
                values = self._file.read(n_per_read, dtype="float32", always_2d=True)
            except soundfile.LibsndfileError as error:
                raise DamagedAudioError(
                    f"it could not be read from {n_read / self._rate_hz:.2f} s on"
                ) from error
            if not len(values):
                break
            n_read += len(values)
            yield Frames(values, self._rate_hz)
        read_s = n_read / self._rate_hz
        if n_read < self._file.frames or read_s < self._declared_s:
            raise DamagedAudioError(f"it is cut off at {read_s:.2f} s of {self._declared_s:.2f} s")

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _declared_duration_s(header_log: str, held_s: float) -> float:
    """Return the duration the header promises, from libsndfile's log of reading it."""
    match = _DATA_SIZE_LINE.search(header_log)
    if match is None:
        return held_s
    declared_bytes, held_bytes = int(match[1]), int(match[2])
    if declared_bytes >= _LEAST_UNKNOWN_BYTES or held_bytes == 0:
        return held_s
    return held_s * declared_bytes / held_bytes
