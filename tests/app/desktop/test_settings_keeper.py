"""Settings that are saved beside the windows."""

from __future__ import annotations

from dataclasses import replace

from app.desktop.settings_keeper import SettingsKeeper
from app.settings.errors import SettingsError
from app.settings.model import Settings
from tests.app.controlling import HeldBackground


class Disk:
    """Keeps settings, unless it is full."""

    def __init__(self) -> None:
        self.kept: list[Settings] = []
        self.is_full = False
        self.errors: list[Exception] = []
        self.background = HeldBackground()
        self.keeper = SettingsKeeper(self._save, self.background, self.errors.append)

    def _save(self, settings: Settings) -> None:
        if self.is_full:
            raise SettingsError("The disk is full.")
        self.kept.append(settings)


def _settings(n_lines: int) -> Settings:
    return replace(Settings(), appearance=replace(Settings().appearance, n_lines=n_lines))


def test_the_newest_is_saved_last() -> None:
    disk = Disk()
    for n_lines in (1, 2, 3):
        disk.keeper.keep(_settings(n_lines))
    assert disk.background.n_jobs == 1
    disk.background.work()
    assert disk.kept == [_settings(1), _settings(3)]
    disk.keeper.keep(_settings(4))
    disk.background.work()
    assert disk.kept[-1] == _settings(4)


def test_at_the_end_only_what_was_not_saved_is() -> None:
    disk = Disk()
    disk.keeper.keep(_settings(1))
    disk.background.work()
    disk.keeper.finish()
    assert disk.kept == [_settings(1)]
    disk.keeper.keep(_settings(2))
    disk.keeper.finish()
    disk.keeper.finish()
    assert disk.kept == [_settings(1), _settings(2)]


def test_what_failed_is_told_once_and_saved_with_the_next_change() -> None:
    disk = Disk()
    disk.is_full = True
    disk.keeper.keep(_settings(1))
    disk.background.work()
    assert [str(error) for error in disk.errors] == ["The disk is full."]
    disk.is_full = False
    disk.keeper.keep(_settings(2))
    disk.background.work()
    assert disk.kept == [_settings(2)]


def test_a_change_during_a_save_that_fails_is_saved() -> None:
    disk = Disk()
    disk.is_full = True
    disk.keeper.keep(_settings(1))
    disk.keeper.keep(_settings(2))
    disk.background.work()
    assert len(disk.errors) == 2
    disk.is_full = False
    disk.keeper.finish()
    assert disk.kept == [_settings(2)]


def test_the_end_tells_what_it_could_not_save() -> None:
    disk = Disk()
    disk.is_full = True
    disk.keeper.keep(_settings(1))
    disk.keeper.finish()
    assert len(disk.errors) == 1
