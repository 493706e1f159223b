"""What a model layer calls to attend."""

from __future__ import annotations

from typing import Any

from torch import Tensor

from engine.attention.backend import AttentionBackend
from engine.attention.registry import require_fit
from engine.attention.spec import AttentionSpec


class AttentionLayer:
    """One attention layer on one backend; `implementation` does its computation."""

    def __init__(self, backend: type[AttentionBackend], spec: AttentionSpec, scale: float) -> None:
        """Choose the kernels.

        Args:
            backend: where they come from.
            spec: the layer's shape (block size in tokens for a pooled backend).
            scale: factor of the scores before the softmax.

        Raises:
            AttentionBackendError: the backend does not support the spec's dtype or head size.
        """
        require_fit(backend, spec)
        self.implementation = backend.implementation_class()(spec, scale)
        self._forward_writes_kv_cache = backend.forward_writes_kv_cache()

    def attend(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        kv_cache: Tensor,
        metadata: Any,
        out: Tensor,
    ) -> None:
        """Store keys and values of the step's rows and fill `out` with the attention's result.

        Args:
            query: float32 [n_rows, n_heads, head_size].
            key: float32 [n_rows, n_kv_heads, head_size], already rotated.
            value: float32 [n_rows, n_kv_heads, head_size].
            kv_cache: this layer's cache.
            metadata: of this step, from the backend's builder.
            out: float32 [n_rows, n_heads, head_size], filled; padding rows are left as they are.
        """
        if not self._forward_writes_kv_cache:
            self.implementation.write_kv(key, value, kv_cache, metadata)
        self.implementation.forward(query, key, value, kv_cache, metadata, out)
