"""From the arguments of `voxcap listen` to what a session listens to."""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from app.audio import AudioError, PcmStream, Recording
from app.audio.catalogue import Catalogue
from app.audio.pace import Unpaced
from app.audio.pipe import RawPipe
from app.audio.recording_source import RecordingSource
from app.captions.entries import Speaker
from app.cli.errors import UsageError
from app.desktop.inputs import (
    FILE,
    SPEAKER_IDS,
    live_input,
    open_recording,
    played_input,
    without_lone_label,
)
from app.session import LiveInput, PatientInput

STANDARD_INPUT = "-"

_KINDS = {speaker_id: kind for kind, speaker_id in SPEAKER_IDS.items()}
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
    if not labels:
        inputs = without_lone_label(inputs)
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
        choice = there.find(_KINDS[key], name)
        yield live_input(choice, labels.get(key, _LABELS.get(key, choice.label)))


def _file_input(name: str, is_fast: bool, labels: dict[str, str]) -> LiveInput:
    if name == STANDARD_INPUT:
        speaker = Speaker(FILE, labels.get(FILE, "Input"), "standard input")
        return PatientInput(
            speaker, RecordingSource(_open_standard_input, "Standard input", Unpaced())
        )
    played = played_input(name, labels.get(FILE, Path(name).stem))
    if not is_fast:
        return played
    open_file = functools.partial(open_recording, name)
    return PatientInput(played.speaker, RecordingSource(open_file, name, Unpaced()))


def _open_standard_input() -> Recording:
    if sys.stdin is None:
        raise AudioError("standard input: it is closed.", parameter="file", value=STANDARD_INPUT)
    return PcmStream(RawPipe(sys.stdin.fileno()))
