"""Measure whether a match of 3,000 choices is slower to handle than one of 60: going back, coming back, being told.

python -m benchmarks.long_match [--choices 3000] [--strict]

Nothing of it may begin at the deal. What reads a record through takes longer the longer it is, but plays none of it.
The largest game on the table has 3,000 choices only where people change their minds: they take the last ones back
whenever it would be over. There nothing may take a second, not even playing all of them again.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks.serving.__main__ import ROOT, registered
from sobremesa.kernel import record
from sobremesa.kernel.match import Match
from sobremesa.kernel.saved import save
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.asking import Wish, open_table
from sobremesa.tables.chair import Person
from sobremesa.tables.checkpoint import CHOICES_BETWEEN, packed
from sobremesa.tables.restoring import restored
from sobremesa.tables.table import Table
from sobremesa.web import replay, telling

_SHORT: Final = 60
_TIMES: Final = 15
_TAKEN_BACK: Final = 100


class Kept(NamedTuple):
    """What lies in the database about a table."""

    lines: list[tuple[int, bytes]]
    checkpoints: list[tuple[int, int, bytes]]
    log: list[tuple[int, bytes]]


class Setting(NamedTuple):
    game: str
    seats: int


_ENDLESS: Final = Setting("tictactoe", 2)
_LARGEST: Final = Setting("eldritch", 8)


def played(setting: Setting, choices: int) -> tuple[Table, Kept]:
    """A match that doesn't end, as a room would have written it down."""
    rng = random.Random(choices)
    people = [Person(f"person-{seat}", f"Person {seat}") for seat in range(setting.seats)]
    table = open_table("LARGA-10", people[0], 0.0, Wish(*setting, {}, False, "none", "en"))
    for chair, person in enumerate(people):
        table.take(Entry(0.0, person.id, "", acts.Sat(chair, person.name)))
    nonces = tuple(f"{seat:032x}" for seat in range(setting.seats))
    table.take(Entry(0.0, "", "", acts.Began(table.game.info.version, nonces)))
    kept = Kept([], [], [])
    number = 0
    while number < choices:
        assert table.match is not None
        asked = table.match.asked[0]
        option = rng.choice(asked.decision.options).key
        chair = asked.decision.seat
        if is_the_last(table.match, chair, option):
            to = max(0, table.match.version - _TAKEN_BACK)
            table.take(Entry(float(number), people[chair].id, "", acts.Undid(chair, to, agreed=True)))
            continue
        number += 1
        table.take(Entry(float(number), people[chair].id, f"choice-{number}", acts.Chose(chair, option)), asked.id)
        if number % CHOICES_BETWEEN == 0:
            written = table.checkpoint()
            assert written is not None
            kept.checkpoints[:] = [one for one in kept.checkpoints if one[0] in written.stay]
            kept.checkpoints.append((written.entries, written.rules, packed(written.body)))
            if written.page is not None:
                kept.log.append((written.page.first, packed(written.page.lines)))
    kept.lines.extend((number, msgspec.json.encode(entry)) for number, entry in enumerate(table.fresh))
    return table, kept


def is_the_last(match: Match[Any], seat: int, option: str) -> bool:
    then = match.fork()
    then.play(seat, option)
    return then.is_over


def seconds(work: Callable[[], object]) -> float:
    """Of the processor, the best of some."""
    best = float("inf")
    for _ in range(_TIMES):
        start = time.thread_time()
        work()
        best = min(best, time.thread_time() - start)
    return best


def measured(setting: Setting, choices: int) -> dict[str, float]:
    table, kept = played(setting, choices)
    match = table.match
    assert match is not None

    def back(to: int) -> Callable[[], None]:
        return lambda: match.fork().rewind(to)

    ended = acts.Ended("left", (), (0.0,) * setting.seats, match.game.schema.digest(match.state))
    table.take(Entry(float(choices), "", "", ended))
    file = record.written(table.file())
    rows = telling.tell(telling.Course.of(match), "today")

    def page(number: int) -> Callable[[], bytes]:
        first = number * replay.PAGE_SIZE
        near = [row for row in rows if first - replay.PAGE_SIZE <= row[0] <= first + replay.PAGE_SIZE]
        return lambda: replay.packed_page(table.code, file, 0, number, telling.Kept(0, tuple(near), "today"))

    last = replay.pages(match.version) - 1
    again = restored(table.code, kept.lines, kept.checkpoints, kept.log).match
    assert again is not None
    return {
        "taking back the last choice": seconds(back(match.version - 1)),
        "going back half of it": seconds(back(match.version // 2)),
        "going back half of it, back from the disk": seconds(lambda: again.fork().rewind(match.version // 2)),
        "writing down where it stands": seconds(lambda: save(match)),
        "coming back from the disk": seconds(lambda: restored(table.code, kept.lines, kept.checkpoints, kept.log)),
        "coming back without a checkpoint": seconds(lambda: restored(table.code, kept.lines, [], [])),
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
        short, long = measured(_ENDLESS, _SHORT), measured(_ENDLESS, given.choices)
        largest = measured(_LARGEST, given.choices)
    missed = [what for what, most in _MOST.items() if long[what] >= most * short[what]]
    too_long = [what for what, taken in largest.items() if taken >= 1]
    print(f"| | {_SHORT} choices | {given.choices:,} choices | times | at most | {_LARGEST.game} ({_LARGEST.seats}) |")
    print("|---|---:|---:|---:|---:|---:|")
    for what in short:
        bar = f"{_MOST[what]:.0f}{' MISSED' if what in missed else ''}" if what in _MOST else ""
        times = f"{1e3 * short[what]:.3f} ms | {1e3 * long[what]:.3f} ms | {long[what] / short[what]:.1f}"
        print(f"| {what} | {times} | {bar} | {1e3 * largest[what]:.1f} ms{' MISSED' if what in too_long else ''} |")
    return int(given.strict and bool(missed or too_long))


if __name__ == "__main__":
    sys.exit(main())
