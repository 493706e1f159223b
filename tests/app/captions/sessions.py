"""Headers and entries for tests, and ways to make odd ones."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path

from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Remark, SessionHeader, Speaker, Word
from app.captions.record_json import encode_header, encode_record

STARTED = datetime(2026, 3, 1, 23, 30, 15, 250_000, tzinfo=timezone(timedelta(hours=-3)))
SPEAKERS = (Speaker("mic", "You", "USB headset"), Speaker("system", "Others", "Monitor"))

# Any character there is, the halves of surrogate pairs included.
any_text = st.text(st.characters(exclude_categories=()), max_size=12)
seconds = st.floats(0, 1e6) | st.floats(-1e9, 1e9)

words = st.builds(Word, source=any_text, text=any_text, start_s=seconds, end_s=seconds)
entries: st.SearchStrategy[Entry] = (
    words
    | st.builds(Gap, source=any_text, start_s=seconds, end_s=seconds, reason=any_text)
    | st.builds(Remark, source=any_text, at_s=seconds, text=any_text)
)
headers = st.builds(
    SessionHeader,
    id=st.just("20260302-023015-bcdf"),
    started=st.datetimes(
        min_value=datetime(1990, 1, 1),
        max_value=datetime(2200, 1, 1),
        timezones=st.integers(-14 * 60, 14 * 60).map(lambda m: timezone(timedelta(minutes=m))),
    ),
    version=any_text,
    model=any_text,
    delay_ms=st.integers(0, 10_000),
    speakers=st.lists(
        st.builds(Speaker, id=any_text, label=any_text, device=any_text), max_size=3
    ).map(tuple),
    title=any_text,
)


def header(session_id: str = "20260302-023015-bcdf", *, title: str = "") -> SessionHeader:
    """Return the header of a session with a microphone and system audio."""
    return SessionHeader(session_id, STARTED, "1.0", "demo", 480, SPEAKERS, title)


def spoken(text: str, source: str = "mic", start_s: float = 0.0) -> list[Word]:
    """Return a text as words, one a second."""
    return [
        Word(source, " " + word, start_s + i, start_s + i + 0.5)
        for i, word in enumerate(text.split())
    ]


def cut_off_session(folder: Path, head: SessionHeader, said: list[Entry] | list[Word]) -> Path:
    """Write the file of a session whose program died, and return its path."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{head.id}.jsonl"
    path.write_bytes(encode_header(head) + b"".join(map(encode_record, said)))
    return path


def as_read(text: str) -> str:
    """Return the text with halves of surrogate pairs that stand together joined."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


def wait_until(condition: Callable[[], bool], timeout_s: float = 60.0) -> None:
    """Wait for the condition, or fail."""
    deadline = time.monotonic() + timeout_s
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.005)
