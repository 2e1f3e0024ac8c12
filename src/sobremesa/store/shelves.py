"""Everybody's shelf: the matches they have played, and sums that are kept up to date as matches end.

Whoever looks at their shelf reads so many rows by an index, however much they have played.
"""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Final

from sobremesa.store.contract import Shelf, Tally
from sobremesa.tables.played import Played, Shelving

PAGE_SIZE: Final = 30
MOST_PAGES: Final = 100
_LATEST: Final = 12


def put(database: sqlite3.Connection, shelving: Shelving) -> None:
    """Put a finished match on the shelves of those who played it; a second time changes nothing."""
    match = shelving.match
    names, winners = json.dumps(match.names), json.dumps(match.winners)
    row = (match.code, names, match.ending, winners, match.practice, match.began)
    if not database.execute("INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?, ?)", row).rowcount:
        return
    for chair, person in enumerate(shelving.players):
        if person:
            _put_for(database, match, chair, person)


def _put_for(database: sqlite3.Connection, match: Played, chair: int, person: str) -> None:
    won = None if match.practice else chair in match.winners
    row = (person, match.code, match.game, chair, won, match.ended)
    is_new = database.execute("INSERT OR IGNORE INTO played VALUES (?, ?, ?, ?, ?, ?)", row).rowcount
    if is_new and won is not None:
        database.execute(
            "INSERT INTO tallies VALUES (?, ?, 1, ?, ?) ON CONFLICT (person, game) DO UPDATE SET"
            " matches = matches + 1, won = won + excluded.won, seconds = seconds + excluded.seconds",
            (person, match.game, won, max(0.0, match.ended - match.began)),
        )


def shelf(database: sqlite3.Connection, person: str, game: str, page: int) -> Shelf:
    which, given = ("person = ? AND game = ?", (person, game)) if game else ("person = ?", (person,))
    rows = database.execute(
        "SELECT code, game, names, ending, winners, practice, began, ended, chair"
        f" FROM played JOIN results USING (code) WHERE {which} ORDER BY ended DESC LIMIT ? OFFSET ?",
        (*given, PAGE_SIZE + 1, page * PAGE_SIZE),
    ).fetchall()
    return Shelf([_match(row) for row in rows[:PAGE_SIZE]], len(rows) > PAGE_SIZE, _tallies(database, person))


def _match(row: tuple[Any, ...]) -> tuple[Played, int]:
    code, game, names, ending, winners, practice, began, ended, chair = row
    told, won = tuple(json.loads(names)), tuple(json.loads(winners))
    return Played(code, game, told, ending, won, bool(practice), began, ended), chair


def _tallies(database: sqlite3.Connection, person: str) -> list[Tally]:
    sums = database.execute("SELECT game, matches, won, seconds FROM tallies WHERE person = ?", (person,)).fetchall()
    return sorted(
        (Tally(game, matches, won, seconds, _latest(database, person, game)) for game, matches, won, seconds in sums),
        key=lambda tally: -tally.matches,
    )


def _latest(database: sqlite3.Connection, person: str, game: str) -> tuple[bool, ...]:
    rows = database.execute(
        "SELECT won FROM played WHERE person = ? AND game = ? AND won IS NOT NULL ORDER BY ended DESC LIMIT ?",
        (person, game, _LATEST),
    )
    return tuple(bool(won) for (won,) in rows)[::-1]
