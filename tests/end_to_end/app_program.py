"""The app as `voxcap` starts it, with somebody beside it who looks, presses and measures.

    python -m tests.end_to_end.app_program [--token-s SECONDS] ARGUMENT... < orders

The arguments are those of `voxcap`. Orders are JSON lists, one a line: the name of a method of
`Onlooker` and what it takes. Each is answered by a line. With `--token-s`, every token of the
engine takes the processor that long.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
import time
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget, QWizard

from app.cli import main as run_voxcap
from app.desktop.models import load_engine
from app.desktop.starting import SessionMaker
from app.session.engine_port import CaptionStream
from app.ui import application
from engine import EngineMetrics, EngineSettings

_BEAT_MS = 2


class Heartbeat(QObject):
    """Measures for how long the main thread does nothing but one thing.

    Attributes:
        longest_s: the longest time without a beat so far.
        longest_busy_s: the same, but of that time only what this program had of the processor
            while the main thread had not to wait for one, which is hardly more when other programs
            are busy too.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self.start()

    def start(self) -> None:
        """Begin anew."""
        self.longest_s = 0.0
        self.longest_busy_s = 0.0
        self._last_s = time.monotonic()
        self._last_used_s = time.process_time()
        self._last_starved_s = _starved_s()
        self._timer.start(_BEAT_MS)

    def _beat(self) -> None:
        now_s, used_s, starved_s = time.monotonic(), time.process_time(), _starved_s()
        held_up_s = now_s - self._last_s
        self.longest_s = max(self.longest_s, held_up_s)
        # Several processors may work at once.
        own_s = min(held_up_s - (starved_s - self._last_starved_s), used_s - self._last_used_s)
        self.longest_busy_s = max(self.longest_busy_s, own_s)
        self._last_s, self._last_used_s, self._last_starved_s = now_s, used_s, starved_s


def _starved_s() -> float:
    """Return how long this thread has waited for a processor; 0 where the system does not tell."""
    try:
        told = Path("/proc/thread-self/schedstat").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return int(told.split()[1]) / 1e9


class Onlooker(QObject):
    """Sees what a person sees, and does what a person does. Each method answers an order."""

    def __init__(self, desktop: application.Desktop) -> None:
        super().__init__(desktop)
        self._desktop = desktop
        self._heartbeat = Heartbeat(self)
        self._read = b""
        self._notifier = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._take)

    def look(self) -> dict[str, Any]:
        """Tell what there is on the screen, in the words of a screen reader."""
        desktop, window, overlay = self._desktop, self._desktop.window, self._desktop.overlay
        wizard = desktop.wizard
        return {
            "state": desktop.controller.state.value,
            "status": window.bar.status.text(),
            "has_choices": desktop.controller.catalogue is not None,
            "is_shown": window.isVisible(),
            "is_minimised": window.isMinimized(),
            "message": window.message.accessibleDescription() if window.message.isVisible() else "",
            "captions": window.page.view.toPlainText() if window.page.view.isVisible() else "",
            "overlay": overlay.accessibleDescription() if overlay.isVisible() else None,
            "page": wizard.currentPage().title() if wizard and wizard.isVisible() else "",
            "can_go_on": wizard is not None
            and wizard.button(QWizard.WizardButton.NextButton).isEnabled(),
            "is_last_page": wizard.nextId() == -1 if wizard is not None else False,
        }

    def start_or_stop(self) -> None:
        """Press the button."""
        self._desktop.window.bar.start.click()

    def dismiss(self) -> None:
        """Put the message away."""
        self._desktop.window.message.close_button.click()

    def minimise(self) -> None:
        """Put the main window out of sight."""
        self._desktop.window.showMinimized()

    def choose(self, action: str) -> None:
        """Take an entry of the menu."""
        self._desktop.window.actions_by_name[action].trigger()

    def go_on(self) -> None:
        """Press "Next" in the assistant."""
        self._wizard.button(QWizard.WizardButton.NextButton).click()

    def leave(self) -> None:
        """Leave the assistant: "Finish" on the last page, "Set up later" before."""
        is_last = self._wizard.nextId() == -1
        button = QWizard.WizardButton.FinishButton if is_last else QWizard.WizardButton.CancelButton
        self._wizard.button(button).click()

    def measure_speed(self) -> None:
        """Begin the assistant's speed test."""
        self._wizard.speed.measure.click()

    def limit_files(self, n_bytes: int) -> None:
        """Let no file grow beyond a size, as on a disk that is full."""
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, most))

    def watch(self) -> None:
        """Measure anew how long the main thread is held up."""
        self._heartbeat.start()

    def blocked(self) -> dict[str, float]:
        """Tell how long it was held up at most since `watch`."""
        beat = self._heartbeat
        return {"longest_s": beat.longest_s, "longest_busy_s": beat.longest_busy_s}

    def resize(self, kind: str, width: int, height: int) -> None:
        """Give a kind of window a size, in the upper left of the screen."""
        window = self._window_of(kind)
        window.move(0, 0)
        window.resize(width, height)

    def shut(self, kind: str) -> None:
        """Close a kind of window."""
        self._window_of(kind).close()

    def change(self, section: str, name: str, value: Any) -> None:
        """Change a setting."""
        controller = self._desktop.controller
        settings = controller.settings
        before = getattr(settings, section)
        kind = type(getattr(before, name))
        changed = replace(before, **{name: kind(value)})
        controller.change_settings(replace(settings, **{section: changed}))

    def screen_picture(self, path: str) -> None:
        """Save what is on the whole screen."""
        QGuiApplication.primaryScreen().grabWindow(0).save(path)

    def windows(self) -> list[str]:
        """Tell the kinds of the windows that are shown."""
        return [
            type(w).__name__ for w in application.QApplication.topLevelWidgets() if w.isVisible()
        ]

    @property
    def _wizard(self) -> QWizard:
        wizard = self._desktop.wizard
        assert wizard is not None, "the assistant is not there"
        return wizard

    def _window_of(self, kind: str) -> QWidget:
        for window in _shown_windows():
            if type(window).__name__ == kind:
                return window
        raise AssertionError(f"no {kind} is shown, but {self.windows()}")

    def _take(self) -> None:
        came = os.read(0, 65_536)
        if not came:
            self._notifier.setEnabled(False)
            self._desktop.window.close()
        *lines, self._read = (self._read + came).split(b"\n")
        for line in lines:
            name, *values = json.loads(line)
            # What was asked for before, and waits in the queue of events, is done first.
            QTimer.singleShot(0, self, partial(self._answer, name, values))

    def _answer(self, name: str, values: list[Any]) -> None:
        print(json.dumps(getattr(self, name)(*values)), flush=True)


class WatchedDesktop(application.Desktop):
    """With somebody beside it from when the window is shown."""

    def show(self, trouble: list[str]) -> None:
        super().show(trouble)
        Onlooker(self)


class BusyEngine:
    """The model, and work as a larger one would make; see `app.session.engine_port.CaptionEngine`.

    Args:
        token_s: what a token of the stream that advances most takes at least.
    """

    def __init__(self, token_s: float, model: Path, settings: EngineSettings) -> None:
        self._token_s = token_s
        self._engine = load_engine(model, settings)
        # Only now: the app loads it in a way that holds nobody up.
        import torch

        self._streams: list[CaptionStream] = []
        self._matrix = torch.ones(512, 512)

    def open_stream(self, delay_ms: int, /) -> CaptionStream:
        stream = self._engine.open_stream(delay_ms)
        self._streams.append(stream)
        return stream

    def step(self, max_tokens: int, /) -> bool:
        end_s = time.monotonic()
        n_tokens = max((min(s.ready_tokens, max_tokens) for s in self._streams), default=0)
        worked = self._engine.step(max_tokens)
        end_s += n_tokens * self._token_s
        while worked and time.monotonic() < end_s:
            self._matrix @ self._matrix
        return worked

    def metrics(self) -> EngineMetrics:
        return self._engine.metrics()

    def close(self) -> None:
        self._engine.close()


def _shown_windows() -> list[QWidget]:
    return [window for window in QApplication.topLevelWidgets() if window.isVisible()]


def main() -> int:
    """Run the app with the arguments of the process until it is quit; return its exit code."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--token-s", type=float, default=0.0)
    own, arguments = parser.parse_known_args()
    with ExitStack() as stack:
        stack.enter_context(patch.object(application, "Desktop", WatchedDesktop))
        if own.token_s:
            load = partial(BusyEngine, own.token_s)
            maker = partial(SessionMaker, load=load)
            stack.enter_context(patch.object(application, "SessionMaker", maker))
        return run_voxcap(arguments)


if __name__ == "__main__":
    sys.exit(main())
