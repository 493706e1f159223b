"""What to tell a user whose settings could not be used in full."""

from __future__ import annotations

from collections.abc import Sequence

from app.desktop.wording import Translate, untranslated
from app.settings.problems import FileProblem, Problem

_MOST_NAMED = 3


def notice_of(problems: Sequence[Problem], translate: Translate = untranslated) -> str:
    """Return one or two sentences on all the problems, or "" if there are none."""
    for problem in problems:
        if isinstance(problem, FileProblem):
            return _file_notice(problem, translate)
    if not problems:
        return ""
    names = ", ".join(problem.path for problem in problems[:_MOST_NAMED])
    if len(problems) > _MOST_NAMED:
        names = translate("SettingsNotice", "{names} and others").format(names=names)
    return translate(
        "SettingsNotice",
        "%n settings could not be used and have their defaults: {names}.",
        None,
        len(problems),
    ).format(names=names)


def _file_notice(problem: FileProblem, translate: Translate) -> str:
    if problem.kept:
        return translate(
            "SettingsNotice",
            "Your settings could not be read, so Voxcap starts with its defaults. "
            "The old file is kept as {name}.",
        ).format(name=problem.kept)
    return translate(
        "SettingsNotice",
        "Your settings could not be read, so Voxcap starts with its defaults. "
        "See whether you may read and change {path}.",
    ).format(path=problem.path)
