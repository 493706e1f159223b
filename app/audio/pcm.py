"""Raw PCM from a pipe, taken as it arrives."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Protocol

import numpy as np

from app.audio.errors import AudioError, DamagedAudioError
from app.audio.samples import BLOCK_SAMPLES, Samples

_BYTES_PER_SAMPLE = 2
_FULL_SCALE = 32_768.0

# How the files begin that people pipe in by mistake. As samples these would be noise.
_FILE_SIGNATURES = {b"RIFF": "WAV", b"fLaC": "FLAC", b"OggS": "Ogg", b"ID3": "MP3"}
_SIGNATURE_BYTES = 4


class ByteStream(Protocol):
    """A binary stream whose reads return what there is, as `io.BufferedReader` has it."""

    def read1(self, size: int, /) -> bytes:
        """Return 1 to `size` bytes as soon as there are any, or b"" at the end."""


class PcmStream:
    """16 kHz mono signed 16-bit little-endian samples without a header."""

    duration_s = None

    def __init__(self, stream: ByteStream, name: str = "standard input") -> None:
        self.name = name
        self._stream = stream

    def blocks(self) -> Iterator[Samples]:
        """Yield what has arrived, float32 [n], at most half a second at a time.

        Raises:
            DamagedAudioError: after the last block, when the stream ended within a sample or
                could not be read on.
            AudioError: when nothing came, or a file with a header.
        """
        pending = self._first_bytes()
        n_samples = 0
        while True:
            n_whole = len(pending) // _BYTES_PER_SAMPLE
            if n_whole:
                whole = np.frombuffer(pending, dtype="<i2", count=n_whole)
                n_samples += n_whole
                yield (whole / _FULL_SCALE).astype(np.float32)
            rest = pending[n_whole * _BYTES_PER_SAMPLE :]
            arrived = self._read()
            if not arrived:
                break
            pending = rest + arrived
        if not n_samples:
            raise self._error(AudioError, "nothing came")
        if rest:
            raise self._error(
                DamagedAudioError,
                "the last byte is half a sample; raw 16-bit PCM has two bytes a sample",
            )

    def close(self) -> None:
        """Do nothing: the stream belongs to the caller."""

    def _first_bytes(self) -> bytes:
        head = b""
        while len(head) < _SIGNATURE_BYTES:
            arrived = self._read()
            if not arrived:
                break
            head += arrived
        for signature, kind in _FILE_SIGNATURES.items():
            if head.startswith(signature):
                raise self._error(
                    AudioError,
                    f"this is a {kind} file, not raw PCM; give its name instead of '-'",
                )
        return head

    def _read(self) -> bytes:
        try:
            return self._stream.read1(BLOCK_SAMPLES * _BYTES_PER_SAMPLE)
        except (OSError, ValueError, io.UnsupportedOperation) as error:
            raise self._error(AudioError, f"it cannot be read ({error})") from error

    def _error(self, kind: type[AudioError], reason: str) -> AudioError:
        return kind(f"{self.name}: {reason}.", parameter="path", value=self.name)
