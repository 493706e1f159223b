from __future__ import annotations

import signal
import sys

import pytest
from pytestqt.qtbot import QtBot

from app.ui.termination import Termination

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_signals_ask_the_app_to_end(qtbot: QtBot, name: str) -> None:
    termination = Termination()
    try:
        with qtbot.waitSignal(termination.asked):
            signal.raise_signal(getattr(signal, name))
    finally:
        termination.remove()


def test_signals_mean_what_they_did_afterwards(qtbot: QtBot) -> None:
    before = signal.getsignal(signal.SIGINT)
    termination = Termination()
    assert signal.getsignal(signal.SIGINT) is not before
    termination.remove()
    termination.remove()
    assert signal.getsignal(signal.SIGINT) is before
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
