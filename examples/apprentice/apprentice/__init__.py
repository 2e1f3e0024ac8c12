"""A bot that has learned to play, in a package of its own. It needs numpy and its weights, and no more.

pip install ./examples/apprentice       then it is in `sobremesa bots`
sobremesa contest princesa --bots apprentice,random --deals 50
python -m apprentice.train princesa     learns anew (`pip install "./examples/apprentice[train]"`)
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from apprentice.mind import Mind
from sobremesa.bots import BotKind, Choice, Look
from sobremesa.envs.observation import observer
from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng

WEIGHTS: Final = Path(__file__).with_name("weights")


@cache
def _mind_for(game: Game[Any]) -> Mind:
    return Mind.load(WEIGHTS / f"{game.info.id}.npz", game)


class Apprentice:
    """Chooses what its network thinks most of, from what a learner's seat is shown."""

    def __init__(self, game: Game[Any], seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, look: Look[Any]) -> Choice:
        world = look.redeal(self.rng)  # in which this seat sees what it sees in the real one
        asked = self.game.decisions(world)
        seen = observer(self.game).observe_state(world, self.seat, self.game.schema.seats_in(world, 1), asked)
        mask = np.zeros((1, len(self.game.options)), bool)
        offered = [option.index for option in look.options]
        mask[0, offered] = True
        chances, _ = _mind_for(self.game).judge(seen[None], mask)
        worths = {option: float(chances[0, option.index]) for option in look.options}
        return Choice(max(worths, key=worths.__getitem__), worths=worths)


KIND = BotKind(
    "apprentice",
    make=Apprentice,
    games=tuple(sorted(file.stem for file in WEIGHTS.glob("*.npz"))),
    budget=0,
    names={"en": "apprentice", "es": "aprendiz"},
    about={
        "en": "Has learned by watching the house and by playing against itself; asks its network and looks no further.",
        "es": "Ha aprendido mirando a la casa y jugando contra sí mismo; pregunta a su red y no mira más allá.",
    },
)
