"""The words that the demo model knows, and which transcripts contain them."""

import re

DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

_SPOKEN_DIGIT = re.compile(
    rf"\d|\b({'|'.join(DIGITS)}|oh|twenty|thirty|forty|fifty|eighty|(thir|fif|eigh)teen)\b"
    r"|\b(four|six|seven|nine)(teen|ty)\b",
    re.IGNORECASE,
)


def contains_digit(text: str) -> bool:
    """Whether somebody who reads `text` aloud in English says a digit, alone or inside a number.

    "to", "for" and "won" sound like digits but are other words: they do not count.
    """
    return _SPOKEN_DIGIT.search(text) is not None
