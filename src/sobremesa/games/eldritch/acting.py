"""The action phase: what an investigator can do, and doing it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from sobremesa.games.eldritch.book import (
    ACQUIRE,
    ACTIONS,
    BOOK,
    INVESTIGATORS,
    NO_REST,
    ONLY_ITS_ACTION,
    PREPARE,
    REST,
    RESTED,
    SEATS,
    SPACES,
    THINGS,
    TRADE,
    TRAVEL,
)
from sobremesa.games.eldritch.effects.sharing import EVERYTHING, Swap, can_share
from sobremesa.games.eldritch.harm import recover
from sobremesa.games.eldritch.map import BY_TICKET, CITY, NEXT_TO, TERRAIN
from sobremesa.games.eldritch.moves import change_tickets
from sobremesa.games.eldritch.options import TICKET
from sobremesa.games.eldritch.places import has_monster
from sobremesa.games.eldritch.shopping import ACQUIRE_ASSETS
from sobremesa.games.eldritch.state import ALIVE, MOST_TICKETS, Eldritch
from sobremesa.games.eldritch.telling import tell, the
from sobremesa.games.eldritch.travelling import arrive, can_move
from sobremesa.games.eldritch.trips import further
from sobremesa.games.eldritch.words import TICKETS
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.registers import FLAGS, IT, WHO
from sobremesa.kernel.effects.running import Running, could, push, put, reg, start
from sobremesa.kernel.effects.standing import is_so, speakers
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

ACTIONS_A_TURN: Final = 2


# --- what can be done ---------------------------------------------------------------------------------------------


@cache
def routes_for_tickets(space: int) -> tuple[int, ...]:
    """The kinds of ticket that can be had in that city."""
    return tuple([kind for kind, ways in enumerate(BY_TICKET) if ways[space]])


def basic_actions(s: Eldritch, seat: int) -> list[int]:
    space = s.places[seat]
    done = s.acted[seat]
    found = []
    if TRAVEL not in done and can_move(s, seat):
        found.append(TRAVEL)
    in_city, is_safe = TERRAIN[space] == CITY.number, not has_monster(s, space)
    if PREPARE not in done and in_city and routes_for_tickets(space):
        found.append(PREPARE)
    if ACQUIRE not in done and in_city and is_safe:
        found.append(ACQUIRE)
    if REST not in done and is_safe and not is_so(s, NO_REST, seat):
        found.append(REST)
    if TRADE not in done and partners(s, seat):
        found.append(TRADE)
    return found


def partners(s: Eldritch, seat: int) -> list[int]:
    """Others on the same space, where one of the two has something to trade."""
    here = s.places[seat]
    if s.places.count(here) < 2:
        return []
    return [
        other
        for other in s.seats_from(s.lead)
        if other != seat and s.places[other] == here and (can_share(s, seat) or can_share(s, other))
    ]


_OWN: Final[list[Node | None]] = []
_LOCAL: Final[list[Node | None]] = []


def own_actions() -> list[Node | None]:
    """By thing: what whoever has it can do with it. Not to be asked before all cards are declared, as the next one."""
    if not _OWN:
        things = range(len(THINGS))
        _OWN.extend([own_part(thing, "action") or own_part(thing, "additional-action") for thing in things])
    return _OWN


def local_actions() -> list[Node | None]:
    """By thing: what anybody can do with it who is where its holder is. Few have such a part."""
    if not _LOCAL:
        _LOCAL.extend([own_part(thing, "local-action") for thing in range(len(THINGS))])
    return _LOCAL


def own_part(thing: int, name: str) -> Node | None:
    card = BOOK.cards.get(thing)
    return None if card is None else card.part(name)


def component_actions(s: Eldritch, seat: int) -> list[int]:
    """Of what the investigator has and is; local ones of whoever is on the same space; what comes besides actions."""
    found = []
    own, local = own_actions(), local_actions()
    for thing in (INVESTIGATORS.first + s.sheets[seat],) + s.held[seat]:
        part = own[thing]
        if part is not None and not _is_done(s, thing) and could(s, part, seat, thing):
            found.append(thing)
    done, here = s.acted[seat], s.places[seat]
    for other, place in enumerate(s.places):
        if place == here and s.life[other] == ALIVE:
            for thing in s.held[other]:
                part = local[thing]
                if part is not None and thing not in done and could(s, part, seat, thing):
                    found.append(thing)
    return found


def _is_done(s: Eldritch, thing: int) -> bool:
    """By anybody, this round."""
    for acted in s.acted:  # noqa: SIM110 - see `has_monster`
        if thing in acted:
            return True
    return False


def open_actions(s: Eldritch, seat: int) -> list[int]:
    """All that the investigator can do now, as things; who is bound by a card can only do what that card says."""
    binding = speakers(s, ONLY_ITS_ACTION, seat)
    if binding:
        return [thing for thing in component_actions(s, seat) if thing in binding]
    return basic_actions(s, seat) + component_actions(s, seat)


def is_additional(thing: int) -> bool:
    return own_part(thing, "additional-action") is not None


def perform(s: Eldritch, seat: int, thing: int) -> None:
    """The last act of a step."""
    s.acted[seat] += (thing,)
    if s.log is not None:
        tell(s, "acts", "5.1", ("who", seat), the(thing), ("own", int(INVESTIGATORS.holds(thing))))
    does = _BASIC[thing - ACTIONS.first] if ACTIONS.holds(thing) else own_actions()[thing] or local_actions()[thing]
    assert does is not None
    start(s, does, seat, thing)
    put(s, FLAGS, 0)  # an action that a spell brings is no part of casting it


# --- a turn -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Turn(Node):
    """Up to two actions; who is delayed stands up instead."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 0:
            if s.delayed[seat]:
                s.delayed[seat] = False
                tell(s, "stands-up", "5.6", ("who", seat))
                return GO_ON
            s.actions_left = ACTIONS_A_TURN
            push(s, self, 1)
            return GO_ON
        found = self._open(s, seat)
        if not found:
            return GO_ON
        s.asked = asked_to_act(seat, tuple(found), s.actions_left)  # it is costly to work out: once is enough
        return WAIT

    def _open(self, s: Eldritch, seat: int) -> list[int]:
        found = open_actions(s, seat)
        return found if s.actions_left else [thing for thing in found if is_additional(thing)]

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        return asked_to_act(seat, tuple(self._open(s, seat)), s.actions_left)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            return
        thing = option.args[0]
        if not is_additional(thing):
            s.actions_left -= 1
        push(s, self, 1)
        perform(s, seat, thing)

    def label(self, option: Option) -> Phrase | None:
        return ("pass-turn", ()) if option is BOOK.done else None

    def leads_to(self, option: Option) -> Node | None:
        if option.verb != "pick" or ACTIONS.holds(option.args[0]):
            return None
        return own_actions()[option.args[0]] or local_actions()[option.args[0]]


def asked_to_act(seat: int, things: tuple[int, ...], actions_left: int) -> tuple[Decision, ...]:
    return (Decision(seat, "act", TURN.rule, (BOOK.done, *BOOK.picks(things)), (("n", actions_left),), TURN),)


# --- the actions that anybody has ---------------------------------------------------------------------------------


@dataclass(eq=False)
class Travel(Node):
    """To a space next to yours; then further, for a ticket each."""

    def touches(self) -> int:
        return ASKS

    def _ways(self, s: Eldritch, seat: int, step: int) -> list[int]:
        here = s.places[seat]
        if step == 0:
            return list(NEXT_TO[here])
        if s.delayed[seat]:  # on the way, and not in their own turn: that would have ended it
            return []
        return sorted({space for space, _ in further(here, s.tickets[seat])})

    def run(self, s: Eldritch, step: int) -> bool:
        return WAIT if self._ways(s, reg(s, WHO), step) else GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        options = BOOK.picks([SPACES.first + space for space in self._ways(s, seat, step)])
        if step:
            return (question(self, seat, "travel-on", (BOOK.done, *options)),)
        return (question(self, seat, "travel", options),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            return
        space = SPACES.number(option.args[0])
        if step:
            kind = next(kind for there, kind in further(s.places[seat], s.tickets[seat]) if there == space)
            change_tickets(s, seat, kind, -1)
            tell(s, "spent-ticket", "6.2", ("who", seat), ("ticket", TICKETS.words[kind].name))
        push(s, self, 1)
        arrive(s, seat, space)


@dataclass(eq=False)
class Prepare(Node):
    """A ticket for a kind of route that leaves from here; who has two may discard one first."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 1:
            if sum(s.tickets[seat]) == MOST_TICKETS:
                return GO_ON
            kinds = routes_for_tickets(s.places[seat])
            if len(kinds) > 1:
                return WAIT
            self._gain(s, seat, kinds[0])
            return GO_ON
        if sum(s.tickets[seat]) == MOST_TICKETS:
            return WAIT
        push(s, self, 1)
        return GO_ON

    def _gain(self, s: Eldritch, seat: int, kind: int) -> None:
        change_tickets(s, seat, kind, 1)
        tell(s, "gained-ticket", "6.3", ("who", seat), ("ticket", TICKETS.words[kind].name))

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        if step == 1:
            options = tuple([TICKET[kind] for kind in routes_for_tickets(s.places[seat])])
            return (question(self, seat, "which-ticket", options),)
        options = tuple([TICKET[kind] for kind in range(len(TICKETS)) if s.tickets[seat][kind]])
        return (question(self, seat, "discard-ticket", (*options, BOOK.done)),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            return
        if step == 1:
            self._gain(s, seat, option.args[0])
            return
        change_tickets(s, seat, option.args[0], -1)
        push(s, self, 1)


@dataclass(eq=False)
class Rest(Node):
    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        recover(s, seat, 1, 1)
        fire(s, RESTED, seat)
        return GO_ON


@dataclass(eq=False)
class Trade(Node):
    """With another on the same space."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        others = partners(s, reg(s, WHO))
        if len(others) > 1:
            return WAIT
        if others:
            put(s, IT, others[0])
            push(s, SWAP)
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        options = BOOK.picks([SEATS.first + other for other in partners(s, seat)])
        return (question(self, seat, "trade-with", options),)

    def take(self, s: Running, step: int, seat: int, option: Option) -> None:
        put(s, IT, option.args[0])
        push(s, SWAP)


TURN: Final = BOOK.add("action.turn", Turn(), rule="eldritch-5.1")
SWAP: Final = BOOK.add("action.swap", Swap(EVERYTHING, both=True), rule="eldritch-6.14")
_BASIC: Final = (
    BOOK.add("action.travel", Travel(), rule="eldritch-6.1"),
    BOOK.add("action.prepare", Prepare(), rule="eldritch-6.3"),
    ACQUIRE_ASSETS,
    BOOK.add("action.rest", Rest(), rule="eldritch-6.12"),
    BOOK.add("action.trade", Trade(), rule="eldritch-6.14"),
)
