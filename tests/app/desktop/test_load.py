"""How busy the computer is, from what the system counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.desktop import load


def written(path: Path, *ticks: int) -> None:
    line = " ".join(str(value) for value in (*ticks, 0, 0))
    path.write_text(f"cpu  {line}\ncpu0 {line}\ncpu1 {line}\nintr 5\n", encoding="ascii")


def test_busy_time_of_all_processors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stat = tmp_path / "stat"
    written(stat, 100, 0, 50, 1_000, 10, 0, 0, 40)
    monkeypatch.setattr(
        load.time, "sleep", lambda seconds: written(stat, 130, 0, 60, 1_040, 20, 0, 0, 50)
    )
    assert load.processor_load(stat) == pytest.approx(2 * 50 / 100)


def test_a_system_that_does_not_tell(tmp_path: Path) -> None:
    assert load.processor_load(tmp_path / "none", seconds=0) is None
