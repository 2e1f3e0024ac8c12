"""Cards from the deck, and to the pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.cosa import knowledge
from sobremesa.games.cosa.box import CARDS
from sobremesa.games.cosa.effects.deed import Deed
from sobremesa.games.cosa.giving import may_part_with, to_discard
from sobremesa.games.cosa.isolation import shows_cards
from sobremesa.games.cosa.moves import discard, draw, keep, named, spread, tell, tell_secret
from sobremesa.games.cosa.state import Cosa
from sobremesa.games.cosa.turn import ACTING
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, RANDOM, REVEALS, WAIT, question
from sobremesa.kernel.effects.registers import WHO
from sobremesa.kernel.effects.running import push, reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.zones import distinct, without

SPREAD: Final = 1


def partable(s: Cosa, seat: int) -> list[int]:
    """The kinds of cards that the seat may part with."""
    return [kind for kind in distinct(s.hands[seat]) if may_part_with(s, seat, kind)]


@dataclass(eq=False)
class KeepOneOf(Deed):
    """Draw so many, keep one, discard the others."""

    n: int

    def touches(self) -> int:
        return ASKS | RANDOM | REVEALS

    def stage(self, step: int) -> str:
        return "keep"

    def run(self, s: Cosa, step: int) -> bool:
        if step == SPREAD:
            return WAIT
        seat = reg(s, WHO)
        spread(s, seat, self.n)
        if s.aside[seat]:
            push(s, self, SPREAD)
        return GO_ON

    def ask(self, s: Cosa, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        drawn = distinct(s.aside[seat])
        kinds = [kind for kind in drawn if CARDS[kind].stays] or drawn
        options = [option for kind in kinds if (option := CARDS[kind].keep) is not None]
        return (question(self, seat, "keep", tuple(options)),)

    def take(self, s: Cosa, step: int, seat: int, option: Option) -> None:
        keep(s, seat, option.args[0])

    def say(self, voice: Voice) -> Phrase:
        return clause("keep-one-of", voice, ("n", self.n), ("rest", self.n - 1))


@dataclass(eq=False)
class PlayAgain(Deed):
    """Then play or discard a card: such a card again, if you have one."""

    def run(self, s: Cosa, step: int) -> bool:
        push(s, ACTING)
        return GO_ON

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return clause("play-again", voice, ("card", self.part.partition(".")[0]))


@dataclass(eq=False)
class Discard(Deed):
    """So many cards of your hand, one after the other: the step counts them."""

    n: int

    def touches(self) -> int:
        return ASKS | REVEALS

    def stage(self, step: int) -> str:
        return "forget"

    def run(self, s: Cosa, step: int) -> bool:
        return step < self.n and bool(partable(s, reg(s, WHO)))

    def ask(self, s: Cosa, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        options = tuple(to_discard(partable(s, seat)))
        return (question(self, seat, self.stage(step), options, (("count", self.n - step),)),)

    def take(self, s: Cosa, step: int, seat: int, option: Option) -> None:
        discard(s, seat, option.args[0])
        push(s, self, step + 1)

    def say(self, voice: Voice) -> Phrase:
        return clause("discard", voice, ("n", self.n))


@dataclass(eq=False)
class Draw(Deed):
    n: int

    def touches(self) -> int:
        return RANDOM | REVEALS

    def run(self, s: Cosa, step: int) -> bool:
        draw(s, reg(s, WHO), self.n)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("draw", voice, ("n", self.n))


@dataclass(eq=False)
class SwapWithDeck(Deed):
    """The first ¡Aléjate! of the deck comes to your hand, and the card you choose lies in its place."""

    def touches(self) -> int:
        return ASKS | RANDOM | REVEALS

    def stage(self, step: int) -> str:
        return "blind-date"

    def run(self, s: Cosa, step: int) -> bool:
        return WAIT

    def ask(self, s: Cosa, step: int) -> tuple[Decision, ...]:
        seat = reg(s, WHO)
        options = [option for kind in partable(s, seat) if (option := CARDS[kind].put) is not None]
        return (question(self, seat, self.stage(step), tuple(options)),)

    def take(self, s: Cosa, step: int, seat: int, option: Option) -> None:
        kind, openly = option.args[0], shows_cards(s, seat)
        s.hands[seat] = without(s.hands[seat], kind)
        draw(s, seat)
        knowledge.put_on_top(s, kind, seat, openly=openly)
        s.deck = (kind, *s.deck)
        if openly:
            tell(s, "put-openly", ("who", seat), named(kind), reveals=True)
        else:
            tell_secret(s, "put", (("who", seat),), (named(kind),), (seat,))

    def say(self, voice: Voice) -> Phrase:
        return clause("swap-with-deck", voice)
