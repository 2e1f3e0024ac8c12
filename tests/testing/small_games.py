"""Valid games that lack something most games have: one seat, no secrets, no settings, no chance, nobody asked together.

Whatever the suite demands of a game, it may not demand of these what they haven't got.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sobremesa.kernel import ballot
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Component, Game, GameInfo, Outcome
from sobremesa.kernel.option import Catalogue, Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Settings
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, Schema, State, seen_by
from sobremesa.kernel.zones import Zone, shuffled


class Small(Game[Any]):
    """What the games here have in common: nothing is done unasked, and one rule is behind everything."""

    free_options = Catalogue()

    def why_not(self, s: Any, seat: int, option: Option) -> str | None:
        asked = next((decision for decision in self.decisions(s) if decision.seat == seat), None)
        return None if asked and option in asked.options else f"{self.info.id}-1"

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return ()


def tell(s: State, event: Event) -> None:
    if s.log is not None:
        s.log.append(event)


def ended(ending: str, winners: tuple[int, ...], seats: int) -> Outcome:
    return Outcome(ending, winners, tuple(1.0 if seat in winners else 0.0 for seat in range(seats)))


# --- one seat ----------------------------------------------------------------------------------------------------

PATIENCE_OPTIONS: Final = Catalogue()
HIGHER: Final = PATIENCE_OPTIONS.add("higher")
LOWER: Final = PATIENCE_OPTIONS.add("lower")


@dataclass(eq=False)
class Pack(State):
    rng: Rng = seen_by(NOBODY)
    deck: Zone = seen_by(NOBODY, back=COUNT)
    shown: Zone = seen_by(ALL)
    right: int = seen_by(ALL)


class Patience(Small):
    """Alone with a pack of twelve: is the next card higher or lower?"""

    info = GameInfo(id="patience", version=1, seats=(1, 1), settings=(), longest=11)
    schema = Schema(Pack)
    options = PATIENCE_OPTIONS

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Pack:
        deck = shuffled(range(1, 13), rng)
        return Pack(rng=rng, deck=deck[1:], shown=deck[:1], right=0)

    def decisions(self, s: Pack) -> tuple[Decision, ...]:
        return (Decision(0, "guess", "patience-1", (HIGHER, LOWER)),) if s.deck else ()

    def apply(self, s: Pack, seat: int, option: Option) -> None:
        card, last = s.deck[0], s.shown[-1]
        s.deck, s.shown = s.deck[1:], (*s.shown, card)
        s.right += (card > last) == (option is HIGHER)
        tell(s, Event("turned", (("value", card),), reveals=True))

    def outcome(self, s: Pack) -> Outcome | None:
        return None if s.deck else ended("counted", (0,) if s.right > 7 else (), 1)

    def redeal(self, s: Pack, seat: int, rng: Rng) -> Pack:
        world = self.schema.clone(s)
        world.rng, world.deck = rng.branch(), shuffled(s.deck, rng)
        return world

    def census(self, s: Pack) -> Mapping[str, int]:
        return {"cards": len(s.deck) + len(s.shown)}


# --- no secrets, but chance --------------------------------------------------------------------------------------

RACE_OPTIONS: Final = Catalogue()
ROLL: Final = RACE_OPTIONS.add("roll")
STAY: Final = RACE_OPTIONS.add("stay")


@dataclass(eq=False)
class Track(State):
    rng: Rng = seen_by(NOBODY)
    places: list[int] = seen_by(ALL)
    turn: int = seen_by(ALL)


class Race(Small):
    """Everything lies open, and dice are rolled."""

    info = GameInfo(id="race", version=1, seats=(1, 3), settings=(), longest=60)
    schema = Schema(Track)
    options = RACE_OPTIONS

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Track:
        return Track(rng=rng, places=[0] * seats, turn=0)

    def decisions(self, s: Track) -> tuple[Decision, ...]:
        return (Decision(s.turn % len(s.places), "roll", "race-1", (ROLL, STAY)),) if self.outcome(s) is None else ()

    def apply(self, s: Track, seat: int, option: Option) -> None:
        steps = 1 + s.rng.below(6) if option is ROLL else 1
        s.places[seat] += steps
        s.turn += 1
        tell(s, Event("went", (("who", seat), ("steps", steps))))

    def outcome(self, s: Track) -> Outcome | None:
        first = tuple(seat for seat, place in enumerate(s.places) if place >= 20)
        return ended("arrived", first, len(s.places)) if first else None

    def redeal(self, s: Track, seat: int, rng: Rng) -> Track:
        world = self.schema.clone(s)
        world.rng = rng.branch()
        return world

    def census(self, s: Track) -> Mapping[str, int]:
        return {"runners": len(s.places)}


# --- secrets from the deal, and no chance after it ---------------------------------------------------------------

POKER_OPTIONS: Final = Catalogue()
CHECK: Final = POKER_OPTIONS.add("check")
BET: Final = POKER_OPTIONS.add("bet")


@dataclass(eq=False)
class Round(State):
    rng: Rng = seen_by(NOBODY)
    cards: list[int] = seen_by(OWNER, until="over")
    bets: Zone = seen_by(ALL)
    over: bool = seen_by(ALL)


class Poker(Small):
    """A card each; the one bets or not, the other answers, and both are shown."""

    info = GameInfo(id="poker", version=1, seats=(2, 2), settings=(), longest=2)
    schema = Schema(Round)
    options = POKER_OPTIONS

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Round:
        return Round(rng=rng, cards=list(shuffled(range(1, 7), rng)[:2]), bets=(), over=False)

    def decisions(self, s: Round) -> tuple[Decision, ...]:
        return () if s.over else (Decision(len(s.bets), "bet", "poker-1", (CHECK, BET)),)

    def apply(self, s: Round, seat: int, option: Option) -> None:
        s.bets = (*s.bets, int(option is BET))
        tell(s, Event("bet", (("who", seat), ("bet", option.verb))))
        if len(s.bets) == 2:
            s.over = True
            tell(s, Event("shown", (("cards", tuple(s.cards)),), reveals=True))

    def outcome(self, s: Round) -> Outcome | None:
        return ended("shown", (int(s.cards[1] > s.cards[0]),), 2) if s.over else None

    def redeal(self, s: Round, seat: int, rng: Rng) -> Round:
        world = self.schema.clone(s)
        world.rng = rng.branch()
        if not s.over:
            left = [card for card in range(1, 7) if seat < 0 or card != s.cards[seat]]
            rng.shuffle(left)
            world.cards = [card if at == seat else left.pop() for at, card in enumerate(s.cards)]
        return world

    def census(self, s: Round) -> Mapping[str, int]:
        return {"cards": len(s.cards)}


# --- no chance at all, and always asked together -----------------------------------------------------------------

HANDS_OPTIONS: Final = Catalogue()
HANDS: Final = tuple(HANDS_OPTIONS.add("show", hand) for hand in range(3))


@dataclass(eq=False)
class Fists(State):
    shown: list[int] = seen_by(OWNER, back=ballot.is_in, until="open")
    open: bool = seen_by(ALL)


class Hands(Small):
    """Rock, paper, scissors: once, at the same time."""

    info = GameInfo(id="hands", version=1, seats=(2, 2), settings=(), longest=2)
    schema = Schema(Fists)
    options = HANDS_OPTIONS

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Fists:
        return Fists(shown=[ballot.NOT_YET] * 2, open=False)

    def decisions(self, s: Fists) -> tuple[Decision, ...]:
        waiting = [seat for seat, hand in enumerate(s.shown) if hand == ballot.NOT_YET]
        return tuple(Decision(seat, "show", "hands-1", HANDS) for seat in waiting)

    def apply(self, s: Fists, seat: int, option: Option) -> None:
        s.shown[seat] = option.args[0]
        tell(s, Event("ready", (("who", seat),)))
        if ballot.is_closed(s.shown):
            s.open = True
            tell(s, Event("opened", (("hands", tuple(s.shown)),), reveals=True))

    def outcome(self, s: Fists) -> Outcome | None:
        if not s.open:
            return None
        beaten = (s.shown[0] - s.shown[1]) % 3
        return ended("shown", () if beaten == 0 else (0,) if beaten == 1 else (1,), 2)

    def redeal(self, s: Fists, seat: int, rng: Rng) -> Fists:
        world = self.schema.clone(s)
        if not s.open:
            world.shown = [
                rng.below(3) if ballot.is_in(hand) and at != seat else hand for at, hand in enumerate(s.shown)
            ]
        return world

    def census(self, s: Fists) -> Mapping[str, int]:
        return {"hands": len(s.shown)}


# --- cards that lie alone ----------------------------------------------------------------------------------------

ROW_OPTIONS: Final = Catalogue()
ROW: Final = 3
SWAPS: Final = tuple([ROW_OPTIONS.add("swap", place) for place in range(ROW)])
UNKNOWN: Final = 0


@dataclass(eq=False)
class Row(State):
    rng: Rng = seen_by(NOBODY)
    mine: list[int] = seen_by(OWNER, until="open")
    row: Zone = seen_by(NOBODY)
    box: Zone = seen_by(NOBODY)
    known: list[Zone] = seen_by(OWNER)  # what lies in each place of the row, then what each seat has
    swaps: list[int] = seen_by(ALL)  # in each place of the row
    turn: int = seen_by(ALL)
    open: bool = seen_by(ALL)


class Rows(Small):
    """Everybody has one card and exchanges it for one of a row: who saw it put there knows whose it is after that."""

    info = GameInfo(id="rows", version=1, seats=(1, 3), settings=(), longest=9)
    schema = Schema(Row)
    options = ROW_OPTIONS

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Row:
        cards = shuffled([1, 1, 2, 2, 3, 3, 4, 4], rng)
        known = [(UNKNOWN,) * (ROW + seats)] * seats
        mine, row, box = list(cards[:seats]), cards[seats : seats + ROW], cards[seats + ROW :]
        return Row(rng=rng, mine=mine, row=row, box=box, known=known, swaps=[0] * ROW, turn=0, open=False)

    def decisions(self, s: Row) -> tuple[Decision, ...]:
        return () if s.open else (Decision(s.turn % len(s.mine), "swap", "rows-1", SWAPS),)

    def apply(self, s: Row, seat: int, option: Option) -> None:
        (at,) = option.args
        given, got = s.mine[seat], s.row[at]
        s.row, s.mine[seat] = with_at(s.row, at, given), got
        s.swaps[at] += 1
        for who, known in enumerate(s.known):
            there = given if who == seat else known[ROW + seat]
            s.known[who] = with_at(with_at(known, ROW + seat, UNKNOWN if who == seat else known[at]), at, there)
        tell(s, Event("swapped", (("who", seat), ("at", at)), secret=(("card", got),), to=(seat,)))
        s.turn += 1
        s.open = s.turn == 3 * len(s.mine)
        if s.open:
            tell(s, Event("opened", (("cards", tuple(s.mine)),), reveals=True))

    def outcome(self, s: Row) -> Outcome | None:
        best = tuple([seat for seat, card in enumerate(s.mine) if card == max(s.mine)])
        return ended("opened", best, len(s.mine)) if s.open else None

    def redeal(self, s: Row, seat: int, rng: Rng) -> Row:
        world = self.schema.clone(s)
        world.rng, world.asked = rng.branch(), None
        sits = 0 <= seat < len(s.mine)
        known = self.knows(s, seat) if sits else (UNKNOWN,) * (ROW + len(s.mine))
        places = [at for at in range(ROW) if known[at] == UNKNOWN]
        hidden = [who for who in range(len(s.mine)) if who != seat and known[ROW + who] == UNKNOWN and not s.open]
        pool = list(shuffled([*s.box, *[s.row[at] for at in places], *[s.mine[who] for who in hidden]], rng))
        for at in places:
            world.row = with_at(world.row, at, pool.pop())
        for who in hidden:
            world.mine[who] = pool.pop()
        world.box = tuple(pool)
        lying = (*world.row, *world.mine)
        for who in range(len(s.mine)):
            if who != seat:
                world.known[who] = tuple([lying[at] if card else UNKNOWN for at, card in enumerate(s.known[who])])
        return world

    def knows(self, s: Row, seat: int) -> Zone:
        return s.known[seat]

    def census(self, s: Row) -> Mapping[str, int]:
        cards = [*s.mine, *s.row, *s.box]
        return {str(card): cards.count(card) for card in range(1, 5)}


def with_at(zone: Zone, at: int, card: int) -> Zone:
    return (*zone[:at], card, *zone[at + 1 :])


GAMES: Final = (Patience(), Race(), Poker(), Hands())
PATIENCE, *_ = GAMES
