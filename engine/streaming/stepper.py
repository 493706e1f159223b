"""Packed steps: the tokens of all streams that have audio go through the model together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, zip_longest

import torch
from torch import Tensor

from engine.attention import (
    CacheLayers,
    PagedKVCache,
    SequenceSlice,
    StepBuffers,
    StepMetadata,
)
from engine.frontend import SilenceDetector
from engine.metrics import MetricsRecorder
from engine.model.voxtral import BLOCK_TOKENS, AttentionPlan, VoxtralModel
from engine.step_check import step_check_from_environment
from engine.streaming.state import StreamState

# Tokens the encoder takes of one stream at a time: 1.28 s, so that a file reads the weights a
# sixteenth as often and a live stream that is behind still answers soon.
MAX_CHUNK_TOKENS = 16

_FLOAT_BYTES = 4


class Stepper:
    """Advances streams; owns the KV cache and the buffers of a step."""

    def __init__(
        self,
        model: VoxtralModel,
        plan: AttentionPlan,
        weights: Mapping[str, Tensor],
        max_streams: int,
        recorder: MetricsRecorder,
        blank_id: int,
    ) -> None:
        """Allocate the cache and buffers.

        Args:
            model: the network.
            plan: its attention.
            weights: the model's weights by name, watched when steps are checked.
            max_streams: streams open at once at most.
            recorder: told how long each part of a step takes.
            blank_id: the token that says nothing.
        """
        self._model = model
        self._recorder = recorder
        self._blank_id = blank_id
        config = model.config
        self.cache = PagedKVCache(
            plan.decoder_backend,
            plan.encoder_backend,
            CacheLayers(config.encoder.n_layers, plan.encoder),
            CacheLayers(config.decoder.n_layers, plan.decoder),
            block_tokens=BLOCK_TOKENS,
            pool_size=config.downsample,
            max_sequences=max_streams,
            max_chunk_tokens=MAX_CHUNK_TOKENS,
        )
        limits = self.cache.limits(max_rows=max_streams * MAX_CHUNK_TOKENS)
        self._buffers = StepBuffers(limits, BLOCK_TOKENS)
        self._encoder_builder = plan.encoder_backend.builder_class()(plan.encoder, limits)
        self._decoder_builder = plan.decoder_backend.builder_class()(plan.decoder, limits)
        self._silence = SilenceDetector(config.frontend)
        self._check = step_check_from_environment(weights, _decode_budget_bytes(model, max_streams))

    @torch.inference_mode()
    def step(self, streams: Sequence[StreamState], max_tokens: int) -> None:
        """Encode the audio that is ready, up to `max_tokens` a stream, and decode all of it.

        A stream that is still at its prompt, which says nothing yet, takes MAX_CHUNK_TOKENS.
        """
        for stream in streams:
            stream.note_backlog()
        self._recorder.begin_step()
        n_encoded = self._encode(streams, max_tokens)
        n_decoded = 0
        while waiting := [stream for stream in streams if stream.has_pending_audio]:
            n_decoded += self._decode(waiting)
        self._recorder.end_step(
            streams=len(streams), tokens_encoded=n_encoded, tokens_decoded=n_decoded
        )
        for stream in streams:
            stream.note_backlog()
        n_blocks = sum(len(stream.sequence.block_ids) for stream in streams)
        self._recorder.cache(blocks_used=n_blocks, blocks=self.cache.n_blocks)

    def _encode(self, streams: Sequence[StreamState], max_tokens: int) -> int:
        counts = [
            min(stream.ready_tokens, max_tokens if stream.is_generating else MAX_CHUNK_TOKENS)
            for stream in streams
        ]
        mels = [stream.frontend.take(n) for stream, n in zip(streams, counts, strict=True)]
        for stream, mel, n_tokens in zip(streams, mels, counts, strict=True):
            stream.pending_silent.extend(
                self._silence.token_is_silent(frames) for frames in mel.chunk(n_tokens)
            )
            stream.sequence.reserve(n_tokens)
        self._recorder.lap("front_end")
        firsts = [stream.sequence.encoded_tokens for stream in streams]
        attention = self._encoder_builder.build(self._fill(streams, firsts, counts))
        states = self._model.encode(
            mels,
            [stream.stem for stream in streams],
            firsts,
            attention,
            self.cache.encoder_layers,
        )
        self._recorder.lap("encoder")
        audio = self._model.adapt(states)
        for stream, part, n_tokens in zip(streams, torch.split(audio, counts), counts, strict=True):
            stream.sequence.encoder_advanced(n_tokens)
            stream.pending_audio = part
        self._recorder.lap("adapter")
        return sum(counts)

    def _decode(self, streams: Sequence[StreamState]) -> int:
        """Advance each stream by what is left of its prompt, or by a token and the drafts that
        were right; return the rows computed."""
        ids = [stream.decoder_inputs() for stream in streams]
        counts = [len(part) for part in ids]
        with self._check:
            rows = self._decoder_rows(streams, ids, counts)
            self._recorder.lap("decoder")
            answers = [
                stream.n_answers(n_tokens) for stream, n_tokens in zip(streams, counts, strict=True)
            ]
            answering = [
                row
                for end, n_answers in zip(accumulate(counts), answers, strict=True)
                for row in range(end - n_answers, end)
            ]
            if answering:
                logits = self._model.logits(rows[answering])
                best = logits.argmax(dim=1).tolist()
            first = 0
            for stream, part, n_answers in zip(streams, ids, answers, strict=True):
                stream.decoded(len(part) - n_answers)
                if n_answers:
                    span = slice(first, first + n_answers)
                    self._accept(stream, part[-n_answers:], logits[span], best[span])
                first += n_answers
        self._recorder.lap("head")
        return sum(counts)

    def _decoder_rows(
        self,
        streams: Sequence[StreamState],
        ids: Sequence[Sequence[int]],
        counts: Sequence[int],
    ) -> Tensor:
        """Run the decoder's layers over the streams' next positions, float32 [rows, dim]."""
        firsts = [stream.sequence.decoded_tokens for stream in streams]
        return self._model.decode(
            torch.tensor([token for part in ids for token in part]),
            torch.cat([s.pending_audio[:n] for s, n in zip(streams, counts, strict=True)]),
            torch.cat([torch.arange(p, p + n) for p, n in zip(firsts, counts, strict=True)]),
            _scales(streams, counts),
            self._decoder_builder.build(self._fill(streams, firsts, counts)),
            self.cache.decoder_layers,
        )

    def _accept(
        self, stream: StreamState, inputs: Sequence[int], logits: Tensor, best: Sequence[int]
    ) -> None:
        """Give a stream its tokens, up to the first that makes the next input a wrong draft.

        Keys and values of positions that do not count lie where the next pass writes its own.

        Args:
            stream: a generating stream.
            inputs: the ids of its positions; all but the first are drafts.
            logits: float32 [positions, vocab_size].
            best: the most likely token of each position.
        """
        n_kept = 0
        for token, row, following in zip_longest(best, logits, inputs[1:]):
            is_silent = stream.decoded(1)
            chosen = self._choose(stream, token, row, is_silent)
            stream.generated(chosen, is_silent)
            if chosen != following:
                break
            n_kept += 1
        stream.drafts_checked(len(inputs) - 1, n_kept)

    def _choose(self, stream: StreamState, best: int, logits: Tensor, is_silent: bool) -> int:
        """Return a position's most likely token; a blank in a rut is held back."""
        penalty = stream.blank_run.penalty(is_silent)
        if not penalty or best != self._blank_id:
            return best
        logits[self._blank_id] -= penalty
        best = int(logits.argmax())
        if best != self._blank_id:
            stream.escaped_rut()
        return best

    def _fill(
        self, streams: Sequence[StreamState], firsts: Sequence[int], counts: Sequence[int]
    ) -> StepMetadata:
        return self._buffers.fill(
            SequenceSlice(stream.sequence, first, n_tokens)
            for stream, first, n_tokens in zip(streams, firsts, counts, strict=True)
        )


def _scales(streams: Sequence[StreamState], counts: Sequence[int]) -> Tensor:
    """Return the rows' delay scales, [layers, rows, dim], or [layers, 1, dim] for one delay."""
    delays = {stream.conditioning.delay_tokens for stream in streams}
    if len(delays) == 1:
        return streams[0].conditioning.scales.unsqueeze(1)
    by_stream = torch.stack([stream.conditioning.scales for stream in streams], dim=1)
    return by_stream.repeat_interleave(torch.tensor(counts), dim=1)


def _decode_budget_bytes(model: VoxtralModel, max_streams: int) -> int:
    """Return what a decode step may allocate: a few times its activations, nothing like a weight.

    The reference attention backend gathers keys and does not keep within it.
    """
    decoder = model.config.decoder
    heads = decoder.n_heads * decoder.head_dim
    a_layer = 12 * decoder.dim + 6 * decoder.hidden_dim + 8 * heads
    scores = 4 * decoder.n_heads * decoder.window_tokens
    rows = max_streams * MAX_CHUNK_TOKENS
    return rows * _FLOAT_BYTES * decoder.n_layers * (a_layer + scores)
