"""PortAudio's errors in the words of people who only want to be heard."""

from __future__ import annotations

import sys

from app.audio.errors import AudioError

_SAMPLE_FORMAT_REFUSED = -9994
_RATE_REFUSED = -9997
_CHANNELS_REFUSED = -9998
_BUSY = -9985
_NO_SUCH_DEVICE = -9996

_PERMISSION = {
    "darwin": "allow it in System Settings > Privacy & Security > Microphone, then start Voxcap "
    "again",
    "win32": "allow it in Settings > Privacy & security > Microphone ('Let desktop apps access "
    "your microphone')",
}
_OTHER_PERMISSION = "add your user to the group 'audio', or use a sound server"

_ZEROS = {
    "darwin": "The microphone gives nothing but zeros: allow it for Voxcap (or the terminal it "
    "runs in) in System Settings > Privacy & Security > Microphone, then start Voxcap again.",
    "win32": "The microphone gives nothing but zeros: see whether it is muted, and whether "
    "Settings > Privacy & security > Microphone lets desktop apps use it.",
}
_OTHER_ZEROS = (
    "The microphone gives nothing but zeros: see whether it is muted, on the device itself or in "
    "the system's sound settings."
)

# Host APIs say it in words, Windows often only by its number: E_ACCESSDENIED,
# AUDCLNT_E_DEVICE_IN_USE, AUDCLNT_E_DEVICE_INVALIDATED.
_WORDS_OF_NO_PERMISSION = ("permission", "permitted", "denied", "0x80070005")
_WORDS_OF_BUSY = ("busy", "in use", "exclusive", "0x8889000a")
_WORDS_OF_ABSENCE = ("no such", "invalidated", "not found", "disconnected", "0x88890004")


def zeros_advice(platform: str = sys.platform) -> str:
    """Say what nothing but exact zeros from a microphone may mean on a platform."""
    return _ZEROS.get(platform, _OTHER_ZEROS)


def is_format_refused(error: Exception) -> bool:
    """Tell whether the device may take another sample rate or number of channels."""
    return _code(error) in (_SAMPLE_FORMAT_REFUSED, _RATE_REFUSED, _CHANNELS_REFUSED)


def explain(error: Exception, device: str, platform: str = sys.platform) -> AudioError:
    """Say in one sentence why a device cannot be opened and what to do."""
    text = _text(error)
    words = text.lower()
    if any(word in words for word in _WORDS_OF_NO_PERMISSION):
        permission = _PERMISSION.get(platform, _OTHER_PERMISSION)
        reason = f"Voxcap is not allowed to use {device}: {permission}."
    elif _code(error) == _BUSY or any(word in words for word in _WORDS_OF_BUSY):
        reason = f"{device} is in use by another program: close that one, or choose another device."
    elif _code(error) == _NO_SUCH_DEVICE or any(word in words for word in _WORDS_OF_ABSENCE):
        reason = f"{device} is gone: plug it in again, or choose another device."
    else:
        reason = f"{device} cannot be opened ({text}): plug it in again, or choose another device."
    return AudioError(reason, parameter="mic", value=device)


def _code(error: Exception) -> int | None:
    code = error.args[1] if len(error.args) > 1 else None
    return code if isinstance(code, int) else None


def _text(error: Exception) -> str:
    """Return PortAudio's message and the host API's, without asking PortAudio once more."""
    text = str(error.args[0]) if error.args else type(error).__name__
    if len(error.args) > 2:
        _, host_code, host_text = error.args[2]
        text = f"{text}: {host_text or 'no reason given'} [{_as_windows_writes(host_code)}]"
    return text


def _as_windows_writes(code: int) -> str:
    return f"{code & 0xFFFFFFFF:#010x}" if code < -0xFFFF else str(code)
