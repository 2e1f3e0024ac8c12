"""Whom a table waits for, as they are called: it follows from what everybody at the table knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.tables.chair import PERSON
from sobremesa.tables.clock import OWNER_DECIDES, REMINDER, ByDays, Patience
from sobremesa.tables.table import PLAYING, Table

TURN: Final = "turn"
LATE: Final = "late"
DECIDE: Final = "decide"
GONE: Final = "gone"

Wanted = Mapping[str, tuple[str, str]]  # by person: as what they are called, and for which turn


def wanted_at(table: Table, by_days: ByDays | None, now: float, patience: Patience) -> Wanted:
    """A turn is named by when it began, not by its question: another's silent choice may give that another name."""
    if table.phase != PLAYING or table.paused:
        return {}
    since: dict[str, float] = {}
    for number, (_, at) in table.waiting.items():
        if number < len(table.chairs) and table.chairs[number].who == PERSON:
            person = table.chairs[number].person
            since[person] = min(at, since.get(person, at))
    wanted = {person: (TURN, str(at)) for person, at in since.items()}
    if by_days is None or by_days.late not in (REMINDER, OWNER_DECIDES):
        return wanted
    allowed = by_days.allowed(patience)
    late = {person: f"{at} {int((now - at) // allowed)}" for person, at in since.items() if at + allowed <= now}
    if by_days.late == REMINDER:
        wanted |= {person: (LATE, turn) for person, turn in late.items()}
    elif late and table.owner not in late:
        wanted[table.owner] = DECIDE, max(late.values())
    return wanted
