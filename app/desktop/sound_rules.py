"""Verdicts on the sound: whether it comes, and whether anybody is heard in it."""

from __future__ import annotations

from app.desktop.evidence import Evidence, Severity, Verdict, listed, source_name
from app.desktop.history_of_figures import growth, lasted_s
from app.desktop.told import retold
from app.desktop.wording import Translate
from app.session.snapshot import SourceState

LONG_SILENCE_S = 10.0
LONG_OPENING_S = 3.0
VOICELESS_S = 8.0
GLITCHES_WITHIN_S = 60.0
MANY_GLITCHES = 3


def no_sound(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that a device gives nothing at all."""
    source = evidence.first_in(SourceState.LOST, SourceState.WAITING)
    if source is None:
        return None
    return Verdict(
        translate("Verdict", "No sound arrives from {source}.").format(
            source=source_name(source, translate)
        ),
        retold(source.message, translate)
        or translate(
            "Verdict", "See that it is plugged in and switched on, or choose another source."
        ),
        Severity.TROUBLE,
    )


def muted(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that a device gives nothing but exact zeros."""
    source = evidence.first_in(SourceState.MUTED)
    if source is None:
        return None
    return Verdict(
        translate("Verdict", "{source} gives complete silence, as if it were muted.").format(
            source=source_name(source, translate)
        ),
        retold(source.message, translate)
        or translate("Verdict", "Unmute it, and see that programs may use it."),
        Severity.TROUBLE,
    )


def opening(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that a device takes long to open."""
    source = evidence.first_in(SourceState.OPENING)
    opening_s = lasted_s(evidence.moments, lambda moment: SourceState.OPENING in moment.sources)
    if source is None or opening_s < LONG_OPENING_S:
        return None
    return Verdict(
        translate("Verdict", "{source} has not answered for {seconds} s.").format(
            source=source_name(source, translate), seconds=round(opening_s)
        ),
        translate("Verdict", "Another program may hold it: close that, or choose another source."),
        Severity.TROUBLE,
    )


def glitches(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that samples are lost between device and program."""
    n_glitches = growth(evidence.moments, lambda moment: moment.glitches, GLITCHES_WITHIN_S)
    if n_glitches < MANY_GLITCHES:
        return None
    return Verdict(
        translate(
            "Verdict", "Sound is lost on its way from the device: {count} times in a minute."
        ).format(count=round(n_glitches)),
        translate(
            "Verdict", "Close other programs, or connect the device by cable and not through a hub."
        ),
        Severity.TROUBLE,
    )


def silent(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that all sources are so quiet that nothing can be heard."""
    silent_s = lasted_s(
        evidence.moments,
        lambda moment: bool(moment.sources) and set(moment.sources) == {SourceState.SILENT},
    )
    if silent_s < LONG_SILENCE_S:
        return None
    return Verdict(
        translate("Verdict", "Nothing has been heard for {seconds} s from {sources}.").format(
            seconds=round(silent_s), sources=listed(evidence.sources, translate)
        ),
        translate(
            "Verdict", "If somebody speaks or something plays, choose another source or turn it up."
        ),
        Severity.NOTE,
    )


def nobody_speaks(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that there is sound, but no voice in it."""
    voiceless_s = min(
        lasted_s(evidence.moments, lambda moment: moment.is_heard),
        growth(evidence.moments, lambda moment: moment.spared_s, VOICELESS_S),
    )
    has_text = growth(evidence.moments, lambda moment: moment.text_tokens, VOICELESS_S) > 0
    if has_text or voiceless_s < VOICELESS_S / 2:
        return None
    return Verdict(
        translate("Verdict", "There is sound, but nobody speaks in it."),
        translate(
            "Verdict", "If somebody does, bring the microphone nearer or choose another source."
        ),
        Severity.NOTE,
    )
