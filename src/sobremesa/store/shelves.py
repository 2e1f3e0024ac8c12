"""Everybody's shelf: the matches they have played, and sums that are kept up to date as matches end.

Whoever looks at their shelf reads so many rows by an index, however much they have played.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import zip_longest
from typing import Any, Final

from sobremesa.kernel.names import SOMEBODY, is_somebody
from sobremesa.store import rows
from sobremesa.store.kept.people import Shelf, Tally
from sobremesa.store.rows import Database
from sobremesa.store.sealing import COLUMNS, is_sound, sealed, sound
from sobremesa.store.traces import is_forgotten
from sobremesa.tables.coming_back import Damaged
from sobremesa.tables.played import Played, Shelving

PAGE_SIZE: Final = 30
MOST_PAGES: Final = 100
_LATEST: Final = 12

_PLAYED: Final = "person, played.code, game, chair, won, ended, played.seal"
_RESULTS: Final = "names, ending, winners, practice, began, results.seal"
_TALLY: Final = "SELECT person, game, matches, won, seconds, practised, seal FROM tallies"
_PUT_TALLY: Final = rows.put("tallies", COLUMNS["tallies"], ("person", "game"))
_ADD: Final = (
    "INSERT INTO played (person, code, game, chair, won, ended, seal) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO NOTHING"
)


def put(database: Database, shelving: Shelving) -> None:
    """Put a finished match on the shelves of those who played it; a second time changes nothing."""
    match = shelving.match
    names, winners = json.dumps(_names(database, shelving)), json.dumps(match.winners)
    row = sealed("results", match.code, names, match.ending, winners, match.practice, float(match.began))
    columns = "(code, names, ending, winners, practice, began, seal)"
    if not database.execute(
        f"INSERT INTO results {columns} VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row
    ).rowcount:
        return
    # In order: two who put matches of the same people there at once would each wait for the other.
    for person, chair in sorted((person, chair) for chair, person in enumerate(shelving.players)):
        if person and not is_forgotten(database, person):
            _put_for(database, match, chair, person)


def _names(database: Database, shelving: Shelving) -> list[str]:
    """As the record told them; but somebody may have been forgotten since it was read."""
    people = shelving.players
    return [
        SOMEBODY if name and not is_somebody(name) and is_forgotten(database, person) else name
        for name, person in zip_longest(shelving.match.names, people[: len(shelving.match.names)], fillvalue="")
    ]


def _put_for(database: Database, match: Played, chair: int, person: str) -> None:
    won = None if match.practice else chair in match.winners
    row = sealed("played", person, match.code, match.game, chair, won, float(match.ended))
    if database.execute(_ADD, row).rowcount:
        _count(database, person, match.game, won, max(0.0, match.ended - match.began))


def _count(database: Database, person: str, game: str, won: bool | None, seconds: float) -> None:
    row = database.execute(f"{_TALLY} WHERE person = ? AND game = ?", (person, game)).fetchone()
    if row is None:
        sums = (0, 0, 0.0, 0)
    elif is_sound("tallies", row):
        sums = row[2:-1]
    else:
        return  # what is broken isn't sealed: it stays what is said of it
    matches, wins, total, practised = sums
    if won is None:
        sums = matches, wins, total, practised + 1
    else:
        sums = matches + 1, wins + won, total + seconds, practised
    _put_sums(database, person, game, sums)


def take_off(database: Database, code: str) -> None:
    """A match goes from the shelves of those who played it, and out of their sums."""
    rows = database.execute(
        "SELECT person, played.game, won, ended - began FROM played JOIN results USING (code) WHERE code = ?", (code,)
    ).fetchall()
    for person, game, won, seconds in rows:
        _discount(database, person, game, won, max(0.0, seconds))
    database.execute("DELETE FROM played WHERE code = ?", (code,))


def _discount(database: Database, person: str, game: str, won: int | None, seconds: float) -> None:
    row = database.execute(f"{_TALLY} WHERE person = ? AND game = ?", (person, game)).fetchone()
    if row is None or not is_sound("tallies", row):
        return
    matches, wins, total, practised = row[2:-1]
    database.execute("DELETE FROM tallies WHERE person = ? AND game = ?", (person, game))
    if won is None:
        sums = matches, wins, total, practised - 1
    else:
        sums = matches - 1, wins - won, max(0.0, total - seconds), practised
    if sums[0] or sums[-1]:
        _put_sums(database, person, game, sums)


def _put_sums(database: Database, person: str, game: str, sums: tuple[int, int, float, int]) -> None:
    database.execute(_PUT_TALLY, sealed("tallies", person, game, *sums))


def shelf(database: Database, person: str, game: str, page: int) -> Shelf:
    which, given = ("person = ? AND game = ?", (person, game)) if game else ("person = ?", (person,))
    rows = database.execute(
        f"SELECT {_PLAYED}, {_RESULTS} FROM played LEFT JOIN results USING (code)"
        f" WHERE {which} ORDER BY ended DESC LIMIT ? OFFSET ?",
        (*given, PAGE_SIZE + 1, page * PAGE_SIZE),
    ).fetchall()
    rows.sort(key=lambda row: -row[5])  # an index may be damaged where what it leads to isn't
    (there,) = database.execute(
        f"SELECT CAST(coalesce(sum(matches + practised), 0) AS INTEGER) FROM tallies WHERE {which}", given
    ).fetchone()
    if len(rows) != max(0, min(PAGE_SIZE + 1, there - page * PAGE_SIZE)):
        raise Damaged("a match is missing from the shelf")
    return Shelf([_match(row) for row in rows[:PAGE_SIZE]], len(rows) > PAGE_SIZE, _tallies(database, person))


def told_wrongly(database: Database) -> list[str]:
    """The people whose sums aren't those of the matches they have played."""
    there: Counter[tuple[str, str, bool]] = Counter()
    for person, game, won in database.execute("SELECT person, game, won FROM played"):
        there[person, game, won is None] += 1
    told: Counter[tuple[str, str, bool]] = Counter()
    for person, game, matches, practised in database.execute("SELECT person, game, matches, practised FROM tallies"):
        told[person, game, False] += matches
        told[person, game, True] += practised
    return sorted({person for person, *_ in (there - told) + (told - there)})


def everything_on_the_shelf(database: Database, person: str) -> list[Played]:
    rows = database.execute(
        f"SELECT {_PLAYED}, {_RESULTS} FROM played JOIN results USING (code) WHERE person = ? ORDER BY ended",
        (person,),
    )
    return [_match(row)[0] for row in rows]


def _match(row: tuple[Any, ...]) -> tuple[Played, int]:
    _, code, game, chair, _, ended = sound("played", row[:7], "a match on the shelf")
    _, names, ending, winners, practice, began = sound("results", (code, *row[7:]), f"the result of {code}")
    told, won = tuple(json.loads(names)), tuple(json.loads(winners))
    return Played(code, game, told, ending, won, bool(practice), began, ended), chair


def _tallies(database: Database, person: str) -> list[Tally]:
    """The sums, each as many matches as lie there: of none that is missing it is said that there never was one."""
    rows = database.execute(f"{_TALLY} WHERE person = ?", (person,)).fetchall()
    sums = [sound("tallies", row, "a sum on the shelf")[1:] for row in rows]
    there = database.execute(
        "SELECT game, count(won), count(*) - count(won) FROM played WHERE person = ? GROUP BY game", (person,)
    )
    if {(game, matches, practised) for game, matches, _, _, practised in sums} != set(there):
        raise Damaged("a match is missing from the shelf")
    tallies = [
        Tally(game, matches, won, seconds, _latest(database, person, game, matches))
        for game, matches, won, seconds, _ in sums
        if matches
    ]
    return sorted(tallies, key=lambda tally: -tally.matches)


def _latest(database: Database, person: str, game: str, matches: int) -> tuple[bool, ...]:
    rows = database.execute(
        f"SELECT {_PLAYED} FROM played WHERE person = ? AND game = ? AND won IS NOT NULL ORDER BY ended DESC LIMIT ?",
        (person, game, _LATEST),
    ).fetchall()
    if len(rows) != min(matches, _LATEST):  # an index may be damaged where what it leads to isn't
        raise Damaged("a match is missing from the shelf")
    rows.sort(key=lambda row: row[5])
    return tuple(bool(sound("played", row, "a match on the shelf")[4]) for row in rows)
