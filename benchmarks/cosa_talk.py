"""What talk and what acts tell are worth in La Cosa; docs/cosa-results.md holds what came out.

    python -m benchmarks.cosa_talk --seats 4 6 8 --matches 400              all hear, against nobody heeds what is said
    python -m benchmarks.cosa_talk --readers --seats 6 --matches 2000       Humans who read tells, against who don't

Every deal is played both ways, with the same dice: what is told apart is what is asked for. Who reads tells knows how
much likelier La Cosa is who does or says each thing, as it came out of other matches, and weighs that besides all else.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from benchmarks.cosa_results import HUMANS_WIN, in_words
from benchmarks.cosa_tells import Acts, counted, remark_of
from sobremesa import bots
from sobremesa.games.cosa.book import CONTAGIOUS, HUMAN, LA_COSA
from sobremesa.games.cosa.bot.habits import act_of
from sobremesa.games.cosa.bot.house import House
from sobremesa.games.cosa.rules import GAME
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.option import Option
from sobremesa.kernel.playout import deal, play_out
from sobremesa.kernel.talk import SPEAK
from sobremesa.lab.series import Series

KEY: Final = "cosa talk"
SEATS: Final = (4, 6, 8, 10, 12)
MATCHES: Final = 400
Z: Final = 1.96
LEAST: Final = 0.2  # no act makes anybody less likely than by this
MOST: Final = 5.0

Table = Sequence[House]


def humans_win(series: Series, number: int, change: Callable[[Table], object], reader: Reader | None = None) -> bool:
    key = series.key_of(number)
    s = deal(GAME, series.seats, series.settings, key.stream("rules"))
    table = [House(seat, key.stream("bots", seat)) for seat in range(series.seats)]
    change(table)
    play_out(GAME, s, table, None if reader is None else reader.watching(table, s))
    outcome = GAME.outcome(s)
    assert outcome is not None
    return outcome.ending in HUMANS_WIN


def deafen(table: Table) -> None:
    for bot in table:
        bot.is_deaf = True


def leave(table: Table) -> None:
    """As they are."""


class Reader:
    """How much likelier La Cosa is who does a thing than others who could have."""

    def __init__(self, acts: Acts) -> None:
        self._odds = {act: self._likelier(acts, act) for act in acts.acts() if acts.used(act)}

    @staticmethod
    def _likelier(acts: Acts, act: str) -> float:
        after, before = acts.posterior(act), acts.prior(act)
        if not 0 < before < 1:
            return 1.0
        odds = (after / (1 - after) if after < 1 else MOST) / (before / (1 - before))
        return min(MOST, max(LEAST, odds))

    def watching(self, table: Table, s: Cosa) -> Callable[[Cosa, Decision, Option], None]:
        """Everybody's evidence grows as they watch; only who is Human goes by it."""
        evidence = [1.0] * len(table)

        def watch(s: Cosa, decision: Decision, option: Option) -> None:
            seat = decision.seat
            if len(decision.options) > 1 and s.exposed[seat] not in (CONTAGIOUS, LA_COSA):
                act = remark_of(option) if decision.ask == SPEAK else act_of(decision.ask, option)
                evidence[seat] *= self._odds.get(act, 1.0)
            for other, bot in enumerate(table):
                bot.leaning = evidence if s.roles[other] == HUMAN else ()

        return watch


def compared(seats: int, matches: int, words: str, *, readers: bool) -> tuple[int, int, float, float]:
    """How often Humans win each way, and the difference with its half interval, in hundredths."""
    series = Series.of(GAME, seats, (bots.HOUSE,), words)
    reader = Reader(counted(seats, matches, f"{words}, read")) if readers else None
    one = [humans_win(series, number, leave, reader) for number in range(matches)]
    other = [humans_win(series, number, leave if readers else deafen) for number in range(matches)]
    apart = [int(a) - int(b) for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / matches
    spread = sqrt(sum([(each - mean) ** 2 for each in apart]) / max(1, matches - 1) / matches)
    return sum(one), sum(other), 100 * mean, 100 * Z * spread


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.cosa_talk",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--readers", action="store_true", help="Humans who read tells, against who don't")
    parser.add_argument("--key", default=KEY)
    given = parser.parse_args()
    ways = ("who read", "who don't") if given.readers else ("hearing", "deaf")
    print(f"| seats | matches | Humans win, {ways[0]} | {ways[1]} | difference |\n|--:|--:|--:|--:|--:|")
    for seats in given.seats:
        one, other, mean, half = compared(seats, given.matches, given.key, readers=given.readers)
        told = in_words(one, given.matches), in_words(other, given.matches)
        print(f"| {seats} | {given.matches} | {told[0]} | {told[1]} | {mean:+.1f} ± {half:.1f} |", flush=True)


if __name__ == "__main__":
    main()
