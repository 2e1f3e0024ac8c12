"""The chance of each side by turn."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.bots.analysis.playing_on import Onward, sides_of, wins
from sobremesa.bots.analysis.told import Point
from sobremesa.bots.chances import wilson
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import derive

PLAYOUTS: Final = 32
FEWEST: Final = 8  # however dear they are
BUDGET: Final = 2_500  # simulated choices for a point
MOST_POINTS: Final = 40


def beginnings(match: Match[Any]) -> tuple[tuple[int, int], ...]:
    """The versions at which a turn begins, each with its number, and the end; not more than one can look at."""
    found: list[tuple[int, int]] = []
    turn = -1
    for step, standing in match.replay(match.earliest):
        now = match.game.turns(standing.state)
        if now != turn or not found:
            turn = now
            found.append((step.version, turn))
    if found[-1][0] != match.version:
        found.append((match.version, turn))
    if len(found) > MOST_POINTS:
        last = len(found) - 1
        found = [found[at * last // (MOST_POINTS - 1)] for at in range(MOST_POINTS)]
    return tuple(found)


def point(match: Match[Any], version: int, turn: int, persons: frozenset[int]) -> Point:
    """From the true position, so that luck that has been had counts; what is still drawn is drawn anew each time."""
    game, state = match.game, match.at(version).state
    sides = sides_of(game, match.seats)
    over = game.outcome(state)
    if over is not None:
        known = wins(game, sides, over)
        return Point(version, turn, known, known, known, 0)
    if game.value is not None:
        fitted = [game.value(state)]
        return Point(version, turn, fitted, fitted, fitted, 0)
    onward, won, choices, number = Onward(game, persons), [0.0] * len(sides), 0, 0
    while number < PLAYOUTS and (choices < BUDGET or number < FEWEST):
        chance = derive(match.key.stream("analysis", version).key, "playout", number)
        played = onward.to_the_end(onward.position(state, chance), chance)
        won = [before + one for before, one in zip(won, wins(game, sides, played.outcome), strict=True)]
        choices += played.choices
        number += 1
    spread = [wilson(count, number) for count in won]
    low, middle, high = ([round(getattr(one, name), 4) for one in spread] for name in ("low", "middle", "high"))
    return Point(version, turn, middle, low, high, number)
