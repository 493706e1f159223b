"""Mixing to mono."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio.downmix import Downmix


@pytest.mark.parametrize("n_channels", [1, 2, 3, 8])
def test_identical_channels_come_out_unchanged(n_channels: int) -> None:
    sound = np.random.default_rng(0).normal(0, 0.1, 1_000).astype(np.float32)
    mixed = Downmix(n_channels).mix(np.tile(sound[:, None], n_channels))
    np.testing.assert_allclose(mixed, sound, atol=1e-7)
    assert mixed.dtype == np.float32


def test_a_channel_counts_from_its_first_sound_to_the_end() -> None:
    downmix = Downmix(2)
    left = np.array([[0.5, 0.0]] * 4, np.float32)
    right = np.array([[0.0, 0.5]] * 4, np.float32)
    assert downmix.mix(left).tolist() == [0.5] * 4
    assert downmix.mix(right).tolist() == [0.25] * 4
    assert downmix.mix(left).tolist() == [0.25] * 4


def test_faint_recordings_are_kept() -> None:
    faint = np.full((4, 2), 1e-3, np.float32)
    np.testing.assert_allclose(Downmix(2).mix(faint), 1e-3)


def test_no_frames() -> None:
    assert len(Downmix(2).mix(np.zeros((0, 2), np.float32))) == 0


@given(
    n_channels=st.integers(2, 9),
    onsets=st.lists(st.integers(0, 400), min_size=9, max_size=9),
    cuts=st.lists(st.integers(0, 300), max_size=6),
)
def test_every_cut_gives_the_same_samples(
    n_channels: int, onsets: list[int], cuts: list[int]
) -> None:
    frames = np.random.default_rng(1).normal(0, 0.2, (300, n_channels)).astype(np.float32)
    for channel in range(n_channels):
        frames[: onsets[channel], channel] = 0.0
    whole = Downmix(n_channels).mix(frames)
    cut = Downmix(n_channels)
    parts = [cut.mix(part) for part in np.split(frames, sorted(cuts))]
    np.testing.assert_array_equal(np.concatenate(parts), whole)
