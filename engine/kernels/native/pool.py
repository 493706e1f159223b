"""The threads that native kernels run on."""

from __future__ import annotations

import weakref

import torch

from engine.errors import NativeKernelError
from engine.kernels.native.library import NativeLibrary


class NativePool:
    """Threads that share the work of one call after another, and the kernels they run.

    An engine has one, for all its products and its attention: one call at a time may use it.

    Attributes:
        library: where the kernels are.
        handle: the pool's address, the first argument of the library's functions.
        instruction_set: name of the kernels it runs.
    """

    def __init__(self, library: NativeLibrary, n_threads: int, instruction_set: str) -> None:
        """Start the threads; the caller's own is one of `n_threads`.

        Args:
            library: where the kernels are.
            n_threads: at least 1.
            instruction_set: one of `library.instruction_sets`.

        Raises:
            NativeKernelError: this processor lacks the instruction set, or a thread cannot start.
        """
        self.library = library
        handle = library.functions.vox_pool_create(n_threads, instruction_set.encode("ascii"))
        if not handle:
            raise NativeKernelError(
                f"No {n_threads} threads for {instruction_set!r} kernels could be started; this "
                f"computer can run: {', '.join(library.instruction_sets)}.",
                parameter="instruction_set",
                value=instruction_set,
            )
        self.handle: int = handle
        self.instruction_set = instruction_set
        self._workspace = torch.empty(0, dtype=torch.uint8)
        weakref.finalize(self, library.functions.vox_pool_destroy, handle)

    @property
    def n_threads(self) -> int:
        """Threads that share the work, the caller's included."""
        n_threads: int = self.library.functions.vox_pool_threads(self.handle)
        return n_threads

    def set_threads(self, n_threads: int) -> None:
        """Go on with another number of threads from the next call on.

        Raises:
            NativeKernelError: they could not be started; the pool goes on with those it has.
        """
        if self.library.functions.vox_pool_set_threads(self.handle, n_threads):
            raise NativeKernelError(
                f"The native kernels could not start {n_threads} threads; they go on with "
                f"{self.n_threads}.",
                parameter="threads",
                value=n_threads,
            )

    def workspace(self, n_bytes: int) -> int:
        """Return the address of at least `n_bytes` for one call, aligned to 64 bytes.

        All calls share it, so it grows to what the largest of them needs and stays.
        """
        if n_bytes > len(self._workspace):
            self._workspace = torch.empty(n_bytes, dtype=torch.uint8)
        return self._workspace.data_ptr()
