"""Samples that are no numbers."""

from __future__ import annotations

import numpy as np

from app.audio.unusable import silence_unusable


def test_what_cannot_be_sound_becomes_silence() -> None:
    values = np.array([[0.5, np.nan], [np.inf, -np.inf], [1e30, -1.0]], np.float32)
    usable, n_unusable = silence_unusable(values)
    assert usable.tolist() == [[0.5, 0.0], [0.0, 0.0], [0.0, -1.0]]
    assert usable.dtype == np.float32
    assert n_unusable == 4
    assert np.isnan(values[0, 1]), "the caller's samples are left as they are"


def test_sound_stays_as_it_is() -> None:
    values = np.array([1.5, -2.0, 0.0], np.float32)
    usable, n_unusable = silence_unusable(values)
    np.testing.assert_array_equal(usable, values)
    assert n_unusable == 0
