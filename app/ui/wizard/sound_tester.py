"""Tries one sound at a time, and tells the window's thread what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from app.audio import AudioSource, SoundChoice
from app.audio.live import LiveSource
from app.desktop.sound_probe import Reading, SoundProbe


class SoundTester(QObject):
    """Listens to a choice until another is given.

    Signals:
        reading_changed: a `Reading` of the present choice.
    """

    reading_changed = Signal(object)
    _came = Signal(int, object)

    def __init__(
        self,
        parent: QObject | None = None,
        new_source: Callable[[SoundChoice], AudioSource] = LiveSource,
    ) -> None:
        super().__init__(parent)
        self._new_source = new_source
        self._probe: SoundProbe | None = None
        self._number = 0
        self._came.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        # Not a method of this object, which is half gone when the signal comes.
        self._held: list[SoundProbe] = []
        self.destroyed.connect(partial(_stop, self._held))

    @property
    def is_at_rest(self) -> bool:
        """Whether no device is held."""
        return self._probe is None or self._probe.join(0.0)

    def listen_to(self, choice: SoundChoice | None) -> None:
        """Try a choice, or with None nothing any more. Does not wait."""
        if self._probe is not None:
            self._probe.stop()
        self._number += 1
        if choice is None:
            return
        self._probe = SoundProbe(
            self._new_source(choice), partial(self._came.emit, self._number), self._probe
        )
        self._held[:] = [self._probe]
        self._probe.start()

    def _pass_on(self, number: int, reading: Reading) -> None:
        # What was under way when another choice was made is about another device.
        if number == self._number and self._probe is not None:
            self.reading_changed.emit(reading)


def _stop(held: list[SoundProbe], *_: object) -> None:
    for probe in held:
        probe.stop()
