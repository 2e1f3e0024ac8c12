"""What a text may depend on. All of it lies open on the table, but for what only hidden secrets ask."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa.kinds import SECRET_IDS
from sobremesa.games.princesa.life import is_hero
from sobremesa.games.princesa.state import CAPTIVE, UNKNOWN, Princesa
from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.effects.registers import IT
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.effects.words import Voice
from sobremesa.kernel.phrase import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Cond):
    """Whether something is so between «you» and your rival; never where there is no rival, or only a ghost."""

    def holds(self, s: Princesa, who: int, card: int) -> bool:
        it = reg(s, IT)
        return is_hero(s, it) and self.is_so(s, who, it)

    def is_so(self, s: Princesa, you: int, rival: int) -> bool:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class SecretIsShown(Cond):
    """Your rival's secret lies face up, as it also does once they have fallen."""

    def holds(self, s: Princesa, who: int, card: int) -> bool:
        it = reg(s, IT)
        return it >= 0 and s.shown[it] != UNKNOWN

    def say(self, voice: Voice) -> Phrase:
        return "cond-secret-is-shown", ()


@dataclass(eq=False)
class RivalHasNoGold(Condition):
    def is_so(self, s: Princesa, you: int, rival: int) -> bool:
        return s.gold[rival] == 0

    def say(self, voice: Voice) -> Phrase:
        return "cond-rival-has-no-gold", ()


@dataclass(eq=False)
class RivalHasMoreHearts(Condition):
    def is_so(self, s: Princesa, you: int, rival: int) -> bool:
        return s.hearts[rival] > s.hearts[you]

    def say(self, voice: Voice) -> Phrase:
        return "cond-rival-has-more-hearts", ()


@dataclass(eq=False)
class YouHaveAtMost(Cond):
    hearts: int

    def holds(self, s: Princesa, who: int, card: int) -> bool:
        return s.hearts[who] <= self.hearts

    def say(self, voice: Voice) -> Phrase:
        return "cond-you-have-at-most", (("n", self.hearts),)


@dataclass(eq=False)
class RivalHasPrincess(Cond):
    def holds(self, s: Princesa, who: int, card: int) -> bool:
        it = reg(s, IT)
        return it >= 0 and s.princess == it and is_hero(s, who)

    def say(self, voice: Voice) -> Phrase:
        return "cond-rival-has-princess", ()


@dataclass(eq=False)
class RivalsSecretIs(Cond):
    """Asked of somebody whose secret has just been turned up."""

    secret: int

    def holds(self, s: Princesa, who: int, card: int) -> bool:
        it = reg(s, IT)
        return it >= 0 and s.secrets[it] == self.secret

    def say(self, voice: Voice) -> Phrase:
        return "cond-rivals-secret-is", (("secret", SECRET_IDS[self.secret]),)


@dataclass(eq=False)
class FreedWhenRevealed(Cond):
    """A setting of the table."""

    def holds(self, s: Princesa, who: int, card: int) -> bool:
        return s.revealed_frees and s.princess == CAPTIVE

    def say(self, voice: Voice) -> Phrase:
        return "cond-freed-when-revealed", ()
