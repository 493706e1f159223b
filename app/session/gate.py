"""Spares the engine long silences, without moving the clock."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from app.audio import SAMPLE_RATE
from app.session.chunks import Chunk, Item, Skip
from app.session.jumps import append_joined

_LEAST_HOLD_S = 5.0

# A long word's last part comes that long after the delay at most.
_AFTER_DELAY_S = 3.0


@dataclass(frozen=True, slots=True)
class GateSettings:
    """When the gate opens and closes.

    Attributes:
        hold_s: sound without voice after which it closes. Longer than the text's delay, so that
            the last words are out by then.
        pre_roll_s: sound before the first voice that is still let through.
        open_at: the voice of a chunk that opens it.
        stay_at: the voice of a chunk that keeps it open.
    """

    hold_s: float = _LEAST_HOLD_S
    pre_roll_s: float = 0.5
    open_at: float = 0.35
    stay_at: float = 0.15

    @classmethod
    def for_delay(cls, delay_ms: int) -> GateSettings:
        """Return settings for text that stays so far behind the sound."""
        return cls(hold_s=max(_LEAST_HOLD_S, delay_ms / 1000 + _AFTER_DELAY_S))


class VoiceGate:
    """Stands before the engine, one for each source; open at first.

    What comes out covers what went in, in order: chunks, and skips for the silence left out.

    Attributes:
        settings: in force from the next item on.
    """

    def __init__(self, settings: GateSettings) -> None:
        self.settings = settings
        self._is_open = True
        self._n_quiet = 0
        self._n_withheld = 0
        self._silence: list[Item] = []
        self._pre_roll: deque[Item] = deque()

    @property
    def is_open(self) -> bool:
        """Whether sound goes through."""
        return self._is_open

    @property
    def saved_s(self) -> float:
        """Seconds of sound the engine has been spared."""
        return self._n_withheld / SAMPLE_RATE

    @property
    def withheld_after_samples(self) -> int:
        """Samples without voice that went through before the gate closed; 0 while it is open."""
        return 0 if self._is_open else self._n_quiet

    def push(self, item: Item) -> list[Item]:
        """Take the next item and return what the engine is to get now."""
        return self._pass(item) if self._is_open else self._withhold(item)

    def flush(self) -> list[Item]:
        """Return skips for all that was withheld, as at the end of the sound."""
        while self._pre_roll:
            self._give_up_oldest()
        silence, self._silence = self._silence, []
        return silence

    def _pass(self, item: Item) -> list[Item]:
        if isinstance(item, Chunk):
            is_voice = item.voice >= self.settings.stay_at
            self._n_quiet = 0 if is_voice else self._n_quiet + len(item.samples)
            self._is_open = self._n_quiet < self.settings.hold_s * SAMPLE_RATE
        return [item]

    def _withhold(self, item: Item) -> list[Item]:
        if isinstance(item, Skip) and item.reason is not None:
            return [*self.flush(), item]
        self._pre_roll.append(item)
        if isinstance(item, Chunk) and item.voice >= self.settings.open_at:
            return self._open()
        while self._reaches_far_enough():
            self._give_up_oldest()
        # Silence before a hole will not grow any more.
        complete = self._silence[:-1]
        del self._silence[:-1]
        return complete

    def _open(self) -> list[Item]:
        self._is_open = True
        self._n_quiet = 0
        items, self._silence = self._silence, []
        for item in self._pre_roll:
            append_joined(items, item)
        self._pre_roll.clear()
        return items

    def _reaches_far_enough(self) -> bool:
        n_without_oldest = self._pre_roll[-1].end_sample - self._pre_roll[0].end_sample
        return n_without_oldest >= max(1, self.settings.pre_roll_s * SAMPLE_RATE)

    def _give_up_oldest(self) -> None:
        oldest = self._pre_roll.popleft()
        if isinstance(oldest, Chunk):
            self._n_withheld += len(oldest.samples)
        append_joined(self._silence, Skip(oldest.start_sample, oldest.end_sample, None))
