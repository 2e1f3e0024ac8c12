"""Hearts lost, kept and regained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.princesa.effects.deed import Deed
from sobremesa.games.princesa.life import damage, heal, is_hero, lose
from sobremesa.games.princesa.state import NOBODY_THERE, Princesa
from sobremesa.games.princesa.telling import tell
from sobremesa.games.princesa.wording import in_one_breath
from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.registers import CARD, IT, WHO
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.effects.words import YOU_WHEN, Voice, Word, clause
from sobremesa.kernel.phrase import Phrase

HEARTS: Final = Word(0, "hearts")  # what can be lost


@dataclass(eq=False)
class Damage(Deed):
    """Your rival loses hearts."""

    n: int

    def run(self, s: Princesa, step: int) -> bool:
        rival = reg(s, IT)
        if is_hero(s, rival):
            damage(s, reg(s, WHO), rival, self.n)
        return GO_ON

    def can(self, s: Princesa) -> bool:
        return is_hero(s, reg(s, IT))

    def say(self, voice: Voice) -> Phrase:
        return clause("damage", voice, ("n", self.n))


@dataclass(eq=False)
class DamageOr(Deed):
    """Damage, or another number of it if something holds."""

    n: int
    other: int
    when: Cond

    def run(self, s: Princesa, step: int) -> bool:
        you, rival = reg(s, WHO), reg(s, IT)
        if is_hero(s, rival):
            damage(s, you, rival, self.other if self.when.holds(s, you, reg(s, CARD)) else self.n)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        when = in_one_breath(self.when.say(YOU_WHEN))
        return clause("damage-or", voice, ("n", self.n), ("n2", self.other), ("if", when))

    def beyond(self, plain: Node) -> Phrase:
        if isinstance(plain, Damage) and plain.n == self.n:
            return "do-damage-rather", (("n", self.other), ("n2", self.n), ("if", self.when.say(YOU_WHEN)))
        return Deed.beyond(self, plain)


@dataclass(eq=False)
class LoseHearts(Deed):
    """You lose hearts, by nobody's doing but your own."""

    n: int

    def run(self, s: Princesa, step: int) -> bool:
        lose(s, reg(s, WHO), self.n, NOBODY_THERE)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("lose-hearts", voice, ("n", self.n))


@dataclass(eq=False)
class Heal(Deed):
    n: int

    def run(self, s: Princesa, step: int) -> bool:
        heal(s, reg(s, WHO), self.n)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("heal", voice, ("n", self.n))


@dataclass(eq=False)
class HealOr(Deed):
    """Healing, or another number of it if something holds."""

    n: int
    other: int
    when: Cond

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        heal(s, you, self.other if self.when.holds(s, you, reg(s, CARD)) else self.n)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("heal-or", voice, ("n", self.n), ("n2", self.other), ("if", self.when.say(YOU_WHEN)))

    def beyond(self, plain: Node) -> Phrase:
        if isinstance(plain, Heal) and plain.n == self.n:
            return "do-heal-rather", (("n", self.other), ("n2", self.n), ("if", self.when.say(YOU_WHEN)))
        return Deed.beyond(self, plain)


@dataclass(eq=False)
class StayAlive(Deed):
    """You are left with so many hearts."""

    n: int

    def run(self, s: Princesa, step: int) -> bool:
        you = reg(s, WHO)
        s.hearts[you] = self.n
        tell(s, "survived", ("who", you), ("n", self.n))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("stay-alive", voice, ("n", self.n))
