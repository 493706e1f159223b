"""The app's and the sources' state in words."""

from __future__ import annotations

import math

from app.captions.graphemes import one_line
from app.desktop.states import AppState
from app.desktop.told import retold
from app.desktop.wording import Translate, number, untranslated
from app.session.snapshot import SessionSnapshot, SourceSnapshot, SourceState

FLOOR_DBFS = -60.0
"""Where a level meter begins; it ends at 0."""

_QUIET_DBFS = -48.0
_LOUD_DBFS = -0.5


def status_words(
    state: AppState,
    snapshot: SessionSnapshot | None,
    translate: Translate = untranslated,
    prepared_share: float | None = None,
) -> str:
    """Return one line about what the app does, such as "Listening - 0.6 s behind".

    Args:
        state: of the app.
        snapshot: of the session, or None.
        translate: into the user's language.
        prepared_share: how much of the model is prepared, from 0 to 1, while it is.
    """
    match state:
        case AppState.SETUP:
            return translate("Status", "Setting up")
        case AppState.IDLE:
            return translate("Status", "Ready to listen")
        case AppState.LOADING if prepared_share is not None:
            return translate("Status", "Preparing the model for this computer: {percent} %").format(
                percent=math.floor(100 * prepared_share)
            )
        case AppState.LOADING:
            return translate("Status", "Loading the model; what is said meanwhile follows")
        case AppState.LISTENING:
            return _listening(snapshot, translate)
        case AppState.BEHIND:
            behind_s = 0.0 if snapshot is None else snapshot.behind_s
            return translate("Status", "Listening - {seconds} s behind, catching up").format(
                seconds=number(behind_s, 0, translate)
            )
        case AppState.PAUSED:
            return translate("Status", "Paused - nothing is heard until you resume")
        case AppState.STOPPING:
            return translate("Status", "Stopping; the last words are on their way")
        case AppState.FAILED:
            return translate("Status", "Stopped by a problem")


def source_name(source: SourceSnapshot, translate: Translate = untranslated) -> str:
    """Return what to call a source: its label, else its device."""
    speaker = source.speaker
    name = one_line(speaker.label).strip() or one_line(speaker.device).strip()
    return retold(name, translate) or translate("Status", "Sound")


def source_words(source: SourceSnapshot, translate: Translate = untranslated) -> str:
    """Return how a source is doing, such as "nothing heard" or "too loud"."""
    match source.state:
        case SourceState.OPENING:
            return translate("Status", "opening")
        case SourceState.SILENT:
            return translate("Status", "nothing heard")
        case SourceState.MUTED:
            return translate("Status", "muted")
        case SourceState.WAITING:
            return translate("Status", "no sound arrives")
        case SourceState.LOST:
            return translate("Status", "device lost")
        case SourceState.PAUSED:
            return translate("Status", "paused")
        case SourceState.ENDED:
            return translate("Status", "ended")
        case SourceState.HEARD:
            return _loudness(source.level_dbfs, translate)


def level_share(level_dbfs: float) -> float:
    """Return how much of a meter a level fills, from 0 to 1."""
    return 1.0 - max(FLOOR_DBFS, min(0.0, level_dbfs)) / FLOOR_DBFS


def trouble(snapshot: SessionSnapshot | None) -> str:
    """Return the most pressing sentence that is true now, or "".

    That nothing is kept comes before what the level meters tell as well.
    """
    if snapshot is None or snapshot.state.is_over:
        return ""
    first = snapshot.messages[0] if snapshot.messages else ""
    return one_line(snapshot.saving_trouble or first).strip()


def _listening(snapshot: SessionSnapshot | None, translate: Translate) -> str:
    latency = None if snapshot is None else snapshot.diagnostics.latency
    if latency is None or not latency.n_words:
        return translate("Status", "Listening")
    return translate("Status", "Listening - {seconds} s behind").format(
        seconds=number(latency.median_s, 1, translate)
    )


def _loudness(level_dbfs: float, translate: Translate) -> str:
    if level_dbfs >= _LOUD_DBFS:
        return translate("Status", "too loud")
    if level_dbfs < _QUIET_DBFS:
        return translate("Status", "quiet")
    return translate("Status", "heard")
