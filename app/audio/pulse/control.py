"""The sound server's lists of what there is, through `pulsectl`, never waiting for ever."""

from __future__ import annotations

import math
import select
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from app.audio.errors import AudioError
from app.audio.pulse.connection import PATIENCE_S
from app.audio.pulse.patience import Patience

if TYPE_CHECKING:
    import pulsectl


@contextmanager
def control(server: str | None = None, patience_s: float = PATIENCE_S) -> Iterator[pulsectl.Pulse]:
    """Connect to the sound server to ask it things; never starts one.

    Args:
        server: the server's address, or None for the user's own server.
        patience_s: how long everything asked may take together.

    Raises:
        AudioError: there is no server, it stops, or it does not answer in time.
    """
    pulsectl = _import_pulsectl()
    pulse = pulsectl.Pulse("Voxcap", server=server, connect=False)
    deadline = _Deadline(pulse, Patience(patience_s))
    # What goes wrong in the library's callbacks is seen by what did not arrive.
    pulse.set_poll_func(deadline.poll, lambda *_error: None)
    try:
        pulse.connect(autospawn=False)
        yield pulse
    except (pulsectl.PulseError, pulsectl._pulsectl.pa.CallError) as error:
        raise AudioError(deadline.explain()) from error
    finally:
        # Only what counts as connected is disconnected, and files stay open without that.
        pulse.connected = True
        pulse.close()


class _Deadline:
    """Waits in the library's place and ends the connection once its time is up.

    The library itself waits without limit for a server that does not answer.
    """

    def __init__(self, pulse: pulsectl.Pulse, patience: Patience) -> None:
        self._pulse = pulse
        self._patience = patience

    def poll(self, descriptors: list[Any], timeout_s: float) -> int:
        """Wait for any of `pollfd` structures, less than 0 s meaning without limit."""
        if self._patience.is_over:
            self._pulse.connected = False
            return 0
        events: defaultdict[int, int] = defaultdict(int)
        for descriptor in descriptors:
            events[descriptor.fd] |= descriptor.events
        poller = select.poll()
        for number, mask in events.items():
            poller.register(number, mask)
        happened: dict[int, int] = {}
        self._patience.wait(
            lambda slice_s: happened.update(poller.poll(slice_s * 1000)),
            math.inf if timeout_s < 0 else timeout_s,
        )
        always = select.POLLERR | select.POLLHUP | select.POLLNVAL
        for descriptor in descriptors:
            descriptor.revents = happened.get(descriptor.fd, 0) & (descriptor.events | always)
        return len(happened)

    def explain(self) -> str:
        """Say why the connection ended."""
        if self._patience.is_over:
            return "The sound server does not answer. Restart it, or log out and in again."
        return (
            "No sound server can be reached. "
            "Start PulseAudio or PipeWire (pipewire-pulse) and try again."
        )


def _import_pulsectl() -> Any:
    try:
        import pulsectl
    except (ImportError, OSError) as error:
        raise AudioError(
            "Sound of PulseAudio or PipeWire cannot be captured, because the Python package "
            f"pulsectl cannot be loaded ({error}). Install it: pip install pulsectl."
        ) from error
    return pulsectl
