"""What challenges tell of the Kidnapper in La Princesa; docs/princesa-balance.md holds what came out.

    python -m benchmarks.princesa_tells --seats 4 6

Counted are the turns of heroes in which there was a choice and the Princess was captive. Whoever watches them weighs
after so many turns of the table how much likelier the Kidnapper than another would have done what each seat did, by the
frequencies of the other half of the matches, and names one.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Final

from benchmarks.cosa_results import in_words
from sobremesa import bots
from sobremesa.games.princesa.kinds import KIDNAPPER
from sobremesa.games.princesa.rules import GAME
from sobremesa.games.princesa.state import CAPTIVE, Princesa
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.option import Option
from sobremesa.lab.series import Series

KEY: Final = "princesa tells"
MATCHES: Final = 200
TURNS: Final = 24  # of the table, after which the Kidnapper is named
LITTLE: Final = 0.5  # is added to each count, so that none is nothing

Seen = tuple[int, bool]  # whose turn it was, and whether they challenged


class Watched:
    """The turns of one match, and who the Kidnapper is."""

    def __init__(self) -> None:
        self.turns: list[Seen] = []
        self.kidnapper = -1

    def witness(self, s: Princesa, decision: Decision, option: Option) -> None:
        verbs = {offered.verb for offered in decision.options}
        if decision.ask == "act" and s.princess == CAPTIVE and {"challenge", "explore"} <= verbs:
            self.kidnapper = s.secrets.index(KIDNAPPER)
            self.turns.append((decision.seat, option.verb == "challenge"))


def watched(seats: int, matches: int, words: str) -> list[Watched]:
    series = Series.of(GAME, seats, (bots.HOUSE,), words)
    found = []
    for number in range(matches):
        match = Watched()
        series.play_through(number, GAME, match.witness)
        if match.turns:
            found.append(match)
    return found


def frequencies(matches: Sequence[Watched]) -> tuple[float, float]:
    """How often the Kidnapper challenges, and how often the others do."""
    done: Counter[tuple[bool, bool]] = Counter()
    for match in matches:
        done.update((seat == match.kidnapper, challenged) for seat, challenged in match.turns)
    of_kidnapper, of_others = [
        (done[who, True] + LITTLE) / (done[who, True] + done[who, False] + 2 * LITTLE) for who in (True, False)
    ]
    return of_kidnapper, of_others


def is_named(match: Watched, seats: int, of_kidnapper: float, of_others: float) -> float:
    """Whether who watched names the Kidnapper; in part, where several are as likely."""
    evidence = [0.0] * seats
    for seat, challenged in match.turns[:TURNS]:
        odds = of_kidnapper / of_others if challenged else (1 - of_kidnapper) / (1 - of_others)
        evidence[seat] += log(odds)
    likeliest = [seat for seat in range(seats) if evidence[seat] == max(evidence)]
    return (match.kidnapper in likeliest) / len(likeliest)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.princesa_tells",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 6])
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--key", default=KEY)
    given = parser.parse_args()
    print("| seats | matches | the Kidnapper challenges | the others | named by it | by chance |")
    print("|--:|--:|--:|--:|--:|--:|")
    for seats in given.seats:
        matches = watched(seats, given.matches, given.key)
        halves = matches[::2], matches[1::2]
        named = 0.0
        for half, other in (halves, halves[::-1]):
            named += sum([is_named(match, seats, *frequencies(other)) for match in half])
        of_kidnapper, of_others = frequencies(matches)
        told = in_words(round(named), len(matches))
        print(f"| {seats} | {len(matches)} | {of_kidnapper:.2f} | {of_others:.2f} | {told} | {100 / seats:.0f} % |")


if __name__ == "__main__":
    main()
