from __future__ import annotations

import ctypes
from typing import Any, cast

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from app.audio.pulse.capture import CaptureTarget, PulseCapture
from app.audio.pulse.connection import Connection
from app.audio.pulse.library import ContextState, SampleSpec, StreamState

CHANNELS = 2

# Each part is frames to give, or a hole of as many frames.
Part = tuple[bool, int]


class ScriptedLibrary:
    """A library whose stream holds frames that count up, with holes between them."""

    def __init__(self, turns: list[list[Part]]) -> None:
        self.turns = turns
        self.queue: list[tuple[Any, int]] = []
        self.n_frames = 0

    def arrive(self) -> None:
        for is_hole, n in self.turns.pop(0) if self.turns else []:
            numbers = np.arange(self.n_frames, self.n_frames + n, dtype=np.float32)
            values = np.repeat(numbers[:, np.newaxis], CHANNELS, axis=1)
            buffer = ctypes.create_string_buffer(values.tobytes(), values.nbytes)
            self.queue.append((None if is_hole else buffer, values.nbytes))
            self.n_frames += n

    def stream_peek(self, _stream: int, address: Any, n_bytes: Any) -> int:
        buffer, size = self.queue[0] if self.queue else (None, 0)
        address._obj.value = ctypes.addressof(buffer) if buffer is not None else None
        n_bytes._obj.value = size
        return 0

    def stream_drop(self, _stream: int) -> int:
        self.queue.pop(0)
        return 0

    def stream_get_state(self, _stream: int) -> StreamState:
        return StreamState.READY

    def stream_get_sample_spec(self, _stream: int) -> Any:
        return ctypes.pointer(SampleSpec(5, 48_000, CHANNELS))

    def new_properties(self, _properties: dict[str, str]) -> int:
        return 1

    def stream_new_with_proplist(self, *_arguments: Any) -> int:
        return 1

    def __getattr__(self, _name: str) -> Any:
        return lambda *_arguments: 0


class ScriptedConnection:
    state = ContextState.READY
    context = 1

    def __init__(self, library: ScriptedLibrary) -> None:
        self.library = library

    def wait(self, is_done: Any) -> bool:
        return bool(is_done())

    def turn(self, _timeout_s: float) -> bool:
        self.library.arrive()
        return False

    def close(self) -> None:
        pass


PARTS = st.lists(st.tuples(st.booleans(), st.integers(1, 9)), max_size=4)


@given(st.lists(PARTS, max_size=6))
def test_holes_are_told_right_where_they_are(turns: list[list[Part]]) -> None:
    library = ScriptedLibrary([list(turn) for turn in turns])
    # Whatever hole comes last is seen by what follows it.
    library.turns.append([(False, 1)])
    connection = cast(Connection, ScriptedConnection(library))
    capture = PulseCapture(connection, CaptureTarget("any", "any", 48_000, CHANNELS))
    position = 0
    given_frames = [frame for turn in turns for is_hole, n in turn for frame in [not is_hole] * n]
    while library.turns or library.queue:
        frames = capture.read(0.0)
        if frames is None:
            continue
        assert not any(given_frames[position : position + frames.n_lost])
        position += frames.n_lost
        expected = np.arange(position, position + len(frames.values), dtype=np.float32)
        np.testing.assert_array_equal(frames.values, np.stack([expected] * CHANNELS, axis=1))
        position += len(frames.values)
    assert position == library.n_frames
