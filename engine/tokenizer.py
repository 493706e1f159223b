"""Tekken token ids to text.

A Tekken file (tekken.json) holds a list of special tokens, which take the first ids, and a
vocabulary of byte strings whose ids follow in the order of their rank. A character may be split
over several tokens, so text exists only for sequences of tokens, never for one alone.
"""

from __future__ import annotations

import binascii
import codecs
import json
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from engine.errors import CheckpointError, TokenizerError
from engine.json_fields import Fields

BOS = "<s>"
EOS = "</s>"
PAD = "<pad>"
BEGIN_AUDIO = "[BEGIN_AUDIO]"
STREAMING_PAD = "[STREAMING_PAD]"
STREAMING_WORD = "[STREAMING_WORD]"
_REQUIRED_TOKENS = (BOS, EOS, STREAMING_PAD, STREAMING_WORD)


@dataclass(frozen=True, slots=True)
class AudioSettings:
    """The audio block of a Tekken file.

    Attributes:
        sampling_rate: samples per second.
        frame_rate: tokens per second.
        delay_ms: the delay the model is used with unless told otherwise.
        left_pad_tokens: how many tokens of silence go before the audio.
        n_mels: mel bands.
        hop_samples: samples between mel frames.
        window_samples: samples under one mel frame's window.
    """

    sampling_rate: int
    frame_rate: float
    delay_ms: float
    left_pad_tokens: int
    n_mels: int
    hop_samples: int
    window_samples: int


class Tokenizer:
    """The vocabulary of a model, for turning ids into text.

    Attributes:
        audio: the file's audio settings.
        n_special: how many ids, from 0, are special tokens without text.
        vocab_size: how many ids there are.
    """

    def __init__(
        self,
        tokens: Iterable[bytes],
        special_ids: Mapping[str, int],
        n_special: int,
        audio: AudioSettings,
    ) -> None:
        """Number `tokens` after `n_special` special ids, some of which have names."""
        self.audio = audio
        self.n_special = n_special
        self._special_ids = dict(special_ids)
        content = bytearray()
        self._ends = array("Q", [0])
        for token in tokens:
            content += token
            self._ends.append(len(content))
        self._content = bytes(content)
        self.vocab_size = n_special + len(self._ends) - 1

    @classmethod
    def load(cls, path: Path) -> Tokenizer:
        """Read the Tekken file at `path`.

        Raises:
            TokenizerError: the file is missing, damaged, or lacks the streaming tokens or the
                audio block; `parameter` is the dotted name of the field.
        """
        fields = _TekkenFields.read(path)
        config = fields.section("config")
        vocab_size = config.integer("default_vocab_size")
        n_special = config.integer("default_num_special_tokens")
        if vocab_size <= n_special:
            raise config.refused(
                "default_vocab_size", f"it must be above the {n_special} special tokens"
            )
        special_ids = _special_ids(fields, path, n_special)
        audio = _audio_settings(fields, path)
        return cls(_tokens(fields, vocab_size - n_special), special_ids, n_special, audio)

    def special_id(self, name: str) -> int:
        """Return the id of the special token called `name`, as "[STREAMING_PAD]"."""
        try:
            return self._special_ids[name]
        except KeyError:
            raise TokenizerError(
                f"The tokenizer has no special token {name}.", parameter="special token", value=name
            ) from None

    @property
    def bos_id(self) -> int:
        """Id of the token every prompt begins with."""
        return self.special_id(BOS)

    @property
    def eos_id(self) -> int:
        """Id of the token that ends a text."""
        return self.special_id(EOS)

    @property
    def streaming_pad_id(self) -> int:
        """Id of the blank: nothing to write for this stretch of audio."""
        return self.special_id(STREAMING_PAD)

    @property
    def streaming_word_id(self) -> int:
        """Id of the mark that words follow."""
        return self.special_id(STREAMING_WORD)

    def is_special(self, token_id: int) -> bool:
        """Return whether the id is a special token, which has no text."""
        self._check_id(token_id)
        return token_id < self.n_special

    def token_bytes(self, token_id: int) -> bytes:
        """Return the UTF-8 bytes of a token, perhaps part of a character; none for specials.

        Raises:
            TokenizerError: there is no such id.
        """
        self._check_id(token_id)
        rank = token_id - self.n_special
        return b"" if rank < 0 else self._content[self._ends[rank] : self._ends[rank + 1]]

    def decode(self, token_ids: Iterable[int]) -> str:
        """Return the text of a whole sequence; specials are skipped, bad bytes become U+FFFD."""
        return b"".join(map(self.token_bytes, token_ids)).decode("utf-8", errors="replace")

    def _check_id(self, token_id: int) -> None:
        if not 0 <= token_id < self.vocab_size:
            raise TokenizerError(
                f"Token id {token_id} is outside the vocabulary of {self.vocab_size} tokens.",
                parameter="token_id",
                value=token_id,
            )


class IncrementalDecoder:
    """The text of a growing sequence of tokens.

    What `push` and `flush` return joins to what `Tokenizer.decode` says of the whole sequence.
    """

    def __init__(self, tokenizer: Tokenizer) -> None:
        """Start with an empty sequence."""
        self._tokenizer = tokenizer
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def push(self, token_id: int) -> str:
        """Return the characters this token completes; an unfinished one is held back."""
        return self._decoder.decode(self._tokenizer.token_bytes(token_id))

    def flush(self) -> str:
        """Return U+FFFD for a character left unfinished, and start afresh."""
        return self._decoder.decode(b"", final=True)


class _TekkenFields(Fields):
    """Fields of a Tekken file, whose vocabulary entries are made small while parsing."""

    error_class: ClassVar[type[CheckpointError]] = TokenizerError

    @classmethod
    def _parse(cls, content: bytes) -> object:
        return json.loads(content, object_hook=_shrink)


def _shrink(values: dict[str, object]) -> object:
    # A pair for each of 150,000 entries: less than half the memory of the whole objects.
    if "token_bytes" in values:
        return values.get("rank"), values["token_bytes"]
    return values


def _tokens(fields: _TekkenFields, n_tokens: int) -> list[bytes]:
    entries = fields.rows("vocab")
    if len(entries) < n_tokens:
        raise TokenizerError(
            f"tekken.json: vocab has {len(entries)} entries, the config needs {n_tokens}.",
            parameter="vocab",
            value=len(entries),
        )
    return [_token(rank, entry) for rank, entry in enumerate(entries[:n_tokens])]


def _token(rank: int, entry: object) -> bytes:
    if not isinstance(entry, tuple) or entry[0] != rank:
        raise _bad_entry(rank, entry, f"it must be an object with rank {rank} and token_bytes")
    encoded = entry[1]
    try:
        token = binascii.a2b_base64(encoded, strict_mode=True)
    except (TypeError, ValueError) as error:
        raise _bad_entry(rank, encoded, "its token_bytes are not base64") from error
    if rank < 256 and token != bytes([rank]):
        raise _bad_entry(rank, encoded, f"its token_bytes must be the byte {rank}")
    return token


def _bad_entry(rank: int, value: object, reason: str) -> TokenizerError:
    return TokenizerError(
        f"tekken.json: vocab entry {rank} is wrong: {reason}. Download the file again.",
        parameter=f"vocab.{rank}",
        value=value,
    )


def _special_ids(fields: _TekkenFields, path: Path, n_special: int) -> dict[str, int]:
    rows = fields.rows("special_tokens") if fields.has("special_tokens") else []
    special_ids: dict[str, int] = {}
    for number, row in enumerate(rows):
        rank = row.get("rank") if isinstance(row, dict) else None
        name = row.get("token_str") if isinstance(row, dict) else None
        if type(rank) is not int or not isinstance(name, str) or not 0 <= rank < n_special:
            raise TokenizerError(
                f"{path}: special_tokens entry {number} needs a token_str and a rank below "
                f"{n_special}.",
                parameter=f"special_tokens.{number}",
                value=row,
            )
        special_ids[name] = rank
    missing = [name for name in _REQUIRED_TOKENS if name not in special_ids]
    if missing:
        raise TokenizerError(
            f"{path} lacks the special tokens {', '.join(missing)}: it belongs to a model that "
            "does not stream. Take the tekken.json of the streaming model.",
            parameter="special_tokens",
            value=tuple(missing),
        )
    return special_ids


def _audio_settings(fields: _TekkenFields, path: Path) -> AudioSettings:
    if not fields.has("audio"):
        raise TokenizerError(
            f"{path} has no audio block: it belongs to a text model. Take the tekken.json of the "
            "streaming model.",
            parameter="audio",
        )
    audio = fields.section("audio")
    audio.require("transcription_format", "streaming")
    mel = audio.section("audio_encoding_config")
    return AudioSettings(
        sampling_rate=audio.integer("sampling_rate"),
        frame_rate=audio.positive("frame_rate"),
        delay_ms=audio.positive("transcription_delay_ms"),
        left_pad_tokens=audio.integer("streaming_n_left_pad_tokens"),
        n_mels=mel.integer("num_mel_bins"),
        hop_samples=mel.integer("hop_length"),
        window_samples=mel.integer("window_size"),
    )
