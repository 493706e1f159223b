from __future__ import annotations

import pytest

from engine.streaming.pieces import LONGEST_WORD_S, PieceWriter, TextPiece, continues_word
from engine.tokenizer import AudioSettings, Tokenizer

AUDIO = AudioSettings(16_000, 12.5, 480, 32, 128, 160, 400)
SPECIALS = {"<s>": 0, "</s>": 1, "[STREAMING_PAD]": 2, "[STREAMING_WORD]": 3}
BLANK, WORD = 2, 3
TEXTS = [" hel", "lo", " you", "你", "好"]


@pytest.fixture
def tokenizer() -> Tokenizer:
    singles = [bytes([value]) for value in range(256)]
    return Tokenizer(singles + [text.encode() for text in TEXTS], SPECIALS, 4, AUDIO)


@pytest.fixture
def writer(tokenizer: Tokenizer) -> PieceWriter:
    return PieceWriter(tokenizer, lambda index: (index + 1) * 0.08)


def token(text: str) -> int:
    return 4 + 256 + TEXTS.index(text)


def write(writer: PieceWriter, tokens: list[int]) -> list[TextPiece]:
    pieces = [writer.push(token_id, index) for index, token_id in enumerate(tokens)]
    return [piece for piece in pieces if piece is not None]


def test_a_word_ends_at_its_first_text_token(writer: PieceWriter) -> None:
    pieces = write(writer, [BLANK] * 9 + [WORD, token(" hel"), token("lo"), BLANK])
    assert [piece.text for piece in pieces] == [" hel", "lo"]
    assert [piece.end for piece in pieces] == pytest.approx([11 * 0.08] * 2)
    assert [piece.start for piece in pieces] == pytest.approx([11 * 0.08 - LONGEST_WORD_S] * 2)


def test_words_that_share_a_marker_have_their_own_times(writer: PieceWriter) -> None:
    pieces = write(writer, [WORD, token(" hel"), token("lo"), token(" you")])
    assert [piece.end for piece in pieces] == pytest.approx([0.16, 0.16, 0.32])
    assert pieces[-1].start == pieces[0].end


def test_a_word_does_not_start_before_the_one_before_it_ended(writer: PieceWriter) -> None:
    pieces = write(writer, [WORD, token(" you"), BLANK, WORD, token(" you")])
    assert pieces[0].start == 0.0
    assert pieces[1].start == pieces[0].end < pieces[1].end


def test_scripts_without_spaces_have_a_time_for_each_token(writer: PieceWriter) -> None:
    pieces = write(writer, [WORD, token("你"), token("好")])
    assert [piece.end for piece in pieces] == pytest.approx([0.16, 0.24])


def test_text_after_a_blank_is_a_word_of_its_own(writer: PieceWriter) -> None:
    pieces = write(writer, [token(" hel"), BLANK, token("lo")])
    assert [piece.end for piece in pieces] == pytest.approx([0.08, 0.24])


def test_a_character_split_over_tokens_comes_whole(writer: PieceWriter) -> None:
    tokens = [4 + byte for byte in " é🙂".encode()]
    pieces = write(writer, [WORD, *tokens])
    assert "".join(piece.text for piece in pieces) == " é🙂"
    assert all("\ufffd" not in piece.text for piece in pieces)


def test_bytes_that_never_become_a_character_are_given_up_at_the_end(writer: PieceWriter) -> None:
    assert write(writer, [4 + "🙂".encode()[0]]) == []
    piece = writer.flush()
    assert piece is not None
    assert piece.text == "\ufffd"
    assert writer.flush() is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [("lo", True), (" lo", False), ("'s", True), ("好", False), ("ん", False), ("글", True)],
)
def test_what_continues_a_word(text: str, expected: bool) -> None:
    assert continues_word(text) is expected
