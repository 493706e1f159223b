"""The few functions of PulseAudio's client library that capturing needs."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable
from ctypes import POINTER, c_char_p, c_int, c_size_t, c_uint, c_uint8, c_uint32, c_void_p
from enum import IntEnum, IntFlag
from typing import Any, TypeAlias

from app.audio.errors import AudioError
from app.audio.load_ahead import load_ahead

_FILE_NAME = "libpulse.so.0"

# As the library's headers have it.
INVALID_INDEX = 0xFFFF_FFFF
SAMPLE_FLOAT32LE = 5
CHANNEL_MAP_DEFAULT = 0
CONTEXT_NOAUTOSPAWN = 1


class ContextState(IntEnum):
    """What became of a connection to the sound server."""

    UNCONNECTED = 0
    CONNECTING = 1
    AUTHORIZING = 2
    SETTING_NAME = 3
    READY = 4
    FAILED = 5
    TERMINATED = 6


class StreamState(IntEnum):
    """What became of a stream."""

    UNCONNECTED = 0
    CREATING = 1
    READY = 2
    FAILED = 3
    TERMINATED = 4


class StreamFlags(IntFlag):
    """How a stream behaves."""

    FIX_RATE = 0x0080
    FIX_CHANNELS = 0x0100
    DONT_MOVE = 0x0200
    ADJUST_LATENCY = 0x2000


class ErrorCode(IntEnum):
    """Reasons for failures that are told apart."""

    ACCESS = 1
    NO_ENTITY = 5
    CONNECTION_REFUSED = 6
    TIMEOUT = 8
    CONNECTION_TERMINATED = 11
    KILLED = 12
    INVALID_SERVER = 13


class SampleSpec(ctypes.Structure):
    """`pa_sample_spec`: the format of a stream's frames."""

    _fields_ = (("format", c_int), ("rate", c_uint32), ("channels", c_uint8))


class ChannelMap(ctypes.Structure):
    """`pa_channel_map`: which loudspeaker a channel is for."""

    _fields_ = (("channels", c_uint8), ("map", c_int * 32))


class BufferAttributes(ctypes.Structure):
    """`pa_buffer_attr`: sizes in bytes; all bits set leaves one to the server."""

    _fields_ = (
        ("maxlength", c_uint32),
        ("tlength", c_uint32),
        ("prebuf", c_uint32),
        ("minreq", c_uint32),
        ("fragsize", c_uint32),
    )


class ServerInfo(ctypes.Structure):
    """`pa_server_info`: what a server says of itself; names are UTF-8 or null."""

    _fields_ = (
        ("user_name", c_char_p),
        ("host_name", c_char_p),
        ("server_version", c_char_p),
        ("server_name", c_char_p),
        ("sample_spec", SampleSpec),
        ("default_sink_name", c_char_p),
        ("default_source_name", c_char_p),
        ("cookie", c_uint32),
        ("channel_map", ChannelMap),
    )


SERVER_INFO_CALLBACK = ctypes.CFUNCTYPE(None, c_void_p, POINTER(ServerInfo), c_void_p)

# Name: (result, arguments).
_FUNCTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "pa_strerror": (c_char_p, (c_int,)),
    "pa_proplist_new": (c_void_p, ()),
    "pa_proplist_sets": (c_int, (c_void_p, c_char_p, c_char_p)),
    "pa_proplist_free": (None, (c_void_p,)),
    "pa_mainloop_new": (c_void_p, ()),
    "pa_mainloop_get_api": (c_void_p, (c_void_p,)),
    "pa_mainloop_prepare": (c_int, (c_void_p, c_int)),
    "pa_mainloop_poll": (c_int, (c_void_p,)),
    "pa_mainloop_dispatch": (c_int, (c_void_p,)),
    "pa_mainloop_free": (None, (c_void_p,)),
    "pa_context_new_with_proplist": (c_void_p, (c_void_p, c_char_p, c_void_p)),
    "pa_context_connect": (c_int, (c_void_p, c_char_p, c_int, c_void_p)),
    "pa_context_get_state": (c_int, (c_void_p,)),
    "pa_context_errno": (c_int, (c_void_p,)),
    "pa_context_get_server_info": (c_void_p, (c_void_p, SERVER_INFO_CALLBACK, c_void_p)),
    "pa_context_disconnect": (None, (c_void_p,)),
    "pa_context_unref": (None, (c_void_p,)),
    "pa_operation_cancel": (None, (c_void_p,)),
    "pa_operation_unref": (None, (c_void_p,)),
    "pa_channel_map_init_extend": (c_void_p, (POINTER(ChannelMap), c_uint, c_int)),
    "pa_stream_new_with_proplist": (
        c_void_p,
        (c_void_p, c_char_p, POINTER(SampleSpec), POINTER(ChannelMap), c_void_p),
    ),
    "pa_stream_set_monitor_stream": (c_int, (c_void_p, c_uint32)),
    "pa_stream_connect_record": (c_int, (c_void_p, c_char_p, POINTER(BufferAttributes), c_int)),
    "pa_stream_get_state": (c_int, (c_void_p,)),
    "pa_stream_get_sample_spec": (POINTER(SampleSpec), (c_void_p,)),
    "pa_stream_peek": (c_int, (c_void_p, POINTER(c_void_p), POINTER(c_size_t))),
    "pa_stream_drop": (c_int, (c_void_p,)),
    "pa_stream_disconnect": (c_int, (c_void_p,)),
    "pa_stream_unref": (None, (c_void_p,)),
}

Loader: TypeAlias = Callable[[str], Any]


# Once, as opening a library again holds Python's lock until the system has loaded any other.
@functools.cache
def load_library(file_name: str) -> ctypes.CDLL:
    """Load a shared library, holding up no other thread.

    Raises:
        OSError: it cannot be loaded.
    """
    load_ahead(file_name)
    return ctypes.CDLL(file_name)


class PulseLibrary:
    """The loaded library; its functions are attributes without the prefix `pa_`.

    Functions release Python's lock while they run. Handles are plain integers.

    Raises:
        AudioError: the library is not on this computer, or lacks a function.
    """

    def __init__(self, load: Loader = load_library) -> None:
        try:
            library = load(_FILE_NAME)
            for name, (result, arguments) in _FUNCTIONS.items():
                function = getattr(library, name)
                function.restype, function.argtypes = result, arguments
                setattr(self, name.removeprefix("pa_"), function)
        except (OSError, AttributeError) as error:
            raise AudioError(
                "Sound of PulseAudio or PipeWire cannot be captured, because the library "
                f"{_FILE_NAME} cannot be loaded ({error}). "
                "On Debian or Ubuntu: apt-get install libpulse0."
            ) from error

    # Tells type checkers that the functions exist.
    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def error_text(self, code: int) -> str:
        """Return the library's own words for an error."""
        text: bytes | None = self.strerror(code)
        return text.decode("utf-8", "replace") if text else f"error {code}"

    def new_properties(self, properties: dict[str, str]) -> int:
        """Return a handle of a property list, to be freed with `proplist_free`."""
        handle: int = self.proplist_new()
        for key, value in properties.items():
            self.proplist_sets(handle, key.encode(), value.encode("utf-8", "replace"))
        return handle
