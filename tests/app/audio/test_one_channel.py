"""One channel of a device that has several."""

from __future__ import annotations

import numpy as np
import pytest

from app.audio import AudioError
from app.audio.one_channel import OneChannelChoice
from tests.app.audio.scripted_choice import ScriptedChoice


def test_only_the_chosen_channel_comes() -> None:
    frames = np.arange(12, dtype=np.float32).reshape(4, 3)
    whole = ScriptedChoice("a", "Interface", frames=[frames])
    choice = OneChannelChoice(whole, 2)
    assert (choice.id, choice.label) == ("a#2", "Interface, channel 2")
    assert choice.kind is whole.kind
    device = choice.open()
    assert (device.channels, device.rate_hz) == (1, 48_000)
    came = device.read(0.0)
    assert came is not None
    np.testing.assert_array_equal(came.values, frames[:, 1:2])
    assert device.read(0.0) is None
    assert choice.is_current(device)
    assert whole.asked_for == whole.opened
    device.close()
    assert whole.opened[0].is_closed


def test_a_channel_the_device_lacks_is_refused_and_the_device_given_back() -> None:
    whole = ScriptedChoice("a", "Interface", frames=[np.zeros((1, 2), np.float32)])
    with pytest.raises(AudioError, match="no channel 3: it gives 2") as caught:
        OneChannelChoice(whole, 3).open()
    assert (caught.value.parameter, caught.value.value) == ("channel", 3)
    assert whole.opened[0].is_closed
