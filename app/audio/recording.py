"""What a recording gives that is read as fast as its reader likes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from app.audio.samples import Samples


class Recording(Protocol):
    """A file or a pipe, read once from its beginning to its end."""

    @property
    def name(self) -> str:
        """What to call the recording in messages and headings."""

    @property
    def duration_s(self) -> float | None:
        """Length in seconds as the recording declares it, or None where it does not."""

    def blocks(self) -> Iterator[Samples]:
        """Yield the sound as float32 [n], 16 kHz mono, n > 0.

        Raises:
            DamagedAudioError: after the last block, when some of the sound could not be read.
            AudioError: when the recording holds no sound.
        """

    def close(self) -> None:
        """Give back the file. Harmless when repeated."""
