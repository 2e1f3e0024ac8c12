"""A vampire's turn: what it has in its hand comes into play; then effects, speed, the move, the hunt, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sobremesa.games.ansia import hunting, moves, visiting
from sobremesa.games.ansia.book import (
    BOOK,
    CARDS,
    DISORIENTED,
    HUNTS,
    MIST,
    NO_HUNT,
    PERMANENT,
    PREPARED,
    SPACES,
    SUMMING,
    THIRSTY,
    TURN_ENDS,
    UNHARMED,
)
from sobremesa.games.ansia.cards.facts import SPEED, cards_that, cards_with, parts_called
from sobremesa.games.ansia.map import (
    BY_DISTANCE,
    CEMETERY,
    DISTANCE,
    HOME,
    MAZE,
    NEAREST_WELLS,
    NEXT_TO,
    OUTWARD,
    REGION_OF,
    WELLS,
    on_the_way,
)
from sobremesa.games.ansia.options import DRIFT, HUNT_IN_TAVERN, STAY
from sobremesa.games.ansia.state import HAND, NO_HUNT_YET, NONE, Ansia
from sobremesa.games.ansia.telling import tell, tell_secret, the_cards, the_space
from sobremesa.games.ansia.using import usable, use
from sobremesa.games.ansia.words import ACTING, FIRST, MOVING
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.ears import expire, hear_anew
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.registers import WHO, A
from sobremesa.kernel.effects.running import Running, push, put, reg, start
from sobremesa.kernel.effects.standing import is_so, total
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import without

STEPS_ASTRAY: Final = 4


@dataclass(eq=False)
class Turn(Node):
    """One step after the other; each pushes the next one below what it sets off."""

    def run(self, s: Running, step: int) -> bool:
        if step < len(_COURSE):
            s.agenda.append((self.number, step + 1))
            s.agenda.append((_COURSE[step].number, 0))
            return GO_ON
        assert isinstance(s, Ansia)
        s.rested[reg(s, WHO)] = True
        s.active = NONE
        hear_anew(s)
        return GO_ON


@dataclass(eq=False)
class Begin(Node):
    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        s.active = seat
        s.speeds[seat] = NONE
        s.zones[seat] += s.hands[seat]
        if s.log is not None:
            tell(s, "turn", "ansia-4.1", ("who", seat), the_cards(s.hands[seat]), reveals=True)
        for card in s.hands[seat]:
            s.unseen[seat] = without(s.unseen[seat], card)
        s.hands[seat] = ()
        s.sure[seat] = ()
        s.done = s.fresh = ()
        s.speed = s.hunts = s.well_hunts = s.hunted = s.pushed = 0
        s.has_speed = s.is_quenched = s.has_hunted = s.took_token = s.opened_crypt = False
        s.meal = NONE
        s.last_hunt = NO_HUNT_YET
        hear_anew(s)
        return GO_ON


# --- step 1 ------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Activate(Node):
    """What discards, draws, digests: in any order, each in full before the next; what must be used, must.

    Whether a vampire is asked follows from what all can see. A mission that lies face down could be of use against
    some harm; so wherever there is harm in play, whoever has a mission is asked.
    """

    def touches(self) -> int:
        return ASKS

    def _waiting(self, s: Ansia, seat: int, part: str) -> list[int]:
        """The cards in play whose effect of that name waits to be activated, each kind once."""
        parts = cards_with(part)
        waiting = [card for card in s.zones[seat] if card in parts]
        if not waiting:
            return waiting
        for card in s.done:
            if card in waiting:
                waiting.remove(card)
        return sorted(set(waiting))

    def _open(self, s: Ansia, seat: int) -> tuple[list[int], list[int]]:
        """What must be activated, and what may be used, as things."""
        must = [CARDS.thing(card) for card in self._waiting(s, seat, "played")]
        may = usable(s, seat, FIRST)
        for card in self._waiting(s, seat, "sacrificed"):
            part = parts_called("sacrificed")[card]
            assert part is not None
            if part.can(s):
                may.append(CARDS.thing(card))
        return must, may

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        must, may = self._open(s, seat)
        if must or may or (s.missions[seat] and has_harm_in_play(s, seat)):
            s.asked = self._asks(seat, must, may)
            return WAIT
        return GO_ON

    def asks(self, s: Running, step: int) -> tuple[Decision, ...]:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        must, may = self._open(s, seat)
        return self._asks(seat, must, may)

    def _asks(self, seat: int, must: list[int], may: list[int]) -> tuple[Decision, ...]:
        picks = BOOK.picks(must + may)
        return (question(self, seat, "activate", picks if must else (BOOK.done, *picks)),)

    def chosen(self, s: Running, step: int, seat: int, option: Option) -> None:
        assert isinstance(s, Ansia)
        if option is BOOK.done:
            return
        push(s, self)
        thing = option.args[0]
        if not CARDS.holds(thing):
            use(s, seat, thing)
            return
        card = CARDS.number(thing)
        part = parts_called("played")[card]
        if part is not None:
            s.done += (card,)
            start(s, part, seat, thing)
        else:
            sacrifice = parts_called("sacrificed")[card]
            assert sacrifice is not None
            start(s, sacrifice, seat, thing)

    def leads_to(self, option: Option) -> Node | None:
        if option.verb != "pick":
            return None
        card = BOOK.cards[option.args[0]]
        return card.part("played") or card.part("sacrificed") or card.part("used")

    def label(self, option: Option) -> Phrase | None:
        return None


# --- step 2: speed -----------------------------------------------------------------------------------------------


def is_harmed(s: Ansia, seat: int, harm: Word) -> bool:
    return is_so(s, harm, seat) and not is_so(s, UNHARMED, seat)


def has_harm_in_play(s: Ansia, seat: int) -> bool:
    return any(is_harmed(s, seat, harm) for harm in (NO_HUNT, DISORIENTED, THIRSTY))


@dataclass(eq=False)
class GoAstray(Node):
    """Disoriented, a vampire first goes four spaces towards the labyrinth; at a fork it chooses. A: steps taken."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        if step == 0:
            if not is_harmed(s, seat, DISORIENTED) or moves.is_home(s, seat):
                return GO_ON
            put(s, A, 0)
        while reg(s, A) < STEPS_ASTRAY and s.places[seat] != MAZE:
            ways = OUTWARD[s.places[seat]]
            if len(ways) > 1:
                if step != 1:
                    push(s, self, 1)
                    return GO_ON
                return WAIT
            self._step(s, seat, ways[0])
        moves.stand_on(s, seat, s.places[seat])
        tell(s, "went-astray", "ansia-12.2", ("who", seat), the_space(s.places[seat]))
        return GO_ON

    def _step(self, s: Ansia, seat: int, space: int) -> None:
        s.places[seat] = space
        s.has_left[seat] = True
        put(s, A, reg(s, A) + 1)

    def asks(self, s: Running, step: int) -> tuple[Decision, ...]:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        ways = BOOK.picks([SPACES.thing(space) for space in OUTWARD[s.places[seat]]])
        return (question(self, seat, "go-astray", ways),)

    def chosen(self, s: Running, step: int, seat: int, option: Option) -> None:
        assert isinstance(s, Ansia)
        self._step(s, seat, SPACES.number(option.args[0]))
        push(s, self, 2)


@dataclass(eq=False)
class Sum(Node):
    """All speeds in play, and what cards add to them."""

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        if step == 0:
            s.speed = sum([SPEED[card] for card in s.zones[seat]])
            push(s, self, 1)
            fire(s, SUMMING, seat)
            return GO_ON
        s.has_speed = s.speed > 0
        s.hunts = 1 + total(s, HUNTS, seat)
        tell(s, "speed", "ansia-6.1", ("who", seat), ("n", s.speed))
        return GO_ON


# --- step 2: the move --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def within(space: int, speed: int) -> tuple[Option, ...]:
    """The options for every space that so much speed reaches, in the order of the catalogue."""
    far = DISTANCE[space]
    return BOOK.picks([SPACES.thing(other) for other in BY_DISTANCE[space] if far[other] <= speed])


@dataclass(eq=False)
class Move(Node):
    """Stay or go, as far as the speed reaches; spicy blood leaves only the way to the nearest well."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        if moves.is_home(s, seat):
            return GO_ON
        may = usable(s, seat, MOVING)
        if s.has_speed or s.missions[seat] or may:
            s.asked = self._asks(s, seat, may)
            return WAIT
        return GO_ON

    def asks(self, s: Running, step: int) -> tuple[Decision, ...]:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        return self._asks(s, seat, usable(s, seat, MOVING))

    def _asks(self, s: Ansia, seat: int, may: list[int]) -> tuple[Decision, ...]:
        ways = ways_open_to(s, seat)
        if may:  # which the catalogue has after the spaces
            ways += BOOK.picks(may)
        return (question(self, seat, "move", ways, (("n", s.speed),)),)

    def chosen(self, s: Running, step: int, seat: int, option: Option) -> None:
        assert isinstance(s, Ansia)
        if option is STAY:
            if s.has_speed:
                self._arrive(s, seat)
            return
        if option.verb == "drift":
            self._go(s, seat, option.args[0], 0, "ansia-12.12")
            return
        thing = option.args[0]
        if not SPACES.holds(thing):
            push(s, self)
            use(s, seat, thing)
            return
        space = SPACES.number(thing)
        self._go(s, seat, space, DISTANCE[s.places[seat]][space], "ansia-6.4")

    def _go(self, s: Ansia, seat: int, space: int, cost: int, rule: str) -> None:
        if space == s.places[seat]:  # drifting to the well that one is at
            self._arrive(s, seat)
            return
        s.speed -= cost
        s.has_left[seat] = True
        visiting.walk(s, seat, space, rule)
        push(s, VISIT)
        if space != HOME and REGION_OF[space] != CEMETERY.number:
            push(s, SHOVE)
        if space in WELLS:
            s.is_quenched = True

    def _arrive(self, s: Ansia, seat: int) -> None:
        if s.places[seat] in WELLS:
            s.is_quenched = True
        push(s, VISIT)


def ways_open_to(s: Ansia, seat: int) -> tuple[Option, ...]:
    """In the order of the catalogue."""
    space = s.places[seat]
    if not s.has_speed:
        return (STAY,)
    wells = NEAREST_WELLS[space]
    drifts = [DRIFT[well] for well in wells if s.has_left[seat] or well != HOME] if is_so(s, MIST, seat) else []
    if not is_harmed(s, seat, THIRSTY):
        return (STAY, *drifts, *within(space, s.speed))
    if space in WELLS:
        return (STAY, *drifts)
    steps = min(s.speed, DISTANCE[space][wells[0]])
    goals = {end for well in wells for end in on_the_way(space, well, steps)}
    return (*drifts, *BOOK.picks([SPACES.thing(goal) for goal in goals]))


@dataclass(eq=False)
class Shove(Node):
    """Those who are there may be pushed to the next space, one by one from the top. A: how many were looked at."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        if step == 0:
            put(s, A, 0)
        return WAIT if reg(s, A) < len(moves.others_on(s, seat)) else GO_ON

    def _next(self, s: Ansia, seat: int) -> int:
        return moves.others_on(s, seat)[reg(s, A)]

    def asks(self, s: Running, step: int) -> tuple[Decision, ...]:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        spaces = BOOK.picks([SPACES.thing(space) for space in NEXT_TO[s.places[seat]]])
        return (question(self, seat, "push", (BOOK.done, *spaces), (("who", self._next(s, seat)),)),)

    def chosen(self, s: Running, step: int, seat: int, option: Option) -> None:
        assert isinstance(s, Ansia)
        if option is BOOK.done:
            put(s, A, reg(s, A) + 1)
        else:
            other, space = self._next(s, seat), SPACES.number(option.args[0])
            moves.stand_on(s, other, space)
            s.has_left[other] = True
            s.pushed += 1
            tell(s, "pushed", "ansia-7.1", ("who", seat), ("who2", other), the_space(space))
        push(s, self, 1)


@dataclass(eq=False)
class Visit(Node):
    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        visiting.visit(s, reg(s, WHO))
        return GO_ON


# --- step 2: the hunt --------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Act(Node):
    """Hunt, digest where one can, use what one has; until it is enough.

    Wherever something has happened that a mission could be about, whoever has one face down is asked.
    """

    def touches(self) -> int:
        return ASKS

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        if moves.is_home(s, seat):
            return GO_ON
        hunts, picks = self._open(s, seat)
        might = s.missions[seat] and (s.has_hunted or s.pushed or s.took_token or s.opened_crypt)
        if hunts or picks or might:
            s.asked = self._asks(s, seat, hunts, picks)
            return WAIT
        return GO_ON

    def _open(self, s: Ansia, seat: int) -> tuple[list[Option], list[int]]:
        """What can be hunted, and the things that can be used, taken or digested."""
        return hunting.hunts_open_to(s, seat), [
            *usable(s, seat, ACTING),
            *hunting.roses_open_to(s, seat),
            *self._meals(s, seat),
        ]

    def _meals(self, s: Ansia, seat: int) -> list[int]:
        if s.meal == NONE:
            return []
        return [CARDS.thing(card) for card in moves.digestible(s, seat, s.meal)]

    def asks(self, s: Running, step: int) -> tuple[Decision, ...]:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        hunts, picks = self._open(s, seat)
        return self._asks(s, seat, hunts, picks)

    def _asks(self, s: Ansia, seat: int, hunts: list[Option], picks: list[int]) -> tuple[Decision, ...]:
        options = (*hunts, BOOK.done, *BOOK.picks(picks))  # the order of the catalogue
        return (question(self, seat, "act", options, (("n", s.speed),)),)

    def chosen(self, s: Running, step: int, seat: int, option: Option) -> None:
        assert isinstance(s, Ansia)
        if option is BOOK.done:
            return
        push(s, self)
        if option.verb == "hunt":
            pile = option.args[0]
            cost = hunting.cost_of(s, seat, pile)
            hunting.spend_hunt(s, pile)
            push(s, STOW)
            hunting.take_pile(s, seat, pile, cost)
        elif option is HUNT_IN_TAVERN:
            s.hunts -= 1
            push(s, STOW)
            hunting.take_tavern(s, seat)
        else:
            self._pick(s, seat, option.args[0])

    def _pick(self, s: Ansia, seat: int, thing: int) -> None:
        if not CARDS.holds(thing):
            push(s, STOW)
            use(s, seat, thing)
            return
        card = CARDS.number(thing)
        if card in s.roses:
            s.hunts -= 1
            push(s, STOW)
            hunting.take_rose(s, seat, card)
        else:
            s.meal = NONE
            moves.digest(s, seat, card)


@dataclass(eq=False)
class Stow(Node):
    """What was hunted lies in the discard pile; what is prepared may go on top of the deck, one after the other."""

    def touches(self) -> int:
        return ASKS

    def _prepared(self, s: Ansia, seat: int) -> list[int]:
        prepared = cards_that(PREPARED)
        return [card for card in s.fresh if card in prepared and card in s.discards[seat]]

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        if self._prepared(s, reg(s, WHO)):
            return WAIT
        s.fresh = ()
        return GO_ON

    def asks(self, s: Running, step: int) -> tuple[Decision, ...]:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        cards = BOOK.picks([CARDS.thing(card) for card in self._prepared(s, seat)])
        return (question(self, seat, "prepare", (BOOK.done, *cards)),)

    def chosen(self, s: Running, step: int, seat: int, option: Option) -> None:
        assert isinstance(s, Ansia)
        if option is BOOK.done:
            s.fresh = ()
            return
        card = CARDS.number(option.args[0])
        s.fresh = without(s.fresh, card)
        moves.put_on_top(s, seat, card)
        push(s, self)


# --- step 3 ------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class End(Node):
    """What isn't permanent is discarded, what pays at the end of a turn pays, and three cards are drawn."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Ansia)
        seat = reg(s, WHO)
        if step == 0:
            self._clear(s, seat)
            push(s, self, 1)
            fire(s, TURN_ENDS, seat)
            return GO_ON
        expire(s, TURN_ENDS)
        moves.draw_hand(s, seat, HAND)
        if s.log is not None:
            hand = s.hands[seat]
            told = (("who", seat), ("n", len(hand)))
            tell_secret(s, "turn-over", "ansia-13.4", told, (the_cards(hand),), to=seat)
        return GO_ON

    def _clear(self, s: Ansia, seat: int) -> None:
        stays = cards_that(PERMANENT)
        if is_harmed(s, seat, THIRSTY) and not s.is_quenched and not moves.is_home(s, seat):
            stays = stays | cards_that(THIRSTY)
        zone = s.zones[seat]
        s.zones[seat] = tuple([card for card in zone if card in stays])
        s.discards[seat] += tuple([card for card in zone if card not in stays])
        hear_anew(s)


VISIT: Final = BOOK.add("turn.visit", Visit(), rule="ansia-6.5")
SHOVE: Final = BOOK.add("turn.push", Shove(), rule="ansia-7.1")
STOW: Final = BOOK.add("turn.stow", Stow(), rule="ansia-12.9")
_COURSE: Final = (
    BOOK.add("turn.begin", Begin(), rule="ansia-4.1"),
    BOOK.add("turn.activate", Activate(), rule="ansia-5.1"),
    BOOK.add("turn.astray", GoAstray(), rule="ansia-12.2"),
    BOOK.add("turn.sum", Sum(), rule="ansia-6.1"),
    BOOK.add("turn.move", Move(), rule="ansia-6.4"),
    BOOK.add("turn.act", Act(), rule="ansia-8.1"),
    BOOK.add("turn.end", End(), rule="ansia-13.1"),
)
TURN: Final = BOOK.add("turn", Turn(), rule="ansia-4.1")
