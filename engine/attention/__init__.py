"""Attention: the backends, block pooling, and the paged key/value cache."""

from engine.attention.backend import AttentionBackend, AttentionImplementation, MetadataBuilder
from engine.attention.kv_cache import CacheLayers, PagedKVCache
from engine.attention.layer import AttentionLayer
from engine.attention.pooling import BlockPooledBackend, with_block_pooling
from engine.attention.registry import BACKENDS, BackendRegistry, Maturity, require_fit
from engine.attention.sequence import Sequence
from engine.attention.spec import AttentionSpec, StepLimits, StepMetadata
from engine.attention.step import SequenceSlice, StepBuffers

__all__ = [
    "BACKENDS",
    "AttentionBackend",
    "AttentionImplementation",
    "AttentionLayer",
    "AttentionSpec",
    "BackendRegistry",
    "BlockPooledBackend",
    "CacheLayers",
    "Maturity",
    "MetadataBuilder",
    "PagedKVCache",
    "Sequence",
    "SequenceSlice",
    "StepBuffers",
    "StepLimits",
    "StepMetadata",
    "require_fit",
    "with_block_pooling",
]
