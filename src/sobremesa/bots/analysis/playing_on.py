"""What comes of a position if the house plays on from there, for all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, final

from sobremesa.bots.analysis.told import Side
from sobremesa.bots.random import RandomBot
from sobremesa.kernel.bot import Bot, Look
from sobremesa.kernel.game import Game, Outcome
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng, derive

MOST_CHOICES: Final = 20_000  # in one playout; whatever takes longer has no winner


class Played(NamedTuple):
    outcome: Outcome | None
    choices: int
    value: float  # where the game has a value and it went no further: the chance that all win


@final
class Onward:
    """Plays matches of one game on. `persons` are those seats of it in which people sat: bots read them as such."""

    def __init__(self, game: Game[Any], persons: frozenset[int]) -> None:
        self._game = game
        self._persons = persons
        self._rngs = [info.name for info in game.schema.fields if info.is_rng]

    def position(self, s: Any, chance: bytes) -> Any:
        """The same position with another future, as far as that isn't laid out already."""
        twin = self._game.schema.clone(s)
        for name in self._rngs:
            setattr(twin, name, Rng(derive(chance, "future", name)))
        return twin

    def to_the_end(self, s: Any, chance: bytes, first: tuple[int, Option] | None = None) -> Played:
        """That very state is played on; `first` is taken before anything else."""
        return self._play(s, chance, first, -1)

    def to_the_turn(self, s: Any, chance: bytes, first: tuple[int, Option]) -> Played:
        """The same until the turn is over, where the game can say what the position is worth then."""
        return self._play(s, chance, first, self._game.turns(s) if self._game.value is not None else -1)

    def _play(self, s: Any, chance: bytes, first: tuple[int, Option] | None, turn: int) -> Played:
        game, bots, choices = self._game, dict[int, Bot[Any]](), 0
        if first is not None:
            game.apply(s, *first)
        while (asked := game.decisions(s)) and choices < MOST_CHOICES:
            if game.value is not None and 0 <= turn < game.turns(s):
                return Played(None, choices, game.value(s))
            seat = asked[0].seat
            if seat not in bots:
                rng = Rng(derive(chance, "plays on", seat))
                bots[seat] = game.house(seat, rng) or RandomBot(rng)
            game.apply(s, seat, bots[seat].choose(Look(game, s, asked[0], self._persons)))
            choices += 1
        outcome = game.outcome(s)
        return Played(outcome, choices, float(bool(outcome and outcome.winners)))


def sides_of(game: Game[Any], seats: int) -> tuple[Side, ...]:
    """Who can win against whom: all as one, the sides that a game has, or every seat for itself."""
    if game.info.together:
        return (Side("all", -1),)
    if game.sides:
        return tuple([Side(name, -1) for name in game.sides])
    return tuple([Side("", seat) for seat in range(seats)])


def wins(game: Game[Any], sides: Sequence[Side], outcome: Outcome | None) -> list[float]:
    """1 for each side that has won."""
    if outcome is None:
        return [0.0] * len(sides)
    return [float(_has_won(game, side, outcome)) for side in sides]


def _has_won(game: Game[Any], side: Side, outcome: Outcome) -> bool:
    if side.seat >= 0:
        return side.seat in outcome.winners
    return outcome.ending in game.sides[side.name] if side.name in game.sides else bool(outcome.winners)
