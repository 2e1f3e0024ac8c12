"""Where the house bots of Eldritch Horror lose: what they meet, fight, close and solve.

    python -m benchmarks.eldritch_losses                      as the page about the bots has it
    python -m benchmarks.eldritch_losses --matches 20 --seats 2 --ancient cthulhu --jobs 2

The matches are the first of those of `benchmarks.eldritch_bots`, to the last choice; here their logs are read besides.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from multiprocessing import get_context
from statistics import median
from typing import Final

from benchmarks.eldritch_bots import USUAL_SEATS, Place, key_of, positions
from sobremesa.games.eldritch.book import MYTHOS, THINGS
from sobremesa.games.eldritch.rules import ANCIENT_NAMES
from sobremesa.games.eldritch.state import HELD, LOOT, Eldritch
from sobremesa.games.eldritch.words import AMERICA, ASIA, ENDINGS, EUROPE, GENERAL, LOST_TO_RUMOUR, SPECIAL
from sobremesa.kernel.events import Event

USUAL_MATCHES: Final = 100
ORDINARY: Final = frozenset(deck.name for deck in (GENERAL, AMERICA, EUROPE, ASIA))
# Whose doing it is where doom advances, until something else begins.
CAUSES: Final = {
    "omen-advances": "omen",
    "omen-set": "omen",
    "reckoning": "reckoning",
    **dict.fromkeys(("icon", "mythos", "round", "acts", "combat", "encounter", "encounter-with"), "else"),
}


@dataclass
class Losses:
    """What happened in the matches of so many investigators, in all."""

    seats: int
    matches: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)  # mysteries
    solved_in: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))  # rounds, each time

    def add(self, other: Losses) -> None:
        self.matches += other.matches
        self.counts.update(other.counts)
        self.drawn.update(other.drawn)
        for mystery, rounds in other.solved_in.items():
            self.solved_in[mystery] += rounds


class Reader:
    """Reads the log of one match as it grows."""

    def __init__(self, losses: Losses) -> None:
        self.losses = losses
        self.cause = "else"
        self.since = 0  # the round in which the mystery came
        self.met: set[str] = set()
        self.clues: list[int] = []

    def read(self, s: Eldritch) -> None:
        if s.log is None:  # the deal; what is laid out afterwards is told
            s.log = []
            self.losses.counts["gates opened"] += sum(at >= 0 for at in s.gate_at)
        for event in s.log:
            self._read(s, event)
        s.log.clear()
        # A clue goes straight from one who lives to another only where they trade.
        self.losses.counts["clues handed over"] += sum(
            before != now and _is_held(before) and _is_held(now)
            for before, now in zip(self.clues, s.clue_at, strict=False)
        )
        self.clues = list(s.clue_at)

    def _read(self, s: Eldritch, event: Event) -> None:
        counts, args = self.losses.counts, dict(event.args)
        name = str(args["thing"][0]) if isinstance(args.get("thing"), tuple) else ""
        self.cause = CAUSES.get(event.kind, self.cause)
        match event.kind:
            case "encounter":
                deck = str(args["deck"])
                counts["encounters"] += deck != SPECIAL.name  # it belongs to one with the mystery
                counts["ordinary" if deck in ORDINARY else deck] += 1
            case "encounter-with":
                counts["encounters"] += 1
                counts["with a mystery" if name.startswith("mystery-") else "with another card"] += 1
                self.met.add(name)
            case "met-fallen":
                counts["encounters"] += 1
                counts["with the fallen"] += 1
            case "combat" | "won-combat":
                counts[event.kind] += 1
            case "gate-spawned":
                counts["gates opened"] += 1
            case "gate-closed":
                counts["gates closed"] += 1
            case "doom-advances":
                counts[f"doom by {self.cause}"] += int(args["n"])
            case "new-mystery":
                self.losses.drawn[name.removeprefix("mystery-")] += 1
                self.since = s.rounds
            case "mystery-unsolved":
                counts["mysteries unsolved again"] += 1
            case "mystery-solved":
                self.losses.solved_in[name.removeprefix("mystery-")].append(s.rounds - self.since)

    def end(self, s: Eldritch) -> None:
        counts = self.losses.counts
        self.losses.matches += 1
        counts["rounds"] += s.rounds
        counts["solved"] += len(s.solved)
        counts["last: clues on the board"] += sum(0 <= at < HELD for at in s.clue_at)
        counts["last: clues held"] += sum(map(_is_held, s.clue_at))
        counts["last: gates open"] += sum(at >= 0 for at in s.gate_at)
        counts["last: monsters on the board"] += sum(at >= 0 for at in s.monster_at)
        if ENDINGS.words[s.ending] is LOST_TO_RUMOUR:
            rumours = {THINGS.names[MYTHOS.first + card] for card in s.ongoing}
            counts["ended by a rumour"] += 1
            counts["ended by a rumour, and nobody met one that was there"] += not rumours & self.met


def _is_held(at: int) -> bool:
    return HELD <= at < LOOT


def counted(place: Place, matches: int, key: str) -> Losses:
    losses = Losses(place.seats)
    for number in range(matches):
        reader = Reader(losses)
        for s in positions(place, f"{key_of(place, key)}:{number}"):
            reader.read(s)
        reader.end(s)
    return losses


def as_text(losses: Losses) -> str:
    out = [f"{losses.seats} investigators, {losses.matches} matches; in each match:"]
    out += [f"  {n / losses.matches:7.2f} {what}" for what, n in sorted(losses.counts.items())]
    out += ["  mysteries: drawn, solved of those, the median of the rounds it took"]
    for mystery, drawn in sorted(losses.drawn.items()):
        rounds = losses.solved_in[mystery]
        out.append(f"  {drawn:7} {len(rounds) / drawn:4.0%} {median(rounds) if rounds else '-':>4} {mystery}")
    return "\n".join(out)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.eldritch_losses",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--matches", type=int, default=USUAL_MATCHES, metavar="N", help="at each table")
    parser.add_argument("--seats", type=int, nargs="+", default=USUAL_SEATS, metavar="N")
    parser.add_argument("--ancient", nargs="+", default=ANCIENT_NAMES, choices=ANCIENT_NAMES)
    parser.add_argument("--key", default="bots", help="names the matches (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default: %(default)s)")
    given = parser.parse_args()

    tables = {seats: Losses(seats) for seats in given.seats}
    places = [Place("house", ancient, seats) for ancient, seats in product(given.ancient, given.seats)]
    with get_context("spawn").Pool(given.jobs) as pool:
        for losses in pool.imap_unordered(partial(counted, matches=given.matches, key=given.key), places):
            tables[losses.seats].add(losses)
            print(f"{losses.seats}: {losses.matches} more", file=sys.stderr, flush=True)
    print("\n\n".join(map(as_text, tables.values())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
