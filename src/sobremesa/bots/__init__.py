"""Players for any game, each known by a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.bots.random import RandomBot
from sobremesa.kernel.bot import Bot
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import S

RANDOM: Final = "random"
HOUSE: Final = "house"
NAMES: Final = (RANDOM, HOUSE)


class NoSuchBot(SobremesaError):
    """No bot goes by that name, or not in this game."""


def make(name: str, game: Game[S], seat: int, rng: Rng) -> Bot[S]:
    """The bot of that name for that seat. It draws from `rng` and from nothing else."""
    if name == RANDOM:
        return RandomBot(rng)
    if name == HOUSE:
        bot = game.house(seat, rng)
        if bot is None:
            there_are = ", ".join(names_for(game))
            message = f"{game.info.id} has no house bot; it can be played by {there_are}"
            raise NoSuchBot(message, "no-bot", bot=name, bots=there_are)
        return bot
    there_are = ", ".join(names_for(game))
    raise NoSuchBot(f"there is no bot {name!r}; there are {there_are}", "no-bot", bot=name, bots=there_are)


def names_for(game: Game[Any]) -> tuple[str, ...]:
    """Every bot that can play the game."""
    has_house = game.house(0, Rng(bytes(32))) is not None
    return NAMES if has_house else (RANDOM,)


def best_for(game: Game[Any]) -> str:
    """Who sits in an empty chair when nobody said who should."""
    return names_for(game)[-1]


def spread(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names dealt round the table until every seat has one."""
    return tuple(names[seat % len(names)] for seat in range(seats))


def seated(names: Sequence[str], game: Game[S], key: MatchKey) -> list[Bot[S]]:
    """A bot for each name, in the order of the seats, each with a generator of its own out of the match's key."""
    return [make(name, game, seat, key.stream("bots", seat)) for seat, name in enumerate(names)]
