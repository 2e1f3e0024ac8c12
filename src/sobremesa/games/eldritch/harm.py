"""Losing Health and Sanity, defeat, being devoured, elimination."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.eldritch.annals import DEVOURED, FELL, note, stand
from sobremesa.games.eldritch.book import AT_ONCE, BOOK, IN_COMBAT, INVESTIGATORS, SEATS, SPACES
from sobremesa.games.eldritch.doom import advance_doom, end
from sobremesa.games.eldritch.facts import SHEETS
from sobremesa.games.eldritch.map import CITY
from sobremesa.games.eldritch.moves import discard, discard_clues, goes, put_back, with_trait
from sobremesa.games.eldritch.places import nearest, of_terrain
from sobremesa.games.eldritch.state import (
    ALIVE,
    ELIMINATED,
    FALLEN,
    HELD,
    LOOT,
    NONE,
    SKILL_COUNT,
    Eldritch,
    clockwise,
)
from sobremesa.games.eldritch.telling import tell, the_space
from sobremesa.games.eldritch.two_sided import is_condition
from sobremesa.games.eldritch.words import ALL_ELIMINATED, HEALTH, LOSSES, SANITY, SERVICE
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node, question
from sobremesa.kernel.effects.registers import FLAGS, IT, A, B
from sobremesa.kernel.effects.running import forget, push, put, reg, start
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase

NO_TICKETS: Final = (0, 0)
UNIMPROVED: Final = (0,) * SKILL_COUNT


def deal(s: Eldritch, seat: int, health: int, sanity: int) -> None:
    """The loss happens, both at the same time. The last act of a step: who has nothing left is defeated at once."""
    if s.life[seat] != ALIVE:
        return
    health, sanity = min(health, s.health[seat]), min(sanity, s.sanity[seat])
    s.health[seat] -= health
    s.sanity[seat] -= sanity
    if health:
        tell(s, "lost", "19.3", ("who", seat), ("n", health), ("loss", HEALTH.name))
    if sanity:
        tell(s, "lost", "19.3", ("who", seat), ("n", sanity), ("loss", SANITY.name))
    if s.health[seat] == 0 or s.sanity[seat] == 0:
        fall(s, seat, DEFEAT)


def recover(s: Eldritch, seat: int, health: int, sanity: int) -> None:
    """Up to the maximum."""
    sheet = SHEETS[s.sheets[seat]]
    health = min(health, sheet.health - s.health[seat])
    sanity = min(sanity, sheet.sanity - s.sanity[seat])
    s.health[seat] += health
    s.sanity[seat] += sanity
    if health:
        tell(s, "recovered", "19.2", ("who", seat), ("n", health), ("loss", HEALTH.name))
    if sanity:
        tell(s, "recovered", "19.2", ("who", seat), ("n", sanity), ("loss", SANITY.name))


def break_off(s: Eldritch, seat: int) -> None:
    """Nothing that was still to happen to them does: cards that were being resolved are put away as they are."""
    forget(s, seat)
    s.turned = tuple([thing for thing in s.turned if s.owner[thing] != seat])
    for service in with_trait(s, seat, SERVICE):
        discard(s, service)


def fall(s: Eldritch, seat: int, how: Node) -> None:
    """No investigator any more."""
    was_awake = s.is_awake
    break_off(s, seat)
    s.life[seat] = FALLEN
    for thing in (*s.held[seat], INVESTIGATORS.first + s.sheets[seat]):
        s.owner[thing] = NONE
        goes(s, thing)
    s.used_up += (s.sheets[seat],)
    start(s, how, NONE, it=SEATS.first + seat)
    put(s, A, 1 if was_awake else 0)


# --- the steps ----------------------------------------------------------------------------------------------------

_WHICH: Final = 0  # both are lost: the player says what it was
_DOOM: Final = 1
_CITY: Final = 2
_GATHER: Final = 3
_LEAD: Final = 4
_OUT: Final = 5


def _must_pass_lead(s: Eldritch, seat: int) -> bool:
    return seat == s.lead and bool(s.seats_from(0))


def _pass_lead(s: Eldritch, to: int) -> None:
    s.lead = to
    tell(s, "lead", "4.3", ("who", to))


class Falling(Node):
    """What defeat and being devoured have in common. IT: the seat; A: whether the ancient one was awake before."""

    def touches(self) -> int:
        return ASKS

    def _ask_for_lead(self, s: Eldritch, seat: int) -> tuple[Decision, ...]:
        options = BOOK.picks([SEATS.first + other for other in s.seats_from(0)])
        return (question(self, seat, "pass-lead", options),)

    def _close(self, s: Eldritch, seat: int) -> None:
        """After the ancient one has awoken, a player whose investigator falls is out."""
        s.sheets[seat] = NONE
        stand(s, seat, NONE)
        s.held[seat] = ()
        s.health[seat] = s.sanity[seat] = 0
        s.delayed[seat] = False
        s.improved[seat] = UNIMPROVED
        s.tickets[seat] = NO_TICKETS
        if reg(s, A):
            eliminate(s, seat)


def eliminate(s: Eldritch, seat: int) -> None:
    s.life[seat] = ELIMINATED
    tell(s, "eliminated", "19.18", ("who", seat))
    heirs = [other for other in clockwise(s.players, seat) if s.life[other] != ELIMINATED]
    if seat == s.lead and heirs:  # who were no investigators when it fell, and will be
        _pass_lead(s, heirs[0])
    if not reg(s, FLAGS) & (IN_COMBAT.number | AT_ONCE.number):  # else what fell in the same blow is seen to first
        lose_if_all_are_out(s)


def lose_if_all_are_out(s: Eldritch) -> None:
    """The last act of a step."""
    if all(life == ELIMINATED for life in s.life):
        end(s, ALL_ELIMINATED)


@dataclass(eq=False)
class Defeat(Falling):
    """B: what was lost, as a number of LOSSES."""

    def run(self, s: Eldritch, step: int) -> bool:
        seat = SEATS.number(reg(s, IT))
        if step == _WHICH:
            if s.health[seat] == 0 and s.sanity[seat] == 0:
                return WAIT
            put(s, B, HEALTH.number if s.health[seat] == 0 else SANITY.number)
            push(s, self, _DOOM)
        elif step == _DOOM:
            note(s, FELL, seat)
            tell(s, "defeated", "19.6", ("who", seat), ("loss", LOSSES.words[reg(s, B)].name))
            push(s, self, _CITY)
            advance_doom(s, 1)
        elif step == _CITY:
            cities = nearest(s.places[seat], of_terrain(CITY.number))
            if len(cities) > 1:
                return WAIT
            self._relocate(s, seat, cities[0])
        elif step == _GATHER:
            self._gather(s, seat)
            push(s, self, _LEAD)
        elif step == _LEAD:
            if _must_pass_lead(s, seat):
                return WAIT
            push(s, self, _OUT)
        else:
            self._close(s, seat)
        return GO_ON

    def _relocate(self, s: Eldritch, seat: int, city: int) -> None:
        stand(s, seat, city)
        push(s, self, _GATHER)

    def _gather(self, s: Eldritch, seat: int) -> None:
        """Possessions wait on the sheet for whoever comes by."""
        sheet = s.sheets[seat]
        s.fallen_at[sheet] = s.places[seat]
        s.fallen_by[sheet] = reg(s, B)
        s.loot[sheet] = tuple([thing for thing in s.held[seat] if not is_condition(thing)])
        s.loot_tickets[sheet] = s.tickets[seat]
        for thing in s.held[seat]:
            if is_condition(thing):
                put_back(s, thing)
        s.held[seat] = ()
        s.clue_at = [LOOT + sheet if at == HELD + seat else at for at in s.clue_at]
        tell(s, "lies-at", "19.7", ("who", seat), the_space(s.places[seat]))

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = SEATS.number(reg(s, IT))
        if step == _WHICH:
            return (question(self, seat, "what-was-lost", BOOK.branch[:2]),)
        if step == _CITY:
            cities = nearest(s.places[seat], of_terrain(CITY.number))
            options = BOOK.picks([SPACES.first + city for city in cities])
            active = s.active_player()
            if active != seat:
                return (question(self, active, "nearest-city-to", options, (("who", seat),)),)
            return (question(self, seat, "nearest-city", options),)
        return self._ask_for_lead(s, seat)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if step == _WHICH:
            put(s, B, option.args[0])
            push(s, self, _DOOM)
        elif step == _CITY:
            self._relocate(s, SEATS.number(reg(s, IT)), SPACES.number(option.args[0]))
        else:
            _pass_lead(s, option.args[0])
            push(s, self, _OUT)

    def label(self, option: Option) -> Phrase | None:
        return None if option.verb != "branch" else (("crippled", "insane")[option.args[0]], ())


@dataclass(eq=False)
class Devour(Falling):
    def run(self, s: Eldritch, step: int) -> bool:
        seat = SEATS.number(reg(s, IT))
        if step == _WHICH:
            note(s, DEVOURED, seat)
            tell(s, "devoured", "19.14", ("who", seat))
            push(s, self, _GATHER)
            advance_doom(s, 1)
        elif step == _GATHER:
            for thing in s.held[seat]:
                put_back(s, thing)
            s.held[seat] = ()
            discard_clues(s, seat, len(s.clue_at))
            push(s, self, _LEAD)
        elif step == _LEAD:
            if _must_pass_lead(s, seat):
                return WAIT
            push(s, self, _OUT)
        else:
            self._close(s, seat)
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        return self._ask_for_lead(s, SEATS.number(reg(s, IT)))

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        _pass_lead(s, option.args[0])
        push(s, self, _OUT)


DEFEAT: Final = BOOK.add("defeat", Defeat(), rule="eldritch-19.4")
DEVOUR: Final = BOOK.add("devoured", Devour(), rule="eldritch-19.14")
