"""Verdicts on a session that is not listening, and on what threatens it."""

from __future__ import annotations

from app.desktop.evidence import Evidence, Severity, Verdict
from app.desktop.history_of_figures import lasted_s
from app.desktop.states import AppState
from app.desktop.told import retold
from app.desktop.wording import Translate
from app.session.snapshot import SessionState

LONG_LOADING_S = 60.0
SHORT_MEMORY_BYTES = 400 * 2**20


def failed(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell why captioning has failed."""
    reason = evidence.error
    if not reason and evidence.snapshot is not None:
        reason = evidence.snapshot.error or ""
    if not reason and _state(evidence) is not SessionState.FAILED:
        return None
    return Verdict(
        translate("Verdict", "Captioning has failed: {reason}").format(
            reason=retold(reason, translate)
        ),
        translate("Verdict", "Press Start to try again."),
        Severity.TROUBLE,
    )


def not_listening(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that nothing was started."""
    if _state(evidence) not in (None, SessionState.NEW, SessionState.STOPPED):
        return None
    return Verdict(
        translate("Verdict", "Voxcap is not listening."),
        translate("Verdict", "Press Start."),
        Severity.NOTE,
    )


def paused(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that there is no text because of the pause."""
    if _state(evidence) is not SessionState.PAUSED:
        return None
    return Verdict(
        translate("Verdict", "Voxcap is paused: what is said now is not captioned."),
        translate("Verdict", "Press Resume."),
        Severity.NOTE,
    )


def stopping(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that the end is near."""
    if _state(evidence) is not SessionState.STOPPING:
        return None
    return Verdict(
        translate("Verdict", "Voxcap is stopping; the last words are on their way."),
        "",
        Severity.NOTE,
    )


def not_saved(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Pass on why what is said cannot be kept."""
    if evidence.snapshot is None or not evidence.snapshot.saving_trouble:
        return None
    return Verdict(retold(evidence.snapshot.saving_trouble, translate), "", Severity.TROUBLE)


def memory_short(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that the computer may have begun to move memory to the disk."""
    free_bytes = evidence.available_bytes
    if free_bytes is None or free_bytes >= SHORT_MEMORY_BYTES:
        return None
    return Verdict(
        translate(
            "Verdict", "Memory is short: only {free} MB are free, which makes everything slow."
        ).format(free=free_bytes // 2**20),
        translate("Verdict", "Close other programs, or choose a smaller model."),
        Severity.TROUBLE,
    )


def loading(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that text waits for the model."""
    if _state(evidence) is not SessionState.LOADING:
        return None
    loading_s = lasted_s(evidence.moments, lambda moment: moment.state is SessionState.LOADING)
    if loading_s < LONG_LOADING_S:
        return Verdict(
            translate(
                "Verdict",
                "The model is being loaded; what is said meanwhile is captioned afterwards.",
            ),
            "",
            Severity.NOTE,
        )
    return Verdict(
        translate("Verdict", "The model has been loading for {seconds} s.").format(
            seconds=round(loading_s)
        ),
        translate(
            "Verdict", "A slow disk or other programs hold it up: wait, or choose a smaller model."
        ),
        Severity.TROUBLE,
    )


def _state(evidence: Evidence) -> SessionState | None:
    if evidence.snapshot is not None:
        return evidence.snapshot.state
    return SessionState.LOADING if evidence.state is AppState.LOADING else None
