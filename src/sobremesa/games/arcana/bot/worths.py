"""What score and doom are worth among bots: the chance to win the match from there."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana.bot.scene import Odds
from sobremesa.games.arcana.cards import GOAL, VALUES
from sobremesa.games.arcana.state import Arcana

# How often a turn brings so many points and steps of doom, counted in matches that bots play among themselves:
# `python -m benchmarks.arcana_bots`.
ENDS: Final = ((1, 0, 0.86), (0, 2, 0.02), (0, 1, 0.012), (0, 3, 0.003))
KEEPING: Final = 0.3  # a fate well guessed at and kept for a later turn, in points
FILLING_UP: Final = 0.6  # hours that stay for another turn, in steps of doom for a whole fade's


def _chances() -> list[list[float]]:
    worths = [[0.0] * (GOAL + 1) for _ in range(GOAL)] + [[1.0] * (GOAL + 1)]
    happens = sum([often for _, _, often in ENDS], 0.0)
    for score in range(GOAL - 1, -1, -1):
        for doom in range(GOAL - 1, -1, -1):
            for points, steps, often in ENDS:
                worths[score][doom] += often / happens * worths[score + points][min(GOAL, doom + steps)]
    return worths


CHANCES: Final = _chances()


def worth(score: int, doom: int) -> float:
    return CHANCES[min(score, GOAL)][min(doom, GOAL)]


def value_of(s: Arcana) -> float:
    """The same of a position."""
    return worth(s.score, s.doom)


def worth_of_predicting(chance: float, doom: int, score: int, fade: int, steps: int = 1) -> float:
    """With a prediction that is right with that chance, while so much doom hangs over the turn's end."""
    return chance * worth(score + 1, doom) + (1.0 - chance) * worth(score, doom + steps + fade)


def worth_of_waiting(chance: float, doom: int, score: int, fade: int) -> float:
    now = worth(score, doom + fade)
    return now + KEEPING * chance * (worth(score + 1, doom + fade) - now)


def best_guess(odds: Odds) -> int:
    return max(VALUES, key=odds.__getitem__)


def worth_of_keeping(odds: Odds, kept: int, doom: int, score: int, fade: int) -> float:
    """What the turn's end is worth to whoever knows what is kept, once the group has made up its mind by those odds."""
    guess = best_guess(odds)
    waiting = worth_of_waiting(odds[guess], doom, score, fade)
    if worth_of_predicting(odds[guess], doom, score, fade) < waiting:
        return waiting
    return worth(score + 1, doom) if guess == kept else worth(score, doom + 1 + fade)
