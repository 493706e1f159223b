"""Every error the engine raises on purpose.

Callers tell the classes apart; people read the message: what happened and what to do about it.
"""

from __future__ import annotations


class VoxcapError(Exception):
    """Base of every error Voxcap raises on purpose.

    Attributes:
        parameter: the name of the setting, argument or file field that was wrong, or None.
        value: what that parameter was, or None.
    """

    def __init__(
        self, message: str, *, parameter: str | None = None, value: object | None = None
    ) -> None:
        super().__init__(message)
        self.parameter = parameter
        self.value = value


class SettingError(VoxcapError, ValueError):
    """A setting or argument has a value that is not supported."""


class CheckpointError(VoxcapError):
    """A model folder cannot be used: files or tensors are missing, damaged or of the wrong kind."""


class PreparedFolderError(CheckpointError):
    """Prepared weights cannot be kept: the disk is full, or the folder cannot be written to."""


class TokenizerError(CheckpointError):
    """The tokenizer file of a model is missing, damaged or lacks what streaming needs."""


class AttentionBackendError(SettingError):
    """An attention backend is unknown or does not fit the model."""


class NativeKernelError(VoxcapError):
    """Native kernels are missing, do not fit this Voxcap or this processor, or compute wrongly."""


class CacheFullError(VoxcapError):
    """The key/value cache has no free block: more streams are open than it was made for."""


class StreamClosedError(VoxcapError):
    """A stream was used after it had been finished or closed."""


class StepCheckError(VoxcapError):
    """A checked decode step converted or copied a weight, or allocated more than its budget."""


class DownloadError(VoxcapError):
    """A model could not be fetched; what was received is kept, and fetching can be tried again."""


class DownloadStoppedError(VoxcapError):
    """A download was stopped on purpose; what was received is kept."""
