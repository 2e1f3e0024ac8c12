"""What a choice uses: the pieces of the box that an option names, with what is done to them."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

from sobremesa.kernel.game import Game
from sobremesa.kernel.settings import SettingValue

Settings = tuple[tuple[str, SettingValue], ...]


@cache
def uses(game: Game[Any], settings: Settings) -> dict[str, tuple[str, ...]]:
    """By the key of an option, `VERB KIND-ID` for each piece it names. One that names a place or a number has none."""
    pieces: defaultdict[str, set[str]] = defaultdict(set)
    for piece in game.components(dict(settings)):
        name = f"{piece.kind}-{piece.id}"
        pieces[piece.id].add(name)
        pieces[name].add(name)
    found = {}
    for option in game.options:
        _, *parts = option.key.split(":")
        # Of a piece that lies on one of two sides, or of which there are several, the rest says which.
        named = sorted(set().union(*[pieces.get(part.partition("/")[0], ()) for part in parts]))
        if named:
            found[option.key] = tuple([f"{option.verb} {name}" for name in named])
    return found
