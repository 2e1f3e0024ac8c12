"""Who must agree: when somebody wants a chair of a running match, and when some want somebody to leave.

A chair is a hand of cards. So it is given back to who had it, and shown to nobody else unless everybody whose match it
is agrees, or the table was set otherwise. That somebody is away changes nothing: a bot seated for them plays, but
doesn't agree for them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sobremesa.kernel.state import SPECTATOR
from sobremesa.tables.chair import MOST_CHAIRS, PERSON, ChairAsk, RemovalAsk
from sobremesa.tables.refusal import Refusal

if TYPE_CHECKING:
    from sobremesa.tables.table import Table

AT_ONCE: Final = "at-once"
ASK: Final = "ask"

OPEN: Final = "open"
CONSENT: Final = "consent"
CLOSED: Final = "closed"


# --- chairs ----------------------------------------------------------------------------------------------------------


def way_to_sit(table: Table, person: str, number: int) -> str:
    """How that person may take the chair now: AT_ONCE or by ASKing. Refused if not at all."""
    return _way_to_take(table, person, number, table.seating.parts_of(person))


def way_to_lead(table: Table, person: str, number: int) -> str:
    """How that person may take the chair besides what they have. Its secrets are none from who leads another."""
    mine = table.seating.chairs_of(person)
    if not mine:
        raise Refusal("not-seated")
    if len(mine) >= table.game.info.leads:
        raise Refusal("leads-enough")
    if all(chair in table.fallen for chair in mine):
        raise Refusal("fallen")
    return _way_to_take(table, person, number, ())


def _way_to_take(table: Table, person: str, number: int, held: Collection[int]) -> str:
    chair = table.chairs[number]
    if table.ended is not None:
        raise Refusal("not-playing")
    if table.is_shuffling:
        raise Refusal("not-gathering")
    if table.match is None:
        if chair.who == PERSON:
            raise Refusal("chair-taken")
        return AT_ONCE
    if held and number not in held:
        raise Refusal("held-another")
    if person == chair.keeper:
        return AT_ONCE
    if chair.who == PERSON:
        raise Refusal("chair-taken")
    if chair.sealed:
        raise Refusal("chair-sealed")
    if person in chair.lives[-1].people and not chair.is_kept:
        return AT_ONCE
    return _way_of_strangers(table, person)


def way_to_join(table: Table, person: str, option: str) -> str:
    """How somebody who looks on may come in as a new player by that option: as with a chair that is there.

    A new chair shows nobody's hand, but whoever has it plays, and has a say in what is asked of all.
    """
    match = table.match
    if match is None or table.ended is not None:
        raise Refusal("not-playing")
    # The match is asked how many it has: whoever has just sat down in a new chair comes in a moment later.
    seat = match.game.schema.seats_in(match.state, match.seats)
    if seat >= MOST_CHAIRS or all(option != offered.key for offered in match.game.free(match.state, seat)):
        raise Refusal("not-seated")
    if person in table.held:
        raise Refusal("held-another")
    return _way_of_strangers(table, person)


def _way_of_strangers(table: Table, person: str) -> str:
    """As the table was set; but onlookers hear the fallen, so that from the first fall on open chairs are asked for."""
    joining = table.opened.joining
    if joining == CLOSED:
        raise Refusal("joining-closed")
    is_open = joining == OPEN and not table.fallen
    return AT_ONCE if is_open or players(table).keys() <= {person} else ASK


def players(table: Table) -> dict[str, int]:
    """The people whose match it is, by their chairs: who sits, and who is away while a bot or somebody else does.

    Whoever leads several chairs is one person still, and answers from the first. Neither the fallen, whom nothing is at
    stake for, nor those who got up by their own act.
    """
    found: dict[str, int] = {}
    for number, chair in enumerate(table.chairs):
        if number not in table.fallen:
            if chair.person:
                found.setdefault(chair.person, number)
            if chair.is_kept:
                found.setdefault(chair.keeper, number)
    return found


def is_still_asked(table: Table, ask: ChairAsk) -> bool:
    if table.match is None or ask.person in table.door.removed:
        return False
    is_seated = table.chair_of(ask.person) != SPECTATOR
    try:
        if is_seated and not ask.option:
            way_to_lead(table, ask.person, ask.chair)
        elif is_seated:
            return False
        elif ask.option:
            way_to_join(table, ask.person, ask.option)
        else:
            way_to_sit(table, ask.person, ask.chair)
    except Refusal:
        return False
    return True


def is_granted(table: Table, ask: ChairAsk) -> bool:
    return (ask.agreed | {ask.person}).issuperset(players(table))


# --- asking somebody to leave ----------------------------------------------------------------------------------------


def voters(table: Table, ask: RemovalAsk) -> dict[str, int]:
    """The people seated, by their chairs, but the fallen; whom it is about counts as one who is against it.

    Who sat down in the match without anybody being asked has no vote: else a stranger under several names could come to
    somebody's table and have them leave it.
    """
    welcome = table.seating.welcome if table.match is not None else table.people
    seated = [(number, chair.person) for number, chair in enumerate(table.chairs) if chair.person in welcome]
    living: dict[str, int] = {}
    for number, person in seated:
        if number not in table.fallen:
            living.setdefault(person, number)
    return living | {ask.person: ask.chair}


def votes_needed(table: Table, ask: RemovalAsk) -> int:
    return len(voters(table, ask)) // 2 + 1


def is_voted(table: Table, ask: RemovalAsk) -> bool:
    return len(ask.agreed.intersection(voters(table, ask))) >= votes_needed(table, ask)


def can_be_voted(table: Table, ask: RemovalAsk) -> bool:
    if table.ended is not None or table.chairs[ask.chair].whose != ask.person:
        return False
    open_to_it = voters(table, ask).keys() - ask.against - {ask.person}
    return bool(ask.agreed & open_to_it) and len(open_to_it) >= votes_needed(table, ask)
