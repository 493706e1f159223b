from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mistral_common.tokens.tokenizers.base import SpecialTokenPolicy
from mistral_common.tokens.tokenizers.tekken import Tekkenizer

from engine.errors import TokenizerError
from engine.tokenizer import AudioSettings, IncrementalDecoder, Tokenizer
from tests.tekken_file import FULL_VOCAB_SIZE, full_tekken, small_tekken, write_tekken

SMALL_VOCAB_SIZE = 1270
N_SPECIAL = 1000


@pytest.fixture(scope="module")
def full_path(tmp_path_factory):
    return write_tekken(tmp_path_factory.mktemp("full"), full_tekken())


@pytest.fixture(scope="module")
def full(full_path):
    return Tokenizer.load(full_path)


@pytest.fixture(scope="module")
def reference(full_path):
    return Tekkenizer.from_file(full_path)


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    folder = tmp_path_factory.mktemp("small")
    return Tokenizer.load(write_tekken(folder, small_tekken(SMALL_VOCAB_SIZE)))


TEXT_IDS = st.integers(N_SPECIAL, FULL_VOCAB_SIZE - 1)
ANY_IDS = st.integers(0, N_SPECIAL - 1) | st.integers(N_SPECIAL, N_SPECIAL + 255) | TEXT_IDS
SMALL_IDS = st.integers(0, SMALL_VOCAB_SIZE - 1) | st.integers(1256, SMALL_VOCAB_SIZE - 1)


@given(ids=st.lists(TEXT_IDS | st.integers(N_SPECIAL, N_SPECIAL + 255)))
def test_text_of_random_ids_is_that_of_mistral_common(full, reference, ids):
    assert full.decode(ids) == reference.decode(ids, SpecialTokenPolicy.IGNORE)


@given(token_id=ANY_IDS)
def test_bytes_of_a_token_are_those_of_mistral_common(full, reference, token_id):
    expected = b""
    if token_id >= N_SPECIAL:
        expected = reference.id_to_byte_piece(token_id, SpecialTokenPolicy.IGNORE)
    assert full.token_bytes(token_id) == expected
    assert full.is_special(token_id) == (token_id < N_SPECIAL)


@given(text=st.text() | st.text(alphabet="é🙂你Æ a"))
def test_encoded_text_comes_back_token_by_token(full, reference, text):
    decoder = IncrementalDecoder(full)
    ids = reference.encode(text, bos=True, eos=True)
    assert "".join(map(decoder.push, ids)) == text
    assert decoder.flush() == ""


def test_special_ids_are_those_of_mistral_common(full, reference):
    for name in ("<s>", "</s>", "<pad>", "[BEGIN_AUDIO]", "[STREAMING_PAD]", "[STREAMING_WORD]"):
        assert full.special_id(name) == reference.get_special_token(name)
    ids = (full.bos_id, full.eos_id, full.streaming_pad_id, full.streaming_word_id)
    assert ids == (1, 2, 32, 33)
    assert (full.vocab_size, full.n_special) == (reference.n_words, reference.num_special_tokens)


def test_the_audio_block(full):
    assert full.audio == AudioSettings(16_000, 12.5, 480.0, 32, 128, 160, 400)


def test_ids_are_looked_up_by_name(tmp_path):
    tekken = small_tekken(SMALL_VOCAB_SIZE)
    special_tokens = tekken["special_tokens"]
    special_tokens[32]["token_str"], special_tokens[700]["token_str"] = "[ARGS]", "[STREAMING_PAD]"
    assert Tokenizer.load(write_tekken(tmp_path, tekken)).streaming_pad_id == 700


@given(ids=st.lists(SMALL_IDS))
def test_pushed_pieces_join_to_the_whole_text(small, ids):
    decoder = IncrementalDecoder(small)
    pieces = [decoder.push(token_id) for token_id in ids]
    assert "".join(pieces) + decoder.flush() == small.decode(ids)


@given(ids=st.lists(SMALL_IDS), cut=st.integers(0, 3))
def test_a_flushed_decoder_starts_afresh(small, ids, cut):
    decoder = IncrementalDecoder(small)
    for token_id in [N_SPECIAL + byte for byte in b"\xf0\x9f\x99"[:cut]]:
        decoder.push(token_id)
    decoder.flush()
    assert decoder.flush() == ""
    assert "".join(map(decoder.push, ids)) + decoder.flush() == small.decode(ids)


def test_a_character_is_held_until_it_is_whole(small):
    decoder = IncrementalDecoder(small)
    byte_ids = [N_SPECIAL + byte for byte in "🙂".encode()]
    pieces = [decoder.push(token_id) for token_id in [*byte_ids[:2], 32, *byte_ids[2:]]]
    assert pieces == ["", "", "", "", "🙂"]
    assert decoder.push(byte_ids[0]) == ""
    assert decoder.push(N_SPECIAL + ord("a")) == "\ufffda"
    assert decoder.push(byte_ids[0]) == ""
    assert decoder.flush() == "\ufffd"


@pytest.mark.parametrize("token_id", [-1, -SMALL_VOCAB_SIZE, SMALL_VOCAB_SIZE, 10**9])
def test_an_id_outside_the_vocabulary_is_refused(small, token_id):
    for use in (small.token_bytes, small.is_special, IncrementalDecoder(small).push):
        with pytest.raises(TokenizerError, match="outside the vocabulary of 1270") as caught:
            use(token_id)
        assert (caught.value.parameter, caught.value.value) == ("token_id", token_id)
    with pytest.raises(TokenizerError):
        small.decode([1000, token_id])


def test_an_unknown_special_token_is_refused(small):
    with pytest.raises(TokenizerError, match=r"\[TRANSLATE\]"):
        small.special_id("[TRANSLATE]")


DELETED = object()
SPOILT_FIELDS = [
    ("config", DELETED, "config"),
    ("config", 3, "config"),
    ("config.default_vocab_size", DELETED, "config.default_vocab_size"),
    ("config.default_vocab_size", 1000, "config.default_vocab_size"),
    ("config.default_vocab_size", "1270", "config.default_vocab_size"),
    ("config.default_vocab_size", 5000, "vocab"),
    ("config.default_num_special_tokens", None, "config.default_num_special_tokens"),
    ("config.default_num_special_tokens", 20, "special_tokens.20"),
    ("vocab", DELETED, "vocab"),
    ("vocab", {}, "vocab"),
    ("vocab.0", 7, "vocab.0"),
    ("vocab.3.rank", 4, "vocab.3"),
    ("vocab.3.rank", None, "vocab.3"),
    ("vocab.3.token_bytes", "AA==", "vocab.3"),
    ("vocab.260.token_bytes", DELETED, "vocab.260"),
    ("vocab.260.token_bytes", None, "vocab.260"),
    ("vocab.260.token_bytes", "not base64!", "vocab.260"),
    ("vocab.260.token_bytes", "AAA", "vocab.260"),
    ("vocab.260.token_bytes", "QU!I=", "vocab.260"),
    ("vocab.260.token_bytes", "é", "vocab.260"),
    ("special_tokens", DELETED, "special_tokens"),
    ("special_tokens", [], "special_tokens"),
    ("special_tokens", "[STREAMING_PAD]", "special_tokens"),
    ("special_tokens.1.token_str", "[OTHER]", "special_tokens"),
    ("special_tokens.2.token_str", "[OTHER]", "special_tokens"),
    ("special_tokens.32.token_str", "[ARGS]", "special_tokens"),
    ("special_tokens.33.token_str", "[CALL_ID]", "special_tokens"),
    ("special_tokens.40.token_str", None, "special_tokens.40"),
    ("special_tokens.40.rank", "40", "special_tokens.40"),
    ("special_tokens.40.rank", 1000, "special_tokens.40"),
    ("special_tokens.40", 5, "special_tokens.40"),
    ("audio", DELETED, "audio"),
    ("audio", None, "audio"),
    ("audio", [], "audio"),
    ("audio.sampling_rate", "16000", "audio.sampling_rate"),
    ("audio.frame_rate", 0, "audio.frame_rate"),
    ("audio.transcription_delay_ms", DELETED, "audio.transcription_delay_ms"),
    ("audio.streaming_n_left_pad_tokens", -1, "audio.streaming_n_left_pad_tokens"),
    ("audio.transcription_format", "instruct", "audio.transcription_format"),
    ("audio.audio_encoding_config", DELETED, "audio.audio_encoding_config"),
    (
        "audio.audio_encoding_config.hop_length",
        1.5,
        "audio.audio_encoding_config.hop_length",
    ),
]


@pytest.mark.parametrize(("path", "value", "parameter"), SPOILT_FIELDS)
def test_a_spoilt_field_is_named(tmp_path, path, value, parameter):
    tekken: Any = copy.deepcopy(small_tekken(SMALL_VOCAB_SIZE))
    *sections, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    section = tekken
    for one in sections:
        section = section[one]
    if value is DELETED:
        del section[last]
    else:
        section[last] = value
    error = refusal(write_tekken(tmp_path, tekken))
    assert error.parameter == parameter
    assert "tekken.json" in str(error)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b'{"config": '])
def test_what_is_no_json_object_is_refused(tmp_path, content):
    path = tmp_path / "tekken.json"
    path.write_bytes(content)
    assert refusal(path).parameter == "tekken.json"


def test_a_missing_file_is_refused(tmp_path):
    assert "Cannot read" in str(refusal(tmp_path / "tekken.json"))


@pytest.mark.parametrize("missing", ["[STREAMING_PAD]", "[STREAMING_WORD]"])
def test_a_tokenizer_that_does_not_stream_says_which_token_is_missing(tmp_path, missing):
    tekken = small_tekken(SMALL_VOCAB_SIZE)
    for token in tekken["special_tokens"]:
        if token["token_str"] == missing:
            token["token_str"] = "[OTHER]"
    error = refusal(write_tekken(tmp_path, tekken))
    assert missing in str(error)
    assert error.value == (missing,)


def refusal(path: Path) -> TokenizerError:
    with pytest.raises(TokenizerError) as caught:
        Tokenizer.load(path)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400
    return caught.value


def test_the_file_is_what_mistral_common_reads(tmp_path):
    path = write_tekken(tmp_path, small_tekken(SMALL_VOCAB_SIZE))
    assert Tekkenizer.from_file(path).n_words == SMALL_VOCAB_SIZE
    assert json.loads(path.read_text())["config"]["num_vocab_tokens"] == 275
