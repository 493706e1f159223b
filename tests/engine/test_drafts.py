"""Tokens drafted ahead: the text is that of one position after another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import soundfile
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import (
    BlankDrafts,
    Drafts,
    Engine,
    NoDrafts,
    NoRutEscape,
    RutEscape,
    SettingError,
    TextPiece,
)
from engine.drafts import BlankDrafter, Drafter
from engine.streaming.stepper import MAX_CHUNK_TOKENS
from tests.engine.recording import EXACT, noise
from tests.random_checkpoint import ODD_HEADS, write_random_checkpoint

Samples = npt.NDArray[np.float32]

RESOURCES = Path(__file__).parents[2] / "resources"
DEMO_MODEL = RESOURCES / "demo-model"
DEMO_SAMPLE = RESOURCES / "samples" / "digits.flac"
BLANK, WORD = 32, 33


class OracleDrafter(Drafter):
    """Knows what will be written, and is wrong now and then."""

    def __init__(self, tokens: list[int], n_drafts: int, rng: np.random.Generator) -> None:
        self._tokens = tokens
        self._n_drafts = n_drafts
        self._rng = rng
        self._n_known = 0
        self.checked: list[tuple[int, int]] = []

    def draft(self, last_token: int, at_most: int) -> tuple[int, ...]:
        n_drafts = min(self._n_drafts, at_most)
        known = self._tokens[self._n_known + 1 : self._n_known + 1 + n_drafts]
        return tuple(
            token if self._rng.random() < 0.8 else int(self._rng.integers(1_000)) for token in known
        )

    def observe(self, n_drafted: int, n_kept: int) -> None:
        self.checked.append((n_drafted, n_kept))
        self._n_known += n_kept + 1


@dataclass(frozen=True, slots=True)
class OracleDrafts(Drafts):
    tokens: list[int]
    n_drafts: int
    rng: np.random.Generator
    made: list[OracleDrafter]

    def new_drafter(self, blank_id: int, word_id: int) -> Drafter:
        self.made.append(OracleDrafter(self.tokens, self.n_drafts, self.rng))
        return self.made[-1]


class ListeningDrafter(Drafter):
    """Guesses nothing and keeps the tokens it is told of."""

    def __init__(self) -> None:
        self.tokens: list[int] = []

    def draft(self, last_token: int, at_most: int) -> tuple[int, ...]:
        self.tokens.append(last_token)
        return ()

    def observe(self, n_drafted: int, n_kept: int) -> None:
        pass


@dataclass(frozen=True, slots=True)
class ListeningDrafts(Drafts):
    made: list[ListeningDrafter]

    def new_drafter(self, blank_id: int, word_id: int) -> Drafter:
        self.made.append(ListeningDrafter())
        return self.made[-1]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_random_checkpoint(
        tmp_path_factory.mktemp("model"), "mistral", seed=3, shape=ODD_HEADS
    )


@pytest.fixture(scope="module")
def digits() -> Samples:
    samples, _ = soundfile.read(DEMO_SAMPLE, dtype="float32")
    return np.asarray(samples)


def demo_with(drafts: Drafts, escape: RutEscape) -> Engine:
    return Engine.load(DEMO_MODEL, replace(EXACT, drafts=drafts, rut_escape=escape))


def engine_with(folder: Path, drafts: Drafts) -> Engine:
    return Engine.load(folder, replace(EXACT, drafts=drafts))


def hear(engine: Engine, samples: Samples, chunk_samples: int) -> list[TextPiece]:
    stream = engine.open_stream()
    pieces = []
    for start in range(0, len(samples), chunk_samples):
        pieces += stream.feed(samples[start : start + chunk_samples])
    return pieces + stream.finish()


def test_speech_gives_the_same_text_with_and_without(digits: Samples) -> None:
    plain, drafting = (demo_with(drafts, NoRutEscape()) for drafts in (NoDrafts(), BlankDrafts()))
    expected = hear(plain, digits, len(digits))
    assert len(expected) >= 4
    assert hear(drafting, digits, len(digits)) == expected
    measured = drafting.metrics()
    assert measured.tokens_drafted > measured.drafts_kept > 10
    assert measured.tokens_decoded == (
        plain.metrics().tokens_decoded + measured.tokens_drafted - measured.drafts_kept
    )


def drafted_ahead(
    folder: Path, samples: Samples, chunk_samples: int, n_drafts: int, seed: int
) -> OracleDrafter:
    """Compare a run with right and wrong drafts to one without; return what was drafted."""
    listening = ListeningDrafts([])
    expected = hear(engine_with(folder, listening), samples, chunk_samples)
    tokens = [*listening.made[0].tokens, 0]
    oracle = OracleDrafts(tokens, n_drafts, np.random.default_rng(seed), [])
    assert hear(engine_with(folder, oracle), samples, chunk_samples) == expected
    return oracle.made[0]


@pytest.mark.parametrize("n_drafts", range(1, MAX_CHUNK_TOKENS))
def test_right_and_wrong_drafts_of_any_number_give_the_same_text(
    folder: Path, n_drafts: int
) -> None:
    checked = drafted_ahead(folder, noise(5.0, n_drafts % 3), 80_000, n_drafts, n_drafts).checked
    assert max(n for n, _ in checked) == n_drafts
    assert any(n_kept > 0 for _, n_kept in checked)
    assert any(n_kept < n for n, n_kept in checked)


@settings(max_examples=8)
@given(seed=st.integers(0, 100), chunk_samples=st.sampled_from([1_280, 2_560, 7_000]))
def test_drafts_come_and_go_as_the_sound_does(folder: Path, seed: int, chunk_samples: int) -> None:
    drafted_ahead(folder, noise(4.0, seed % 3), chunk_samples, 15, seed)


def test_streams_side_by_side_keep_their_own_drafts(folder: Path) -> None:
    signals = [noise(seconds, seed) for seed, seconds in enumerate((3.0, 6.0, 4.5))]
    plain, drafting = engine_with(folder, NoDrafts()), engine_with(folder, BlankDrafts(3))
    expected = [hear(plain, signal, len(signal)) for signal in signals]
    streams = [drafting.open_stream() for _ in signals]
    for stream, signal in zip(streams, signals, strict=True):
        stream.push(signal)
        stream.push_end()
    drafting.advance()
    assert [stream.finish() for stream in streams] == expected


def test_a_rut_is_broken_at_the_same_place(digits: Samples) -> None:
    escape = RutEscape(patience_tokens=2, slope=50.0, ceiling=50.0)
    plain, drafting = (demo_with(drafts, escape) for drafts in (NoDrafts(), BlankDrafts()))
    expected = hear(plain, digits, len(digits))
    assert hear(drafting, digits, len(digits)) == expected
    assert 0 < plain.metrics().rut_escapes == drafting.metrics().rut_escapes


def test_a_position_at_a_time_is_never_drafted(folder: Path) -> None:
    engine = engine_with(folder, BlankDrafts())
    hear(engine, noise(3.0), 640)
    stream = engine.open_stream()
    before = engine.metrics().tokens_drafted
    for _ in range(20):
        stream.feed(noise(0.08))
    assert engine.metrics().tokens_drafted == before


def test_blanks_become_more_the_longer_it_is_silent() -> None:
    drafter = BlankDrafter(most_tokens=6, blank_id=BLANK, word_id=WORD)
    lengths = []
    for _ in range(5):
        drafts = drafter.draft(BLANK, at_most=100)
        assert set(drafts) == {BLANK}
        lengths.append(len(drafts))
        drafter.observe(len(drafts), len(drafts))
    assert lengths == [1, 2, 4, 6, 6]
    drafter.observe(6, 2)
    assert drafter.draft(BLANK, 100) == (BLANK,)


def test_never_more_than_there_is_sound_for() -> None:
    drafter = BlankDrafter(most_tokens=4, blank_id=BLANK, word_id=WORD)
    assert drafter.draft(BLANK, at_most=0) == ()
    assert drafter.draft(WORD, at_most=5) == ()


def test_a_number_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(SettingError) as caught:
        BlankDrafts(most_tokens=0)
    assert (caught.value.parameter, caught.value.value) == ("most_tokens", 0)
