"""The games there are, found through entry points, so that one more can come as a package of its own."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from sobremesa.kernel.errors import UnknownGame
from sobremesa.kernel.game import Game

GROUP = "sobremesa.games"


def ids() -> tuple[str, ...]:
    return tuple(sorted(entry.name for entry in entry_points(group=GROUP)))


@cache
def get(game_id: str) -> Game[Any]:
    for entry in entry_points(group=GROUP):
        if entry.name == game_id:
            game = entry.load()
            if not isinstance(game, Game) or game.info.id != game_id:
                raise UnknownGame(f"the entry point {entry.value} is not the game {game_id!r}")
            return game
    raise UnknownGame(f"there is no game {game_id!r}; there are {', '.join(ids()) or 'none'}")
