"""Deleting what was fetched, and nothing that anybody else has put beside it."""

from __future__ import annotations

from pathlib import Path

from engine.download.record import RECORD_FILE, read_record


def delete_downloaded(folder: Path) -> bool:
    """Delete the files that a download has put into a folder, and the folder if it is empty then.

    Returns:
        Whether a download has put them there. Without its record nothing is deleted.

    Raises:
        CheckpointError: the record is damaged.
        OSError: deleting is refused.
    """
    record = read_record(folder)
    if record is None:
        return False
    # The record last: until then it can be tried again.
    for name in (*record.files, RECORD_FILE):
        (folder / name).unlink(missing_ok=True)
    if not any(folder.iterdir()):
        folder.rmdir()
    return True
