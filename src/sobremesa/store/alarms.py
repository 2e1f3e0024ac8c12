"""When the clock of a table that nobody need be at rings next. It follows from the table: it is kept to be found by."""

from __future__ import annotations

from typing import Final

from sobremesa.store.kept.tables import Alarm
from sobremesa.store.rows import Database

_PUT: Final = "INSERT INTO alarms (code, at) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET at = excluded.at"


def set_alarm(database: Database, alarm: Alarm) -> None:
    if alarm.at is None:
        database.execute("DELETE FROM alarms WHERE code = ?", (alarm.code,))
    else:
        database.execute(_PUT, (alarm.code, alarm.at))


def ringing(database: Database, now: float, most: int) -> list[str]:
    rows = database.execute("SELECT code FROM alarms WHERE at <= ? ORDER BY at LIMIT ?", (now, most))
    return [code for (code,) in rows]
