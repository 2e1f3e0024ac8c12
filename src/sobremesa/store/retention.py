"""What is not kept for ever where strangers come: tables where no match began, lessons left off, guests who never sat.

Nothing here decides that by itself: whoever asks has looked at the record of a table, and says up to which entry.
"""

from __future__ import annotations

from typing import Final

from sobremesa.store.errors import StoreError
from sobremesa.store.kept.people import Departure, Visit
from sobremesa.store.kept.tables import Removal
from sobremesa.store.rows import Database
from sobremesa.store.shelves import take_off
from sobremesa.store.traces import forget_reporter

# Every table of the database in which rows are of one table where people sit.
BY_CODE: Final = (
    "entries",
    "ends",
    "tables",
    "summaries",
    "seats",
    "let_in",
    "checkpoints",
    "log",
    "tellings",
    "traces",
    "reports",
    "results",
    "alarms",
    "rulings",
    "calls",
)

_WAITS_FOR_THE_HOST: Final = "SELECT 1 FROM reports WHERE reports.code = tables.code AND settled IS NULL"
_UNSTARTED: Final = f"""
    SELECT code FROM tables WHERE code > ? AND phase <> 'over' AND touched < ?
        AND (phase = 'gathering' OR (phase = 'playing' AND listed = 0
            AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.code = tables.code)))
        AND NOT EXISTS ({_WAITS_FOR_THE_HOST})
    ORDER BY code LIMIT ?
"""

_LEFT_NO_TRACE: Final = """
    NOT EXISTS (SELECT 1 FROM traces WHERE traces.person = visits.person)
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = visits.person)
    AND NOT EXISTS (SELECT 1 FROM let_in WHERE let_in.person = visits.person)
    AND NOT EXISTS (SELECT 1 FROM played WHERE played.person = visits.person)
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = visits.person)
"""
_OF_A_GUEST: Final = (
    ("guests", "id"),
    ("browsers", "person"),
    ("passkeys", "person"),
    ("handovers", "person"),
    ("subscriptions", "person"),
    ("calls", "person"),
    ("visits", "person"),
    ("mutes", "person"),
    ("mutes", "muted"),
)


def unstarted(database: Database, before: float, after: str, most: int) -> list[str]:
    """Codes after that one, in their order, of tables that may be of no match that began, and rest since then."""
    return [code for (code,) in database.execute(_UNSTARTED, (after, before, most))]


def remove(database: Database, removal: Removal) -> None:
    """All rows of a table, unless something was written since it was looked at."""
    code = removal.code
    if removal.entries is not None:
        end = database.execute("SELECT entries FROM ends WHERE code = ?", (code,)).fetchone()
        if end is None or end[0] != removal.entries:
            raise StoreError(f"something was written about table {code} meanwhile")
    take_off(database, code)
    for table in BY_CODE:
        database.execute(f"DELETE FROM {table} WHERE code = ?", (code,))


# --- guests ----------------------------------------------------------------------------------------------------------


def note_visit(database: Database, visit: Visit) -> None:
    """On which day a guest was here last."""
    database.execute(
        "INSERT INTO visits (person, day)"
        " SELECT ?, CAST(? AS DOUBLE PRECISION) WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?)"
        " ON CONFLICT (person) DO UPDATE SET day = excluded.day",
        (visit.person, visit.day, visit.person),
    )


def strangers(database: Database, before: float, after: str, most: int) -> list[str]:
    """Guests who left nothing at any table and weren't here since then, in the order of their numbers."""
    rows = database.execute(
        f"SELECT person FROM visits WHERE person > ? AND day < ? AND {_LEFT_NO_TRACE} ORDER BY person LIMIT ?",
        (after, before, most),
    )
    return [person for (person,) in rows]


def say_goodbye(database: Database, departure: Departure) -> None:
    """To each of them who hasn't come back meanwhile."""
    for person in departure.people:
        gone = database.execute(
            f"SELECT 1 FROM visits WHERE person = ? AND day < ? AND {_LEFT_NO_TRACE}", (person, departure.before)
        ).fetchone()
        if gone is None:
            continue
        for table, column in _OF_A_GUEST:
            database.execute(f"DELETE FROM {table} WHERE {column} = ?", (person,))
        forget_reporter(database, person)
