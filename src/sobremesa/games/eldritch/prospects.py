"""The actions that everybody has, as they stand for an investigator: what each would give, or why it can't be done."""

from __future__ import annotations

from sobremesa.games.eldritch.acting import Travel, open_actions, partners, routes_for_tickets
from sobremesa.games.eldritch.book import ACQUIRE, ACTIONS, BONUS, DICE_MORE, PREPARE, TRADE, TRAVEL
from sobremesa.games.eldritch.facts import SHEETS
from sobremesa.games.eldritch.guards import why_not_act
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.trips import trips
from sobremesa.games.eldritch.view import Deed, Leg
from sobremesa.games.eldritch.words import ACTION_PHASE, INFLUENCE
from sobremesa.kernel.effects.registers import WHO
from sobremesa.kernel.effects.running import reg, stands_at
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
        return len(trips(s.places[seat], s.tickets[seat], goes_on=False))
    if action == PREPARE:
        return len(routes_for_tickets(s.places[seat]))
    if action == ACQUIRE:
        return _influence(s, seat)
    return len(partners(s, seat)) if action == TRADE else 1


def open_trips(s: Eldritch, seat: int) -> list[list[Leg]]:
    """Where the seat could travel now, or go on to, as a whole; nothing while it may not."""
    here, tickets = s.places[seat], s.tickets[seat]
    if isinstance(stands_at(s), Travel):
        _, step = s.agenda[-1]
        return trips(here, tickets, goes_on=step > 0) if reg(s, WHO) == seat else []
    may = s.phase == ACTION_PHASE.number and s.active == seat and TRAVEL in open_actions(s, seat)
    return trips(here, tickets, goes_on=False) if may else []


def _influence(s: Eldritch, seat: int) -> int:
    """The dice of the test, as far as what lies open tells."""
    skill = INFLUENCE.number
    pool = SHEETS[s.sheets[seat]].skills[skill] + s.improved[seat][skill]
    return max(1, pool + best(s, BONUS, seat, key=skill) + total(s, DICE_MORE, seat))
