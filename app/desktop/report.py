"""A plain-text report for those who mend Voxcap, without a word of what was said."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.desktop.discretion import (
    without_debugging,
    without_home,
    without_names,
    without_quotes,
    without_words,
)
from app.desktop.evidence import Evidence
from app.desktop.facts import Fact, computer_facts, machine_facts, software_facts
from app.desktop.figures import sections
from app.desktop.verdict import verdict
from app.desktop.wording import untranslated
from app.settings.model import Settings

if TYPE_CHECKING:
    from engine import MachineReport

LOG_LINES = 200

_LOG_TAIL_BYTES = 256 * 1024

# A name somebody gave, or what a program plays, may tell who spoke about what.
_PRIVATE_SETTINGS = frozenset({"microphone_label", "system_label", "application"})
_DULL_SETTINGS = frozenset({"window_geometry", "looked_for_versions_s"})


@dataclass(frozen=True, slots=True)
class ReportMaterial:
    """What a report is made of.

    Attributes:
        made: when, with the local offset from UTC.
        evidence: how the session is doing, and what the user chose; what is private stays out.
        machine: what the engine says of the machine, None where it was not loaded.
        log: the file Voxcap logs to, or None.
    """

    made: datetime
    evidence: Evidence
    machine: MachineReport | None = None
    log: Path | None = None


def report_text(material: ReportMaterial) -> str:
    """Return the report in English. Asks the system, which takes a moment."""
    evidence = _discreet(material.evidence)
    lines = [
        f"Voxcap report of {material.made.isoformat(sep=' ', timespec='seconds')}",
        "Without anything that was said.",
        "",
        verdict(evidence, untranslated).text,
    ]
    lines += _section("Software", software_facts())
    lines += _section("Computer", computer_facts())
    if material.machine is not None:
        lines += _section("Engine on this computer", machine_facts(material.machine))
    for section in sections(evidence, untranslated):
        lines += _section(section.title, section.figures)
    if evidence.snapshot is not None and evidence.snapshot.messages:
        lines += _section("Told", [("Message", text) for text in evidence.snapshot.messages])
    lines += _section("Settings", _settings_facts(evidence.settings))
    lines += ["", "Log", "---", *_log_lines(material)]
    return without_home(without_names("\n".join(lines), material.evidence.snapshot)) + "\n"


def last_lines(path: Path, n_lines: int = LOG_LINES) -> list[str]:
    """Return the last lines of a text file that may be long, or one that says why not."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - _LOG_TAIL_BYTES))
            text = file.read().decode("utf-8", errors="replace")
    except OSError as error:
        return [f"({path} cannot be read: {error.strerror})"]
    return text.splitlines()[-n_lines:]


def _discreet(evidence: Evidence) -> Evidence:
    if evidence.snapshot is not None:
        evidence = replace(evidence, snapshot=without_words(evidence.snapshot))
    if evidence.settings.sound.application:
        return replace(evidence, error=without_quotes(evidence.error))
    return evidence


def _log_lines(material: ReportMaterial) -> Iterable[str]:
    if material.log is None or not material.log.exists():
        return ["(there is none)"]
    told = without_debugging(last_lines(material.log, 10 * LOG_LINES))
    return deque(told, maxlen=LOG_LINES)


def _section(title: str, facts: Iterable[Fact]) -> list[str]:
    return ["", title, "-" * len(title), *(f"{label + ':':<28} {value}" for label, value in facts)]


def _settings_facts(settings: Settings) -> Iterator[Fact]:
    for group in ("sound", "recognition", "appearance", "overlay", "interface"):
        values = getattr(settings, group)
        for field in fields(values):
            if field.name in _DULL_SETTINGS:
                continue
            value = getattr(values, field.name)
            if field.name in _PRIVATE_SETTINGS:
                value = "(set)" if value else ""
            yield f"{group}.{field.name}", str(value)
