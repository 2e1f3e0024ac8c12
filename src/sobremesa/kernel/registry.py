"""The games there are, found through entry points, so that one more can come as a package of its own.

A package that can't give its game is left out, with the reason; the others don't suffer from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.metadata import EntryPoint
from typing import Any, NamedTuple

from sobremesa.kernel.entries import entries_of, in_a_line
from sobremesa.kernel.errors import UnknownGame
from sobremesa.kernel.game import Game, GameInfo
from sobremesa.kernel.house_cards import BadCards

GROUP = "sobremesa.games"


class LeftOut(NamedTuple):
    """An entry point that gives no game, and why."""

    game: str
    entry: str
    why: str


def ids() -> tuple[str, ...]:
    """The games that can be played, by name."""
    return tuple(sorted(entry.name for entry, found in _all() if isinstance(found, Game)))


def left_out() -> tuple[LeftOut, ...]:
    return tuple(sorted(found for _, found in _all() if isinstance(found, LeftOut)))


@cache
def get(game_id: str) -> Game[Any]:
    """The game of that name."""
    for entry, taken_by in entries_of(GROUP):
        if entry.name == game_id:
            found = _tried(entry, taken_by)
            if isinstance(found, LeftOut):
                raise UnknownGame(f"{game_id} is left out: {found.why}", "game-left-out", game=game_id, why=found.why)
            return found
    there_are = ", ".join(ids()) or "none"
    raise UnknownGame(f"there is no game {game_id!r}; there are {there_are}", "no-game", game=game_id, games=there_are)


def _all() -> Iterator[tuple[EntryPoint, Game[Any] | LeftOut]]:
    for entry, taken_by in entries_of(GROUP):
        yield entry, _tried(entry, taken_by)


@cache
def _tried(entry: EntryPoint, taken_by: str) -> Game[Any] | LeftOut:
    """The game, or what is wrong with it; a package that fails once isn't asked again."""
    if taken_by:
        return LeftOut(entry.name, entry.value, f"another game has that name: {taken_by}")
    try:
        game = entry.load()
    except BadCards:
        raise  # whoever brought them along is told what is wrong with them
    except (Exception, SystemExit) as error:  # whatever somebody else's module does when it is imported
        return LeftOut(entry.name, entry.value, in_a_line(error))
    if not isinstance(game, Game) or not isinstance(getattr(game, "info", None), GameInfo):
        return LeftOut(entry.name, entry.value, f"{entry.value} is not a game")
    if game.info.id != entry.name:
        return LeftOut(entry.name, entry.value, f"{entry.value} is the game {game.info.id!r}, not {entry.name!r}")
    if game.book is not None and game.book.house is not None:
        game.info = replace(game.info, version=game.book.house.rules(game.info.version))
    return game
