"""`voxcap listen` as a process of its own, watched while it runs."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.history import SessionStore
from app.captions.recorded import RecordedSession
from app.paths import sessions_folder

PATIENCE_S = 90.0
LINE = re.compile(r"\[(\d\d):(\d\d):(\d\d)\] (?:(\w+): )?(.*)")


@dataclass(frozen=True)
class Printed:
    """A line of output, and when it came."""

    text: str
    at_s: float


class Listener:
    """Runs until `stop`; what it prints can be waited for."""

    def __init__(
        self, *arguments: str, environment: Mapping[str, str], profile: Path, plain: bool = True
    ) -> None:
        self.profile = profile
        self.output: list[Printed] = []
        self.errors: list[Printed] = []
        self._changed = threading.Condition()
        self._has_ended = False
        options = ["--profile", str(profile), *(["--plain"] if plain else [])]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "app", "listen", *arguments, *options],
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._threads = [
            threading.Thread(target=self._read, args=(stream, lines), daemon=True)
            for stream, lines in (
                (self._process.stdout, self.output),
                (self._process.stderr, self.errors),
            )
        ]
        for thread in self._threads:
            thread.start()

    def wait_ready(self) -> None:
        """Wait until it says that it listens."""
        self.wait_for(lambda: "Listening." in self.error_text, "it listens")

    def wait_for(
        self, is_so: Callable[[], bool], what: str, patience_s: float = PATIENCE_S
    ) -> float:
        """Wait for something in the output; return the seconds it took."""
        begin_s = time.monotonic()
        with self._changed:
            self._changed.wait_for(lambda: is_so() or self._has_ended, patience_s)
            found = is_so()
        assert found, f"not within {patience_s} s: {what}\n{self.text}\n{self.error_text}"
        return time.monotonic() - begin_s

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """Stop it as Ctrl+C does and return its exit code."""
        self.signal(number)
        return self.wait()

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def wait(self) -> int:
        """Wait for its end and return its exit code."""
        code = self._process.wait(PATIENCE_S)
        self._close()
        return code

    def kill(self) -> None:
        """End it at once, if it still runs."""
        self._process.kill()
        self._process.wait()
        self._close()

    def _close(self) -> None:
        for thread in self._threads:
            thread.join(PATIENCE_S)
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.output)

    @property
    def error_text(self) -> str:
        return "\n".join(line.text for line in self.errors)

    def words_of(self, label: str | None = None) -> list[str]:
        """Return the words printed so far, of one speaker where a label is given."""
        words: list[str] = []
        for line in self.output:
            match = LINE.fullmatch(line.text)
            if match and not match[5].startswith("--") and match[4] == label:
                words += match[5].split()
        return words

    def session(self) -> RecordedSession:
        """Return the session as the journal has it."""
        store = SessionStore(sessions_folder(self.profile))
        (summary,) = store.sessions()
        assert summary.header is not None
        return store.read(summary.header.id)

    def _read(self, stream: object, lines: list[Printed]) -> None:
        for text in stream:  # type: ignore[attr-defined]
            with self._changed:
                lines.append(Printed(text.rstrip("\n"), time.monotonic()))
                self._changed.notify_all()
        with self._changed:
            self._has_ended = True
            self._changed.notify_all()


def words(entries: tuple[Entry, ...], source: str | None = None) -> list[Word]:
    return [e for e in entries if isinstance(e, Word) and source in (None, e.source)]


def gaps(entries: tuple[Entry, ...]) -> list[Gap]:
    return [entry for entry in entries if isinstance(entry, Gap)]


def remarks(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.text for entry in entries if isinstance(entry, Remark)]
