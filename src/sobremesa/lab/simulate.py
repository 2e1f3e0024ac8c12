"""Play a series's matches wherever there is somebody to play them. The results don't depend on where."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from sobremesa.kernel import registry
from sobremesa.kernel.errors import BadSettings, UnknownGame
from sobremesa.kernel.game import Game
from sobremesa.lab.counting import Counting, Row
from sobremesa.lab.keeping import FileLedger, Ledger, Run
from sobremesa.lab.on.local import Here, Processes
from sobremesa.lab.pace import Pace
from sobremesa.lab.report import Report, report_of
from sobremesa.lab.series import Series
from sobremesa.lab.spreading import spread
from sobremesa.lab.tally import Spread, Tally, block_size

Progress = Callable[[int], None]

_ROWS_AT_ONCE: Final = 2**14  # what a chunk sends home where each match is told


class Told(Protocol):
    """Where each match is written down, in the order of their numbers."""

    def add(self, rows: list[Row]) -> None: ...

    def finish(self) -> None: ...


def simulate(
    game: Game[Any],
    matches: int,
    *,
    seats: int,
    bots: Sequence[str],
    key: str,
    settings: Mapping[str, object] | None = None,
    jobs: int = 1,
    on: Executor | None = None,
    resume: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    cards: bool = False,
    clock: Spread | None = None,
    rows: str | os.PathLike[str] | None = None,
) -> Report:
    """Play `matches` matches between bots and report what came out.

    `bots` are dealt round the table. They are played by `jobs` processes of this machine, or by whoever works for the
    executor `on`; unless it is this process alone the game must be registered, for the others find it by its id.
    `progress` is told, now and then, how many matches more are finished. The file `resume` keeps what is found, and a
    run that was interrupted goes on from it. With `cards` it is counted what was used, and how who used it fared.
    `clock` is told how many microseconds the matches took, which is no part of the report: it is never the same twice.
    The file `rows` is written as Parquet, a row a match in the order of their numbers.
    """
    if matches < 1 or jobs < 1:
        raise BadSettings(f"there must be at least one match and one job, not {matches} and {jobs}")
    series = Series.of(game, seats, bots, key, settings)
    here = on is None and jobs == 1
    if not here and registry.get(series.game) is not game:
        raise UnknownGame(f"another game is registered as {series.game!r}")
    task = Counting(series, block_size(matches), cards, rows is not None, game if here else None)
    ledger = _ledger(task, game, matches, resume)
    with ExitStack() as stack:
        told = _told(stack, ledger, rows, resume, _run(task, game, matches)) if rows is not None else None
        executor = on or (Here() if here else stack.enter_context(Processes(jobs)))
        stack.callback(ledger.save)
        pace = Pace() if told is None else Pace(_ROWS_AT_ONCE)
        found = spread(task, ledger.left(), executor, pace=pace, in_order=told is not None)
        for done in stack.enter_context(closing(found)):
            if told is not None:
                told.add(done.found.rows)
            ledger.add(done.numbers, done.found.tally)
            if progress is not None:
                progress(len(done.numbers))
        if told is not None:
            told.finish()
    if clock is not None:
        clock.join(ledger.tally.microseconds)
    return report_of(series, game.info.version, ledger.tally, ledger.seconds, cards=cards)


def _ledger(task: Counting, game: Game[Any], matches: int, resume: str | os.PathLike[str] | None) -> Ledger:
    tally = Tally(task.series.seats, task.block)
    if resume is None:
        return Ledger(matches, tally)
    return FileLedger(Path(os.path.realpath(resume)), _run(task, game, matches), tally)


def _run(task: Counting, game: Game[Any], matches: int) -> Run:
    series = task.series
    return Run(
        game=series.game,
        rules=game.info.version,
        settings=series.settings,
        seats=series.seats,
        bots=series.bots,
        key=series.key,
        matches=matches,
        cards=task.cards,
        rows=task.rows,
    )


def _told(
    stack: ExitStack, ledger: Ledger, rows: str | os.PathLike[str], resume: str | os.PathLike[str] | None, run: Run
) -> Told:
    """Where each match is told: in the table at once, or beside the file that keeps the run until it is over."""
    from sobremesa.lab.rows import MATCHES, Spool, SpooledTable, Table

    about = msgspec.to_builtins(run)
    if resume is None:
        return stack.enter_context(Table(rows, MATCHES, about))
    spool = Spool(Path(f"{os.path.realpath(resume)}.rows"), ledger.done[0][1] if ledger.done else 0)
    stack.callback(spool.close)
    ledger.before_saving = spool.sync
    return SpooledTable(spool, rows, about)
