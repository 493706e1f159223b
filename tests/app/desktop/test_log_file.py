from __future__ import annotations

import errno
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.desktop.discretion import without_debugging
from app.desktop.log_file import CRASH_NAME, LogFile, describe_fault

CRASH = """
import os, signal, sys
from pathlib import Path
from app.desktop.log_file import LogFile
LogFile(Path(sys.argv[1])).open()
def falling_over():
    os.kill(os.getpid(), signal.SIGSEGV)
falling_over()
"""


@pytest.fixture
def log(tmp_path: Path) -> Iterator[LogFile]:
    level = logging.getLogger().level
    log = LogFile(tmp_path / "logs")
    yield log
    log.close()
    logging.getLogger().setLevel(level)


def text(log: LogFile) -> str:
    return log.path.read_text("utf-8")


def test_info_is_kept_and_debug_is_not(log: LogFile) -> None:
    assert log.open() == ""
    logger = logging.getLogger("somewhere")
    logger.debug("seven eight")
    logger.info("went well")
    logger.warning("went %s", "badly")
    assert "INFO" in text(log)
    assert "somewhere: went well" in text(log)
    assert "went badly" in text(log)
    assert "seven" not in text(log)


def test_entries_are_as_reports_read_them(log: LogFile) -> None:
    log.open()
    logging.getLogger("somewhere").info("two\nlines")
    assert list(without_debugging(text(log).splitlines()))[-1] == "lines"


def test_nothing_is_logged_after_the_end(log: LogFile) -> None:
    log.open()
    log.close()
    log.close()
    logging.getLogger().warning("too late")
    assert text(log) == ""
    assert not (log.path.parent / CRASH_NAME).exists()


def test_files_stay_small(log: LogFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.desktop.log_file._MOST_BYTES", 2_000)
    log.open()
    for number in range(500):
        logging.getLogger().warning("number %d", number)
    files = list(log.path.parent.glob("voxcap.log*"))
    assert 2 <= len(files) <= 4
    assert all(file.stat().st_size <= 2_000 for file in files)
    assert "number 499" in text(log)


def test_folder_that_cannot_be_is_told_and_nothing_else_happens(tmp_path: Path) -> None:
    (tmp_path / "logs").touch()
    log = LogFile(tmp_path / "logs")
    assert str(tmp_path / "logs") in log.open()
    log.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_full_disk_is_passed_over(
    log: LogFile, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    log.open()
    (handler,) = [found for found in logging.getLogger().handlers if _is_of(found, log)]
    monkeypatch.setattr(handler, "stream", SimpleNamespace(write=refuse, flush=refuse))
    logging.getLogger("any").error("not written")
    monkeypatch.undo()
    logging.getLogger("any").error("written")
    assert capsys.readouterr().err == ""
    assert "not written" not in log.path.read_text("utf-8")
    assert "written" in log.path.read_text("utf-8")


def _is_of(handler: logging.Handler, log: LogFile) -> bool:
    return isinstance(handler, logging.FileHandler) and handler.baseFilename == str(log.path)


def test_crash_is_in_the_log_of_the_next_run(log: LogFile) -> None:
    folder = log.path.parent
    ended = subprocess.run([sys.executable, "-c", CRASH, str(folder)], check=False, timeout=60)
    assert ended.returncode == -signal.SIGSEGV
    log.open()
    assert "crashed" in text(log)
    assert "falling_over" in text(log)
    assert os.stat(folder / CRASH_NAME).st_size == 0


def test_fault_is_described_by_its_places_and_not_by_its_message() -> None:
    def failing() -> None:
        try:
            raise KeyError("seven eight nine")
        except KeyError as error:
            raise ValueError("seven eight nine") from error

    with pytest.raises(ValueError, match="seven") as caught:
        failing()
    told = describe_fault(ValueError, caught.value, caught.value.__traceback__)
    assert told.startswith("ValueError")
    assert "in test_fault_is_described" in told
    assert "failing" in told
    assert "KeyError" in told
    assert "seven" not in told
    assert "nine" not in told
