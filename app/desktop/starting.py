"""From what is to be listened to, and how, to a session that can be started."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Protocol

from app.captions.entries import SessionHeader
from app.captions.journal import JournalWriter
from app.captions.session_id import new_session_id
from app.desktop.facts import version_of
from app.desktop.inputs import ChosenInputs, Inputs
from app.desktop.loading import LoadingProgress
from app.desktop.models import load_engine, model_folder
from app.session import (
    AllVoice,
    LiveInput,
    Session,
    SessionSettings,
    SessionSnapshot,
    SileroVoice,
    VoiceDetector,
    VoiceModelError,
)
from app.session.engine_port import CaptionEngine
from app.settings.model import Recognition, Settings, Sound
from engine import EngineSettings, VoxcapError


class RunningSession(Protocol):
    """What is done with a session once it is made; see `app.session.Session`."""

    @property
    def error(self) -> VoxcapError | None:
        """Why it failed, or None."""

    def start(self) -> None:
        """Begin to listen."""

    def pause(self) -> None:
        """Give the devices back."""

    def resume(self) -> None:
        """Listen again."""

    def stop(self) -> None:
        """End, without waiting for it."""

    def join(self, timeout_s: float | None = None) -> bool:
        """Wait for the end and return whether it has come."""

    def change_delay(self, delay_ms: int) -> None:
        """Let the text stay this far behind the sound."""

    def snapshot(self) -> SessionSnapshot:
        """Return the session as it is."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a session is made of.

    Attributes:
        model: folder of the model.
        engine: how the model is loaded.
        inputs: what to listen to.
        session: how to listen.
    """

    model: Path
    engine: EngineSettings
    inputs: Sequence[LiveInput]
    session: SessionSettings


@dataclass(frozen=True, slots=True)
class Prepared:
    """A session that was not started yet.

    Attributes:
        session: the session.
        header: what its journal begins with.
        remarks: sentences for the user about what is not as it was wished.
        loading: how far the model is prepared.
    """

    session: RunningSession
    header: SessionHeader
    remarks: Sequence[str] = ()
    loading: LoadingProgress = field(default_factory=LoadingProgress)


def prepare(
    plan: Plan,
    folder: Path,
    on_snapshot: Callable[[SessionSnapshot], None],
    load: Callable[[Path, EngineSettings], CaptionEngine],
) -> tuple[Session, SessionHeader]:
    """Make a session that keeps what is said in a journal, and the header of that.

    Args:
        plan: what it is made of.
        folder: of all sessions.
        on_snapshot: see `Session`.
        load: loads the engine.
    """
    header = _header(plan)
    session = Session(
        partial(load, plan.model, plan.engine),
        plan.inputs,
        plan.session,
        partial(JournalWriter, folder, header),
        on_snapshot,
    )
    return session, header


def voice_detectors(complain: Callable[[str], object]) -> Callable[[], VoiceDetector]:
    """Return what makes detectors that spare the engine silence, where they run at all.

    Args:
        complain: given a sentence for the user where they do not run; nothing is spared then.
    """
    try:
        SileroVoice()
    except VoiceModelError as error:
        complain(str(error))
        return AllVoice
    return SileroVoice


class MakesSessions(Protocol):
    """What makes sessions; see `SessionMaker`."""

    def __call__(
        self, settings: Settings, on_snapshot: Callable[[SessionSnapshot], None], /
    ) -> Prepared:
        """Make a session, of which nothing is open. For a worker thread."""


class SessionMaker:
    """Makes sessions as the settings say. For a worker thread: it may take seconds."""

    def __init__(
        self,
        folder: Path,
        prepared: Path,
        inputs: Inputs | None = None,
        load: Callable[[Path, EngineSettings], CaptionEngine] | None = None,
        find_model: Callable[[str], Path] = model_folder,
    ) -> None:
        """Prepare.

        Args:
            folder: of all sessions.
            prepared: where prepared weights are kept.
            inputs: decides on what to listen to; `ChosenInputs` where none is given.
            load: loads the engine; `load_engine` where none is given.
            find_model: returns the folder of the model that the settings name.
        """
        self._folder = folder
        self._prepared = prepared
        self._inputs = inputs or ChosenInputs()
        self._load = load
        self._find_model = find_model

    def __call__(
        self, settings: Settings, on_snapshot: Callable[[SessionSnapshot], None], /
    ) -> Prepared:
        """Make a session, of which nothing is open.

        Raises:
            VoxcapError: something it needs is not there; the message says what to do.
        """
        remarks: list[str] = []
        inputs = self._inputs(settings.sound)
        recognition = settings.recognition
        plan = Plan(
            model=self._find_model(recognition.model),
            engine=EngineSettings(
                precision=recognition.precision,
                threads=recognition.threads or None,
                max_streams=len(inputs),
                prepared_folder=self._prepared,
            ),
            inputs=inputs,
            session=SessionSettings(
                delay_ms=recognition.delay_ms,
                backlog_limit_s=float(recognition.most_behind_s),
                new_detector=(
                    voice_detectors(remarks.append) if settings.sound.spares_silence else AllVoice
                ),
            ),
        )
        loading = LoadingProgress()
        load = self._load or partial(load_engine, on_progress=loading.tell)
        session, header = prepare(plan, self._folder, on_snapshot, load)
        return Prepared(session, header, remarks, loading)


def needs_new_session(made_with: Settings, wanted: Settings) -> bool:
    """Tell whether a session has to be made anew for other settings; it can change its delay."""
    return _fixed(made_with) != _fixed(wanted)


def _fixed(settings: Settings) -> tuple[Sound, Recognition]:
    sound = replace(settings.sound, microphone_label="", system_label="")
    return sound, replace(settings.recognition, delay_ms=0)


def _header(plan: Plan) -> SessionHeader:
    started = datetime.now().astimezone()
    return SessionHeader(
        id=new_session_id(started),
        started=started,
        version=version_of("voxcap"),
        model=plan.model.resolve().name,
        delay_ms=plan.session.delay_ms,
        speakers=tuple(item.speaker for item in plan.inputs),
    )
