"""Lines of chat that somebody has told the host of, with what was said around them.

A report holds no words: it names a line, and the record has it. So who is forgotten is forgotten here too.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

import msgspec

from sobremesa.store.kept.hosting import Report
from sobremesa.store.place import Place, inside
from sobremesa.store.rows import Database
from sobremesa.tables import acts

MOST_AT_A_TABLE: Final = 50  # that wait for the host
MOST_IN_ALL: Final = 2000
_WORDS: Final = (b'"opened"', b'"said"')  # one of them is in every entry that matters here
LINES_AROUND: Final = 5  # before and after the one that was reported, in its room


@final
@dataclass(frozen=True, slots=True)
class Line:
    number: int
    name: str
    text: str
    at: float
    bet: int | None


@final
@dataclass(frozen=True, slots=True)
class Reported:
    """A line, by how many people it was reported and since when, and when the host was done with it."""

    id: int  # of the first report of it
    code: str
    game: str
    room: str
    number: int
    people: int
    since: float
    settled: float | None
    around: Sequence[Line]

    @property
    def line(self) -> Line | None:
        return next((line for line in self.around if line.number == self.number), None)


# --- while the server runs -------------------------------------------------------------------------------------------


def report(database: Database, made: Report) -> None:
    """The same line by the same person a second time changes nothing."""
    database.execute(
        "INSERT INTO reports (code, room, number, reporter, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (made.code, made.room, made.number, made.reporter, made.at),
    )


def is_full(database: Database, code: str) -> bool:
    """Whether so much waits for the host that nothing can be added to it."""
    here, in_all = database.execute(
        "SELECT count(*) FILTER (WHERE code = ?), count(*) FROM reports WHERE settled IS NULL", (code,)
    ).fetchone()
    return bool(here >= MOST_AT_A_TABLE or in_all >= MOST_IN_ALL)


def reported_by(database: Database, person: str) -> list[tuple[str, str, int, float]]:
    return database.execute(
        "SELECT code, room, number, at FROM reports WHERE reporter = ? ORDER BY at", (person,)
    ).fetchall()


# --- from the host's command line, also while the server runs --------------------------------------------------------


def reported(place: Place, *, settled: bool = False) -> list[Reported]:
    """What waits for the host, the first first; with `settled`, also what they are done with."""
    with inside(place) as database:
        which = "" if settled else "WHERE settled IS NULL"
        rows = database.execute(
            "SELECT min(id), code, room, number, count(*), min(at), max(settled) FROM reports"
            f" {which} GROUP BY code, room, number, settled IS NULL ORDER BY min(id)"
        ).fetchall()
        return [_with_lines(database, row) for row in rows]


def settle(place: Place, wanted: Sequence[int]) -> list[int]:
    """The host is done with these. Which of them there were."""
    with inside(place) as connection:
        found = []
        for number in wanted:
            line = connection.execute("SELECT code, room, number FROM reports WHERE id = ?", (number,)).fetchone()
            if line is None:
                continue
            connection.execute(
                "UPDATE reports SET settled = ? WHERE code = ? AND room = ? AND number = ? AND settled IS NULL",
                (time.time(), *line),
            )
            found.append(number)
        return found


_Row = tuple[int, str, str, int, int, float, float | None]


def _with_lines(connection: Database, row: _Row) -> Reported:
    first, code, room, number, people, since, settled = row
    rows = connection.execute(
        "SELECT CAST(entry AS BLOB) FROM entries WHERE code = ? ORDER BY number",
        (code,),
    )
    game = ""
    lines: list[Line] = []
    for (entry,) in rows:
        if not any(word in entry for word in _WORDS):
            continue  # most are choices, and needn't be read
        try:
            read = acts.read(entry)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if isinstance(read.act, acts.Opened):
            game = read.act.game
        elif isinstance(read.act, acts.Said) and read.act.room == room:
            lines.append(Line(len(lines), read.act.name, read.act.text, read.at, read.act.bet))
    around = lines[max(0, number - LINES_AROUND) : number + LINES_AROUND + 1]
    return Reported(first, code, game, room, number, people, since, settled, around)
