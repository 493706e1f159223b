"""Keeps settings on the disk without waiting for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from app.desktop.background_port import Runner
from app.settings.model import Settings


class SettingsKeeper:
    """Saves the newest settings on another thread, one save after the other."""

    def __init__(
        self,
        save: Callable[[Settings], None],
        background: Runner,
        on_trouble: Callable[[Exception], object],
    ) -> None:
        """Prepare.

        Args:
            save: writes settings.
            background: runs it.
            on_trouble: given the error where it failed.
        """
        self._save = save
        self._background = background
        self._on_trouble = on_trouble
        self._newest: Settings | None = None
        self._is_saving = False

    @property
    def is_saving(self) -> bool:
        """Whether a save waits for the background or runs there."""
        return self._is_saving

    def keep(self, settings: Settings) -> None:
        """Save settings soon."""
        self._newest = settings
        if not self._is_saving:
            self._begin(settings)

    def finish(self) -> None:
        """Save at once what was not saved yet; the background runs nothing any more."""
        settings, self._newest = self._newest, None
        if settings is not None:
            try:
                self._save(settings)
            except Exception as error:
                self._on_trouble(error)

    def _begin(self, settings: Settings) -> None:
        self._is_saving = True
        self._background.run(
            partial(self._save, settings),
            lambda _: self._saved(settings),
            partial(self._failed, settings),
        )

    def _saved(self, settings: Settings) -> None:
        self._is_saving = False
        if self._newest is settings:
            self._newest = None
        else:
            self._go_on()

    def _failed(self, settings: Settings, error: Exception) -> None:
        self._is_saving = False
        self._on_trouble(error)
        # What could not be saved is tried again with the next change, and at the end.
        if self._newest is not settings:
            self._go_on()

    def _go_on(self) -> None:
        if self._newest is not None:
            self._begin(self._newest)
