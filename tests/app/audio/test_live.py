"""A watched device: whatever befalls it is told, mended, and never raised."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.audio import (
    AudioError,
    AudioEvent,
    CapturedFrames,
    DeviceLostError,
    Failed,
    Gap,
    Glitch,
    Lost,
    Moved,
    Muted,
    Started,
    Unmuted,
    Waiting,
)
from app.audio.live import LiveSource
from tests.app.audio.scripted_device import (
    Quiet,
    ScriptedChoice,
    ScriptedDevice,
    Sound,
    Step,
    VirtualClock,
    blocks,
    check_timeline,
    listen,
    others,
)

_ORIGIN_S = 1_000.0


class Scene:
    """A source over scripted openings of a device, opened half a second after the origin."""

    def __init__(
        self,
        *openings: Sequence[Step] | Exception,
        is_current: Callable[[], bool] = lambda: True,
        zeros_advice: str | None = "The webcam is muted.",
        rate_hz: int = 16_000,
        channels: int = 1,
        names: Sequence[str] = (),
    ) -> None:
        self.clock = VirtualClock(_ORIGIN_S + 0.5)
        named = itertools.chain(names, itertools.repeat("Webcam"))
        self.choice = ScriptedChoice(
            self.clock,
            [
                opening
                if isinstance(opening, Exception)
                else ScriptedDevice(self.clock, opening, next(named), rate_hz, channels)
                for opening in openings
            ],
            is_current,
            zeros_advice,
        )
        self.source = LiveSource(
            self.choice, clock=self.clock, asleep=self.clock.asleep, wait=self.clock.wait
        )
        self.events: list[AudioEvent] = []
        self.source.open(_ORIGIN_S)

    def listen(self, duration_s: float) -> list[AudioEvent]:
        """Read for some seconds; the timeline so far must be whole."""
        events = listen(self.source, self.clock, duration_s)
        self.events += events
        check_timeline(self.events)
        return events

    def close(self) -> list[AudioEvent]:
        self.source.close()
        tail = list(self.source.read(0.1))
        self.events += tail
        check_timeline(self.events)
        return tail

    @property
    def now_sample(self) -> int:
        return round((self.clock.now_s - _ORIGIN_S) * 16_000)


def steady(duration_s: float) -> list[Step]:
    return [Sound()] * round(duration_s * 10)


def kinds(events: Sequence[AudioEvent]) -> list[type[AudioEvent]]:
    return [type(event) for event in events]


def test_time_begins_by_the_clock_and_then_counts_samples() -> None:
    scene = Scene([Sound(0.1), Sound(0.05, late_s=0.04), Sound(0.1, late_s=0.3), Sound(0.1)])
    events = scene.listen(0.8)
    assert events[0] == Started(8_000, "Webcam", 16_000, 1)
    assert [(b.start_sample, len(b.samples)) for b in blocks(events)] == [
        (8_000, 1_600),
        (9_600, 800),
        (10_400, 1_600),
        (12_000, 1_600),
    ]
    assert [b.captured_s for b in blocks(events)[:2]] == pytest.approx([1_000.6, 1_000.65])


@pytest.mark.parametrize(("rate_hz", "channels"), [(44_100, 2), (48_000, 8), (8_000, 1)])
def test_any_format(rate_hz: int, channels: int) -> None:
    scene = Scene(steady(3), rate_hz=rate_hz, channels=channels)
    events = scene.listen(3)
    tail = scene.close()
    assert events[0] == Started(8_000, "Webcam", rate_hz, channels)
    sound = np.concatenate([b.samples for b in blocks([*events, *tail])])
    assert len(sound) == 48_000
    np.testing.assert_allclose(sound[3_000:-3_000], 0.25, atol=1e-4)
    for block in blocks(events):
        # Half a second after the origin is sample 8000, whatever the filter held back.
        end_s = block.end_sample / 16_000
        assert block.captured_s - _ORIGIN_S == pytest.approx(end_s, abs=1e-4)


def test_sound_from_before_the_origin_begins_at_zero() -> None:
    clock = VirtualClock(10.0)
    source = LiveSource(ScriptedChoice(clock, [ScriptedDevice(clock, steady(1))]), clock=clock)
    source.open(10.5)
    events = listen(source, clock, 0.3)
    assert [b.start_sample for b in blocks(events)] == [0, 1_600, 3_200]


def test_the_first_opening_must_work() -> None:
    with pytest.raises(AudioError, match="in use"):
        Scene(AudioError("The webcam is in use."))
    with pytest.raises(AudioError, match=r"Microphone: Webcam cannot be opened \(odd\)"):
        Scene(ValueError("odd"))


def test_a_device_whose_format_makes_no_sense_is_closed_again() -> None:
    clock = VirtualClock()
    device = ScriptedDevice(clock, rate_hz=0)
    source = LiveSource(ScriptedChoice(clock, [device]), clock=clock)
    with pytest.raises(AudioError):
        source.open(0.0)
    assert device.is_closed


def test_waiting_is_told_once_and_then_the_device_is_opened_anew() -> None:
    scene = Scene([*steady(1), *[Quiet()] * 100], steady(2))
    until_waiting = scene.listen(2.55)
    assert kinds(others(until_waiting)) == [Started, Waiting]
    assert others(until_waiting)[1] == Waiting(24_000)
    later = scene.listen(4)
    lost, gap, started = others(later)[:3]
    assert lost == Lost(24_000, "Nothing has come from Webcam for 4 s.")
    assert isinstance(gap, Gap)
    assert gap.start_sample == 24_000
    assert gap.end_sample == pytest.approx(24_000 + 64_000, abs=1_700)
    assert started == Started(gap.end_sample, "Webcam", 16_000, 1)
    assert len(scene.choice.opened) == 2


def test_sound_that_was_only_late_leaves_no_gap() -> None:
    # The device held 2 s of sound back, and says so by when it was captured.
    scene = Scene([*steady(1), *[Quiet()] * 20, Sound(2.0, late_s=0.0)])
    late = ScriptedDevice.read

    def read(device: ScriptedDevice, timeout_s: float) -> CapturedFrames | None:
        frames = late(device, timeout_s)
        if frames is not None and len(frames.values) == 32_000:
            scene.clock.now_s -= 2.0
            return CapturedFrames(frames.values, 0, scene.clock.now_s)
        return frames

    scene.choice.opened[0].read = read.__get__(scene.choice.opened[0])  # type: ignore[method-assign]
    events = scene.listen(3.0) + list(scene.source.read(0.1))
    assert kinds(others(events)) == [Started, Waiting, Started]
    assert sum(len(b.samples) for b in blocks(events)) == 48_000


def test_sound_that_is_missing_after_a_wait_is_a_gap() -> None:
    scene = Scene([*steady(1), *[Quiet()] * 20, *steady(1)])
    events = scene.listen(4)
    assert kinds(others(events)) == [Started, Waiting, Gap, Started]
    assert others(events)[2] == Gap(24_000, 24_000 + 32_000, "no sound came")
    assert blocks(events)[-1].end_sample == scene.now_sample


def test_a_slow_first_sound_is_no_gap() -> None:
    scene = Scene([*[Quiet()] * 20, *steady(1)])
    events = scene.listen(2.6)
    assert kinds(others(events)) == [Waiting, Started]
    assert others(events)[1] == Started(40_000, "Webcam", 16_000, 1)


def test_a_lost_device_is_told_and_opened_at_once() -> None:
    gone = DeviceLostError("The webcam is unplugged.")
    scene = Scene([*steady(1), gone], steady(1))
    events = scene.listen(1.5)
    assert kinds(others(events)) == [Started, Lost, Started]
    assert others(events)[1] == Lost(24_000, "The webcam is unplugged.")
    assert scene.choice.tried_s == pytest.approx([1_000.5, 1_001.5])


def test_no_time_passes_unseen_while_lost() -> None:
    busy = AudioError("The webcam is in use.")
    gone = DeviceLostError("The webcam is unplugged.")
    scene = Scene([*steady(1), gone], busy, busy, steady(3))
    events = scene.listen(4)
    lost, gap, started = others(events)[1:]
    assert lost == Lost(24_000, "The webcam is unplugged.")
    assert gap == Gap(24_000, 24_000 + 24_000, "the sound was lost")
    assert started == Started(48_000, "Webcam", 16_000, 1)
    assert np.diff(scene.choice.tried_s[1:]) == pytest.approx([0.5, 1.0], abs=0.01)
    assert blocks(events)[-1].end_sample == scene.now_sample


def test_when_the_tries_are_used_up_it_says_what_to_do_and_tries_on() -> None:
    gone = DeviceLostError("The webcam is unplugged.")
    busy = AudioError("The webcam is in use.")
    scene = Scene([*steady(1), gone], *[busy] * 8, steady(3))
    events = scene.listen(20)
    assert kinds(others(events))[:3] == [Started, Lost, Failed]
    told = "The webcam is gone. Plug it in. The webcam is in use."
    assert others(events)[2] == Failed(24_000, told)
    assert kinds(others(events))[3:5] == [Gap, Started]
    pauses_s = np.diff(scene.choice.tried_s[1:])
    assert pauses_s == pytest.approx([0.5, 1.0, *[2.0] * 6], abs=0.01)


def test_a_device_that_opens_but_stays_silent_is_a_failed_try() -> None:
    gone = DeviceLostError("The webcam is unplugged.")
    scene = Scene([*steady(1), gone], [], [], [], steady(3))
    events = scene.listen(1 + 3 * 4.1 + 1.5 + 0.2)
    assert kinds(others(events)) == [Started, Lost, Failed]
    events += scene.listen(5)
    assert kinds(others(events)) == [Started, Lost, Failed, Gap, Started]
    assert np.diff(scene.choice.tried_s[1:]) == pytest.approx([4.5, 5.0, 6.0], abs=0.15)


def test_a_device_that_stops_again_and_again_is_not_opened_in_a_frenzy() -> None:
    gone = DeviceLostError("The webcam is unplugged.")
    again: list[Step] = [Sound(), gone]
    scene = Scene([*steady(1), gone], *[again] * 1_000)
    events = scene.listen(60)
    assert len(scene.choice.tried_s) <= 35
    assert kinds(others(events)).count(Failed) == 1
    assert kinds(others(events)).count(Lost) == kinds(others(events)).count(Started)


def test_between_tries_a_read_returns_in_time() -> None:
    scene = Scene([DeviceLostError("gone")])
    scene.source.read(0.1)
    for _ in range(200):
        began_s = scene.clock.now_s
        scene.source.read(0.02)
        assert scene.clock.now_s - began_s <= 0.02 + 1e-9


def test_another_default_device_is_told() -> None:
    is_current = True
    scene = Scene(steady(5), steady(5), is_current=lambda: is_current, names=["Webcam", "Headset"])
    scene.listen(2)
    is_current = False
    events = scene.listen(1.1)
    is_current = True
    events += scene.listen(1)
    assert scene.choice.opened[0].is_closed
    moved, started = others(events)
    at_sample = started.at_sample if isinstance(started, Started) else -1
    assert moved == Moved(at_sample, "Headset")
    assert started == Started(at_sample, "Headset", 16_000, 1)


def test_a_moved_device_that_cannot_be_opened_is_lost_until_it_can() -> None:
    is_current = True
    busy = AudioError("The headset is in use.")
    scene = Scene(
        steady(5), busy, steady(5), is_current=lambda: is_current, names=["Webcam", "Headset"]
    )
    events = scene.listen(2)
    is_current = False
    events += scene.listen(1.2)
    is_current = True
    events += scene.listen(1)
    assert kinds(others(events)) == [Started, Lost, Gap, Moved, Started]
    assert others(events)[1].reason == "The headset is in use."  # type: ignore[union-attr]
    assert others(events)[2].reason == "another device was chosen"  # type: ignore[union-attr]


def test_what_comes_back_as_another_device_is_told() -> None:
    gone = DeviceLostError("gone")
    scene = Scene([*steady(1), gone], steady(1), names=["Webcam", "Headset"])
    events = scene.listen(1.5)
    assert kinds(others(events)) == [Started, Lost, Moved, Started]


def test_asking_for_the_default_is_rare_and_may_fail() -> None:
    asked_s: list[float] = []

    def is_current() -> bool:
        asked_s.append(scene.clock.now_s)
        raise OSError("the server does not answer")

    scene = Scene(steady(10), is_current=is_current)
    assert kinds(others(scene.listen(9.9))) == [Started]
    assert len(asked_s) >= 8
    assert np.diff(asked_s).min() >= 0.999


@pytest.mark.parametrize("rate_hz", [16_000, 44_100])
def test_nothing_but_zeros_is_told_once(rate_hz: int) -> None:
    zeros: list[Step] = [Sound(value=0.0)] * 70
    scene = Scene([*steady(1), *zeros, *steady(1), *zeros], rate_hz=rate_hz)
    told = others(scene.listen(16))
    assert kinds(told) == [Started, Muted, Unmuted, Muted, Waiting][: len(told)]
    assert len(told) >= 4
    muted, unmuted = told[1:3]
    assert isinstance(muted, Muted)
    assert muted.advice == "The webcam is muted."
    assert muted.at_sample == pytest.approx(8_000 + 16_000 + 80_000, abs=3_500)
    assert isinstance(unmuted, Unmuted)
    assert unmuted.at_sample == pytest.approx(8_000 + 16_000 + 112_000, abs=3_500)


def test_zeros_are_normal_for_some_sounds() -> None:
    scene = Scene([Sound(value=0.0)] * 100, zeros_advice=None)
    assert kinds(others(scene.listen(10))) == [Started]


def test_zeros_before_and_after_a_loss_are_not_added() -> None:
    gone = DeviceLostError("gone")
    scene = Scene([*[Sound(value=0.0)] * 40, gone], [*[Sound(value=0.0)] * 40, *steady(1)])
    assert Muted not in kinds(scene.listen(9))


def test_values_that_are_no_numbers_become_silence() -> None:
    scene = Scene([Sound(value=float("nan")), Sound(value=float("inf")), Sound()])
    events = scene.listen(0.3)
    assert all(np.isfinite(b.samples).all() for b in blocks(events))
    assert scene.source.n_unusable == 3_200


@pytest.mark.parametrize("rate_hz", [16_000, 44_100, 192_000])
def test_lost_frames_are_a_glitch_of_their_length(rate_hz: int) -> None:
    n_lost = rate_hz // 4
    scene = Scene([*steady(1), Sound(n_lost=n_lost), *steady(1)], rate_hz=rate_hz)
    events = scene.listen(2.35)
    events += scene.close()
    assert others(events)[1:] == [Glitch(24_000, 4_000)]
    assert blocks(events)[-1].end_sample == scene.now_sample


def test_many_losses_too_small_for_a_sample_add_up() -> None:
    losses: list[Step] = [Sound(n_lost=3)] * 64
    scene = Scene([Sound(), *losses], rate_hz=192_000)
    events = scene.listen(6.501)
    events += scene.close()
    n_lost = sum(event.n_samples for event in events if isinstance(event, Glitch))
    assert n_lost == pytest.approx(64 * 3 / 12, abs=1)


@pytest.mark.parametrize("where", ["within a read", "between reads"])
def test_the_computers_sleep_is_told(where: str) -> None:
    if where == "within a read":
        scene = Scene([*steady(1), Quiet(sleep_s=60.0)], steady(1))
        events = scene.listen(62)
    else:
        scene = Scene(steady(5), steady(1))
        events = scene.listen(1)
        scene.clock.sleep(60.1)
        events += scene.listen(1)
    assert kinds(others(events))[:4] == [Started, Lost, Gap, Started]
    lost, gap = others(events)[1:3]
    assert lost == Lost(24_000, "The computer slept for 60 s.")
    assert isinstance(gap, Gap)
    assert gap == Gap(24_000, gap.end_sample, "the computer slept")
    assert gap.end_sample == pytest.approx(24_000 + 60.1 * 16_000, abs=32)
    assert len(scene.choice.opened) == 2


@pytest.mark.parametrize("late_s", [2.5, 30.0])
def test_a_program_that_was_held_up_loses_nothing(late_s: float) -> None:
    scene = Scene([*steady(1), Sound(duration_s=late_s), *steady(3)])
    events = scene.listen(1)
    scene.clock.wait(0.0)
    events += scene.listen(late_s + 2)
    assert kinds(others(events)) == [Started]


@pytest.mark.parametrize("held_up_s", [2.5, 30.0])
def test_a_program_that_was_held_up_has_not_heard_silence(held_up_s: float) -> None:
    scene = Scene([*steady(1), Quiet(), Quiet(), *steady(3)])
    events = scene.listen(1)
    scene.clock.wait(held_up_s)
    events += scene.listen(2)
    assert kinds(others(events)) == [Started]


def test_a_slow_opening_is_no_sleep() -> None:
    scene = Scene([*steady(1), DeviceLostError("gone")], steady(2))
    opened = scene.choice.open

    def open_slowly() -> ScriptedDevice:
        scene.clock.wait(3.0)
        return opened()

    scene.choice.open = open_slowly  # type: ignore[method-assign]
    events = scene.listen(5.5)
    assert kinds(others(events)) == [Started, Lost, Gap, Started]


def test_a_pause_gives_the_device_back_at_once() -> None:
    scene = Scene(steady(5), steady(5), rate_hz=48_000)
    events = scene.listen(1)
    scene.source.pause()
    scene.source.pause()
    assert scene.choice.opened[0].is_closed
    events += scene.listen(3)
    assert blocks(events)[-1].end_sample == 24_000
    scene.source.resume()
    scene.source.resume()
    events += scene.listen(1)
    assert others(events)[1] == Gap(24_000, 24_000 + 48_000, "paused")
    assert kinds(others(events)) == [Started, Gap, Started]


def test_a_long_pause_without_reads_is_no_sleep() -> None:
    scene = Scene(steady(5), steady(5))
    events = scene.listen(1)
    scene.source.pause()
    scene.clock.wait(100.0)
    scene.source.resume()
    events += scene.listen(1)
    assert kinds(others(events)) == [Started, Gap, Started]


def test_a_pause_after_which_the_device_is_gone() -> None:
    busy = AudioError("The webcam is in use.")
    scene = Scene(steady(5), busy, busy, busy, steady(5))
    events = scene.listen(1)
    scene.source.pause()
    events += scene.listen(1)
    scene.source.resume()
    events += scene.listen(5)
    assert kinds(others(events)) == [Started, Lost, Failed, Gap, Started]
    assert others(events)[1] == Lost(24_000, "The webcam is in use.")
    assert others(events)[3].reason == "paused"  # type: ignore[union-attr]


def test_a_pause_while_lost() -> None:
    gone = DeviceLostError("gone")
    scene = Scene([*steady(1), gone], OSError("odd"), steady(5))
    events = scene.listen(1.2)
    scene.source.pause()
    events += scene.listen(10)
    assert len(scene.choice.tried_s) == 2
    scene.source.resume()
    events += scene.listen(1)
    assert kinds(others(events)) == [Started, Lost, Gap, Started]


def test_a_resumed_source_tries_at_once() -> None:
    scene = Scene([DeviceLostError("gone")], *[AudioError("busy")] * 100)
    scene.listen(10)
    n_tries = len(scene.choice.tried_s)
    while len(scene.choice.tried_s) == n_tries:
        scene.source.read(0.1)
    scene.source.pause()
    scene.source.resume()
    n_tries = len(scene.choice.tried_s)
    assert kinds(scene.source.read(0.1)) == [Lost]
    assert len(scene.choice.tried_s) == n_tries + 1


@pytest.mark.parametrize("error", [OSError("odd"), ValueError("odd"), RuntimeError("odd")])
def test_a_failing_device_is_a_loss_and_logged(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    scene = Scene([*steady(1), error], error, steady(3))
    events = scene.listen(3)
    assert kinds(others(events)) == [Started, Lost, Gap, Started]
    assert others(events)[1] == Lost(24_000, "Webcam failed (odd).")
    assert len(caplog.records) == 2


def test_frames_of_another_shape_are_a_loss() -> None:
    scene = Scene(steady(5), steady(5), channels=2)
    events = scene.listen(1)
    frames = CapturedFrames(np.zeros(160, np.float32), 0, 0.0)
    scene.choice.opened[0].read = lambda timeout_s: frames  # type: ignore[method-assign]
    events += scene.listen(1)
    assert kinds(others(events)) == [Started, Lost, Started]


def test_a_device_that_cannot_be_closed_is_left() -> None:
    scene = Scene(steady(5), steady(5))

    def close() -> None:
        scene.choice.opened[0].is_closed = True
        raise OSError("odd")

    scene.choice.opened[0].close = close  # type: ignore[method-assign]
    events = scene.listen(1)
    scene.source.pause()
    scene.source.resume()
    events += scene.listen(1)
    assert kinds(others(events)) == [Started, Started]


@pytest.mark.parametrize("state", ["open", "lost", "paused", "closed", "never opened"])
def test_close_from_any_state(state: str) -> None:
    clock = VirtualClock()
    device = ScriptedDevice(clock, [*steady(1), DeviceLostError("gone")], rate_hz=48_000)
    source = LiveSource(ScriptedChoice(clock, [device]), clock=clock, wait=clock.wait)
    events: list[AudioEvent] = []
    if state != "never opened":
        source.open(clock())
        events += listen(source, clock, 2 if state == "lost" else 1)
    if state == "paused":
        source.pause()
    if state == "closed":
        source.close()
    source.close()
    events += source.read(0.1)
    assert sum(len(b.samples) for b in blocks(events)) == 16_000 * (state != "never opened")
    assert list(source.read(0.1)) == []
    source.pause()
    source.resume()
    assert list(source.read(0.1)) == []
    assert device.is_closed == (state != "never opened")


def test_its_name_says_what_was_chosen() -> None:
    clock = VirtualClock()
    assert LiveSource(ScriptedChoice(clock, [])).name == "Microphone: Webcam"


_STEPS = st.one_of(
    st.builds(
        Sound,
        duration_s=st.sampled_from([0.0, 0.001, 0.02, 0.1, 1.0]),
        value=st.sampled_from([0.25, 0.0, float("nan")]),
        n_lost=st.sampled_from([0, 0, 0, 1, 7, 5_000]),
        late_s=st.sampled_from([0.0, 0.05, 1.0]),
    ),
    st.builds(Quiet, sleep_s=st.sampled_from([0.0, 0.0, 0.0, 1.0, 100.0])),
    st.sampled_from([DeviceLostError("gone"), OSError("odd")]),
)
_OPENINGS = st.one_of(
    st.lists(_STEPS, max_size=30), st.sampled_from([AudioError("busy"), OSError("odd")])
)
_ACTS = st.lists(
    st.sampled_from(["listen", "listen", "listen long", "pause", "resume", "stall", "move"]),
    max_size=15,
)


@settings(max_examples=150, deadline=None)
@given(
    first=st.lists(_STEPS, max_size=30),
    openings=st.lists(_OPENINGS, max_size=6),
    acts=_ACTS,
    rate_hz=st.sampled_from([8_000, 16_000, 44_100, 192_000]),
    channels=st.integers(1, 3),
)
def test_whatever_happens_time_is_whole(
    first: list[Step],
    openings: list[list[Step] | Exception],
    acts: list[str],
    rate_hz: int,
    channels: int,
) -> None:
    moves = 0

    def is_current() -> bool:
        nonlocal moves
        moves -= moves > 0
        return moves == 0

    scene = Scene(first, *openings, is_current=is_current, rate_hz=rate_hz, channels=channels)
    for act in acts:
        if act == "pause":
            scene.source.pause()
        elif act == "resume":
            scene.source.resume()
        elif act == "stall":
            scene.clock.wait(2.5)
        elif act == "move":
            moves = 2
        else:
            scene.listen(20.0 if act == "listen long" else 0.7)
    scene.close()
    assert all(device.is_closed for device in scene.choice.opened)
    sound = blocks(scene.events)
    n_samples = sum(len(block.samples) for block in sound)
    n_frames = sum(device.n_frames for device in scene.choice.opened)
    # Every end of a piece rounds its length to whole samples.
    assert n_samples == pytest.approx(
        n_frames * 16_000 / rate_hz, abs=2 + len(others(scene.events))
    )
    assert all(np.isfinite(b.samples).all() for b in sound)


def test_advice_that_says_it_all_is_not_said_twice() -> None:
    gone = DeviceLostError("The webcam is unplugged.")
    none = AudioError("There is no webcam. The webcam is gone. Plug it in.")
    scene = Scene([*steady(1), gone], *[none] * 8, steady(3))
    assert others(scene.listen(20))[2] == Failed(24_000, str(none))
