"""How well the demo model hears digits, and how well it keeps silent over other speech.

    python -m tests.benchmarks.demo_accuracy [--sequences 200] [--precision float32 bfloat16]
        [--delays 240 480 960] [--speech DIR] [--model DIR] [--seed 7]

Digits: random sequences of 5 to 20 digits by one speaker who was left out of training, with pauses
of 0 to 1 s (`digit_sequences`). The word error rate is all edits over all spoken words. A word is
late by the difference between the end that the engine reports and the end of the recorded word;
only words that answer to a spoken one are timed.

Other speech: the recordings of a folder with a manifest.jsonl, each a stream of its own, as they
were recorded. Every word that is written there is false.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile
from rich.console import Console
from rich.table import Table

from engine import Engine, EngineSettings, TextPiece
from tests.benchmarks.digit_sequences import SAMPLE_RATE, DigitRecordings, DigitSequence
from tests.benchmarks.word_alignment import align

PROJECT = Path(__file__).parents[2]
TIMELY_S = 0.2
STREAMS = 40
"""How many streams go through the model together."""


@dataclass(frozen=True)
class DigitScore:
    """Edits over `spoken` words; lateness_s: float64 [words that answer to a spoken one]."""

    spoken: int
    substitutions: int
    deletions: int
    insertions: int
    lateness_s: np.ndarray

    @property
    def word_error_rate(self) -> float:
        return (self.substitutions + self.deletions + self.insertions) / self.spoken

    @property
    def timely_share(self) -> float:
        return float(np.mean(np.abs(self.lateness_s) <= TIMELY_S))


@dataclass(frozen=True)
class SpeechScore:
    """False words over `minutes` of speech without digits."""

    false_words: int
    minutes: float

    @property
    def false_words_a_minute(self) -> float:
        return self.false_words / self.minutes


def transcripts(
    engine: Engine, recordings: Sequence[np.ndarray], delay_ms: int
) -> Iterator[list[TextPiece]]:
    """The pieces of every recording (float32 [n], 16 kHz), computed STREAMS at a time."""
    for first in range(0, len(recordings), STREAMS):
        group = recordings[first : first + STREAMS]
        streams = [engine.open_stream(delay_ms) for _ in group]
        for stream, samples in zip(streams, group, strict=True):
            stream.push(samples)
        engine.advance()
        for stream in streams:
            yield stream.take() + stream.finish()


def score_digits(engine: Engine, sequences: Sequence[DigitSequence], delay_ms: int) -> DigitScore:
    """Compare what is written with what is said."""
    written = transcripts(engine, [sequence.samples for sequence in sequences], delay_ms)
    alignments = []
    lateness_s = []
    for sequence, pieces in zip(sequences, written, strict=True):
        alignment = align(
            [word.text for word in sequence.words], [piece.text.strip() for piece in pieces]
        )
        alignments.append(alignment)
        lateness_s += [pieces[j].end - sequence.words[i].end_s for i, j in alignment.pairs]
    return DigitScore(
        spoken=sum(len(sequence.words) for sequence in sequences),
        substitutions=sum(alignment.substitutions for alignment in alignments),
        deletions=sum(alignment.deletions for alignment in alignments),
        insertions=sum(alignment.insertions for alignment in alignments),
        lateness_s=np.array(lateness_s),
    )


def score_speech(engine: Engine, recordings: Sequence[np.ndarray], delay_ms: int) -> SpeechScore:
    """Count what is written over speech without digits."""
    false_words = sum(map(len, transcripts(engine, recordings, delay_ms)))
    return SpeechScore(false_words, sum(map(len, recordings)) / SAMPLE_RATE / 60)


def read_speech(folder: Path) -> list[np.ndarray]:
    """The recordings of a manifest, float32 [n] at 16 kHz."""
    recordings = []
    for line in (folder / "manifest.jsonl").read_text(encoding="utf-8").splitlines():
        samples, rate = soundfile.read(folder / json.loads(line)["file"], dtype="float32")
        if rate != SAMPLE_RATE:
            raise ValueError(f"{folder} holds a recording at {rate} Hz, not {SAMPLE_RATE}.")
        recordings.append(samples)
    return recordings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", type=Path, default=PROJECT / "resources" / "demo-model")
    parser.add_argument("--sequences", type=int, default=200)
    parser.add_argument("--precision", nargs="+", default=["float32", "bfloat16"])
    parser.add_argument("--delays", nargs="+", type=int, default=[240, 480, 960])
    parser.add_argument("--speech", type=Path, default=PROJECT / "tests" / "data" / "speech")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()

    sequences = list(DigitRecordings.load().sequences(arguments.sequences, arguments.seed))
    speech = read_speech(arguments.speech)
    table = Table(title=f"{arguments.model.name}, seed {arguments.seed}")
    for heading in (
        "precision",
        "delay ms",
        "WER %",
        "sub del ins",
        "of words",
        "late median s",
        "95 % within s",
        "within 0.2 s %",
        "false words/min",
    ):
        table.add_column(heading, justify="right")
    for precision in arguments.precision:
        settings = EngineSettings(
            precision=precision, threads=arguments.threads, max_streams=STREAMS
        )
        engine = Engine.load(arguments.model, settings)
        for delay_ms in arguments.delays:
            digits = score_digits(engine, sequences, delay_ms)
            other = score_speech(engine, speech, delay_ms)
            table.add_row(
                precision,
                str(delay_ms),
                f"{100 * digits.word_error_rate:.2f}",
                f"{digits.substitutions} {digits.deletions} {digits.insertions}",
                str(digits.spoken),
                f"{np.median(digits.lateness_s):+.3f}",
                f"{np.percentile(np.abs(digits.lateness_s), 95):.3f}",
                f"{100 * digits.timely_share:.1f}",
                f"{other.false_words_a_minute:.2f}",
            )
        engine.close()
    console = Console(width=120)
    console.print(table)
    minutes = sum(len(sequence.samples) for sequence in sequences) / SAMPLE_RATE / 60
    console.print(
        f"Digits: {len(sequences)} sequences, {minutes:.1f} minutes, speaker theo of the Free "
        f"Spoken Digit Dataset, who was not trained on.\nOther speech: {len(speech)} recordings, "
        f"{sum(map(len, speech)) / SAMPLE_RATE / 60:.1f} minutes, in {arguments.speech}."
    )


if __name__ == "__main__":
    main()
