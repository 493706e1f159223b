"""The text of a settings file."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.settings.document import DamagedFileError, parse, text_of

# Two halves of a character that stand beside each other read back as the character.
plain_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8"))
    | st.sampled_from(["\ud83d", "a\udce9b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.text(), plain_values, max_size=4))
def test_document_reads_back(document: dict[str, Any]) -> None:
    text = text_of(document)
    assert parse(text.encode()) == document
    assert text.endswith("}\n")


def test_text_is_plain_to_people() -> None:
    assert text_of({"label": "Grüße 你好"}) == '{\n  "label": "Grüße 你好"\n}\n'


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_encodings_of_unicode_are_read(encoding: str) -> None:
    assert parse('{"label": "Grüße"}'.encode(encoding)) == {"label": "Grüße"}


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty"),
        (b" \n", "empty"),
        (b"\xff\xfe", "JSON"),
        (b"\0\0\0\0\0\0\0\0", "JSON"),
        (b'{"a": ', "JSON"),
        (b"{'a': 1}", "JSON"),
        (b'{"a": 1}}', "JSON"),
        ('{"a": "Grüße"}'.encode("latin-1"), "UTF-8"),
        (b"null", "object"),
        (b"[1]", "object"),
        (b'"text"', "object"),
        (b"[" * 100_000, "deep"),
        (b'{"a": ' * 60 + b"1" + b"}" * 60, "deep"),
    ],
)
def test_damage_is_told_in_words(content: bytes, reason: str) -> None:
    with pytest.raises(DamagedFileError, match=reason):
        parse(content)


@pytest.mark.parametrize("number", ["NaN", "-Infinity", "1e999", "9" * 5000])
def test_what_is_no_number_costs_only_itself(number: str) -> None:
    document = parse(f'{{"a": {number}, "b": 1}}'.encode())
    assert document == {"a": number, "b": 1}
    assert json.loads(text_of(document), parse_constant=pytest.fail) == document


def test_large_numbers_stay_numbers() -> None:
    assert parse(b'{"a": 1e308, "b": ' + b"9" * 300 + b"}") == {"a": 1e308, "b": int("9" * 300)}


@given(st.binary())
def test_any_bytes_are_a_document_or_damage(content: bytes) -> None:
    try:
        document = parse(content)
    except DamagedFileError:
        return
    assert parse(text_of(document).encode()) == document


def test_numbers_are_finite() -> None:
    with pytest.raises(ValueError, match="JSON"):
        text_of({"a": math.nan})
