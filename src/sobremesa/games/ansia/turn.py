"""A vampire's turn: what it has in its hand comes into play; then effects, speed, the move, the hunt, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import filterfalse
from typing import Final

from sobremesa.games.ansia import hunting, moves, visiting
from sobremesa.games.ansia.book import (
    BOOK,
    CARDS,
    DISORIENTED,
    HUNTS,
    MISSIONS,
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
from sobremesa.games.ansia.cards.facts import SPEED, cards_that, parts_called
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
from sobremesa.games.ansia.words import ACTING, FIRST, GOING, MOVING, SPENDING
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.ears import expire
from sobremesa.kernel.effects.listening import fire
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, WAIT, Node, question
from sobremesa.kernel.effects.registers import A
from sobremesa.kernel.effects.running import could, push, put, reg, start
from sobremesa.kernel.effects.standing import best, is_so, total
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import Zone, without


def begin(s: Ansia, seat: int) -> None:
    """A turn: its steps follow one another, and only what may ask somebody, or draws, is a frame of its own."""
    hand = s.hands[seat]
    s.active = seat
    s.speeds[seat] = NONE
    s.zones[seat] += hand
    if s.log is not None:
        tell(s, "turn", "ansia-4.1", ("who", seat), the_cards(hand), reveals=True)
    left = list(s.unseen[seat])
    for card in hand:
        left.remove(card)
    s.unseen[seat] = tuple(left)
    s.hands[seat] = s.sure[seat] = ()
    s.done = s.fresh = s.strides = ()
    s.speed = s.hunts = s.well_hunts = s.hunted = s.pushed = 0
    s.has_speed = s.is_quenched = s.has_hunted = s.took_token = s.opened_crypt = False
    s.meal = NONE
    s.last_hunt = NO_HUNT_YET
    s.hunted_at = NONE
    s.ears = BOOK.ears_of(s)
    s.agenda.append((ACTIVATE.number, 0))


ANYHOW: Final = 1  # the step of a node that asks, whether it has to or not


def asked_anew(s: Ansia, node: Node) -> tuple[Decision, ...]:
    """What a node asks that works it out as it runs; in another world than that in which it had to, too."""
    node.run(s, ANYHOW)
    asked = s.asked
    assert asked is not None
    return asked


# --- step 1 ------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Activate(Node):
    """What discards, draws, digests: in any order, each in full before the next; what must be used, must.

    Whether a vampire is asked follows from what all can see. A mission that lies face down could be of use against
    some harm; so wherever there is harm in play, whoever has a mission is asked.
    """

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        seat = s.active
        zone = s.zones[seat]
        must = [] if PLAYED.keys().isdisjoint(zone) else _waiting(PLAYED, zone, s.done)
        may = usable(s, seat, FIRST)
        if not SACRIFICED.keys().isdisjoint(zone):
            for thing in _waiting(SACRIFICED, zone, s.done):
                if could(s, SACRIFICED[CARDS.number(thing)], seat, thing):
                    may.append(thing)
        if must or may or step == ANYHOW or (s.missions[seat] and has_harm_in_play(s, seat)):
            s.asked = asked_to_activate(seat, (*must, *may), bool(must))
            return WAIT
        self._leave_off(s, seat)
        return GO_ON

    def _leave_off(self, s: Ansia, seat: int) -> None:
        if s.ears[DISORIENTED.number] and is_harmed(s, seat, DISORIENTED) and not s.home[seat]:
            push(s, ASTRAY)
        else:
            add_up(s, seat)

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        return asked_anew(s, self)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            self._leave_off(s, seat)
            return
        s.agenda.append((self.number, 0))
        thing = option.args[0]
        card = thing - CARDS.first
        if card in PLAYED:
            s.done += (card,)
            start(s, PLAYED[card], seat, thing)
        elif card in SACRIFICED:
            start(s, SACRIFICED[card], seat, thing)
        else:
            use(s, seat, thing)

    def leads_to(self, option: Option) -> Node | None:
        if option.verb != "pick":
            return None
        card = BOOK.cards[option.args[0]]
        return card.part("played") or card.part("sacrificed") or card.part("used")

    def label(self, option: Option) -> Phrase | None:
        return None


PLAYED: Final = parts_called("played")  # what a card does on being activated
SACRIFICED: Final = parts_called("sacrificed")


def _waiting(parts: dict[int, Node], zone: Zone, done: Zone) -> list[int]:
    """The cards in play that have such a part and wait to be activated, as things."""
    first = CARDS.first
    found = []
    for card in zone:
        if card not in parts:
            continue
        if card not in done or zone.count(card) > done.count(card):
            found.append(first + card)
    return found


@lru_cache(maxsize=1 << 12)
def asked_to_activate(seat: int, things: tuple[int, ...], is_forced: bool) -> tuple[Decision, ...]:
    """The same question is built once."""
    picks = BOOK.picks(things)
    return (Decision(seat, "activate", ACTIVATE.rule, picks if is_forced else (BOOK.done, *picks), by=ACTIVATE),)


# --- step 2: speed -----------------------------------------------------------------------------------------------


def is_harmed(s: Ansia, seat: int, harm: Word) -> bool:
    return is_so(s, harm, seat) and not is_so(s, UNHARMED, seat)


def has_harm_in_play(s: Ansia, seat: int) -> bool:
    ears = s.ears
    if not (ears[NO_HUNT.number] or ears[DISORIENTED.number] or ears[THIRSTY.number]):
        return False
    return is_harmed(s, seat, NO_HUNT) or is_harmed(s, seat, DISORIENTED) or is_harmed(s, seat, THIRSTY)


@dataclass(eq=False)
class GoAstray(Node):
    """Disoriented, a vampire first goes four spaces towards the labyrinth; at a fork it chooses. A: steps taken."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        seat = s.active
        if step == 0:
            put(s, A, 0)
        while reg(s, A) < best(s, DISORIENTED, seat) and s.places[seat] != MAZE:
            ways = OUTWARD[s.places[seat]]
            if len(ways) > 1:
                if step != 1:
                    push(s, self, 1)
                    return GO_ON
                return WAIT
            self._step(s, seat, ways[0])
        if reg(s, A):  # who is in the labyrinth already goes nowhere
            moves.stand_on(s, seat, s.places[seat])
            tell(s, "went-astray", "ansia-12.2", ("who", seat), the_space(s.places[seat]))
        add_up(s, seat)
        return GO_ON

    def _step(self, s: Ansia, seat: int, space: int) -> None:
        s.places[seat] = space
        s.has_left[seat] = True
        put(s, A, reg(s, A) + 1)

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        seat = s.active
        ways = BOOK.picks([SPACES.thing(space) for space in OUTWARD[s.places[seat]]])
        return (question(self, seat, "go-astray", ways),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        self._step(s, seat, SPACES.number(option.args[0]))
        push(s, self, 2)


def add_up(s: Ansia, seat: int) -> None:
    """All speeds in play, and what cards add to them."""
    s.speed = sum(map(SPEED.__getitem__, s.zones[seat]))
    if s.ears[SUMMING.number]:
        s.agenda.append((SUM.number, 0))
        fire(s, SUMMING, seat)
    else:
        set_out(s, seat)


@dataclass(eq=False)
class Sum(Node):
    """What cards add has been added."""

    def run(self, s: Ansia, step: int) -> bool:
        set_out(s, s.active)
        return GO_ON


def set_out(s: Ansia, seat: int) -> None:
    s.has_speed = s.speed > 0
    s.hunts = 1 + total(s, HUNTS, seat) if s.ears[HUNTS.number] else 1
    if s.log is not None:
        tell(s, "speed", "ansia-6.1", ("who", seat), ("n", s.speed))
    if s.home[seat]:
        push(s, END)
    else:
        s.agenda += ((END.number, 0), (ACT.number, 0), (MOVE.number, 0))


# --- step 2: the move --------------------------------------------------------------------------------------------


@cache
def within(space: int, speed: int) -> tuple[Option, ...]:
    """To stay, and every space that so much speed reaches, in the order of the catalogue."""
    first, far = SPACES.first, DISTANCE[space]
    if speed > max(far):
        return within(space, max(far))
    return (STAY, *BOOK.picks([first + other for other in BY_DISTANCE[space] if far[other] <= speed]))


@lru_cache(maxsize=1 << 13)
def usual_moves(seat: int, space: int, speed: int) -> tuple[Decision, ...]:
    """What a vampire is asked that may stay or go as far as its speed reaches, and can do nothing else."""
    return (Decision(seat, "move", MOVE.rule, within(space, speed), (("n", speed),), MOVE),)


@dataclass(eq=False)
class Move(Node):
    """Stay or go, as far as the speed reaches; spicy blood leaves only the way to the nearest well."""

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        seat = s.active
        may = usable(s, seat, MOVING)
        if s.has_speed and not may and not s.ears[MIST.number] and not s.ears[THIRSTY.number]:
            s.asked = usual_moves(seat, s.places[seat], s.speed)
            return WAIT
        if s.has_speed or s.missions[seat] or may or step == ANYHOW:
            ways = ways_open_to(s, seat)
            if may:  # which the catalogue has after the spaces
                ways += BOOK.picks(may)
            s.asked = (Decision(seat, "move", self.rule, ways, (("n", s.speed),), self),)
            return WAIT
        return GO_ON

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        return asked_anew(s, self)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is STAY:
            if s.has_speed:
                self._arrive(s, seat)
            return
        if option.verb == "drift":
            self._go(s, seat, option.args[0], 0, "ansia-12.12")
            return
        thing = option.args[0]
        if thing >= SPACES.end:
            push(s, self)
            use(s, seat, thing)
            return
        space = thing - SPACES.first
        self._go(s, seat, space, DISTANCE[s.places[seat]][space], "ansia-6.4")

    def _go(self, s: Ansia, seat: int, space: int, cost: int, rule: str) -> None:
        if space == s.places[seat]:  # drifting to the well that one is at
            self._arrive(s, seat)
            return
        moves.spend(s, seat, GOING, cost)
        s.has_left[seat] = True
        visiting.walk(s, seat, space, rule)
        if space in WELLS:
            s.is_quenched = True
        if s.places.count(space) == 1 or space == HOME or REGION_OF[space] == CEMETERY.number:
            visiting.visit(s, seat)
        else:
            push(s, VISIT)
            push(s, SHOVE)

    def _arrive(self, s: Ansia, seat: int) -> None:
        if s.places[seat] in WELLS:
            s.is_quenched = True
        visiting.visit(s, seat)


def ways_open_to(s: Ansia, seat: int) -> tuple[Option, ...]:
    """In the order of the catalogue."""
    space = s.places[seat]
    if not s.has_speed:
        return (STAY,)
    wells = NEAREST_WELLS[space]
    drifts = [DRIFT[well] for well in wells if s.has_left[seat] or well != HOME] if is_so(s, MIST, seat) else []
    if not (s.ears[THIRSTY.number] and is_harmed(s, seat, THIRSTY)):
        stay, *ways = within(space, s.speed)
        return (stay, *drifts, *ways)
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

    def run(self, s: Ansia, step: int) -> bool:
        if step == 0:
            put(s, A, 0)
        return WAIT if reg(s, A) < len(moves.others_on(s, s.active)) else GO_ON

    def _next(self, s: Ansia, seat: int) -> int:
        return moves.others_on(s, seat)[reg(s, A)]

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        seat = s.active
        spaces = BOOK.picks([SPACES.thing(space) for space in NEXT_TO[s.places[seat]]])
        return (Decision(seat, "push", self.rule, (BOOK.done, *spaces), (("who", self._next(s, seat)),), self),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            put(s, A, reg(s, A) + 1)
        else:
            other, space = self._next(s, seat), SPACES.number(option.args[0])
            moves.stand_on(s, other, space)
            s.pushed += 1
            tell(s, "pushed", "ansia-7.1", ("who", seat), ("who2", other), the_space(space))
        push(s, self, 1)

    def label(self, option: Option) -> Phrase | None:
        return ("spare", ()) if option is BOOK.done else None


@dataclass(eq=False)
class Visit(Node):
    def run(self, s: Ansia, step: int) -> bool:
        visiting.visit(s, s.active)
        return GO_ON


# --- step 2: the hunt --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 8)
def asked_to_end(seat: int) -> tuple[Decision, ...]:
    """There is nothing left to do; the same question is built once."""
    return (Decision(seat, "end", ACT.rule, (BOOK.done,), by=ACT),)


@dataclass(eq=False)
class Act(Node):
    """Hunt, digest where one can, use what one has; until it is enough.

    A turn ends only when its vampire says so: until three cards are drawn, its steps can be taken back. So whoever had
    any speed is asked, whatever there is to do, and nobody learns by that what missions they have.
    """

    def touches(self) -> int:
        return ASKS

    def run(self, s: Ansia, step: int) -> bool:
        seat = s.active
        if s.fresh:
            if not PREPARED_CARDS.isdisjoint(s.fresh):
                s.agenda += ((self.number, 0), (STOW.number, 0))
                return GO_ON
            s.fresh = ()
        may_hunt = hunting.may_hunt(s, seat)
        hunts = hunting.hunts_open_to(s, seat) if may_hunt else []
        picks = usable(s, seat, ACTING)
        if may_hunt and s.tokens[seat]:
            picks += usable(s, seat, SPENDING)
        if s.places[seat] == MAZE:
            picks += hunting.roses_open_to(s, seat)
        if s.meal != NONE:
            picks += [CARDS.thing(card) for card in moves.digestible(s, seat, s.meal)]
        if s.has_speed or step == ANYHOW or (picks and not all(map(MISSIONS.holds, picks))):
            if not hunts and not picks:
                s.asked = asked_to_end(seat)
                return WAIT
            hunts.append(BOOK.done)
            options = (*hunts, *BOOK.picks(picks)) if picks else tuple(hunts)  # in the order of the catalogue
            s.asked = (Decision(seat, "act", self.rule, options, (("n", s.speed),), self),)
            return WAIT
        return GO_ON

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        return asked_anew(s, self)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            return
        s.agenda.append((self.number, 0))
        if option.verb == "hunt":
            pile = option.args[0]
            cost = hunting.cost_of(s, seat, pile)
            hunting.spend_hunt(s, pile)
            hunting.take_pile(s, seat, pile, cost)
        elif option is HUNT_IN_TAVERN:
            s.hunts -= 1
            hunting.take_tavern(s, seat)
        else:
            self._pick(s, seat, option.args[0])

    def risks(self, option: Option) -> int:
        return END.touches() if option is BOOK.done else Node.risks(self, option)

    def label(self, option: Option) -> Phrase | None:
        return ("end-turn", ()) if option is BOOK.done else None

    def _pick(self, s: Ansia, seat: int, thing: int) -> None:
        if not CARDS.holds(thing):
            use(s, seat, thing)
            return
        card = CARDS.number(thing)
        if card in s.roses:
            s.hunts -= 1
            hunting.take_rose(s, seat, card)
        else:
            s.meal = NONE
            moves.digest(s, seat, card)


PREPARED_CARDS: Final = cards_that(PREPARED)


@dataclass(eq=False)
class Stow(Node):
    """What was hunted lies in the discard pile; what is prepared may go on top of the deck, one after the other."""

    def touches(self) -> int:
        return ASKS

    def _prepared(self, s: Ansia) -> list[int]:
        return [card for card in s.fresh if card in PREPARED_CARDS]

    def run(self, s: Ansia, step: int) -> bool:
        if self._prepared(s):
            return WAIT
        s.fresh = ()
        return GO_ON

    def ask(self, s: Ansia, step: int) -> tuple[Decision, ...]:
        cards = BOOK.picks([CARDS.thing(card) for card in self._prepared(s)])
        return (question(self, s.active, "prepare", (BOOK.done, *cards)),)

    def take(self, s: Ansia, step: int, seat: int, option: Option) -> None:
        if option is BOOK.done:
            s.fresh = ()
            return
        card = CARDS.number(option.args[0])
        s.fresh = without(s.fresh, card)
        moves.put_on_top(s, seat, card)
        push(s, self)


# --- step 3 ------------------------------------------------------------------------------------------------------


PERMANENT_CARDS: Final = cards_that(PERMANENT)


@dataclass(eq=False)
class End(Node):
    """What isn't permanent is discarded, what pays at the end of a turn pays, and three cards are drawn."""

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Ansia, step: int) -> bool:
        seat = s.active
        if step == 0:
            self._clear(s, seat)
            if s.ears[TURN_ENDS.number]:
                s.ears = BOOK.ears_of(s)  # of what stays
                push(s, self, 1)
                fire(s, TURN_ENDS, seat)
                return GO_ON
        if s.lasting:
            expire(s, TURN_ENDS)
        moves.draw_hand(s, seat, HAND)
        if s.log is not None:
            hand = s.hands[seat]
            told = (("who", seat), ("n", len(hand)))
            tell_secret(s, "turn-over", "ansia-13.4", told, (the_cards(hand),), to=seat)
        s.rested[seat] = True
        s.active = NONE
        s.ears = BOOK.ears_of(s) if s.lasting else BOOK.silence
        return GO_ON

    def _clear(self, s: Ansia, seat: int) -> None:
        stays = PERMANENT_CARDS
        if s.ears[THIRSTY.number] and is_harmed(s, seat, THIRSTY) and not s.is_quenched and not s.home[seat]:
            stays = stays | cards_that(THIRSTY)
        zone = s.zones[seat]
        if stays.isdisjoint(zone):
            s.zones[seat] = ()
            s.discards[seat] += zone
        else:
            s.zones[seat] = tuple(filter(stays.__contains__, zone))
            s.discards[seat] += tuple(filterfalse(stays.__contains__, zone))


ACTIVATE: Final = BOOK.add("turn.activate", Activate(), rule="ansia-5.1")
ASTRAY: Final = BOOK.add("turn.astray", GoAstray(), rule="ansia-12.2")
SUM: Final = BOOK.add("turn.sum", Sum(), rule="ansia-6.1")
MOVE: Final = BOOK.add("turn.move", Move(), rule="ansia-6.4")
SHOVE: Final = BOOK.add("turn.push", Shove(), rule="ansia-7.1")
VISIT: Final = BOOK.add("turn.visit", Visit(), rule="ansia-6.5")
ACT: Final = BOOK.add("turn.act", Act(), rule="ansia-8.1")
STOW: Final = BOOK.add("turn.stow", Stow(), rule="ansia-12.9")
END: Final = BOOK.add("turn.end", End(), rule="ansia-13.1")
