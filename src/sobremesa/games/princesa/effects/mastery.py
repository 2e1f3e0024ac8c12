"""The text of success, and what a master of the card does besides or instead."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa.effects.deed import Deed, masters_it
from sobremesa.games.princesa.state import NOBODY_THERE, Princesa
from sobremesa.games.princesa.wording import ALSO, INSTEAD
from sobremesa.kernel.effects.node import GO_ON, Node
from sobremesa.kernel.effects.registers import IT
from sobremesa.kernel.effects.running import push, reg
from sobremesa.kernel.effects.words import Voice
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class MastersInstead(Deed):
    """What a master does instead of the plain text."""

    plain: Node
    mastered: Deed

    def run(self, s: Princesa, step: int) -> bool:
        push(s, self.mastered if masters_it(s) else self.plain)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return INSTEAD, (("do", self.mastered.beyond(self.plain)),)

    def sentences(self, voice: Voice) -> list[Phrase]:
        return [*self.plain.sentences(voice), self.say(voice)]


@dataclass(eq=False)
class MastersAlso(Deed):
    """What a master does besides: after what stands before it in the text, and before what follows it."""

    do: Node

    def run(self, s: Princesa, step: int) -> bool:
        if masters_it(s):
            push(s, self.do)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return ALSO, (("do", self.do.say(voice)),)


@dataclass(eq=False)
class MastersSpared(Deed):
    """What happens to you, unless you are a master and your rival has fallen."""

    do: Node

    def run(self, s: Princesa, step: int) -> bool:
        rival = reg(s, IT)
        if rival == NOBODY_THERE or not s.ghosts[rival] or not masters_it(s):
            push(s, self.do)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return self.do.say(voice)

    def sentences(self, voice: Voice) -> list[Phrase]:
        return [*self.do.sentences(voice), (INSTEAD, (("do", ("do-spared", ())),))]


@dataclass(eq=False)
class Unstoppable(Deed):
    """As an attack it can't be answered: what the duel looks for in a text."""

    def run(self, s: Princesa, step: int) -> bool:
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return "do-unstoppable", ()


@dataclass(eq=False)
class Text(Deed):
    """What the winner of a duel does, part after part."""

    parts: tuple[Node, ...]

    def run(self, s: Princesa, step: int) -> bool:
        for part in self.parts[::-1]:
            push(s, part)
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return self.sentences(voice)[0]

    def sentences(self, voice: Voice) -> list[Phrase]:
        return [phrase for part in self.parts for phrase in part.sentences(voice)]
