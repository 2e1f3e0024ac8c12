"""A game that at given positions is another world, and for all else the game it is made from.

Where a match comes to such a position, it goes on from the redealt one. The rules are as deterministic as before, so
that the match is played again, taken back and read from its record like any other.
"""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.testing.faults import planted

AnyGame = Game[Any]
Turns = dict[str, Any]  # the digest of a position: the world that takes its place


def turned(game: AnyGame, turns: Turns, left: set[str]) -> AnyGame:
    """`left` is filled with the digests of the positions that somebody went on from."""
    schema = game.schema

    def turn(s: Any) -> None:
        if turns and (world := turns.get(schema.digest(s))) is not None:
            world = schema.clone(world)
            for info in schema.fields:
                setattr(s, info.name, getattr(world, info.name))
            s.asked = None

    def begin(_: AnyGame, s: Any) -> None:
        game.begin(s)
        turn(s)

    def apply(_: AnyGame, s: Any, seat: int, option: Option) -> None:
        left.add(schema.digest(s))
        game.apply(s, seat, option)
        turn(s)

    return planted(game, begin=begin, apply=apply)
