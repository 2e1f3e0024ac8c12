"""Every deal with every bot in every seat, as in duplicate bridge: what is won then isn't owed to the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, final

from sobremesa.kernel import registry
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.lab.series import Series
from sobremesa.lab.tally import Failure

_LONGEST: Final = 300  # letters of what an error says

Lineup = tuple[int, ...]  # which of the bots sits in each seat


class Sat(NamedTuple):
    """What came of a deal where the bots sat so."""

    lineup: Lineup
    choices: int
    winners: tuple[int, ...]
    returns: tuple[float, ...]
    roles: tuple[str, ...]  # as they were dealt


class Dealt(NamedTuple):
    """A deal: what came of it at each table of each kind, and the tables where it came to no end."""

    number: int
    kinds: tuple[tuple[Sat, ...], ...]
    failures: tuple[Failure, ...]


def order(deal: int, bots: int) -> Lineup:
    """In which order the bots sit round the table. From deal to deal it is another, until all have had their turn."""
    left = list(range(1, bots))
    found = [0]
    while left:
        deal, at = divmod(deal, len(left))
        found.append(left.pop(at))
    return tuple(found)


def lineups(deal: int, bots: int, seats: int, *, together: bool) -> tuple[Lineup, ...]:
    """As many tables as there are bots.

    The bots sit round the table, again and again where there are more seats than bots, and from table to table all
    move on by a seat, so that over a deal each has sat in each seat once. Where all seats win or lose as one, a table
    is of one bot alone: at a mixed one nobody could tell whose win it was.
    """
    if together:
        return tuple([(bot,) * seats for bot in range(bots)])
    round_table = order(deal, bots)
    return tuple([tuple([round_table[(seat + turn) % bots] for seat in range(seats)]) for turn in range(bots)])


@final
@dataclass(frozen=True)
class Rotating:
    """What a worker does with some deals: it plays all their tables."""

    kinds: tuple[Series, ...]  # one for each kind of table; who sits there is worked out for each deal
    bots: tuple[str, ...]
    together: bool
    game: Game[Any] | None = field(default=None, compare=False)  # one that isn't registered, played by this process

    def __call__(self, numbers: range) -> list[Dealt]:
        game = self.game or registry.get(self.kinds[0].game)
        return [self._dealt(number, game) for number in numbers]

    def given_up(self, number: int, why: str) -> list[Dealt]:
        return [Dealt(number, (), (self._failure(number, self.bots, why),))]

    def _dealt(self, number: int, game: Game[Any]) -> Dealt:
        kinds, failures = [], []
        for kind in self.kinds:
            tables = []
            for lineup in lineups(number, len(self.bots), kind.seats, together=self.together):
                series = replace(kind, bots=tuple([self.bots[bot] for bot in lineup]))
                try:
                    tables.append(_sat(series, number, game, lineup))
                except Exception as error:  # whatever rules or bots of somebody's own raise
                    failures.append(self._failure(number, series.bots, f"{type(error).__name__}: {error}"))
            kinds.append(tuple(tables))
        return Dealt(number, tuple(kinds), tuple(failures))

    def _failure(self, number: int, bots: Sequence[str], why: str) -> Failure:
        told = " ".join(f"{','.join(bots)}: {why}".split())
        return Failure(number, self.kinds[0].words_of(number), told[:_LONGEST])


def _sat(series: Series, number: int, game: Game[Any], lineup: Lineup) -> Sat:
    roles: tuple[str, ...] = ()

    def witness(s: Any, _: Decision, __: Option) -> None:
        nonlocal roles
        roles = roles or game.roles(s)

    choices, outcome, _ = series.play_through(number, game, witness, is_looked_at=False)
    return Sat(lineup, choices, outcome.winners, outcome.returns, roles)
