"""Measure the house bot of The Shipwreck Arcana; docs/arcana-bots.md holds what came out.

    python -m benchmarks.arcana_bots                      among themselves: every difficulty, 2 to 5 seats
    python -m benchmarks.arcana_bots --persons 1          beside people who go by the rules alone

Both end with how turns ended: `ENDS` in `games/arcana/bot/worths.py` is what the first says.

A person of this kind is a house bot that takes everybody for a person: it plays what tells most to who knows the rules
and no convention, and believes of a play no more than that it was legal.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from statistics import quantiles
from time import thread_time_ns
from typing import Final, NamedTuple

from benchmarks.cosa_results import in_words
from sobremesa import bots
from sobremesa.games.arcana.bot.house import DOUBT_OF_PERSONS, House
from sobremesa.games.arcana.rules import DOOM_AT_START, GAME
from sobremesa.games.arcana.state import RUNNING, WON
from sobremesa.kernel.bot import Look
from sobremesa.kernel.playout import deal
from sobremesa.lab.series import Series

KEY: Final = "arcana bots"
MATCHES: Final = 1000
CHUNK: Final = 20


class Ended(NamedTuple):
    won: bool
    ends: Counter[tuple[int, int]]  # the points and the steps of doom that a turn brought
    thought: list[int]  # for each choice of a bot, in nanoseconds


def played(seats: int, difficulty: str, persons: int, words: str, number: int) -> Ended:
    series = Series.of(GAME, seats, (bots.HOUSE,), words, {"difficulty": difficulty})
    key = series.key_of(number)
    s = deal(GAME, seats, series.settings, key.stream("rules"))
    people = frozenset((number + step) % seats for step in range(persons))  # in every chair as often
    everybody = frozenset(range(seats))
    players = [
        House(seat, key.stream("bots", seat), 1.0 if seat in people else DOUBT_OF_PERSONS) for seat in range(seats)
    ]
    ends: Counter[tuple[int, int]] = Counter()
    thought: list[int] = []
    turn, score, doom = s.turn, s.score, s.doom
    while asked := GAME.decisions(s):
        decision = asked[0]
        before = thread_time_ns()
        look = Look(GAME, s, decision, everybody if decision.seat in people else people)
        option = players[decision.seat].choose(look)
        if decision.seat not in people:
            thought.append(thread_time_ns() - before)
        GAME.apply(s, decision.seat, option)
        if s.turn != turn or s.ending != RUNNING:
            ends[s.score - score, s.doom - doom] += 1
            turn, score, doom = s.turn, s.score, s.doom
    return Ended(s.ending == WON, ends, thought)


def many(one: Callable[[int], Ended], matches: int, jobs: int) -> Iterator[Ended]:
    if jobs == 1:
        yield from map(one, range(matches))
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(one, range(matches), CHUNK)


def pace(thought: Sequence[int]) -> str:
    mean, last = sum(thought) / len(thought) / 1e6, quantiles(thought, n=100)[-1] / 1e6
    return f"{mean:.2f} ms of computing a choice; of 100 choices the longest {last:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.arcana_bots",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--difficulty", nargs="+", choices=DOOM_AT_START, default=["normal", "hard", "doomed"])
    parser.add_argument("--persons", type=int, default=0, help="how many of them are people")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--key", default=KEY)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    ends: Counter[tuple[int, int]] = Counter()
    thought: list[int] = []
    print("| difficulty | seats | matches | won |\n|---|--:|--:|--:|")
    for difficulty in given.difficulty:
        for seats in given.seats:
            ended = list(many(partial(played, seats, difficulty, given.persons, given.key), given.matches, given.jobs))
            won = in_words(sum([match.won for match in ended]), len(ended))
            print(f"| {difficulty} | {seats} | {len(ended)} | {won} |", flush=True)
            for match in ended:
                ends.update(match.ends)
                thought += match.thought
    print(f"\n{pace(thought)}\n\nHow turns end: points, steps of doom, how often")
    for (points, steps), count in ends.most_common():
        print(f"({points}, {steps}, {count / ends.total():.3f}),")


if __name__ == "__main__":
    main()
