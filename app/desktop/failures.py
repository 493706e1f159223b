"""Errors as sentences that a person can act on."""

from __future__ import annotations

import logging

from app.desktop.told import is_known
from app.desktop.wording import Translate, untranslated
from engine import VoxcapError

logger = logging.getLogger(__name__)


def sentence_of(error: Exception, what: str, translate: Translate = untranslated) -> str:
    """Return what happened and what to do.

    Args:
        error: what was raised; one that nobody foresaw is logged with where it came from.
        what: a sentence on what failed, for errors that do not say it themselves, or only with
            details in English.
        translate: for what is said beside that.

    Returns:
        The sentences; those of the error itself in English, see `app.desktop.told.retold`.
    """
    if isinstance(error, VoxcapError):
        return str(error) if is_known(str(error)) else f"{what} {error}"
    if isinstance(error, MemoryError):
        advice = translate("Failures", "Memory is short: close other programs, and try again.")
        return f"{what} {advice}"
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        if error.filename:
            reason = f"{error.filename}: {reason}"
        advice = translate("Failures", "The system says: {reason}. Mend that, and try again.")
        return f"{what} {advice.format(reason=reason)}"
    logger.error("%s", what, exc_info=error)
    advice = translate(
        "Failures",
        "This is a fault in Voxcap ({fault}). Try again; if it stays so, send in the report that "
        "Diagnostics makes.",
    )
    return f"{what} {advice.format(fault=f'{type(error).__name__}: {error}')}"
