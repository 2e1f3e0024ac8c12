"""An investigator sets out: at the start of a match, or in the place of one who fell."""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch import moves
from sobremesa.games.eldritch.annals import stand
from sobremesa.games.eldritch.book import ASSETS, BOOK, INVESTIGATORS
from sobremesa.games.eldritch.effects.gaining import Improve
from sobremesa.games.eldritch.facts import SHEETS, thing_named
from sobremesa.games.eldritch.harm import NO_TICKETS, UNIMPROVED
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.telling import tell, the, the_space
from sobremesa.games.eldritch.two_sided import kind_of
from sobremesa.games.eldritch.words import SPELL_KINDS
from sobremesa.kernel.effects.running import start

IMPROVE: Final = BOOK.add("set-out.improve", Improve(), rule="eldritch-2.3")


def available_sheets(s: Eldritch) -> list[int]:
    return [sheet for sheet in range(len(SHEETS)) if sheet not in s.used_up and sheet not in s.sheets]


def take_sheet(s: Eldritch, seat: int, sheet: int) -> None:
    """On the start space, with full Health and Sanity and what the sheet says. The last act of a step."""
    facts = SHEETS[sheet]
    s.sheets[seat] = sheet
    s.life[seat] = ALIVE
    stand(s, seat, facts.start)
    s.health[seat], s.sanity[seat] = facts.health, facts.sanity
    s.delayed[seat] = False
    s.improved[seat] = UNIMPROVED
    s.tickets[seat] = NO_TICKETS
    s.held[seat] = ()
    thing = INVESTIGATORS.first + sheet
    s.owner[thing] = seat
    moves.comes(s, thing)
    tell(s, "sets-out", "2.2", ("who", seat), the(thing), the_space(facts.start))
    for name in facts.possessions:
        _take(s, seat, name)
    moves.gain_clues(s, seat, facts.clues)
    if facts.improvements:
        start(s, IMPROVE, seat, thing)


def _take(s: Eldritch, seat: int, name: str) -> None:
    """From its deck, if it is to be had."""
    section, _, card = name.partition("-")
    if section == "spell":
        kind = SPELL_KINDS[card].number
        place = moves.draw_spell(s, seat, lambda thing: kind_of(thing) == kind)
        if place >= 0:
            moves.give(s, seat, place)
        return
    wanted = thing_named(name)
    if moves.search_assets(s, lambda thing: thing == wanted) >= 0:
        moves.give(s, seat, wanted)
    elif ASSETS.number(wanted) in s.reserve:
        s.reserve = tuple([other for other in s.reserve if other != ASSETS.number(wanted)])
        moves.give(s, seat, wanted)
        moves.fill_reserve(s)
