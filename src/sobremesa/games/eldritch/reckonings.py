"""Reckoning effects: of monsters, of the ancient one, of mythos cards, of what investigators have, in that order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.eldritch.book import ANCIENTS, BOOK, MONSTERS, MYTHOS, THINGS
from sobremesa.games.eldritch.spawning import monster_part
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.two_sided import is_condition
from sobremesa.games.eldritch.words import (
    OF_ANCIENT_ONE,
    OF_CONDITIONS,
    OF_MONSTERS,
    OF_MYTHOS,
    OF_POSSESSIONS,
)
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.words import Word

_MONSTER: Final = 0
_ANCIENT: Final = 1
_MYTHOS: Final = 2
_HELD: Final = 3


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


_RANKS: Final[list[int]] = []


def ranks() -> list[int]:
    """By thing, its place in the order. Not to be asked before all cards are declared."""
    if not _RANKS:
        sections = (MONSTERS, ANCIENTS, MYTHOS)
        for thing in range(len(THINGS)):
            _RANKS.append(next((at for at, section in enumerate(sections) if section.holds(thing)), _HELD))
    return _RANKS


def still_there(s: Eldritch, things: Sequence[int]) -> tuple[int, ...]:
    """Those of them that are still in play, as they are now."""
    return tuple([_as_it_is(s, thing) for thing in things if _is_there(s, thing)])


def _as_it_is(s: Eldritch, thing: int) -> int:
    """A sheet that was turned since reckons by its back: it hasn't come, and what was on its front is replaced."""
    return ANCIENTS.first + 2 * s.ancient + s.is_awake if ranks()[thing] == _ANCIENT else thing


def _is_there(s: Eldritch, thing: int) -> bool:
    rank = ranks()[thing]
    if rank == _MONSTER:
        return s.monster_at[thing - MONSTERS.first] >= 0
    if rank == _MYTHOS:
        return thing - MYTHOS.first in s.ongoing
    return rank == _ANCIENT or s.owner[thing] >= 0


def are_held(things: Sequence[int]) -> bool:
    """Whether only what investigators have is left."""
    by_thing = ranks()
    for thing in things:  # noqa: SIM110 - see `has_monster`
        if by_thing[thing] != _HELD:
            return False
    return True


def in_turn(s: Eldritch, things: Sequence[int]) -> tuple[int, ...]:
    """What investigators have, seat by seat from the lead on. Who leads may change on the way, the turn doesn't."""
    seats, lead, owner = len(s.life), s.lead, s.owner
    return tuple(sorted(things, key=lambda thing: (owner[thing] - lead) % seats))


def first_of(s: Eldritch, things: Sequence[int]) -> list[int]:
    """Those whose turn it is: if they are several, somebody orders them."""
    by_thing = ranks()
    least = min([by_thing[thing] for thing in things])
    if least == _HELD:
        whose = s.owner[things[0]]
        return [thing for thing in things if s.owner[thing] == whose]
    return [thing for thing in things if by_thing[thing] == least]
