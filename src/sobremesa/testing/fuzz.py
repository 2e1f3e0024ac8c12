"""Fuzz a game from the command line: `python -m sobremesa.testing.fuzz GAME --matches 10000 --jobs 2 --key K`.

GAME is the id of a registered game, or `module:NAME` of one that isn't.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from sobremesa.kernel import registry
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.settings import parse as parse_settings
from sobremesa.testing.possible_worlds import played_on
from sobremesa.testing.runs import INTENSITY, Finding, Fuzzing, Report, Tables, recheck

PART: Final = 50  # matches between two reports of progress


def find_game(name: str) -> Game[Any]:
    module, _, attribute = name.partition(":")
    game = getattr(import_module(module), attribute) if attribute else registry.get(name)
    assert isinstance(game, Game)
    return game


def main(arguments: Sequence[str] | None = None) -> int:
    args = _parser().parse_args(arguments)
    try:
        game = find_game(args.game)
        texts = dict(text.partition("=")[::2] for text in args.set)
        complete = parse_settings(game.info.settings, texts)
    except (SobremesaError, ImportError, AttributeError) as error:
        print(error, file=sys.stderr)
        return 2
    settings = {name: complete[name] for name in texts}
    if args.worlds:
        tables = Tables(game, args.seats, settings)
        onward = played_on(game, args.worlds, args.key, lambda number, rng: tables.pick(number, 0, rng))
        print(f"{game.info.id}, rules {game.info.version}: {onward}")
        return 1 if onward.stopped else 0
    if args.file:
        report = recheck(game, Path(args.file).read_bytes())
    else:
        fuzzing = Fuzzing(args.matches, args.key, tuple(args.seats), settings, args.intensity, args.share)
        report = _run(args.game, args.jobs, fuzzing)
    print(_summary(game, report, len(Tables(game, args.seats, settings))))
    if report.finding is None:
        return 0
    _tell(report.finding, game, Path(args.out))
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m sobremesa.testing.fuzz", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--key", default="fuzz", help="the same key plays the same matches")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="only these numbers of seats")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="only this setting")
    parser.add_argument(
        "--intensity", type=float, default=INTENSITY, help="how often the costly checks are made, 0 to 1"
    )
    parser.add_argument(
        "--share", type=float, default=1.0, help="how much of each match is looked at, 0 to 1; the rest is only played"
    )
    parser.add_argument("--out", default=".", help="the folder for the file of a match that broke something")
    parser.add_argument("--worlds", type=int, default=0, help="play so many redealt worlds on to their end instead")
    parser.add_argument("--file", help="check this match file again instead, as closely as can be")
    return parser


def _run(name: str, jobs: int, fuzzing: Fuzzing) -> Report:
    total = Report()
    for part in _parts(name, jobs, fuzzing):
        total.merge(part)
        print(f"{total.matches} of {fuzzing.matches} matches, {total.choices} choices", file=sys.stderr, flush=True)
        if total.finding is not None:
            break
    total.conclude()
    return total


def _parts(name: str, jobs: int, fuzzing: Fuzzing) -> Iterator[Report]:
    parts = [range(at, min(at + PART, fuzzing.matches)) for at in range(0, fuzzing.matches, PART)]
    if jobs == 1:
        yield from (_part(name, fuzzing, numbers) for numbers in parts)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(_part, name, fuzzing, numbers) for numbers in parts]
        try:
            for done in as_completed(futures):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _part(name: str, fuzzing: Fuzzing, numbers: range) -> Report:
    return fuzzing.part(find_game(name), numbers)


def _summary(game: Game[Any], report: Report, tables: int) -> str:
    seats = sorted({table[0] for table in report.tables})
    lines = [
        f"{game.info.id}, rules {game.info.version}: {report.matches} matches, {report.choices} choices, "
        f"the longest {report.longest}",
        f"tables (seats and settings): {len(report.tables)} of {tables}; seats {', '.join(map(str, seats))}",
        f"endings: {_counts(report.endings)}",
        "checks:",
        *(f"  {times:>10} {name}" for name, times in sorted(report.checks.items())),
        f"redealt differently: {_counts(report.variety.changed)}",
        f"fingerprint: {report.fingerprint:032x}",
        f"violations: {0 if report.finding is None else 1}",
    ]
    return "\n".join(lines)


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {times}" for name, times in sorted(counts.items())) or "none"


def _tell(finding: Finding, game: Game[Any], folder: Path) -> None:
    print(finding)
    if finding.file:
        path = (
            folder / f"{game.info.id}-{finding.check.replace(': ', '-').replace(' ', '-')}-{finding.number}.match.json"
        )
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(finding.file)
        print(f"  the match is in {path}")


if __name__ == "__main__":
    sys.exit(main())
