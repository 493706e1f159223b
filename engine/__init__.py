"""The speech engine: samples in, timed text out.

engine = Engine.load(folder, EngineSettings(precision="auto"))
stream = engine.open_stream(delay_ms=480)
for piece in stream.feed(samples):
    print(piece.text, piece.start, piece.end)
tail = stream.finish()
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from engine.collector import held_collector
from engine.drafts import BlankDrafts, Drafts, NoDrafts
from engine.errors import (
    AttentionBackendError,
    CacheFullError,
    CheckpointError,
    SettingError,
    StreamClosedError,
    TokenizerError,
    VoxcapError,
)
from engine.metrics import EngineMetrics
from engine.settings import (
    CHECKPOINT_FORMATS,
    PRECISIONS,
    EngineSettings,
    NoRutEscape,
    RutEscape,
)
from engine.streaming.delays import DEFAULT_DELAY_MS, SUPPORTED_DELAYS_MS
from engine.streaming.pieces import TextPiece
from engine.torch_loading import load_torch_libraries

if TYPE_CHECKING:
    from engine.benchmark.run import BenchmarkResult, BenchmarkSettings, run_benchmark
    from engine.checkpoint import (
        CheckpointSummary,
        ModelFile,
        PreparedEntry,
        PreparedModels,
        summarise_checkpoint,
    )
    from engine.machine import MachineReport, machine_report
    from engine.preparation import prepare_model
    from engine.streaming.engine import Engine
    from engine.streaming.stream import Stream

# What needs torch, whose import takes seconds, comes when it is asked for: reading old sessions or
# refusing a wrong argument should not wait for it.
_LATER = {
    "BenchmarkResult": "engine.benchmark.run",
    "BenchmarkSettings": "engine.benchmark.run",
    "CheckpointSummary": "engine.checkpoint",
    "Engine": "engine.streaming.engine",
    "MachineReport": "engine.machine",
    "ModelFile": "engine.checkpoint",
    "PreparedEntry": "engine.checkpoint",
    "PreparedModels": "engine.checkpoint",
    "Stream": "engine.streaming.stream",
    "machine_report": "engine.machine",
    "prepare_model": "engine.preparation",
    "run_benchmark": "engine.benchmark.run",
    "summarise_checkpoint": "engine.checkpoint",
}

__all__ = [
    "CHECKPOINT_FORMATS",
    "DEFAULT_DELAY_MS",
    "PRECISIONS",
    "SUPPORTED_DELAYS_MS",
    "AttentionBackendError",
    "BenchmarkResult",
    "BenchmarkSettings",
    "BlankDrafts",
    "CacheFullError",
    "CheckpointError",
    "CheckpointSummary",
    "Drafts",
    "Engine",
    "EngineMetrics",
    "EngineSettings",
    "MachineReport",
    "ModelFile",
    "NoDrafts",
    "NoRutEscape",
    "PreparedEntry",
    "PreparedModels",
    "RutEscape",
    "SettingError",
    "Stream",
    "StreamClosedError",
    "TextPiece",
    "TokenizerError",
    "VoxcapError",
    "machine_report",
    "prepare_model",
    "run_benchmark",
    "summarise_checkpoint",
]


def __getattr__(name: str) -> object:
    """Import what needs torch when it is used first."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    load_torch_libraries()
    with held_collector():
        value: object = getattr(importlib.import_module(_LATER[name]), name)
    globals()[name] = value
    return value
