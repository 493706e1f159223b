"""Sound of Linux desktops: microphones, what is played, single applications.

PulseAudio and PipeWire speak the same protocol, so both are served by the same code: names come
from `pulsectl`, sound through PulseAudio's own library.
"""

from app.audio.pulse.choices import pulse_choices, unavailable_reason

__all__ = ["pulse_choices", "unavailable_reason"]
