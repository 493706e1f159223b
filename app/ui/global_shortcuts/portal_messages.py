"""What is said to and by the desktop portal that gives Wayland's programs keys.

The interface is org.freedesktop.portal.GlobalShortcuts. A call is answered at once with the path of
a request; the outcome comes later as a signal of that request, whose path is known before from the
caller's name on the bus and a token that the caller chooses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, Message, MessageType, new_method_call
from jeepney.bus_messages import message_bus

from app.desktop.global_shortcuts import Chord, Modifier
from app.desktop.key_names import keysym_name

BUS_NAME = "org.freedesktop.portal.Desktop"
OBJECT_PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.GlobalShortcuts"
REQUEST = "org.freedesktop.portal.Request"
SESSION = "org.freedesktop.portal.Session"
REGISTRY = "org.freedesktop.host.portal.Registry"

SUCCESS = 0
"""The outcome of a request that was done, and not cancelled or failed."""

_PORTAL = DBusAddress(OBJECT_PATH, BUS_NAME, INTERFACE)
_MODIFIERS = {
    Modifier.CTRL: "CTRL",
    Modifier.ALT: "ALT",
    Modifier.SHIFT: "SHIFT",
    Modifier.META: "LOGO",
}


@dataclass(frozen=True, slots=True)
class Wish:
    """A shortcut to ask for.

    Attributes:
        id: what the portal is to call it.
        description: what it does, for the user.
        trigger: the keys that are wanted; the user may choose others.
    """

    id: str
    description: str
    trigger: str


def trigger_of(chord: Chord) -> str:
    """Return keys in the portal's notation, "CTRL+ALT+k", or "" where they have none."""
    name = keysym_name(chord.key)
    held = [text for modifier, text in _MODIFIERS.items() if modifier in chord.modifiers]
    return "+".join([*held, name]) if name else ""


def request_path(unique_name: str, token: str) -> str:
    """Return where the outcome of a call will come from.

    Args:
        unique_name: the caller's on the bus, such as ":1.42".
        token: what the caller chose.
    """
    sender = unique_name.removeprefix(":").replace(".", "_")
    return f"{OBJECT_PATH}/request/{sender}/{token}"


def match_rules() -> list[Message]:
    """Return the messages that ask the bus for the signals there are."""
    rules = [
        MatchRule(type="signal", sender=BUS_NAME, interface=interface)
        for interface in (INTERFACE, REQUEST, SESSION)
    ]
    return [message_bus.AddMatch(rule) for rule in rules]


def register(app_id: str) -> Message:
    """Return the message that tells whose the calls after it are, for programs outside sandboxes.

    Args:
        app_id: name of the program's desktop file.
    """
    registry = DBusAddress(OBJECT_PATH, BUS_NAME, REGISTRY)
    return new_method_call(registry, "Register", "sa{sv}", (app_id, {}))


def get_version() -> Message:
    """Return the message that asks whether the portal gives keys."""
    properties = DBusAddress(OBJECT_PATH, BUS_NAME, "org.freedesktop.DBus.Properties")
    return new_method_call(properties, "Get", "ss", (INTERFACE, "version"))


def create_session(token: str) -> Message:
    """Return the message that begins a session, which shortcuts belong to."""
    options = {"handle_token": ("s", token), "session_handle_token": ("s", token)}
    return new_method_call(_PORTAL, "CreateSession", "a{sv}", (options,))


def bind_shortcuts(session: str, token: str, wishes: Sequence[Wish]) -> Message:
    """Return the message that asks for shortcuts, which can be done once in a session."""
    shortcuts = [
        (
            wish.id,
            {
                "description": ("s", wish.description),
                **({"preferred_trigger": ("s", wish.trigger)} if wish.trigger else {}),
            },
        )
        for wish in wishes
    ]
    options = {"handle_token": ("s", token)}
    body = (session, shortcuts, "", options)
    return new_method_call(_PORTAL, "BindShortcuts", "oa(sa{sv})sa{sv}", body)


def close_session(session: str) -> Message:
    """Return the message that ends a session and gives its shortcuts back."""
    return new_method_call(DBusAddress(session, BUS_NAME, SESSION), "Close")


def is_error(message: Message) -> bool:
    """Tell whether a call was refused."""
    return bool(message.header.message_type is MessageType.error)


def signal_of(message: Message) -> tuple[str, str, str, str]:
    """Return a signal's path, interface, name and signature; "" for what it lacks."""
    fields = message.header.fields
    return (
        str(fields.get(HeaderFields.path, "")),
        str(fields.get(HeaderFields.interface, "")),
        str(fields.get(HeaderFields.member, "")),
        str(fields.get(HeaderFields.signature, "")),
    )


def session_of(results: Mapping[str, tuple[str, Any]]) -> str:
    """Return the session that was begun, or "" where none was."""
    return str(results.get("session_handle", ("s", ""))[1])


def triggers_of(shortcuts: Sequence[tuple[str, Mapping[str, tuple[str, Any]]]]) -> dict[str, str]:
    """Return the keys that shortcuts have by their ids, in the desktop's words; "" for none."""
    return {
        str(id_): str(properties.get("trigger_description", ("s", ""))[1])
        for id_, properties in shortcuts
    }


def bound_of(results: Mapping[str, tuple[str, Any]]) -> dict[str, str]:
    """Return the keys that were given, by ids, from the outcome of `bind_shortcuts`."""
    return triggers_of(results.get("shortcuts", ("a(sa{sv})", []))[1])
