"""An audio or video file, read from disk as 16 kHz mono."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType

import numpy as np

from app.audio.decoder import CannotDecodeError, Decoder, Frames
from app.audio.downmix import Downmix
from app.audio.errors import AudioError, DamagedAudioError
from app.audio.ffmpeg_decoder import FfmpegDecoder
from app.audio.resampling import Resampler
from app.audio.samples import BLOCK_SAMPLES, Samples
from app.audio.soundfile_decoder import SoundFileDecoder
from app.audio.unusable import silence_unusable

# Lists of other files or addresses. FFmpeg would follow them; this program reads what it is given.
_PLAYLIST_SIGNATURES = (b"#EXTM3U", b"ffconcat", b"<?xml", b"<MPD")


class AudioFile:
    """One file, of any container, codec, sample rate and number of channels.

    Memory does not grow with its length. Samples that are no numbers become silence and are
    counted. Use it as a context manager.

    Raises:
        AudioError: the file is missing, empty, unreadable, or holds no sound.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = Path(path)
        self.name = os.fsencode(path).decode(errors="replace")
        self._n_unusable = 0
        try:
            self._decoder = _open_decoder(self._path)
        except AudioError as error:
            raise self._error(AudioError, str(error)) from error

    @property
    def duration_s(self) -> float | None:
        """Length in seconds as the file declares it, or None where it does not."""
        return self._decoder.duration_s

    def blocks(self) -> Iterator[Samples]:
        """Yield the sound, float32, in blocks of half a second; the last may be shorter.

        Raises:
            DamagedAudioError: after the last block, when some of the sound could not be read or
                was not made of numbers.
            AudioError: when there is not one sample.
        """
        losses: list[str] = []
        n_samples = 0
        for block in _in_blocks(self._mono_16k(losses)):
            n_samples += len(block)
            yield block
        if self._n_unusable:
            losses.append(f"{self._n_unusable} samples were not numbers and became silence")
        if not n_samples:
            raise self._error(AudioError, losses[0] if losses else "it contains no sound")
        if losses:
            raise self._error(DamagedAudioError, "; ".join(losses))

    def close(self) -> None:
        """Close the file. Harmless when repeated."""
        self._decoder.close()

    def __enter__(self) -> AudioFile:
        """Return the file itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self.close()

    def _mono_16k(self, losses: list[str]) -> Iterator[Samples]:
        """Yield mono 16 kHz pieces of any length, and note in `losses` what could not be read."""
        resampler: Resampler | None = None
        shape: tuple[int, int] | None = None
        downmix = Downmix(1)
        for frames in self._decoded(losses):
            if resampler is None or shape != (frames.rate_hz, frames.values.shape[1]):
                if resampler is not None:
                    yield resampler.flush()
                shape = (frames.rate_hz, frames.values.shape[1])
                resampler, downmix = Resampler(frames.rate_hz), Downmix(frames.values.shape[1])
            values, n_unusable = silence_unusable(frames.values)
            self._n_unusable += n_unusable
            yield resampler.resample(downmix.mix(values))
        if resampler is not None:
            yield resampler.flush()

    def _decoded(self, losses: list[str]) -> Iterator[Frames]:
        try:
            yield from self._decoder.frames()
        except DamagedAudioError as error:
            losses.append(str(error))

    def _error(self, kind: type[AudioError], reason: str) -> AudioError:
        return kind(f"{self.name}: {reason}.", parameter="path", value=self.name)


def _open_decoder(path: Path) -> Decoder:
    """Return the decoder that reads the file; an `AudioError` says only what is wrong with it."""
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise AudioError("it is a folder, not a file")
        if not (stat.S_ISREG(status.st_mode) or stat.S_ISFIFO(status.st_mode)):
            raise AudioError("it is a device, not a file")
        if stat.S_ISREG(status.st_mode):
            if not status.st_size:
                raise AudioError("it is empty (0 bytes)")
            with path.open("rb") as file:
                if file.read(8).startswith(_PLAYLIST_SIGNATURES):
                    raise AudioError("it is a list of other files, not a recording")
            with contextlib.suppress(CannotDecodeError):
                return SoundFileDecoder(path)
        return FfmpegDecoder(path)
    except CannotDecodeError as error:
        raise AudioError("it is no audio or video file, or it is damaged at its start") from error
    except FileNotFoundError as error:
        raise AudioError("there is no such file") from error
    except PermissionError as error:
        raise AudioError("you may not read this file") from error
    except OSError as error:
        raise AudioError(error.strerror or str(error)) from error


def _in_blocks(pieces: Iterable[Samples]) -> Iterator[Samples]:
    """Regroup pieces of any length into blocks of half a second and a rest."""
    waiting: list[Samples] = []
    n_waiting = 0
    for piece in pieces:
        waiting.append(piece)
        n_waiting += len(piece)
        if n_waiting < BLOCK_SAMPLES:
            continue
        joined = np.concatenate(waiting)
        n_whole = n_waiting - n_waiting % BLOCK_SAMPLES
        yield from np.split(joined[:n_whole], n_whole // BLOCK_SAMPLES)
        waiting, n_waiting = [joined[n_whole:]], n_waiting - n_whole
    if n_waiting:
        yield np.concatenate(waiting)
