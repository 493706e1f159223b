"""Everything a user can set, as immutable values with defaults that need no setting."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Theme(StrEnum):
    """How windows are coloured; captions have colours of their own."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Alignment(StrEnum):
    """Where caption lines begin."""

    START = "start"
    CENTRE = "centre"


class Edge(StrEnum):
    """What sets letters off from what lies behind them."""

    NONE = "none"
    OUTLINE = "outline"
    SHADOW = "shadow"


@dataclass(frozen=True, slots=True)
class Sound:
    """What is listened to.

    Attributes:
        microphone: id of a microphone, "default", or "" for none; see `SoundChoice.id`.
        system: id of what is captured of the computer's sound, "default", or "" for none.
        application: id of an application's sound, or "" for none.
        microphone_label: what the microphone's lines are called.
        system_label: what the computer's lines are called.
        spares_silence: whether the model is spared long silences.
    """

    microphone: str = "default"
    system: str = ""
    application: str = ""
    microphone_label: str = "You"
    system_label: str = "Others"
    spares_silence: bool = True


@dataclass(frozen=True, slots=True)
class Recognition:
    """How sound becomes text.

    Attributes:
        model: folder of the model, or "demo".
        delay_ms: how far the text stays behind the sound; see `engine.SUPPORTED_DELAYS_MS`.
        precision: see `engine.PRECISIONS`.
        threads: compute threads, 0 for as many as suit the model.
        most_behind_s: how far captions may fall behind before sound is left out, 1 to 600.
    """

    model: str = "demo"
    delay_ms: int = 480
    precision: str = "auto"
    threads: int = 0
    most_behind_s: int = 8


@dataclass(frozen=True, slots=True)
class Appearance:
    """How captions look, in the window and the overlay.

    Attributes:
        font_family: name of a font, or "" for the one that comes with Voxcap.
        font_points: size of the letters, 8 to 96.
        font_weight: 100 (thin) to 900 (black), 400 is normal.
        text_colour: "#rrggbb".
        background_colour: "#rrggbb".
        background_opacity: of the colour behind the lines of the overlay, in percent.
        window_opacity: of the whole overlay, in percent, at least 20.
        edge: what sets letters off in the overlay.
        edge_colour: "#rrggbb".
        line_spacing: distance of lines in percent of their height, 90 to 250.
        alignment: where lines begin.
        n_lines: lines of the overlay, 1 to 8.
        line_characters: width of a line in average characters, 16 to 120.
        upper_case: whether all letters are capitals.
    """

    font_family: str = ""
    font_points: int = 22
    font_weight: int = 500
    text_colour: str = "#ffffff"
    background_colour: str = "#000000"
    background_opacity: int = 80
    window_opacity: int = 100
    edge: Edge = Edge.NONE
    edge_colour: str = "#000000"
    line_spacing: int = 120
    alignment: Alignment = Alignment.START
    n_lines: int = 2
    line_characters: int = 42
    upper_case: bool = False


@dataclass(frozen=True, slots=True)
class Overlay:
    """The window that stays on top.

    Attributes:
        is_shown: whether it is there while listening.
        is_locked: whether clicks go through it and it stays in place.
        hides_in_silence: whether it vanishes while nobody speaks.
        is_private: whether it is kept out of screen shares where the system can do that.
        clear_after_s: seconds of silence after which its lines vanish, 2 to 60.
        screen: name of the screen it was on, "" before it was ever moved.
        x: left edge, in device-independent pixels from the screen's left.
        y: top edge, in device-independent pixels from the screen's top.
        width: in device-independent pixels, 0 for what the line width needs.
    """

    is_shown: bool = True
    is_locked: bool = False
    hides_in_silence: bool = False
    is_private: bool = False
    clear_after_s: int = 8
    screen: str = ""
    x: int = 0
    y: int = 0
    width: int = 0


@dataclass(frozen=True, slots=True)
class Interface:
    """The windows around the captions.

    Attributes:
        language: "" for the system's, or a language such as "de".
        theme: how windows are coloured.
        has_tray: whether there is an icon in the system's tray.
        announces: whether new lines are told to screen readers.
        shows_times: whether times stand beside the captions.
        shows_speakers: whether speakers stand beside the captions where there are several.
        was_set_up: whether the first-start wizard was left or finished once.
        looks_for_versions: whether GitHub is asked for a newer Voxcap once a week.
        looked_for_versions_s: when it was asked last, in seconds since 1970, 0 for never.
        window_geometry: the main window's place and size as Qt saves it, in base 64.
    """

    language: str = ""
    theme: Theme = Theme.SYSTEM
    has_tray: bool = False
    announces: bool = True
    shows_times: bool = False
    shows_speakers: bool = True
    was_set_up: bool = False
    looks_for_versions: bool = False
    looked_for_versions_s: int = 0
    window_geometry: str = ""


DEFAULT_SHORTCUTS = {
    "start_stop": "Ctrl+Return",
    "pause": "Ctrl+P",
    "overlay": "Ctrl+O",
    "lock_overlay": "Ctrl+L",
    "copy": "Ctrl+C",
    "search": "Ctrl+F",
    "jump_to_live": "Ctrl+End",
    "export": "Ctrl+E",
    "sessions": "Ctrl+H",
    "settings": "Ctrl+,",
    "diagnostics": "Ctrl+D",
    "larger_text": "Ctrl++",
    "smaller_text": "Ctrl+-",
    "quit": "Ctrl+Q",
}
"""Keys in Qt's portable notation, by what they do."""


@dataclass(frozen=True, slots=True)
class GlobalKeys:
    """Keys that work whichever program has the keyboard, in Qt's portable notation; "" for none.

    Attributes:
        start_stop: to start to listen, or stop.
        pause: to pause, or resume.
        overlay: to show the overlay, or hide it.
    """

    start_stop: str = ""
    pause: str = ""
    overlay: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """All of it.

    Attributes:
        sound: what is listened to.
        recognition: how it becomes text.
        appearance: how captions look.
        overlay: the window that stays on top.
        interface: the other windows.
        shortcuts: keys by what they do; see `DEFAULT_SHORTCUTS`.
        global_keys: keys that work everywhere.
    """

    sound: Sound = field(default_factory=Sound)
    recognition: Recognition = field(default_factory=Recognition)
    appearance: Appearance = field(default_factory=Appearance)
    overlay: Overlay = field(default_factory=Overlay)
    interface: Interface = field(default_factory=Interface)
    shortcuts: tuple[tuple[str, str], ...] = tuple(DEFAULT_SHORTCUTS.items())
    global_keys: GlobalKeys = field(default_factory=GlobalKeys)
