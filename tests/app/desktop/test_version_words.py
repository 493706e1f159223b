from __future__ import annotations

import pytest

from app.desktop.version_check import NewVersion, Trouble, VersionCheckError
from app.desktop.version_words import question, there_is, trouble_words, up_to_date


def test_question_names_who_is_asked() -> None:
    assert "(api.github.com)" in question("api.github.com")


def test_answers_name_the_versions() -> None:
    told = there_is(NewVersion("0.2.0", "https://example.org"), "0.1.0")
    assert "0.2.0" in told
    assert "0.1.0" in told
    assert "0.1.0" in up_to_date("0.1.0")


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_words_of_its_own(trouble: Trouble) -> None:
    words = {kind: trouble_words(VersionCheckError(kind, "raw"), "example.org") for kind in Trouble}
    assert len(set(words.values())) == len(words)
    assert "{" not in words[trouble]
    assert "raw" not in words[trouble]


def test_unknown_errors_are_told_as_they_are() -> None:
    assert trouble_words(RuntimeError("no idea"), "example.org") == "no idea"
