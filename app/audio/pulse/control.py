"""The sound server's lists of what there is, through `pulsectl`, never waiting for ever."""

from __future__ import annotations

import select
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from app.audio.errors import AudioError
from app.audio.pulse.connection import PATIENCE_S

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
    deadline = _Deadline(pulse, time.monotonic() + patience_s)
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

    def __init__(self, pulse: pulsectl.Pulse, deadline_s: float) -> None:
        self._pulse = pulse
        self._deadline_s = deadline_s
        self._has_passed = False

    def poll(self, descriptors: list[Any], timeout_s: float) -> int:
        """Wait for any of `pollfd` structures, less than 0 s meaning without limit."""
        left_s = self._deadline_s - time.monotonic()
        if left_s <= 0:
            self._has_passed = True
            self._pulse.connected = False
            return 0
        events: defaultdict[int, int] = defaultdict(int)
        for descriptor in descriptors:
            events[descriptor.fd] |= descriptor.events
        poller = select.poll()
        for number, mask in events.items():
            poller.register(number, mask)
        wait_s = left_s if timeout_s < 0 else min(left_s, timeout_s)
        happened = dict(poller.poll(wait_s * 1000))
        always = select.POLLERR | select.POLLHUP | select.POLLNVAL
        for descriptor in descriptors:
            descriptor.revents = happened.get(descriptor.fd, 0) & (descriptor.events | always)
        return len(happened)

    def explain(self) -> str:
        """Say why the connection ended."""
        if self._has_passed:
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
