"""Bots as somebody else might write them, good and bad."""

from __future__ import annotations

import time
from typing import Any, ClassVar

from sobremesa.bots import BotKind, Choice, Look
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng


class First:
    """Takes the first option, and keeps what it was shown for whoever tests it."""

    looks: ClassVar[list[Look[Any]]] = []
    budget = 50

    def __init__(self, game: Game[Any], seat: int, rng: Rng) -> None:
        self.asked = 0

    def choose(self, look: Look[Any]) -> Choice:
        self.asked += 1
        assert self.asked == 1, "it is made anew for each question"
        self.looks.append(look)
        return Choice(look.options[0], because=look.reason(look.options[0]))


class Listening(First):
    hears = True
    heard: ClassVar[list[int]] = []

    def choose(self, look: Look[Any]) -> Choice:
        self.heard.append(len(look.told()))
        return super().choose(look)


class Raising(First):
    def choose(self, look: Look[Any]) -> Choice:
        raise ZeroDivisionError("of my own")


class Leaving(First):
    def choose(self, look: Look[Any]) -> Choice:
        raise SystemExit("goodbye")


class Cheating(First):
    def choose(self, look: Look[Any]) -> Choice:
        return Choice(Option("win", (), "win", 0))


class Mute(First):
    def choose(self, look: Look[Any]) -> Choice:
        return None  # type: ignore[return-value]


class Slow(First):
    def choose(self, look: Look[Any]) -> Choice:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Fickle(First):
    """Chooses another way each time."""

    turn: ClassVar[list[int]] = [0]

    def choose(self, look: Look[Any]) -> Choice:
        self.turn[0] += 1
        return Choice(look.options[self.turn[0] % len(look.options)])


PLAIN = BotKind(
    "plain", First, names={"en": "plain", "es": "sencillo"}, about={"en": "First come.", "es": "El primero."}
)
COSTLY = BotKind("costly", First, budget=10**9)
NOT_A_BOT = 5
