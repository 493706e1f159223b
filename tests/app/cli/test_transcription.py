"""Running recordings through an engine."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from app.audio import AudioError, DamagedAudioError, Recording, Samples
from app.cli.destination import SinkDestination
from app.cli.formats import Heading, PlainText
from app.cli.progress import NoDisplay
from app.cli.transcription import Job, Transcription
from engine import CheckpointError
from tests.app.fake_engine import RATE_HZ, FakeEngine


class Sound:
    """Silence of a length in half seconds, then perhaps an error."""

    def __init__(self, n_half_seconds: int, end: BaseException | None = None) -> None:
        self.name = "sound"
        self.duration_s = n_half_seconds / 2
        self.closed = False
        self._end = end

    def blocks(self) -> Iterator[Samples]:
        for _ in range(round(self.duration_s * 2)):
            yield np.zeros(RATE_HZ // 2, np.float32)
        if self._end is not None:
            raise self._end

    def close(self) -> None:
        self.closed = True


class Run:
    """A transcription of these sounds into one output."""

    def __init__(self, *sounds: Sound | AudioError, n_together: int = 1) -> None:
        self.output = io.StringIO()
        self.complaints: list[str] = []
        self.engine = FakeEngine()
        self.n_loads = 0
        self._jobs = [
            Job(
                opener(sound),
                Heading(name=f"{number}", model="fake", delay_ms=480, shown=True),
                PlainText,
                SinkDestination(self.output),
            )
            for number, sound in enumerate(sounds)
        ]
        self._n_together = n_together

    def go(self) -> bool:
        return Transcription(self._load, self._n_together, NoDisplay(), self.complaints.append).run(
            self._jobs
        )

    def _load(self) -> FakeEngine:
        self.n_loads += 1
        return self.engine


def opener(sound: Sound | AudioError) -> Callable[[], Recording]:
    def open_sound() -> Recording:
        if isinstance(sound, AudioError):
            raise sound
        return sound

    return open_sound


SOUNDS = (7, 2, 11, 1)
TEXTS = ("one two three four", "one", "one two three four five six", "one")
TRANSCRIPT = "".join(f"== {i} ==\n{text}\n" for i, text in enumerate(TEXTS))


@pytest.mark.parametrize("n_together", [1, 2, 3, 4])
def test_transcripts_come_in_order_however_many_run_together(n_together: int) -> None:
    sounds = [Sound(n) for n in SOUNDS]
    run = Run(*sounds, n_together=n_together)
    assert run.go()
    assert run.output.getvalue() == TRANSCRIPT
    assert run.engine.most_open == n_together
    assert run.n_loads == 1
    assert all(sound.closed for sound in sounds)
    assert all(stream.closed for stream in run.engine.streams)


def test_text_is_written_while_the_sound_comes() -> None:
    seen: list[str] = []

    class Watching(Sound):
        def blocks(self) -> Iterator[Samples]:
            for block in super().blocks():
                seen.append(run.output.getvalue())
                yield block

    run = Run(Watching(8))
    assert run.go()
    assert seen[3].endswith("one")
    assert seen[5].endswith("one two")


def test_running_together_saves_steps() -> None:
    alone, together = Run(Sound(6), Sound(6)), Run(Sound(6), Sound(6), n_together=2)
    assert alone.go()
    assert together.go()
    assert together.engine.n_advances * 2 == alone.engine.n_advances


@pytest.mark.parametrize("n_together", [1, 3])
def test_the_others_are_done_when_one_fails(n_together: int) -> None:
    run = Run(
        AudioError("0: missing."),
        Sound(2),
        Sound(3, DamagedAudioError("2: cut off.")),
        Sound(0, AudioError("3: no sound.")),
        Sound(1),
        n_together=n_together,
    )
    assert not run.go()
    assert run.complaints == ["0: missing.", "2: cut off.", "3: no sound."]
    assert run.output.getvalue() == "== 1 ==\none\n== 2 ==\none two\n== 4 ==\none\n"


def test_no_engine_is_loaded_for_nothing() -> None:
    run = Run(AudioError("0: missing."), AudioError("1: missing."))
    assert not run.go()
    assert run.n_loads == 0


def test_interruption_keeps_the_text_so_far() -> None:
    sound, other = Sound(4, KeyboardInterrupt()), Sound(9)
    run = Run(sound, other, n_together=2)
    with pytest.raises(KeyboardInterrupt):
        run.go()
    assert run.output.getvalue() == "== 0 ==\none\n== 1 ==\none\n"
    assert sound.closed
    assert other.closed


def test_model_that_cannot_be_loaded_ends_everything() -> None:
    sound = Sound(2)

    def load() -> FakeEngine:
        raise CheckpointError("No model there.")

    job = Job(
        opener(sound),
        Heading(name="0", model="fake", delay_ms=480, shown=False),
        PlainText,
        SinkDestination(io.StringIO()),
    )
    with pytest.raises(CheckpointError):
        Transcription(load, 1, NoDisplay(), print).run([job])
    assert sound.closed
