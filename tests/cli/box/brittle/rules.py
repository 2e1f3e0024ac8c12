"""Whispers with a fault: about one match of seven fails, takes its process along, or waits until a file is there."""

from __future__ import annotations

import os
import time
from pathlib import Path

from whispers.rules import Whispers, WhispersGame

from sobremesa.kernel.game import GameInfo
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Pick, Settings


class BrittleGame(WhispersGame):
    info = GameInfo(
        id="brittle",
        version=1,
        seats=(2, 4),
        settings=(*WhispersGame.info.settings, Pick("fault", "raise", ("raise", "exit", "wait"))),
        longest=100,
    )

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Whispers:
        if rng.below(7) == 0:
            if settings["fault"] == "exit":
                os._exit(1)
            if settings["fault"] == "wait":
                while not Path("go-on").exists():
                    time.sleep(0.01)
                return super().setup(seats, settings, rng)
            raise ZeroDivisionError("a card\nthat isn't there")
        return super().setup(seats, settings, rng)


GAME = BrittleGame()
