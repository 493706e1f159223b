"""What Voxcap is made of, and the licences of these parts."""

from __future__ import annotations

import contextlib
import importlib.metadata
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from app.resources import DEMO_MODEL, ResourceError, resource_path

BUILT_LIST = Path(__file__).resolve().parents[2] / "licences" / "THIRD_PARTY.txt"
"""Where the packaged program has the list of its parts."""

OWN = "voxcap"
"""The distribution that Voxcap itself is."""

_OWN_LICENCES = (BUILT_LIST.parent / "LICENSE", BUILT_LIST.parents[1] / "LICENSE")
_RULE = re.compile(r"^={20,}[ \t]*$", re.MULTILINE)
_LICENCE = re.compile(r"^Licen[cs]e: *(.+)$", re.MULTILINE)
_FILES_WITH_LICENCES = re.compile(r"(?:licen[cs]e|copying|notice|copyright)", re.IGNORECASE)
_FOLDERS_WITH_LICENCES = frozenset({"license_files", "licenses", "licences"})
# A distribution may give its whole licence where others give its name.
_LONGEST_NAME = 60
_CLASSIFIER = "License :: OSI Approved :: "


@dataclass(frozen=True, slots=True)
class Component:
    """A part that others have made, or Voxcap itself.

    Attributes:
        name: what it is called.
        version: of it, or "".
        licence: the licence's name, or "".
        text: what has to be told of it: licences in full, and notices.
    """

    name: str
    version: str
    licence: str
    text: str

    @property
    def title(self) -> str:
        """Its name and version."""
        return f"{self.name} {self.version}".rstrip()


def components(built_list: Path = BUILT_LIST) -> tuple[Component, ...]:
    """Return Voxcap and its parts by name. Reads many files, which takes a moment.

    The packaged program tells those of the list that was made with it; otherwise they are whatever
    is installed for this Python, and the files that come with Voxcap.

    Args:
        built_list: where such a list would be.

    Raises:
        OSError: the list is there and cannot be read.
    """
    if built_list.exists():
        parts = read_list(built_list.read_text("utf-8", errors="replace"))
    else:
        parts = (*_installed(), *_resources())
    parts = tuple(part for part in parts if part.name.lower() != OWN)
    return (*_own(), *sorted(parts, key=lambda part: part.title.lower()))


def read_list(text: str) -> tuple[Component, ...]:
    """Return the components of a list.

    Args:
        text: for each component a rule of "=", its name and version with what else is to be told in
            short, another rule, and its texts. Text of another form is one component.
    """
    pieces = [piece.strip() for piece in _RULE.split(text)][1:]
    if not pieces or len(pieces) % 2:
        return (Component("Third-party software", "", "", text.strip()),) if text.strip() else ()
    return tuple(_listed(head, body) for head, body in zip(pieces[::2], pieces[1::2], strict=True))


def _listed(head: str, body: str) -> Component:
    title, _, facts = head.partition("\n")
    name, _, version = title.rpartition(" ")
    if not name or not version[:1].isdigit():
        name, version = title, ""
    licence = found[1].strip() if (found := _LICENCE.search(facts)) else ""
    return Component(name, version, licence, f"{head}\n\n{body}".strip())


def _own() -> Iterator[Component]:
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        distribution = importlib.metadata.distribution(OWN)
        texts = list(_licence_texts(distribution))
        # A checkout or the packaged program has the file, even where its metadata has not.
        there = [path for path in _OWN_LICENCES if path.exists()]
        if not texts and there:
            texts = [there[0].read_text("utf-8")]
        yield _component(distribution, "Voxcap", texts)


def _installed() -> Iterator[Component]:
    seen = set()
    for distribution in importlib.metadata.distributions():
        # What is first on the path hides others; remains of a removed one have no name.
        name = distribution.metadata["Name"]
        if name and name.lower() not in seen:
            seen.add(name.lower())
            yield _component(distribution, name, _licence_texts(distribution))


def _component(
    distribution: importlib.metadata.Distribution, name: str, texts: Iterable[str]
) -> Component:
    facts, version = distribution.metadata, distribution.version
    licence = _licence_name(distribution)
    urls = [url.rpartition(",")[2].strip() for url in facts.get_all("Project-URL") or []]
    home = next(iter([*(facts.get_all("Home-page") or []), *urls]), "")
    head = [f"{name} {version}"]
    head += [f"Licence: {licence}"] * bool(licence) + [f"Home page: {home}"] * bool(home)
    return Component(name, version, licence, "\n\n".join(["\n".join(head), *texts]))


def _licence_name(distribution: importlib.metadata.Distribution) -> str:
    facts = distribution.metadata
    written = [*(facts.get_all("License-Expression") or []), *(facts.get_all("License") or [])]
    short = [name for name in written if len(name) <= _LONGEST_NAME and "\n" not in name]
    classified = [
        name.removeprefix(_CLASSIFIER)
        for name in facts.get_all("Classifier") or []
        if name.startswith(_CLASSIFIER)
    ]
    return next(filter(None, short), ", ".join(classified))


def _licence_texts(distribution: importlib.metadata.Distribution) -> Iterator[str]:
    for path in sorted(filter(_is_licence, distribution.files or []), key=str):
        with contextlib.suppress(OSError, UnicodeDecodeError):
            yield f"--- {path.name} ---\n\n{path.read_text('utf-8').strip()}"


def _is_licence(path: PurePosixPath) -> bool:
    folders = path.parts[:-1]
    if not folders or not folders[0].endswith(".dist-info") or path.suffix in (".py", ".pyc"):
        return False
    is_in_folder = bool(_FOLDERS_WITH_LICENCES.intersection(folders))
    return is_in_folder or _FILES_WITH_LICENCES.search(path.name) is not None


_RESOURCES = (
    ("Source Sans 3", "OFL-1.1", "fonts/SourceSans3-LICENSE.txt"),
    ("Demo model", "CC-BY-SA-4.0", f"{DEMO_MODEL}/MODEL_CARD.md"),
    ("Sample recording", "CC-BY-SA-4.0", "samples/LICENSE.txt"),
)


def _resources(of: Iterable[tuple[str, str, str]] = _RESOURCES) -> Iterator[Component]:
    for name, licence, file in of:
        # An installation without the sample needs not tell of it.
        with contextlib.suppress(ResourceError, OSError):
            text = resource_path(file).read_text("utf-8")
            yield Component(name, "", licence, f"{name}\n\n{text.strip()}")
