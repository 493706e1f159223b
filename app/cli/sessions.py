"""`voxcap sessions`: what was captioned before, to read, export and search it."""

from __future__ import annotations

import argparse
import math
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import arguments
from app.cli.errors import EXIT_DONE, EXIT_FAILED, UsageError

if TYPE_CHECKING:
    from app.captions.export import ExportFormat, ExportOptions
    from app.captions.history import SessionStore
    from app.captions.recorded import RecordedSession

_STANDARD_OUTPUT = "-"
_FORMATS = ("txt", "txt-times", "srt", "vtt", "json")
_TIME = re.compile(r"(?:(?:([0-9]{1,4}):)?([0-9]{1,4}):)?([0-9]{1,9}(?:\.[0-9]*)?)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the sub-command's own sub-commands."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")

    _add(actions, "list", "list all sessions, the newest first", _list)

    show = _add(actions, "show", "print the text of a session", _show)
    _add_session(show)
    show.add_argument("--times", action="store_true", help="with the times of each paragraph")
    _add_choice(show)

    export = _add(actions, "export", "write a session to a file", _export)
    _add_session(export)
    export.add_argument(
        "path",
        metavar="PATH",
        help="file to write; its extension .txt, .srt, .vtt or .json is the format; "
        "'-' is standard output",
    )
    export.add_argument("--format", choices=_FORMATS, help="instead of what the extension says")
    export.add_argument("--force", action="store_true", help="replace the file if it exists")
    export.add_argument(
        "--no-labels", action="store_true", help="do not name the speakers where there are several"
    )
    export.add_argument(
        "--bom",
        action="store_true",
        help="begin with a byte order mark, for players on Windows that garble accents",
    )
    _add_choice(export)

    search = _add(actions, "search", "find where something was said", _search)
    search.add_argument("text", nargs="+", metavar="TEXT", help="a word or some words")

    rename = _add(actions, "rename", "give a session a title", _rename)
    _add_session(rename)
    rename.add_argument("title", metavar="TITLE", help="'' takes the title away")

    delete = _add(actions, "delete", "remove sessions for good", _delete)
    _add_session(delete, nargs="+")
    delete.add_argument("--yes", action="store_true", help="do not ask")

    recover = _add(actions, "recover", "list sessions that were cut off, or finish them", _recover)
    _add_session(recover, nargs="*")
    recover.add_argument("--all", action="store_true", help="finish all that were cut off")


def run(args: argparse.Namespace) -> int:
    """Do the action; return 0, or 1 if it failed."""
    from app.captions.history import SessionStore
    from app.paths import sessions_folder

    action: Callable[[SessionStore, argparse.Namespace], int] = args.run_action
    return action(SessionStore(sessions_folder(args.profile)), args)


def time_s(text: str) -> float:
    """Return the seconds of a time such as 1:02:03, 2:03 or 123.5."""
    match = _TIME.fullmatch(text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no time such as 1:02:03 or 2:03")
    hours, minutes, seconds = (float(part) for part in match.groups(default="0"))
    return hours * 3600 + minutes * 60 + seconds


def _add(
    actions: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    summary: str,
    run_action: Callable[[SessionStore, argparse.Namespace], int],
) -> argparse.ArgumentParser:
    action = actions.add_parser(name, help=summary, description=summary.capitalize() + ".")
    action.set_defaults(run_action=run_action)
    arguments.add_profile_argument(action)
    action.add_argument(
        "--debug", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS
    )
    return action


def _add_session(action: argparse.ArgumentParser, nargs: str | None = None) -> None:
    action.add_argument(
        "sessions" if nargs else "session",
        nargs=nargs,
        metavar="ID",
        help="of a session as `voxcap sessions list` shows it, or as much of its beginning as is "
        "needed to tell it from the others",
    )


def _add_choice(action: argparse.ArgumentParser) -> None:
    action.add_argument(
        "--from",
        type=time_s,
        default=0.0,
        dest="start_s",
        metavar="H:MM:SS",
        help="leave out what is before",
    )
    action.add_argument(
        "--to",
        type=time_s,
        default=math.inf,
        dest="end_s",
        metavar="H:MM:SS",
        help="leave out what is after",
    )
    action.add_argument(
        "--replacements",
        metavar="CSV",
        help="table of what to replace, with the columns find, replace and mode",
    )


def _list(store: SessionStore, args: argparse.Namespace) -> int:
    from app.cli.session_table import print_sessions

    summaries = store.sessions()
    if summaries:
        print_sessions(summaries)
    else:
        _say("There are no sessions yet.")
    return EXIT_DONE


def _show(store: SessionStore, args: argparse.Namespace) -> int:
    from app.captions.export import EXPORT_FORMATS
    from app.cli.destination import standard_output
    from app.cli.session_table import heading

    options = _options(args)
    session = _read(store, args.session)
    output = standard_output()
    export_format = EXPORT_FORMATS["txt-times" if args.times else "txt"]
    output.write(f"{heading(session.header, session.duration_s)}\n")
    output.write(export_format.document(session, options))
    output.flush()
    return EXIT_DONE


def _export(store: SessionStore, args: argparse.Namespace) -> int:
    from app.captions.export import ExportError
    from app.cli.destination import standard_output
    from app.whole_file import write_whole

    export_format = _format(args)
    options = _options(args)
    document = export_format.document(_read(store, args.session), options)
    if args.path == _STANDARD_OUTPUT:
        output = standard_output()
        output.write(document)
        output.flush()
        return EXIT_DONE
    path = Path(args.path)
    if path.is_file() and not args.force:
        raise ExportError(
            f"{path} exists already; --force replaces it", parameter="path", value=str(path)
        )
    write_whole(path, document)
    return EXIT_DONE


def _search(store: SessionStore, args: argparse.Namespace) -> int:
    from app.cli.destination import standard_output
    from app.cli.session_table import hit_line

    output = standard_output()
    n_hits = 0
    for hit in store.search(" ".join(args.text)):
        output.write(hit_line(hit) + "\n")
        n_hits += 1
    output.flush()
    if not n_hits:
        _say("Nothing was found.")
    return EXIT_DONE


def _rename(store: SessionStore, args: argparse.Namespace) -> int:
    store.rename(args.session, args.title)
    return EXIT_DONE


def _delete(store: SessionStore, args: argparse.Namespace) -> int:
    if not args.yes and not _agreed(args.sessions):
        _say("Nothing was deleted.")
        return EXIT_FAILED
    return _each(args.sessions, store.delete)


def _recover(store: SessionStore, args: argparse.Namespace) -> int:
    from app.cli.session_table import print_sessions

    if args.all or args.sessions:
        ids = args.sessions or [found.header.id for found in store.unfinished()]
        return _each(ids, store.finish)
    summaries = store.unfinished()
    if summaries:
        print_sessions(summaries)
        _say("`voxcap sessions recover --all` finishes them; no word is lost either way.")
    else:
        _say("No session was cut off.")
    return EXIT_DONE


def _read(store: SessionStore, session_id: str) -> RecordedSession:
    from app.cli.main import complain

    session = store.read(session_id)
    if session.n_unreadable:
        lines = "line" if session.n_unreadable == 1 else "lines"
        complain(
            f"session {session.header.id}: {session.n_unreadable} damaged {lines} could not be "
            "read; everything else is there"
        )
    return session


def _options(args: argparse.Namespace) -> ExportOptions:
    from app.captions.export import ExportOptions
    from app.captions.replacement_csv import read_csv
    from app.captions.replacements import Replacements

    if args.end_s <= args.start_s:
        raise UsageError("--to has to be after --from")
    return ExportOptions(
        start_s=args.start_s,
        end_s=args.end_s,
        replacements=read_csv(Path(args.replacements)) if args.replacements else Replacements(),
        with_labels=not getattr(args, "no_labels", False),
        with_byte_order_mark=getattr(args, "bom", False),
    )


def _format(args: argparse.Namespace) -> ExportFormat:
    from app.captions.export import EXPORT_FORMATS, ExportError, format_for

    if args.format is not None:
        return EXPORT_FORMATS[args.format]
    if args.path == _STANDARD_OUTPUT:
        return EXPORT_FORMATS["txt"]
    try:
        return format_for(Path(args.path))
    except ExportError as error:
        raise UsageError(f"{error}, or give --format") from error


def _agreed(ids: Sequence[str]) -> bool:
    """Ask whether to delete the sessions."""
    from app.cli.progress import is_terminal

    if not is_terminal(sys.stdin):
        raise UsageError("standard input is no terminal to ask on; --yes deletes without asking")
    what = f"session {ids[0]}" if len(ids) == 1 else f"{len(ids)} sessions"
    if sys.stderr is not None:
        print(f"Delete {what} for good? [y/N] ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def _each(ids: Sequence[str], act: Callable[[str], None]) -> int:
    """Do the same to several sessions; one that fails does not keep the others from it."""
    from app.captions.errors import SessionError
    from app.cli.main import complain

    code = EXIT_DONE
    for session_id in dict.fromkeys(ids):
        try:
            act(session_id)
        except SessionError as error:
            complain(error)
            code = EXIT_FAILED
    return code


def _say(text: str) -> None:
    """Tell people something that is no part of the output."""
    if sys.stderr is not None:
        print(text, file=sys.stderr, flush=True)
