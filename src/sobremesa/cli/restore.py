"""`sobremesa restore`: the tables as they were when a backup was made."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from sobremesa.cli import status
from sobremesa.cli.arguments import add_database
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel.extras import needing

HELP = """\
put a backup in the place of the database

The backup is checked first, and the database of before is kept beside it under another name. A server that runs on the
database must be stopped before.
"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="what `sobremesa backup` wrote")
    add_database(parser)


def run(args: Namespace, terminal: Terminal) -> int:
    with needing("serve"):
        from sobremesa.store.place import file_of
        from sobremesa.store.sqlite.backup import restore

    place = file_of(args.db)
    tables, aside = restore(Path(args.file), place)
    terminal.err.print(terminal.say("restored", file=str(place), tables=tables), soft_wrap=True)
    if aside is not None:
        terminal.err.print(terminal.say("set-aside", file=str(aside)), soft_wrap=True)
    return status.OK
