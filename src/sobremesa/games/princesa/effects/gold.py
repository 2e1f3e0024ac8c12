"""Gold, and what a text lets one do for it."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa.deciding import decision
from sobremesa.games.princesa.effects.deed import Deed, played_kind
from sobremesa.games.princesa.effects.hearts import Damage
from sobremesa.games.princesa.life import is_hero
from sobremesa.games.princesa.moves import gain_gold, pay
from sobremesa.games.princesa.options import DECLINE, PAY
from sobremesa.games.princesa.state import Princesa
from sobremesa.games.princesa.telling import named, tell
from sobremesa.games.princesa.wording import retold
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects.node import ASKS, GO_ON, WAIT, Node
from sobremesa.kernel.effects.registers import IT, WHO
from sobremesa.kernel.effects.running import push, reg
from sobremesa.kernel.effects.words import YOU_WHEN, Voice, clause
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class GainGold(Deed):
    n: int

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        gained = gain_gold(s, you, self.n)
        if gained:
            tell(s, "gained-gold", ("who", you), ("n", gained))
        else:
            tell(s, "bank-is-empty")
        return GO_ON

    def can(self, s: Princesa) -> bool:
        return s.bank != 0

    def say(self, voice: Voice) -> Phrase:
        return clause("gain-gold", voice, ("n", self.n))


@dataclass(eq=False)
class TakeGold(Deed):
    """As much of your rival's gold, or all of it."""

    n: int

    def run(self, s: Princesa, step: int) -> bool:
        you, rival = reg(s, WHO), reg(s, IT)
        taken = min(self.n, s.gold[rival]) if is_hero(s, rival) else 0
        if taken:
            s.gold[rival] -= taken
            s.gold[you] += taken
            tell(s, "took-gold", ("who", you), ("who2", rival), ("n", taken))
        elif is_hero(s, rival):
            tell(s, "has-no-gold", ("who", rival))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("take-gold", voice, ("n", self.n))


@dataclass(eq=False)
class PayGold(Deed):
    n: int

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        pay(s, you, self.n)
        tell(s, "paid", ("who", you), ("n", self.n))
        return GO_ON

    def can(self, s: Princesa) -> bool:
        return s.gold[reg(s, WHO)] >= self.n

    def say(self, voice: Voice) -> Phrase:
        return clause("pay-gold", voice, ("n", self.n))


def either(plain: Node, price: Phrase, other: Node, voice: Voice) -> Phrase:
    """One thing, or another instead of it if you do something for it."""
    if isinstance(plain, Damage) and isinstance(other, Damage):
        return clause("damage-or", voice, ("n", plain.n), ("n2", other.n), ("if", price))
    return "do-either", (("do", plain.say(voice)), ("if", price), ("do2", retold(other.say(voice))))


@dataclass(eq=False)
class MayPay(Deed):
    """You may pay for something, instead of something else if there is such a thing."""

    cost: PayGold
    do: Node
    instead_of: Node | None = None

    def touches(self) -> int:
        return ASKS

    def run(self, s: Princesa, step: int) -> bool:
        if not self.cost.can(s):
            tell(s, "cannot-pay", ("who", reg(s, WHO)))
        elif self.do.can(s):
            return WAIT
        if self.instead_of is not None:
            push(s, self.instead_of)
        return GO_ON

    def ask(self, s: Princesa, step: int) -> tuple[Decision, ...]:
        args = (named(played_kind(s)), ("n", self.cost.n))
        return (decision(self, reg(s, WHO), "pay", (PAY, DECLINE), args),)

    def take(self, s: Princesa, step: int, seat: int, option: Option) -> None:
        if option is PAY:
            push(s, self.do)
            push(s, self.cost)
        elif self.instead_of is not None:
            push(s, self.instead_of)

    def leads_to(self, option: Option) -> Node | None:
        return self.cost if option is PAY else self.instead_of

    def say(self, voice: Voice) -> Phrase:
        price = self.cost.say(YOU_WHEN)
        if self.instead_of is None:
            return "do-for-a-price", (("if", price), ("do", self.do.say(voice)))
        return either(self.instead_of, price, self.do, voice)

    def beyond(self, plain: Node) -> Phrase:
        done, otherwise = self.do, self.instead_of
        if isinstance(done, Damage) and isinstance(otherwise, Damage) and _is_like(otherwise, plain):
            return "do-damage-rather", (("n", done.n), ("n2", otherwise.n), ("if", self.cost.say(YOU_WHEN)))
        return Deed.beyond(self, plain)


def _is_like(one: Damage, other: Node) -> bool:
    return isinstance(other, Damage) and one.n == other.n
