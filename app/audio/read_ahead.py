"""Reads a recording in a thread of its own, so that nobody has to wait for a disk or a pipe."""

from __future__ import annotations

import logging
import threading
from collections import deque

import numpy as np

from app.audio.errors import AudioError
from app.audio.recording import Recording
from app.audio.samples import BLOCK_SAMPLES, Samples

logger = logging.getLogger(__name__)

_MOST_WAITING_SAMPLES = 3 * BLOCK_SAMPLES
_CLOSING_S = 0.5


class ReadAhead:
    """Keeps about a second and a half of a recording ready, and closes it when done.

    Attributes:
        error: what of the recording could not be read, or None; settled once `is_ended`.
    """

    def __init__(self, recording: Recording) -> None:
        self.error: str | None = None
        self._recording = recording
        self._changed = threading.Condition()
        self._blocks: deque[Samples] = deque()
        self._n_waiting = 0
        self._is_read = False
        self._is_closed = False
        # A pipe may stay silent for ever; the program must be able to end all the same.
        self._thread = threading.Thread(
            target=self._run, name=f"read {recording.name}", daemon=True
        )
        self._thread.start()

    @property
    def is_ended(self) -> bool:
        """Whether everything there was has been taken."""
        with self._changed:
            return self._is_read and not self._blocks

    def take(self, n_samples: int, timeout_s: float) -> Samples:
        """Return up to `n_samples`, float32; waits for the first of them, or for the end.

        None come when time is up, and at the end.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._blocks or self._is_read, timeout_s)
            parts = []
            while self._blocks and n_samples > 0:
                block = self._blocks.popleft()
                if len(block) > n_samples:
                    self._blocks.appendleft(block[n_samples:])
                    block = block[:n_samples]
                parts.append(block)
                n_samples -= len(block)
                self._n_waiting -= len(block)
            self._changed.notify_all()
        return np.concatenate(parts) if parts else np.zeros(0, dtype=np.float32)

    def close(self) -> None:
        """Stop reading and forget what is ready. Harmless when repeated.

        A thread that waits for a pipe is left behind; it ends with the pipe or with the program.
        """
        with self._changed:
            self._is_closed = self._is_read = True
            self._blocks.clear()
            self._n_waiting = 0
            self._changed.notify_all()
        self._thread.join(_CLOSING_S)

    def _run(self) -> None:
        try:
            self._read()
        except AudioError as error:
            self.error = str(error)
        except Exception as error:
            logger.exception("Reading %s failed", self._recording.name)
            self.error = f"{self._recording.name}: it could not be read on ({error})."
        finally:
            # Here and not in `close`: a file must not be closed while it is being decoded.
            self._recording.close()
            with self._changed:
                self._is_read = True
                self._changed.notify_all()

    def _read(self) -> None:
        for block in self._recording.blocks():
            with self._changed:
                self._changed.wait_for(
                    lambda: self._is_closed or self._n_waiting < _MOST_WAITING_SAMPLES
                )
                if self._is_closed:
                    return
                self._blocks.append(block)
                self._n_waiting += len(block)
                self._changed.notify_all()
