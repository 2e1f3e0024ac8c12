"""The tables of the database, and how an older file becomes a newer one."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sobremesa.store.opening import CannotOpen

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
    # Private tables get a door. Whoever owned one or ever sat there is let in; others who have its code come while
    # people gather, as they could before, and no longer once the match has begun.
    """
    ALTER TABLE tables ADD COLUMN spoken INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN link_hash BLOB;
    CREATE UNIQUE INDEX links ON tables (link_hash) WHERE link_hash IS NOT NULL;
    CREATE TABLE let_in (
        code TEXT NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (code, person)
    ) WITHOUT ROWID;
    UPDATE tables SET spoken = 1 WHERE NOT listed AND phase = 'gathering';
    INSERT OR IGNORE INTO let_in SELECT code, person FROM seats JOIN tables USING (code) WHERE NOT listed;
    INSERT OR IGNORE INTO let_in
        SELECT code, who FROM (
            SELECT code, CASE WHEN json_valid(entry) THEN
                CASE json_extract(entry, '$.act.act')
                    WHEN 'opened' THEN json_extract(entry, '$.by')
                    WHEN 'sat' THEN json_extract(entry, '$.by')
                    WHEN 'passed' THEN json_extract(entry, '$.act.owner')
                END END AS who
            FROM tables JOIN entries USING (code) WHERE NOT listed
        ) WHERE typeof(who) = 'text' AND who <> '';
    """,
    # A few checkpoints of each table instead of one state, the log beside them, and how finished matches were told.
    """
    CREATE TABLE checkpoints (
        code TEXT NOT NULL,
        entries INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (code, entries)
    ) WITHOUT ROWID;
    INSERT INTO checkpoints SELECT code, entries, rules, state FROM snapshots;
    DROP TABLE snapshots;
    CREATE TABLE log (
        code TEXT NOT NULL,
        first INTEGER NOT NULL,
        lines BLOB NOT NULL,
        PRIMARY KEY (code, first)
    ) WITHOUT ROWID;
    CREATE TABLE tellings (
        code TEXT NOT NULL,
        first INTEGER NOT NULL,
        steps BLOB NOT NULL,
        is_end INTEGER NOT NULL,
        PRIMARY KEY (code, first)
    ) WITHOUT ROWID;
    CREATE TABLE editions (
        id TEXT PRIMARY KEY,
        body BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
    # What everybody has played. Matches that were over before are put there from their records when a server starts.
    """
    CREATE TABLE results (
        code TEXT PRIMARY KEY,
        names TEXT NOT NULL,
        ending TEXT NOT NULL,
        winners TEXT NOT NULL,
        practice INTEGER NOT NULL,
        began REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE played (
        person TEXT NOT NULL,
        code TEXT NOT NULL,
        game TEXT NOT NULL,
        chair INTEGER NOT NULL,
        won INTEGER, -- NULL: for practice, it doesn't count
        ended REAL NOT NULL,
        PRIMARY KEY (person, code)
    ) WITHOUT ROWID;
    CREATE INDEX shelves ON played (person, ended);
    CREATE INDEX shelves_by_game ON played (person, game, ended);
    CREATE INDEX shelves_that_count ON played (person, game, ended, won) WHERE won IS NOT NULL;
    CREATE TABLE tallies (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        matches INTEGER NOT NULL,
        won INTEGER NOT NULL,
        seconds REAL NOT NULL,
        PRIMARY KEY (person, game)
    ) WITHOUT ROWID;
    """,
)


VERSION: Final = len(_SCRIPTS)


def check(connection: sqlite3.Connection, file: Path) -> int:
    """Which version the file is of; 0 if it is empty. One that isn't ours, or isn't whole, is refused."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if tables and not (version > 0 and {"guests", "tables", "entries"} <= tables):
        raise CannotOpen(file, "foreign")
    if version > VERSION:
        raise CannotOpen(file, "newer")
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise CannotOpen(file, "damaged")
    return int(version)


def prepare(connection: sqlite3.Connection, file: Path) -> None:
    """Bring the file up to date, and see that it can be written."""
    version = check(connection, file)
    connection.execute("PRAGMA journal_mode = WAL")
    for number, script in enumerate(_SCRIPTS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
    probe(connection)


def probe(connection: sqlite3.Connection) -> None:
    """Write something that changes nothing: it fails where everything would."""
    connection.execute(f"PRAGMA user_version = {VERSION}")
