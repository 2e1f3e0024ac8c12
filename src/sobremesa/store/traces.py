"""What somebody has left at tables, and whom they don't want to hear."""

from __future__ import annotations

import msgspec

from sobremesa.store.errors import StoreError
from sobremesa.store.kept.people import Mute
from sobremesa.store.kept.tables import Page
from sobremesa.store.rows import Database
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry


def traces(database: Database, code: str, person: str) -> list[Entry]:
    """What that person has done at a table, as far as it can be read."""
    rows = database.execute("SELECT CAST(entry AS BLOB) FROM entries WHERE code = ? ORDER BY number", (code,))
    number = person.encode()
    found = []
    for (line,) in rows.fetchall():
        if number not in line:
            continue
        try:
            entry = acts.read(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if entry.by == person:
            found.append(entry)
    return found


def is_forgotten(database: Database, person: str) -> bool:
    return database.execute("SELECT 1 FROM forgotten WHERE person = ?", (person,)).fetchone() is not None


def leave_traces(database: Database, page: Page) -> None:
    """Where those people have written now. What somebody writes who has been forgotten meanwhile is not kept."""
    for person in page.people:
        if not is_forgotten(database, person):
            database.execute("INSERT INTO traces VALUES (?, ?) ON CONFLICT DO NOTHING", (person, page.code))
        elif any(entry.by == person and entry != acts.without_words(entry, "") for entry in page.entries):
            raise StoreError("who wrote this wanted to be forgotten")


def forget_reporter(database: Database, person: str) -> None:
    """What somebody told the host of is told by nobody; of two of the same line by nobody one is enough."""
    database.execute(
        "DELETE FROM reports WHERE reporter = '' AND EXISTS (SELECT 1 FROM reports AS theirs WHERE theirs.reporter = ?"
        " AND theirs.code = reports.code AND theirs.room = reports.room AND theirs.number = reports.number)",
        (person,),
    )
    database.execute("UPDATE reports SET reporter = '' WHERE reporter = ?", (person,))


def mute(database: Database, asked: Mute) -> None:
    if asked.yes:
        database.execute("INSERT INTO mutes VALUES (?, ?) ON CONFLICT DO NOTHING", (asked.person, asked.muted))
    else:
        database.execute("DELETE FROM mutes WHERE person = ? AND muted = ?", (asked.person, asked.muted))
