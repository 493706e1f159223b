"""What the overlay says."""

from __future__ import annotations

from app.captions.layout import Line, LineKind
from app.desktop.overlay_state import OverlayContent, Sign, SignKind
from app.desktop.overlay_words import sign_words, spoken_content


def test_every_sign_has_words_of_its_own() -> None:
    words = {sign_words(Sign(kind, 3)) for kind in SignKind}
    assert len(words) == len(SignKind)
    assert all(words)


def test_the_sign_of_captions_that_are_behind_says_by_how_much() -> None:
    assert sign_words(Sign(SignKind.BEHIND, 12)) == "BEHIND 12 s"


def test_signs_are_translated() -> None:
    def translate(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return {"BEHIND {seconds} s": "{seconds} s ZURÜCK"}.get(text, text)

    assert sign_words(Sign(SignKind.BEHIND, 12), translate) == "12 s ZURÜCK"


def test_speaks_all_that_is_shown_in_its_order() -> None:
    lines = (
        Line(4, LineKind.WORDS, "mic", "You", "one two", " three", is_rtl=False),
        Line(5, LineKind.WORDS, "system", "Others", "", "four", is_rtl=False),
    )
    shown = OverlayContent(lines, Sign(SignKind.PAUSED), "The disk is full.")
    assert spoken_content(shown).split("\n") == [
        "PAUSED",
        "The disk is full.",
        "You: one two three",
        "Others: four",
    ]
    assert spoken_content(OverlayContent()) == ""
