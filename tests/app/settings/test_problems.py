"""What could not be used, in words."""

from __future__ import annotations

from app.settings.problems import FileProblem, Problem


def test_problem_names_the_setting_and_what_to_do() -> None:
    problem = Problem("appearance.font_points", "big", "It has to be a whole number.")
    assert str(problem) == 'appearance.font_points is "big". It has to be a whole number.'


def test_long_value_is_cut() -> None:
    text = str(Problem("sound.system", ["x" * 1000] * 1000, "It has to be text."))
    assert len(text) < 120
    assert text.endswith("x.... It has to be text.")


def test_value_that_cannot_be_printed_is_escaped() -> None:
    assert str(Problem("sound.system", "\ud83d\0", "It has to be text.")).isprintable()


def test_problem_of_a_file_gives_its_reason() -> None:
    problem = FileProblem("/home/a/settings.json", "it is empty", "It was moved.")
    assert (
        str(problem)
        == "The settings in /home/a/settings.json cannot be used: it is empty. It was moved."
    )
