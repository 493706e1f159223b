"""Where a download comes from, and how patient it is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TransferSettings:
    """How files are transferred.

    Attributes:
        endpoint: address of the hub, or None for HF_ENDPOINT or else Hugging Face's own.
        answer_s: how long a server may take to answer.
        stall_s: how long no byte may come before the connection is made anew.
        waits_s: pauses before it is tried again; as many times without a byte, and it is given up.
    """

    endpoint: str | None = None
    answer_s: float = 15.0
    stall_s: float = 20.0
    waits_s: tuple[float, ...] = (1.0, 2.0, 5.0, 10.0, 20.0)
