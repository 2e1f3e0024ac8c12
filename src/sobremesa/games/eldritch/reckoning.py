"""Reckoning effects: of monsters, of the ancient one, of mythos cards, of what investigators have, in that order."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.eldritch.book import ANCIENTS, BOOK, MONSTERS, MYTHOS
from sobremesa.games.eldritch.facts import is_condition
from sobremesa.games.eldritch.spawning import monster_part
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.words import (
    OF_ANCIENT_ONE,
    OF_CONDITIONS,
    OF_MONSTERS,
    OF_MYTHOS,
    OF_POSSESSIONS,
)
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.words import Word


def part_of(s: Eldritch, thing: int) -> Node | None:
    """What the thing does at a reckoning."""
    if MONSTERS.holds(thing):
        return monster_part(s, MONSTERS.number(thing), "reckoning")
    return BOOK.cards[thing].part("reckoning")


def reckoned(s: Eldritch, group: Word) -> list[int]:
    """The things of that group that have a reckoning effect now."""
    things: Sequence[int] = ()
    if group is OF_MONSTERS:
        things = [MONSTERS.first + token for token, at in enumerate(s.monster_at) if at >= 0]
    elif group is OF_ANCIENT_ONE:
        things = (ANCIENTS.first + 2 * s.ancient + s.is_awake,)
    elif group is OF_MYTHOS:
        things = [MYTHOS.first + card for card in s.ongoing]
    elif group in (OF_POSSESSIONS, OF_CONDITIONS):
        things = [
            thing
            for seat in s.seats_from(s.lead)
            for thing in s.held[seat]
            if is_condition(thing) == (group is OF_CONDITIONS)
        ]
    return [thing for thing in things if part_of(s, thing) is not None]


def is_there(s: Eldritch, thing: int) -> bool:
    """Whether what was to be resolved is still in play."""
    if MONSTERS.holds(thing):
        return s.monster_at[MONSTERS.number(thing)] >= 0
    if MYTHOS.holds(thing):
        return MYTHOS.number(thing) in s.ongoing
    if ANCIENTS.holds(thing):
        return ANCIENTS.number(thing) == 2 * s.ancient + s.is_awake
    return s.owner[thing] >= 0


def rank(s: Eldritch, thing: int) -> int:
    """Its place in the order: what is of one place is ordered by somebody."""
    if MONSTERS.holds(thing):
        return 0
    if ANCIENTS.holds(thing):
        return 1
    if MYTHOS.holds(thing):
        return 2
    return 3 + (s.owner[thing] - s.lead) % len(s.life)
