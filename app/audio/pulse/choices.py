"""What can be captured from PulseAudio or PipeWire."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.audio.device import CaptureDevice, DeviceLostError, SoundChoice, SoundKind
from app.audio.errors import AudioError
from app.audio.pulse.capture import CaptureTarget, PulseCapture
from app.audio.pulse.connection import SHORT_PATIENCE_S, Connection, ServerDefaults
from app.audio.pulse.control import control
from app.audio.pulse.library import PulseLibrary

logger = logging.getLogger(__name__)

_MICROPHONE_ZEROS = (
    "The microphone gives nothing but exact zeros: it is muted, or programs may not use it. "
    "Unmute it in the sound settings and on the microphone itself, and see that the privacy "
    "settings let Voxcap use it."
)


def pulse_choices(server: str | None = None) -> list[SoundChoice]:
    """Return what can be captured now, defaults first; empty where there is no sound server.

    Args:
        server: the server's address, or None for the user's own server.
    """
    try:
        PulseLibrary()
        with control(server) as pulse:
            return _choices(pulse, server)
    except AudioError as error:
        logger.info("no sound of PulseAudio or PipeWire: %s", error)
        return []


def unavailable_reason(server: str | None = None) -> str | None:
    """Return why nothing can be captured from PulseAudio or PipeWire, or None if it can be."""
    try:
        PulseLibrary()
        with control(server):
            return None
    except AudioError as error:
        return str(error)


@dataclass(frozen=True, slots=True)
class _PulseChoice:
    """What all of the server's sounds have in common.

    Attributes:
        label: what people call it.
        server: the server's address, or None for the user's own server.
    """

    label: str
    server: str | None

    def open(self) -> CaptureDevice:
        """Start to capture.

        Raises:
            AudioError: it cannot be opened; the message says why and what to do.
        """
        library = PulseLibrary()
        with control(self.server) as pulse:
            target = self._find(pulse)
        return PulseCapture(Connection(library, self.server), target)

    def is_current(self, device: CaptureDevice) -> bool:
        """Tell whether the open device is still what this choice means; never raises."""
        return True

    def _find(self, pulse: Any) -> CaptureTarget:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Microphone(_PulseChoice):
    """One source that is no monitor.

    Attributes:
        source: its name.
    """

    source: str

    @property
    def id(self) -> str:
        """Identity that outlives restarts and replugging."""
        return f"pulse:mic:{self.source}"

    @property
    def kind(self) -> SoundKind:
        """A microphone."""
        return SoundKind.MICROPHONE

    @property
    def zeros_advice(self) -> str | None:
        """What nothing but exact zeros means here and what to do."""
        return _MICROPHONE_ZEROS

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return f"Plug {self.label} in again, or choose another microphone."

    def _find(self, pulse: Any) -> CaptureTarget:
        return _source_target(_named(pulse.source_list(), self.source, self.label))


@dataclass(frozen=True, slots=True)
class SystemSound(_PulseChoice):
    """Everything one sink plays.

    Attributes:
        sink: its name.
    """

    sink: str

    @property
    def id(self) -> str:
        """Identity that outlives restarts and replugging."""
        return f"pulse:system:{self.sink}"

    @property
    def kind(self) -> SoundKind:
        """What the computer plays."""
        return SoundKind.SYSTEM

    @property
    def zeros_advice(self) -> str | None:
        """None: nothing plays."""
        return None

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return (
            f"{self.label} can no longer be captured. Connect the output again, "
            "or choose everything this computer plays."
        )

    def _find(self, pulse: Any) -> CaptureTarget:
        return _monitor_target(pulse, _named(pulse.sink_list(), self.sink, self.label))


class _Default(_PulseChoice):
    """A choice that follows what the user has as default."""

    __slots__ = ()

    def is_current(self, device: CaptureDevice) -> bool:
        """Tell whether the open device is still the default; never raises."""
        if not isinstance(device, PulseCapture):
            return True
        try:
            defaults = device.defaults()
        except DeviceLostError:
            # The reader of the device is told by the device itself.
            return True
        return self._is_default(device.target, defaults)

    def _is_default(self, target: CaptureTarget, defaults: ServerDefaults) -> bool:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class DefaultMicrophone(_Default):
    """The default source."""

    @property
    def id(self) -> str:
        """Identity that outlives restarts and replugging."""
        return "pulse:mic"

    @property
    def kind(self) -> SoundKind:
        """A microphone."""
        return SoundKind.MICROPHONE

    @property
    def zeros_advice(self) -> str | None:
        """What nothing but exact zeros means here and what to do."""
        return _MICROPHONE_ZEROS

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return "Plug a microphone in and make it the default in the sound settings."

    def _find(self, pulse: Any) -> CaptureTarget:
        name = pulse.server_info().default_source_name
        for source in pulse.source_list():
            if source.name == name:
                return _source_target(source)
        raise AudioError(f"There is no microphone. {self.gone_advice}")

    def _is_default(self, target: CaptureTarget, defaults: ServerDefaults) -> bool:
        return defaults.source in (None, target.source)


@dataclass(frozen=True, slots=True)
class DefaultSystemSound(_Default):
    """Everything the default sink plays."""

    @property
    def id(self) -> str:
        """Identity that outlives restarts and replugging."""
        return "pulse:system"

    @property
    def kind(self) -> SoundKind:
        """What the computer plays."""
        return SoundKind.SYSTEM

    @property
    def zeros_advice(self) -> str | None:
        """None: nothing plays."""
        return None

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return "Connect loudspeakers or headphones, or choose an output in the sound settings."

    def _find(self, pulse: Any) -> CaptureTarget:
        name = pulse.server_info().default_sink_name
        for sink in pulse.sink_list():
            if sink.name == name:
                return _monitor_target(pulse, sink)
        raise AudioError(f"This computer has no sound output. {self.gone_advice}")

    def _is_default(self, target: CaptureTarget, defaults: ServerDefaults) -> bool:
        return defaults.sink in (None, target.sink)


@dataclass(frozen=True, slots=True)
class Application(_PulseChoice):
    """What one application plays.

    Where it plays several sounds at once, one that is not paused and began last is captured.

    Attributes:
        application: its name.
    """

    application: str

    @property
    def id(self) -> str:
        """Identity that outlives restarts of the application."""
        return f"pulse:app:{self.application}"

    @property
    def kind(self) -> SoundKind:
        """An application."""
        return SoundKind.APPLICATION

    @property
    def zeros_advice(self) -> str | None:
        """None: it plays silence."""
        return None

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return f"Let {self.label} play something: it is captured as soon as it does."

    def is_current(self, device: CaptureDevice) -> bool:
        """Tell whether what is captured plays, or nothing else of the application; never raises."""
        if not isinstance(device, PulseCapture):
            return True
        try:
            with control(self.server, SHORT_PATIENCE_S) as pulse:
                streams = _streams_of(self.application, pulse.sink_input_list())
        except AudioError:
            return True
        return not is_outplayed(device.target.sink_input, streams)

    def _find(self, pulse: Any) -> CaptureTarget:
        streams = _streams_of(self.application, pulse.sink_input_list())
        if not streams:
            raise AudioError(f"{self.label} plays nothing now. {self.gone_advice}")
        stream = _foremost(streams)
        for sink in pulse.sink_list():
            if sink.index == stream.sink:
                return _monitor_target(pulse, sink, self.label, stream.index)
        raise AudioError(f"{self.label} plays to an output that is gone. {self.gone_advice}")


def is_outplayed(index: int | None, streams: Sequence[Any]) -> bool:
    """Tell whether one of an application's streams is paused while another plays."""
    is_paused = any(stream.corked for stream in streams if stream.index == index)
    return is_paused and not _foremost(streams).corked


def _foremost(streams: Sequence[Any]) -> Any:
    return max(streams, key=lambda stream: (not stream.corked, stream.index))


def _streams_of(application: str, streams: Sequence[Any]) -> list[Any]:
    return [stream for stream in streams if _application_name(stream) == application]


def _choices(pulse: Any, server: str | None) -> list[SoundChoice]:
    info = pulse.server_info()
    sources, sinks = pulse.source_list(), pulse.sink_list()
    choices: list[SoundChoice] = []
    for source in sources:
        if source.name == info.default_source_name:
            label = f"Default microphone ({source.description})"
            if _is_monitor(source):
                label = f"Default input: no microphone but {source.description}"
            choices.append(DefaultMicrophone(label, server))
    if any(sink.name == info.default_sink_name for sink in sinks):
        choices.append(DefaultSystemSound("Everything this computer plays", server))
    choices += [
        Microphone(source.description, server, source.name)
        for source in sources
        if not _is_monitor(source)
    ]
    choices += [SystemSound(f"Sound of {sink.description}", server, sink.name) for sink in sinks]
    names = {_application_name(stream): None for stream in pulse.sink_input_list()}
    choices += [Application(name, server, name) for name in names if name]
    return choices


def _is_monitor(source: Any) -> bool:
    return source.monitor_of_sink_name is not None


def _application_name(stream: Any) -> str | None:
    """Return what outlives the stream; None for what the server itself or the desktop plays."""
    properties = stream.proplist
    if properties.get("media.role") == "event":
        return None
    name: str | None = properties.get("application.name")
    return name or properties.get("application.process.binary")


def _named(things: list[Any], name: str, label: str) -> Any:
    for thing in things:
        if thing.name == name:
            return thing
    raise AudioError(
        f"{label} is not there now. Connect it again, or choose another source.",
        parameter="source",
        value=name,
    )


def _source_target(source: Any) -> CaptureTarget:
    return CaptureTarget(
        source=source.name,
        description=source.description,
        rate_hz=source.sample_spec.rate,
        channels=source.sample_spec.channels,
    )


def _monitor_target(
    pulse: Any, sink: Any, description: str | None = None, sink_input: int | None = None
) -> CaptureTarget:
    name = sink.monitor_source_name
    source = _named(pulse.source_list(), name, f"The monitor of {sink.description}")
    return CaptureTarget(
        source=source.name,
        description=description or source.description,
        rate_hz=source.sample_spec.rate,
        channels=source.sample_spec.channels,
        sink=sink.name,
        sink_input=sink_input,
    )
