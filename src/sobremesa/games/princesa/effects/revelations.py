"""What brings secrets to light, and changes of hero."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.princesa import options
from sobremesa.games.princesa.deciding import decision
from sobremesa.games.princesa.effects.base import (
    ASKS,
    REVEALS,
    AskingDeed,
    Deed,
)
from sobremesa.games.princesa.life import damage, is_hero, reveal, swap_heroes
from sobremesa.games.princesa.looking import hidden_secrets, look_at_secret
from sobremesa.games.princesa.options import BLEED, CONFESS
from sobremesa.games.princesa.state import REVEALED, UNKNOWN, Princesa
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.effects import Phrase
from sobremesa.kernel.option import Option


@dataclass(frozen=True)
class PeekLoser(Deed):
    TOUCHES = frozenset((REVEALS,))

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, _ = frame
        if is_hero(s, loser) and s.shown[loser] == UNKNOWN:
            look_at_secret(s, winner, loser)
        return False

    def say(self) -> Phrase:
        return "do-peek-loser", ()


@dataclass(frozen=True)
class PeekOthers(AskingDeed):
    """The winner looks at the secrets of so many players of their choice.

    It remembers how many are still to be looked at, and at whose it has looked, as bits.
    """

    TOUCHES = frozenset((ASKS, REVEALS))
    n: int

    def can(self, s: Princesa, winner: int, loser: int) -> bool:
        return bool(hidden_secrets(s, winner))

    def _left(self, s: Princesa, frame: Frame) -> list[int]:
        seen = frame[6] if len(frame) > 5 else 0
        return [other for other in hidden_secrets(s, frame[2]) if not seen >> other & 1]

    def run(self, s: Princesa, frame: Frame) -> bool:
        left = self._left(s, frame)
        if len(left) > (frame[5] if len(frame) > 5 else self.n):
            return True
        for other in left:
            look_at_secret(s, frame[2], other)
        return False

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        count = frame[5] if len(frame) > 5 else self.n
        choices = tuple([options.AIM[other] for other in self._left(s, frame)])
        return decision(frame[2], "peek", "princesa-8.9", choices, (("n", count),))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        count, seen = (frame[5], frame[6]) if len(frame) > 5 else (self.n, 0)
        other = option.args[0]
        look_at_secret(s, frame[2], other)
        if count > 1:
            s.agenda.append((*frame[:5], count - 1, seen | 1 << other))

    def say(self) -> Phrase:
        return "do-peek-others", (("n", self.n),)


@dataclass(frozen=True)
class Reveal(Deed):
    TOUCHES = frozenset((REVEALS,))

    def run(self, s: Princesa, frame: Frame) -> bool:
        if is_hero(s, frame[3]):
            reveal(s, frame[3], REVEALED)
        return False

    def say(self) -> Phrase:
        return "do-reveal", ()


@dataclass(frozen=True)
class ConfessOrBleed(AskingDeed):
    """The loser lets the winner see their secret, or takes damage; only the latter if it lies open already."""

    TOUCHES = frozenset((ASKS, REVEALS))
    n: int

    def run(self, s: Princesa, frame: Frame) -> bool:
        _, _, winner, loser, _ = frame
        if not is_hero(s, loser):
            return False
        if s.shown[loser] == UNKNOWN:
            return True
        damage(s, winner, loser, self.n)
        return False

    def asks(self, s: Princesa, frame: Frame) -> Decision:
        _, _, winner, loser, _ = frame
        return decision(loser, "confess", "princesa-8.13", (CONFESS, BLEED), (("who", winner), ("n", self.n)))

    def chosen(self, s: Princesa, frame: Frame, option: Option) -> None:
        _, _, winner, loser, _ = frame
        if option is CONFESS:
            look_at_secret(s, winner, loser)
        else:
            damage(s, winner, loser, self.n)

    def say(self) -> Phrase:
        return "do-confess-or-bleed", (("n", self.n),)


@dataclass(frozen=True)
class SwapHeroes(Deed):
    def run(self, s: Princesa, frame: Frame) -> bool:
        if is_hero(s, frame[3]):
            swap_heroes(s, frame[2], frame[3])
        return False

    def say(self) -> Phrase:
        return "do-swap-heroes", ()
