"""Measure whether a match of 3,000 choices is slower to handle than one of 60: going back, coming back, being told.

python -m benchmarks.long_match [--choices 3000] [--strict]

Nothing of it may begin at the deal. What reads a record through takes longer the longer it is, but plays none of it.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from benchmarks.serving.__main__ import ROOT, registered
from sobremesa.kernel import record
from sobremesa.kernel.saved import save
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.asking import Wish, open_table
from sobremesa.tables.chair import Person
from sobremesa.tables.checkpoint import packed
from sobremesa.tables.restoring import restored
from sobremesa.tables.table import Table
from sobremesa.web import replay, telling

_SHORT: Final = 60
_CHOICES_BETWEEN_CHECKPOINTS: Final = 200
_CHECKPOINTS_KEPT: Final = 3
_TIMES: Final = 15


class Kept(NamedTuple):
    """What lies in the database about a table."""

    lines: list[tuple[int, bytes]]
    checkpoints: list[tuple[int, int, bytes]]
    log: list[tuple[int, bytes]]


def played(choices: int) -> tuple[Table, Kept]:
    """A match of two without end, as a room would have written it down."""
    rng = random.Random(choices)
    people = (Person("first", "First"), Person("second", "Second"))
    table = open_table("LARGA-10", people[0], 0.0, Wish("tictactoe", 2, {}, False, "none", "en"))
    for chair, person in enumerate(people):
        table.take(Entry(0.0, person.id, "", acts.Sat(chair, person.name)))
    table.take(Entry(0.0, "", "", acts.Began(table.game.info.version, ("00" * 16, "11" * 16))))
    kept = Kept([], [], [])
    for number in range(1, choices + 1):
        assert table.match is not None
        asked = table.match.asked[0]
        option = rng.choice(asked.decision.options).key
        chair = asked.decision.seat
        table.take(Entry(float(number), people[chair].id, f"choice-{number}", acts.Chose(chair, option)), asked.id)
        if number % _CHOICES_BETWEEN_CHECKPOINTS == 0:
            written = table.checkpoint()
            assert written is not None
            kept.checkpoints.append((written.entries, written.rules, packed(written.body)))
            if written.page is not None:
                kept.log.append((written.page.first, packed(written.page.lines)))
    kept.lines.extend((number, msgspec.json.encode(entry)) for number, entry in enumerate(table.fresh))
    del kept.checkpoints[:-_CHECKPOINTS_KEPT]
    return table, kept


def seconds(work: Callable[[], object]) -> float:
    """Of the processor, the best of some."""
    best = float("inf")
    for _ in range(_TIMES):
        start = time.thread_time()
        work()
        best = min(best, time.thread_time() - start)
    return best


def measured(choices: int) -> dict[str, float]:
    table, kept = played(choices)
    match = table.match
    assert match is not None

    def back(to: int) -> Callable[[], None]:
        return lambda: match.fork().rewind(to)

    ended = acts.Ended("line", (0,), (1.0, -1.0), match.game.schema.digest(match.state))
    table.take(Entry(float(choices), "", "", ended))
    file = record.written(table.file())
    rows = telling.tell(telling.Course.of(match), "today")

    def page(number: int) -> Callable[[], bytes]:
        first = number * replay.PAGE_SIZE
        near = [row for row in rows if first - replay.PAGE_SIZE <= row[0] <= first + replay.PAGE_SIZE]
        return lambda: replay.packed_page(table.code, file, 0, number, telling.Kept(0, tuple(near), "today"))

    last = replay.pages(choices) - 1
    return {
        "taking back the last choice": seconds(back(choices - 1)),
        "going back half of it": seconds(back(choices // 2)),
        "writing down where it stands": seconds(lambda: save(match)),
        "coming back from the disk": seconds(lambda: restored(table.code, kept.lines, kept.checkpoints, kept.log)),
        "opening its replay at the deal": seconds(page(0)),
        "opening its replay at the end": seconds(page(max(0, last - 1))),
        "playing it again, for comparison": seconds(match.again),
    }


# Copying the list of choices and reading the match's file take longer with every choice, but next to nothing.
_MOST: Final = {
    "taking back the last choice": 4.0,
    "going back half of it": 3.0,
    "writing down where it stands": 3.0,
    "opening its replay at the deal": 3.0,
    "opening its replay at the end": 3.0,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=3000, help="in the long match (default: %(default)s)")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, registered(Path(name)):
        sys.path[:0] = [name, str(ROOT / "examples")]
        short, long = measured(_SHORT), measured(given.choices)
    missed = [what for what, most in _MOST.items() if long[what] >= most * short[what]]
    print(f"| | {_SHORT} choices | {given.choices:,} choices | times | at most |\n|---|---:|---:|---:|---:|")
    for what in short:
        bar = f"{_MOST[what]:.0f}{' MISSED' if what in missed else ''}" if what in _MOST else ""
        times = long[what] / short[what]
        print(f"| {what} | {1e3 * short[what]:.3f} ms | {1e3 * long[what]:.3f} ms | {times:.1f} | {bar} |")
    return int(given.strict and bool(missed))


if __name__ == "__main__":
    sys.exit(main())
