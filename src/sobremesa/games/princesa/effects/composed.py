"""Effects made of others: conditions, prices and mastery."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa import options
from sobremesa.games.princesa.conditions import Condition
from sobremesa.games.princesa.deciding import decision, each
from sobremesa.games.princesa.effects.base import (
    ASKS,
    REVEALS,
    AskingDeed,
    Deed,
    is_master,
    push,
    sentence,
)
from sobremesa.games.princesa.effects.fortunes import Damage
from sobremesa.games.princesa.effects.own_cards import other_cards
from sobremesa.games.princesa.life import is_hero
from sobremesa.games.princesa.moves import (
    discard,
    hand_size,
    pay,
)
from sobremesa.games.princesa.options import DECLINE, PAY
from sobremesa.games.princesa.state import Princesa
from sobremesa.games.princesa.telling import named, tell
from sobremesa.games.princesa.wording import ALSO, retold
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects import Phrase
from sobremesa.kernel.option import Option


@dataclass(frozen=True)
class If(Deed):
    when: Condition
    do: Deed

    def parts(self) -> tuple[Deed, ...]:
        return (self.do,)

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, card = frame
        if is_hero(s, loser) and self.when.holds(s, winner, loser):
            push(s, self.do, winner, loser, card)
        return False

    def say(self) -> Phrase:
        return "do-if", (("do", self.do.say()), ("if", self.when.say()))


def either(plain: Deed, when: Phrase, other: Deed) -> Phrase:
    """One thing, or another instead of it if the winner does something for it."""
    if isinstance(plain, Damage) and isinstance(other, Damage):
        return "do-damage-or", (("n", plain.n), ("n2", other.n), ("if", when))
    return "do-either", (("do", plain.say()), ("if", when), ("do2", retold(other.say())))


@dataclass(frozen=True)
class MayPay(AskingDeed):
    """The winner may pay gold for something, instead of something else if there is such a thing."""

    TOUCHES = frozenset((ASKS,))
    price: int
    do: Deed
    instead_of: Deed | None = None

    def parts(self) -> tuple[Deed, ...]:
        return (self.do,) if self.instead_of is None else (self.do, self.instead_of)

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, card = frame
        if s.gold[winner] >= self.price and self.do.can(s, winner, loser):
            return True
        if self.instead_of is not None:
            push(s, self.instead_of, winner, loser, card)
        return False

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        return decision(frame[2], "pay", "princesa-8.13", (PAY, DECLINE), (named(frame[4]), ("n", self.price)))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        _, _, winner, loser, card = frame
        if option is PAY:
            pay(s, winner, self.price)
            tell(s, "paid", ("who", winner), ("n", self.price))
            push(s, self.do, winner, loser, card)
        elif self.instead_of is not None:
            push(s, self.instead_of, winner, loser, card)

    def say(self) -> Phrase:
        if self.instead_of is None:
            return "do-if", (("if", self._price()), ("do", self.do.say()))
        return either(self.instead_of, self._price(), self.do)

    def say_beyond(self, plain: Deed) -> Phrase:
        if isinstance(self.do, Damage) and isinstance(plain, Damage) and plain == self.instead_of:
            return "do-damage-rather", (("n", self.do.n), ("n2", plain.n), ("if", self._price()))
        return super().say_beyond(plain)

    def _price(self) -> Phrase:
        return "if-you-pay", (("n", self.price),)


@dataclass(frozen=True)
class MayDiscard(AskingDeed):
    """The winner may discard another card for something, instead of something else."""

    TOUCHES = frozenset((ASKS, REVEALS))
    do: Deed
    instead_of: Deed

    def parts(self) -> tuple[Deed, ...]:
        return self.do, self.instead_of

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, card = frame
        if hand_size(s, winner) > 1 and self.do.can(s, winner, loser):
            return True
        push(s, self.instead_of, winner, loser, card)
        return False

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        choices = (*each(options.DISCARD, other_cards(s, frame[2], frame[4])), DECLINE)
        return decision(frame[2], "may-discard", "princesa-8.13", choices, (named(frame[4]),))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        _, _, winner, loser, card = frame
        if option is DECLINE:
            push(s, self.instead_of, winner, loser, card)
        else:
            discard(s, winner, option.args[0])
            push(s, self.do, winner, loser, card)

    def say(self) -> Phrase:
        return either(self.instead_of, ("if-you-discard", ()), self.do)


@dataclass(frozen=True)
class Instead(Deed):
    """What a master does instead of the plain text."""

    plain: Deed
    mastered: Deed

    def parts(self) -> tuple[Deed, ...]:
        return self.plain, self.mastered

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, card = frame
        push(s, self.mastered if is_master(s, winner, card) else self.plain, winner, loser, card)
        return False

    def say(self) -> Phrase:
        return "says-mastery", (("do", self.mastered.say_beyond(self.plain)),)

    def sentences(self) -> tuple[Phrase, ...]:
        return sentence(self.plain), self.say()


@dataclass(frozen=True)
class Also(Deed):
    """What a master does besides: after what stands before it in the text, and before what follows it."""

    do: Deed

    def parts(self) -> tuple[Deed, ...]:
        return (self.do,)

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, card = frame
        if is_master(s, winner, card):
            push(s, self.do, winner, loser, card)
        return False

    def say(self) -> Phrase:
        return ALSO, (("do", self.do.say()),)

    def sentences(self) -> tuple[Phrase, ...]:
        return (self.say(),)
