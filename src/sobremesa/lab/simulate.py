"""Play a series's matches on as many processes as wanted. The results don't depend on how many."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any, Final

from sobremesa.kernel.errors import BadSettings
from sobremesa.kernel.game import Game
from sobremesa.lab.report import Report, Tally
from sobremesa.lab.series import Series

Progress = Callable[[int], None]

# Large enough that handing one out costs nothing beside playing it, small enough that the bar moves.
_LARGEST_CHUNK: Final = 64
_CHUNKS_EACH: Final = 16


def simulate(
    game: Game[Any],
    matches: int,
    *,
    seats: int,
    bots: Sequence[str],
    key: str,
    settings: Mapping[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play `matches` matches between bots and report what came out.

    `bots` are dealt round the table. `progress` is told, now and then, how many matches more are finished. With more
    than one job the game must be registered, since the other processes find it by its id.
    """
    if matches < 1 or jobs < 1:
        raise BadSettings(f"there must be at least one match and one job, not {matches} and {jobs}")
    series = Series.of(game, seats, bots, key, settings)
    total = Tally(seats)
    chunks = _chunks(matches, jobs)
    start = perf_counter()
    for tally in _played_here(series, game, chunks) if jobs == 1 else _played_by_others(series, chunks, jobs):
        total.add(tally)
        if progress is not None:
            progress(tally.matches)
    return Report(
        game=series.game,
        rules=game.info.version,
        settings=series.settings,
        seats=series.seats,
        bots=series.bots,
        key=series.key,
        matches=total.matches,
        decisions=total.decisions,
        seconds=perf_counter() - start,
        results=total.results(),
    )


def _chunks(matches: int, jobs: int) -> list[range]:
    size = max(1, min(_LARGEST_CHUNK, matches // (jobs * _CHUNKS_EACH)))
    return [range(first, min(first + size, matches)) for first in range(0, matches, size)]


def _play(series: Series, numbers: range, game: Game[Any] | None = None) -> Tally:
    tally = Tally(series.seats)
    for number in numbers:
        tally.count(*series.play(number, game))
    return tally


def _played_here(series: Series, game: Game[Any], chunks: Sequence[range]) -> Iterator[Tally]:
    for numbers in chunks:
        yield _play(series, numbers, game)


def _played_by_others(series: Series, chunks: Sequence[range], jobs: int) -> Iterator[Tally]:
    with _pool(min(jobs, len(chunks))) as pool:
        with _deaf_to_interruptions():  # and so are the processes that are started meanwhile
            waiting = [pool.submit(_play, series, numbers) for numbers in chunks]
        for done in as_completed(waiting):
            yield done.result()


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    # Spawned on every system: what works here works everywhere, and a fork beside threads may hang.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_die_when_interrupted)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


# Ctrl-C reaches every process of the terminal. The one that was asked to simulate answers it; the others should
# neither go on nor say anything, and one that is still starting would say a lot.


@contextmanager
def _deaf_to_interruptions() -> Iterator[None]:
    if current_thread() is not main_thread():  # no other thread hears them
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _die_when_interrupted() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
