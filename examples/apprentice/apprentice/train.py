"""Train the apprentice: first what the house does is imitated, then it plays against itself.

    python -m apprentice.train princesa                    into apprentice/weights/princesa.npz
    python -m apprentice.train arcana --seed 2 -o elsewhere.npz --curve curve.jsonl

A line of the curve tells what a bot with the weights of that moment gets among random players: -1 is to lose every
match and 1 to win each. `--minutes` are minutes of two cores, counted by their processors, so that it matters little
what else a machine does.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np

from apprentice.learning import Habits, Watched, clone, improve
from apprentice.lens import Lens
from apprentice.mind import Mind
from apprentice.network import Adam, Weights, fresh
from apprentice.selfplay import Batch, SelfPlay, Table, against_random, stacked
from sobremesa.kernel import registry
from sobremesa.lab import Series
from sobremesa.lab.dataset import observations, write_decisions

HIDDEN: Final = 128
CORES: Final = 2
LOOKED_AT: Final = 4096  # decisions from which the lens is made
TESTS: Final = 120  # matches for a point of the curve


def watch(table: Table, matches: int, seed: int, folder: Path) -> tuple[Lens, Watched]:
    """Have the house play so many matches, and keep what each seat saw and chose."""
    import pyarrow.parquet as pq

    rules = registry.get(table.game)
    file = folder / "house.parquet"
    series = Series.of(rules, table.seats, ["house"], f"apprentice {seed}", table.options)
    write_decisions(rules, series, matches, file)
    lens: Lens | None = None
    parts: list[list[Any]] = [[], [], [], []]
    with pq.ParquetFile(file) as held:
        for rows in held.iter_batches(LOOKED_AT):
            seen = np.stack(list(observations(rows)))
            lens = lens or Lens.fitted(seen)
            masks = np.zeros((len(seen), len(rules.options)), bool)
            for row, legal in enumerate(rows["legal"].to_pylist()):
                masks[row, legal] = True
            columns = (lens(seen).astype(np.float16), masks, rows["action"].to_numpy(), rows["return"].to_numpy())
            for part, column in zip(parts, columns, strict=True):
                part.append(column)
    assert lens is not None
    shown, masks, actions, returns = (np.concatenate(part) for part in parts)
    return lens, Watched(shown, masks, actions.astype(np.int64), returns.astype(np.float32))


class Workers:
    """Each a process with matches of its own, under way from one batch to the next."""

    def __init__(self, stack: ExitStack, table: Table, lens: Lens, given: argparse.Namespace) -> None:
        os.environ["OPENBLAS_NUM_THREADS"] = "1"  # of those that are started from here on: they are as many as cores
        context = multiprocessing.get_context("spawn")
        self._pools = [
            stack.enter_context(
                ProcessPoolExecutor(
                    1, context, _take_seat, (table, lens, 1_000_000 * given.seed + 1_000 * core, given.worth)
                )
            )
            for core in range(CORES)
        ]
        self.spent = 0.0  # seconds of processors

    def batch(self, weights: Weights, enough: int, decay: float) -> Batch:
        return stacked(list(self._all(_play, weights, enough // CORES, decay)))

    def tested(self, weights: Weights, matches: int) -> list[tuple[float, int]]:
        return [one for found in self._all(_test, weights, matches // CORES) for one in found]

    def _all(self, what: Any, *given: Any) -> Iterator[Any]:
        asked: list[Future[tuple[Any, float]]] = [pool.submit(what, *given) for pool in self._pools]
        for one in asked:
            found, seconds = one.result()
            self.spent += seconds
            yield found


_seat: dict[str, Any] = {}  # of this worker


def _take_seat(table: Table, lens: Lens, seed: int, points: float) -> None:
    _seat["play"] = SelfPlay(table, lens, matches=32, seed=seed, points=points)
    _seat["test"] = table, lens
    _seat["seed"] = seed


def _play(weights: Weights, enough: int, decay: float) -> tuple[Batch, float]:
    began = time.process_time()
    return _seat["play"].batch(weights, enough, decay), time.process_time() - began


def _test(weights: Weights, matches: int) -> tuple[list[tuple[float, int]], float]:
    table, lens = _seat["test"]
    _seat["seed"] += 500_000_000  # deals that were not trained on
    return against_random(table, lens, weights, matches, _seat["seed"]), 0.0  # a test isn't training


def train(given: argparse.Namespace) -> Iterator[tuple[dict[str, Any], Mind]]:
    """The points of the curve, each with the mind of that moment."""
    game, rng, habits = registry.get(given.game), np.random.default_rng(given.seed), Habits(entropy=given.entropy)
    table = Table(given.game, given.seats, dict(part.split("=", 1) for part in given.set))
    with ExitStack() as stack:
        began = time.process_time()
        folder = Path(stack.enter_context(TemporaryDirectory()))
        lens, watched = watch(table, given.watch, given.seed, folder)
        weights = fresh(lens.width, HIDDEN, len(game.options), rng)
        adam = Adam(weights, longest=0.5)
        workers = Workers(stack, table, lens, given)
        choices, point = 0, 0

        def minutes() -> float:
            return (time.process_time() - began + workers.spent) / 60 / CORES

        def told(stage: str) -> tuple[dict[str, Any], Mind]:
            results = workers.tested(weights, TESTS)
            found = [result for result, _ in results]
            line = {"stage": stage, "minutes": round(minutes(), 3), "choices": choices}
            line |= {
                "mean": round(float(np.mean(found)), 4),
                "error": round(float(np.std(found) / np.sqrt(len(found))), 4),
            }
            if any(points for _, points in results):
                line["points"] = round(float(np.mean([points for _, points in results])), 2)
            return line, Mind(lens, weights)

        yield told("fresh")
        for epoch in range(given.epochs):
            loss = clone(weights, adam, watched, rng, size=128, rate=1e-3 * 0.8**epoch)
            print(f"imitating, {epoch + 1}: loss {loss:.3f}", file=sys.stderr)
        if given.epochs:
            yield told("cloned")
        adam = Adam(weights, longest=0.5)
        while minutes() < given.minutes:
            batch = workers.batch(weights, given.batch, habits.decay)
            choices += len(batch.actions)
            improve(weights, adam, batch, rng, habits=habits)
            if (now := int(minutes() / given.minutes * given.points)) > point:
                point = now
                yield told("playing")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the table")
    parser.add_argument("--watch", type=int, default=300, help="matches of the house that are looked at (300)")
    parser.add_argument(
        "--epochs", type=int, default=6, help="how often they are gone through; 0: they only make the lens"
    )
    parser.add_argument("--minutes", type=float, default=10, help="of two cores, all told (10)")
    parser.add_argument("--points", type=int, default=8, help="of the curve (8)")
    parser.add_argument("--batch", type=int, default=4096, help="choices that are learned from at once")
    parser.add_argument("--worth", type=float, default=0, help="of a point at the end, besides the match (0)")
    parser.add_argument("--entropy", type=float, default=Habits.entropy)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="add the points to this file, a line of JSON each")
    parser.add_argument("-o", "--output", type=Path, help="the weights (apprentice/weights/GAME.npz)")
    given = parser.parse_args()
    output = given.output or Path(__file__).with_name("weights") / f"{given.game}.npz"
    output.parent.mkdir(exist_ok=True)
    for point, mind in train(given):
        line = json.dumps({"game": given.game, "seed": given.seed, **point})
        print(line, flush=True)
        if given.curve:
            with given.curve.open("a", encoding="utf-8") as curve:
                curve.write(line + "\n")
        mind.save(output, registry.get(given.game))
    return 0


if __name__ == "__main__":
    sys.exit(main())
