"""What a text may depend on; all of it lies open on the table."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from sobremesa.games.princesa.state import UNKNOWN, Princesa
from sobremesa.kernel.effects import Effect, Phrase


@dataclass(frozen=True)
class Condition(Effect):
    @abstractmethod
    def holds(self, s: Princesa, winner: int, loser: int) -> bool:
        """There is a loser, who still is a hero."""


@dataclass(frozen=True)
class SecretIsShown(Condition):
    def holds(self, s: Princesa, winner: int, loser: int) -> bool:
        return s.shown[loser] != UNKNOWN

    def say(self) -> Phrase:
        return "if-secret-is-shown", ()


@dataclass(frozen=True)
class LoserHasNoGold(Condition):
    def holds(self, s: Princesa, winner: int, loser: int) -> bool:
        return s.gold[loser] == 0

    def say(self) -> Phrase:
        return "if-loser-has-no-gold", ()


@dataclass(frozen=True)
class LoserHasMoreHearts(Condition):
    def holds(self, s: Princesa, winner: int, loser: int) -> bool:
        return s.hearts[loser] > s.hearts[winner]

    def say(self) -> Phrase:
        return "if-loser-has-more-hearts", ()


@dataclass(frozen=True)
class WinnerHasAtMost(Condition):
    hearts: int

    def holds(self, s: Princesa, winner: int, loser: int) -> bool:
        return s.hearts[winner] <= self.hearts

    def say(self) -> Phrase:
        return "if-winner-has-at-most", (("n", self.hearts),)
