"""Gaps, remarks and durations in words."""

from __future__ import annotations

from app.captions.entries import Gap, Remark
from app.desktop.told import retold
from app.desktop.wording import Translate, number, untranslated

_MINUTE_S = 60
_HOUR_S = 3600


def describe(entry: Gap | Remark, translate: Translate = untranslated) -> str:
    """Return what readers see of an entry that is no word, without its time and speaker."""
    if isinstance(entry, Remark):
        return retold(entry.text, translate)
    return translate("Notices", "{duration} not captured: {reason}").format(
        duration=duration(entry.end_s - entry.start_s, translate),
        reason=retold(entry.reason, translate),
    )


def duration(time_s: float, translate: Translate = untranslated) -> str:
    """Return a duration as people say it, such as "12 s", "3 min 5 s" or "1 h 2 min"."""
    if time_s < 0.95:
        tenths = number(max(0.1, time_s), 1, translate)
        return translate("Notices", "{seconds} s").format(seconds=tenths)
    seconds = round(time_s)
    if seconds < _MINUTE_S:
        return translate("Notices", "{seconds} s").format(seconds=seconds)
    if seconds < _HOUR_S:
        return translate("Notices", "{minutes} min {seconds} s").format(
            minutes=seconds // _MINUTE_S, seconds=seconds % _MINUTE_S
        )
    return translate("Notices", "{hours} h {minutes} min").format(
        hours=seconds // _HOUR_S, minutes=seconds % _HOUR_S // _MINUTE_S
    )
