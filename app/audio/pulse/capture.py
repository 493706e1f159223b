"""One source of the sound server, captured."""

from __future__ import annotations

import ctypes
import time
from ctypes import byref, c_size_t, c_void_p
from dataclasses import dataclass

import numpy as np

from app.audio.device import CapturedFrames, DeviceLostError
from app.audio.elapsed import elapsed_s
from app.audio.errors import AudioError
from app.audio.pulse.connection import Connection, ServerDefaults
from app.audio.pulse.library import (
    CHANNEL_MAP_DEFAULT,
    INVALID_INDEX,
    SAMPLE_FLOAT32LE,
    BufferAttributes,
    ChannelMap,
    ContextState,
    ErrorCode,
    SampleSpec,
    StreamFlags,
    StreamState,
)
from app.audio.pulse.overflow import OverflowWatch

_FRAGMENT_S = 0.02
_FLOAT_BYTES = 4
_MOST_CATCHING_UP_S = 0.2
_LEAST_WAIT_S = 0.005

# The server queues 4 MB for a reader that is away: 11 s of the usual devices.
_LEAST_QUEUE_BYTES = 2 * 1024 * 1024

# Without DONT_MOVE the server goes on with another source in silence when this one disappears.
_FLAGS = (
    StreamFlags.DONT_MOVE
    | StreamFlags.FIX_RATE
    | StreamFlags.FIX_CHANNELS
    | StreamFlags.ADJUST_LATENCY
)

_PROPERTIES = {
    "media.name": "Live captions",
    "media.role": "a11y",
    "media.icon_name": "audio-input-microphone",
}


@dataclass(frozen=True, slots=True)
class CaptureTarget:
    """What to capture, as the server has it now.

    Attributes:
        source: the source's name.
        description: what people call what is captured.
        rate_hz: the source's own sample rate.
        channels: the source's own channels.
        sink: the sink that the source monitors, or None for a microphone.
        sink_input: the index of the one stream to capture of all that the sink plays, or None.
    """

    source: str
    description: str
    rate_hz: int
    channels: int
    sink: str | None = None
    sink_input: int | None = None

    @property
    def loss(self) -> str:
        """What to say when the server has ended its stream."""
        if self.sink_input is not None:
            return f"{self.description} has stopped playing, or plays elsewhere now."
        return f"{self.description} is gone."


class PulseCapture:
    """An open source, at the rate and with the channels it has by itself; a `CaptureDevice`.

    The thread that reads runs the library's main loop, so there is no other thread. Once the
    target has disappeared the server ends the stream; nothing of another source is ever read.

    Args:
        connection: to the server; closed together with this.
        target: what to capture.

    Raises:
        AudioError: the server refuses, or does not answer.
    """

    def __init__(self, connection: Connection, target: CaptureTarget) -> None:
        self.target = target
        self._connection = connection
        self._library = connection.library
        self._stream: int | None = None
        self._n_lost = 0
        try:
            self._stream = self._new_stream()
            self._start()
        except BaseException:
            self.close()
            raise
        spec = self._library.stream_get_sample_spec(self._stream).contents
        self._rate_hz, self._channels = int(spec.rate), int(spec.channels)
        queue_s = _LEAST_QUEUE_BYTES / (self._rate_hz * self._channels * _FLOAT_BYTES)
        self._overflow = OverflowWatch(self._rate_hz, queue_s)

    @property
    def device(self) -> str:
        """What is captured, as the system calls it to people."""
        return self.target.description

    @property
    def rate_hz(self) -> int:
        """Frames in a second."""
        return self._rate_hz

    @property
    def channels(self) -> int:
        """Channels of a frame."""
        return self._channels

    def read(self, timeout_s: float) -> CapturedFrames | None:
        """Return what came, waiting at most `timeout_s` for it, or None if nothing did.

        Raises:
            DeviceLostError: nothing will come any more; the message is one sentence.
        """
        now_s = time.monotonic()
        deadline_s = now_s + timeout_s
        self._overflow.arrive(now_s)
        self._turn(0.0)
        frames = self._take()
        while frames is None and (before_s := time.monotonic()) < deadline_s:
            self._turn(deadline_s - before_s)
            now_s = time.monotonic()
            # A wait shows that the server's queue was empty when it began.
            if now_s - before_s >= _LEAST_WAIT_S:
                self._n_lost += self._overflow.empty(before_s)
            # Held up after its time, as when the whole program stands still, it was not reading.
            if now_s > deadline_s:
                self._overflow.leave(deadline_s)
                self._overflow.arrive(now_s)
            frames = self._take()
        self._overflow.leave(time.monotonic())
        return frames

    def defaults(self) -> ServerDefaults:
        """Ask the server for its defaults; sound that comes meanwhile is kept for `read`.

        Raises:
            DeviceLostError: the server is gone or does not answer.
        """
        if self._stream is None:
            raise DeviceLostError("The sound device is closed.")
        return self._connection.defaults()

    def close(self) -> None:
        """Give the device back. Harmless when repeated."""
        if self._stream is not None:
            self._library.stream_disconnect(self._stream)
            self._library.stream_unref(self._stream)
            self._stream = None
        self._connection.close()

    def _new_stream(self) -> int:
        target, library = self.target, self._library
        spec = SampleSpec(SAMPLE_FLOAT32LE, target.rate_hz, target.channels)
        properties = library.new_properties(_PROPERTIES)
        # Replaced by the source's own; but there is no default for some numbers of channels.
        channel_map = ChannelMap()
        library.channel_map_init_extend(byref(channel_map), target.channels, CHANNEL_MAP_DEFAULT)
        stream: int | None = library.stream_new_with_proplist(
            self._connection.context, b"Live captions", byref(spec), byref(channel_map), properties
        )
        library.proplist_free(properties)
        if not stream:
            raise AudioError(self._refusal())
        return stream

    def _start(self) -> None:
        target, library = self.target, self._library
        if target.sink_input is not None:
            library.stream_set_monitor_stream(self._stream, target.sink_input)
        fragment_bytes = round(target.rate_hz * _FRAGMENT_S) * target.channels * _FLOAT_BYTES
        attributes = BufferAttributes(*([INVALID_INDEX] * 4), fragment_bytes)
        name = target.source.encode()
        if library.stream_connect_record(self._stream, name, byref(attributes), _FLAGS) < 0:
            raise AudioError(self._refusal())
        if not self._connection.wait(lambda: self._state > StreamState.CREATING):
            raise AudioError(
                f"The sound server gives no sound of {target.description}: it does not answer. "
                "Restart it, or log out and in again."
            )
        if self._state != StreamState.READY:
            raise AudioError(self._refusal())

    @property
    def _state(self) -> StreamState:
        return StreamState(self._library.stream_get_state(self._stream))

    def _refusal(self) -> str:
        code = self._connection.error
        if code == ErrorCode.NO_ENTITY:
            return f"{self.target.description} is not there any more. Choose another source."
        if code == ErrorCode.ACCESS:
            return (
                f"The sound server does not let this program record {self.target.description}. "
                "Allow it in the privacy settings."
            )
        return (
            f"{self.target.description} cannot be recorded ({self._library.error_text(code)}). "
            "Choose another source, or restart the sound server."
        )

    def _turn(self, timeout_s: float) -> None:
        """Take in all that the server has sent, waiting at most `timeout_s` for the first of it."""
        if self._stream is None:
            raise DeviceLostError("The sound device is closed.")
        # All of it: the last frame's time is now only when none is left behind.
        until_s = time.monotonic() + timeout_s + _MOST_CATCHING_UP_S
        while self._connection.turn(timeout_s) and time.monotonic() < until_s:
            timeout_s = 0.0
        if self._connection.state != ContextState.READY:
            raise DeviceLostError("The sound server has stopped.")
        if self._state != StreamState.READY:
            raise DeviceLostError(self.target.loss)

    def _take(self) -> CapturedFrames | None:
        """Take what lies ready up to the next hole, which is told with what follows it."""
        library, frame_bytes = self._library, self._channels * _FLOAT_BYTES
        address, n_bytes = c_void_p(), c_size_t()
        parts: list[bytes] = []
        while library.stream_peek(self._stream, byref(address), byref(n_bytes)) >= 0:
            if not n_bytes.value:
                break
            if address.value:
                parts.append(ctypes.string_at(address.value, n_bytes.value))
            elif parts:
                break
            else:
                n_lost = n_bytes.value // frame_bytes
                self._n_lost += n_lost
                self._overflow.take(n_lost)
            library.stream_drop(self._stream)
        if not parts:
            return None
        values = np.frombuffer(b"".join(parts), dtype="<f4").reshape(-1, self._channels)
        # The server's own account of its latency wavers by more than the fragments are long.
        frames = CapturedFrames(values, self._n_lost, elapsed_s())
        self._overflow.take(len(values))
        self._n_lost = 0
        return frames
