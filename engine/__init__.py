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
from engine.download.release import VOXTRAL_MINI_4B_REALTIME, ModelRelease
from engine.drafts import BlankDrafts, Drafts, NoDrafts
from engine.errors import (
    AttentionBackendError,
    CacheFullError,
    CheckpointError,
    DownloadError,
    DownloadStoppedError,
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
    from engine.download.deleting import delete_downloaded
    from engine.download.download import ModelDownload
    from engine.download.progress import DownloadPhase, DownloadProgress
    from engine.download.settings import TransferSettings
    from engine.download.snapshots import find_snapshots
    from engine.download.space import SpaceNeed, space_needs
    from engine.download.verifying import FileVerdict, verify_model
    from engine.machine import MachineReport, machine_report
    from engine.preparation import ensure_prepared, prepare_model
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
    "ensure_prepared": "engine.preparation",
    "machine_report": "engine.machine",
    "prepare_model": "engine.preparation",
    "run_benchmark": "engine.benchmark.run",
    "summarise_checkpoint": "engine.checkpoint",
}

# Fetching a model needs a hub's client, which nothing else does, and no torch.
_FETCHING = {
    "DownloadPhase": "engine.download.progress",
    "DownloadProgress": "engine.download.progress",
    "FileVerdict": "engine.download.verifying",
    "ModelDownload": "engine.download.download",
    "SpaceNeed": "engine.download.space",
    "TransferSettings": "engine.download.settings",
    "delete_downloaded": "engine.download.deleting",
    "find_snapshots": "engine.download.snapshots",
    "space_needs": "engine.download.space",
    "verify_model": "engine.download.verifying",
}

__all__ = [
    "CHECKPOINT_FORMATS",
    "DEFAULT_DELAY_MS",
    "PRECISIONS",
    "SUPPORTED_DELAYS_MS",
    "VOXTRAL_MINI_4B_REALTIME",
    "AttentionBackendError",
    "BenchmarkResult",
    "BenchmarkSettings",
    "BlankDrafts",
    "CacheFullError",
    "CheckpointError",
    "CheckpointSummary",
    "DownloadError",
    "DownloadPhase",
    "DownloadProgress",
    "DownloadStoppedError",
    "Drafts",
    "Engine",
    "EngineMetrics",
    "EngineSettings",
    "FileVerdict",
    "MachineReport",
    "ModelDownload",
    "ModelFile",
    "ModelRelease",
    "NoDrafts",
    "NoRutEscape",
    "PreparedEntry",
    "PreparedModels",
    "RutEscape",
    "SettingError",
    "SpaceNeed",
    "Stream",
    "StreamClosedError",
    "TextPiece",
    "TokenizerError",
    "TransferSettings",
    "VoxcapError",
    "delete_downloaded",
    "ensure_prepared",
    "find_snapshots",
    "machine_report",
    "prepare_model",
    "run_benchmark",
    "space_needs",
    "summarise_checkpoint",
    "verify_model",
]


def __getattr__(name: str) -> object:
    """Import what takes long when it is used first."""
    value: object
    if name in _FETCHING:
        value = getattr(importlib.import_module(_FETCHING[name]), name)
    elif name in _LATER:
        load_torch_libraries()
        with held_collector():
            value = getattr(importlib.import_module(_LATER[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value
