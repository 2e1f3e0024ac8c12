"""The tables of the database, and how an older file becomes a newer one."""

from __future__ import annotations

import sqlite3
from typing import Final

from sobremesa.store.record import StoreError

# Entries lie in the order they came in, whichever table they are of: writing many tables at once touches few pages.
# Each script brings a file one version on; a file remembers its version in `user_version`.
_SCRIPTS: Final = (
    """
    CREATE TABLE guests (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        key_hash BLOB NOT NULL UNIQUE
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        listed INTEGER NOT NULL,
        phase TEXT NOT NULL,
        touched REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX lobby ON tables (listed, phase, touched);
    CREATE TABLE entries (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL,
        number INTEGER NOT NULL,
        entry TEXT NOT NULL,
        UNIQUE (code, number)
    );
    CREATE TABLE snapshots (
        code TEXT PRIMARY KEY,
        entries INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        state BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE seats (
        person TEXT NOT NULL,
        code TEXT NOT NULL,
        PRIMARY KEY (person, code)
    ) WITHOUT ROWID;
    CREATE INDEX seats_of_table ON seats (code);
    """,
)


def prepare(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(_SCRIPTS):
        raise StoreError("this database was written by a newer Sobremesa")
    for number, script in enumerate(_SCRIPTS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
