"""Gather what the demo model learns from: said digits and other speech, packed into two files.

    python -m demo_model.gather --digits DIR --speech DIR... --kokoro DIR --out DIR

`--digits` is the recordings folder of the Free Spoken Digit Dataset ({digit}_{speaker}_{take}.wav).
Each `--speech` folder holds a `manifest.jsonl` whose lines name a `file`, its `text` and `lang`.
The speaker HELD_OUT_SPEAKER and the files that `--held-out` lists never enter training.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
import soundfile

from demo_model.clips import OTHER, Clip, ClipStore, to_16k, trim
from demo_model.kokoro import Kokoro, kokoro_by_language, kokoro_voices
from demo_model.voices import Voice, natural_voices, small_voices, voices_by_language
from demo_model.words import DIGITS, contains_digit

HELD_OUT_SPEAKER = "theo"
LONGEST_DIGIT_S = 1.4
NEAR_MISSES = """
    hero zebra euro narrow won't wand sun when blue few chew who tree free fee threat flour floor
    far fair fire life hive fine thick sit fix mix sick heaven given sever cotton hey take late mate
    ain't I mine line sign night name known noon none nice
"""


def recorded_digits(folder: Path) -> Iterator[Clip]:
    """The Free Spoken Digit Dataset without the speaker who is kept for the evaluation."""
    for path in sorted(folder.glob("*.wav")):
        digit, speaker, _ = path.stem.split("_")
        if speaker != HELD_OUT_SPEAKER:
            samples, rate = soundfile.read(path, dtype="float32")
            yield Clip(trim(to_16k(samples, rate)), int(digit), f"recorded:{speaker}")


def synthetic_digits(
    voice: Voice, takes: int, endings: str, rng: np.random.Generator
) -> Iterator[Clip]:
    """Every digit by `voice`, `takes` times at random speeds, with an intonation of `endings`."""
    for digit, word in enumerate(DIGITS):
        for _ in range(takes):
            text = word + rng.choice(list(endings))
            samples, rate = voice.say(text, rng.uniform(0.8, 1.3))
            clip = Clip(trim(to_16k(samples, rate)), digit, voice.name)
            if 0.12 < len(clip.samples) / 16_000 < LONGEST_DIGIT_S:
                yield clip


def recorded_speech(folder: Path, held_out: frozenset[str]) -> Iterator[Clip]:
    """The recordings of a manifest: a lone digit is a digit, other speech must hold none."""
    for row in _manifest(folder):
        word = row["text"].lower().strip(" .")
        said_alone = row["lang"] == "en" and word in DIGITS
        if row["file"] in held_out or (_holds_digit(row) and not said_alone):
            continue
        samples, rate = soundfile.read(folder / row["file"], dtype="float32")
        label = DIGITS.index(word) if said_alone else OTHER
        yield Clip(trim(to_16k(samples, rate), 0.01), label, f"prompts:{folder.name}")


def synthetic_speech(
    texts: list[tuple[str, str]],
    voices: Mapping[str, Sequence[Voice]],
    count: int,
    rng: np.random.Generator,
) -> Iterator[Clip]:
    """`count` stretches of 3 to 18 words of `texts` (text, language), by voices of a language."""
    spoken = [(text, language) for text, language in texts if language in voices]
    for _ in range(count):
        text, language = spoken[rng.integers(len(spoken))]
        words = text.lower().split()
        start = rng.integers(max(1, len(words) - 3))
        part = " ".join(words[start : start + rng.integers(3, 19)])
        voice = voices[language][rng.integers(len(voices[language]))]
        samples, rate = voice.say(part, rng.uniform(0.85, 1.25))
        if np.abs(samples).max(initial=0) > 0:
            yield Clip(trim(to_16k(samples, rate)), OTHER, voice.name)


def near_misses(voices: Sequence[Voice], rng: np.random.Generator) -> Iterator[Clip]:
    """Words that sound nearly like a digit, in random order, by every voice."""
    for voice in voices:
        text = " ".join(rng.permutation(NEAR_MISSES.split())) + "."
        samples, rate = voice.say(text, rng.uniform(0.85, 1.25))
        yield Clip(trim(to_16k(samples, rate)), OTHER, voice.name)


def _manifest(folder: Path) -> list[dict[str, str]]:
    with (folder / "manifest.jsonl").open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def _holds_digit(row: dict[str, str]) -> bool:
    """Digits are English words here; other languages have no figures in their transcripts only."""
    return row["lang"] == "en" and contains_digit(row["text"])


def main() -> None:
    """Gather, and say how much there is."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--digits", type=Path, required=True)
    parser.add_argument("--speech", type=Path, action="append", default=[])
    parser.add_argument("--held-out", type=Path, help="a text file, one manifest `file` a line")
    parser.add_argument("--kokoro", type=Path, help="the folder of Kokoro's voices (*.bin)")
    parser.add_argument("--blends", type=int, default=60, help="blended Kokoro voices")
    parser.add_argument("--sentences", type=int, default=900, help="synthetic ones")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()

    rng = np.random.default_rng(arguments.seed)
    held_out = frozenset(arguments.held_out.read_text().split() if arguments.held_out else ())
    clips = list(recorded_digits(arguments.digits))
    for voice in small_voices(rng):
        clips += synthetic_digits(voice, 3, " ", rng)
    for voice in natural_voices():
        clips += synthetic_digits(voice, 5, ".,? ", rng)
    for folder in arguments.speech:
        clips += recorded_speech(folder, held_out)
    texts = [
        (row["text"], row["lang"])
        for folder in arguments.speech
        for row in _manifest(folder)
        if row["file"] not in held_out and not contains_digit(row["text"])
    ]
    voices = voices_by_language(rng)
    clips += synthetic_speech(texts, voices, arguments.sentences, rng)
    clips += near_misses(voices["en"], rng)
    if arguments.kokoro:
        kokoro = Kokoro.load(arguments.kokoro)
        for voice in kokoro_voices(kokoro, rng, arguments.blends):
            clips += synthetic_digits(voice, 1 if "+" in voice.name else 2, ".,?! ", rng)
        clips += synthetic_speech(texts, kokoro_by_language(kokoro), arguments.sentences // 10, rng)

    arguments.out.mkdir(parents=True, exist_ok=True)
    for name, kept in (
        ("digits", [clip for clip in clips if clip.label != OTHER]),
        ("speech", [clip for clip in clips if clip.label == OTHER]),
    ):
        store = ClipStore.pack(kept)
        store.save(arguments.out / f"{name}.npz")
        print(f"{name}: {len(store)} clips, {store.minutes:.1f} minutes")


if __name__ == "__main__":
    main()
