"""A connection to the sound server, driven by the thread that uses it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.audio.device import DeviceLostError
from app.audio.errors import AudioError
from app.audio.pulse.library import (
    CONTEXT_NOAUTOSPAWN,
    SERVER_INFO_CALLBACK,
    ContextState,
    ErrorCode,
    PulseLibrary,
)
from app.audio.pulse.patience import Patience

PATIENCE_S = 3.0

# For what is asked while sound is captured: it waits meanwhile.
SHORT_PATIENCE_S = 0.5

_PROPERTIES = {
    "application.name": "Voxcap",
    "application.id": "voxcap",
    "application.icon_name": "audio-input-microphone",
}


@dataclass(frozen=True, slots=True)
class ServerDefaults:
    """Names of what the user's programs play to and record from; None where there is nothing."""

    sink: str | None
    source: str | None


class Connection:
    """A connection; used by one thread, and nothing of it happens in any other.

    Never starts a sound server.

    Args:
        library: PulseAudio's library.
        server: the server's address, or None for the user's own server.
        patience_s: how long any answer of the server may take.

    Raises:
        AudioError: there is no server, or it does not answer.
    """

    def __init__(
        self, library: PulseLibrary, server: str | None = None, patience_s: float = PATIENCE_S
    ) -> None:
        self.library = library
        self.context: int | None = None
        self._patience_s = patience_s
        self._loop: int | None = library.mainloop_new()
        properties = library.new_properties(_PROPERTIES)
        self.context = library.context_new_with_proplist(
            library.mainloop_get_api(self._loop), b"Voxcap", properties
        )
        library.proplist_free(properties)
        try:
            self._connect(server)
        except BaseException:
            self.close()
            raise

    @property
    def state(self) -> ContextState:
        """Whether the connection stands."""
        return ContextState(self.library.context_get_state(self.context))

    @property
    def error(self) -> int:
        """The code of the last failure."""
        code: int = self.library.context_errno(self.context)
        return code

    def turn(self, timeout_s: float) -> bool:
        """Do what messages of the server ask for, waiting at most `timeout_s` for one.

        Returns:
            Whether there was one; there may be more.
        """
        # Rounded up, so that a short wait is not a busy one.
        timeout_us = min(int(max(timeout_s, 0.0) * 1e6) + 1, 1_000_000) if timeout_s > 0 else 0
        library, loop = self.library, self._loop
        if library.mainloop_prepare(loop, timeout_us) < 0 or library.mainloop_poll(loop) < 0:
            return False
        n_dispatched: int = library.mainloop_dispatch(loop)
        return n_dispatched > 0

    def wait(self, is_done: Callable[[], bool], patience_s: float | None = None) -> bool:
        """Turn until something is so; return False when the server's time is up."""
        patience = Patience(self._patience_s if patience_s is None else patience_s)
        while not is_done():
            if patience.is_over:
                return False
            patience.wait(self.turn)
        return True

    def defaults(self) -> ServerDefaults:
        """Ask the server for its defaults.

        Raises:
            DeviceLostError: the server does not answer.
        """
        answers: list[ServerDefaults] = []

        def receive(_context: Any, info: Any, _data: Any) -> None:
            if info:
                sink, source = info.contents.default_sink_name, info.contents.default_source_name
                answers.append(ServerDefaults(_text(sink), _text(source)))

        callback = SERVER_INFO_CALLBACK(receive)
        operation = self.library.context_get_server_info(self.context, callback, None)
        if not operation:
            raise DeviceLostError("The sound server has stopped.")
        self.wait(lambda: bool(answers) or self.state != ContextState.READY, SHORT_PATIENCE_S)
        # The library must not call back once the callback is freed.
        if not answers:
            self.library.operation_cancel(operation)
        self.library.operation_unref(operation)
        if not answers:
            raise DeviceLostError("The sound server does not answer.")
        return answers[0]

    def close(self) -> None:
        """Disconnect. Harmless when repeated."""
        if self.context is not None:
            self.library.context_disconnect(self.context)
            self.library.context_unref(self.context)
            self.context = None
        if self._loop is not None:
            self.library.mainloop_free(self._loop)
            self._loop = None

    def _connect(self, server: str | None) -> None:
        address = server.encode("utf-8", "surrogateescape") if server is not None else None
        self.library.context_connect(self.context, address, CONTEXT_NOAUTOSPAWN, None)
        settled = (ContextState.READY, ContextState.FAILED, ContextState.TERMINATED)
        if not self.wait(lambda: self.state in settled):
            raise AudioError(
                f"The sound server does not answer within {self._patience_s:g} s. "
                "Restart it, or log out and in again."
            )
        if self.state != ContextState.READY:
            raise AudioError(self._refusal())

    def _refusal(self) -> str:
        if self.error == ErrorCode.ACCESS:
            return (
                "The sound server does not let this program in. "
                "Run Voxcap as the user who is logged in at this computer."
            )
        return (
            f"No sound server can be reached ({self.library.error_text(self.error)}). "
            "Start PulseAudio or PipeWire (pipewire-pulse) and try again."
        )


def _text(name: bytes | None) -> str | None:
    return name.decode("utf-8", "replace") if name else None
