"""What is looked up rather than opened is looked through when a server starts: what is missing, nobody would open.

Records, what lies beside them and tellings are left out: those are checked whenever they are opened.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from sobremesa.store.rows import Database
from sobremesa.store.sealing import COLUMNS, among, is_sound
from sobremesa.store.shelves import told_wrongly
from sobremesa.tables.table import OVER

logger: Final = logging.getLogger(__name__)

LOOKED_UP: Final = (
    "guests",
    "browsers",
    "passkeys",
    "tables",
    "summaries",
    "seats",
    "let_in",
    "editions",
    "results",
    "played",
    "tallies",
)


def look_through(database: Database) -> list[str]:
    for kind in LOOKED_UP:
        for complaint in _complaints(database, kind):
            logger.error("in the database, %s: %s", kind, complaint)
    for person in told_wrongly(database):
        logger.error("in the database, the shelf of %s is not what was written", person)
    wrong = _unindexed(database)
    for code in wrong:
        logger.error(
            "in the database, what table %s is found by is not what was written; it follows from its record", code
        )
    return wrong


def _complaints(database: Database, kind: str) -> Iterator[str]:
    key = COLUMNS[kind][0]
    broken = 0
    for row in database.execute(f"SELECT {', '.join(COLUMNS[kind])}, seal FROM {kind}"):
        broken += not is_sound(kind, row)
    if broken:
        yield f"{broken} rows are not what was written (by {key})"


def _unindexed(database: Database) -> list[str]:
    """The tables whose rows don't fit together, or are missing."""
    people: defaultdict[str, list[str]] = defaultdict(list)
    let_in: defaultdict[str, list[str]] = defaultdict(list)
    for who, code in database.execute("SELECT person, code FROM seats"):
        people[code].append(who)
    for code, who in database.execute("SELECT code, person FROM let_in"):
        let_in[code].append(who)
    listed = {
        row[0]
        for row in database.execute("SELECT code, entries, body, seal FROM summaries")
        if is_sound("summaries", row)
    }
    known = set()
    wrong = []
    for row in database.execute("SELECT code, listed, phase, touched, spoken, link_hash, among, seal FROM tables"):
        code = row[0]
        known.add(code)
        if (
            not is_sound("tables", row)
            or row[6] != among(people[code], let_in[code])
            or (row[2] != OVER and code not in listed)
        ):
            wrong.append(code)
    return [*wrong, *(code for (code,) in database.execute("SELECT code FROM ends") if code not in known)]
