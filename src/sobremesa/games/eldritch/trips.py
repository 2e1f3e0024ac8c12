"""Where one can travel: to a space next to one's own for nothing, then on, for a ticket each."""

from __future__ import annotations

from collections import deque

from sobremesa.games.eldritch.map import BY_KIND, BY_TICKET, NEXT_TO, ROUTE_KINDS
from sobremesa.games.eldritch.view import Leg
from sobremesa.games.eldritch.words import TICKETS
from sobremesa.kernel.zones import Zone


def further(here: int, tickets: Zone) -> list[tuple[int, int]]:
    """Where a ticket leads from here: the space, and the kind of ticket."""
    return [(space, kind) for kind, ways in enumerate(BY_TICKET) if tickets[kind] for space in ways[here]]


def trips(start: int, tickets: Zone, *, goes_on: bool) -> list[list[Leg]]:
    """The shortest to every space that can be reached; who already is on the way pays for the first leg too."""
    found: dict[int, list[Leg]] = {}
    seen = {(start, tickets)}  # the same space with other tickets left may lead further
    queue: deque[tuple[int, Zone, list[Leg]]] = deque([(start, tickets, [])])
    while queue:
        here, left, legs = queue.popleft()
        for leg, rest in _legs(here, left, is_paid=goes_on or bool(legs)):
            there = leg["to"]
            if (there, rest) not in seen and there != start:
                seen.add((there, rest))
                trip = [*legs, leg]
                found.setdefault(there, trip)
                queue.append((there, rest, trip))
    return [found[space] for space in sorted(found)]


def _legs(here: int, left: Zone, *, is_paid: bool) -> list[tuple[Leg, Zone]]:
    if not is_paid:
        return [({"to": space, "kind": _kind(here, space), "paid": False}, left) for space in NEXT_TO[here]]
    return [
        ({"to": space, "kind": TICKETS.words[kind].name, "paid": True}, _without_one(left, kind))
        for space, kind in further(here, left)
    ]


def _kind(here: int, there: int) -> str:
    return next(kind.name for kind in ROUTE_KINDS.words if there in BY_KIND[kind.number][here])


def _without_one(tickets: Zone, spent: int) -> Zone:
    return tuple([n - (kind == spent) for kind, n in enumerate(tickets)])
