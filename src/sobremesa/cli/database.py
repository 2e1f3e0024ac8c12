"""The database a command works on, and what is in its way, in the language asked for."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager

from sobremesa.cli.words import Words
from sobremesa.kernel.errors import SobremesaError


class DatabaseTrouble(SobremesaError):
    """A database that can't be used, and why."""


def add_database(parser: ArgumentParser) -> None:
    parser.add_argument("--db", metavar="URL", help="the database: sqlite:///FILE (default: in your data folder)")


@contextmanager
def told(say: Words) -> Iterator[None]:
    from sobremesa.store.opening import CannotOpen

    try:
        yield
    except CannotOpen as error:
        raise DatabaseTrouble(say(f"database-{error.why}", file=str(error.file))) from None
