"""Tables of results: N is the result of the last test or roll, which a game makes in its own way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.registers import N
from sobremesa.kernel.effects.running import Running, push, reg
from sobremesa.kernel.effects.words import THEN, Voice, in_role
from sobremesa.kernel.phrase import Args, Phrase

NO_MORE: Final = -1  # as the high end of a row: or more


@mypyc_attr(allow_interpreted_subclasses=True)
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
        return self.said(self.do.say(in_role(voice, THEN)))

    def said(self, do: Phrase) -> Phrase:
        words: Args = (("low", self.low), ("high", self.high), ("do", do))
        if self.high == NO_MORE:
            return "by-result-more", words
        return ("by-result-one" if self.high == self.low else "by-result-some"), words


@mypyc_attr(allow_interpreted_subclasses=True)
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
