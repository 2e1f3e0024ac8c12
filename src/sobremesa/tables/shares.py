"""How much of a table's record is whose: nobody who only came by can use up what the players need.

Choices count for nobody: a match is played to its end, however much was said and done beside it.
"""

from __future__ import annotations

from typing import Final

from sobremesa.tables.table import TABLE_ROOM, Table

_OTHERS: Final = 5  # those who aren't players have a fifth of a record together; each player an equal part of the rest
_AT_A_TABLE: Final = 12  # as many as ever play together: so many parts of the talk are kept for them


def players(table: Table) -> set[str]:
    """Whose match it is: who sat there at the deal or was let sit by all the others since; before it, who sits."""
    seated = table.people if table.match is None else table.seating.welcome
    return {table.owner, table.set_by, *seated}


def is_used_up(table: Table, person: str, most: int) -> bool:
    """Whether that person has written as much as there is room for, in a record of so many entries."""
    whose = players(table)
    for_others = most // _OTHERS
    if person in whose:
        return table.traces.written[person] >= (most - for_others) // len(whose)
    return sum(count for who, count in table.traces.written.items() if who and who not in whose) >= for_others


def may_speak(table: Table, person: str, room: str, most: int) -> bool:
    """Whether there is room for a line of theirs, of so many in a room: for each player some, whoever else chatters."""
    if table.lines_in(room) < most:
        return True
    return room == TABLE_ROOM and person in players(table) and table.traces.spoken[person] < most // _AT_A_TABLE
