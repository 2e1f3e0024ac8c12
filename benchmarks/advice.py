"""What hints and analyses cost, and whether the curve of an analysis is right as often as it says.

python -m benchmarks.advice                      all games
python -m benchmarks.advice cosa --matches 20    one game, with so many matches of its own key
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import process_time
from typing import Any, Final

from sobremesa import bots
from sobremesa.bots.analysis.course import analysed, forget_all
from sobremesa.bots.analysis.curve import beginnings, point
from sobremesa.bots.analysis.playing_on import sides_of, wins
from sobremesa.bots.hint import hint
from sobremesa.kernel import record, registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.match import Match
from sobremesa.lab.series import Series

SEATS: Final = {"arcana": 3, "cosa": 6, "princesa": 4, "ansia": 2, "eldritch": 2}
KEY: Final = "advice"
POINTS: Final = 4  # of each match that calibration asks about: along all of it
HINTS: Final = 12  # of each match that are timed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SEATS), help="which (default: all)")
    parser.add_argument("--matches", type=int, default=4, help="matches of each that are played (default: 4)")
    parser.add_argument("--analyses", type=int, default=1, help="of them that are analysed whole (default: 1)")
    parser.add_argument("--key", default=KEY)
    given = parser.parse_args()
    for game in given.games:
        measure(game, given.matches, given.analyses, given.key)


def measure(name: str, number: int, analyses: int, key: str) -> None:
    game = registry.get(name)
    series = Series.of(game, SEATS.get(name, game.info.seats[0]), (bots.best_for(game),), key)
    matches = [series.record(at) for at in range(number)]
    times = sorted([seconds for match in matches for seconds in hints_of(match)])
    print(
        f"{name}: {len(times)} hints, p50 {1000 * at(times, 0.5):.1f} ms, p99 {1000 * at(times, 0.99):.1f} ms",
        flush=True,
    )
    for match in matches[:analyses]:
        forget_all()
        began = process_time()
        told = analysed(record.export(match))
        print(
            f"  an analysis of {match.version} choices: {process_time() - began:.1f} s, {len(told.points)} points",
            flush=True,
        )
    scores = [pair for match in matches for pair in judged(match)]
    brier = sum([(said - came) ** 2 for said, came in scores]) / len(scores)
    share = sum([came for _, came in scores]) / len(scores)
    print(
        f"  Brier {brier:.3f} of {len(scores)} points, {share * (1 - share):.3f} for who always says the mean",
        flush=True,
    )


def hints_of(match: Match[Any]) -> list[float]:
    asked = [step.version for step, then in match.replay() if then.asked and len(then.asked[0].decision.options) > 1]
    times = []
    for version in asked[:: max(1, len(asked) // HINTS)]:
        then = match.at(version)
        decision = then.asked[0].decision
        look = Look(match.game, then.state, decision, frozenset({decision.seat}))
        began = process_time()
        hint(match.game, look, match.key.stream("hints", decision.seat, version))
        times.append(process_time() - began)
    return times


def judged(match: Match[Any]) -> list[tuple[float, float]]:
    """What was said along the match, and what came: of the first side, for the others follow from it."""
    assert match.outcome is not None
    came = wins(match.game, sides_of(match.game, match.seats), match.outcome)[0]
    marks = beginnings(match)[:-1]
    return [
        (point(match, version, turn, frozenset()).chances[0], came)
        for version, turn in marks[:: max(1, len(marks) // POINTS)]
    ]


def at(sorted_numbers: Sequence[float], share: float) -> float:
    return sorted_numbers[min(len(sorted_numbers) - 1, int(share * len(sorted_numbers)))]


if __name__ == "__main__":
    main()
