"""The actions that everybody has, as they stand for an investigator: what each would give, or why it can't be done."""

from __future__ import annotations

from sobremesa.games.eldritch.acting import BY_TICKET, open_actions, partners, routes_for_tickets
from sobremesa.games.eldritch.book import ACQUIRE, ACTIONS, BONUS, DICE_MORE, PREPARE, TRADE, TRAVEL
from sobremesa.games.eldritch.facts import SHEETS
from sobremesa.games.eldritch.guards import why_not_act
from sobremesa.games.eldritch.map import NEXT_TO
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.view import Deed
from sobremesa.games.eldritch.words import INFLUENCE
from sobremesa.kernel.effects.standing import best, total


def deeds(s: Eldritch, seat: int) -> list[Deed]:
    can = open_actions(s, seat)
    return [
        {
            "name": ACTIONS.names[ACTIONS.number(action)],
            "n": _worth(s, seat, action) if action in can else 0,
            "why": "" if action in can else why_not_act(s, seat, action),
        }
        for action in range(ACTIONS.first, ACTIONS.first + len(ACTIONS))
    ]


def _worth(s: Eldritch, seat: int, action: int) -> int:
    if action == TRAVEL:
        return len(_within_reach(s, seat))
    if action == PREPARE:
        return len(routes_for_tickets(s.places[seat]))
    if action == ACQUIRE:
        return _influence(s, seat)
    return len(partners(s, seat)) if action == TRADE else 1


def _within_reach(s: Eldritch, seat: int) -> set[int]:
    """A space further, then as far as the tickets go."""
    here, tickets = s.places[seat], s.tickets[seat]
    found = set(NEXT_TO[here])
    edge = {(space, *tickets) for space in found}
    while edge:
        space, *left = edge.pop()
        for kind, ways in enumerate(BY_TICKET):
            if left[kind]:
                spent = [n - (at == kind) for at, n in enumerate(left)]
                edge |= {(there, *spent) for there in ways[space]}
                found |= set(ways[space])
    return found - {here}


def _influence(s: Eldritch, seat: int) -> int:
    """The dice of the test, as far as what lies open tells."""
    skill = INFLUENCE.number
    pool = SHEETS[s.sheets[seat]].skills[skill] + s.improved[seat][skill]
    return max(1, pool + best(s, BONUS, seat, key=skill) + total(s, DICE_MORE, seat))
