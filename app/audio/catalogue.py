"""Everything on this computer that can be captured, whichever way its system has for it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from app.audio.core_audio_tap import tap_choices
from app.audio.device import SoundChoice, SoundKind
from app.audio.errors import AudioError
from app.audio.one_channel import OneChannelChoice
from app.audio.portaudio import microphone_choices, shared_portaudio
from app.audio.portaudio.microphones import DefaultMicrophoneChoice
from app.audio.pulse import pulse_choices, unavailable_reason
from app.audio.wasapi_loopback import shared_wasapi_loopback

# A way to capture sound: lists its choices, those that follow the user's default first, given what
# the ways before it have. Raises AudioError where it cannot be used at all.
Provider: TypeAlias = Callable[[Sequence[SoundChoice]], Sequence[SoundChoice]]

_CHANNEL = re.compile(r"(?P<whole>.+)#(?P<channel>[1-9]\d{0,3})")

_PARAMETER = {
    SoundKind.MICROPHONE: "mic",
    SoundKind.SYSTEM: "system",
    SoundKind.APPLICATION: "application",
}
_NAME = {
    SoundKind.MICROPHONE: "microphone",
    SoundKind.SYSTEM: "system audio",
    SoundKind.APPLICATION: "application that plays",
}

_NO_MICROPHONE = {
    "linux": "Plug one in, and see that PipeWire or PulseAudio runs ('pactl info') or that your "
    "user may use the sound cards (group 'audio').",
    "darwin": "Plug one in, and allow Voxcap (or the terminal it runs in) to use it in System "
    "Settings > Privacy & Security > Microphone.",
    "win32": "Plug one in, and see whether Settings > Privacy & security > Microphone lets "
    "desktop apps use it.",
}
_NO_SYSTEM_AUDIO = {
    "linux": "Start PipeWire or PulseAudio ('pactl info' tells whether one runs), and see that "
    "there is an output to play to.",
    "darwin": "It needs macOS 14.2 and the Python package catap, or BlackHole chosen as the "
    "microphone.",
    "win32": "It needs the Python package pyaudiowpatch and loudspeakers or headphones.",
}
_NO_APPLICATION = "Let it play something, or capture everything this computer plays."


@runtime_checkable
class HasFormat(Protocol):
    """A choice whose format is known before it is opened."""

    @property
    def rate_hz(self) -> int:
        """Frames in a second."""

    @property
    def channels(self) -> int:
        """Channels of a frame."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """What there was to capture when it was made; make another to see what was plugged in since.

    Attributes:
        choices: everything, the user's default before the others of its kind.
        problems: sentences on the ways of capturing that cannot be used, and why.
        platform: the system, as `sys.platform` names it.
    """

    choices: tuple[SoundChoice, ...]
    problems: tuple[str, ...] = ()
    platform: str = sys.platform

    @classmethod
    def of_this_computer(cls) -> Catalogue:
        """Ask the system what there is. Takes up to some seconds."""
        return cls.gather(providers(), sys.platform)

    @classmethod
    def gather(cls, ways: Iterable[Provider], platform: str) -> Catalogue:
        """Ask every way of capturing what it has; one that cannot be used is only a problem."""
        choices: list[SoundChoice] = []
        problems = []
        for way in ways:
            try:
                choices += way(tuple(choices))
            except AudioError as error:
                problems.append(str(error))
        return cls(tuple(choices), tuple(problems), platform)

    def microphones(self) -> list[SoundChoice]:
        """Return the microphones, the default first."""
        return self._of(SoundKind.MICROPHONE)

    def systems(self) -> list[SoundChoice]:
        """Return the ways to hear all that the computer plays, the default output first."""
        return self._of(SoundKind.SYSTEM)

    def applications(self) -> list[SoundChoice]:
        """Return the applications that can be heard."""
        return self._of(SoundKind.APPLICATION)

    def default_microphone(self) -> SoundChoice:
        """Return the microphone to take where none is named.

        Raises:
            AudioError: there is none; the message says what to do.
        """
        return self._first(SoundKind.MICROPHONE)

    def default_system(self) -> SoundChoice:
        """Return the system audio to take where none is named.

        Raises:
            AudioError: there is none; the message says what to do.
        """
        return self._first(SoundKind.SYSTEM)

    def is_default(self, choice: SoundChoice) -> bool:
        """Tell whether the choice is taken where none of its kind is named."""
        return choice in self._of(choice.kind)[:1] and choice.kind is not SoundKind.APPLICATION

    def find(self, kind: SoundKind, name: str) -> SoundChoice:
        """Return the one that a user means.

        Args:
            kind: what is looked for.
            name: "default", an id, a label, or a part of either that no other has, in any case;
                with "#" and a number after it only that channel is captured, counted from 1.

        Raises:
            AudioError: none or several are meant; the message lists what there is.
        """
        of_kind = self._of(kind)
        if not of_kind:
            raise self._nothing(kind)
        found = _meant(of_kind, name)
        channel = _CHANNEL.fullmatch(name)
        if len(found) == 1:
            return found[0]
        if not found and channel:
            return OneChannelChoice(self.find(kind, channel["whole"]), int(channel["channel"]))
        what = "means several" if found else "is not there"
        raise AudioError(
            f"{_NAME[kind].capitalize()} '{name}' {what}. There is {_listed(found or of_kind)}; "
            "give one of these names, or an id that 'voxcap devices' lists.",
            parameter=_PARAMETER[kind],
            value=name,
        )

    def nothing_at_all(self) -> AudioError:
        """Return what to tell the user where there is nothing to capture."""
        return self._nothing(SoundKind.MICROPHONE)

    def _of(self, kind: SoundKind) -> list[SoundChoice]:
        return [choice for choice in self.choices if choice.kind is kind]

    def _first(self, kind: SoundKind) -> SoundChoice:
        of_kind = self._of(kind)
        if not of_kind:
            raise self._nothing(kind)
        return of_kind[0]

    def _nothing(self, kind: SoundKind) -> AudioError:
        advice = {
            SoundKind.MICROPHONE: _NO_MICROPHONE.get(self.platform, _NO_MICROPHONE["linux"]),
            SoundKind.SYSTEM: _NO_SYSTEM_AUDIO.get(self.platform, _NO_SYSTEM_AUDIO["linux"]),
            SoundKind.APPLICATION: _NO_APPLICATION,
        }[kind]
        return AudioError(
            " ".join([f"There is no {_NAME[kind]}.", advice, *self.problems]),
            parameter=_PARAMETER[kind],
        )


def providers(platform: str = sys.platform) -> list[Provider]:
    """Return the ways of capturing sound that a platform may have."""
    if platform == "win32":
        return [_portaudio, _wasapi_loopback]
    if platform == "darwin":
        return [_portaudio, _core_audio_taps]
    return [_pulse, _portaudio_beside_a_sound_server]


def _pulse(found: Sequence[SoundChoice]) -> Sequence[SoundChoice]:
    choices = pulse_choices()
    reason = None if choices else unavailable_reason()
    if reason:
        raise AudioError(reason)
    return choices


def _portaudio(found: Sequence[SoundChoice]) -> Sequence[SoundChoice]:
    return microphone_choices(shared_portaudio())


def _portaudio_beside_a_sound_server(found: Sequence[SoundChoice]) -> Sequence[SoundChoice]:
    """Leave out the devices through which ALSA reaches the sound server.

    They are the same sound, and a stream through them can move to another source in silence.
    """
    choices = microphone_choices(shared_portaudio())
    if not found and unavailable_reason() is not None:
        return choices
    return [
        choice
        for choice in choices
        if not choice.is_sound_server and not isinstance(choice, DefaultMicrophoneChoice)
    ]


def _wasapi_loopback(found: Sequence[SoundChoice]) -> Sequence[SoundChoice]:
    return shared_wasapi_loopback().choices()


def _core_audio_taps(found: Sequence[SoundChoice]) -> Sequence[SoundChoice]:
    return tap_choices()


def _meant(choices: Sequence[SoundChoice], name: str) -> list[SoundChoice]:
    """Return what is meant by a name, from the strictest sense of it to the loosest."""
    sought = name.strip().casefold()
    if sought == "default":
        return [choices[0]]
    senses: list[Callable[[SoundChoice], bool]] = [
        lambda choice: choice.id == name,
        lambda choice: choice.label == name,
        lambda choice: sought in (choice.label.casefold(), _last_part(choice.id).casefold()),
        lambda choice: bool(sought) and sought in f"{choice.label}\n{choice.id}".casefold(),
    ]
    for sense in senses:
        found = [choice for choice in choices if sense(choice)]
        # The default may bear the name of the device that it is now, which is meant then.
        if len(found) == 2 and found[0].label.endswith(f"({found[1].label})"):
            return found[1:]
        if found:
            return found
    return []


def _last_part(identity: str) -> str:
    return re.split(r"[:/]", identity)[-1]


def _listed(choices: Sequence[SoundChoice]) -> str:
    return ", ".join(dict.fromkeys(f"'{choice.label}'" for choice in choices))
