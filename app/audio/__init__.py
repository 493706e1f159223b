"""Sound from files, pipes and devices, as the engine takes it: 16 kHz, mono, float32."""

from app.audio.device import CaptureDevice, CapturedFrames, DeviceLostError, SoundChoice, SoundKind
from app.audio.elapsed import asleep_s, elapsed_s
from app.audio.errors import AudioError, DamagedAudioError
from app.audio.file import AudioFile
from app.audio.pcm import ByteStream, PcmStream
from app.audio.recording import Recording
from app.audio.samples import BLOCK_SAMPLES, SAMPLE_RATE, Samples
from app.audio.source import (
    AudioEvent,
    AudioSource,
    Block,
    Ended,
    Failed,
    Gap,
    Glitch,
    Lost,
    Moved,
    Muted,
    Started,
    Unmuted,
    Waiting,
)

__all__ = [
    "BLOCK_SAMPLES",
    "SAMPLE_RATE",
    "AudioError",
    "AudioEvent",
    "AudioFile",
    "AudioSource",
    "Block",
    "ByteStream",
    "CaptureDevice",
    "CapturedFrames",
    "DamagedAudioError",
    "DeviceLostError",
    "Ended",
    "Failed",
    "Gap",
    "Glitch",
    "Lost",
    "Moved",
    "Muted",
    "PcmStream",
    "Recording",
    "Samples",
    "SoundChoice",
    "SoundKind",
    "Started",
    "Unmuted",
    "Waiting",
    "asleep_s",
    "elapsed_s",
]
