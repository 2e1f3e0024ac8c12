"""Quarantines and doors: how they come to lie on the table and leave it."""

from __future__ import annotations

from sobremesa.games.cosa.book import DOORS, QUARANTINED, QUARANTINES
from sobremesa.games.cosa.box import LYING_AS
from sobremesa.games.cosa.moves import tell, to_pile_openly
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.ears import enters, leaves


def lay_quarantine(s: Cosa, seat: int, turns: int) -> None:
    s.quarantine[seat] = turns
    enters(s, QUARANTINED.thing(seat))


def lift_quarantine(s: Cosa, seat: int) -> None:
    s.quarantine[seat] = 0
    leaves(s, QUARANTINED.thing(seat))
    to_pile_openly(s, LYING_AS[QUARANTINES.number])


def end_quarantine(s: Cosa, seat: int) -> None:
    lift_quarantine(s, seat)
    tell(s, "quarantine-over", ("who", seat))


def lay_door(s: Cosa, place: int) -> None:
    s.doors[place] += 1


def lift_door(s: Cosa, place: int) -> None:
    s.doors[place] -= 1
    to_pile_openly(s, LYING_AS[DOORS.number])


def lift_all_doors(s: Cosa) -> int:
    """Says how many there were."""
    count = sum(s.doors)
    for place, lying in enumerate(s.doors):
        for _ in range(lying):
            lift_door(s, place)
    return count
