"""Listening: from the chosen sources to a transcript, on threads of its own, without a window."""

from app.session.saving import Journal
from app.session.session import Session
from app.session.settings import LiveInput, PatientInput, SessionSettings
from app.session.snapshot import (
    Diagnostics,
    Latency,
    SessionSnapshot,
    SessionState,
    SourceSnapshot,
    SourceState,
)
from app.session.voice import AllVoice, SileroVoice, VoiceDetector, VoiceModelError

__all__ = [
    "AllVoice",
    "Diagnostics",
    "Journal",
    "Latency",
    "LiveInput",
    "PatientInput",
    "Session",
    "SessionSettings",
    "SessionSnapshot",
    "SessionState",
    "SileroVoice",
    "SourceSnapshot",
    "SourceState",
    "VoiceDetector",
    "VoiceModelError",
]
