"""What it costs to spread a run, and what the driver of one needs, whatever its length.

python -m benchmarks.runs                everything
python -m benchmarks.runs --strict       with exit status 1 if a bar is missed
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tracemalloc
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from sobremesa.kernel import registry
from sobremesa.lab import Series, simulate
from sobremesa.lab.dataset import write_decisions
from sobremesa.lab.pace import Pace
from sobremesa.lab.spreading import spread

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
GAME, SEATS, BOTS = "arcana", 4, ("random",)
MOST_OVERHEAD = 1.05
MOST_GROWTH = 1e6  # bytes, however many chunks
CHUNKS = (10_000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Nothing:
    def __call__(self, numbers: range) -> int:
        return len(numbers)

    def given_up(self, number: int, why: str) -> int:
        raise AssertionError


class Elsewhere(Executor):
    """Whatever is submitted has been done somewhere else, at once."""

    num_workers = 64

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def driver(chunks: int) -> tuple[float, float]:
    """Bytes that the driver held at most, and µs of CPU a chunk; a chunk is one number."""
    tracemalloc.start()
    found = spread(Nothing(), [range(chunks)], Elsewhere(), pace=Pace(1))
    for _ in range(1000):
        next(found)
    before, _ = tracemalloc.get_traced_memory()
    tracemalloc.reset_peak()
    for _ in found:
        pass
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    start = process_time()
    for _ in spread(Nothing(), [range(chunks)], Elsewhere(), pace=Pace(1)):
        pass
    return most - before, (process_time() - start) / chunks * 1e6


def bare(numbers: range, told: SimpleQueue[float], go: SimpleQueue[None]) -> None:
    """A loop and nothing else, in a process of its own, from when all are ready."""
    game, series = registry.get(GAME), Series.of(registry.get(GAME), SEATS, BOTS, "bare")
    series.play(0, game)
    told.put(0.0)
    go.get()
    start = process_time()
    for number in numbers:
        series.play(number, game)
    told.put(process_time() - start)


def bare_seconds(matches: int) -> float:
    """Of all processors together."""
    spawn = get_context("spawn")
    told, go = spawn.SimpleQueue(), spawn.SimpleQueue()
    share = matches // CORES
    loops = [spawn.Process(target=bare, args=(range(i * share, (i + 1) * share), told, go)) for i in range(CORES)]
    for loop in loops:
        loop.start()
    for _ in loops:
        told.get()
    for _ in loops:
        go.put(None)
    seconds = sum([told.get() for _ in loops])
    for loop in loops:
        loop.join()
    return seconds


def spread_seconds(matches: int) -> float:
    """The same matches by `simulate`: all that its processes and this one use, but for what starting them takes."""

    def used(matches: int) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN), process_time()
        simulate(registry.get(GAME), matches, seats=SEATS, bots=BOTS, key="bare", jobs=CORES)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        children = after.ru_utime + after.ru_stime - before[0].ru_utime - before[0].ru_stime
        return children + process_time() - before[1]

    return used(matches) - used(CORES)


def dataset(matches: int) -> tuple[int, float, float, float]:
    """Decisions, bytes of the file a decision, seconds, and the most memory this process ever had, in MB."""
    game = registry.get(GAME)
    with TemporaryDirectory() as folder:
        file, start = f"{folder}/d.parquet", perf_counter()
        decisions, _ = write_decisions(game, Series.of(game, SEATS, BOTS, "dataset"), matches, file)
        size = os.path.getsize(file)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    return decisions, size / decisions, perf_counter() - start, most


def tell(line: str) -> None:
    print(line, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.runs", description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000, help="of each round (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of the dataset (default: %(default)s)")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed")
    given = parser.parse_args()
    missed = False
    for chunks in CHUNKS:
        held, each = driver(chunks)
        missed |= held > MOST_GROWTH
        print(
            f"driver, {chunks:,} chunks: {held / 1e6:.3f} MB more than after 1,000, {each:.0f} µs a chunk", flush=True
        )
    ratios = []
    for _ in range(given.rounds):
        one, other = bare_seconds(given.matches), spread_seconds(given.matches)
        ratios.append(other / one)
    missed |= median(ratios) > MOST_OVERHEAD
    told = ", ".join([f"{ratio:.3f}" for ratio in ratios])
    print(
        f"simulate beside a bare loop on {CORES} cores, CPU: {median(ratios):.3f} (≤ {MOST_OVERHEAD}; {told})",
        flush=True,
    )
    decisions, matches = 0, 1000
    while decisions < given.decisions:
        decisions, size, seconds, most = dataset(matches)
        rate = decisions / seconds
        print(
            f"dataset: {decisions:,} decisions, {size:.0f} bytes each, {rate:,.0f} a second, at most {most:.0f} MB",
            flush=True,
        )
        matches = max(2 * matches, int(matches * given.decisions / decisions * 1.02))
    return int(given.strict and missed)


if __name__ == "__main__":
    sys.exit(main())
