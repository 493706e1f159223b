"""One sentence that answers "why is it slow, why is there no text", and the one thing to change."""

from __future__ import annotations

from app.desktop import sound_rules, speed_rules, state_rules, text_rules
from app.desktop.evidence import Evidence, Rule, Verdict
from app.desktop.wording import Translate

RULES: tuple[Rule, ...] = (
    state_rules.failed,
    state_rules.not_listening,
    state_rules.stopping,
    state_rules.not_saved,
    state_rules.paused,
    state_rules.memory_short,
    state_rules.loading,
    sound_rules.no_sound,
    sound_rules.muted,
    sound_rules.opening,
    speed_rules.stalled,
    speed_rules.overloaded,
    speed_rules.behind,
    sound_rules.glitches,
    speed_rules.display_slow,
    speed_rules.mixed,
    sound_rules.silent,
    sound_rules.nobody_speaks,
    text_rules.demo_model,
    text_rules.blank_run,
    text_rules.engine_restarted,
    text_rules.rut,
    speed_rules.nearly_too_much,
)
"""The most pressing first: what explains everything after it, then what loses words."""


def verdict(evidence: Evidence, translate: Translate) -> Verdict:
    """Return the most pressing verdict, or that all is well."""
    for rule in RULES:
        found = rule(evidence, translate)
        if found is not None:
            return found
    return text_rules.all_well(evidence, translate)
