"""Fetching the full model from a Hugging Face hub, and verifying it. Imported only when needed."""

from engine.download.download import ModelDownload
from engine.download.progress import DownloadPhase, DownloadProgress
from engine.download.release import VOXTRAL_MINI_4B_REALTIME, ModelRelease
from engine.download.settings import TransferSettings
from engine.download.snapshots import find_snapshots
from engine.download.space import SpaceNeed, space_needs
from engine.download.verifying import FileVerdict, verify_model

__all__ = [
    "VOXTRAL_MINI_4B_REALTIME",
    "DownloadPhase",
    "DownloadProgress",
    "FileVerdict",
    "ModelDownload",
    "ModelRelease",
    "SpaceNeed",
    "TransferSettings",
    "find_snapshots",
    "space_needs",
    "verify_model",
]
