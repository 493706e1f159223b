"""What happens to entries when there is no journal, or a broken one."""

from __future__ import annotations

from app.captions.entries import Remark
from app.session.saving import Journal, Saving
from tests.app.session.simulation import KeptEntries

_REMARK = Remark("", 0.0, "x")


def test_entries_go_to_the_journal() -> None:
    kept = KeptEntries()
    told: list[str] = []
    saving = Saving(told.append)
    saving.open(lambda: kept)
    saving.write([_REMARK])
    saving.write([])
    saving.close(3.0)
    assert kept.entries == [_REMARK]
    assert kept.duration_s == 3.0
    assert told == []


def test_a_journal_that_cannot_be_opened_is_told_once() -> None:
    told: list[str] = []

    def open_journal() -> Journal:
        raise PermissionError("not yours")

    saving = Saving(told.append)
    saving.open(open_journal)
    saving.write([_REMARK])
    saving.close(3.0)
    assert len(told) == 1
    assert "not yours" in told[0]


def test_a_journal_that_breaks_is_told_once_and_left_alone() -> None:
    told: list[str] = []
    kept = KeptEntries()
    kept.duration_s = 0.0  # so that it refuses entries
    saving = Saving(told.append)
    saving.open(lambda: kept)
    saving.write([_REMARK])
    saving.write([_REMARK])
    saving.close(3.0)
    assert len(told) == 1
    assert kept.duration_s == 0.0
