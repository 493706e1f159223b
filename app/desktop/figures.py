"""Everything measured, as named values in sections: for the diagnostics and for reports."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from app.desktop.computer import gibibytes
from app.desktop.evidence import Evidence, source_name
from app.desktop.history_of_figures import PARTS, load, work_by_part
from app.desktop.speed_rules import part_names
from app.desktop.status_words import source_words
from app.desktop.told import retold
from app.desktop.wording import Translate, localised, number
from app.session.snapshot import SessionSnapshot, SessionState, SourceSnapshot
from engine import EngineMetrics

Figure: TypeAlias = tuple[str, str]
"""What it is, and its value with its unit."""


@dataclass(frozen=True, slots=True)
class Section:
    """Figures that belong together.

    Attributes:
        title: what they are about.
        figures: in the order to show them.
    """

    title: str
    figures: tuple[Figure, ...]


def sections(evidence: Evidence, translate: Translate) -> list[Section]:
    """Return all figures: of the session, of each source, of the engine."""
    snapshot = evidence.snapshot
    if snapshot is None:
        return []
    found = [
        Section(
            translate("Figures", "Session"),
            tuple(_of_session(snapshot, evidence.late_ms, translate)),
        )
    ]
    found += [
        Section(
            translate("Figures", "Sound: {source}").format(source=source_name(source, translate)),
            tuple(_of_source(source, translate)),
        )
        for source in snapshot.sources
    ]
    engine = snapshot.diagnostics.engine
    if engine is not None:
        found.append(Section(translate("Figures", "Engine"), tuple(_of_engine(engine, translate))))
    return found


def session_words(state: SessionState, translate: Translate) -> str:
    """Return what people call the state of a session."""
    return {
        SessionState.NEW: translate("Figures", "not started"),
        SessionState.LOADING: translate("Figures", "loading the model"),
        SessionState.LISTENING: translate("Figures", "listening"),
        SessionState.PAUSED: translate("Figures", "paused"),
        SessionState.STOPPING: translate("Figures", "stopping"),
        SessionState.STOPPED: translate("Figures", "stopped"),
        SessionState.FAILED: translate("Figures", "failed"),
    }[state]


def _of_session(
    snapshot: SessionSnapshot, late_ms: float, translate: Translate
) -> Iterator[Figure]:
    diagnostics = snapshot.diagnostics
    latency = diagnostics.latency
    yield translate("Figures", "State"), session_words(snapshot.state, translate)
    yield translate("Figures", "Listened"), f"{snapshot.time_s:.0f} s"
    yield translate("Figures", "Chosen delay"), f"{snapshot.delay_ms} ms"
    if latency.n_words:
        yield (
            translate("Figures", "From sound to text"),
            localised(f"{latency.median_s:.2f} s (95 %: {latency.p95_s:.2f} s)", translate),
        )
    yield translate("Figures", "Sound that waits"), f"{number(snapshot.behind_s, 1, translate)} s"
    yield translate("Figures", "Windows answer late by"), f"{late_ms:.0f} ms"
    yield (
        translate("Figures", "Loading the model took"),
        f"{number(diagnostics.loading_s, 1, translate)} s",
    )
    yield translate("Figures", "Tokens in a step at most"), str(diagnostics.step_tokens)
    yield translate("Figures", "Engine starts after errors"), str(diagnostics.engine_restarts)
    is_mixed = diagnostics.is_mixed
    yield (
        translate("Figures", "Sources mixed into one"),
        translate("Figures", "yes") if is_mixed else translate("Figures", "no"),
    )


def _of_source(source: SourceSnapshot, translate: Translate) -> Iterator[Figure]:
    level = f"{source.level_dbfs:.0f} dBFS" if math.isfinite(source.level_dbfs) else "-"
    yield translate("Figures", "State"), source_words(source, translate)
    if source.message:
        yield translate("Figures", "Trouble"), retold(source.message, translate)
    yield translate("Figures", "Level"), level
    yield translate("Figures", "Sample rate"), f"{source.rate_hz} Hz"
    yield translate("Figures", "Channels"), str(source.channels)
    yield translate("Figures", "Blocks captured"), str(source.blocks)
    yield (
        translate("Figures", "Capturing 80 ms takes"),
        f"{number(source.work_ms, 2, translate)} ms",
    )
    yield translate("Figures", "Losses on the way"), str(source.glitches)
    yield translate("Figures", "Never captured"), f"{number(source.lost_s, 1, translate)} s"
    yield translate("Figures", "Device opened anew"), str(source.restarts)
    yield (
        translate("Figures", "Sound that waits"),
        localised(f"{source.waiting_s:.1f} s (≤ {source.largest_waiting_s:.1f} s)", translate),
    )
    yield translate("Figures", "Silence left out"), f"{number(source.spared_s, 1, translate)} s"
    yield translate("Figures", "Sound left out"), f"{number(source.dropped_s, 1, translate)} s"


def _of_engine(engine: EngineMetrics, translate: Translate) -> Iterator[Figure]:
    facts, step = engine.facts, engine.step
    yield translate("Figures", "Model"), facts.model
    yield translate("Figures", "Precision"), facts.precision
    yield translate("Figures", "Kernels"), facts.linear_format
    yield translate("Figures", "Chosen because"), _reasons(facts.linear_format_reason, translate)
    yield translate("Figures", "Attention"), facts.backend
    yield translate("Figures", "Threads"), str(facts.threads)
    yield translate("Figures", "Real-time factor"), number(engine.real_time_factor, 3, translate)
    yield translate("Figures", "Load, all sources"), f"{100 * load(engine):.0f} %"
    yield (
        translate("Figures", "A step takes"),
        localised(
            f"{step.median_ms:.1f} ms (95 %: {step.p95_ms:.1f} ms, ≤ {step.largest_ms:.1f} ms)",
            translate,
        ),
    )
    names = part_names(translate)
    for part, work_ms in zip(PARTS, work_by_part(engine), strict=False):
        yield (
            translate("Figures", "80 ms of sound, {part}").format(part=names[part]),
            f"{number(work_ms, 2, translate)} ms",
        )
    yield translate("Figures", "Steps"), str(engine.steps)
    yield translate("Figures", "Streams in a step"), number(engine.streams_packed, 2, translate)
    yield (
        translate("Figures", "Tokens with text, without"),
        f"{engine.text_tokens}, {engine.blanks}",
    )
    yield translate("Figures", "Tokens encoded"), str(engine.tokens_encoded)
    yield translate("Figures", "Decoder positions"), str(engine.tokens_decoded)
    yield translate("Figures", "Helped out of silence"), str(engine.rut_escapes)
    yield translate("Figures", "Fresh starts"), str(engine.restarts)
    yield (
        translate("Figures", "Cache blocks"),
        f"{engine.cache_blocks_used} / {engine.cache_blocks}",
    )
    yield (
        translate("Figures", "Memory of Voxcap"),
        localised(
            f"{gibibytes(engine.resident_bytes)} (≤ {gibibytes(engine.peak_resident_bytes)})",
            translate,
        ),
    )
    for stream in engine.streams:
        yield (
            translate("Figures", "{stream}: tokens with text, without, in a row").format(
                stream=stream.name
            ),
            f"{stream.text_tokens}, {stream.blanks}, {stream.blank_run_tokens}",
        )


def _reasons(reasons: str, translate: Translate) -> str:
    return "; ".join(retold(reason, translate) for reason in reasons.split("; "))
