"""What to tell a user whose settings could not be used."""

from __future__ import annotations

from app.desktop.settings_words import notice_of
from app.settings.problems import FileProblem, Problem


def bad(*names: str) -> list[Problem]:
    return [Problem(name, None, "It has to be a number.") for name in names]


def test_without_problems_nothing_is_said() -> None:
    assert notice_of([]) == ""


def test_settings_are_counted_and_named() -> None:
    text = notice_of(bad("overlay.x", "overlay.y"))
    assert text == "2 settings could not be used and have their defaults: overlay.x, overlay.y."


def test_of_many_settings_the_first_are_named() -> None:
    text = notice_of(bad(*"abcde"))
    assert "5 settings" in text
    assert text.endswith(": a, b, c and others.")


def test_plural_is_left_to_the_translator() -> None:
    def one(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return "Eine Einstellung: {names}." if n == 1 else text

    assert notice_of(bad("overlay.x"), one) == "Eine Einstellung: overlay.x."


def test_file_that_was_kept_is_named() -> None:
    problem = FileProblem("/a/settings.json", "it is empty", "It was moved.", "settings.json.bad-1")
    assert "kept as settings.json.bad-1" in notice_of([problem])


def test_file_in_the_way_is_named_with_its_folder() -> None:
    problem = FileProblem("/a/settings.json", "Permission denied", "It could not be moved.")
    assert "/a/settings.json" in notice_of([problem])
