"""Verdicts on an engine or windows that are too slow."""

from __future__ import annotations

from app.desktop.evidence import Evidence, Severity, Verdict
from app.desktop.history_of_figures import PARTS, TOKEN_MS, growth, lasted_s, work_by_part
from app.desktop.wording import Translate, number
from app.session.snapshot import SourceState

BEHIND_S = 3.0
STALLED_S = 8.0
DROPPED_WITHIN_S = 30.0
TREND_WITHIN_S = 5.0
NEARLY_TOO_MUCH = 0.85
LATE_MS = 250.0


def stalled(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that sound waits and the engine has not finished a step for long."""
    engine = evidence.engine
    if engine is None or not evidence.moments or evidence.moments[-1].behind_s < BEHIND_S:
        return None
    stalled_s = lasted_s(
        evidence.moments, lambda moment: moment.steps == engine.steps and moment.behind_s > 0
    )
    if stalled_s < STALLED_S:
        return None
    return Verdict(
        translate("Verdict", "The speech engine has not answered for {seconds} s.").format(
            seconds=round(stalled_s)
        ),
        translate("Verdict", "Stop and start again; if it happens again, choose a smaller model."),
        Severity.TROUBLE,
    )


def overloaded(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that the model is more than this computer can compute, and which part takes most."""
    engine = evidence.engine
    if engine is None or engine.load <= 1.0 or not (_behind(evidence) or _dropped_s(evidence)):
        return None
    sentence = translate(
        "Verdict",
        "This computer is too slow for the model: {work} ms of work for 80 ms of sound, most of "
        "it in the {part}.",
    ).format(work=round(engine.load * TOKEN_MS), part=_slowest_part(evidence, translate))
    return Verdict(
        f"{sentence} {_left_out(evidence, translate)}".strip(),
        _relief(evidence, translate),
        Severity.TROUBLE,
    )


def behind(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that captions are late although the engine is fast enough by itself."""
    if evidence.snapshot is None or not (_behind(evidence) or _dropped_s(evidence)):
        return None
    sentence = translate("Verdict", "Captions are {seconds} s behind.").format(
        seconds=round(evidence.snapshot.behind_s)
    )
    sentence = f"{sentence} {_left_out(evidence, translate)}".strip()
    trend_s = growth(evidence.moments, lambda moment: moment.behind_s, TREND_WITHIN_S)
    if trend_s < 0:
        return Verdict(
            sentence, translate("Verdict", "They are catching up: wait a little."), Severity.NOTE
        )
    return Verdict(
        sentence,
        translate("Verdict", "Something else keeps this computer busy: close other programs."),
        Severity.TROUBLE,
    )


def mixed(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell why lines no longer say who spoke."""
    if evidence.snapshot is None or not evidence.snapshot.diagnostics.is_mixed:
        return None
    return Verdict(
        translate(
            "Verdict",
            "The sources are mixed into one: this computer cannot caption them one by one.",
        ),
        translate("Verdict", "Listen to one source, or choose a smaller model; then start again."),
        Severity.TROUBLE,
    )


def display_slow(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that it is the windows that are slow."""
    if evidence.late_ms < LATE_MS:
        return None
    return Verdict(
        translate("Verdict", "The windows of Voxcap answer {late} ms late.").format(
            late=round(evidence.late_ms)
        ),
        translate("Verdict", "Close other programs, or choose letters without outline and shadow."),
        Severity.TROUBLE,
    )


def nearly_too_much(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that little would make captions late."""
    engine = evidence.engine
    if engine is None or engine.load < NEARLY_TOO_MUCH:
        return None
    return Verdict(
        translate(
            "Verdict", "This computer only just keeps up: {work} ms of work for 80 ms of sound."
        ).format(work=round(engine.load * TOKEN_MS)),
        _relief(evidence, translate),
        Severity.NOTE,
    )


def part_names(translate: Translate) -> dict[str, str]:
    """Return what people call the parts of the engine's work."""
    return {
        "front_end": translate("Verdict", "sound preparation"),
        "encoder": translate("Verdict", "encoder (listening)"),
        "adapter": translate("Verdict", "adapter"),
        "decoder": translate("Verdict", "decoder (writing)"),
        "head": translate("Verdict", "choice of words"),
        "other": translate("Verdict", "rest"),
    }


def _behind(evidence: Evidence) -> bool:
    return evidence.snapshot is not None and evidence.snapshot.behind_s >= BEHIND_S


def _dropped_s(evidence: Evidence) -> float:
    return growth(evidence.moments, lambda moment: moment.dropped_s, DROPPED_WITHIN_S)


def _left_out(evidence: Evidence, translate: Translate) -> str:
    dropped_s = _dropped_s(evidence)
    if not dropped_s:
        return ""
    return translate("Verdict", "{seconds} s of sound had to be left out.").format(
        seconds=number(dropped_s, 1, translate)
    )


def _slowest_part(evidence: Evidence, translate: Translate) -> str:
    work_ms = work_by_part(evidence.engine) or (0.0,) * len(PARTS)
    slowest = max(range(len(PARTS)), key=work_ms.__getitem__)
    return part_names(translate)[PARTS[slowest]]


def _relief(evidence: Evidence, translate: Translate) -> str:
    """Return what helps most of what the user has not done yet."""
    live = [source for source in evidence.sources if source.state is not SourceState.ENDED]
    chosen = evidence.settings.recognition
    if len(live) > 1:
        return translate("Verdict", "Listen to one source only.")
    if chosen.threads == 1 and not evidence.is_demo_model:
        return translate("Verdict", "Let Voxcap choose the number of threads itself.")
    if chosen.precision == "float32" and not evidence.is_demo_model:
        return translate("Verdict", "Choose the precision 'auto'.")
    return translate("Verdict", "Choose a smaller model, or close other programs.")
