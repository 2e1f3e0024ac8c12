"""One person may lead several seats: only where no seat is shown what it must keep from another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.kernel.game import Game
from sobremesa.kernel.state import OWNER


def leading_complaints(game: Game[Any]) -> list[str]:
    """What speaks against leading several seats of it, where the game says that one may."""
    return list(_complaints(game)) if game.info.leads > 1 else []


def _complaints(game: Game[Any]) -> Iterator[str]:
    private = {info.name for info in game.schema.fields if info.see == OWNER}
    tellable = set(game.info.tellable)
    for name in sorted(private - tellable):
        yield f"{name}: a seat alone sees it, and nothing says that it may be told to the others"
    for name in sorted(tellable - private):
        yield f"{name}: it may be told, but no seat alone sees it"
    if type(game).whisper is not Game.whisper:
        yield "whisper: somebody is told something alone"
    if game.info.quiet:
        yield "quiet: who leads the others can't keep silent before them"
