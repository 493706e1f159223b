"""What a plot of figures shows, in words for those who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from app.desktop.history_of_figures import PARTS, Moment
from app.desktop.speed_rules import part_names
from app.desktop.wording import Translate, number


def latency_words(moments: Sequence[Moment], translate: Translate) -> str:
    """Return how late text has been and is."""
    if not moments:
        return translate("Plot", "Nothing has been measured yet.")
    last = moments[-1]
    return translate(
        "Plot",
        "Text comes {latency} s after the sound, at most {largest} s in the last two minutes. "
        "{behind} s of sound wait, at most {most_behind} s.",
    ).format(
        latency=number(last.latency_s, 1, translate),
        largest=number(max(moment.latency_s for moment in moments), 1, translate),
        behind=number(last.behind_s, 1, translate),
        most_behind=number(max(moment.behind_s for moment in moments), 1, translate),
    )


def work_words(moments: Sequence[Moment], translate: Translate) -> str:
    """Return how much work there is for 80 ms of sound, and what takes most of it."""
    worked = [moment for moment in moments if moment.work_ms]
    if not worked:
        return translate("Plot", "Nothing has been measured yet.")
    last_ms = worked[-1].work_ms
    slowest = PARTS[max(range(len(last_ms)), key=last_ms.__getitem__)]
    engine = translate(
        "Plot",
        "80 ms of sound take {work} ms of work, at most {largest} ms in the last two minutes. Most "
        "of it goes into: {part}.",
    ).format(
        work=f"{sum(last_ms):.0f}",
        largest=f"{max(sum(moment.work_ms) for moment in worked):.0f}",
        part=part_names(translate)[slowest],
    )
    capture = translate("Plot", "Capturing them takes {capture} ms beside that.").format(
        capture=number(worked[-1].capture_ms, 2, translate)
    )
    return f"{engine} {capture}"
