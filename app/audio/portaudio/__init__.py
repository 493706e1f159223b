"""Microphones through PortAudio: every device on Windows and macOS, the sound cards on Linux.

It has run on Linux. What is particular to Windows and macOS is written to PortAudio's interface
and tested against an imitation of it.
"""

from app.audio.portaudio.library import PortAudio, shared_portaudio
from app.audio.portaudio.microphones import microphone_choices

__all__ = ["PortAudio", "microphone_choices", "shared_portaudio"]
