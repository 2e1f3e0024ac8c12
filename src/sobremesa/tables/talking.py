"""Who hears whom. The living talk at the table; who looks on and who has fallen talk in a room of their own.

Whoever could come back to a hand of cards is of the living, even while they look on: else one could get up, listen to
the fallen and sit down again.
"""

from __future__ import annotations

from typing import Final

from sobremesa.tables.table import GATHERING, OVER, PLAYING, TABLE_ROOM, WATCHERS_ROOM, Table

CLOSED: Final = "closed"


def is_living(table: Table, person: str) -> bool:
    """Whether that person has a part in the match that isn't over for them."""
    if table.phase == GATHERING:
        return person in table.people
    return any(part not in table.fallen for part in table.seating.parts_of(person))


def room_of(table: Table, person: str) -> str:
    """Where that person's words go; CLOSED while they must keep silent. After the end all share the table's room."""
    return CLOSED if must_keep_silent(table, person) else room_at_large(table, person)


def room_at_large(table: Table, person: str) -> str:
    """The same, but for who must keep silent just now: it changes only with who sits where, who fell, and the end."""
    return TABLE_ROOM if table.phase == OVER or is_living(table, person) else WATCHERS_ROOM


def must_keep_silent(table: Table, person: str) -> bool:
    match = table.match
    if match is None or not may_be_hushed(table, person):
        return False
    return not table.seating.parts_of(person).isdisjoint(table.game.quiet(match.state))


def may_be_hushed(table: Table, person: str) -> bool:
    """Whether that person must ever keep silent as things stand: it changes with who sits where, who fell, the end."""
    return table.game.info.quiet and table.opened.quiet and table.phase == PLAYING and is_living(table, person)


def hears(table: Table, person: str, room: str) -> bool:
    """What was said among onlookers stays theirs, after the end too: it was said to them."""
    return room == TABLE_ROOM or not is_living(table, person)
