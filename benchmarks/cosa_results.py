"""Measure the house bot of La Cosa; docs/cosa-results.md holds what came out.

    python -m benchmarks.cosa_results --seats 4 6 8       how matches between house bots end, and how long they are
    python -m benchmarks.cosa_results --seats 8 --sides   each side by house bots and by lot, against the other

The matches of the first are those of `sobremesa simulate cosa --bots house` with the same key.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import sqrt
from statistics import mean, stdev
from typing import Final, final

from sobremesa import bots
from sobremesa.games.cosa.book import HUMAN
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal, play_out
from sobremesa.kernel.rng import Rng
from sobremesa.lab.series import Series

KEY: Final = "cosa results"
MATCHES: Final = 1000
Z: Final = 1.96  # of a 95 % interval

HUMANS_WIN: Final = ("burned", "declared-wrong")
THING_WINS: Final = ("declared", "declared-alone", "last-alive")
NOBODY_WINS: Final = ("nobody", "time")


# --- figures with their intervals ----------------------------------------------------------------------------------


def share(count: int, of: int) -> tuple[float, float, float]:
    """A share in per cent and the ends of its 95 % interval (Wilson's)."""
    part = count / of
    centre = (part + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z * sqrt(part * (1 - part) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return 100 * part, max(0.0, 100 * (centre - reach)), min(100.0, 100 * (centre + reach))


def in_words(count: int, of: int) -> str:
    part, low, high = share(count, of)
    return f"{part:.1f} % ({low:.1f}–{high:.1f})"


def average(values: Sequence[int]) -> str:
    return f"{mean(values):.1f} ± {Z * stdev(values) / sqrt(len(values)):.1f}"


# --- matches -------------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Played:
    ending: str
    turns: int
    choices: int


def played(series: Series, players: Sequence[Bot[Cosa]], key: MatchKey) -> Played:
    s = deal(GAME, series.seats, series.settings, key.stream("rules"))
    choices = play_out(GAME, s, players)
    return Played(s.ending, s.turn, choices)


def by_house(seats: int, matches: int, words: str) -> Iterator[Played]:
    series = Series.of(GAME, seats, (bots.HOUSE,), words)
    for number in range(matches):
        key = series.key_of(number)
        yield played(series, bots.seated(series.bots, GAME, key), key)


@final
class BySide:
    """Plays the one way while it is Human and the other way from the moment it isn't any more."""

    def __init__(self, seat: int, rng: Rng, humans: str, others: str) -> None:
        self._seat = seat
        self._rng = rng
        self._house = GAME.house(seat, rng)
        self._humans, self._others = humans, others

    def choose(self, look: Look[Cosa]) -> Option:
        view = look.view()
        way = self._humans if view["roles"][self._seat] == HUMAN else self._others
        if way == bots.HOUSE:
            return self._house.choose(look)
        # By lot it would declare, wrongly, almost at once: it declares when that is right and never else.
        is_right = all(view["sure"][self._seat][seat] != HUMAN for seat in view["ring"])
        options = look.decision.options
        declarations = tuple(option for option in options if option.verb == "declare")
        if declarations and is_right:
            return declarations[0]
        return self._rng.pick(tuple(option for option in options if option not in declarations))


def by_sides(seats: int, matches: int, words: str, *, humans: str, others: str) -> Iterator[Played]:
    series = Series.of(GAME, seats, (bots.HOUSE,), words)
    for number in range(matches):
        key = series.key_of(number)
        yield played(series, [BySide(seat, key.stream("bots", seat), humans, others) for seat in range(seats)], key)


# --- the tables ----------------------------------------------------------------------------------------------------

OUTCOMES: Final = (
    "Humans win",
    "La Cosa's side wins",
    "nobody wins",
    "burned",
    "declared wrongly",
    "declared",
    "declared, alone",
    "alone alive",
    "nobody left",
    "turn limit",
    "turns",
    "choices",
)


def heading(*first: str) -> str:
    columns = (*first, *OUTCOMES)
    return "\n".join(["| " + " | ".join(columns) + " |", "|" + "--:|" * len(columns)])


def row(matches: Sequence[Played], *first: str) -> str:
    of = len(matches)
    endings = Counter(match.ending for match in matches)
    sides = [in_words(sum(endings[ending] for ending in wins), of) for wins in (HUMANS_WIN, THING_WINS, NOBODY_WINS)]
    counts = [str(endings[ending]) for ending in (*HUMANS_WIN, *THING_WINS, *NOBODY_WINS)]
    lengths = [average([match.turns for match in matches]), average([match.choices for match in matches])]
    return "| " + " | ".join([*first, *sides, *counts, *lengths]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.cosa_results",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seats", type=int, nargs="+", required=True, metavar="N", help="how many sit at the table")
    parser.add_argument("--matches", type=int, default=MATCHES, help="how many (default: %(default)s)")
    parser.add_argument("--key", default=KEY, help="the same words give the same matches (default: %(default)r)")
    parser.add_argument("--sides", action="store_true", help="each side by house bots and by lot")
    given = parser.parse_args()
    if not given.sides:
        print(heading("seats"))
        for seats in given.seats:
            print(row(list(by_house(seats, given.matches, given.key)), str(seats)), flush=True)
        return
    print(heading("seats", "Humans", "La Cosa's side"))
    for seats, humans, others in product(given.seats, (bots.HOUSE, bots.RANDOM), (bots.HOUSE, bots.RANDOM)):
        matches = list(by_sides(seats, given.matches, given.key, humans=humans, others=others))
        print(row(matches, str(seats), humans, others), flush=True)


if __name__ == "__main__":
    main()
