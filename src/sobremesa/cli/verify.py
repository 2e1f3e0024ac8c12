"""`sobremesa verify`: prove from a match file that nobody stacked the deck."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rich.text import Text

from sobremesa.cli import files, status
from sobremesa.cli.terminal import Terminal, printable
from sobremesa.kernel import record
from sobremesa.kernel.errors import NotVerified

HELP = """\
check a match file: the deal, every choice and the result

The match is played again: the secret must be the one committed to before the deal, every choice must be legal, and
they must lead to the result the file tells. Exit status: 0 verified, 1 not verified, 2 unreadable.
"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file; `-` is standard input")


def run(args: Namespace, terminal: Terminal) -> int:
    told = record.read(files.read(args.file, terminal.say))
    try:
        match = record.verify(told)
    except NotVerified as error:
        terminal.out.print(Text(terminal.say("not-verified", why=_why(error, terminal)), "bad"))
        return status.NO
    terminal.out.print(Text(terminal.say("verified"), "good"))
    game = terminal.texts(match.game).say("game")
    terminal.out.print(terminal.say("verified-what", game=game, seats=match.seats, choices=match.version))
    if match.outcome is None:
        terminal.out.print(terminal.say("verified-unfinished"))
    return status.OK


def _why(error: NotVerified, terminal: Terminal) -> str:
    details = {name: printable(value) if isinstance(value, str) else value for name, value in error.details.items()}
    if error.what == "choice":
        details["rule"] = details["rule"] or "none"
    elif error.what == "result":
        details = {name: value or terminal.say("unfinished") for name, value in details.items()}
    return terminal.say(f"unfit-{error.what}", **details)
