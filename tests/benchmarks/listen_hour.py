"""An hour through a whole session as fast as it goes: memory, speed and words from start to end.

    python -m tests.benchmarks.listen_hour [--minutes 60] [--seed 3]

The sound is made while it is heard: digits by a speaker whom the demo model never heard, a little
noise, rests up to a minute (`tests.end_to_end.digit_talk`). Silence is spared by the voice
detector, and the journal is on the disk.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import numpy as np

from app.audio import SAMPLE_RATE
from app.captions.entries import Word
from tests.end_to_end.digit_talk import MeetingTalk
from tests.end_to_end.long_listening import Listened, heard_directly, listen, score

COMPARED_MINUTES = 10.0


def print_sound(listened: Listened) -> None:
    """What became of the sound."""
    (source,) = listened.last.sources
    duration_s = listened.talk.n_samples / SAMPLE_RATE
    print(
        f"sound: {duration_s:.3f} s made, {listened.last.time_s:.3f} s captured; "
        f"{listened.heard_s:.1f} s heard by the engine, {source.spared_s:.1f} s spared, "
        f"{source.dropped_s:.1f} s dropped, {source.lost_s:.1f} s lost; at most "
        f"{source.largest_waiting_s:.2f} s waited; {duration_s / listened.wall_s:.1f} times real "
        "time"
    )


def print_words(listened: Listened) -> None:
    """What became of the words."""
    found = listened.score
    lateness_s = np.array(found.lateness_s)
    third = len(lateness_s) // 3
    n_others = sum(not isinstance(entry, Word) for entry in listened.last.transcript.entries)
    is_kept = listened.kept.entries == tuple(listened.last.transcript.entries)
    print(
        f"words: {found.n_spoken} said, WER {100 * found.word_error_rate:.2f} %; {n_others} gaps "
        f"and remarks; ends late by {np.median(lateness_s[:third]):+.3f} s in the first third, "
        f"{np.median(lateness_s[-third:]):+.3f} s in the last, 95 % within "
        f"{np.percentile(np.abs(lateness_s), 95):.3f} s; journal "
        f"{'equal to what was shown' if is_kept else 'DIFFERENT from what was shown'}, "
        f"{listened.kept.n_unreadable} unreadable lines"
    )


def print_course(listened: Listened) -> None:
    """What changed with time."""
    minutes = listened.minutes
    shown = sorted({min(minute, len(minutes)) for minute in (1, 5, 15, 30, 45, len(minutes))})
    print(
        "resident: "
        + ", ".join(
            f"{minutes[minute - 1].resident_mb:.1f} MB at minute {minute} "
            f"({minutes[minute - 1].n_words} words)"
            for minute in shown
        )
    )
    after_5 = [minute.resident_mb for minute in minutes[min(4, len(minutes) - 1) :]]
    print(f"resident after minute 5: from {min(after_5):.1f} to {max(after_5):.1f} MB")
    part = min(10, max(1, len(minutes) // 2))
    print(
        f"ms per token: {minutes[part - 1].token_ms:.3f} until minute {part}, "
        f"{minutes[-1].token_ms:.3f} at the end; ms of processor per token, "
        f"voice detection and making the sound included: {listened.cpu_ms(0, part - 1):.3f} until "
        f"minute {part}, {listened.cpu_ms(-part, -1):.3f} in the last {part}; ms per snapshot: "
        f"{np.median([minute.snapshot_ms for minute in minutes[:part]]):.3f} and "
        f"{np.median([minute.snapshot_ms for minute in minutes[-part:]]):.3f}"
    )


def main() -> None:
    """Listen and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=3)
    arguments = parser.parse_args()
    if arguments.minutes < 2:
        parser.error("--minutes must be at least 2")
    with tempfile.TemporaryDirectory() as folder:
        listened = listen(MeetingTalk(arguments.minutes, arguments.seed), Path(folder))
    print_sound(listened)
    print_words(listened)
    print_course(listened)
    compared = MeetingTalk(min(arguments.minutes, COMPARED_MINUTES), arguments.seed)
    direct = score(compared, heard_directly(compared))
    print(
        f"the engine alone, all silence heard: WER {100 * direct.word_error_rate:.2f} % of the "
        f"first {direct.n_spoken} words"
    )


if __name__ == "__main__":
    main()
