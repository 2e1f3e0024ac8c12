"""The encounter phase: combat with whatever is there, then an encounter of one's choice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from sobremesa.games.eldritch.book import (
    ANCIENTS,
    BOOK,
    ENCOUNTER_ENDS,
    ENCOUNTER_STARTS,
    ENCOUNTERS,
    IN_WORLD,
    INSTEAD_OF_ENCOUNTER,
    INVESTIGATORS,
    MYSTERIES,
    MYTHOS,
    NO_EXPEDITION,
    PARTS,
    RESEARCHED,
    SEATS,
    SPACES,
    THINGS,
)
from sobremesa.games.eldritch.doom import retreat_doom
from sobremesa.games.eldritch.effects.box import clear_fallen, turn_expedition
from sobremesa.games.eldritch.effects.fighting import FightAll
from sobremesa.games.eldritch.effects.gaining import take_loot
from sobremesa.games.eldritch.effects.sides import Turn
from sobremesa.games.eldritch.facts import SHEETS
from sobremesa.games.eldritch.harm import NO_TICKETS
from sobremesa.games.eldritch.map import IDS, REGION, TERRAIN, TERRAINS
from sobremesa.games.eldritch.moves import change_tickets
from sobremesa.games.eldritch.options import MEET, TICKET
from sobremesa.games.eldritch.places import clues_on, gate_on, has_monster
from sobremesa.games.eldritch.rolling import Testing
from sobremesa.games.eldritch.state import ALIVE, MOST_TICKETS, NONE, Eldritch
from sobremesa.games.eldritch.telling import tell, the, the_space
from sobremesa.games.eldritch.words import (
    AMERICA,
    DECKS,
    EXPEDITION,
    GENERAL,
    HEALTH,
    RESEARCH,
    SPECIAL,
    WORLD,
)
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.ears import expire
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.registers import FLAGS, IT, WHO, B, N
from sobremesa.kernel.effects.running import Running, could, push, put, reg, start
from sobremesa.kernel.effects.standing import is_so, speakers
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import shuffled

# --- drawing a card -----------------------------------------------------------------------------------------------

COMPLEX: Final = frozenset(deck.number for deck in DECKS.words[EXPEDITION.number :] if deck is not RESEARCH)


def draw(s: Eldritch, deck: int) -> int:
    """The first card of a deck, which takes the discarded in when it is empty; NONE if there is none."""
    if not s.decks[deck]:
        return NONE
    card = s.decks[deck][0]
    s.decks[deck] = s.decks[deck][1:]
    renew(s, deck)
    return card


def renew(s: Eldritch, deck: int) -> None:
    if not s.decks[deck] and s.piles[deck]:
        s.decks[deck], s.piles[deck] = shuffled(s.piles[deck], s.rng), ()


def has_cards(s: Eldritch, deck: Word) -> bool:
    return bool(s.decks[deck.number])


@dataclass(eq=False)
class Afterwards(Node):
    """Whatever became of the investigator, an encounter is over. IT: the seat; B: the deck, or -1."""

    def run(self, s: Eldritch, step: int) -> bool:
        deck, seat = reg(s, B), SEATS.number(reg(s, IT))
        if step == 0:
            expire(s, ENCOUNTER_ENDS)
            if s.drawn >= 0:
                s.piles[deck] += (s.drawn,)
                s.drawn = s.drawn_part = NONE
                renew(s, deck)
                if deck == EXPEDITION.number:
                    turn_expedition(s)
            s.met_clue = s.met_gate = s.met_rumour = s.elsewhere = s.far = NONE
            if deck == RESEARCH.number and s.life[seat] == ALIVE:
                push(s, self, 1)
                fire(s, RESEARCHED, seat)
                return GO_ON
        s.clues_found = 0
        return GO_ON


AFTERWARDS: Final = BOOK.add("encounter.afterwards", Afterwards(), rule="eldritch-8.11")


def meet(s: Eldritch, seat: int, deck: int) -> None:
    """An encounter with a card of that deck. The last act of a step."""
    card = draw(s, deck)
    start(s, AFTERWARDS, NONE, it=SEATS.first + seat)
    put(s, B, deck)
    if card < 0:
        return
    s.drawn = card
    s.clues_found = 0
    thing = ENCOUNTERS.first + card
    name = _part_for(s, seat, deck)
    s.drawn_part = PARTS[name]
    if s.log is not None:
        tell(s, "encounter", "8.4", ("who", seat), the(thing), ("deck", DECKS.words[deck].name), reveals=True)
        if deck != SPECIAL.number:
            tell(s, "scene", "21.9", ("scene", scene_of(card, name)))
    if deck == EXPEDITION.number:
        turn_expedition(s)  # the next is the first now, and its back for all to see
    part = BOOK.cards[thing].part(name)
    assert part is not None, f"{ENCOUNTERS.names[card]} says nothing of where {seat} is"
    start(s, part, seat, thing)
    if deck == WORLD.number:
        put(s, FLAGS, reg(s, FLAGS) | IN_WORLD.number)


def scene_of(card: int, part: str) -> str:
    """What the texts call the scene with which it opens: one for each place, or for the whole card."""
    name = ENCOUNTERS.names[card]
    return name if part == "initial" else f"{name}-{part}"


def _part_for(s: Eldritch, seat: int, deck: int) -> str:
    if deck in COMPLEX:
        return "initial"
    space = s.place_of(seat)
    if deck in (GENERAL.number, RESEARCH.number):
        return TERRAINS.words[TERRAIN[space]].name
    return IDS[space]


# --- whoever fell there -------------------------------------------------------------------------------------------


@dataclass(eq=False)
class FallenTest(Testing):
    """IT: who lies there; the skill is on the back of that sheet."""

    def skill_of(self, s: Eldritch) -> int:
        sheet = INVESTIGATORS.number(reg(s, IT))
        by = s.fallen_by[sheet]
        return (SHEETS[sheet].crippled if by == HEALTH.number else SHEETS[sheet].insane).number

    def resolved(self, s: Eldritch) -> None:
        if reg(s, N) > 0:
            retreat_doom(s, 1)
        clear_fallen(s, INVESTIGATORS.number(reg(s, IT)))


@dataclass(eq=False)
class TakeTickets(Node):
    """Of who lies there, IT, as many as one can have: if there is room for one of two kinds, the one that one likes."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Eldritch, step: int) -> bool:
        seat, sheet = reg(s, WHO), INVESTIGATORS.number(reg(s, IT))
        left, room = s.loot_tickets[sheet], MOST_TICKETS - sum(s.tickets[seat])
        if all(left) and 0 < room < sum(left):
            return WAIT
        for kind, n in enumerate(left):
            change_tickets(s, seat, kind, min(n, MOST_TICKETS - sum(s.tickets[seat])))
        s.loot_tickets[sheet] = NO_TICKETS
        return GO_ON

    def ask(self, s: Running, step: int) -> tuple[Decision, ...]:
        return (question(self, reg(s, WHO), "which-ticket", TICKET),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        change_tickets(s, seat, option.args[0], 1)
        sheet = INVESTIGATORS.number(reg(s, IT))
        s.loot_tickets[sheet] = tuple([n - (kind == option.args[0]) for kind, n in enumerate(s.loot_tickets[sheet])])
        push(s, self)


TAKE_TICKETS: Final = BOOK.add("encounter.tickets", TakeTickets(), rule="eldritch-10.27")
FALLEN_TEST: Final = BOOK.add("encounter.fallen", FallenTest(), rule="eldritch-10.25")


def meet_fallen(s: Eldritch, seat: int, sheet: int) -> None:
    tell(s, "met-fallen", "10.25", ("who", seat), the(INVESTIGATORS.first + sheet))
    take_loot(s, seat, sheet)
    start(s, FALLEN_TEST, seat, INVESTIGATORS.first + sheet, INVESTIGATORS.first + sheet)
    start(s, TAKE_TICKETS, seat, INVESTIGATORS.first + sheet, INVESTIGATORS.first + sheet)


# --- an investigator's encounters ---------------------------------------------------------------------------------

_FIGHT: Final = 2
AFTER_COMBAT: Final = 3
_CHOOSE: Final = 4
_CHOOSE_MORE: Final = 5
_WHICH_SPACE: Final = 6
_WHICH_CLUE: Final = 7


@dataclass(eq=False)
class Encounter(Node):
    def touches(self) -> int:
        return ASKS | RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 0:
            turned = speakers(s, INSTEAD_OF_ENCOUNTER, seat)
            if turned:
                start(s, TURN_OVER, seat, turned[0])
                return GO_ON
            s.avoids, s.may_meet_more, s.far = False, True, NONE
            push(s, self, _FIGHT)
            fire(s, ENCOUNTER_STARTS, seat)
        elif step == _FIGHT:
            if has_monster(s, s.places[seat]) and not s.avoids:
                push(s, self, AFTER_COMBAT)
                push(s, FIGHT_ALL)
            else:
                push(s, self, _CHOOSE)
        elif step == AFTER_COMBAT:
            if s.may_meet_more and not has_monster(s, s.places[seat]):
                push(s, self, _CHOOSE_MORE)
        elif step in (_WHICH_SPACE, _WHICH_CLUE):
            return WAIT
        else:
            options = open_encounters(s, seat)
            if len(options) == 1 and step == _CHOOSE:
                self._meet(s, seat, options[0])
                return GO_ON
            if not options:
                return GO_ON
            s.asked = self._question(seat, step, options)
            return WAIT
        return GO_ON

    def ask(self, s: Eldritch, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        if step == _WHICH_SPACE:
            options = BOOK.picks([SPACES.first + space for space in sorted({s.places[seat], s.far})])
            return (question(self, seat, "which-clue", options),)
        if step == _WHICH_CLUE:
            space = s.place_of(seat)
            options = BOOK.picks([SPACES.first + token for token in clues_on(s, space)])
            return (question(self, seat, "which-clue-there", options, (the_space(space),)),)
        return self._question(seat, step, open_encounters(s, seat))

    def _question(self, seat: int, step: int, options: tuple[Option, ...]) -> tuple[Decision, ...]:
        if step == _CHOOSE_MORE:
            options = tuple(sorted((*options, BOOK.done), key=_index))
        return (question(self, seat, "encounter", options),)

    def take(self, s: Eldritch, step: int, seat: int, option: Option) -> None:
        if step == _WHICH_SPACE:
            if SPACES.number(option.args[0]) != s.far:
                s.far = NONE
            self._research(s, seat)
        elif step == _WHICH_CLUE:
            s.met_clue = SPACES.number(option.args[0])
            meet(s, seat, RESEARCH.number)
        elif option is not BOOK.done:
            self._meet(s, seat, option)

    def _meet(self, s: Eldritch, seat: int, option: Option) -> None:
        here, far = s.places[seat], s.far
        if option is MEET[RESEARCH.number] and far >= 0 and here != far and here in s.clue_at and far in s.clue_at:
            push(s, self, _WHICH_SPACE)
            return
        if option.verb == "meet":
            self._meet_deck(s, seat, option.args[0])
            return
        thing = option.args[0]
        if INVESTIGATORS.holds(thing):
            meet_fallen(s, seat, INVESTIGATORS.number(thing))
            return
        part = BOOK.cards[thing].part("encounter")
        assert part is not None
        tell(s, "encounter-with", "8.6", ("who", seat), the(thing))
        start(s, part, seat, thing)

    def _meet_deck(self, s: Eldritch, seat: int, deck: int) -> None:
        if deck == RESEARCH.number:
            self._research(s, seat)
            return
        if deck == WORLD.number:
            s.met_gate = gate_on(s, s.places[seat])
        meet(s, seat, deck)

    def _research(self, s: Eldritch, seat: int) -> None:
        """Where several clues lie on the space, each has another space on its front: it is asked for by that."""
        s.elsewhere = s.far if s.far >= 0 and s.far in s.clue_at else NONE
        clues = clues_on(s, s.place_of(seat))
        if len(clues) > 1:
            push(s, self, _WHICH_CLUE)
            return
        s.met_clue = clues[0]
        meet(s, seat, RESEARCH.number)

    def label(self, option: Option) -> Phrase | None:
        return ("no-more-encounters", ()) if option is BOOK.done else None


def _index(option: Option) -> int:
    return option.index


def open_encounters(s: Eldritch, seat: int) -> tuple[Option, ...]:
    """What the investigator can have an encounter with."""
    space = s.places[seat]
    found: list[Option] = []
    if has_cards(s, GENERAL):
        found.append(MEET[GENERAL.number])
    region = REGION[space]
    if region >= 0 and has_cards(s, DECKS.words[AMERICA.number + region]):
        found.append(MEET[AMERICA.number + region])
    if s.expedition == space and has_cards(s, EXPEDITION) and not is_so(s, NO_EXPEDITION, seat):
        found.append(MEET[EXPEDITION.number])
    if gate_on(s, space) >= 0 and has_cards(s, WORLD):
        found.append(MEET[WORLD.number])
    if (space in s.clue_at or (s.far >= 0 and s.far in s.clue_at)) and has_cards(s, RESEARCH):
        found.append(MEET[RESEARCH.number])
    things = [INVESTIGATORS.first + sheet for sheet, at in enumerate(s.fallen_at) if at == space]
    others = [MYTHOS.first + card for card in s.ongoing]
    if s.mystery >= 0:
        others.append(MYSTERIES.first + s.mystery)
    others.append(ANCIENTS.first + 2 * s.ancient + s.is_awake)
    things += [thing for thing in others if _can_meet(s, seat, thing)]
    return (*found, *BOOK.picks(things))


@cache
def _encounter_parts() -> tuple[Node | None, ...]:
    """By thing: what one may do there as an encounter. Not to be asked before all cards are declared."""
    return tuple([None if card is None else card.part("encounter") for card in map(BOOK.cards.get, range(len(THINGS)))])


def _can_meet(s: Eldritch, seat: int, thing: int) -> bool:
    part = _encounter_parts()[thing]
    return part is not None and could(s, part, seat, thing)


ENCOUNTER: Final = BOOK.add("encounter.turn", Encounter(), rule="eldritch-8.1")
FIGHT_ALL: Final = BOOK.add("encounter.combat", FightAll(), rule="eldritch-8.2")
TURN_OVER: Final = BOOK.add("encounter.detained", Turn(), rule="eldritch-8.5")
