"""What was written before there were seals is sealed as it lies."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from sobremesa.store.sealing import (
    COLUMNS,
    among,
    before_the_first,
    chained,
    note_checkpoint,
    people_of,
    seal_of,
    seal_of_telling,
)


def seal_all(database: sqlite3.Connection, of_each: Mapping[str, Sequence[str]] = COLUMNS) -> None:
    """Whatever lies there is taken for what was written: nobody knows better."""
    for (code,) in database.execute("SELECT DISTINCT code FROM entries ORDER BY code").fetchall():
        _seal_record(database, code)
    for (code,) in database.execute("SELECT DISTINCT code FROM tellings ORDER BY code").fetchall():
        _seal_telling(database, code)
    for (code,) in database.execute("SELECT code FROM tables ORDER BY code").fetchall():
        database.execute("UPDATE tables SET among = ? WHERE code = ?", (among(*people_of(database, code)), code))
    for kind, columns in of_each.items():
        seal_rows(database, kind, columns)


def _seal_record(database: sqlite3.Connection, code: str) -> None:
    before, seals = before_the_first(code), []
    rows = database.execute("SELECT id, CAST(entry AS BLOB) FROM entries WHERE code = ? ORDER BY number", (code,))
    for place, entry in rows.fetchall():
        before = chained(before, entry)
        seals.append((before, place))
    database.executemany("UPDATE entries SET seal = ? WHERE id = ?", seals)
    database.execute("REPLACE INTO ends (code, entries, seal) VALUES (?, ?, ?)", (code, len(seals), before))
    note_checkpoint(database, code)


def _seal_telling(database: sqlite3.Connection, code: str) -> None:
    before: bytes | None = None
    for first, steps, is_end in database.execute(
        "SELECT first, steps, is_end FROM tellings WHERE code = ? ORDER BY first", (code,)
    ).fetchall():
        before = seal_of_telling(before, code, first, steps, is_end)
        database.execute("UPDATE tellings SET seal = ? WHERE code = ? AND first = ?", (before, code, first))


def seal_rows(database: sqlite3.Connection, kind: str, columns: Sequence[str]) -> None:
    keys = [name for (name,) in database.execute("SELECT name FROM pragma_table_info(?) WHERE pk > 0", (kind,))]
    which = " AND ".join(f"{name} = ?" for name in keys)
    seals = []
    for row in database.execute(f"SELECT {', '.join(columns)} FROM {kind}"):
        given = dict(zip(columns, row, strict=True))
        seals.append((seal_of(kind, row), *(given[name] for name in keys)))
    database.executemany(f"UPDATE {kind} SET seal = ? WHERE {which}", seals)
