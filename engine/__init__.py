"""The speech engine: samples in, timed text out.

engine = Engine.load(folder, EngineSettings(precision="auto"))
stream = engine.open_stream(delay_ms=480)
for piece in stream.feed(samples):
    print(piece.text, piece.start, piece.end)
tail = stream.finish()
"""

from engine.checkpoint import CheckpointSummary, ModelFile, summarise_checkpoint
from engine.errors import (
    AttentionBackendError,
    CacheFullError,
    CheckpointError,
    SettingError,
    StreamClosedError,
    TokenizerError,
    VoxcapError,
)
from engine.machine import MachineReport, machine_report
from engine.metrics import EngineMetrics
from engine.settings import (
    CHECKPOINT_FORMATS,
    PRECISIONS,
    EngineSettings,
    NoRutEscape,
    RutEscape,
)
from engine.streaming import DEFAULT_DELAY_MS, SUPPORTED_DELAYS_MS, Engine, Stream, TextPiece

__all__ = [
    "CHECKPOINT_FORMATS",
    "DEFAULT_DELAY_MS",
    "PRECISIONS",
    "SUPPORTED_DELAYS_MS",
    "AttentionBackendError",
    "CacheFullError",
    "CheckpointError",
    "CheckpointSummary",
    "Engine",
    "EngineMetrics",
    "EngineSettings",
    "MachineReport",
    "ModelFile",
    "NoRutEscape",
    "RutEscape",
    "SettingError",
    "Stream",
    "StreamClosedError",
    "TextPiece",
    "TokenizerError",
    "VoxcapError",
    "machine_report",
    "summarise_checkpoint",
]
