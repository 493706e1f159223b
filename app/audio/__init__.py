"""Sound from files and streams, as the engine takes it: 16 kHz, mono, float32."""

from app.audio.errors import AudioError, DamagedAudioError
from app.audio.file import AudioFile
from app.audio.pcm import ByteStream, PcmStream
from app.audio.source import BLOCK_SAMPLES, SAMPLE_RATE, AudioSource, Samples

__all__ = [
    "BLOCK_SAMPLES",
    "SAMPLE_RATE",
    "AudioError",
    "AudioFile",
    "AudioSource",
    "ByteStream",
    "DamagedAudioError",
    "PcmStream",
    "Samples",
]
