from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop import third_party
from app.desktop.third_party import Component, components, read_list

RULE = "=" * 78
LIST = f"""Third-party software in Voxcap

{RULE}
numpy 2.4.1
Licence: BSD-3-Clause
Home page: https://numpy.org
{RULE}
Redistribution ...

{RULE}
Source Sans 3
{RULE}
SIL OPEN FONT LICENSE
-----------------------------------------------------------
PREAMBLE
{RULE}
Qt 6.11.3
Licence: LGPL-3.0-only
{RULE}

{RULE}
voxcap 0.1.0
{RULE}
Apache
"""


def test_list_of_the_packaged_program_is_read(tmp_path: Path) -> None:
    path = tmp_path / "THIRD_PARTY.txt"
    path.write_text(LIST, "utf-8")
    own, numpy, qt, font = components(path)
    assert own.name == "Voxcap"
    assert own.licence == "Apache-2.0"
    assert "TERMS AND CONDITIONS" in own.text
    assert (numpy.title, numpy.licence) == ("numpy 2.4.1", "BSD-3-Clause")
    assert numpy.text.endswith("https://numpy.org\n\nRedistribution ...")
    assert (font.title, font.licence) == ("Source Sans 3", "")
    assert "PREAMBLE" in font.text
    assert (qt.title, qt.licence) == ("Qt 6.11.3", "LGPL-3.0-only")


def test_without_a_list_it_is_what_is_installed(tmp_path: Path) -> None:
    found = components(tmp_path / "none")
    assert found[0].name == "Voxcap"
    names = [part.name for part in found]
    assert len(set(names)) == len(names)
    by_name = {part.name.lower(): part for part in found}
    assert by_name["numpy"].version
    assert "Redistributions of source code" in by_name["numpy"].text
    assert "SIL OPEN FONT LICENSE" in by_name["source sans 3"].text
    assert "ShareAlike" in by_name["demo model"].text
    titles = [part.title.lower() for part in found[1:]]
    assert titles == sorted(titles)


def test_unreadable_list_is_told(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"\w"):
        components(tmp_path)


def test_list_of_another_form_is_one_component() -> None:
    assert read_list("MIT, all of it\n") == (
        Component("Third-party software", "", "", "MIT, all of it"),
    )
    assert read_list(f"{RULE}\nhalf") == (
        Component("Third-party software", "", "", f"{RULE}\nhalf"),
    )
    assert read_list("") == ()


words = st.text("abcXYZ-_.", min_size=1, max_size=12)
lines = st.lists(st.text(st.characters(codec="ascii", categories=["L", "N"])), max_size=5)


@given(st.lists(st.tuples(words, st.sampled_from(["1.0", "26.1.post1"]), words, lines)))
def test_every_listed_part_is_there(parts: list[tuple[str, str, str, list[str]]]) -> None:
    text = "Introduction\n"
    for name, version, licence, body in parts:
        head = f"{name} {version}\nLicence: {licence}"
        text += f"{RULE}\n{head}\n{RULE}\n" + "\n".join(body) + "\n"
    found = read_list(text) if parts else ()
    assert [(part.name, part.version, part.licence) for part in found] == [
        part[:3] for part in parts
    ]


def test_packaged_list_lies_beside_the_app() -> None:
    root = Path(third_party.__file__).parents[2]
    assert root / "licences" / "THIRD_PARTY.txt" == third_party.BUILT_LIST
