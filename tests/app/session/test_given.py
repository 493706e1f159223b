"""From places in what a stream was given to session time."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.session.given import GivenSound

_PARTS = st.lists(
    st.tuples(st.sampled_from(["sound", "silence", "jump"]), st.integers(1, 50)), max_size=20
)


@given(parts=_PARTS, origin=st.integers(0, 100), forgotten=st.integers(0, 400))
def test_every_place_has_the_time_of_its_sound(
    parts: list[tuple[str, int]], origin: int, forgotten: int
) -> None:
    given_sound = GivenSound(origin)
    times: list[int | None] = []
    time = origin
    for kind, n_samples in parts:
        match kind:
            case "sound":
                given_sound.add_sound(time, n_samples)
                times += range(time, time + n_samples)
                time += n_samples
            case "silence":
                given_sound.add_silence(n_samples)
                times += [None] * n_samples
            case "jump":
                time += n_samples
    assert given_sound.n_given == len(times)
    given_sound.forget_before(forgotten)
    for place in range(min(forgotten, len(times)), len(times)):
        if times[place] is not None:
            assert given_sound.time_at(place) == times[place]
        n_sound = sum(time is not None for time in times[place:])
        assert given_sound.sound_from(place) == n_sound


def test_silence_put_in_takes_no_time() -> None:
    given_sound = GivenSound(0)
    given_sound.add_sound(100, 50)
    given_sound.add_silence(1_000)
    given_sound.add_sound(400, 50)
    assert given_sound.time_at(60) == 150
    assert given_sound.time_at(1_049) == 150
    assert given_sound.time_at(1_050) == 400
    assert given_sound.time_at(given_sound.n_given) == 450


def test_nothing_given_yet_is_the_origin() -> None:
    given_sound = GivenSound(700)
    assert given_sound.time_at(0) == 700
    assert given_sound.sound_from(0) == 0
