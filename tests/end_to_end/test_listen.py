"""`voxcap listen` on a real sound server: digits of a speaker the demo model never heard."""

from __future__ import annotations

import functools
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
import soundfile

from app.captions.export import format_for
from app.captions.recorded import RecordedSession
from tests.benchmarks.digit_sequences import DigitRecordings, DigitSequence
from tests.benchmarks.word_alignment import align
from tests.end_to_end.listener import LINE, Listener, gaps, words
from tests.pulse_server import PulseServer, running_pulse_server

N_WORDS = 24
WORST_WER = 0.09
WORST_TIME_S = 0.25
# A pair that the model writes without a mistake offline, so that what is measured is the way there.
SEED = 21


@pytest.fixture(scope="module")
def server() -> Iterator[PulseServer]:
    with running_pulse_server() as server:
        server.null_sink("speakers", 48_000, 2)
        server.null_sink("cd", 44_100, 2)
        server.null_sink("feed", 48_000, 1)
        server.virtual_microphone("headset", "feed")
        yield server


@dataclass(frozen=True)
class Heard:
    """What a listener made of what was played to it, by speaker id."""

    session: RecordedSession
    printed: Listener
    saved: Path


@dataclass(frozen=True)
class Played:
    """The sequences by speaker id, and who heard them."""

    truth: dict[str, DigitSequence]
    heard: dict[str, Heard]


@pytest.fixture(scope="module")
def played(server: PulseServer, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Play two sequences at once, to a listener of each, then to one of both and 44.1 kHz stereo.

    In two rounds, as all at once would be more than two busy cores carry.
    """
    folder = tmp_path_factory.mktemp("listen")
    rng = np.random.default_rng(SEED)
    recordings = DigitRecordings.load()
    truth = {name: recordings.draw(rng, N_WORDS, N_WORDS) for name in ("mic", "system")}
    for name, sequence in truth.items():
        soundfile.write(folder / f"{name}.wav", sequence.samples, 16_000)
    alone = {"mic": ["--mic", "headset"], "system": ["--system", "speakers"]}
    together = {"both": ["--mic", "headset", "--system", "speakers"], "cd": ["--system", "cd"]}
    heard = play_to(alone, server, folder) | play_to(together, server, folder)
    return Played(truth, heard)


def play_to(arguments: dict[str, list[str]], server: PulseServer, folder: Path) -> dict[str, Heard]:
    """Play the folder's recordings to new listeners, from when all listen to the end."""
    listeners = {
        name: Listener(
            *chosen,
            "--save",
            str(folder / f"{name}.srt"),
            environment=server.environment,
            profile=folder / name,
        )
        for name, chosen in arguments.items()
    }
    try:
        for listener in listeners.values():
            listener.wait_ready()
        players = [
            server.play(folder / "mic.wav", "feed"),
            server.play(folder / "system.wav", "speakers"),
            server.play(folder / "system.wav", "cd"),
        ]
        for player in players:
            assert player.wait() == 0
        for name, listener in listeners.items():
            # A busy computer is behind; what it had to leave out when it stops is not meant here.
            listener.wait_for(
                functools.partial(has_told_all, listener, arguments[name]), "all is told"
            )
        codes = {name: listener.stop() for name, listener in listeners.items()}
    finally:
        for listener in listeners.values():
            listener.kill()
    assert set(codes.values()) == {0}, codes
    return {
        name: Heard(listener.session(), listener, folder / f"{name}.srt")
        for name, listener in listeners.items()
    }


def has_told_all(listener: Listener, chosen: list[str]) -> bool:
    """Return whether the words are there that have to be, of all that was chosen."""
    n_told = sum(len(listener.words_of(label)) for label in (None, "You", "Others"))
    n_sources = sum(option in chosen for option in ("--mic", "--system"))
    return n_told >= (1 - WORST_WER) * N_WORDS * n_sources


CASES = [
    ("mic", "mic"),
    ("system", "system"),
    ("both", "mic"),
    ("both", "system"),
    ("cd", "system"),
]


@pytest.mark.parametrize(("listener", "source"), CASES)
def test_the_digits_are_captioned(played: Played, listener: str, source: str) -> None:
    spoken = played.truth[source].text.split()
    written = [word.text.strip() for word in words(played.heard[listener].session.entries, source)]
    alignment = align(spoken, written)
    assert alignment.errors <= WORST_WER * len(spoken), (spoken, written)


@pytest.mark.parametrize(("listener", "source"), CASES)
def test_words_lie_where_they_were_said(played: Played, listener: str, source: str) -> None:
    truth = played.truth[source].words
    written = words(played.heard[listener].session.entries, source)
    pairs = align([w.text for w in truth], [w.text.strip() for w in written]).pairs
    late_s = [written[j].end_s - truth[i].end_s for i, j in pairs]
    # When playing began is known only from the words themselves.
    began_s = statistics.median(late_s)
    assert max(abs(late - began_s) for late in late_s) <= WORST_TIME_S


def test_both_sources_share_one_clock(played: Played) -> None:
    """Words of both that were said at once have the same times."""
    offsets = {}
    for source, sequence in played.truth.items():
        written = words(played.heard["both"].session.entries, source)
        pairs = align([w.text for w in sequence.words], [w.text.strip() for w in written]).pairs
        offsets[source] = statistics.median(
            written[j].end_s - sequence.words[i].end_s for i, j in pairs
        )
    assert abs(offsets["mic"] - offsets["system"]) <= WORST_TIME_S


def test_lines_are_labelled_where_there_are_two(played: Played) -> None:
    both = played.heard["both"]
    for source, label in (("mic", "You"), ("system", "Others")):
        written = [word.text.strip() for word in words(both.session.entries, source)]
        assert both.printed.words_of(label) == written
    alone = played.heard["mic"]
    assert alone.printed.words_of() == [w.text.strip() for w in words(alone.session.entries)]


def test_lines_that_are_printed_have_their_times(played: Played) -> None:
    for heard in played.heard.values():
        assert heard.printed.output
        assert all(LINE.fullmatch(line.text) for line in heard.printed.output)


def test_the_file_is_saved_as_the_session_would_be_exported(played: Played) -> None:
    for heard in played.heard.values():
        assert heard.saved.read_text(encoding="utf-8") == format_for(heard.saved).document(
            heard.session
        )


def test_nothing_was_lost_and_the_session_is_finished(played: Played) -> None:
    for heard in played.heard.values():
        assert gaps(heard.session.entries) == []
        assert heard.session.is_finished
        assert heard.session.n_unreadable == 0
