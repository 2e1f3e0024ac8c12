"""Where the database is, and the engine for it: the only module that knows which there are."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.extras import needing
from sobremesa.store.contract import Itself, Store
from sobremesa.store.moving import is_empty, moved
from sobremesa.store.rows import Database

_SCHEME: Final = "sqlite:///"
_OF_POSTGRES: Final = ("postgresql", "postgres")
_ADDRESS: Final = "SOBREMESA_DB"  # where an address with its password may stand


@final
@dataclass(frozen=True, slots=True)
class Remote:
    """A database that is a server of its own; the address may hold a password."""

    address: str

    def __repr__(self) -> str:
        return f"Remote({urlsplit(self.address).hostname})"


Place = Path | Remote


def place_of(given: str | None) -> Place:
    """What --db says, or the environment, or the usual file."""
    address = os.environ.get(_ADDRESS) if given is None else given
    if address is not None and address.partition("://")[0] in _OF_POSTGRES:
        if given is not None and urlsplit(given).password is not None:
            raise SobremesaError(
                f"others read what is on a command line: give the password in {_ADDRESS}, PGPASSWORD or .pgpass",
                "database-password",
                variable=_ADDRESS,
            )
        return Remote(address)
    return file_of(address)


def file_of(address: str | None) -> Path:
    """`sqlite:///relative.db`, `sqlite:////absolute.db`, or None for the usual place."""
    if address is None:
        return user_data_path("sobremesa", appauthor=False) / "tables.db"
    path = Path(address.removeprefix(_SCHEME))
    if not address.startswith(_SCHEME) or not path.name:
        raise SobremesaError(f"a database is given as {_SCHEME}FILE, not as {address!r}", "database", given=address)
    return path


def opened(place: Place, itself: Itself | None = None) -> Store:
    """The store there, made if there is none: whatever is in the way is told now."""
    if isinstance(place, Remote):
        with needing("postgresql"):
            from sobremesa.store.postgres import PostgresStore

        return PostgresStore(place.address, itself or Itself())
    from sobremesa.store.sqlite import SqliteStore

    return SqliteStore(place)


@contextmanager
def inside(place: Place) -> Iterator[Database]:
    """A database of today's, for whoever runs the server: also while it runs."""
    if isinstance(place, Remote):
        with needing("postgresql"):
            from sobremesa.store.postgres.inside import inside as inside_remote

        with inside_remote(place.address) as database:
            yield database
        return
    from sobremesa.store.sqlite.schema import inside as inside_file

    with inside_file(place) as connection:
        yield connection


@contextmanager
def at_rest(place: Place) -> Iterator[Database]:
    """A database of today's on which no server runs."""
    if isinstance(place, Remote):
        with needing("postgresql"):
            from sobremesa.store.postgres.whole import at_rest as remote_at_rest

        with remote_at_rest(place.address) as database:
            yield database
        return
    from sobremesa.store.sqlite.backup import at_rest as file_at_rest

    with file_at_rest(place) as connection:
        yield connection


@contextmanager
def filled(place: Place) -> Iterator[Database]:
    """A new database, which is there once it has been filled without a fault."""
    if isinstance(place, Remote):
        with needing("postgresql"):
            from sobremesa.store.postgres.opening import CannotServe, name_of
            from sobremesa.store.postgres.whole import filled as remote_filled

        with remote_filled(place.address) as database:
            if not is_empty(database):
                raise CannotServe(name_of(place.address), "filled")
            yield database
        return
    from sobremesa.store.sqlite.backup import filled as file_filled
    from sobremesa.store.sqlite.opening import CannotOpen

    if place.is_file():
        raise CannotOpen(place, "not-new")
    with file_filled(place) as connection:
        yield connection


def backed_up(place: Place, target: Path, *, over: bool) -> int:
    """A file with all that is there at this moment, also while servers run. How many tables it has."""
    if isinstance(place, Remote):
        with needing("postgresql"):
            from sobremesa.store.postgres.whole import snapshot
        from sobremesa.store.sqlite.backup import filled as file_filled

        with snapshot(place.address) as source, file_filled(target, over=over) as copy:
            return moved(source, copy)["tables"]
    from sobremesa.store.sqlite.backup import back_up

    return back_up(place, target, over=over)
