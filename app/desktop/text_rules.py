"""Verdicts on the text: why none comes although there is sound, and that all is well."""

from __future__ import annotations

from app.desktop.evidence import Evidence, Severity, Verdict
from app.desktop.history_of_figures import growth, lasted_s
from app.desktop.wording import Translate, number

DEMO_WORDLESS_S = 8.0
WORDLESS_S = 12.0
LATELY_S = 60.0
LONG_DELAY_MS = 960
EASY_LOAD = 0.5

_WORKING_WITHIN_S = 3.0


def demo_model(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that the demo model does not know what is being said."""
    if not evidence.is_demo_model or _wordless_s(evidence) < DEMO_WORDLESS_S:
        return None
    return Verdict(
        translate(
            "Verdict",
            "There is sound, but the demo model knows no words other than the English digits.",
        ),
        translate("Verdict", "Count from one to nine, or choose the full model in the settings."),
        Severity.NOTE,
    )


def blank_run(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that the model writes nothing over sound."""
    wordless_s = _wordless_s(evidence)
    if evidence.is_demo_model or wordless_s < WORDLESS_S:
        return None
    # Where silence is not left out, the model may have heard nothing but the room.
    is_voice = evidence.settings.sound.spares_silence
    return Verdict(
        translate(
            "Verdict", "The model has heard sound for {seconds} s and written nothing."
        ).format(seconds=round(wordless_s)),
        translate(
            "Verdict",
            "If people speak one of the model's languages, stop and start again, and see that they "
            "are louder than music and noise.",
        ),
        Severity.TROUBLE if is_voice else Severity.NOTE,
    )


def rut(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that the model fell silent over sound and was helped out."""
    n_escapes = growth(evidence.moments, lambda moment: moment.rut_escapes, LATELY_S)
    if n_escapes < 1:
        return None
    return Verdict(
        translate("Verdict", "The model fell silent while there was sound, and was made to go on."),
        translate(
            "Verdict", "Some words may be missing: see that voices are louder than music and noise."
        ),
        Severity.NOTE,
    )


def engine_restarted(evidence: Evidence, translate: Translate) -> Verdict | None:
    """Tell that the engine failed and goes on."""
    n_restarts = growth(evidence.moments, lambda moment: moment.engine_restarts, LATELY_S)
    if n_restarts < 1:
        return None
    return Verdict(
        translate("Verdict", "The speech engine had to start anew after an error, and goes on."),
        translate(
            "Verdict", "If that comes again, save the report and send it to the makers of Voxcap."
        ),
        Severity.NOTE,
    )


def all_well(evidence: Evidence, translate: Translate) -> Verdict:
    """Tell how soon text comes, and what limits it."""
    latency = None if evidence.snapshot is None else evidence.snapshot.diagnostics.latency
    if latency is None or not latency.n_words:
        sentence = translate("Verdict", "All is well; nothing has been said yet.")
    else:
        sentence = translate("Verdict", "All is well: text comes {latency} s after the sound.")
        sentence = sentence.format(latency=number(latency.median_s, 1, translate))
    return Verdict(sentence, _limit(evidence, translate), Severity.GOOD)


def _limit(evidence: Evidence, translate: Translate) -> str:
    if evidence.is_demo_model:
        return translate("Verdict", "The demo model knows no words other than the English digits.")
    snapshot, engine = evidence.snapshot, evidence.engine
    if snapshot is None or engine is None:
        return ""
    if snapshot.delay_ms < LONG_DELAY_MS or engine.load >= EASY_LOAD:
        return ""
    return translate("Verdict", "For text that comes sooner, choose a shorter delay.")


def _wordless_s(evidence: Evidence) -> float:
    """Return for how long the engine has been at work on sound without writing anything."""
    moments, engine = evidence.moments, evidence.engine
    if engine is None or growth(moments, lambda moment: moment.steps, _WORKING_WITHIN_S) <= 0:
        return 0.0
    return lasted_s(
        moments, lambda moment: moment.is_heard and moment.text_tokens == engine.text_tokens
    )
