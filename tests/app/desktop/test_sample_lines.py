"""Lines to show a look with."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.desktop.sample_lines import sample_lines


@given(n_lines=st.integers(1, 8), width=st.integers(5, 120))
def test_as_many_lines_as_wanted_all_of_them_narrow_enough(n_lines: int, width: int) -> None:
    lines = sample_lines("Some words were said.", "They grow", n_lines, lambda s: len(s) <= width)
    assert len(lines) == n_lines
    assert all(len((line.text + line.growing).strip()) <= width for line in lines)
    assert (lines[-1].text + lines[-1].growing).endswith("grow")
    assert lines[-1].growing.strip() == "They grow"[-len(lines[-1].growing.strip()) :]
    assert not any(line.growing for line in lines[:-1])


def test_words_that_grow_are_told_apart() -> None:
    (line,) = sample_lines("Done.", "not yet", 1, lambda text: True)
    assert (line.text, line.growing) == ("Done.", " not yet")


def test_lines_from_right_to_left() -> None:
    assert sample_lines("שלום", "לכם", 1, lambda text: True)[0].is_rtl
