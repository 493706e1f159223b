"""Sessions to export: ordinary ones, and those that break what writes captions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Remark, SessionHeader, Speaker, Word
from app.captions.recorded import RecordedSession

LABELS = {"mic": "You", "system": "Others"}


def session_of(
    entries: Iterable[Entry], sources: Sequence[str] = ("mic",), duration_s: float = 60.0
) -> RecordedSession:
    speakers = tuple(Speaker(source, LABELS.get(source, source), "a device") for source in sources)
    header = SessionHeader(
        id="20260131-120000-abcd",
        started=datetime(2026, 1, 31, 12, tzinfo=UTC),
        version="0.1.0",
        model="demo",
        delay_ms=480,
        speakers=speakers,
    )
    return RecordedSession(header, tuple(entries), duration_s, is_finished=True, n_unreadable=0)


def spoken(text: str, start_s: float = 0.0, word_s: float = 0.3, source: str = "mic") -> list[Word]:
    """Return the words of a text, spoken evenly, with small pauses after punctuation."""
    words = []
    for word in text.split():
        words.append(Word(source, " " + word, start_s, start_s + word_s * 0.9))
        start_s += word_s + (0.3 if word[-1] in ".,?!" else 0.0)
    return words


def each_character(text: str, start_s: float = 0.0, character_s: float = 0.2) -> list[Word]:
    """Return a text of which every character is a word, as Chinese and Japanese are written."""
    return [
        Word("mic", character, start_s + i * character_s, start_s + (i + 1) * character_s)
        for i, character in enumerate(text)
    ]


def _merged(*speakers: list[Word]) -> list[Word]:
    return sorted((word for words in speakers for word in words), key=lambda word: word.start_s)


def _three_hours() -> list[Word]:
    sentence = "Nobody reads three hours of captions at once, but a file has to hold them all."
    return [word for minute in range(180) for word in spoken(sentence, minute * 60.0)]


BOTH = ("mic", "system")
_AT_ONCE = _merged(
    spoken("So what I wanted to say is that the numbers of the last year, all in all, are fine."),
    spoken("Yes, I see. But those of March are not, are they? Let us look.", 1.0, 0.25, "system"),
)

ODD_SESSIONS = {
    "empty": session_of([]),
    "one word": session_of([Word("mic", " Hello", 1.0, 1.4)]),
    "three hours": session_of(_three_hours(), duration_s=10_800),
    "right to left": session_of(spoken("السلام عليكم، كيف حالك اليوم؟ שלום עולם, מה שלומך היום?")),
    "Chinese": session_of(
        each_character("我们今天要讨论的是，怎样把声音变成文字。每个人都可以看懂。" * 4)  # noqa: RUF001
    ),
    "Japanese": session_of(
        each_character("きょうは、みなさんと「字幕」についてはなします。がんばりましょう！" * 3)  # noqa: RUF001
    ),
    "emoji": session_of(spoken("Fine 👩‍👩‍👧‍👦 and 👍🏽 from 🇩🇪🇫🇷 " * 6)),
    "one endless emoji word": session_of([Word("mic", " " + "👩‍👩‍👧‍👦" * 90, 0.0, 9.0)]),
    "arrow": session_of(spoken("a --> b 00:00:01,000 --> c -->")),
    "ampersand": session_of(spoken("Q&A &amp; R&D &lt;b&gt; &")),
    "tags": session_of(spoken("a < b <i>not</i> italic <v Eve> x > y </v> <00:01.000> <a<b>>")),
    "braces": session_of(spoken(r"{\an8} up {x} there")),
    "backwards clock": session_of(
        [Word("mic", f" word{i}", 20.0 - i, 20.5 - i) for i in range(12)]
    ),
    "negative start": session_of([Word("mic", " early", -3.0, -2.0), Word("mic", " on", 0.1, 0.2)]),
    "not a number": session_of(
        [Word("mic", " what", float("nan"), float("inf")), Word("mic", " then", 1.0, float("nan"))]
    ),
    "only gaps": session_of(
        [Gap("mic", 0.0, 12.0, "paused"), Gap("mic", 20.0, 21.5, "the device was unplugged")]
    ),
    "gap between words": session_of(
        [*spoken("before it"), Gap("mic", 1.0, 9.0, "paused"), *spoken("after it", 9.0)]
    ),
    "two at once": session_of(_AT_ONCE, BOTH),
    "two in turn": session_of(
        _merged(spoken("How are you?"), spoken("Fine. And you?", 1.5, source="system")), BOTH
    ),
    "unknown speaker": session_of([Word("ghost", " boo", 1.0, 2.0), *spoken("who is it", 3.0)]),
    "very long word": session_of(
        [*spoken("see"), Word("mic", " " + "supercalifragilistic" * 20, 1.0, 9.0)]
    ),
    "newlines in words": session_of(
        [
            Word("mic", " one\n\n2\r\nthree", 0.0, 1.0),
            Word("mic", "\n\n", 1.0, 1.2),
            Word("mic", "4\u2028\x85\x0b\x1c5", 1.3, 2.0),
            Word("mic", " \x00\x1b[31mred", 2.0, 3.0),
        ]
    ),
    "lone surrogate": session_of([Word("mic", " half \ud83d", 0.0, 1.0), *spoken("whole", 1.0)]),
    "leading punctuation": session_of(
        [
            Word("mic", text, i * 0.4, i * 0.4 + 0.3)
            for i, text in enumerate(["...", " Well", ",", " no", " !", " --", "«"])
        ]
    ),
    "zero-length words": session_of([Word("mic", f" w{i}", i // 9, i // 9) for i in range(200)]),
    "numbers": session_of(spoken("1\n2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23")),
    "hundreds at once": session_of([Word("mic", f" word{i}", 1.0, 1.0) for i in range(800)]),
    "a word for an hour": session_of([Word("mic", " um", 0.0, 3600.0), *spoken("er", 5.0)]),
    "no spaces at all": session_of(
        [Word("mic", "word", i * 0.3, i * 0.3 + 0.2) for i in range(50)]
    ),
    "spaces only": session_of([Word("mic", "\u3000 \u00a0", i * 0.3, i * 0.3) for i in range(50)]),
    "remarks": session_of(
        [Remark("", 0.5, "The sound now comes from --> another device."), *spoken("hello", 1.0)]
    ),
}

_TEXTS = st.one_of(
    st.sampled_from(
        [" a", " word", " end.", ",", " -->", "<b>", " &amp;", "字", "。", " שלום", "👩‍👩", ""]
    ),
    st.text(max_size=12),
    st.text(alphabet="ab ", min_size=30, max_size=100),
)
_TIMES = st.one_of(st.floats(-1, 30), st.sampled_from([0.0, 1.0, 1.0005, 5.0]))
WORDS = st.builds(
    lambda source, text, start_s, length_s: Word(source, text, start_s, start_s + length_s),
    st.sampled_from(BOTH),
    _TEXTS,
    _TIMES,
    st.sampled_from([0.0, 0.1, 0.5, -1.0, 9.0]),
)
GAPS = st.builds(
    lambda source, start_s: Gap(source, start_s, start_s + 2.0, "paused"),
    st.sampled_from(BOTH),
    st.floats(0, 30),
)
# In the order of time as a rule, as sessions are.
ENTRIES = st.one_of(
    st.lists(st.one_of(WORDS, GAPS), max_size=25),
    st.lists(st.one_of(WORDS, GAPS), max_size=25).map(
        lambda entries: sorted(entries, key=lambda entry: entry.start_s)
    ),
)


def letters(text: str) -> str:
    """Return a text without its spaces: what has to be the same wherever lines end."""
    return "".join(text.split())
