"""`sobremesa reports`: lines of chat that somebody has told the host of."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from datetime import datetime
from typing import TYPE_CHECKING

from rich.text import Text

from sobremesa.cli import status
from sobremesa.cli.arguments import add_database, whole
from sobremesa.cli.terminal import Terminal, printable
from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.extras import needing
from sobremesa.kernel.names import is_somebody

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sobremesa.store.reports import Line, Reported

HELP = """\
read the lines of chat that people have reported, also while a server runs

Without a number it lists those that wait for you; with numbers it shows each with what was said around it. `--resolve`
says that you are done with them: they are kept, and listed with `--all`. Nobody is told that they were reported.
"""

_LONGEST = 60  # letters of a line in the list


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("numbers", metavar="NUMBER", nargs="*", type=whole("NUMBER"), help="of reports, as listed")
    parser.add_argument("--resolve", action="store_true", help="you are done with these")
    parser.add_argument("--all", action="store_true", help="list those too that you are done with")
    add_database(parser)


def run(args: Namespace, terminal: Terminal) -> int:
    with needing("serve"):
        from sobremesa.store.place import place_of
        from sobremesa.store.reports import reported, settle

    database, wanted = place_of(args.db), args.numbers
    if args.resolve and not wanted:
        raise BadSettings(terminal.say("resolve-which"))
    found = {one.id: one for one in reported(database, settled=args.all or bool(wanted))}
    missing = [number for number in wanted if number not in found]
    if missing:
        raise BadSettings(terminal.say("no-report", number=missing[0]))
    if args.resolve:
        settle(database, wanted)
        terminal.err.print(terminal.say("resolved", count=len(wanted)))
    elif wanted:
        for number in wanted:
            _show(found[number], terminal)
    else:
        _list(list(found.values()), terminal)
    return status.OK


def _list(found: Sequence[Reported], terminal: Terminal) -> None:
    if not found:
        terminal.out.print(terminal.say("no-reports"))
    for one in found:
        line = one.line
        said = terminal.say("said-gone") if line is None else f"{_name(line, terminal)}: {_words(line, terminal)}"
        short = said if len(said) <= _LONGEST else f"{said[: _LONGEST - 1]}…"
        terminal.out.print(_heading(one, terminal), Text(short), soft_wrap=True)


def _show(one: Reported, terminal: Terminal) -> None:
    terminal.out.print(_heading(one, terminal), soft_wrap=True)
    for line in one.around:
        mark = "»" if line.number == one.number else " "
        text = f" {mark} {_when(line.at)}  {_name(line, terminal)}: {_words(line, terminal)}"
        terminal.out.print(Text(text, "bold" if line.number == one.number else ""), soft_wrap=True)


def _heading(one: Reported, terminal: Terminal) -> Text:
    done = terminal.say("report-resolved") if one.settled is not None else ""
    told = terminal.say(
        "report",
        number=one.id,
        code=one.code,
        game=one.game,
        room=terminal.say(f"report-{one.room}"),
        people=one.people,
        since=_when(one.since),
    )
    return Text(f"{told} {done}".strip(), "dim" if done else "")


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def _name(line: Line, terminal: Terminal) -> str:
    return terminal.say("report-somebody") if is_somebody(line.name) else printable(line.name)


def _words(line: Line, terminal: Terminal) -> str:
    if line.bet is not None:
        return terminal.say("report-bet", chair=line.bet + 1)
    return printable(line.text) if line.text else terminal.say("said-gone")
