"""How far a model is prepared that is being loaded."""

from __future__ import annotations


class LoadingProgress:
    """Told on the thread that loads, read by windows."""

    def __init__(self) -> None:
        """Know of nothing: most models need no preparing, or were prepared before."""
        self._share: float | None = None

    @property
    def prepared_share(self) -> float | None:
        """How much is prepared, from 0 to 1; None where nothing is being prepared."""
        return self._share

    def tell(self, n_prepared: int, n_to_prepare: int) -> None:
        """Take what the engine tells; see `engine.Engine.load`."""
        self._share = n_prepared / n_to_prepare if n_prepared < n_to_prepare else None
