"""A bot in a package of its own: it tries a few of its options in worlds that it holds possible.

pip install ./examples/prudent          then it is in `sobremesa bots`
sobremesa contest ansia --bots examples/prudent/prudent.py:KIND,house --deals 20
pytest --sobremesa-bot prudent
"""

from __future__ import annotations

from typing import Any

from sobremesa.bots import BotKind, Choice, Look
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng

CANDIDATES = 3
WORLDS = 6


class Prudent:
    """Plays what the house's own play makes the most of, by and large."""

    def __init__(self, game: Game[Any], seat: int, rng: Rng) -> None:
        self.rng = rng

    def choose(self, look: Look[Any]) -> Choice:
        options = look.candidates(CANDIDATES)  # the house's choice first, then what it thinks next best
        worths = dict.fromkeys(options, 0.0)
        if len(options) > 1:
            for world in look.worlds(WORLDS, self.rng):  # dealt from what this seat knows
                found = self._tried(look, world, options)
                if found is None:
                    break  # the budget is spent: what is known by now must do
                for option, worth in zip(options, found, strict=True):
                    worths[option] += worth
        best: Option = max(options, key=worths.__getitem__)  # the first of those that are as good: the house's
        return Choice(best, because=look.reason(best), worths=worths)

    def _tried(self, look: Look[Any], world: Any, options: tuple[Option, ...]) -> list[float] | None:
        """What comes of each in that world, or None if not all of them could be tried."""
        found = []
        for option in options:
            worth = look.play_on(world, option)  # the house plays on to the end
            if worth is None:
                return None
            found.append(worth)
        return found


KIND = BotKind(
    "prudent",
    make=Prudent,
    games=("ansia", "princesa"),
    budget=1_000,
    names={"en": "prudent", "es": "prudente"},
    about={
        "en": "Tries a few of its options in six worlds before it chooses.",
        "es": "Antes de elegir prueba unas cuantas opciones en seis mundos.",
    },
)
