"""Raw PCM from a pipe, however it is cut."""

from __future__ import annotations

import io
import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio import AudioError, DamagedAudioError, PcmStream


class Pieces:
    """A stream whose reads return these pieces, or less."""

    def __init__(self, pieces: list[bytes]) -> None:
        self._pieces = [piece for piece in pieces if piece]

    def read1(self, size: int, /) -> bytes:
        if not self._pieces:
            return b""
        piece = self._pieces.pop(0)
        if piece[size:]:
            self._pieces.insert(0, piece[size:])
        return piece[:size]


@given(
    values=st.lists(st.integers(-32_768, 32_767), min_size=1, max_size=300),
    cuts=st.lists(st.integers(0, 600), max_size=20),
)
def test_every_cut_gives_the_same_samples(values: list[int], cuts: list[int]) -> None:
    content = np.array(values, dtype="<i2").tobytes()
    edges = [0, *sorted(min(cut, len(content)) for cut in cuts), len(content)]
    pieces = [content[a:b] for a, b in itertools.pairwise(edges)]
    samples = np.concatenate(list(PcmStream(Pieces(pieces)).blocks()))
    np.testing.assert_array_equal(samples, np.array(values) / np.float32(32_768))
    assert samples.dtype == np.float32


def test_samples_come_before_the_stream_ends() -> None:
    class Endless:
        def read1(self, size: int, /) -> bytes:
            return b"\x00\x01" * 4

    blocks = PcmStream(Endless()).blocks()
    assert [len(next(blocks)) for _ in range(3)] == [4, 4, 4]


def test_a_flood_is_cut_into_blocks() -> None:
    stream = PcmStream(io.BufferedReader(io.BytesIO(bytes(100_000))))
    assert max(len(block) for block in stream.blocks()) <= 8_002


def test_half_a_sample_at_the_end_is_told() -> None:
    blocks = PcmStream(io.BytesIO(b"\x01\x00\x02\x00\x03")).blocks()
    assert len(next(blocks)) == 2
    with pytest.raises(DamagedAudioError, match="half a sample"):
        next(blocks)


@pytest.mark.parametrize("content", [b"", b"\x01"])
def test_nothing(content: bytes) -> None:
    with pytest.raises(AudioError, match="nothing came"):
        list(PcmStream(io.BytesIO(content)).blocks())


@pytest.mark.parametrize("signature", [b"RIFF", b"fLaC", b"OggS", b"ID3\x03"])
def test_file_with_a_header_is_refused(signature: bytes) -> None:
    stream = PcmStream(Pieces([signature[:1], signature[1:] + bytes(100)]))
    with pytest.raises(AudioError, match="not raw PCM"):
        list(stream.blocks())


def test_closed_stream() -> None:
    stream = io.BytesIO(b"1234")
    stream.close()
    with pytest.raises(AudioError, match="cannot be read"):
        list(PcmStream(stream).blocks())
