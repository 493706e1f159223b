"""The first thing that happens: is there a Voxcap already, and what is it to do."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable

from app.desktop.launch import Launch
from app.desktop.meeting_point import MeetingPoint, MeetingPointError, meeting_point
from app.desktop.remote_commands import RemoteCommand, RemoteError
from app.ui.imports import spare_imports
from app.ui.single_instance import SingleInstance, send_command

logger = logging.getLogger(__name__)

# How long a thread keeps Python's lock while others wait for it. The main thread gives the lock
# away with nearly every call of Qt, and would wait for Python's usual 5 ms each time while a model
# loads.
_SWITCH_S = 0.0005


def start(launch: Launch, tell: Callable[[str], object]) -> int:
    """Run the app until it is quit, or have the one that runs do what is wanted.

    Args:
        launch: how it is started.
        tell: given sentences for the terminal.

    Returns:
        The exit code.

    Raises:
        RemoteError: another Voxcap runs that does not answer, or has to be quit first.
    """
    point: MeetingPoint | None = None
    try:
        point = meeting_point(launch.profile)
        instance = SingleInstance(point)
        is_first = instance.acquire()
    except (MeetingPointError, OSError) as error:
        # Two at once are better than none.
        tell(str(error))
        point, instance, is_first = None, None, True
    if not is_first and point is not None:
        _ask_the_other(launch, point)
        return 0
    if launch.command is RemoteCommand.PAUSE:
        raise RemoteError("Voxcap is not running, so there is nothing to pause.")
    if launch.command is RemoteCommand.TOGGLE:
        tell("Voxcap was not running: it is started, and listens once it is set up.")
    sys.setswitchinterval(_SWITCH_S)
    spare_imports()
    try:
        # Here, because a second start should not wait for the windows.
        from app.ui.application import run_app

        return run_app(launch, point)
    finally:
        if instance is not None:
            instance.release()


def _ask_the_other(launch: Launch, point: MeetingPoint) -> None:
    if launch.demo is not None:
        raise RemoteError(
            "Voxcap is running already. Quit it first, or play the recording with another "
            "--profile.",
            parameter="demo",
            value=launch.demo,
        )
    send_command(point, launch.command or RemoteCommand.SHOW)
