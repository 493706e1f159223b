"""Finds the sentences that code below the windows tells, with something filled in."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

FILLED_IN = "Xyzzy 1"

_NOT_TOLD = frozenset({"tr", "translate", "debug", "info", "warning", "error", "exception"})


def sentences(path: Path, values: Mapping[str, str]) -> Iterator[str]:
    """Yield all texts of a module that end like a sentence.

    Args:
        path: of the module.
        values: what to fill in, by expression; `FILLED_IN` for all others.
    """
    tree = ast.parse(path.read_text("utf-8"))
    passed_over = set(_passed_over(tree))
    for node in ast.walk(tree):
        if node in passed_over:
            continue
        text = _text(node, values).strip()
        if text.endswith(".") and " " in text:
            yield text


def _passed_over(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as docstring):
                yield docstring
            case ast.Call(func=ast.Attribute(attr=name)) if name in _NOT_TOLD:
                yield from ast.walk(node)
            case ast.JoinedStr():
                yield from (part for part in ast.walk(node) if part is not node)


def _text(node: ast.AST, values: Mapping[str, str]) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.FormattedValue(value=value):
            return values.get(ast.unparse(value), FILLED_IN)
        case ast.JoinedStr(values=parts):
            return "".join(_text(part, values) for part in parts)
    return ""
