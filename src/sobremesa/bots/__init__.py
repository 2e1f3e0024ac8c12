"""Players for any game, each known by a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.bots.guest import BotFault, Guest
from sobremesa.bots.kinds import (
    EASY,
    HOUSE,
    OURS,
    RANDOM,
    SEARCH,
    BotKind,
    NoSuchBot,
    Player,
    installed,
    kind_called,
    left_out,
)
from sobremesa.bots.look import Choice, Look, World
from sobremesa.bots.random import RandomBot
from sobremesa.kernel.bot import Bot
from sobremesa.kernel.game import Game
from sobremesa.kernel.key import MatchKey
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import S

__all__ = [
    "HOUSE",
    "NAMES",
    "RANDOM",
    "BotFault",
    "BotKind",
    "Choice",
    "Guest",
    "Look",
    "NoSuchBot",
    "Player",
    "World",
    "among",
    "best_for",
    "hear",
    "installed",
    "is_quick",
    "kind_called",
    "left_out",
    "make",
    "names_for",
    "seated",
    "spread",
    "strangers",
    "who_can_play",
]

NAMES = OURS


def make(name: str, game: Game[S], seat: int, rng: Rng) -> Bot[S]:
    """The bot of that name for that seat. It draws from `rng` and from nothing else."""
    if name == RANDOM:
        return RandomBot(rng)
    if name == HOUSE:
        bot = game.house(seat, rng)
        if bot is None:
            there_are = ", ".join(who_can_play(game))
            message = f"{game.info.id} has no house bot; it can be played by {there_are}"
            raise NoSuchBot(message, "no-bot", bot=name, bots=there_are)
        return bot
    kind = kind_called(name)
    if kind is not None and _can_play(kind, game):
        return Guest(kind, game, seat, rng)
    there_are = ", ".join(who_can_play(game))
    raise NoSuchBot(f"there is no bot {name!r}; there are {there_are}", "no-bot", bot=name, bots=there_are)


def is_quick(name: str) -> bool:
    """Whether it answers at once. All others get processes of their own: they simulate, or somebody else wrote them."""
    return name in (RANDOM, EASY, HOUSE)


def names_for(game: Game[Any]) -> tuple[str, ...]:
    """The house's own bots that can play the game and answer at once."""
    has_house = game.house(0, Rng(bytes(32))) is not None
    return (RANDOM, HOUSE) if has_house else (RANDOM,)


def who_can_play(game: Game[Any]) -> tuple[str, ...]:
    """Everybody who can be asked to play the game; last who sits down where nobody said who should."""
    return (*[kind.name for kind in installed() if kind.plays(game)], *among(NAMES, game))


def among(names: Sequence[str], game: Game[Any]) -> tuple[str, ...]:
    """Those of them who can play the game, in the same order."""
    can_play = names_for(game)
    return tuple([name for name in names if name in can_play or _plays(name, game)])


def _plays(name: str, game: Game[Any]) -> bool:
    kind = kind_called(name)
    return kind is not None and _can_play(kind, game)


def _can_play(kind: BotKind, game: Game[Any]) -> bool:
    if kind.name == SEARCH:
        return game.searched is not None
    return kind.plays(game) and (kind.name != EASY or HOUSE in names_for(game))


def best_for(game: Game[Any]) -> str:
    """Who sits in an empty chair when nobody said who should."""
    return names_for(game)[-1]


def hear(names: Sequence[str]) -> bool:
    """Whether any of them wants to be told what happened."""
    return any(map(_hears, set(names)))


def _hears(name: str) -> bool:
    try:
        kind = kind_called(name)
    except NoSuchBot:  # it was here when it sat down
        return False
    return kind is not None and kind.hears


def strangers(names: Sequence[str]) -> frozenset[int]:
    """The seats of bots that don't play as the house does; "" is a person's."""
    return frozenset([seat for seat, name in enumerate(names) if name not in ("", HOUSE, SEARCH)])


def spread(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names dealt round the table until every seat has one."""
    return tuple(names[seat % len(names)] for seat in range(seats))


def seated(names: Sequence[str], game: Game[S], key: MatchKey) -> list[Bot[S]]:
    """A bot for each name, in the order of the seats, each with a generator of its own out of the match's key."""
    return [make(name, game, seat, key.stream("bots", seat)) for seat, name in enumerate(names)]
