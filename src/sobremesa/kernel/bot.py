"""What a bot is given, and nothing else: a seat's own look at the match."""

from __future__ import annotations

from typing import Generic, Protocol, final

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Plain, S


@final
class Look(Generic[S]):
    """The match from one chair: its view, what it is asked, and worlds it can't tell from the real one."""

    __slots__ = ("_game", "_state", "decision", "seat")

    def __init__(self, game: Game[S], state: S, decision: Decision) -> None:
        self._game = game
        self._state = state
        self.decision = decision
        self.seat = decision.seat

    def view(self) -> Plain:
        return self._game.schema.cut(self._state, self.seat)

    def redeal(self, rng: Rng) -> S:
        return self._game.redeal(self._state, self.seat, rng)


class Bot(Protocol[S]):
    """A player. It keeps its own generator, so that bots never disturb the rules' one."""

    def choose(self, look: Look[S]) -> Option: ...
