"""A bot's choice, worked out from plain data, so that it can be done in another process."""

from __future__ import annotations

from typing import Any, Final

from sobremesa import bots
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng

Question = tuple[str, bytes, int, str, bytes]

STAND_IN_OF_LAST_RESORT: Final = bots.RANDOM


def question(match: Match[Any], chair: int, level: str) -> Question:
    """What a bot needs to know to choose for that chair now. Its randomness follows from the match's key.

    And from how many choices everybody knows of: a bot mustn't choose otherwise because somebody acted silently.
    """
    rng = match.key.stream("bots", chair, match.noticed)
    return match.game.info.id, match.game.schema.dumps(match.state), chair, level, rng.key


def answer(asked: Question) -> str:
    game_id, saved, chair, level, key = asked
    game = registry.get(game_id)
    state = game.schema.loads(saved)
    decision = next(decision for decision in game.decisions(state) if decision.seat == chair)
    return bots.make(level, game, chair, Rng(key)).choose(Look(game, state, decision)).key
