"""How far one gets: with one journey and the tickets one has, and in how many turns anywhere."""

from __future__ import annotations

from functools import cache
from typing import Final

from sobremesa.games.eldritch.map import ALL, BY_TICKET, CITY, NEXT_TO, TERRAIN
from sobremesa.games.eldritch.state import MOST_TICKETS

Tickets = tuple[int, ...]  # by train, by ship
FARTHEST: Final = 6  # turns; nobody plans farther


def with_ticket(tickets: Tickets, kind: int, more: int = 1) -> Tickets:
    return tuple([n + more if at == kind else n for at, n in enumerate(tickets)])


@cache
def onward(space: int, tickets: Tickets) -> dict[int, Tickets]:
    """Where tickets lead from there, itself too, and what is left of them."""
    found = {space: tickets}
    for kind, ways in enumerate(BY_TICKET):
        if tickets[kind]:
            for other in ways[space]:
                for end, left in onward(other, with_ticket(tickets, kind, -1)).items():
                    if end not in found or sum(found[end]) < sum(left):
                        found[end] = left
    return found


@cache
def reach(space: int, tickets: Tickets) -> dict[int, Tickets]:
    """Where one journey can lead, and what is left of the tickets."""
    found: dict[int, Tickets] = {}
    for first in NEXT_TO[space]:
        for end, left in onward(first, tickets).items():
            if end not in found or sum(found[end]) < sum(left):
                found[end] = left
    return found


@cache
def prepared(space: int, tickets: Tickets) -> tuple[Tickets, ...]:
    """What tickets one could have after preparing there."""
    if TERRAIN[space] != CITY.number or sum(tickets) == MOST_TICKETS:
        return ()
    return tuple([with_ticket(tickets, kind) for kind, ways in enumerate(BY_TICKET) if ways[space]])


@cache
def _after_a_turn(space: int, tickets: Tickets) -> frozenset[tuple[int, Tickets]]:
    """Where one can be, with which tickets, when two actions are spent on nothing but travelling."""
    found = {(space, more) for more in prepared(space, tickets)} | {(space, tickets)}
    for end, left in reach(space, tickets).items():
        found |= {(end, more) for more in prepared(end, left)} | {(end, left)}
    for more in prepared(space, tickets):
        found |= set(reach(space, more).items())
    return frozenset(found)


@cache
def turns(space: int, tickets: Tickets) -> tuple[int, ...]:
    """By space: in how many turns one can stand there, staying where one is being one too."""
    found = [FARTHEST] * len(ALL)
    seen = {(space, tickets)}
    edge = seen
    for turn in range(1, FARTHEST):
        edge = set().union(*[_after_a_turn(*at) for at in edge]) - seen
        seen |= edge
        for end, _ in edge:
            found[end] = min(found[end], turn)
        if FARTHEST not in found:
            break
    found[space] = 1
    return tuple(found)
