"""Keys that work everywhere on Wayland: the desktop gives them through its portal."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject

from app.desktop.app_id import APP_ID
from app.desktop.global_shortcuts import Chord, GlobalAction, Trouble, Unavailable
from app.desktop.shortcut_editing import action_names
from app.ui.background import Background
from app.ui.global_shortcuts import portal_messages
from app.ui.global_shortcuts.base import GlobalShortcuts
from app.ui.global_shortcuts.bus import Bus, open_session_bus
from app.ui.global_shortcuts.portal_messages import Wish

if TYPE_CHECKING:
    from jeepney import Message
    from jeepney.io.blocking import DBusConnection

logger = logging.getLogger(__name__)


class PortalShortcuts(GlobalShortcuts):
    """Asks the portal for a session with shortcuts; other keys need another session.

    The user may be asked by the desktop, and may choose other keys than were wished for.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        open_bus: Callable[[], DBusConnection] = open_session_bus,
    ) -> None:
        """Prepare; nothing is connected yet.

        Args:
            parent: of this object.
            open_bus: connects to the bus, on a thread of its own.
        """
        super().__init__(parent)
        self._open_bus = open_bus
        self._background = Background(self)
        self._is_opening = False
        self._bus: Bus | None = None
        self._is_offered = False
        self._session = ""
        # Grows with each session that is asked for; outcomes of earlier ones are not wanted.
        self._turn = 0
        self._requests: dict[str, Callable[[int, Mapping[str, Any]], object]] = {}

    def look(self) -> None:
        """Find out whether the desktop gives keys.

        Keys that it did not give are not asked for again, as the user may have said no.
        """
        if self._bus is None:
            self._open()
        elif self.troubles and not self._session:
            self._take(self._wanted)

    def remark(self) -> str:
        """Return that the desktop has a say."""
        return self.tr("Your desktop may ask you whether Voxcap may have them, or choose others.")

    def close(self) -> None:
        """Give all keys back and leave the bus."""
        super().close()
        self._background.close()
        self._leave()

    def _take(self, wanted: Mapping[GlobalAction, Chord]) -> None:
        if self._bus is None:
            if wanted:
                self._open()
        elif self._is_offered:
            self._begin(self._bus)

    def _open(self) -> None:
        if not self._is_opening:
            self._is_opening = True
            self._background.run(self._open_bus, self._opened, self._not_opened)

    def _not_opened(self, error: Exception) -> None:
        self._is_opening = False
        logger.warning("no keys for everywhere, as there is no bus: %s", type(error).__name__)
        self._tell({}, unavailable=Unavailable.NO_PORTAL)

    def _opened(self, connection: DBusConnection) -> None:
        self._is_opening = False
        bus = Bus(connection, self)
        self._bus = bus
        bus.signalled.connect(self._take_signal)
        bus.closed.connect(self._lost)
        for rule in portal_messages.match_rules():
            bus.call(rule, _pass)
        # Older portals know their callers without it.
        bus.call(portal_messages.register(APP_ID), _pass)
        bus.call(portal_messages.get_version(), self._take_version)

    def _take_version(self, reply: Message) -> None:
        bus = self._bus
        if bus is None:
            return
        if portal_messages.is_error(reply):
            logger.info("the desktop has no portal for keys that work everywhere")
            self._leave()
            self._tell({}, unavailable=Unavailable.NO_PORTAL)
            return
        self._is_offered = True
        self._tell({})
        self._begin(bus)

    def _begin(self, bus: Bus) -> None:
        """End the session there is, and begin one where keys are wanted."""
        self._end(bus)
        if not self._wanted:
            self._tell({})
            return
        token = self._expect(bus, "session", self._take_session)
        bus.call(portal_messages.create_session(token), partial(self._check, self._turn))

    def _end(self, bus: Bus) -> None:
        self._turn += 1
        if self._session:
            bus.call(portal_messages.close_session(self._session), _pass)
            self._session = ""

    def _expect(
        self, bus: Bus, name: str, on_done: Callable[[Bus, int, int, Mapping[str, Any]], object]
    ) -> str:
        """Prepare for the outcome of a call, and return the token to make it with."""
        token = f"voxcap_{name}_{self._turn}"
        path = portal_messages.request_path(bus.unique_name, token)
        self._requests[path] = partial(on_done, bus, self._turn)
        return token

    def _check(self, turn: int, reply: Message) -> None:
        """Take the reply to a call, whose outcome comes later if it is not refused."""
        if turn == self._turn and portal_messages.is_error(reply):
            self._refused()

    def _take_session(self, bus: Bus, turn: int, outcome: int, results: Mapping[str, Any]) -> None:
        session = portal_messages.session_of(results)
        if turn != self._turn:
            # Other keys are wanted by now, so that another session is on its way.
            if session:
                bus.call(portal_messages.close_session(session), _pass)
            return
        if outcome != portal_messages.SUCCESS or not session:
            self._refused()
            return
        self._session = session
        names = action_names(QCoreApplication.translate)
        wishes = [
            Wish(action, names[action], portal_messages.trigger_of(chord))
            for action, chord in self._wanted.items()
        ]
        token = self._expect(bus, "keys", self._take_keys)
        message = portal_messages.bind_shortcuts(session, token, wishes)
        bus.call(message, partial(self._check, self._turn))

    def _take_keys(self, bus: Bus, turn: int, outcome: int, results: Mapping[str, Any]) -> None:
        if turn != self._turn:
            return
        if outcome == portal_messages.SUCCESS:
            self._follow(portal_messages.bound_of(results))
        else:
            self._refused()

    def _follow(self, triggers: Mapping[str, str]) -> None:
        granted = {action: triggers[action] for action in self._wanted if triggers.get(action)}
        refused = [action for action in self._wanted if action not in granted]
        self._tell(dict.fromkeys(refused, Trouble.REFUSED), granted)

    def _refused(self) -> None:
        self._tell(dict.fromkeys(self._wanted, Trouble.REFUSED))

    def _take_signal(self, message: Message) -> None:
        match portal_messages.signal_of(message):
            case path, portal_messages.REQUEST, "Response", "ua{sv}":
                on_done = self._requests.pop(path, None)
                if on_done is not None:
                    on_done(*message.body)
            case _, portal_messages.INTERFACE, "Activated", "osta{sv}":
                session, id_, *_ = message.body
                if session == self._session:
                    self._press(id_)
            case _, portal_messages.INTERFACE, "ShortcutsChanged", "oa(sa{sv})":
                session, shortcuts = message.body
                if session == self._session:
                    self._follow(portal_messages.triggers_of(shortcuts))
            case self._session, portal_messages.SESSION, "Closed", _:
                self._session = ""
                self._refused()

    def _press(self, id_: str) -> None:
        if id_ in self._wanted:
            self.pressed.emit(GlobalAction(id_))

    def _lost(self) -> None:
        self._leave()
        self._refused()

    def _leave(self) -> None:
        bus, self._bus = self._bus, None
        if bus is not None:
            bus.close()
            bus.deleteLater()
        self._is_offered = False
        self._session = ""
        self._requests = {}


def _pass(reply: Message) -> None:
    """Do nothing: what depends on this call is not refused for it."""
