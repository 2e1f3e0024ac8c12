"""A small game in the language, for trying it: a camp of people with health and coins, and a handful of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.registers import WHO
from sobremesa.kernel.effects.running import Running, reg
from sobremesa.kernel.effects.things import Things
from sobremesa.kernel.effects.words import Voice, Word, Words, clause, flags
from sobremesa.kernel.option import Catalogue
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.state import ALL, Schema, seen_by

THINGS: Final = Things()
SEATS: Final = THINGS.seats(4)
CARDS: Final = THINGS.section("card", ("bandage", "storm", "charm", "fire"))
MOMENTS: Final = Words("would-lose", "lost", "dawn", "strength", "no-gain")
DARK, = flags("dark")  # fmt: skip
HEALTH, COINS = Words("health", "coin").words


def new_book() -> Book:
    book = Book(THINGS, MOMENTS, (DARK,), rule="camp-1.1")
    book.offer(Catalogue(), picks=(SEATS, CARDS))
    return book


BOOK: Final = new_book()


@dataclass(eq=False)
class Camp(Running):
    health: list[int] = seen_by(ALL)
    coins: list[int] = seen_by(ALL)
    by: list[int] = seen_by(ALL)  # by card: the seat that has it; -1 the table, -2 nobody
    told: list[str] = seen_by(ALL)
    out: list[bool] = seen_by(ALL)

    def book(self) -> Book:
        return BOOK

    def holder_of(self, thing: int) -> int:
        return self.by[CARDS.number(thing)]

    def in_play(self) -> Sequence[int]:
        return [CARDS.thing(card) for card, seat in enumerate(self.by) if seat > -2]

    def seats_from(self, seat: int) -> Sequence[int]:
        seats = len(self.health)
        return [at % seats for at in range(seat, seat + seats) if not self.out[at % seats]]

    def chooser(self, moment: int) -> int:
        return 0


SCHEMA: Final = Schema(Camp)


def camp(seats: int = 3) -> Camp:
    return Camp([3] * seats, [1] * seats, [-2] * len(CARDS), [], [False] * seats)


@dataclass(eq=False)
class Lose(Node):
    what: Word
    n: int

    def _held(self, s: Camp) -> list[int]:
        return s.health if self.what is HEALTH else s.coins

    def can(self, s: Running) -> bool:
        assert isinstance(s, Camp)
        return self._held(s)[reg(s, WHO)] >= self.n

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Camp)
        who = reg(s, WHO)
        self._held(s)[who] -= self.n
        s.told.append(f"{who} loses {self.n} {self.what.name}")
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("lose", voice, ("what", ((f"lot-{self.what.name}", (("n", self.n),)),)))


@dataclass(eq=False)
class Gain(Lose):
    def can(self, s: Running) -> bool:
        return True

    def run(self, s: Running, step: int) -> bool:
        assert isinstance(s, Camp)
        who = reg(s, WHO)
        self._held(s)[who] += self.n
        s.told.append(f"{who} gains {self.n} {self.what.name}")
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("gain", voice, ("what", ((f"lot-{self.what.name}", (("n", self.n),)),)))
