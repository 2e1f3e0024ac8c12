"""A database whose rows were changed by hand, sealed again: for tests of what is noticed without any seal."""

from __future__ import annotations

import sqlite3

from sobremesa.store.sealing import COLUMNS_AT_FIRST
from sobremesa.store.sqlite.sealing_all import seal_all


def reseal(database: sqlite3.Connection) -> None:
    before = database.text_factory
    database.text_factory = lambda text: text.decode(errors="replace")
    database.execute("DELETE FROM ends")
    seal_all(database)
    database.text_factory = before


def unseal(database: sqlite3.Connection) -> None:
    """The same database as it was of the version before there were seals."""
    database.execute("ALTER TABLE guests ADD COLUMN key_hash BLOB NOT NULL DEFAULT x''")
    database.execute("UPDATE guests SET key_hash = (SELECT key_hash FROM browsers WHERE person = guests.id)")
    for table in ("browsers", "handovers", "alarms", "identity", "subscriptions", "calls", "passkeys", "spent"):
        database.execute(f"DROP TABLE {table}")
    database.execute("DROP TRIGGER record_ends")
    database.execute("DROP TABLE ends")
    database.execute("DROP TABLE summaries")
    for kind in (*COLUMNS_AT_FIRST, "entries", "tellings"):
        database.execute(f"ALTER TABLE {kind} DROP COLUMN seal")
    database.execute("ALTER TABLE tables DROP COLUMN among")
    database.execute("ALTER TABLE tallies DROP COLUMN practised")
    for table in ("traces", "forgotten", "mutes", "reports", "visits", "rulings", "bars"):
        database.execute(f"DROP TABLE {table}")
    database.execute("DROP INDEX unfinished")
    database.execute("PRAGMA user_version = 4")
