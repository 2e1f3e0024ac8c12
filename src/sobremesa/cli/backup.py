"""`sobremesa backup`: a copy of all tables, while they are played at."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from sobremesa.cli import status
from sobremesa.cli.arguments import add_database
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel.extras import needing

HELP = """\
write a copy of the database, also while a server runs on it

The copy is whole and of one moment, a file whichever database it is of, and is checked after writing. It holds every
secret of every match and the links of private tables: keep it as you keep the database. `sobremesa restore FILE` is the
way back; to a PostgreSQL it is `sobremesa move --from sqlite:///FILE --to postgresql://USER@HOST/NAME`, into a new one.
"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="where to write it")
    parser.add_argument("--force", action="store_true", help="write over a file that is there already")
    add_database(parser)


def run(args: Namespace, terminal: Terminal) -> int:
    with needing("serve"):
        from sobremesa.store.place import backed_up, place_of

    tables = backed_up(place_of(args.db), Path(args.file), over=args.force)
    terminal.err.print(terminal.say("backed-up", file=args.file, tables=tables), soft_wrap=True)
    return status.OK
