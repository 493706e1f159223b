"""Everything that belongs to one stream on its way from samples to text."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from engine.attention import Sequence
from engine.drafts import Drafter
from engine.frontend import LogMelStream
from engine.metrics import StreamRecorder
from engine.model.stem import StemState
from engine.streaming.clock import StreamClock
from engine.streaming.delays import prompt_ids, right_pad_tokens
from engine.streaming.pieces import PieceWriter, TextPiece
from engine.streaming.ruts import BlankRun
from engine.tokenizer import Tokenizer


@dataclass(frozen=True, slots=True)
class Conditioning:
    """What a stream's delay sets: its length in tokens and the decoder's scales [layers, dim]."""

    delay_tokens: int
    scales: Tensor


@dataclass(frozen=True, slots=True)
class StreamParts:
    """The fresh pieces of machinery a stream runs on from its prompt to its end."""

    frontend: LogMelStream
    stem: StemState
    sequence: Sequence
    conditioning: Conditioning
    blank_run: BlankRun
    drafter: Drafter


class StreamState:
    """One run of the model over one stream: from a prompt until it is finished or restarted.

    Samples wait in the front end, audio vectors in `pending_audio`, pieces in `pieces`.
    """

    def __init__(
        self,
        tokenizer: Tokenizer,
        parts: StreamParts,
        recorder: StreamRecorder,
        samples_per_token: int,
        origin_samples: int,
    ) -> None:
        """Begin a run whose first sample lies `origin_samples` into the user's audio."""
        self.frontend = parts.frontend
        self.stem = parts.stem
        self.sequence = parts.sequence
        self.conditioning = parts.conditioning
        self.blank_run = parts.blank_run
        self._drafter = parts.drafter
        self.prompt = prompt_ids(tokenizer, parts.conditioning.delay_tokens)
        self.pending_audio: Tensor = torch.empty(0)
        self.pending_silent: deque[bool] = deque()
        self.pieces: list[TextPiece] = []
        self._tokenizer = tokenizer
        self._recorder = recorder
        self._samples_per_token = samples_per_token
        self._model_samples = 0
        self._is_padded = False
        self._is_ended = False
        self._last_token = tokenizer.streaming_pad_id
        self._clock = StreamClock(tokenizer.audio.sampling_rate, origin_samples)
        self._writer = PieceWriter(
            tokenizer, lambda index: self._clock.seconds((index + 1) * samples_per_token)
        )
        self.frontend.push_silence(tokenizer.audio.left_pad_tokens * samples_per_token)

    @property
    def ready_tokens(self) -> int:
        """Tokens whose audio is complete and not yet encoded."""
        return self.frontend.ready_tokens

    @property
    def has_pending_audio(self) -> bool:
        """Whether audio vectors wait for the decoder."""
        return len(self.pending_audio) > 0

    def push(self, samples: npt.NDArray[np.float32]) -> None:
        """Take the user's samples, float32 [n] at the model's rate."""
        self.frontend.push(samples)
        self._model_samples += len(samples)
        if len(samples):
            self._is_padded = False

    def skip(self, n_samples: int) -> None:
        """Let stream time go on by samples that the model does not hear."""
        self._clock.skip(self._model_samples, n_samples)

    def push_right_pad(self) -> None:
        """Put in the silence that brings out every word spoken so far, unless it is there."""
        if self._is_padded:
            return
        self._is_padded = True
        to_boundary = -self._model_samples % self._samples_per_token
        pad = right_pad_tokens(self.conditioning.delay_tokens) * self._samples_per_token
        self._clock.insert_silence(self._model_samples, to_boundary + pad)
        self.frontend.push_silence(to_boundary + pad)
        self._model_samples += to_boundary + pad

    def end_audio(self) -> None:
        """Put in the right pad and the few samples the last mel frame looks ahead."""
        self.push_right_pad()
        if not self._is_ended:
            self._is_ended = True
            self.frontend.push_silence(self._samples_per_token - 1)

    def decoder_inputs(self) -> tuple[int, ...]:
        """Return the ids of the positions that can be decoded now: what is left of the prompt that
        has audio, else the last token and drafts of the next ones."""
        position, n_pending = self.sequence.decoded_tokens, len(self.pending_audio)
        if position < len(self.prompt):
            return self.prompt[position : position + n_pending]
        return (self._last_token, *self._drafter.draft(self._last_token, n_pending - 1))

    def n_answers(self, n_tokens: int) -> int:
        """Return how many of the next `n_tokens` positions, counted from their end, give a token:
        the last one of the prompt, and all after it."""
        return min(n_tokens, max(0, self.sequence.decoded_tokens + n_tokens - len(self.prompt) + 1))

    def decoded(self, n_tokens: int) -> bool:
        """Note that the next positions have been decoded; return whether the last was silent."""
        self.sequence.decoder_advanced(n_tokens)
        self.pending_audio = self.pending_audio[n_tokens:]
        flags = [self.pending_silent.popleft() for _ in range(n_tokens)]
        return bool(flags) and flags[-1]

    @property
    def is_generating(self) -> bool:
        """Whether the prompt has been decoded, so that the last position's logits give a token."""
        return self.sequence.decoded_tokens >= len(self.prompt)

    def generated(self, token_id: int, silent: bool) -> None:
        """Take the token that the last decoded position gave."""
        is_blank = token_id == self._tokenizer.streaming_pad_id
        self.blank_run.observe(is_blank, silent)
        self._record(token_id, is_blank)
        self._last_token = token_id
        index = self.sequence.decoded_tokens - len(self.prompt)
        self._keep(self._writer.push(token_id, index))

    def drafts_checked(self, n_drafted: int, n_kept: int) -> None:
        """Take note of how many drafts were right."""
        self._drafter.observe(n_drafted, n_kept)
        self._recorder.drafts(n_drafted, n_kept)

    def escaped_rut(self) -> None:
        """Count a blank that was held back because of a rut."""
        self._recorder.rut_escape()

    def note_backlog(self) -> None:
        """Record how much complete audio waits for the encoder."""
        rate = self._tokenizer.audio.sampling_rate
        self._recorder.backlog(self.ready_tokens * self._samples_per_token / rate)

    def finish_text(self) -> None:
        """Give up bytes that never became a character."""
        self._keep(self._writer.flush())

    def take_pieces(self) -> list[TextPiece]:
        """Remove and return the pieces made since the last call."""
        pieces, self.pieces = self.pieces, []
        return pieces

    def _keep(self, piece: TextPiece | None) -> None:
        if piece is not None:
            self.pieces.append(piece)

    def _record(self, token_id: int, is_blank: bool) -> None:
        if is_blank:
            self._recorder.blank()
        elif self._tokenizer.is_special(token_id):
            self._recorder.marker()
        else:
            self._recorder.text()
