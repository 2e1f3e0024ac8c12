"""Whether La Princesa's house throws a sure win away; docs/princesa-balance.md holds what came out.

    python -m benchmarks.princesa_sure_wins --seats 3 4 5 --matches 334

What leads to a win in one's own turn is looked for with the rules themselves, where few cards are left in the deck.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final, NamedTuple

from sobremesa import bots
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import Princesa
from sobremesa.kernel.bot import Look
from sobremesa.kernel.playout import deal
from sobremesa.lab.series import Series

KEY: Final = "sure wins"
SEATS: Final = (3, 4, 5)
MATCHES: Final = 334
FEW: Final = 3  # cards in the deck
ENOUGH: Final = frozenset({"explore", "buy", "sell", "wander", "done"})


class Found(NamedTuple):
    sure: int  # choices before which a win was sure
    thrown_away: int  # … and after which it wasn't any more


def can_win_now(s: Princesa, seat: int) -> bool:
    """Whether some way to explore, trade or wander ends the match in this turn, and the seat wins it."""
    if s.ending:
        return seat in s.winners
    asked = GAME.decisions(s)[0]
    if asked.seat != seat or asked.ask not in ("act", "trade", "haunt"):
        return False
    tried: set[str] = set()
    for option in asked.options:
        if option.verb in ENOUGH - tried and option.key != "sell:princess":
            tried.add(option.verb)  # which card it is makes no difference
            twin = GAME.schema.clone(s)
            twin.asked = None
            GAME.apply(twin, seat, option)
            if can_win_now(twin, seat):
                return True
    return False


def looked_for(series: Series, number: int) -> Found:
    """In one match."""
    key = series.key_of(number)
    s = deal(GAME, series.seats, series.settings, key.stream("rules"))
    players = bots.seated(series.bots, GAME, key)
    sure = thrown_away = 0
    while asked := GAME.decisions(s):
        seat = asked[0].seat
        could = len(s.deck) <= FEW and seat == s.active and can_win_now(s, seat)
        GAME.apply(s, seat, players[seat].choose(Look(GAME, s, asked[0])))
        sure += could
        thrown_away += could and not can_win_now(s, seat)
    return Found(sure, thrown_away)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.princesa_sure_wins",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--key", default=KEY)
    given = parser.parse_args()
    print("| players | matches | choices with a sure win | thrown away |\n|--:|--:|--:|--:|")
    in_all = 0
    for seats in given.seats:
        series = Series.of(GAME, seats, (bots.HOUSE,), given.key)
        found = [looked_for(series, number) for number in range(given.matches)]
        thrown_away = sum([one.thrown_away for one in found])
        in_all += thrown_away
        print(f"| {seats} | {given.matches} | {sum([one.sure for one in found])} | {thrown_away} |", flush=True)
    return 1 if in_all else 0


if __name__ == "__main__":
    sys.exit(main())
