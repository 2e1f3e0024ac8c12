"""What came out of a simulation."""

from __future__ import annotations

from collections import Counter
from typing import final

import msgspec

from sobremesa.kernel.game import Outcome
from sobremesa.kernel.settings import SettingValue


class Results(msgspec.Struct, frozen=True, kw_only=True):
    endings: dict[str, int]  # how many matches ended each way, by name
    wins: tuple[int, ...]  # how many matches each seat won, alone or with others


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Everything but `seconds` follows from the fields above `matches` and from it."""

    game: str
    rules: int
    settings: dict[str, SettingValue]
    seats: int
    bots: tuple[str, ...]
    key: str
    matches: int
    decisions: int
    seconds: float
    results: Results


@final
class Tally:
    """Counts that can be made apart and added up, in any order."""

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.decisions = 0
        self._endings: Counter[str] = Counter()
        self._wins = [0] * seats

    def count(self, decisions: int, outcome: Outcome) -> None:
        self.matches += 1
        self.decisions += decisions
        self._endings[outcome.ending] += 1
        for seat in outcome.winners:
            self._wins[seat] += 1

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self._endings.update(other._endings)
        self._wins = [mine + theirs for mine, theirs in zip(self._wins, other._wins, strict=True)]

    def results(self) -> Results:
        return Results(endings=dict(sorted(self._endings.items())), wins=tuple(self._wins))
