"""What investigators' abilities need besides the words that all cards share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.eldritch.effects.nouns import INVESTIGATOR, other
from sobremesa.games.eldritch.moves import clues_of
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.effects.control import If
from sobremesa.kernel.effects.ears import holder_of
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import SPAN
from sobremesa.kernel.effects.nouns import Which
from sobremesa.kernel.effects.registers import BLANK, CARD, IT, WHO, WIDTH
from sobremesa.kernel.effects.running import Running, reg
from sobremesa.kernel.effects.words import Voice
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class Provided(If):
    """Only where that is so; else it can't be chosen at all."""

    def can(self, s: Running) -> bool:
        return self.when.holds(s, reg(s, WHO), reg(s, CARD)) and self.then.can(s)


@dataclass(eq=False)
class OnIfItCan(On):
    """Nobody is asked whether they use what can't be done now; that it can't lies open."""

    def is_ready(self, s: Running, listener: int) -> bool:
        if not On.is_ready(self, s, listener):
            return False
        registers, it = s.registers, reg(s, IT)
        registers += BLANK
        registers[WHO - WIDTH] = holder_of(s, listener)
        registers[IT - WIDTH] = it
        registers[CARD - WIDTH] = listener % SPAN
        can = self.do.can(s)
        del registers[-WIDTH:]
        return can


@dataclass(eq=False)
class AnotherWithClues(Which):
    """An investigator other than you, where one of the two has clues."""

    def of(self, s: Eldritch, seat: int) -> Sequence[int]:
        mine = clues_of(s, seat)
        return [one for one in s.seats_from(s.lead) if one != seat and (mine or clues_of(s, one))]

    def say(self, voice: Voice) -> Phrase:
        return (INVESTIGATOR & other).say("a", voice)
