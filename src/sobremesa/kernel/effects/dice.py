"""Rolls and checks, and results to refer to: N is the result of the last one, DICE its faces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.kernel.effects.node import GO_ON, RANDOM, Node
from sobremesa.kernel.effects.registers import DICE, WHO, N
from sobremesa.kernel.effects.running import Running, push, put, reg
from sobremesa.kernel.effects.selectors import Count
from sobremesa.kernel.effects.words import THEN, WHEN, Voice, clause, in_role
from sobremesa.kernel.phrase import Args, Phrase

SIDES: Final = 6
_BITS: Final = 3  # of a face in DICE
NO_MORE: Final = -1  # as the high end of a row: or more


def faces(s: Running) -> list[int]:
    """The dice of the last roll, in the order in which they fell."""
    left, found = reg(s, DICE), []
    while left:
        found.append(left & 7)
        left >>= _BITS
    return found


@dataclass(eq=False)
class Roll(Node):
    """So many dice. What they come to the game says (`Running.result_of`): successes, a sum, the highest."""

    dice: Count

    def touches(self) -> int:
        return RANDOM

    def run(self, s: Running, step: int) -> bool:
        rng = s.generator()
        fallen = [1 + rng.below(SIDES) for _ in range(self.dice.of(s))]
        packed = 0
        for face in reversed(fallen):
            packed = packed << _BITS | face
        put(s, DICE, packed)
        put(s, N, s.result_of(reg(s, WHO), fallen))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("roll", voice, ("what", (self.dice.say("die"),)))


@dataclass(eq=False)
class Check(Node):
    """Roll; with a result of at least `need` you pass."""

    roll: Node
    passed: Node | None = None
    failed: Node | None = None
    need: int = 1

    def run(self, s: Running, step: int) -> bool:
        if step == 0:
            push(s, self, 1)
            push(s, self.roll)
            return GO_ON
        chosen = self.passed if reg(s, N) >= self.need else self.failed
        if chosen is not None:
            push(s, chosen)
        return GO_ON

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        words: Args = (("form", voice), ("roll", self.roll.say(voice)), ("n", self.need))
        form, then = ("form", in_role(voice, WHEN)), in_role(voice, THEN)
        if self.passed is not None:
            words = (*words, ("passed", ("if-passed", (form, ("n", self.need), ("do", self.passed.say(then))))))
        if self.failed is not None:
            words = (*words, ("failed", ("if-failed", (form, ("n", self.need), ("do", self.failed.say(then))))))
        both = self.passed is not None and self.failed is not None
        return ("do-check" if both else "do-check-passed" if self.failed is None else "do-check-failed"), words


@dataclass(eq=False)
class Row(Node):
    """A row of a table of results."""

    low: int
    high: int
    do: Node

    def fits(self, result: int) -> bool:
        return self.low <= result and (self.high == NO_MORE or result <= self.high)

    def run(self, s: Running, step: int) -> bool:
        push(s, self.do)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        words: Args = (("low", self.low), ("high", self.high), ("do", self.do.say(in_role(voice, THEN))))
        if self.high == NO_MORE:
            return "by-result-more", words
        return ("by-result-one" if self.high == self.low else "by-result-some"), words


@dataclass(eq=False, init=False)
class ByResult(Node):
    """What the last result comes to; nothing where no row fits."""

    rows: tuple[Row, ...]

    def __init__(self, *rows: Row) -> None:
        self.rows = rows

    def run(self, s: Running, step: int) -> bool:
        for row in self.rows:
            if row.fits(reg(s, N)):
                push(s, row)
                break
        return GO_ON

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return "by-result", (("rows", tuple([row.say(voice) for row in self.rows])),)
