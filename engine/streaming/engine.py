"""The engine: a loaded model and the streams that run on it."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import ClassVar, Self

import torch

from engine.attention import BACKENDS
from engine.checkpoint import Checkpoint, open_model
from engine.checkpoint.config import ModelConfig
from engine.checkpoint.model_weights import ModelWeights, layer_samples
from engine.checkpoint.preparing import PreparedModels, Progress
from engine.checkpoint.source import Keep, ModelSource
from engine.errors import CacheFullError, CheckpointError, PreparedFolderError, SettingError
from engine.free_memory import give_back_free_memory
from engine.frontend import LogMelStream
from engine.kernels import native_kernels
from engine.kernels.packed import Packer
from engine.machine import default_threads
from engine.metrics import EngineFacts, EngineMetrics, MetricsRecorder, StreamRecorder
from engine.model.self_check import check_stacks
from engine.model.voxtral import FRAMES_PER_STATE, VoxtralModel, plan_attention
from engine.precision import Precision, choose_precision
from engine.settings import EngineSettings
from engine.streaming.delays import DEFAULT_DELAY_MS, TOKEN_MS, delay_tokens
from engine.streaming.ruts import BlankRun
from engine.streaming.state import Conditioning, StreamParts, StreamState
from engine.streaming.stepper import MAX_CHUNK_TOKENS, Stepper
from engine.streaming.stream import Stream

logger = logging.getLogger(__name__)


class Engine:
    """A model ready to caption. One thread at a time may use it and its streams.

    Attributes:
        settings: what it was loaded with.
        precision: the precision that was chosen and why.
        config: the model's shape.
        tokenizer: its vocabulary.
        model: the network.
        stepper: what advances streams.
        model_class: the network that is built; a subclass may replace it.
        stepper_class: what advances streams; a subclass may replace it.
    """

    model_class: ClassVar[type[VoxtralModel]] = VoxtralModel
    stepper_class: ClassVar[type[Stepper]] = Stepper

    def __init__(
        self,
        source: ModelSource,
        settings: EngineSettings,
        on_progress: Progress | None = None,
    ) -> None:
        """Build the network of an opened model; callers use `load`."""
        self.settings = settings
        n_threads = settings.threads or default_threads(source.n_parameters)
        torch.set_num_threads(n_threads)
        self.precision: Precision = choose_precision(
            _wanted_precision(settings, source),
            source.n_parameters,
            native_kernels(),
            layer_samples(source),
            n_threads,
            partial(check_stacks, source.config),
        )
        linear_format = self.precision.linear_format
        torch.set_num_threads(linear_format.torch_threads(n_threads))
        backend = BACKENDS.get(self.precision.attention(settings.attention))
        self.tokenizer = source.load_tokenizer()
        self.config = config = source.config
        plan = plan_attention(config, backend, self.precision.dtype)
        if linear_format.packer is not None:
            keep = _keep(settings.prepared_folder, n_threads, on_progress)
            source = source.packed_by(linear_format.packer, keep)
        weights = ModelWeights(source)
        self.model = self.model_class(config, weights.tensor, linear_format, plan)
        weights.drop_packed()
        give_back_free_memory()
        self._recorder = MetricsRecorder(
            EngineFacts(
                model=f"{source.name} ({source.format_name})",
                backend=backend.name(),
                precision=self.precision.name,
                threads=n_threads,
                linear_format=linear_format.name,
                linear_format_reason=self.precision.reason,
            )
        )
        self.stepper = self.stepper_class(
            self.model,
            plan,
            weights.kept(),
            settings.max_streams,
            self._recorder,
            self.tokenizer.streaming_pad_id,
        )
        self._frames_per_token = config.downsample * FRAMES_PER_STATE
        self._samples_per_token = samples_per_token(config)
        self._streams: list[Stream] = []
        self._n_opened = 0
        logger.info(
            "Loaded %s: %s, attention %s, %d threads.",
            source.name,
            self.precision.name,
            backend.name(),
            n_threads,
        )

    @classmethod
    def load(
        cls,
        model: str | Path,
        settings: EngineSettings | None = None,
        on_progress: Progress | None = None,
    ) -> Self:
        """Load a model folder.

        Args:
            model: folder with Mistral's or Hugging Face's files of a Voxtral Realtime model, or
                with what was prepared of them.
            settings: how to run it; the defaults when None.
            on_progress: told how many weights are prepared and of how many, where they are
                prepared now. What it raises ends the loading.

        Raises:
            CheckpointError: the folder cannot be used.
            SettingError: a setting is not supported.
        """
        settings = settings or EngineSettings()
        return cls(open_model(model, settings.format), settings, on_progress)

    def open_stream(self, delay_ms: int = DEFAULT_DELAY_MS) -> Stream:
        """Open a stream whose text comes `delay_ms` behind the sound.

        Raises:
            SettingError: the model was not trained for that delay.
            CacheFullError: `settings.max_streams` streams are open.
        """
        delay_tokens(delay_ms)
        recorder = self._recorder.open_stream(f"stream {self._n_opened + 1}")
        try:
            stream = Stream(self, recorder, delay_ms)
        except CacheFullError:
            self._recorder.close_stream(recorder)
            raise
        self._n_opened += 1
        self._streams.append(stream)
        return stream

    def advance(self) -> None:
        """Compute everything that is ready; streams that have audio go through in one batch."""
        while self.step():
            pass

    def step(self, max_tokens: int = MAX_CHUNK_TOKENS) -> bool:
        """Compute one step of all streams that have audio ready; return whether there was any.

        Args:
            max_tokens: what a stream advances at most, 80 ms each, from 1 to 16. One token answers
                soonest; more read the weights less often. A stream's prompt is not held to it.

        Raises:
            SettingError: another number.
        """
        if not 1 <= max_tokens <= MAX_CHUNK_TOKENS:
            raise SettingError(
                f"A step takes 1 to {MAX_CHUNK_TOKENS} tokens of a stream, not {max_tokens}.",
                parameter="max_tokens",
                value=max_tokens,
            )
        ready = [
            state
            for stream in self._streams
            if (state := stream.state) is not None and state.ready_tokens
        ]
        if ready:
            self.stepper.step(ready, max_tokens)
        return bool(ready)

    def metrics(self) -> EngineMetrics:
        """Return what was measured so far; may be called from any thread."""
        return self._recorder.snapshot()

    def close(self) -> None:
        """Close all streams."""
        for stream in tuple(self._streams):
            stream.close()

    def new_state(
        self, delay_ms: int, recorder: StreamRecorder, origin_samples: int
    ) -> StreamState:
        """Return a fresh run of a stream; used by `Stream`."""
        n_delay_tokens = delay_tokens(delay_ms)
        parts = StreamParts(
            frontend=LogMelStream(self.config.frontend, self._frames_per_token),
            stem=self.model.new_stem_state(),
            sequence=self.stepper.cache.open_sequence(),
            conditioning=Conditioning(n_delay_tokens, self.model.delay_scales(n_delay_tokens)),
            blank_run=BlankRun(self.settings.rut_escape),
            drafter=self.settings.drafts.new_drafter(
                self.tokenizer.streaming_pad_id, self.tokenizer.streaming_word_id
            ),
        )
        return StreamState(self.tokenizer, parts, recorder, self._samples_per_token, origin_samples)

    def close_stream(self, stream: Stream) -> None:
        """Forget a closed stream; used by `Stream`."""
        if stream in self._streams:
            self._streams.remove(stream)
            self._recorder.close_stream(stream.recorder)


def _wanted_precision(settings: EngineSettings, source: ModelSource) -> str:
    """Return the precision asked for; prepared weights have one of their own."""
    if source.precision is None:
        return settings.precision
    if settings.precision not in ("auto", source.precision):
        raise CheckpointError(
            f"{source.folder} was prepared for {source.precision}, not for {settings.precision}; "
            "choose that, or the model it was made of.",
            parameter="precision",
            value=settings.precision,
        )
    return source.precision


def _keep(folder: Path | None, n_threads: int, on_progress: Progress | None) -> Keep | None:
    """Return what keeps prepared weights in a folder.

    Where they cannot be kept the model is packed for this once: a full disk costs a slow start,
    not the captions.
    """
    if folder is None:
        return None
    store = PreparedModels(folder)

    def keep(source: Checkpoint, packer: Packer) -> ModelSource:
        try:
            return store.find_or_prepare(source, packer, n_threads, on_progress)
        except PreparedFolderError as error:
            logger.warning("%s Until then the model is packed at every start.", error)
            return source

    return keep


def samples_per_token(config: ModelConfig) -> int:
    """Return the samples of one decoder token.

    Raises:
        CheckpointError: they do not last the 80 ms that delays and prompts are counted in.
    """
    n_samples = config.downsample * FRAMES_PER_STATE * config.frontend.hop_samples
    token_ms = n_samples * 1000 / config.frontend.sampling_rate
    if token_ms != TOKEN_MS:
        raise CheckpointError(
            f"One token of this model lasts {token_ms:g} ms; Voxtral Realtime's last {TOKEN_MS} ms "
            "and no others are supported.",
            parameter="downsample_factor",
            value=config.downsample,
        )
    return n_samples
