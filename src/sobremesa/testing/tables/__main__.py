"""Two worlds at a table, many times: `python -m sobremesa.testing.tables GAME --evenings 1000 --jobs 2 --key K`.

GAME is the id of a registered game, or `module:NAME` of one that isn't. What is found is told act by act; with
`--number` that one evening is walked again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.testing.fuzz import find_game
from sobremesa.testing.tables.run import Report, part

PART: Final = 25  # evenings between two reports of progress


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sobremesa.testing.tables", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--evenings", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--key", default="tables", help="the same key walks the same evenings")
    parser.add_argument("--number", type=int, help="only this evening")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="only these numbers of seats")
    args = parser.parse_args(arguments)
    try:
        find_game(args.game)
    except (SobremesaError, ImportError, AttributeError) as error:
        print(error, file=sys.stderr)
        return 2
    first, last = (0, args.evenings) if args.number is None else (args.number, args.number + 1)
    parts = [range(at, min(at + PART, last)) for at in range(first, last, PART)]
    total = Report()
    for done in _parts(args.game, parts, args.key, tuple(args.seats), args.jobs):
        total.merge(done)
        print(f"{total.evenings} evenings, {total.messages} messages compared", file=sys.stderr, flush=True)
        if total.finding is not None:
            break
    print(_summary(args.game, total))
    return 0 if total.finding is None else 1


def _parts(game: str, parts: list[range], key: str, seats: tuple[int, ...], jobs: int) -> Iterator[Report]:
    if jobs == 1:
        yield from (part(game, numbers, key, seats) for numbers in parts)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(part, game, numbers, key, seats) for numbers in parts]
        try:
            for done in as_completed(futures):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _summary(game: str, report: Report) -> str:
    lines = [
        f"{game}: {report.evenings} evenings, {report.messages} messages compared, {report.parted} came to differ "
        "by what somebody may know",
        *(f"  {times:>8} {act}" for act, times in sorted(report.acts.items())),
    ]
    if never := report.never_done():
        lines.append(f"never done: {', '.join(never)}")
    if report.finding is not None:
        lines += [*report.finding.story, str(report.finding)]
    return "\n".join([*lines, f"violations: {0 if report.finding is None else 1}"])


if __name__ == "__main__":
    sys.exit(main())
