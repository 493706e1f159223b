"""Writes a kept session to a file that the user names."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from app.captions.entries import SessionHeader
from app.captions.export import EXPORT_FORMATS, ExportError, ExportFormat, format_for
from app.captions.history import SessionStore
from app.desktop.wording import Translate, untranslated
from app.whole_file import write_whole

# What no system allows in a file's name, and what a shell or a browser would stumble over.
_UNFIT = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class FormatChoice:
    """A format to pick in a file dialog.

    Attributes:
        format: the format.
        text: what it is called, with its extension as file dialogs want it.
    """

    format: ExportFormat
    text: str


def format_choices(translate: Translate = untranslated) -> list[FormatChoice]:
    """Return all formats, the plainest first."""
    names = {
        "txt": translate("Export", "Text"),
        "txt-times": translate("Export", "Text with times"),
        "srt": translate("Export", "SubRip subtitles"),
        "vtt": translate("Export", "WebVTT subtitles"),
        "json": translate("Export", "JSON data"),
    }
    return [
        FormatChoice(known, f"{names.get(name, name)} (*{known.extension})")
        for name, known in EXPORT_FORMATS.items()
    ]


def suggested_name(header: SessionHeader) -> str:
    """Return a file name without extension: the title, or when the session was."""
    name = _UNFIT.sub(" ", header.title)
    name = " ".join(name.split())[:_LONGEST_NAME].strip(" .")
    if name and not _RESERVED.fullmatch(name):
        return name
    return f"Voxcap {header.started.astimezone():%Y-%m-%d %H.%M}"


def with_extension(path: Path, chosen: ExportFormat) -> Path:
    """Return the path with the format's extension, which is added where it is not there."""
    if path.suffix.lower() == chosen.extension:
        return path
    return path.with_name(path.name + chosen.extension)


def format_of(path: Path, chosen: ExportFormat) -> ExportFormat:
    """Return the format that a typed name's extension stands for, else the one that was chosen."""
    if path.suffix.lower() == chosen.extension:
        return chosen
    try:
        return format_for(path)
    except ExportError:
        return chosen


def export_session(store: SessionStore, session_id: str, path: Path, chosen: ExportFormat) -> Path:
    """Write a session to a file and return where it is.

    Raises:
        SessionError: the session cannot be read.
        ExportError: the file cannot be written; the message says what to do.
    """
    document = chosen.document(store.read(session_id))
    try:
        write_whole(path, document)
    except OSError as error:
        raise ExportError(
            f"{path} cannot be written: {error.strerror or error}. Choose another folder.",
            parameter="path",
            value=str(path),
        ) from error
    return path
