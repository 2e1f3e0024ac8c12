"""The bot that looks ahead: it tries what the house thinks best in worlds that it holds possible, and keeps what wins.

Sequential halving, on the functions that every bot of anybody's has. The house's own choice stands unless another beats
it by more than chance makes of it, and wherever looking ahead was not seen to pay.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, Generic, final

from sobremesa.bots.kinds import SEARCH, USUAL_BUDGET, BotKind
from sobremesa.bots.look import Choice, Look
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import S

CANDIDATES: Final = 4
WORLDS: Final = 4  # in which all of them are tried
WORLDS_FOR_TWO: Final = 8  # and then the house's choice and the best of the others
ERRORS: Final = 1.0  # by so many standard errors of the difference another must be better


@final
class Search(Generic[S]):
    def __init__(self, game: Game[S], seat: int, rng: Rng) -> None:
        self._game = game
        self._rng = rng

    def choose(self, look: Look[S]) -> Choice:
        searched = self._game.searched
        if searched is None or look.decision.ask not in searched.asks:
            return Choice(look.candidates(1)[0])
        house, *others = look.candidates(CANDIDATES)
        if not others:
            return Choice(house)
        found = self._tried(look, [house, *others], WORLDS)
        worths = {option: _mean(row) for option, row in found.items()}
        if not found[house]:
            return Choice(house)
        best = max(others, key=worths.__getitem__)
        for option, row in self._tried(look, [house, best], WORLDS_FOR_TWO).items():
            found[option] += row
            worths[option] = _mean(found[option])
        off = [other - own for other, own in zip(found[best], found[house], strict=True)]
        chosen = best if _mean(off) > ERRORS * _error(off) else house
        return Choice(chosen, ("reason-tried" if chosen == best else "reason-stands", ()), worths)

    def _tried(self, look: Look[S], options: Sequence[Option], worlds: int) -> dict[Option, list[float]]:
        """What comes of each, world by world; a world for which the budget doesn't reach is left out for all."""
        found: dict[Option, list[float]] = {option: [] for option in options}
        for _ in range(worlds):
            (world,) = look.worlds(1, self._rng)
            row = []
            for option in options:
                worth = look.play_on(world, option)
                if worth is None:
                    return found
                row.append(worth)
            for option, worth in zip(options, row, strict=True):
                found[option].append(worth)
        return found


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _error(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    n, mean = len(numbers), _mean(numbers)
    return sqrt(sum([(one - mean) ** 2 for one in numbers]) / (n * (n - 1))) if n > 1 else 1.0


def make(game: Game[Any], seat: int, rng: Rng) -> Search[Any]:
    """The bot for that seat."""
    return Search(game, seat, rng)


KIND: Final = BotKind(SEARCH, make, budget=USUAL_BUDGET, is_ours=True)
