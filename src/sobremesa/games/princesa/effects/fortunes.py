"""Hearts and gold."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa.conditions import Condition
from sobremesa.games.princesa.effects.base import (
    Deed,
    is_master,
    sentence,
)
from sobremesa.games.princesa.life import damage, heal, is_hero, lose
from sobremesa.games.princesa.moves import (
    gain_gold,
)
from sobremesa.games.princesa.state import NOBODY_THERE, Princesa
from sobremesa.games.princesa.telling import tell
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.effects import Phrase


@dataclass(frozen=True)
class Damage(Deed):
    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        if is_hero(s, frame[3]):
            damage(s, frame[2], frame[3], self.n)
        return False

    def can(self, s: Princesa, winner: int, loser: int) -> bool:
        return is_hero(s, loser)

    def say(self) -> Phrase:
        return "do-damage", (("n", self.n),)


@dataclass(frozen=True)
class DamageOr(Deed):
    """Damage, or another number of it if something holds."""

    n: int
    other: int
    when: Condition

    def run(self, s: Princesa, frame: Frame) -> bool:
        if is_hero(s, frame[3]):
            damage(s, frame[2], frame[3], self.other if self.when.holds(s, frame[2], frame[3]) else self.n)
        return False

    def say(self) -> Phrase:
        return "do-damage-or", (("n", self.n), ("n2", self.other), ("if", self.when.say()))

    def say_beyond(self, plain: Deed) -> Phrase:
        if isinstance(plain, Damage) and plain.n == self.n:
            return "do-damage-rather", (("n", self.other), ("n2", self.n), ("if", self.when.say()))
        return super().say_beyond(plain)


@dataclass(frozen=True)
class Backlash(Deed):
    """The winner loses hearts too; a master doesn't if the loser was eliminated."""

    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, card = frame
        fell = loser != NOBODY_THERE and s.ghosts[loser]
        if not (fell and is_master(s, winner, card)):
            lose(s, winner, self.n, NOBODY_THERE)
        return False

    def say(self) -> Phrase:
        return "do-backlash", (("n", self.n),)

    def sentences(self) -> tuple[Phrase, ...]:
        return sentence(self), ("says-mastery-spared", ())


@dataclass(frozen=True)
class Heal(Deed):
    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        heal(s, frame[2], self.n)
        return False

    def say(self) -> Phrase:
        return "do-heal", (("n", self.n),)


@dataclass(frozen=True)
class HealOr(Deed):
    """Healing, or another number of it if the winner is worn down."""

    n: int
    other: int
    when: Condition

    def run(self, s: Princesa, frame: Frame) -> bool:
        heal(s, frame[2], self.other if self.when.holds(s, frame[2], frame[3]) else self.n)
        return False

    def say(self) -> Phrase:
        return "do-heal-or", (("n", self.n), ("n2", self.other), ("if", self.when.say()))

    def say_beyond(self, plain: Deed) -> Phrase:
        if isinstance(plain, Heal) and plain.n == self.n:
            return "do-heal-rather", (("n", self.other), ("n2", self.n), ("if", self.when.say()))
        return super().say_beyond(plain)


@dataclass(frozen=True)
class Gold(Deed):
    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        gained = gain_gold(s, frame[2], self.n)
        if gained:
            tell(s, "gained-gold", ("who", frame[2]), ("n", gained))
        return False

    def can(self, s: Princesa, winner: int, loser: int) -> bool:
        return s.bank != 0

    def say(self) -> Phrase:
        return "do-gold", (("n", self.n),)


@dataclass(frozen=True)
class TakeGold(Deed):
    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, _ = frame
        taken = min(self.n, s.gold[loser]) if is_hero(s, loser) else 0
        if taken:
            s.gold[loser] -= taken
            s.gold[winner] += taken
            tell(s, "took-gold", ("who", winner), ("who2", loser), ("n", taken))
        return False

    def say(self) -> Phrase:
        return "do-take-gold", (("n", self.n),)
