"""Sessions as files of captions and text.

document = format_for(path).document(session, ExportOptions(start_s=60.0))
write_whole(path, document)
"""

from __future__ import annotations

from pathlib import Path

from app.captions.export.errors import ExportError
from app.captions.export.excerpt import ExportOptions
from app.captions.export.formats import ExportFormat
from app.captions.export.json_document import JsonDocument
from app.captions.export.plain_text import PlainText, TimedText
from app.captions.export.subrip import SubRip
from app.captions.export.webvtt import WebVtt

EXPORT_FORMATS: dict[str, ExportFormat] = {
    export_format.name: export_format
    for export_format in (PlainText(), TimedText(), SubRip(), WebVtt(), JsonDocument())
}
"""Every format by its name."""


def format_for(path: Path) -> ExportFormat:
    """Return the format that the extension of a file's name stands for, in either case.

    Raises:
        ExportError: it stands for none.
    """
    extension = path.suffix.lower()
    for export_format in EXPORT_FORMATS.values():
        if export_format.extension == extension:
            return export_format
    extensions = list(dict.fromkeys(known.extension for known in EXPORT_FORMATS.values()))
    raise ExportError(
        f"{path}: the name has to end in one of {', '.join(extensions)}",
        parameter="path",
        value=str(path),
    )


__all__ = ["EXPORT_FORMATS", "ExportError", "ExportFormat", "ExportOptions", "format_for"]
