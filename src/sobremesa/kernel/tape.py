"""A generator that hands out what was drawn elsewhere, for whoever must know of each draw before it is made."""

from __future__ import annotations

from typing import Any, TypeVar, final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.rng import Rng

T = TypeVar("T")


class EndOfTape(Exception):
    """Something is to be drawn that isn't on the tape; `Tape.wanted` says what."""


@final
@mypyc_attr(acyclic=True)
class Tape(Rng):
    """What the rules draw from it is what stands there. What has one outcome only isn't drawn at all."""

    __slots__ = ("numbers", "wanted")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(bytes(32))
        self.numbers = numbers
        # At the end of the tape: below which the next number lies, and those that certainly follow it.
        self.wanted: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a tape isn't kept: what was drawn lies with whoever made it")

    def copy(self) -> Rng:
        twin = Tape(self.numbers)
        twin.drawn = self.drawn
        return twin

    def branch(self) -> Rng:
        raise TypeError("a tape has one future only")

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError("nothing to choose from")
        if n == 1:
            return 0
        if self.drawn == len(self.numbers):
            self.wanted = (n,)
            raise EndOfTape
        number = self.numbers[self.drawn]
        if not 0 <= number < n:
            raise ValueError(f"the tape says {number} where something below {n} is drawn")
        self.drawn += 1
        return number

    def shuffle(self, items: list[T]) -> None:
        left = len(items)
        while left > 1:
            if self.drawn == len(self.numbers):
                self.wanted = tuple(range(left, 1, -1))
                raise EndOfTape
            other = self.below(left)
            left -= 1
            items[left], items[other] = items[other], items[left]
