"""`voxcap model`: model folders and their prepared weights."""

from __future__ import annotations

import argparse
from typing import Protocol

from app.cli import model_check, model_get, model_info, model_store


class Action(Protocol):
    """A sub-command of this one."""

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Add its options."""

    def run(self, args: argparse.Namespace, /) -> int:
        """Do it; return the exit code."""


_ACTIONS: dict[str, tuple[Action, str]] = {
    "get": (model_get, "fetch the full model, verify it and prepare it"),
    "path": (model_check.WhereItIs, "print the folder of the full model"),
    "verify": (model_check.Verify, "compare a model's files with their checksums"),
    "info": (model_info, "show format, sizes, shape, delays and what is missing"),
    "prepare": (model_store.Prepare, "pack a model's weights, so that it starts in seconds"),
    "list": (model_store.List, "list the prepared weights"),
    "remove": (model_store.Remove, "delete prepared weights"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the sub-command's own sub-commands."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, (action, summary) in _ACTIONS.items():
        command = actions.add_parser(name, help=summary, description=summary.capitalize() + ".")
        action.add_arguments(command)
        command.add_argument(
            "--debug", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS
        )


def run(args: argparse.Namespace) -> int:
    """Do what was asked for; return the exit code."""
    action, _ = _ACTIONS[args.action]
    return action.run(args)
