"""What a worker does with a chunk of a series: play its matches, and count what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, final

from sobremesa.kernel import registry
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.lab.naming import uses
from sobremesa.lab.series import Series
from sobremesa.lab.tally import Failure, Played, Tally

Row = tuple[object, ...]  # a match as `rows.COLUMNS` has it


class Counted(NamedTuple):
    """What a chunk comes to, and each of its matches where they are to be written down."""

    tally: Tally
    rows: list[Row]


Witness = Callable[[Any, Decision, Option], None]

_AT_ONCE: Final = 1024  # matches that are counted together, so that counting costs little beside playing
_LONGEST: Final = 300  # letters of what an error says


@final
@dataclass(frozen=True)
class Counting:
    """A match that fails is named and counted apart; the others go on."""

    series: Series
    block: int = 1
    cards: bool = False  # whether it is counted what was used, which takes time
    rows: bool = False  # whether each match is told
    game: Game[Any] | None = field(default=None, compare=False)  # one that isn't registered, played by this process

    def __call__(self, numbers: range) -> Counted:
        game = self.game or registry.get(self.series.game)
        tally, rows = Tally(self.series.seats, self.block), []
        for first in range(numbers.start, numbers.stop, _AT_ONCE):
            played: list[Played] = []
            failed: list[Failure] = []
            for number in range(first, min(first + _AT_ONCE, numbers.stop)):
                try:
                    played.append(self._played(number, game))
                except Exception as error:  # whatever rules or bots of somebody's own raise
                    failed.append(self._failure(number, f"{type(error).__name__}: {error}"))
            tally.count(played)
            for one in failed:
                tally.fail(one)
            if self.rows:
                rows += sorted([*map(_row, played), *map(_row_of_failure, failed)])
        return Counted(tally, rows)

    def given_up(self, number: int, why: str) -> Counted:
        tally, failure = Tally(self.series.seats, self.block), self._failure(number, why)
        tally.fail(failure)
        return Counted(tally, [_row_of_failure(failure)] if self.rows else [])

    def _played(self, number: int, game: Game[Any]) -> Played:
        used: list[tuple[int, str]] = []
        start = time.perf_counter()
        witness = self._witness(game, used)
        choices, outcome, s = self.series.play_through(number, game, witness, is_looked_at=False)
        taken = time.perf_counter() - start
        return Played(number, choices, outcome, game.turns(s), game.scores(s), taken, tuple(used))

    def _witness(self, game: Game[Any], used: list[tuple[int, str]]) -> Witness | None:
        if not self.cards:
            return None
        names = uses(game, tuple(sorted(self.series.settings.items())))

        def witness(_: object, decision: Decision, option: Option) -> None:
            used.extend([(decision.seat, name) for name in names.get(option.key, ())])

        return witness

    def _failure(self, number: int, why: str) -> Failure:
        return Failure(number, self.series.words_of(number), " ".join(why.split())[:_LONGEST])


def _row(one: Played) -> Row:
    ended = one.outcome
    return (
        one.number,
        one.choices,
        one.turns or None,
        ended.ending,
        ended.winners,
        ended.returns,
        one.scores,
        one.seconds,
        None,
    )


def _row_of_failure(one: Failure) -> Row:
    return (one.number, None, None, None, None, None, None, None, one.why)
