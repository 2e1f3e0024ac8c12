"""The bot for who has just learned a game: it plays at once, and overlooks what a beginner overlooks.

It goes by what the house makes of its options, but doesn't see all of them; and now and then it takes the first thing
that comes to hand.
"""

from __future__ import annotations

from typing import Any, Final, final

from sobremesa.bots.kinds import EASY, BotKind
from sobremesa.bots.look import Choice, Look
from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng

OVERLOOKED: Final = 4  # of so many options, one is not seen
HASTY: Final = 12  # of so many choices, one is taken without a thought


@final
class Easy:
    def __init__(self, game: Game[Any], seat: int, rng: Rng) -> None:
        self._rng = rng

    def choose(self, look: Look[Any]) -> Choice:
        options = look.candidates(len(look.options))  # the best first
        if self._rng.below(HASTY) == 0:
            return Choice(self._rng.pick(options), ("reason-hasty", ()))
        seen = tuple([option for option in options if not look.is_rated or self._rng.below(OVERLOOKED)]) or options
        return Choice(seen[0], look.reason(seen[0]) if seen[0] == options[0] else ("reason-overlooked", ()))


KIND: Final = BotKind(EASY, Easy, budget=0, is_ours=True)
