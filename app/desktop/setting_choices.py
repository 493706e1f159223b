"""What a setting with few values may be, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.desktop.wording import Translate, untranslated
from app.settings.model import Alignment, Edge, Theme

_BUNDLED_WEIGHTS = (400, 500, 700)


@dataclass(frozen=True, slots=True)
class Choice:
    """A value to pick.

    Attributes:
        value: of the setting.
        text: what it is called.
    """

    value: object
    text: str


def weight_choices(
    family: str, current: int, translate: Translate = untranslated
) -> Sequence[Choice]:
    """Return the weights of a font, the lightest first and the current one among them.

    Args:
        family: name of the font, or "" for the one that comes with Voxcap.
        current: weight that is chosen.
        translate: for their names.
    """
    names = {
        300: translate("SettingChoices", "Light"),
        400: translate("SettingChoices", "Normal"),
        500: translate("SettingChoices", "Medium"),
        600: translate("SettingChoices", "Semi-bold"),
        700: translate("SettingChoices", "Bold"),
        900: translate("SettingChoices", "Black"),
    }
    offered = names if family else _BUNDLED_WEIGHTS
    return [
        Choice(weight, names.get(weight, str(weight))) for weight in sorted({*offered, current})
    ]


def edge_choices(translate: Translate = untranslated) -> Sequence[Choice]:
    """Return what may set letters off."""
    return [
        Choice(Edge.NONE, translate("SettingChoices", "Nothing")),
        Choice(Edge.OUTLINE, translate("SettingChoices", "An outline")),
        Choice(Edge.SHADOW, translate("SettingChoices", "A shadow")),
    ]


def alignment_choices(translate: Translate = untranslated) -> Sequence[Choice]:
    """Return where lines may begin."""
    return [
        Choice(Alignment.START, translate("SettingChoices", "At the start of the line")),
        Choice(Alignment.CENTRE, translate("SettingChoices", "Centred")),
    ]


def theme_choices(translate: Translate = untranslated) -> Sequence[Choice]:
    """Return how windows may be coloured."""
    return [
        Choice(Theme.SYSTEM, translate("SettingChoices", "Like the system")),
        Choice(Theme.LIGHT, translate("SettingChoices", "Light")),
        Choice(Theme.DARK, translate("SettingChoices", "Dark")),
    ]


def precision_choices(translate: Translate = untranslated) -> Sequence[Choice]:
    """Return the precisions a model may compute in."""
    return [
        Choice("auto", translate("SettingChoices", "What suits this computer")),
        Choice("int4", translate("SettingChoices", "4 bits: an eighth of the memory (int4)")),
        Choice("int8", translate("SettingChoices", "8 bits: a quarter of the memory (int8)")),
        Choice("bfloat16", translate("SettingChoices", "16 bits: half the memory (bfloat16)")),
        Choice("float32", translate("SettingChoices", "32 bits: most exact (float32)")),
    ]


def language_choices(
    languages: Mapping[str, str], current: str, translate: Translate = untranslated
) -> Sequence[Choice]:
    """Return the languages of the interface, the system's first and the current one among them.

    Args:
        languages: their names in themselves, by their codes.
        current: code of the chosen one, or "".
        translate: for the words around them.
    """
    choices = [Choice("", translate("SettingChoices", "The system's language"))]
    choices += [Choice(code, name) for code, name in languages.items()]
    if current and current not in languages:
        text = translate("SettingChoices", "{language} (not translated)").format(language=current)
        choices.append(Choice(current, text))
    return choices


def font_choices(
    families: Sequence[str], bundled: str, current: str, translate: Translate = untranslated
) -> Sequence[Choice]:
    """Return the fonts of captions, Voxcap's own first and the current one among them.

    Args:
        families: names of the system's fonts.
        bundled: name of the font that comes with Voxcap.
        current: name of the chosen one, or "" for the bundled one.
        translate: for the words around them.
    """
    own = translate("SettingChoices", "{font} (comes with Voxcap)").format(font=bundled)
    choices = [Choice("", own)]
    others = [family for family in families if family != bundled]
    choices += [Choice(family, family) for family in others]
    if current == bundled:
        choices.append(Choice(current, bundled))
    elif current and current not in others:
        text = translate("SettingChoices", "{font} (not on this computer)").format(font=current)
        choices.append(Choice(current, text))
    return choices
