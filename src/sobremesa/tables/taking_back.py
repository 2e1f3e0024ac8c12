"""Whether whoever sits there may take their last choice back: freely, by asking the others, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from sobremesa.kernel.match import Match
from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables import consent

if TYPE_CHECKING:
    from sobremesa.tables.table import Table

FREE: Final = "free"
ASK: Final = "ask"


@final
class TakingBack:
    """What of it follows from who sits where: it holds until `Table.changes` counts on, and serves for every choice.

    Silent choices are never what it is about: that one could be taken back would tell that it was made. Bots don't
    agree to anything, so that who plays with bots alone takes back only what is free, unless all are here to learn.
    """

    __slots__ = ("_chairs", "_earliest", "_has_company", "_is_fallen", "_is_practice")

    def __init__(self, table: Table, chair: int) -> None:
        person = "" if chair == SPECTATOR else table.chairs[chair].person
        self._chairs = table.seating.chairs_of(person) if person else [chair]
        self._earliest = max(0 if table.match is None else table.match.earliest, table.seating.earliest_undo)
        self._is_fallen = all(one in table.fallen for one in self._chairs)
        self._is_practice = table.opened.practice
        self._has_company = bool(others_than(table, chair))

    def last(self, match: Match[Any]) -> tuple[int, int] | None:
        """What the person chose last: from which of their chairs, and at which version."""
        chosen = [(to, chair) for chair in self._chairs if (to := match.last_noticed_of(chair)) is not None]
        if not chosen:
            return None
        to, chair = max(chosen)
        return chair, to

    def way(self, match: Match[Any] | None) -> str:
        """FREE or ASK, or a reason why not even by asking."""
        last = None if match is None else self.last(match)
        if match is None or last is None:
            return "nothing-to-undo"
        chair, to = last
        if self._is_fallen:
            return "fallen"
        if to < self._earliest:
            return "undo-impossible"
        if match.is_free_to_undo(chair):
            return FREE
        return ASK if self._is_practice or self._has_company else "nobody-to-agree"


def others_than(table: Table, chair: int) -> list[int]:
    """The chairs of the other people whose match it is, at the table just now or not."""
    person = "" if chair == SPECTATOR else table.chairs[chair].person
    return sorted({number for one, number in consent.players(table).items() if one != person} - {chair})
