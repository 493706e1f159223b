"""Getting the full model, in words."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

from app.desktop.getting import Getting, Stage
from app.desktop.getting_work import Survey
from app.desktop.told import retold
from app.desktop.wording import Translate, number, untranslated
from engine import VOXTRAL_MINI_4B_REALTIME

if TYPE_CHECKING:
    from engine import DownloadProgress

FULL_MODEL = VOXTRAL_MINI_4B_REALTIME.name
"""What the full model is called, by which its folders are known."""

_MINUTE_S = 60.0
_HOUR_MIN = 60


def is_full_model(model: str) -> bool:
    """Tell whether a model's folder is one that the full model came in."""
    return any(FULL_MODEL in part for part in Path(model).parts)


def gigabytes(n_bytes: float, translate: Translate = untranslated) -> str:
    """Return a size, such as "8.9 GB"; small ones in MB."""
    if n_bytes < 1e9:
        return translate("Getting", "{number} MB").format(number=number(n_bytes / 1e6, 0))
    return translate("Getting", "{number} GB").format(number=number(n_bytes / 1e9, 1, translate))


def survey_words(survey: Survey, translate: Translate = untranslated) -> str:
    """Return what was found, and whether there is room."""
    if survey.found is not None:
        return translate(
            "Getting",
            "It is on this computer already, in {folder}: nothing has to be downloaded.",
        ).format(folder=survey.found)
    if (lacking := survey.lacking) is not None:
        return translate(
            "Getting",
            "There is too little room: {wanted} are needed at {folder}, and {free} are free. Make "
            "room there, or choose another place.",
        ).format(
            folder=lacking.folder.parent,
            wanted=gigabytes(lacking.n_wanted, translate),
            free=gigabytes(lacking.n_free, translate),
        )
    sentences = [
        translate("Getting", "There is room enough: {wanted} are needed, {free} are free.").format(
            wanted=gigabytes(sum(need.n_wanted for need in survey.needs), translate),
            free=gigabytes(min((need.n_free for need in survey.needs), default=0), translate),
        )
    ]
    if survey.n_received:
        sentences.append(
            translate("Getting", "{size} were received before; it goes on from there.").format(
                size=gigabytes(survey.n_received, translate)
            )
        )
    return " ".join(sentences)


def stage_words(getting: Getting, translate: Translate = untranslated) -> str:
    """Return one line about what is being done."""
    match getting.stage:
        case Stage.NONE:
            return translate("Getting", "The full model is not here yet.")
        case Stage.RECEIVING:
            return _receiving_words(getting.received, translate)
        case Stage.PREPARING:
            return translate("Getting", "Preparing the model for this computer")
        case Stage.STOPPING:
            return translate("Getting", "Stopping...")
        case Stage.PAUSED:
            return translate("Getting", "Paused. What was received is kept, also when you quit.")
        case Stage.FAILED:
            return retold(getting.error, translate)
        case Stage.DONE:
            return translate("Getting", "The full model is ready.")


def _receiving_words(received: DownloadProgress | None, translate: Translate) -> str:
    match None if received is None else received.phase.value:
        case "receiving":
            return translate("Getting", "Downloading the model")
        case "checking":
            return translate("Getting", "Checking that all of it came as it should be...")
    return translate("Getting", "Asking the model hub...")


def amount_words(getting: Getting, translate: Translate = untranslated) -> str:
    """Return how much is done, how fast and how long it will take, or "" where there is nothing."""
    received = getting.received
    if getting.stage is Stage.PREPARING:
        return translate(
            "Getting", "This takes some minutes, once. Stopped now, it begins anew later."
        )
    if received is None or not received.n_all or getting.stage is Stage.DONE:
        return ""
    done = translate("Getting", "{done} of {all}").format(
        done=gigabytes(received.n_done, translate), all=gigabytes(received.n_all, translate)
    )
    if getting.stage is not Stage.RECEIVING or not received.bytes_per_s:
        return done
    parts = [done]
    if received.phase.value == "receiving":
        parts.append(
            translate("Getting", "{number} MB/s").format(
                number=number(received.bytes_per_s / 1e6, 1, translate)
            )
        )
    if received.seconds_left is not None:
        parts.append(left_words(received.seconds_left, translate))
    return " - ".join(parts)


def left_words(seconds: float, translate: Translate = untranslated) -> str:
    """Return how long it will take, as people say it."""
    if seconds < _MINUTE_S:
        return translate("Getting", "less than a minute left")
    minutes = math.ceil(seconds / _MINUTE_S)
    if minutes < _HOUR_MIN:
        return translate("Getting", "about %n minute(s) left", "", minutes)
    return translate("Getting", "about %n hour(s) left", "", round(minutes / _HOUR_MIN))


def line_words(getting: Getting, translate: Translate = untranslated) -> str:
    """Return one line for the main window, "" where there is nothing to tell."""
    percent = "" if getting.share is None else str(math.floor(100 * getting.share))
    match getting.stage:
        case Stage.NONE | Stage.DONE:
            return ""
        case Stage.FAILED:
            return translate("Getting", "The full model could not be got. {reason}").format(
                reason=retold(getting.error, translate)
            )
        case Stage.PAUSED | Stage.STOPPING:
            return translate("Getting", "Getting the full model is paused.")
        case Stage.PREPARING if percent:
            return translate("Getting", "Preparing the full model: {percent} %").format(
                percent=percent
            )
        case Stage.RECEIVING if percent:
            return translate("Getting", "Getting the full model: {percent} %").format(
                percent=percent
            )
    return stage_words(getting, translate)
