"""What lies in the database, read so that nothing is taken for what was written that isn't."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from sobremesa.store.errors import Unindexed
from sobremesa.store.kept.tables import WayIn
from sobremesa.store.rows import Database
from sobremesa.store.sealing import among, check_record, is_sound, people_of, seal_of_telling, unbroken
from sobremesa.tables import acts
from sobremesa.tables.coming_back import Damaged
from sobremesa.tables.restoring import restored
from sobremesa.tables.table import Table

logger: Final = logging.getLogger(__name__)

MOST_IN_A_QUESTION: Final = 500  # values that one statement compares with
_MOST_READ: Final = 400_000  # entries of a table; of today's none has nearly as many

_TABLE: Final = "SELECT code, listed, phase, touched, spoken, link_hash, among, seal FROM tables"


# --- a table ---------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class About:
    """All that was written about a table, as it was at one moment."""

    code: str
    rows: list[tuple[Any, Any, Any]]  # of its record: number, entry and seal
    end: tuple[Any, Any, Any] | None  # where that was written to, and the latest checkpoint
    checkpoints: list[Any]
    log: list[Any]

    def lines(self) -> list[tuple[Any, Any]]:
        """Number and entry of a record that is what was written."""
        check_record(self.code, self.rows, self.end and self.end[:2])
        return [row[:2] for row in self.rows]

    def sound_lines(self) -> list[tuple[Any, Any]]:
        return [row[:2] for row in self.rows[: unbroken(self.code, self.rows)]]

    def table(self) -> Table:
        """The table. What lies beside its record only helps: of that, what isn't what was written is passed over."""
        checkpoints = [row[1:-1] for row in self.checkpoints if is_sound("checkpoints", row)]
        log = [row[1:-1] for row in self.log if is_sound("log", row)]
        if len(checkpoints) < len(self.checkpoints) or len(log) < len(self.log):
            logger.warning("some of what lies beside the record of table %s is damaged, and passed over", self.code)
        latest = self.end and self.end[2]
        lacks = latest is not None and all(entries != latest for entries, *_ in checkpoints)
        return restored(self.code, self.lines(), checkpoints, log, lacks_the_latest=lacks)


def all_about(database: Database, code: str) -> About:
    rows = database.execute(
        "SELECT number, CAST(entry AS BLOB), seal FROM entries WHERE code = ? ORDER BY number LIMIT ?",
        (code, _MOST_READ + 1),
    ).fetchall()
    end = database.execute("SELECT entries, seal, checkpoint FROM ends WHERE code = ?", (code,)).fetchone()
    checkpoints = database.execute(
        "SELECT code, entries, rules, body, seal FROM checkpoints WHERE code = ? ORDER BY entries", (code,)
    ).fetchall()
    log = database.execute("SELECT code, first, lines, seal FROM log WHERE code = ? ORDER BY first", (code,)).fetchall()
    if len(rows) > _MOST_READ:
        raise Damaged(f"it has more than {_MOST_READ} entries")
    return About(code, rows, end, checkpoints, log)


def last_touched(database: Database, code: str) -> float:
    """When something was last written about a table."""
    row = database.execute(
        "SELECT CAST(entry AS BLOB) FROM entries WHERE code = ? ORDER BY number DESC LIMIT 1", (code,)
    ).fetchone()
    return acts.read(row[0]).at if row else 0.0


# --- how tables are found --------------------------------------------------------------------------------------------


def way_in(database: Database, code: str, person: str) -> WayIn:
    row = database.execute(f"{_TABLE} WHERE code = ?", (code,)).fetchone()
    people, let_in = people_of(database, code)
    if row is None:
        if database.execute("SELECT 1 FROM ends WHERE code = ?", (code,)).fetchone():
            raise Unindexed(code)
        return WayIn.NONE
    if not is_sound("tables", row) or row[6] != among(people, let_in):
        raise Unindexed(code)
    _, is_listed, _, _, is_spoken, *_ = row
    return WayIn.FREE if is_listed or person in let_in else WayIn.SPOKEN if is_spoken else WayIn.NONE


_SUMMARY: Final = "code, summaries.entries, summaries.body, summaries.seal"


def open_tables(database: Database, phase: str, most: int) -> list[tuple[str, bytes]]:
    rows = database.execute(
        f"SELECT {_SUMMARY} FROM tables JOIN summaries USING (code)"
        " WHERE listed = 1 AND phase = ? ORDER BY touched DESC LIMIT ?",
        (phase, most),
    )
    return [(row[0], row[2]) for row in rows if _is_shown(row)]


def tables_of(database: Database, person: str, most: int) -> list[tuple[str, bytes]]:
    rows = database.execute(
        f"SELECT {_SUMMARY}, seats.seal FROM seats JOIN tables USING (code) JOIN summaries USING (code)"
        " WHERE person = ? AND phase <> 'over' ORDER BY touched DESC LIMIT ?",
        (person, most),
    )
    return [(row[0], row[2]) for row in rows if is_sound("seats", (person, row[0], row[4])) and _is_shown(row[:4])]


def _is_shown(row: Sequence[Any]) -> bool:
    """What isn't what was written is shown to nobody, nor what was never written."""
    return bool(row[2]) and is_sound("summaries", row)


# --- tellings --------------------------------------------------------------------------------------------------------

# Each row is read with the seal of the one before it, to which it is chained.
_TOLD: Final = """
    SELECT first, steps, is_end, seal, (SELECT seal FROM tellings AS earlier
        WHERE earlier.code = tellings.code AND earlier.first < tellings.first ORDER BY earlier.first DESC LIMIT 1)
    FROM tellings WHERE code = ?
"""


def telling_of(database: Database, code: str, low: int, high: int) -> tuple[int, tuple[tuple[int, bytes], ...]]:
    rows = database.execute(
        f"{_TOLD} AND first <= ? AND first >="
        " (SELECT coalesce(max(first), 0) FROM tellings WHERE code = ? AND first <= ?) ORDER BY first",
        (code, high, code, low),
    ).fetchall()
    earliest = database.execute(f"{_TOLD} ORDER BY first LIMIT 1", (code,)).fetchone()
    later = database.execute(f"{_TOLD} AND first > ? ORDER BY first LIMIT 1", (code, high)).fetchone()
    for row in (*rows, earliest, later):
        if row is not None and not _is_as_told(code, row):
            raise Damaged(f"how the match was told from version {row[0]} on is not what was written")
    return earliest[0] if earliest else 0, tuple([row[:2] for row in rows])


def is_told(database: Database, code: str) -> bool:
    last = database.execute(f"{_TOLD} ORDER BY first DESC LIMIT 1", (code,)).fetchone()
    return last is not None and bool(last[2]) and _is_as_told(code, last)


def _is_as_told(code: str, row: tuple[Any, ...]) -> bool:
    first, steps, is_end, seal, before = row
    return bool(seal == seal_of_telling(before, code, first, steps, is_end))
