"""`sobremesa move`: all tables from one database into another, a file or a PostgreSQL."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from sobremesa.cli import status
from sobremesa.cli.terminal import Terminal
from sobremesa.kernel.extras import needing

HELP = """\
copy all tables, people and matches from one database into another one, which must be new

No server may run on either. Every row is read again where it was written to, counted and compared; where that fails,
nothing of it stays. The database it came from isn't changed: keep it until you have seen the new one run.
"""


def configure(parser: ArgumentParser) -> None:
    what = "sqlite:///FILE or postgresql://USER@HOST/NAME"
    parser.add_argument("--from", dest="source", metavar="URL", required=True, help=f"where they are: {what}")
    parser.add_argument("--to", dest="target", metavar="URL", required=True, help="where they are to be, the same way")


def run(args: Namespace, terminal: Terminal) -> int:
    with needing("serve"):
        from sobremesa.store.moving import moved
        from sobremesa.store.place import at_rest, filled, place_of

    source, target = place_of(args.source), place_of(args.target)
    with at_rest(source) as here, filled(target) as there:
        counted = moved(here, there)
    numbers = {"tables": counted["tables"], "people": counted["guests"], "rows": sum(counted.values())}
    terminal.err.print(terminal.say("moved", **numbers), soft_wrap=True)
    return status.OK
