"""From what a user chose to listen to, to the inputs of a session."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Protocol

from app.audio import AudioError, AudioFile, Recording, SoundChoice, SoundKind
from app.audio.catalogue import Catalogue
from app.audio.live import LiveSource
from app.audio.pace import RealTime
from app.audio.recording_source import RecordingSource
from app.captions.entries import Speaker
from app.session import LiveInput
from app.settings.model import Sound

SPEAKER_IDS = {
    SoundKind.MICROPHONE: "mic",
    SoundKind.SYSTEM: "system",
    SoundKind.APPLICATION: "app",
}
"""Ids of speakers by what is captured of them; the one of a recording is `FILE`."""

FILE = "file"

_NAMES = {
    SoundKind.MICROPHONE: "microphone",
    SoundKind.SYSTEM: "output",
    SoundKind.APPLICATION: "application",
}


class Inputs(Protocol):
    """What decides on the inputs of a session."""

    def __call__(self, sound: Sound, /) -> Sequence[LiveInput]:
        """Return new inputs, of which nothing is open. May take seconds.

        Raises:
            AudioError: something of it is not there; the message says what to do.
        """


class ChosenInputs:
    """Listens to what the settings say."""

    def __init__(self, catalogue: Callable[[], Catalogue] = Catalogue.of_this_computer) -> None:
        """Prepare.

        Args:
            catalogue: asks the system what there is.
        """
        self._catalogue = catalogue

    def __call__(self, sound: Sound, /) -> Sequence[LiveInput]:
        """Return inputs for the microphone, the computer's sound and an application, as chosen."""
        if not (sound.microphone or sound.system or sound.application):
            raise AudioError(
                "There is nothing to listen to. Choose a microphone or what the computer plays.",
                parameter="microphone",
                value="",
            )
        return without_lone_label(list(_inputs(self._catalogue(), sound)))


class RecordedInput:
    """Listens to a recording as if it were played now, whatever the settings say."""

    def __init__(self, path: Path) -> None:
        """Prepare.

        Args:
            path: of an audio or video file.
        """
        self._path = path

    def __call__(self, sound: Sound, /) -> Sequence[LiveInput]:
        """Return the recording, from its beginning."""
        return [played_input(str(self._path), "")]


def live_input(choice: SoundChoice, label: str) -> LiveInput:
    """Return a sound that can be captured as an input.

    Args:
        choice: the sound.
        label: what its lines are called.
    """
    speaker = Speaker(SPEAKER_IDS[choice.kind], label, choice.label)
    return LiveInput(speaker, LiveSource(choice))


def played_input(name: str, label: str) -> LiveInput:
    """Return an audio or video file as an input, as if it were played now.

    Args:
        name: path of the file.
        label: what its lines are called.
    """
    shown = Path(name).name
    source = RecordingSource(partial(open_recording, name), shown, RealTime())
    return LiveInput(Speaker(FILE, label, shown), source)


def open_recording(name: str) -> Recording:
    """Open an audio or video file.

    Raises:
        AudioError: it cannot be read.
    """
    return AudioFile(name)


def without_lone_label(inputs: list[LiveInput]) -> list[LiveInput]:
    """Return the inputs, without the label of one that is alone: who speaks is plain there."""
    if len(inputs) != 1:
        return inputs
    return [replace(inputs[0], speaker=replace(inputs[0].speaker, label=""))]


def _inputs(there: Catalogue, sound: Sound) -> Iterator[LiveInput]:
    if sound.microphone:
        choice = _chosen(there, there.microphones(), SoundKind.MICROPHONE, sound.microphone)
        yield live_input(choice, sound.microphone_label)
    if sound.system:
        choice = _chosen(there, there.systems(), SoundKind.SYSTEM, sound.system)
        yield live_input(choice, sound.system_label)
    if sound.application:
        of_kind = there.applications()
        choice = _chosen(there, of_kind, SoundKind.APPLICATION, sound.application)
        yield live_input(choice, choice.label)


def _chosen(
    there: Catalogue, of_kind: Sequence[SoundChoice], kind: SoundKind, name: str
) -> SoundChoice:
    try:
        return there.find(kind, name)
    except AudioError as error:
        if not of_kind:
            raise
        labels = ", ".join(dict.fromkeys(f"'{choice.label}'" for choice in of_kind))
        raise AudioError(
            f"The {_NAMES[kind]} that was chosen ({name.split(':', 1)[-1]}) is not there now. "
            f"Connect or start it, or choose another: {labels}.",
            parameter=error.parameter,
            value=name,
        ) from error
