"""What a caller may choose when loading an engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from engine.drafts import BlankDrafts, Drafts
from engine.errors import SettingError

PRECISIONS = ("auto", "float32", "bfloat16", "int8", "int4")
AUTO = "auto"
# Far more than help; where the system has no memory for so many, it ends the program.
MOST_THREADS = 256
CHECKPOINT_FORMATS = ("auto", "mistral", "hf")


@dataclass(frozen=True, slots=True)
class RutEscape:
    """How a run of blanks over sound is broken.

    In rare states the model emits nothing but blanks while people speak; its blank then leads the
    best word by 3.5 to 6.6, against at least 8.5 in true silence (docs: vLLM issue 47614). After
    `patience_tokens` blanks in a row over audible sound, `slope` per further token is taken from
    the blank's logit, up to `ceiling`, which stays below the lead of true silence.
    """

    patience_tokens: int = 200
    slope: float = 0.5
    ceiling: float = 7.0

    def __post_init__(self) -> None:
        if self.patience_tokens < 1:
            raise SettingError(
                f"patience_tokens must be at least 1, not {self.patience_tokens}.",
                parameter="patience_tokens",
                value=self.patience_tokens,
            )

    def penalty(self, blank_run_tokens: int) -> float:
        """Return what to subtract from the blank's logit after a run of that many blanks."""
        return min(self.ceiling, max(0.0, self.slope * (blank_run_tokens - self.patience_tokens)))


class NoRutEscape(RutEscape):
    """Leaves the model's choice untouched, as exact comparisons need."""

    __slots__ = ()

    def penalty(self, blank_run_tokens: int) -> float:
        """Return 0."""
        return 0.0


@dataclass(frozen=True, slots=True)
class EngineSettings:
    """How to load and run a model.

    Attributes:
        precision: of the weights: "float32", "bfloat16", "int8" or "int4"; "auto" takes float32 for
            a model whose float32 weights are under 1 GB and int4 for a larger one.
        threads: compute threads, or None for one per physical core (one alone for a small model).
        attention: name of a registered attention backend; "auto" takes the one that suits the
            kernels of the linear layers.
        format: "mistral", "hf" or "auto": the layout of the model folder.
        max_streams: how many streams may be open at once; the KV cache is sized for it.
        rut_escape: how a rut of blanks is broken; `NoRutEscape()` switches it off.
        prepared_folder: where weights are kept that were packed for int8 or int4; None packs them
            anew at every load.
        drafts: how tokens are guessed ahead where their sound is there; `NoDrafts()` guesses none.
            The text is the same.
    """

    precision: str = "auto"
    threads: int | None = None
    attention: str = AUTO
    format: str = "auto"
    max_streams: int = 4
    rut_escape: RutEscape = field(default_factory=RutEscape)
    prepared_folder: Path | None = None
    drafts: Drafts = field(default_factory=BlankDrafts)

    def __post_init__(self) -> None:
        _require_one_of("precision", self.precision, PRECISIONS)
        _require_one_of("format", self.format, CHECKPOINT_FORMATS)
        if self.threads is not None and not 1 <= self.threads <= MOST_THREADS:
            raise SettingError(
                f"threads must be 1 to {MOST_THREADS}, not {self.threads}.",
                parameter="threads",
                value=self.threads,
            )
        if self.max_streams < 1:
            raise SettingError(
                f"max_streams must be at least 1, not {self.max_streams}.",
                parameter="max_streams",
                value=self.max_streams,
            )


def _require_one_of(parameter: str, value: str, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise SettingError(
            f"{parameter} must be one of {', '.join(choices)}, not {value!r}.",
            parameter=parameter,
            value=value,
        )
