"""Every decision of a series as a row: what a seat knew, what it could do, what it did and what came of it.

An observation (`sobremesa.envs.observation`) is told sparsely: `at` and `value` are the places of the vector that
differ from the empty one, exactly. The empty vector and the names of its numbers and of the actions are in the schema.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, final

from sobremesa.kernel import registry
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.extras import needing
from sobremesa.kernel.game import Game, Outcome
from sobremesa.kernel.option import Option
from sobremesa.lab.on.local import Here
from sobremesa.lab.pace import Pace
from sobremesa.lab.rows import DECISIONS, Table, batch_of, unpacked
from sobremesa.lab.series import Series
from sobremesa.lab.spreading import spread
from sobremesa.lab.tally import Failure

with needing("envs"):
    import numpy as np

    from sobremesa.envs.observation import Observer, observer

_AT_ONCE: Final = 2**10  # matches


class Written(NamedTuple):
    """The decisions of some matches as Arrow has them, and the matches that failed."""

    batch: bytes
    decisions: int
    failures: list[Failure]


@final
@dataclass(frozen=True)
class Deciding:
    series: Series
    game: Game[Any] | None = field(default=None, compare=False)  # one that isn't registered, played by this process

    def __call__(self, numbers: range) -> Written:
        game = self.game or registry.get(self.series.game)
        columns: list[list[Any]] = [[] for _ in DECISIONS]
        failures = []
        for number in numbers:
            match = _Match(self.series.seats, game)
            try:
                _, outcome, _ = self.series.play_through(number, game, match.witness)
            except Exception as error:  # whatever rules or bots of somebody's own raise
                failures.append(self._failure(number, f"{type(error).__name__}: {error}"))
            else:
                match.add_to(columns, number, outcome)
        return Written(batch_of(columns, DECISIONS), len(columns[0]), failures)

    def given_up(self, number: int, why: str) -> Written:
        return Written(batch_of([[] for _ in DECISIONS], DECISIONS), 0, [self._failure(number, why)])

    def _failure(self, number: int, why: str) -> Failure:
        return Failure(number, self.series.words_of(number), " ".join(why.split()))


class _Match:
    def __init__(self, seats: int, game: Game[Any]) -> None:
        self._seats = seats
        self._game = game
        self._observer: Observer = observer(game)
        self._rows: list[tuple[int, str, list[int], int, Any, Any]] = []

    def witness(self, s: Any, decision: Decision, option: Option) -> None:
        vector = self._observer.observe_state(s, decision.seat, self._seats, self._game.decisions(s))
        (at,) = np.nonzero(vector != self._observer.empty)
        legal = [one.index for one in decision.options]
        self._rows.append((decision.seat, decision.ask, legal, option.index, at.astype(np.int32), vector[at]))

    def add_to(self, columns: list[list[Any]], number: int, outcome: Outcome) -> None:
        for step, (seat, kind, legal, action, at, value) in enumerate(self._rows):
            won, worth = seat in outcome.winners, outcome.returns[seat]
            row = (number, step, seat, kind, legal, action, at, value, outcome.ending, won, worth)
            for column, told in zip(columns, row, strict=True):
                column.append(told)


def write_decisions(
    game: Game[Any],
    series: Series,
    matches: int,
    file: str | os.PathLike[str],
    *,
    on: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[int, list[Failure]]:
    """Play the matches and write their decisions, in order; says how many there are, and which matches failed."""
    decisions, failures = 0, []
    task = Deciding(series, game if on is None else None)
    with ExitStack() as stack:
        table = stack.enter_context(Table(file, DECISIONS, about(game, series, matches)))
        found = spread(task, [range(matches)], on or Here(), pace=Pace(_AT_ONCE), in_order=True)
        for done in stack.enter_context(closing(found)):
            for batch in unpacked(done.found.batch):
                table.add_batch(batch)
            decisions += done.found.decisions
            failures += done.found.failures
            if progress is not None:
                progress(len(done.numbers))
        table.finish()
    return decisions, failures


def about(game: Game[Any], series: Series, matches: int) -> dict[str, Any]:
    """What the numbers of a table mean: it goes with it, as JSON under `sobremesa` of the schema's metadata."""
    observing = observer(game)
    return {
        "game": series.game,
        "rules": game.info.version,
        "settings": series.settings,
        "seats": series.seats,
        "bots": series.bots,
        "key": series.key,
        "matches": matches,
        "actions": [option.key for option in game.options],
        "labels": list(observing.labels),
        "empty": observing.empty.tolist(),
    }


def observations(batch: Any) -> Iterator[Any]:
    """The vectors of a table's rows, or of some of them, as they were."""
    empty = np.array(json.loads(batch.schema.metadata[b"sobremesa"])["empty"], np.float32)
    for at, value in zip(batch["at"].to_pylist(), batch["value"].to_pylist(), strict=True):
        vector = empty.copy()
        vector[at] = value
        yield vector
