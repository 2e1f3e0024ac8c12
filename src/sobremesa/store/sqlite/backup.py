"""A whole copy of a database, made while it is in use, and the way back from one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from sobremesa.store.forgetting import finish_forgetting, say_farewell
from sobremesa.store.kept.people import Farewell
from sobremesa.store.sqlite.lock import Lock
from sobremesa.store.sqlite.opening import CannotOpen, connected, create, told
from sobremesa.store.sqlite.schema import check, inside, prepare

_BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside a database in use


def back_up(database: Path, target: Path, *, over: bool = False) -> int:
    """Write a copy of the database as it is at this moment, and see that it is whole. How many tables it has.

    Whoever is playing doesn't notice: a copy is made of what is written, and the writing goes on beside it.
    """
    _must_be_free(target, over=over)
    if target.exists() and database.exists() and target.samefile(database):
        raise CannotOpen(target, "same")
    with _copied(database, target) as (draft, tables):
        draft.replace(target)
        _sync(target.parent)
    return tables


def restore(backup: Path, database: Path) -> tuple[int, Path | None]:
    """Put a backup in the database's place. How many tables it has, and where the database of before is kept."""
    if database.is_dir():
        raise CannotOpen(database, "directory")
    with told(database):
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(database)
    try:
        if database.exists() and backup.exists() and backup.samefile(database):
            raise CannotOpen(backup, "same")
        with _copied(backup, database) as (draft, tables):
            if database.exists():
                _forget_again(draft, database)
            aside = _set_aside(database) if database.exists() else None
            draft.replace(database)
            _sync(database.parent)
    finally:
        lock.release()
    return tables, aside


@contextmanager
def _copied(source: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """A checked copy under a name of its own beside the target, to be renamed; it doesn't stay."""
    with told(source), closing(connected(source)) as original, drafted(target) as draft:
        if check(original, source) == 0:
            raise CannotOpen(source, "foreign")
        with told(target):
            create(draft)
            with closing(connected(draft)) as copy:
                original.backup(copy)
                tables = _finished(copy, target)
            yield draft, tables


@contextmanager
def drafted(target: Path) -> Iterator[Path]:
    """A name beside the target for a file that is renamed when it is whole; else nothing of it stays."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        yield draft
    finally:
        for left in (draft, *(draft.with_name(f"{draft.name}{end}") for end in (*_BESIDE, "-journal"))):
            with suppress(OSError):
                left.unlink(missing_ok=True)


@contextmanager
def filled(target: Path, *, over: bool = False) -> Iterator[sqlite3.Connection]:
    """A new database, empty, that is put in its place once it has been filled."""
    _must_be_free(target, over=over)
    with told(target), drafted(target) as draft:
        create(draft)
        with closing(connected(draft)) as fresh:
            prepare(fresh, draft)
            fresh.execute("BEGIN IMMEDIATE")
            yield fresh
            fresh.execute("COMMIT")
            _finished(fresh, target)
        draft.replace(target)
        _sync(target.parent)


@contextmanager
def at_rest(file: Path) -> Iterator[sqlite3.Connection]:
    """A database of today's that no server runs on, nor is started on meanwhile."""
    with told(file):
        file.stat()
        lock = Lock(file)
    try:
        with inside(file) as connection:
            yield connection
    finally:
        lock.release()


def _must_be_free(target: Path, *, over: bool) -> None:
    if target.is_dir():
        raise CannotOpen(target, "directory")
    if target.exists() and not over:
        raise CannotOpen(target, "exists")


def _finished(copy: sqlite3.Connection, file: Path) -> int:
    """One file, with nothing beside it, and whole. How many tables it has."""
    copy.execute("PRAGMA journal_mode = DELETE")
    if copy.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise CannotOpen(file, "damaged")
    (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


def _forget_again(draft: Path, database: Path) -> None:
    """Who has been forgotten since the backup was made doesn't come back with it."""
    try:
        with closing(connected(database)) as old:
            gone = old.execute("SELECT person, at FROM forgotten").fetchall()
    except sqlite3.Error:  # damaged, or of a time when nobody was forgotten
        return
    with closing(connected(draft)) as copy:
        prepare(copy, draft)
        copy.execute("BEGIN IMMEDIATE")
        for person, at in gone:
            say_farewell(copy, Farewell(person, at))
        finish_forgetting(copy)
        copy.execute("COMMIT")
        copy.execute("PRAGMA journal_mode = DELETE")


def _set_aside(database: Path) -> Path:
    """Keep what was there under another name. There is a database at every moment, whatever happens meanwhile."""
    now = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    aside = database.with_name(f"{database.name}.before-{now}")
    with suppress(sqlite3.Error), closing(connected(database)) as old:
        old.execute("PRAGMA journal_mode = DELETE")  # what lies beside it goes into it; a damaged one stays as it is
    try:
        os.link(database, aside)
    except OSError:  # where files can't have two names
        database.rename(aside)
    for end in _BESIDE:
        with suppress(FileNotFoundError):
            database.with_name(f"{database.name}{end}").rename(f"{aside}{end}")
    return aside


def _sync(folder: Path) -> None:
    """See that the new name survives a power cut, where folders can be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
