"""Characters as readers see them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uniseg.graphemecluster import grapheme_cluster_boundaries, grapheme_clusters

from app.captions.graphemes import clusters, is_right_to_left, one_line, splits_cluster

TEXT = st.text(
    st.one_of(
        st.sampled_from("aé \r\n\u0301\u200d\ufe0f👩👧🇩🇪🏽कष\u094dᄀ\u1161\u0600"), st.characters()
    ),
    max_size=12,
)


@given(text=TEXT)
def test_clusters_are_those_of_the_standard(text: str) -> None:
    assert list(clusters(text)) == list(grapheme_clusters(text))


@given(text=TEXT, data=st.data())
def test_a_cluster_is_split_wherever_the_standard_has_no_boundary(
    text: str, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(text)))
    is_boundary = at in {0, *grapheme_cluster_boundaries(text)}
    assert splits_cluster(text[:at], text[at:]) != is_boundary


@given(text=st.text(st.characters(categories=None)))
def test_one_line_is_one_line_and_can_be_written(text: str) -> None:
    shown = one_line(text)
    assert len(shown.splitlines()) <= 1
    assert "  " not in shown
    shown.encode()
    assert one_line(shown) == shown


def test_flags_are_counted_in_pairs() -> None:
    assert splits_cluster("🇩", "🇪")
    assert not splits_cluster("🇩🇪", "🇫")
    assert splits_cluster("🇩🇪🇫", "🇷")


def test_one_line_keeps_what_scripts_need() -> None:
    text = "bonjour\u00a0! \u200fשלום می\u200cخواهم 👩\u200d👧"  # noqa: RUF001
    assert one_line(text) == text


@pytest.mark.parametrize(
    ("text", "is_rtl"),
    [("", False), ("12 שלום abc", True), ("abc שלום", False), ("؟ سلام", True), ("123", False)],
)
def test_the_first_letter_gives_the_direction(text: str, is_rtl: bool) -> None:
    assert is_right_to_left(text) is is_rtl
