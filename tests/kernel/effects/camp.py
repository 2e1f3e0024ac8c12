"""A small game in the language, for trying it: people round a fire with health and coins, and a handful of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.kernel.compiling import slotted
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.control import Choose, Each, GoTo, If, Nothing, Seq
from sobremesa.kernel.effects.ears import enters, leaves
from sobremesa.kernel.effects.listening import Instead, On, Prevent, fire
from sobremesa.kernel.effects.node import GO_ON, RANDOM, Node
from sobremesa.kernel.effects.registers import AMOUNT, CARD, FLAGS, HAPPENS, PAYING, WHO
from sobremesa.kernel.effects.running import (
    ASK_NOBODY,
    Running,
    advance,
    answer,
    asker,
    decisions,
    forget,
    push,
    reg,
    start,
)
from sobremesa.kernel.effects.selectors import Cond, Fixed, Selector
from sobremesa.kernel.effects.standing import Lasting, Rule, Stat, is_so
from sobremesa.kernel.effects.things import Things
from sobremesa.kernel.effects.whose import ANY, HERE, OTHER, OWN, THIS
from sobremesa.kernel.effects.words import Voice, Word, Words, clause, flags
from sobremesa.kernel.option import Catalogue
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.state import ALL, Schema, seen_by

THINGS: Final = Things()
SEATS: Final = THINGS.seats(4)
CARDS: Final = THINGS.section(
    "card",
    (
        "bandage",
        "charm",
        "storm",
        "fire",
        "mark",
        "amulet",
        "leech",
        "thorns",
        "drum",
        "flute",
        "oath",
        "tonic",
        "ladder",
        "satchel",
    ),
)
MOMENTS: Final = Words("would-lose", "lost", "dawn", "left", "strength", "limit", "no-gain", headings=("dawn",))
WOULD_LOSE, LOST, DAWN, LEFT, STRENGTH, LIMIT, NO_GAIN = MOMENTS.words
(DARK,) = flags("dark")
HEALTH, COINS = Words("health", "coin").words
ARM, EYE = Words("arm", "eye").words

NOWHERE: Final = -2
TABLE: Final = -1


def new_book() -> Book:
    book = Book(THINGS, MOMENTS, (DARK,), rule="camp-1.1")
    book.offer(Catalogue(), picks=(SEATS, CARDS))
    return book


BOOK: Final = new_book()


@slotted(eq=False)
class Camp(Running):
    health: list[int] = seen_by(ALL)
    coins: list[int] = seen_by(ALL)
    by: list[int] = seen_by(ALL)  # of each card, the seat that has it, TABLE or NOWHERE
    told: list[str] = seen_by(ALL)
    out: list[bool] = seen_by(ALL)
    lead: int = seen_by(ALL)

    def book(self) -> Book:
        return BOOK

    def holder_of(self, thing: int) -> int:
        return self.by[CARDS.number(thing)]

    def in_play(self) -> Sequence[int]:
        return [CARDS.thing(card) for card, seat in enumerate(self.by) if seat != NOWHERE]

    def is_here(self, seat: int, other: int) -> bool:
        return seat // 2 == other // 2  # two to a tent

    def seats_from(self, seat: int) -> Sequence[int]:
        seats = len(self.health)
        return [at % seats for at in range(seat, seat + seats) if not self.out[at % seats]]

    def chooser(self, moment: int) -> int:
        return ASK_NOBODY if moment == LEFT.number else self.lead

    def in_order(self, moment: int, listeners: list[int]) -> list[int]:
        return listeners[::-1]


SCHEMA: Final = Schema(Camp)


def camp(seats: int = 4) -> Camp:
    return Camp(health=[3] * seats, coins=[1] * seats, by=[NOWHERE] * len(CARDS), told=[], out=[False] * seats, lead=0)


def give(s: Camp, seat: int, *cards: str) -> None:
    for card in cards:
        s.by[CARDS[card]] = seat
        enters(s, CARDS.thing(CARDS[card]))


def take(s: Camp, card: str) -> None:
    s.by[CARDS[card]] = NOWHERE
    leaves(s, CARDS.thing(CARDS[card]))


_tried: Final = {"parts": 0}


def begun(node: Node, who: int = 0, s: Camp | None = None, card: str = "") -> Camp:
    """The camp with the node running for that seat, as far as it goes without an answer."""
    _tried["parts"] += 1
    BOOK.add(f"try-{_tried['parts']}.it", node)
    return run(s or camp(), node, who, card)


def run(s: Camp, node: Node, who: int = 0, card: str = "") -> Camp:
    start(s, node, who, CARDS.thing(CARDS[card]) if card else -1)
    advance(s)
    return s


def choose(s: Camp, *keys: str) -> Camp:
    for key in keys:
        asked = decisions(s)
        option = BOOK.options.find(key)
        assert option is not None
        assert option in asked[0].options, (key, asked)
        answer(s, asked[0].seat, option)
    return s


def offered(s: Camp) -> tuple[int, str, list[str]]:
    """Who is asked, what, and among what."""
    (asked,) = decisions(s)
    return asked.seat, asked.ask, [option.key for option in asked.options]


# --- verbs -------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Change(Node):
    what: Word
    n: int

    def held(self, s: Camp) -> list[int]:
        return s.health if self.what is HEALTH else s.coins

    def objects(self) -> tuple[Phrase, ...]:
        return ((f"lot-{self.what.name}", (("n", self.n),)),)


@dataclass(eq=False)
class Lose(Change):
    """You lose that, at once: nothing can be done about it."""

    def can(self, s: Running) -> bool:
        assert isinstance(s, Camp)
        return self.held(s)[reg(s, WHO)] >= self.n

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Camp)
        who = reg(s, WHO)
        self.held(s)[who] -= self.n
        s.told.append(f"{who} loses {self.n} {self.what.name}")
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("lose", voice, ("what", self.objects()))


@dataclass(eq=False)
class Gain(Change):
    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Camp)
        who = reg(s, WHO)
        if is_so(s, NO_GAIN, who):
            return GO_ON
        self.held(s)[who] += self.n
        s.told.append(f"{who} gains {self.n} {self.what.name}")
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", self.objects()))


@dataclass(eq=False)
class Hurt(Node):
    """You are about to lose health: before, the loss, after; then perhaps you are out."""

    n: int

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Camp)
        who = reg(s, WHO)
        if step == 0:
            push(s, self, 1)
            fire(s, WOULD_LOSE, who, -1, self.n)
        elif step == 1:
            lost = min(reg(s, AMOUNT), s.health[who]) if reg(s, HAPPENS) else 0
            if lost > 0:
                s.health[who] -= lost
                s.told.append(f"{who} is hurt by {lost}")
                push(s, self, 2)
                fire(s, LOST, who, -1, lost)
        elif s.health[who] == 0:
            s.out[who] = True
            s.told.append(f"{who} is out")
            forget(s, who)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("hurt", voice, ("n", self.n))


@dataclass(eq=False)
class DiscardThis(Node):
    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Camp)
        card = CARDS.number(reg(s, CARD))
        s.told.append(f"{CARDS.names[card]} goes{' as a price' if reg(s, FLAGS) & PAYING else ''}")
        take(s, CARDS.names[card])
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("discard-this", voice)


@dataclass(eq=False)
class Everybody(Selector):
    """In order of play, from whoever decides."""

    def find(self, s: Running) -> Sequence[int]:
        return s.seats_from(asker(s))

    def still(self, s: Running, thing: int) -> bool:
        return thing in s.seats_from(thing)

    def say(self, voice: Voice) -> Phrase:
        return "sel-everybody", (("form", voice),)


@dataclass(eq=False)
class Alone(Cond):
    def holds(self, s: Running, who: int, card: int) -> bool:
        return not any(seat != who and s.is_here(seat, who) for seat in s.seats_from(max(who, 0)))

    def say(self, voice: Voice) -> Phrase:
        return "cond-alone", (("form", voice),)


@dataclass(eq=False)
class Drawing(Node):
    def touches(self) -> int:
        return RANDOM

    def run(self, s: Running, step: int) -> bool:
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-nothing", (("form", voice),)


# --- cards -------------------------------------------------------------------------------------------------------

BOOK.card(CARDS, "bandage", On(WOULD_LOSE, HERE, Prevent(HEALTH, Fixed(2)), cost=DiscardThis()))
BOOK.card(CARDS, "charm", On(WOULD_LOSE, OWN, Instead(Seq(Lose(COINS, 1), DiscardThis()))))
BOOK.card(CARDS, "storm", played=Each(Everybody(), Seq(Hurt(1), Gain(COINS, 1))))
BOOK.card(CARDS, "fire", On(DAWN, ANY, Gain(COINS, 1), once=True))
BOOK.card(CARDS, "mark", Rule(NO_GAIN, OWN, when=Alone()), On(DAWN, OWN, Hurt(1)))
BOOK.card(CARDS, "amulet", Stat(STRENGTH, OWN, ARM, n=2), Stat(LIMIT, HERE, n=3))
BOOK.card(CARDS, "leech", On(LOST, OTHER, Gain(HEALTH, 1), may=True), Stat(STRENGTH, HERE, flag=DARK, n=1))
BOOK.card(CARDS, "thorns", On(LOST, OWN, Gain(COINS, 1)), On(LEFT, THIS, Nothing()))
BOOK.card(CARDS, "drum", On(DAWN, ANY, Gain(COINS, 1)), On(LEFT, ANY, Gain(COINS, 1)))
BOOK.card(CARDS, "flute", On(DAWN, ANY, Gain(HEALTH, 1)), On(LEFT, ANY, Gain(HEALTH, 1)))
BOOK.card(CARDS, "oath", On(WOULD_LOSE, OWN, Seq(Prevent(HEALTH), DiscardThis()), when=Alone()))
BOOK.card(CARDS, "ladder", start=Choose(GoTo("up"), GoTo("down")), up=Gain(COINS, 1), down=Hurt(1))
BOOK.card(
    CARDS,
    "satchel",
    On(LOST, OWN, Gain(COINS, 1), may=True),
    lost_too=On(LOST, OWN, Gain(HEALTH, 1), may=True),
)
BOOK.card(
    CARDS,
    "tonic",
    played=Seq(Lasting(Stat(STRENGTH, OWN, ARM, n=4), DAWN), If(Alone(), Gain(COINS, 1), Gain(HEALTH, 1))),
)
