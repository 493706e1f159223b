"""PortAudio in this process: its list of devices, kept fresh, and its streams, counted."""

from __future__ import annotations

import functools
import logging
import threading
from collections.abc import Callable, Sequence

from app.audio.portaudio.capture import PortAudioCapture
from app.audio.portaudio.inputs import InputDevice, list_inputs
from app.audio.portaudio.module import SoundDevice, import_sounddevice, start_error

logger = logging.getLogger(__name__)

Pick = Callable[[Sequence[InputDevice]], InputDevice]


class PortAudio:
    """What there is to capture and what is being captured. Safe to use from any thread.

    PortAudio lists the devices once, when it starts. Only stopping and starting it shows what was
    plugged in since or what is the default now, and that ends every stream; so the list is made
    anew only while no stream is open, and is as old as the oldest stream otherwise.
    """

    def __init__(self, load: Callable[[], SoundDevice] = import_sounddevice) -> None:
        self._load = load
        self._module: SoundDevice | None = None
        self._is_running = False
        self._n_open = 0
        # PortAudio's functions must not run at the same time.
        self._lock = threading.Lock()

    def inputs(self) -> list[InputDevice]:
        """List the devices that capture sound.

        Raises:
            AudioError: PortAudio is missing or does not start.
        """
        with self._lock:
            return self._list(self._fresh_module())

    def open(self, pick: Pick) -> PortAudioCapture:
        """Capture the device that `pick` takes from the list.

        Raises:
            AudioError: of `pick`, or because the device cannot be opened.
        """
        with self._lock:
            module = self._fresh_module()
            device = pick(self._list(module))
            capture = PortAudioCapture(module, device, self._close_stream)
            self._n_open += 1
            return capture

    def _list(self, module: SoundDevice) -> list[InputDevice]:
        try:
            return list_inputs(module)
        except module.PortAudioError as error:
            raise start_error(error) from error

    def _close_stream(self, close: Callable[[], None]) -> None:
        with self._lock:
            try:
                close()
            finally:
                self._n_open -= 1

    def _fresh_module(self) -> SoundDevice:
        if self._module is None:
            self._module = self._load()
            self._is_running = True
        elif not self._n_open:
            self._restart(self._module)
        return self._module

    def _restart(self, module: SoundDevice) -> None:
        try:
            if self._is_running:
                module._terminate()
                self._is_running = False
            module._initialize()
            self._is_running = True
        except module.PortAudioError as error:
            logger.warning("PortAudio did not start again")
            raise start_error(error) from error


@functools.cache
def shared_portaudio() -> PortAudio:
    """Return the one that all of the process share, as the library itself is shared."""
    return PortAudio()
