"""Replacements as a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.captions.replacement import ExactReplacement, ReplacementError, WholeWordReplacement
from app.captions.replacement_csv import from_csv, read_csv, to_csv, write_csv
from app.captions.replacements import Replacements

ROWS = st.lists(
    st.builds(
        lambda kind, find, put: kind(find, put),
        st.sampled_from([ExactReplacement, WholeWordReplacement]),
        st.text(min_size=1).filter(str.strip),
        st.text(),
    )
)
TABLE = 'find,replace,mode\r\nvox cap,Voxcap,whole word\r\n"a,b","say ""x""",exact\r\n'
RULES = [WholeWordReplacement("vox cap", "Voxcap"), ExactReplacement("a,b", 'say "x"')]


def test_the_table_is_as_spreadsheets_write_it() -> None:
    assert to_csv(Replacements(RULES)) == TABLE
    assert list(from_csv(TABLE)) == RULES
    assert list(from_csv("\ufeffFind, Replace ,MODE\n\nvox cap,Voxcap,Whole Word\n")) == RULES[:1]


@given(replacements=ROWS)
def test_what_is_written_is_read(
    replacements: list[ExactReplacement | WholeWordReplacement],
) -> None:
    assert list(from_csv(to_csv(Replacements(replacements)))) == replacements


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_files_with_and_without_a_byte_order_mark_are_read(tmp_path: Path, mark: bytes) -> None:
    path = tmp_path / "replacements.csv"
    path.write_bytes(mark + TABLE.encode())
    assert list(read_csv(path)) == RULES


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    rules = [ExactReplacement("né\r\nx", "東京"), WholeWordReplacement("👩\u200d👧", "")]
    write_csv(tmp_path / "replacements.csv", Replacements(rules))
    assert list(read_csv(tmp_path / "replacements.csv")) == rules


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("", 'line 1: the first line has to be "find,replace,mode"'),
        ("a,b,exact\n", 'line 1: the first line has to be "find,replace,mode"'),
        ("find,replace,mode\na,b\n", "line 2: it has 2 fields, not 3"),
        ("find,replace,mode\na,b,exact\n\na,b,regex\n", 'line 4: the mode has to be "exact" or'),
        ('find,replace,mode\n"a\nb",c,exact\n,b,exact\n', "line 4: there is nothing to find"),
        ('find,replace,mode\na,"b,exact\n', "line 2: it is not comma-separated text"),
        ('find,replace,mode\na,"b"c,exact\n', "line 2: it is not comma-separated text"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(table: str, message: str) -> None:
    with pytest.raises(ReplacementError) as refused:
        from_csv(table)
    assert str(refused.value).startswith(message)


def test_what_is_wrong_with_a_file_is_told_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "replacements.csv"
    with pytest.raises(ReplacementError, match=r"cannot read the replacements in .*csv"):
        read_csv(path)
    path.write_bytes(b"find,replace,mode\ncaf\xe9,x,exact\n")
    with pytest.raises(ReplacementError, match=r"replacements\.csv: line 2 is not UTF-8"):
        read_csv(path)
    path.write_text("find,replace,mode\na,b,c\n", encoding="utf-8")
    with pytest.raises(ReplacementError, match=r"replacements\.csv: line 2: the mode"):
        read_csv(path)


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(ReplacementError, match="cannot write"):
        write_csv(tmp_path, Replacements(RULES))
    path = tmp_path / "replacements.csv"
    with pytest.raises(ReplacementError, match="no text"):
        write_csv(path, Replacements([ExactReplacement("\ud800", "")]))
    assert not path.exists()
