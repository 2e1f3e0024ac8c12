"""The balance of El ansia: many nights of house bots, who sees the day, with how much, and what winners had.

    python -m benchmarks.ansia_balance                      as the balance page has it
    python -m benchmarks.ansia_balance --tables 4:200 --duel 0 --jobs 8
    python -m benchmarks.ansia_balance --set gifts          with the gifts of the vampires
    python -m benchmarks.ansia_balance --rose wind-rose     with that rose alone in the labyrinth

Stands on the standard library and the package alone. The same key gives the same tables, whatever the jobs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import quantiles
from typing import Final, NamedTuple

from sobremesa.games.ansia.book import CARDS, SPACES, VAMPIRES
from sobremesa.games.ansia.cards.facts import FACTS, HUMANS
from sobremesa.games.ansia.cards.roses import ROSES
from sobremesa.games.ansia.effects.tallies import owned
from sobremesa.games.ansia.hunting import REGION_BONUS
from sobremesa.games.ansia.map import CRYPT, DISTANCE, HOME, REGION_OF, ROUTE_OF, ROUTES, SITE_OF
from sobremesa.games.ansia.rules import GAME
from sobremesa.games.ansia.state import LAST_TURN, Ansia
from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete

USUAL_TABLES: Final = "2:200,3:200,4:200,5:200,6:200"
USUAL_DUELS: Final = 500
CHUNK: Final = 10  # matches played at a stretch by one process

# What the house wants to see.
ALIVE: Final = 0.85
MEDIAN_WITHIN: Final = (40, 110)
SHARE_WITHIN: Final = (0.7, 1.35)
CHAIRS_TO_TELL: Final = 100  # with fewer a share is chance
DUELS_WON: Final = 2 / 3


class Greedy:
    """Takes the most points it sees at once, and turns home when that is four spaces away for every turn left."""

    SPEED_TO_EXPECT: Final = 4

    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng

    def choose(self, look: Look[Ansia]) -> Option:
        s, options = look.redeal(self.rng), look.decision.options
        return max(options, key=lambda option: (self._points(s, option), self.rng.below(1000)))

    def _points(self, s: Ansia, option: Option) -> float:
        if option.verb == "stay":
            return self._at(s, s.places[self.seat], s.speed)
        if option.verb == "hunt":
            return self._loot(s.quarry[option.args[0]], REGION_OF[s.places[self.seat]])
        if option.verb == "hunt-in-tavern":
            return float(len(s.tavern))
        if option.verb == "pick" and SPACES.holds(option.args[0]):
            space = SPACES.number(option.args[0])
            return self._at(s, space, s.speed - DISTANCE[s.places[self.seat]][space])
        return 0.0 if option.verb in ("done", "no") else 0.5

    def _at(self, s: Ansia, space: int, speed: int) -> float:
        turns = LAST_TURN - s.moon
        if DISTANCE[s.places[self.seat]][HOME] > self.SPEED_TO_EXPECT * (turns - 1):
            return 100.0 - DISTANCE[space][HOME]
        if space == HOME or DISTANCE[space][HOME] > self.SPEED_TO_EXPECT * turns:
            return -100.0
        hunts = [self._loot(pile, REGION_OF[space]) for at, pile in enumerate(s.quarry) if pile and 3 - at % 3 <= speed]
        return max([0.0, *hunts]) + (2.0 if SITE_OF[space] == CRYPT.number else 0.0)

    def _loot(self, pile: tuple[int, ...], region: int) -> float:
        humans = [card for card in pile if card in HUMANS]
        return 0.1 + sum(FACTS[card].points for card in humans) + REGION_BONUS.get(region, 0) * len(humans)


class Job(NamedTuple):
    seats: int
    numbers: range
    key: str
    settings: dict[str, object]
    is_duel: bool
    roses: tuple[int, ...] = ROSES  # those in the labyrinth: a rose is compared with the others where it is alone


@dataclass
class Table:
    """What was counted at tables of one size."""

    matches: int = 0
    choices: int = 0
    alive: int = 0
    home: int = 0
    duels_won: float = 0
    scores: list[int] = field(default_factory=list)  # of survivors
    sat: Counter[str] = field(default_factory=Counter)  # seats by vampire, by rose and by route
    won: Counter[str] = field(default_factory=Counter)

    def add(self, other: Table) -> None:
        self.matches += other.matches
        self.choices += other.choices
        self.alive += other.alive
        self.home += other.home
        self.duels_won += other.duels_won
        self.scores += other.scores
        self.sat.update(other.sat)
        self.won.update(other.won)

    def share(self, name: str) -> float:
        """How often whoever had that won, as a part of how often anybody did."""
        if not self.sat[name] or not self.won["all"]:
            return 0.0
        return self.won[name] / self.sat[name] / (self.won["all"] / self.sat["all"])


# --- playing -------------------------------------------------------------------------------------------------------


def played(job: Job) -> tuple[Job, Table]:
    table = Table()
    for number in job.numbers:
        key = MatchKey.from_words(f"{job.key}:{number // 2 if job.is_duel else number}", job.seats)
        # Each deal of a duel is played twice, with the seats swapped.
        greedy = number % 2 if job.is_duel else -1
        kinds: list[Callable[[int, Rng], Bot[Ansia]]] = [GAME.house] * job.seats
        if job.is_duel:
            kinds[greedy] = Greedy
        _play(table, key, job, kinds)
    return job, table


def _play(table: Table, key: MatchKey, job: Job, kinds: list[Callable[[int, Rng], Bot[Ansia]]]) -> None:
    s = deal(GAME, job.seats, complete(GAME.info.settings, job.settings), key.stream("rules"))
    s.roses = job.roses
    bots = [kind(seat, key.stream("bots", seat)) for seat, kind in enumerate(kinds)]
    routes: list[set[str]] = [set() for _ in range(job.seats)]
    while asked := GAME.decisions(s):
        decision = asked[0]
        GAME.apply(s, decision.seat, bots[decision.seat].choose(Look(GAME, s, decision)))
        routes[decision.seat].add(ROUTES.name_of(ROUTE_OF[s.places[decision.seat]]))
        table.choices += 1
    table.matches += 1
    if job.is_duel:
        house = next(seat for seat, kind in enumerate(kinds) if kind is not Greedy)
        table.duels_won += (house in s.winners) / max(1, len(s.winners))
    for seat in range(job.seats):
        alive = seat not in s.ashes
        table.alive += alive
        table.home += s.home[seat] > 0
        if alive:
            table.scores.append(s.scores[seat])
        mine = [CARDS.names[card] for card in owned(s, seat) if card in ROSES] or ["no rose"]
        names = ["all", VAMPIRES.names[s.vampires[seat]], *mine, *_route(routes[seat])]
        table.sat.update(names)
        if seat in s.winners:
            table.won.update(names)


def _route(been: set[str]) -> list[str]:
    """The rarer ways that it was on, or the road alone."""
    return sorted(been - {"road"}) or ["road only"]


def simulated(
    sizes: dict[int, int],
    key: str,
    jobs: int,
    settings: dict[str, object],
    *,
    duels: int,
    roses: tuple[int, ...] = ROSES,
) -> dict[str, Table]:
    work = [
        Job(seats, range(first, min(first + CHUNK, matches)), f"{key} {seats}", settings, False, roses)
        for seats, matches in sizes.items()
        for first in range(0, matches, CHUNK)
    ]
    work += [Job(2, range(first, min(first + CHUNK, duels)), key, {}, True) for first in range(0, duels, CHUNK)]
    tables: dict[str, Table] = {}
    for done, (job, table) in enumerate(_results(work, jobs), 1):
        tables.setdefault("duel" if job.is_duel else str(job.seats), Table()).add(table)
        print(f"\r{done}/{len(work)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return dict(sorted(tables.items()))


def _results(work: list[Job], jobs: int) -> Iterator[tuple[Job, Table]]:
    if jobs == 1:
        yield from map(played, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(played, work)


# --- telling -------------------------------------------------------------------------------------------------------


def _lines(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    titles = list(head)
    return [f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}", *(f"| {' | '.join(row)} |" for row in rows), ""]


def _row(seats: str, table: Table) -> list[str]:
    tenths = quantiles(table.scores, n=10)
    sat = table.sat["all"]
    parts = (f"{table.alive / sat:.1%}", f"{table.home / sat:.1%}")
    scores = (f"{tenths[at]:.0f}" for at in (0, 4, 8))
    return [seats, str(table.matches), *parts, *scores, f"{table.choices / table.matches:.0f}"]


def _together(tables: Iterable[Table]) -> Table:
    together = Table()
    for table in tables:
        together.add(table)
    return together


def as_markdown(tables: dict[str, Table]) -> str:
    nights = {seats: table for seats, table in tables.items() if seats != "duel"}
    out: list[str] = []
    if nights:
        titles = ("players", "nights", "alive", "at the castle", "a tenth below", "median", "a tenth above", "choices")
        out += _lines(titles, (_row(seats, table) for seats, table in nights.items()))
        together = _together(nights.values())
        names = sorted(together.sat.keys() - {"all"})
        out += _lines(
            ("with", "chairs", "share", *nights),
            (
                (
                    name,
                    str(together.sat[name]),
                    f"{together.share(name):.2f}",
                    *(f"{table.share(name):.2f}" for table in nights.values()),
                )
                for name in names
            ),
        )
    if "duel" in tables:
        duel = tables["duel"]
        out += [
            f"The house bot wins {duel.duels_won / duel.matches:.1%} of {duel.matches} duels with a greedy one.",
            "",
        ]
    return "\n".join(out)


def shortcomings(tables: dict[str, Table]) -> list[str]:
    """What the house doesn't want to see."""
    found = []
    for seats, table in tables.items():
        if seats == "duel":
            if table.duels_won / table.matches <= DUELS_WON:
                found.append("the house bot doesn't win two thirds of the duels")
            continue
        median = quantiles(table.scores, n=2)[0]
        if not MEDIAN_WITHIN[0] <= median <= MEDIAN_WITHIN[1]:
            found.append(f"{seats} players: the median of survivors is {median:.0f}")
        if table.alive / table.sat["all"] < ALIVE:
            found.append(f"{seats} players: {table.alive / table.sat['all']:.1%} survive")
    together = _together([table for seats, table in tables.items() if seats != "duel"])
    for name in sorted(together.sat):
        share = together.share(name)
        if together.sat[name] >= CHAIRS_TO_TELL and not SHARE_WITHIN[0] <= share <= SHARE_WITHIN[1]:
            found.append(f"{name}: {share:.2f} of an even share")
    return found


def _sizes(text: str) -> dict[int, int]:
    return {int(seats): int(matches) for seats, _, matches in (part.partition(":") for part in text.split(",") if part)}


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ansia_balance",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=_sizes, default=_sizes(USUAL_TABLES), metavar="SEATS:MATCHES,…")
    parser.add_argument("--duel", type=int, default=USUAL_DUELS, metavar="N", help="matches with a greedy bot")
    parser.add_argument("--key", default="balance", help="names the matches (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default: all)")
    parser.add_argument("--set", action="append", default=[], metavar="SETTING", help="turn a setting on")
    by_name = {CARDS.names[rose]: rose for rose in ROSES}
    parser.add_argument("--rose", choices=by_name, help="the only one in the labyrinth (default: all three)")
    given = parser.parse_args()

    roses = (by_name[given.rose],) if given.rose else ROSES
    tables = simulated(
        given.tables, given.key, given.jobs, dict.fromkeys(given.set, True), duels=given.duel, roses=roses
    )
    print(as_markdown(tables))
    for complaint in shortcomings(tables):
        print(f"- {complaint}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
