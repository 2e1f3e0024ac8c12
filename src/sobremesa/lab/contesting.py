"""A contest of bots: who wins more, by how much and how surely, on deals that are the same for all of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from typing import Any, Final

from msgspec import UNSET, UnsetType

from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings, UnknownGame
from sobremesa.kernel.game import Game
from sobremesa.kernel.settings import Flag, Pick, SettingValue
from sobremesa.lab.on.local import Here, Processes
from sobremesa.lab.pace import Pace
from sobremesa.lab.rotating import Dealt, Rotating
from sobremesa.lab.sequential import LOWER, UNDECIDED, UPPER, Sequential
from sobremesa.lab.series import Series
from sobremesa.lab.spreading import spread
from sobremesa.lab.standing import Contest, Counted, Tested
from sobremesa.lab.tally import MOST_NAMED, Failure

_AT_ONCE: Final = 2**8  # deals that a chunk sends home


def contest(
    game: Game[Any],
    deals: int,
    *,
    seats: int,
    bots: Sequence[str],
    key: str,
    settings: Mapping[str, object] | None = None,
    each: str | None = None,
    gain: float | None = None,
    ratings: bool = True,
    jobs: int = 1,
    on: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Contest:
    """Play `deals` deals with every bot in every seat, and say who won how much of them.

    With `each` every deal is played with every value of that setting. With a `gain` it is over as soon as a sequential
    test knows whether the first of two bots wins so much more than the second, or no more. Deal `n` is match `n` of a
    simulation of the same key. `jobs` and `on` are those of `simulate`; `progress` is told, deal by deal, how many
    matches more are finished.
    """
    if deals < 1 or jobs < 1:
        raise BadSettings(f"there must be at least one deal and one job, not {deals} and {jobs}")
    contestants = _must_be_a_contest(bots, gain)
    together = game.info.together
    kinds = _kinds(game, settings or {}, each)
    tables = [_series(game, seats, contestants, key, kind) for kind in kinds]
    here = on is None and jobs == 1
    if not here and registry.get(game.info.id) is not game:
        raise UnknownGame(f"another game is registered as {game.info.id!r}")
    task = Rotating(tuple(tables), contestants, together, game if here else None)
    found = _Found(task, None if gain is None else Sequential(gain), rated=ratings and not together)
    start = time.monotonic()
    with ExitStack() as stack:
        executor = on or (Here() if here else stack.enter_context(Processes(jobs)))
        done = spread(task, [range(deals)], executor, pace=Pace(_AT_ONCE), in_order=True)
        for chunk in stack.enter_context(closing(done)):
            for deal in chunk.found:
                found.add(deal)
                if progress is not None:
                    progress(len(contestants) * len(kinds))
                if found.is_decided:
                    break
            if found.is_decided:
                break
    common = {name: value for name, value in tables[0].settings.items() if name != each}
    return Contest(
        game=game.info.id,
        rules=game.info.version,
        settings=common,
        seats=seats,
        bots=contestants,
        key=key,
        deals=found.deals,
        matches=found.matches,
        decisions=found.decisions,
        seconds=time.monotonic() - start,
        together=together,
        failed=found.failed,
        failures=tuple(found.failures),
        test=found.test,
        standings=tuple(
            [
                counted.standing({} if each is None else {each: one.settings[each]})
                for counted, one in zip(found.counted, tables, strict=True)
            ]
        ),
    )


def _must_be_a_contest(bots: Sequence[str], gain: float | None) -> tuple[str, ...]:
    if len(bots) < 2 or len(set(bots)) < len(bots):
        named = ",".join(bots)
        raise BadSettings(
            f"a contest is between two bots or more, each named once, not {named!r}", "few-bots", bots=named
        )
    if gain is not None and len(bots) != 2:
        raise BadSettings("a sequential test is between two bots", "test-of-two", bots=",".join(bots))
    if gain is not None and not 0 < gain <= 1:
        raise BadSettings(f"a gain is a share between 0 and 1, not {gain}")
    return tuple(bots)


def _series(game: Game[Any], seats: int, bots: Sequence[str], key: str, settings: Mapping[str, object]) -> Series:
    """Tables of that kind, at which every one of the bots can sit."""
    one, *_ = [Series.of(game, seats, [bot], key, settings) for bot in bots]
    return one


def _kinds(game: Game[Any], given: Mapping[str, object], each: str | None) -> list[Mapping[str, object]]:
    if each is None:
        return [given]
    if each in given:
        raise BadSettings(f"{each} is set, and each of its values is asked for", "each-set", name=each)
    values = values_of(game)
    if each not in values:
        names = ", ".join(values) or "–"
        raise BadSettings(f"{each!r} is no setting of few values; there are {names}", "no-each", name=each, names=names)
    return [{**given, each: value} for value in values[each]]


def values_of(game: Game[Any]) -> dict[str, tuple[SettingValue, ...]]:
    """Of each setting that has few values, which."""
    found: dict[str, tuple[SettingValue, ...]] = {}
    for one in game.info.settings:
        if isinstance(one, Flag | Pick):
            found[one.name] = one.words if isinstance(one, Pick) else (False, True)
    return found


class _Found:
    def __init__(self, task: Rotating, test: Sequential | None, *, rated: bool) -> None:
        self._bots = task.bots
        self._test = test
        self.counted = [
            Counted(task.bots, task.kinds[0].key, _ratings() if rated else None, together=task.together)
            for _ in task.kinds
        ]
        self.deals = self.matches = self.decisions = self.failed = 0
        self.failures: list[Failure] = []

    def add(self, deal: Dealt) -> None:
        self.deals += 1
        self.matches += sum([len(tables) for tables in deal.kinds]) + len(deal.failures)
        self.failed += len(deal.failures)
        self.failures = [*self.failures, *deal.failures][:MOST_NAMED]
        if deal.failures:
            return
        self.decisions += sum([table.choices for tables in deal.kinds for table in tables])
        shares = [counted.add(tables) for counted, tables in zip(self.counted, deal.kinds, strict=True)]
        if self._test is not None:
            self._test.add(sum([one[0] - one[1] for one in shares]) / len(shares))

    @property
    def is_decided(self) -> bool:
        return self._test is not None and self._test.verdict != UNDECIDED

    @property
    def test(self) -> Tested | UnsetType:
        if self._test is None:
            return UNSET
        one, other = self._bots
        test = self._test
        return Tested(
            better=one, than=other, gain=test.gain, lower=LOWER, upper=UPPER, ratio=test.ratio, verdict=test.verdict
        )


def _ratings() -> Any:
    from sobremesa.lab.rating import Ratings

    return Ratings()
