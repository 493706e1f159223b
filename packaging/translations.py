"""Brings the translations of the interface up to date with the code, and compiles them.

    python packaging/translations.py          # look for new strings, then compile
    python packaging/translations.py --check  # only tell whether the compiled files are up to date

Needs PySide6-Essentials, which has lupdate and lrelease. A string that is new is marked as
unfinished in every resources/translations/voxcap_<language>.ts until somebody translates it there;
one that is gone is dropped. English has a file for its plural forms alone.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
SOURCE_LANGUAGE = "en"

_CODE = ("app/ui", "app/desktop", "app/controller.py")


@dataclass(frozen=True, slots=True)
class Text:
    """A string that is translated.

    Attributes:
        context: the class or group it belongs to.
        source: in English.
        disambiguation: parts equal strings that mean different things, or "".
        is_plural: whether it has plural forms.
    """

    context: str
    source: str
    disambiguation: str
    is_plural: bool


class Texts(ast.NodeVisitor):
    """Finds the strings of a module: those of `self.tr` and of `translate`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._classes: list[str] = []
        self._found: list[Text] = []

    def find(self) -> list[Text]:
        """Return them in order.

        Raises:
            ValueError: a text that is translated is no literal string.
        """
        self.visit(ast.parse(self._path.read_text("utf-8")))
        return self._found

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Remember the class, which is the context of its `tr`."""
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        """Take the string of a call that translates."""
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else None
        name = function.id if isinstance(function, ast.Name) else name
        if name == "tr":
            self._take(node, [ast.Constant(self._classes[-1]), *node.args])
        # What moves a painter has the same name, and no context.
        elif name == "translate" and len(node.args) > 1 and _is_text(node.args[0]):
            self._take(node, node.args)
        self.generic_visit(node)

    def _take(self, call: ast.Call, arguments: list[ast.expr]) -> None:
        values = [part.value if isinstance(part, ast.Constant) else ... for part in arguments[:3]]
        context, source, disambiguation = [*values, ""][:3]
        if not isinstance(context, str) or not isinstance(source, str):
            raise ValueError(f"{self._path}:{call.lineno}: what is translated is no literal string")
        is_plural = len(arguments) > 3 or any(word.arg == "n" for word in call.keywords)
        self._found.append(Text(context, source, str(disambiguation or ""), is_plural))


def _is_text(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and isinstance(part.value, str)


def main() -> int:
    """Update and compile, or check; return 1 if the check fails."""
    parser = argparse.ArgumentParser(description="Update the translations of the interface.")
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        stale = [path.name for path in sorted(FOLDER.glob("*.ts")) if is_stale(path)]
        print("\n".join(f"{name} has to be compiled anew" for name in stale))
        return 1 if stale else 0
    for path in sorted(FOLDER.glob("*.ts")):
        collect_strings(path)
        compile_to(path.with_suffix(".qm"), path)
    return 0


def texts() -> Iterator[Text]:
    """Yield the strings of the app; Qt's own come translated."""
    for name in _CODE:
        path = ROOT / name
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            yield from Texts(file).find()


def collect_strings(path: Path) -> None:
    """Bring a file of translations up to date with the code."""
    language = path.stem.removeprefix("voxcap_")
    plurals = ["-pluralonly"] if language == SOURCE_LANGUAGE else []
    options = ["-no-obsolete", "-locations", "none", *plurals]
    languages = ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
    with tempfile.TemporaryDirectory() as folder:
        # lupdate's own reading of Python misses calls whose number is more than a name.
        code = Path(folder) / "texts.py"
        code.write_text("".join(f"{_call(text)}\n" for text in texts()), "utf-8")
        _run("lupdate", str(code), *options, *languages, "-ts", str(path))


def compile_to(compiled: Path, path: Path) -> None:
    """Compile a file of translations."""
    _run("lrelease", "-silent", str(path), "-qm", str(compiled))


def is_stale(path: Path) -> bool:
    """Tell whether the compiled file beside a file of translations is not what it should be."""
    compiled = path.with_suffix(".qm")
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / compiled.name
        compile_to(fresh, path)
        return not compiled.exists() or compiled.read_bytes() != fresh.read_bytes()


def _call(text: Text) -> str:
    """Return a call that lupdate understands."""
    arguments = [_quoted(text.context), _quoted(text.source), _quoted(text.disambiguation)]
    return f"translate({', '.join(arguments + ['1'] * text.is_plural)})"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _run(tool: str, *arguments: str) -> None:
    # The tools of the PySide6 that runs this, wherever it is installed.
    call = f"import sys; from PySide6.scripts.pyside_tool import {tool}; sys.exit({tool}())"
    subprocess.run(
        [sys.executable, "-c", call, *arguments], check=True, cwd=ROOT, stdout=subprocess.DEVNULL
    )


if __name__ == "__main__":
    sys.exit(main())
