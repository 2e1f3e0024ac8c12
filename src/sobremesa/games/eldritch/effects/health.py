"""Losing, spending, recovering; becoming delayed; being devoured."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.eldritch import harm
from sobremesa.games.eldritch.book import NO_DELAY, WOULD_LOSE_HEALTH, WOULD_LOSE_SANITY
from sobremesa.games.eldritch.facts import SHEETS
from sobremesa.games.eldritch.state import ALIVE, Eldritch
from sobremesa.games.eldritch.telling import tell
from sobremesa.games.eldritch.words import ACTION_PHASE, HEALTH, SANITY
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.listening import Prevent, fire
from sobremesa.kernel.effects.node import GO_ON, RANDOM, Node
from sobremesa.kernel.effects.registers import AMOUNT, EVENT, FLAGS, HAPPENS, PAYING, WHO, B
from sobremesa.kernel.effects.running import Running, push, put, reg
from sobremesa.kernel.effects.selectors import Count, Fixed
from sobremesa.kernel.effects.standing import is_so
from sobremesa.kernel.effects.words import Voice, Word, clause
from sobremesa.kernel.phrase import Phrase


def amount(n: int | Count) -> Count:
    return Fixed(n) if isinstance(n, int) else n


@dataclass(eq=False)
class Pending(Count):
    """As much as is about to be lost; for procedures."""

    def of(self, s: Running) -> int:
        return reg(s, AMOUNT)

    def say(self, noun: str) -> Phrase:
        return "lot-pending", (("noun", noun),)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False, init=False)
class Lose(Node):
    """What is lost can be prevented; AMOUNT tells how much it was in the end."""

    what: Word
    n: Count

    def __init__(self, what: Word, n: int | Count) -> None:
        self.what = what
        self.n = amount(n)

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        moment = WOULD_LOSE_HEALTH if self.what is HEALTH else WOULD_LOSE_SANITY
        if step == 0:
            n = self.n.of(s)
            put(s, AMOUNT, n)
            if n <= 0:
                return GO_ON
            if s.ears[moment.number]:
                push(s, self, 1)
                fire(s, moment, seat, amount=n)
                return GO_ON
        self.befall(s, seat, reg(s, AMOUNT))
        return GO_ON

    def befall(self, s: Eldritch, seat: int, n: int) -> None:
        """The last act of a step."""
        if self.what is HEALTH:
            harm.deal(s, seat, n, 0)
        else:
            harm.deal(s, seat, 0, n)

    def say(self, voice: Voice) -> Phrase:
        return clause("lose", voice, ("what", (self.n.say(self.what.name),)))


@dataclass(eq=False)
class LoseBoth(Node):
    """At the same time: who has neither left afterwards says which it was. B: the Health that will be lost."""

    health: int
    sanity: int

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if step == 0:
            push(s, self, 1)
            fire(s, WOULD_LOSE_HEALTH, seat, amount=self.health)
        elif step == 1:
            put(s, B, reg(s, AMOUNT))
            push(s, self, 2)
            fire(s, WOULD_LOSE_SANITY, seat, amount=self.sanity)
        else:
            harm.deal(s, seat, reg(s, B), reg(s, AMOUNT))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        lots = (Fixed(self.health).say(HEALTH.name), Fixed(self.sanity).say(SANITY.name))
        return clause("lose", voice, ("what", lots))


@dataclass(eq=False)
class Avert(Prevent):
    """Once nothing is left to be lost, nobody else is asked to keep it off."""

    def run(self, s: Running, step: int) -> bool:
        Prevent.run(self, s, step)
        event = reg(s, EVENT)
        if s.registers[event + AMOUNT] == 0:
            s.registers[event + HAPPENS] = 0
        return GO_ON


@dataclass(eq=False)
class Spend(Node):
    """A cost: never the last point, and nothing prevents it."""

    what: Word
    n: int

    def can(self, s: Eldritch) -> bool:
        return (s.health if self.what is HEALTH else s.sanity)[reg(s, WHO)] > self.n

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        (s.health if self.what is HEALTH else s.sanity)[seat] -= self.n
        tell(s, "spent", "18.12", ("who", seat), ("n", self.n), ("loss", self.what.name))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("spend", voice, ("what", (Fixed(self.n).say(self.what.name),)))


@dataclass(eq=False)
class Recover(Node):
    """So much, or all that was lost (None)."""

    what: Word
    n: int | None

    def can(self, s: Eldritch) -> bool:
        seat = reg(s, WHO)
        sheet = SHEETS[s.sheets[seat]]
        return s.health[seat] < sheet.health if self.what is HEALTH else s.sanity[seat] < sheet.sanity

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        sheet = SHEETS[s.sheets[seat]]
        if self.what is HEALTH:
            harm.recover(s, seat, sheet.health if self.n is None else self.n, 0)
        else:
            harm.recover(s, seat, 0, sheet.sanity if self.n is None else self.n)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        lot: Phrase = (f"lot-all-{self.what.name}", ()) if self.n is None else Fixed(self.n).say(self.what.name)
        return clause("recover", voice, ("what", (lot,)))


@dataclass(eq=False)
class Delay(Node):
    """In one's own turn of the action phase it ends the turn instead. What one chooses as a cost nothing forbids."""

    def can(self, s: Eldritch) -> bool:
        return not s.delayed[reg(s, WHO)]

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if not reg(s, FLAGS) & PAYING and is_so(s, NO_DELAY, seat):
            tell(s, "not-delayed", "1.6", ("who", seat))
            return GO_ON
        if s.phase == ACTION_PHASE.number and seat == s.active:
            tell(s, "turn-cut", "5.7", ("who", seat))
            s.actions_left = 0
            harm.break_off(s, seat)
        elif not s.delayed[seat]:
            s.delayed[seat] = True
            tell(s, "delayed", "5.5", ("who", seat))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("delay", voice)


@dataclass(eq=False)
class BeDevoured(Node):
    def touches(self) -> int:
        return RANDOM

    def run(self, s: Eldritch, step: int) -> bool:
        seat = reg(s, WHO)
        if s.life[seat] == ALIVE:
            harm.fall(s, seat, harm.DEVOUR)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("be-devoured", voice)


@dataclass(eq=False)
class OneMoreDie(Node):
    """In the test that is about to be rolled."""

    n: int

    def run(self, s: Eldritch, step: int) -> bool:
        s.registers[reg(s, EVENT) + AMOUNT] += self.n
        return GO_ON

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("more-dice", voice, ("n", self.n))
