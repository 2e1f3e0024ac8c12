"""Of whom, how many and whether: the small questions that effects ask of the table, and how they read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.registers import IT, WHO, N
from sobremesa.kernel.effects.running import Running, asker, reg
from sobremesa.kernel.effects.words import Voice
from sobremesa.kernel.phrase import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector:
    """Of whom, or of what: things of the game's table."""

    def find(self, s: Any) -> Sequence[int]:
        """All of them, in the order in which it happens to them."""
        raise NotImplementedError(type(self).__name__)

    def still(self, s: Any, thing: int) -> bool:
        """Whether it can still happen to that one when its turn comes."""
        return True

    def say(self, voice: Voice) -> Phrase:
        """As the subject or the object of a clause that is said in this voice."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """How many."""

    def of(self, s: Any) -> int:
        raise NotImplementedError(type(self).__name__)

    def say(self, noun: str) -> Phrase:
        """The noun goes inside: «as much Health as your result»."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cond:
    """Whether something is so for somebody, as seen by a card."""

    def holds(self, s: Any, who: int, card: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def say(self, voice: Voice) -> Phrase:
        raise NotImplementedError(type(self).__name__)

    def narrows(self) -> bool:
        """Whether a moment is told together with it: `when-…` and its own words, instead of «if» after it."""
        return False


# --- of whom -----------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class You(Selector):
    def find(self, s: Running) -> Sequence[int]:
        return (reg(s, WHO),)

    def say(self, voice: Voice) -> Phrase:
        return "sel-you", (("form", voice),)


@dataclass(eq=False)
class TheOne(Selector):
    """Who, or what, was chosen or met before."""

    def find(self, s: Running) -> Sequence[int]:
        return (reg(s, IT),)

    def say(self, voice: Voice) -> Phrase:
        return "sel-the-one", (("form", voice),)


@dataclass(eq=False)
class Others(Selector):
    """Everybody but «you», in order of play."""

    def find(self, s: Running) -> Sequence[int]:
        who = reg(s, WHO)
        return [seat for seat in s.seats_from(asker(s)) if seat != who]

    def still(self, s: Running, thing: int) -> bool:
        return thing in s.seats_from(thing)

    def say(self, voice: Voice) -> Phrase:
        return "sel-others", (("form", voice),)


# --- how many ----------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Fixed(Count):
    n: int

    def of(self, s: Running) -> int:
        return self.n

    def say(self, noun: str) -> Phrase:
        return f"lot-{noun}", (("n", self.n),)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Result(Count):
    """As many as the last test or roll gave."""

    def of(self, s: Running) -> int:
        return reg(s, N)

    def say(self, noun: str) -> Phrase:
        return "lot-result", (("noun", noun),)


# --- whether -----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Not(Cond):
    cond: Cond

    def holds(self, s: Running, who: int, card: int) -> bool:
        return not self.cond.holds(s, who, card)

    def say(self, voice: Voice) -> Phrase:
        return "cond-not", (("cond", self.cond.say(voice)),)


@dataclass(eq=False, init=False)
class Both(Cond):
    """All of them."""

    conds: tuple[Cond, ...]

    def __init__(self, *conds: Cond) -> None:
        self.conds = conds

    def holds(self, s: Running, who: int, card: int) -> bool:
        return all(cond.holds(s, who, card) for cond in self.conds)

    def say(self, voice: Voice) -> Phrase:
        return "cond-both", (("items", tuple([cond.say(voice) for cond in self.conds])),)
