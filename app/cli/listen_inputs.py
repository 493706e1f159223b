"""From the arguments of `voxcap listen` to what a session listens to."""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from app.audio import (
    AudioError,
    AudioFile,
    PcmStream,
    Recording,
    SoundChoice,
    SoundKind,
)
from app.audio.catalogue import Catalogue
from app.audio.live import LiveSource
from app.audio.pace import RealTime, Unpaced
from app.audio.pipe import RawPipe
from app.audio.recording_source import RecordingSource
from app.captions.entries import Speaker
from app.cli.errors import UsageError
from app.session import LiveInput, PatientInput

STANDARD_INPUT = "-"

_KINDS = {
    "mic": SoundKind.MICROPHONE,
    "system": SoundKind.SYSTEM,
    "app": SoundKind.APPLICATION,
}
_LABELS = {"mic": "You", "system": "Others"}


def inputs_of(
    args: argparse.Namespace,
    catalogue: Callable[[], Catalogue] = Catalogue.of_this_computer,
) -> list[LiveInput]:
    """Return what to listen to: the default microphone where nothing is named.

    Args:
        args: `mic`, `system`, `app` and `file`, names or None; `fast`; `label`, pairs.
        catalogue: asks the system what there is.

    Raises:
        AudioError: a sound that is named is not there.
        UsageError: a label is given to a sound that is not listened to.
    """
    labels = dict(args.label)
    names = {key: getattr(args, key) for key in _KINDS if getattr(args, key) is not None}
    if not names and args.file is None:
        names = {"mic": "default"}
    inputs = list(_live_inputs(names, catalogue, labels)) if names else []
    if args.file is not None:
        inputs.append(_file_input(args.file, args.fast, labels))
    if len(inputs) == 1 and not labels:
        # Who speaks is plain where there is one source.
        inputs = [replace(inputs[0], speaker=replace(inputs[0].speaker, label=""))]
    ids = {item.speaker.id for item in inputs}
    for key in labels:
        if key not in ids:
            raise UsageError(f"--label {key}=...: nothing is listened to under this name")
    return inputs


def _live_inputs(
    names: dict[str, str], catalogue: Callable[[], Catalogue], labels: dict[str, str]
) -> Iterator[LiveInput]:
    there = catalogue()
    for key, name in names.items():
        choice: SoundChoice = there.find(_KINDS[key], name)
        label = labels.get(key, _LABELS.get(key, choice.label))
        yield LiveInput(Speaker(key, label, choice.label), LiveSource(choice))


def _file_input(name: str, is_fast: bool, labels: dict[str, str]) -> LiveInput:
    if name == STANDARD_INPUT:
        label = labels.get("file", "Input")
        source = RecordingSource(_open_standard_input, "Standard input", Unpaced())
        return PatientInput(Speaker("file", label, "standard input"), source)
    label = labels.get("file", Path(name).stem)
    open_file = functools.partial(_open_file, name)
    speaker = Speaker("file", label, name)
    if is_fast:
        return PatientInput(speaker, RecordingSource(open_file, name, Unpaced()))
    return LiveInput(speaker, RecordingSource(open_file, name, RealTime()))


def _open_file(name: str) -> Recording:
    return AudioFile(name)


def _open_standard_input() -> Recording:
    if sys.stdin is None:
        raise AudioError("standard input: it is closed.", parameter="file", value=STANDARD_INPUT)
    return PcmStream(RawPipe(sys.stdin.fileno()))
