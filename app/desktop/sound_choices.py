"""What there is to listen to, as rows of two lists: microphones, and what the computer plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.desktop.told import retold
from app.desktop.wording import Translate, untranslated
from app.settings.model import Sound

if TYPE_CHECKING:
    from app.audio.catalogue import Catalogue
    from app.audio.device import SoundChoice

DEFAULT = "default"
"""What settings call the sound that follows the user's default."""


@dataclass(frozen=True, slots=True)
class SoundRow:
    """A row to pick.

    Attributes:
        sound: the settings once it is picked.
        text: what it is called.
        is_current: whether it is picked now.
        is_there: whether the system has it now.
    """

    sound: Sound
    text: str
    is_current: bool
    is_there: bool = True


def microphone_rows(
    catalogue: Catalogue | None, sound: Sound, translate: Translate = untranslated
) -> list[SoundRow]:
    """Return the microphones to choose from, none first.

    Args:
        catalogue: what there is, or None while that is not known.
        sound: the settings.
        translate: for what rows are called.
    """
    found = catalogue.microphones() if catalogue is not None else []
    current = _current_id(sound.microphone, found)
    rows = [
        SoundRow(replace(sound, microphone=""), translate("Sounds", "No microphone"), current == "")
    ]
    default = translate("Sounds", "Default microphone")
    rows += [
        SoundRow(replace(sound, microphone=row.id), row.text, row.id == current, row.is_there)
        for row in _rows(found, current, default, catalogue is not None, translate)
    ]
    return rows


def computer_rows(
    catalogue: Catalogue | None, sound: Sound, translate: Translate = untranslated
) -> list[SoundRow]:
    """Return what the computer plays to choose from: nothing, everything, one output, one program.

    Args:
        catalogue: what there is, or None while that is not known.
        sound: the settings.
        translate: for what rows are called.
    """
    is_known = catalogue is not None
    systems = catalogue.systems() if catalogue is not None else []
    applications = catalogue.applications() if catalogue is not None else []
    application = sound.application
    system = "" if application else _current_id(sound.system, systems)
    nothing = translate("Sounds", "Nothing the computer plays")
    everything = translate("Sounds", "Everything this computer plays")
    rows = [
        SoundRow(replace(sound, system="", application=""), nothing, not system and not application)
    ]
    rows += [
        SoundRow(
            replace(sound, system=row.id, application=""), row.text, row.id == system, row.is_there
        )
        for row in _rows(systems, system, everything, is_known, translate)
    ]
    for choice in applications:
        text = translate("Sounds", "Only {application}").format(application=choice.label)
        picked = replace(sound, system="", application=choice.id)
        rows.append(SoundRow(picked, text, choice.id == application))
    if application and application not in [choice.id for choice in applications]:
        text = _missing(application, is_known, translate)
        rows.append(SoundRow(sound, text, True, is_there=not is_known))
    return rows


def is_anything_chosen(sound: Sound) -> bool:
    """Tell whether there is anything to listen to at all."""
    return bool(sound.microphone or sound.system or sound.application)


@dataclass(frozen=True, slots=True)
class _Row:
    id: str
    text: str
    is_there: bool = True


def _rows(
    found: Sequence[SoundChoice],
    current: str,
    default: str,
    is_known: bool,
    translate: Translate,
) -> list[_Row]:
    """Return the default, all others, and the current one if the system does not have it."""
    rows = [_Row(DEFAULT, retold(found[0].label, translate))] if found else []
    rows += [_Row(choice.id, retold(choice.label, translate)) for choice in found[1:]]
    if current == DEFAULT and not found:
        text = _missing(default, is_known, translate) if is_known else default
        rows.append(_Row(DEFAULT, text, not is_known))
    elif current and current not in [row.id for row in rows]:
        rows.append(_Row(current, _missing(current, is_known, translate), not is_known))
    return rows


def _current_id(chosen: str, found: Sequence[SoundChoice]) -> str:
    """Return the id of the row that is meant by what the settings say."""
    if found and chosen == found[0].id:
        return DEFAULT
    return chosen


def _missing(identity: str, is_known: bool, translate: Translate) -> str:
    name = identity.split(":", 1)[-1]
    if not is_known:
        return name
    return translate("Sounds", "{name} (not there now)").format(name=name)
