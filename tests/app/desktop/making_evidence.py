"""Sessions as diagnostics see them: a series of snapshots, and what an engine measured."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.captions.entries import Speaker
from app.desktop.evidence import Evidence
from app.desktop.history_of_figures import FigureHistory
from app.session.snapshot import SessionSnapshot, SessionState, SourceSnapshot, SourceState
from engine import EngineMetrics
from engine.metrics import PARTS, Durations, EngineFacts, Part, StreamMetrics
from tests.app.cli.snapshots import snapshot, source_snapshot

MIC = Speaker("mic", "You", "USB headset")
SYSTEM = Speaker("system", "Others", "Monitor of Speakers")


def source(speaker: Speaker = MIC, **changes: object) -> SourceSnapshot:
    return replace(source_snapshot(speaker), **changes)  # type: ignore[arg-type]


def engine(
    load: float = 0.25,
    *,
    model: str = "Voxtral-Mini-4B (mistral)",
    n_streams: int = 1,
    steps: int = 100,
    text_tokens: int = 10,
    slowest: Part = "decoder",
    rut_escapes: int = 0,
) -> EngineMetrics:
    """Return what an engine measured that needs `load` of the time there is for its streams."""
    step_ms = load * 80
    parts = tuple(
        (part, Durations(*(step_ms * (0.5 if part == slowest else 0.1),) * 3)) for part in PARTS
    )
    streams = tuple(
        StreamMetrics(f"stream {number + 1}", text_tokens, 5, 2, 0, 0, 0, 0, 0.0)
        for number in range(n_streams)
    )
    return EngineMetrics(
        facts=EngineFacts(model, "cpu", "bfloat16", 2, "dense", "no kernel for this processor"),
        steps=steps,
        step=Durations(step_ms, step_ms, step_ms),
        parts=parts,
        streams_packed=float(n_streams),
        compute_s=steps * step_ms / 1000,
        audio_s=steps * 0.08 * n_streams,
        tokens_encoded=steps * n_streams,
        tokens_decoded=steps * n_streams,
        text_tokens=text_tokens,
        blanks=5,
        rut_escapes=rut_escapes,
        tokens_drafted=0,
        drafts_kept=0,
        restarts=0,
        streams=streams,
        cache_blocks_used=3,
        cache_blocks=64,
        resident_bytes=2**30,
        peak_resident_bytes=2**31,
    )


def session(
    *sources: SourceSnapshot,
    state: SessionState = SessionState.LISTENING,
    behind_s: float = 0.0,
    messages: tuple[str, ...] = (),
    saving_trouble: str = "",
    measured: EngineMetrics | None = None,
    **diagnostics: object,
) -> SessionSnapshot:
    """Return a session that hears its microphone unless told otherwise."""
    made = snapshot(
        state=state,
        sources=sources or (source(),),
        behind_s=behind_s,
        messages=messages,
        engine=measured or engine(),
    )
    return replace(
        made,
        saving_trouble=saving_trouble,
        diagnostics=replace(made.diagnostics, **diagnostics),  # type: ignore[arg-type]
    )


def quiet() -> SourceSnapshot:
    return source(state=SourceState.SILENT, level_dbfs=-72.0)


def evidence(series: Iterable[SessionSnapshot], **known: object) -> Evidence:
    """Return what is known after a series of snapshots that came a second apart."""
    history = FigureHistory()
    last = None
    for second, last in enumerate(series):
        history.add(last, float(second))
    return Evidence(snapshot=last, moments=history.moments, **known)  # type: ignore[arg-type]
