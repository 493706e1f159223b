"""An engine without a model: it reads numbered words from the sound itself.

Sound is quiet but for words: 160 ms of the value `word_level(n)` say " w<n>". So a test knows which
words were in what was captured, and finds which of them came out, when, and at what time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from app.audio import SAMPLE_RATE, Samples
from engine import SUPPORTED_DELAYS_MS, EngineMetrics, TextPiece
from engine.metrics import EngineFacts, MetricsRecorder

TOKEN_SAMPLES = 1280
TOKEN_S = TOKEN_SAMPLES / SAMPLE_RATE
QUIET = 1e-6
WORD_SAMPLES = 2 * TOKEN_SAMPLES
_LEVEL_STEP = 1e-4
_LEVEL_BASE = 0.01
EXTRA_PAD_TOKENS = 11
PROMPT_TOKENS = 32


def word_level(number: int) -> float:
    """Return the sample value that says word number `number`, 0 to 9000."""
    return _LEVEL_BASE + number * _LEVEL_STEP


def speech(duration_s: float, first_word: int = 0, every_s: float = 1.0) -> Samples:
    """Return sound with a numbered word at the start of every `every_s` seconds."""
    samples = np.full(round(duration_s * SAMPLE_RATE), QUIET, dtype=np.float32)
    for index, start in enumerate(range(0, len(samples), round(every_s * SAMPLE_RATE))):
        samples[start : start + WORD_SAMPLES] = word_level(first_word + index)
    return samples


def number_of(text: str) -> int:
    """Return the number of a word such as " w12"."""
    return int(text.strip().removeprefix("w"))


@dataclass
class ReadingStream:
    """One stream; see `engine.Stream`."""

    delay_ms: int
    advance: Callable[[], None]
    closed: bool = False
    heard_samples: int = 0
    _times: list[tuple[int, int]] = field(default_factory=list)
    _sound: Samples = field(default_factory=lambda: np.zeros(0, np.float32))
    _last_level: float = 0.0
    _prompt_tokens: int = PROMPT_TOKENS
    _n_model: int = 0
    _n_computed: int = 0
    _pad: int = 0
    _is_padded: bool = False
    _due: list[tuple[int, TextPiece]] = field(default_factory=list)
    _ready: list[TextPiece] = field(default_factory=list)

    @property
    def ready_tokens(self) -> int:
        if self.closed:
            return 0
        n_tokens = (self._n_model + self._pad) // TOKEN_SAMPLES - self._n_computed
        return self._prompt_tokens + n_tokens

    def push(self, samples: Samples, /) -> None:
        assert not self.closed
        assert len(samples)
        self._unpad()
        self._is_padded = False
        self._times.append((self._n_model, self.heard_samples))
        self._append(samples)
        self.heard_samples += len(samples)

    def skip(self, n_samples: int, /) -> None:
        assert n_samples >= 0
        self.heard_samples += n_samples

    def push_pause(self) -> None:
        if self._is_padded:
            return
        self._is_padded = True
        n_tokens = self.delay_ms // 80 + EXTRA_PAD_TOKENS
        self._pad = -self._n_model % TOKEN_SAMPLES + n_tokens * TOKEN_SAMPLES

    def push_end(self) -> None:
        self.push_pause()

    def compute(self, n_tokens: int) -> None:
        self._prompt_tokens = 0
        for _ in range(min(n_tokens, self.ready_tokens)):
            at = self._n_computed * TOKEN_SAMPLES
            token, self._sound = self._sound[:TOKEN_SAMPLES], self._sound[TOKEN_SAMPLES:]
            if len(token) < TOKEN_SAMPLES:
                self._pad -= TOKEN_SAMPLES - len(token)
                self._n_model += TOKEN_SAMPLES - len(token)
                token = np.pad(token, (0, TOKEN_SAMPLES - len(token)))
            is_even = np.ptp(token) < _LEVEL_STEP / 10
            level = float(token[0]) if is_even else 0.0
            before, self._last_level = self._last_level, level
            self._n_computed += 1
            if level > _LEVEL_BASE / 2 and level != before:
                start_s = self._stream_time(at) / SAMPLE_RATE
                number = round((level - _LEVEL_BASE) / _LEVEL_STEP)
                piece = TextPiece(f" w{number}", start_s, start_s + TOKEN_S)
                self._due.append((self._n_computed + self.delay_ms // 80, piece))
            self._ready += [piece for due, piece in self._due if due <= self._n_computed]
            self._due = [pair for pair in self._due if pair[0] > self._n_computed]

    def take(self) -> list[TextPiece]:
        pieces, self._ready = self._ready, []
        return pieces

    def set_delay(self, delay_ms: int, /) -> list[TextPiece]:
        assert delay_ms in SUPPORTED_DELAYS_MS
        self.push_pause()
        self.advance()
        assert not self._due
        pieces = self.take()
        fresh = ReadingStream(delay_ms, self.advance, heard_samples=self.heard_samples)
        self.__dict__.update(fresh.__dict__)
        return pieces

    def finish(self) -> list[TextPiece]:
        self.push_end()
        self.advance()
        self.closed = True
        return self.take()

    def close(self) -> None:
        self.closed = True

    def _stream_time(self, model_sample: int) -> int:
        start, time = next(pair for pair in reversed(self._times) if pair[0] <= model_sample)
        return time + model_sample - start

    def _unpad(self) -> None:
        """Turn the pad into sound that takes no time, as the engine does."""
        if self._pad:
            self._times.append((self._n_model, self.heard_samples))
            n_pad, self._pad = self._pad, 0
            self._append(np.zeros(n_pad, np.float32))

    def _append(self, samples: Samples) -> None:
        self._sound = np.concatenate([self._sound, samples])
        self._n_model += len(samples)


class ReadingEngine:
    """Streams that read, at a cost that a test decides.

    Attributes:
        token_cost: called with the tokens of each step; may take time, or raise.
    """

    def __init__(self, token_cost: Callable[[int], None] = lambda n_tokens: None) -> None:
        self.token_cost = token_cost
        self.streams: list[ReadingStream] = []
        self.max_streams = 2
        self.n_steps = 0
        self.is_closed = False
        self._recorder = MetricsRecorder(
            EngineFacts("reading", "none", "float32", 1, "none", "a test")
        )

    def open_stream(self, delay_ms: int, /) -> ReadingStream:
        assert sum(not stream.closed for stream in self.streams) < self.max_streams
        self.streams.append(ReadingStream(delay_ms, self._advance))
        return self.streams[-1]

    def step(self, max_tokens: int, /) -> bool:
        ready = [s for s in self.streams if not s.closed and s.ready_tokens]
        if not ready:
            return False
        self.n_steps += 1
        assert 1 <= max_tokens <= 16
        n_tokens = max(min(stream.ready_tokens, max_tokens) for stream in ready)
        self.token_cost(n_tokens * len(ready))
        for stream in ready:
            stream.compute(max_tokens)
        return True

    def _advance(self) -> None:
        while self.step(16):
            pass

    def metrics(self) -> EngineMetrics:
        return self._recorder.snapshot()

    def close(self) -> None:
        self.is_closed = True
