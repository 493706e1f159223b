"""The attention backends that are supported."""

from __future__ import annotations

import logging
from enum import Enum

from engine.attention.backend import AttentionBackend
from engine.attention.cpu import CpuBackend
from engine.attention.native import NativeBackend
from engine.attention.reference import ReferenceBackend
from engine.attention.spec import AttentionSpec
from engine.errors import AttentionBackendError

logger = logging.getLogger(__name__)


class Maturity(Enum):
    """How much a registered backend has been used."""

    PROVEN = "proven"
    RECENT = "recent"


class BackendRegistry:
    """The supported attention backends by name. A backend outside it is refused."""

    def __init__(self) -> None:
        """Start without any."""
        self._backends: dict[str, type[AttentionBackend]] = {}
        self._maturity: dict[str, Maturity] = {}

    def register(self, backend: type[AttentionBackend], maturity: Maturity) -> None:
        """Add a backend under its own name.

        Raises:
            AttentionBackendError: another backend has that name.
        """
        name = backend.name()
        if name in self._backends:
            raise AttentionBackendError(
                f"An attention backend named {name!r} is registered already; give this one "
                "another name.",
                parameter="attention",
                value=name,
            )
        self._backends[name] = backend
        self._maturity[name] = maturity

    def names(self) -> tuple[str, ...]:
        """Return the names of the supported backends in the order they were registered."""
        return tuple(self._backends)

    def maturity(self, name: str) -> Maturity:
        """Return how much the backend of that name has been used; errors as in `get`."""
        self._require(name)
        return self._maturity[name]

    def get(self, name: str) -> type[AttentionBackend]:
        """Return the backend of that name; a recent one is announced in the log.

        Raises:
            AttentionBackendError: no such backend is registered.
        """
        backend = self._require(name)
        if self._maturity[name] is Maturity.RECENT:
            logger.info(
                "The attention backend %r was added recently; please report anything unusual, or "
                "choose one of the proven: %s.",
                name,
                ", ".join(n for n, m in self._maturity.items() if m is Maturity.PROVEN),
            )
        return backend

    def require_registered(self, backend: type[AttentionBackend]) -> None:
        """Refuse a backend class that is not in the registry.

        Raises:
            AttentionBackendError: `backend` is not the class registered under its name.
        """
        if self._backends.get(backend.name()) is not backend:
            raise self._unsupported(backend.name())

    def _require(self, name: str) -> type[AttentionBackend]:
        try:
            return self._backends[name]
        except KeyError:
            raise self._unsupported(name) from None

    def _unsupported(self, name: str) -> AttentionBackendError:
        return AttentionBackendError(
            f"The attention backend {name!r} is not supported; choose one of: "
            f"{', '.join(self.names())}.",
            parameter="attention",
            value=name,
        )


def require_fit(backend: type[AttentionBackend], spec: AttentionSpec) -> None:
    """Refuse a backend that cannot compute layers of this shape.

    Raises:
        AttentionBackendError: the cache's dtype or the head size is not supported.
    """
    if spec.dtype not in backend.supported_dtypes():
        supported = ", ".join(_dtype_name(dtype) for dtype in backend.supported_dtypes())
        raise AttentionBackendError(
            f"The attention backend {backend.name()!r} cannot keep a KV cache in "
            f"{_dtype_name(spec.dtype)}; it supports: {supported}. Choose another precision or "
            "backend.",
            parameter="dtype",
            value=_dtype_name(spec.dtype),
        )
    if not backend.supports_head_size(spec.head_size):
        raise AttentionBackendError(
            f"The attention backend {backend.name()!r} does not support this model's head size of "
            f"{spec.head_size}; choose another backend.",
            parameter="head_size",
            value=spec.head_size,
        )


def _dtype_name(dtype: object) -> str:
    return str(dtype).removeprefix("torch.")


def _supported_backends() -> BackendRegistry:
    registry = BackendRegistry()
    registry.register(CpuBackend, Maturity.PROVEN)
    registry.register(ReferenceBackend, Maturity.PROVEN)
    registry.register(NativeBackend, Maturity.PROVEN)
    return registry


BACKENDS = _supported_backends()
