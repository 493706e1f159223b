"""The model that Voxcap can fetch, at the one revision it was made for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ModelRelease:
    """Files of a model on a Hugging Face hub, fixed to a revision.

    Attributes:
        repository: owner and name on the hub.
        revision: the commit, 40 hex digits; what is uploaded later is never fetched.
        files: the files that make the model whole, the small ones first.
        n_bytes: their size, about: known before the hub was asked.
        n_prepared_bytes: size of its weights prepared at 4 bits, about.
    """

    repository: str
    revision: str
    files: tuple[str, ...]
    n_bytes: int
    n_prepared_bytes: int

    @property
    def name(self) -> str:
        """What people know it by."""
        return self.repository.rpartition("/")[2]


VOXTRAL_MINI_4B_REALTIME: Final = ModelRelease(
    repository="mistralai/Voxtral-Mini-4B-Realtime-2602",
    revision="2769294da9567371363522aac9bbcfdd19447add",
    files=("params.json", "tekken.json", "consolidated.safetensors"),
    n_bytes=8_880_000_000,
    n_prepared_bytes=2_640_000_000,
)
"""The full model, in Mistral's format; the hub holds the same weights a second time."""
