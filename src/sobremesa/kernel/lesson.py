"""Learning by playing: the beginning of a match with a fixed deal and fixed choices, told step by step.

A lesson is data beside its game. Its deal follows from its words, so it is the same for everybody, and what the others
choose is written down too: a bot that plays better one day changes no lesson. After the last step the match is free.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, final

from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.phrase import Args
from sobremesa.kernel.settings import SettingValue

LEARNER: Final = 0  # the seat of who learns


@final
@dataclass(frozen=True)
class Read:
    """Something to look at. Its text is `lesson-SAYS`; what glows is that place of the board (`Panel.places`)."""

    says: str
    at: str
    rule: str = ""  # where the rules say more


@final
@dataclass(frozen=True)
class Do:
    """Something to choose. Its text is `lesson-SAYS`; what glows is what means the option, the only one offered.

    `then` is what the others choose until the learner is asked again, each as "SEAT OPTION".
    """

    says: str
    option: str
    rule: str = ""
    then: tuple[str, ...] = ()


@final
@dataclass(frozen=True)
class Lesson:
    words: str  # out of which the deal comes
    seats: int
    steps: tuple[Read | Do, ...]
    settings: Mapping[str, SettingValue] = field(default_factory=dict)
    first: tuple[str, ...] = ()  # what the others choose before the first step

    @property
    def key(self) -> MatchKey:
        return MatchKey.from_words(self.words, self.seats)

    @property
    def args(self) -> Args:
        """Of every text of the lesson: `who1` is what the player in seat 1 is called, and so on."""
        return tuple((f"who{seat}", seat) for seat in range(self.seats) if seat != LEARNER)

    @cached_property
    def _lines(self) -> dict[int, list[str]]:
        """By seat what it chooses, in order. Who of several that are asked at once chooses first changes nothing."""
        lines: dict[int, list[str]] = defaultdict(list)
        told = [*self.first]
        for step in self.steps:
            if isinstance(step, Do):
                told += [f"{LEARNER} {step.option}", *step.then]
        for line in told:
            seat, _, option = line.partition(" ")
            lines[int(seat)].append(option)
        return lines

    def _left(self, choices: Sequence[tuple[int, Option]]) -> dict[int, list[str]] | None:
        """By seat what it hasn't chosen yet; None if somebody chose something else: then the lesson is off."""
        left = {seat: list(reversed(options)) for seat, options in self._lines.items()}
        for seat, option in choices:
            if not any(left.values()):
                break  # from here on everybody is free
            if not left.get(seat) or left[seat].pop() != option.key:
                return None
        return left

    def due(self, seat: int, choices: Sequence[tuple[int, Option]]) -> str | None:
        """The option that the seat is to choose next; None where it is free to choose."""
        left = self._left(choices)
        return left[seat][-1] if left is not None and left.get(seat) else None

    def step(self, choices: Sequence[tuple[int, Option]]) -> int | None:
        """The first step that the learner's choices haven't passed; None once the lesson is off or left behind."""
        left = self._left(choices)
        mine = sum(seat == LEARNER for seat, _ in choices)
        doing = [at for at, step in enumerate(self.steps) if isinstance(step, Do)]
        if left is None or mine > len(doing):
            return None
        return doing[mine - 1] + 1 if mine else 0
