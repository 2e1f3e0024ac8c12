"""How good the bots of Eldritch Horror are: many matches against every ancient one, how they end, how long they last.

    python -m benchmarks.eldritch_bots                        as the page about the bots has it
    python -m benchmarks.eldritch_bots --matches 20 --seats 2 --ancient cthulhu
    python -m benchmarks.eldritch_bots --bots house --jobs 2

Stands on the standard library and the package alone. The same key gives the same matches, whatever the jobs, and the
same deals to every kind of bot.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import median
from typing import Final, NamedTuple

from sobremesa.games.eldritch.book import MONSTERS, REST, SPACES, TRAVEL
from sobremesa.games.eldritch.effects.health import BeDevoured, Lose, LoseBoth, Spend
from sobremesa.games.eldritch.facts import NO_TEST, SHEETS
from sobremesa.games.eldritch.moves import facts_of
from sobremesa.games.eldritch.places import has_monster, monsters_on
from sobremesa.games.eldritch.rules import ANCIENT_NAMES, GAME
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.words import ENDINGS
from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.effects.control import May
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.effects.selectors import Fixed
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import complete

USUAL_MATCHES: Final = 200
USUAL_SEATS: Final = (1, 2, 4)
CHUNK: Final = 10  # matches played at a stretch by one process
WON: Final = "won"


class Careful:
    """Only wants not to lose Health or Sanity: keeps away from monsters, rests when hurt, chooses what harms least."""

    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng

    def choose(self, look: Look[Eldritch]) -> Option:
        options = look.decision.options
        if len(options) == 1:
            return options[0]
        s, node = look.redeal(self.rng), look.decision.by
        return min(options, key=lambda option: (self._harm(s, node, option), self.rng.below(1000)))

    def _harm(self, s: Eldritch, node: object, option: Option) -> float:
        thing = option.args[0] if option.verb == "pick" else -1
        if SPACES.holds(thing):
            return sum(self._danger(s, token) for token in monsters_on(s, SPACES.number(thing)))
        if MONSTERS.holds(thing):
            return self._danger(s, MONSTERS.number(thing))
        if thing == TRAVEL:
            return -3.0 if has_monster(s, s.places[self.seat]) else 0.5
        if thing == REST:
            return -2.0 if self._is_hurt(s) else 0.1
        if isinstance(node, May) and option.verb == "yes":
            return _harm_of(node.cost) + _harm_of(node.then)
        return _harm_of(node.leads_to(option)) if isinstance(node, Node) else 0.0

    def _is_hurt(self, s: Eldritch) -> bool:
        sheet = SHEETS[s.sheets[self.seat]]
        return s.health[self.seat] < sheet.health or s.sanity[self.seat] < sheet.sanity

    def _danger(self, s: Eldritch, token: int) -> float:
        facts = facts_of(s, token)
        return (facts.horror if facts.will != NO_TEST else 0) + (facts.damage if facts.strength != NO_TEST else 0)


def _harm_of(node: Node | None) -> float:
    """All that could be lost by it."""
    found = 0.0
    for part in () if node is None else tree(node):
        if isinstance(part, LoseBoth):
            found += part.health + part.sanity
        elif isinstance(part, Lose):
            found += part.n.n if isinstance(part.n, Fixed) else 1
        elif isinstance(part, Spend):
            found += part.n
        elif isinstance(part, BeDevoured):
            found += 12
    return found


KINDS: Final[dict[str, Callable[[int, Rng], Bot[Eldritch]]]] = {"house": GAME.house, "careful": Careful}


class Place(NamedTuple):
    """Which table a match is counted at."""

    bots: str
    ancient: str
    seats: int


class Job(NamedTuple):
    place: Place
    numbers: range
    key: str


@dataclass
class Table:
    matches: int = 0
    choices: int = 0
    solved: int = 0
    awake: int = 0
    fallen: int = 0
    rounds: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: Table) -> None:
        self.matches += other.matches
        self.choices += other.choices
        self.solved += other.solved
        self.awake += other.awake
        self.fallen += other.fallen
        self.rounds += other.rounds
        self.endings.update(other.endings)

    @property
    def won(self) -> float:
        return self.endings[WON] / self.matches


# --- playing -------------------------------------------------------------------------------------------------------


def key_of(place: Place, key: str) -> str:
    """The same deals for every kind of bot."""
    return f"{key} {place.ancient} {place.seats}"


def played(job: Job) -> tuple[Job, Table]:
    table = Table()
    for number in job.numbers:
        _play(table, job.place, f"{job.key}:{number}")
    return job, table


def positions(place: Place, key: str) -> Iterator[Eldritch]:
    """A match from the deal to the end: one state, as it stands before each choice and after the last."""
    match_key = MatchKey.from_words(key, place.seats)
    settings = complete(GAME.info.settings, {"ancient": place.ancient})
    s = deal(GAME, place.seats, settings, match_key.stream("rules"))
    bots = [KINDS[place.bots](seat, match_key.stream("bots", seat)) for seat in range(place.seats)]
    yield s
    while asked := GAME.decisions(s):
        decision = asked[0]
        GAME.apply(s, decision.seat, bots[decision.seat].choose(Look(GAME, s, decision)))
        yield s


def _play(table: Table, place: Place, key: str) -> None:
    *_, (choices, s) = enumerate(positions(place, key))
    table.matches += 1
    table.choices += choices
    table.rounds.append(s.rounds)
    table.solved += len(s.solved)
    table.awake += s.is_awake
    table.fallen += len(s.used_up)
    table.endings[ENDINGS.words[s.ending].name] += 1


def simulated(places: Iterable[Place], matches: int, key: str, jobs: int) -> dict[Place, Table]:
    work = [
        Job(place, range(first, min(first + CHUNK, matches)), key_of(place, key))
        for place in places
        for first in range(0, matches, CHUNK)
    ]
    tables: dict[Place, Table] = {}
    for done, (job, table) in enumerate(_results(work, jobs), 1):
        tables.setdefault(job.place, Table()).add(table)
        print(f"\r{done}/{len(work)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return tables


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


def as_markdown(tables: dict[Place, Table]) -> str:
    kinds = [kind for kind in KINDS if any(place.bots == kind for place in tables)]
    pairs = list(dict.fromkeys((place.ancient, place.seats) for place in tables))
    out = _lines(
        ("ancient one", "investigators", "matches", *(f"{kind} wins" for kind in kinds)),
        (
            (
                ancient,
                str(seats),
                str(max(tables[Place(kind, ancient, seats)].matches for kind in kinds)),
                *(f"{tables[Place(kind, ancient, seats)].won:.1%}" for kind in kinds),
            )
            for ancient, seats in pairs
        ),
    )
    for kind in kinds:
        mine = {place: table for place, table in tables.items() if place.bots == kind}
        endings = sorted({ending for table in mine.values() for ending in table.endings} - {WON})
        titles = ("rounds", "mysteries solved", "awakened", "investigators lost", "choices")
        out += [f"### {kind}", ""]
        out += _lines(
            ("ancient one", "investigators", *titles, *endings),
            (
                (
                    place.ancient,
                    str(place.seats),
                    f"{median(table.rounds):.0f} ({min(table.rounds)}-{max(table.rounds)})",
                    f"{table.solved / table.matches:.2f}",
                    f"{table.awake / table.matches:.0%}",
                    f"{table.fallen / table.matches:.1f}",
                    f"{table.choices / table.matches:.0f}",
                    *(f"{table.endings[ending] / table.matches:.0%}" for ending in endings),
                )
                for place, table in mine.items()
            ),
        )
    return "\n".join(out)


def shortcomings(tables: dict[Place, Table]) -> list[str]:
    """Where the house bot isn't clearly the better one."""
    return [
        f"{place.ancient}, {place.seats}: the house bot wins {table.won:.1%}, the careful one {other.won:.1%}"
        for place, table in tables.items()
        if place.bots == "house" and (other := tables.get(place._replace(bots="careful"))) and table.won <= other.won
    ]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.eldritch_bots",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--matches", type=int, default=USUAL_MATCHES, metavar="N", help="at each table")
    parser.add_argument("--seats", type=int, nargs="+", default=USUAL_SEATS, metavar="N")
    parser.add_argument("--ancient", nargs="+", default=ANCIENT_NAMES, choices=ANCIENT_NAMES)
    parser.add_argument("--bots", nargs="+", default=tuple(KINDS), choices=tuple(KINDS))
    parser.add_argument("--key", default="bots", help="names the matches (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default: %(default)s)")
    given = parser.parse_args()

    places = [Place(kind, ancient, seats) for kind in given.bots for ancient in given.ancient for seats in given.seats]
    tables = simulated(places, given.matches, given.key, given.jobs)
    print(as_markdown(tables))
    for complaint in shortcomings(tables):
        print(f"- {complaint}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
