"""The command line: which command, in which language, and how it ends."""

from __future__ import annotations

import io
import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from sobremesa import __version__
from sobremesa.cli import (
    analyse,
    backup,
    bots,
    cards,
    compare,
    contest,
    dataset,
    export,
    games,
    learn,
    lexicon,
    move,
    play,
    replay,
    reports,
    restore,
    rules,
    serve,
    simulate,
    status,
    tables,
    tale,
    trouble,
    trying,
    verify,
)
from sobremesa.cli.terminal import Terminal, printable
from sobremesa.cli.usage import Parser, language_asked
from sobremesa.cli.where import Terminated
from sobremesa.kernel import house_cards, registry
from sobremesa.kernel.compiling import is_compiled
from sobremesa.kernel.errors import SobremesaError
from sobremesa.text import LANGUAGES


class Command(Protocol):
    """A module of this folder that is a command. The first line of HELP says what it does; more may follow."""

    HELP: str

    def configure(self, parser: ArgumentParser) -> None: ...

    def run(self, args: Namespace, terminal: Terminal) -> int: ...


COMMANDS: Final[dict[str, Command]] = {
    "games": games,
    "bots": bots,
    "rules": rules,
    "cards": cards,
    "words": lexicon,
    "try": trying,
    "learn": learn,
    "play": play,
    "simulate": simulate,
    "compare": compare,
    "contest": contest,
    "dataset": dataset,
    "export": export,
    "verify": verify,
    "replay": replay,
    "story": tale,
    "analyse": analyse,
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "move": move,
    "reports": reports,
    "tables": tables,
}


def command_line() -> ArgumentParser:
    language = Parser(add_help=False)
    language.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help="the language (default: your locale's)")
    parser = Parser(
        prog="sobremesa",
        description="A table for board games of hidden information.",
        parents=[language],
        allow_abbrev=False,
    )
    runs = "compiled" if is_compiled() else "plain Python"
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__} ({runs})")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        one = commands.add_parser(
            name,
            help=command.HELP.partition("\n")[0],
            description=command.HELP,
            parents=[language],
            allow_abbrev=False,
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.configure(one)
        one.set_defaults(run=command.run)
    return parser


def _bring(files: Sequence[str]) -> None:
    """Whatever is wrong with somebody's cards is told before anything else happens."""
    house_cards.bring(files)
    for file in files:
        registry.get(house_cards.game_of(Path(file)))


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter the terminal lacks is no reason to stop
    given = sys.argv[1:] if argv is None else argv
    terminal = Terminal(language_asked(given))
    try:
        args = command_line().parse_args(given)
        _bring(getattr(args, "house_cards", ()))
        code: int = args.run(args, terminal)
        sys.stdout.flush()
    except SobremesaError as error:
        print(f"sobremesa: {printable(trouble.told(error, terminal.say))}", file=sys.stderr)
        return status.BAD_INPUT
    except Terminated:
        return status.TERMINATED
    except KeyboardInterrupt:
        return status.INTERRUPTED
    except BrokenPipeError:
        # Whatever is still to be written at exit must not complain a second time.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return status.BROKEN_PIPE
    return code
