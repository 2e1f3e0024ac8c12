"""A bot's choice, worked out from plain data, so that it can be done in another process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sobremesa import bots
from sobremesa.kernel import registry
from sobremesa.kernel.bot import Look
from sobremesa.kernel.events import Event, Seen
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.talk import said_by, what_to_say

STAND_IN_OF_LAST_RESORT: Final = bots.RANDOM


class Question(NamedTuple):
    """All that a bot is given, wherever it thinks. The state is a world dealt for its chair, never the true one."""

    game: str
    state: bytes
    chair: int
    level: str
    persons: tuple[int, ...]
    told: tuple[Seen, ...]
    key: bytes
    strangers: tuple[int, ...] = ()
    speaks: bool = False  # it isn't asked anything, but whether it wants to say something


def question(
    match: Match[Any],
    chair: int,
    level: str,
    persons: tuple[int, ...] = (),
    log: Iterable[tuple[int, Event]] = (),
    *,
    strangers: tuple[int, ...] = (),
) -> Question:
    """What a bot needs to know to choose for that chair now. Its randomness follows from the match's key.

    And from how many choices everybody knows of: a bot mustn't choose otherwise because somebody acted silently.
    """
    told = tuple([event.seen_from(chair) for _, event in log]) if bots.hear((level,)) else ()
    return Question(
        match.game.info.id,
        sealed(match, chair),
        chair,
        level,
        persons,
        told,
        match.key.stream("bots", chair, match.noticed).key,
        strangers,
    )


def sealed(match: Match[Any], chair: int) -> bytes:
    """A world that the chair can't tell from the real one. In two matches that it can't tell apart it is the same."""
    rng = match.key.stream("sealed", chair, match.noticed)
    return match.game.schema.dumps(match.game.redeal(match.state, chair, rng))


def occasion(
    match: Match[Any], chair: int, level: str, persons: tuple[int, ...] = (), log: Iterable[tuple[int, Event]] = ()
) -> Question:
    """What a bot needs to know to say something about the last occasion: of each it is asked once."""
    number, _ = match.game.occasion(match.state)
    key = match.key.stream("talk", chair, number).key
    return question(match, chair, level, persons, log)._replace(key=key, speaks=True)


def answer(asked: Question) -> str:
    """The key of what it chooses; of what it says, "" if it says nothing."""
    game = registry.get(asked.game)
    state = game.schema.loads(asked.state)
    bot = bots.make(asked.level, game, asked.chair, Rng(asked.key))
    if asked.speaks:
        sayable = what_to_say(game, state, asked.chair)
        said = sayable and said_by(bot, Look(game, state, sayable, frozenset(asked.persons), asked.told))
        return said.key if said is not None else ""
    decision = next(decision for decision in game.decisions(state) if decision.seat == asked.chair)
    look = Look(game, state, decision, frozenset(asked.persons), asked.told, strangers=frozenset(asked.strangers))
    return bot.choose(look).key
