"""Model folders: reading their config and weights, in Mistral's and Hugging Face's formats."""

from engine.checkpoint.checkpoint import Checkpoint, HuggingFaceCheckpoint, MistralCheckpoint
from engine.checkpoint.config import (
    DecoderConfig,
    EncoderConfig,
    FrontendConfig,
    ModelConfig,
    RopeSettings,
)
from engine.checkpoint.opening import open_checkpoint, open_model
from engine.checkpoint.preparing import PreparedEntry, PreparedModels
from engine.checkpoint.source import ModelSource
from engine.checkpoint.summary import CheckpointSummary, ModelFile, summarise_checkpoint

__all__ = [
    "Checkpoint",
    "CheckpointSummary",
    "DecoderConfig",
    "EncoderConfig",
    "FrontendConfig",
    "HuggingFaceCheckpoint",
    "MistralCheckpoint",
    "ModelConfig",
    "ModelFile",
    "ModelSource",
    "PreparedEntry",
    "PreparedModels",
    "RopeSettings",
    "open_checkpoint",
    "open_model",
    "summarise_checkpoint",
]
