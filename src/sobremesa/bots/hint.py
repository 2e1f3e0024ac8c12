"""What somebody who asks is told: what the house would do in their place, and why, from their own view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from sobremesa.bots.kinds import USUAL_BUDGET
from sobremesa.bots.look import Look
from sobremesa.bots.search import Search
from sobremesa.kernel import bot as kernel
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Plain

MOST: Final = 3  # options that are spoken of


@final
@dataclass(frozen=True)
class Suggestion:
    """An option that somebody might choose, why, and whether it was tried out in worlds that may be."""

    option: Option
    reason: kernel.Reason
    tried: bool = False


def hint(game: Game[Any], seen: kernel.Look[Any], stream: Rng, budget: int = USUAL_BUDGET) -> tuple[Suggestion, ...]:
    """What is best, and what next: the better first, and nothing that nobody has weighed or that nothing speaks for.

    What it says follows from the look and the stream alone. Where looking ahead was seen to pay, it looks ahead.
    """
    look = Look(game, seen, stream, budget)
    searched = game.searched
    tried = searched is not None and look.decision.ask in searched.asks and len(look.options) > 1
    options = _tried(game, look, stream) if tried else look.best(len(look.options))
    found: list[Suggestion] = []
    for option, why in zip(options, look.reasons(options), strict=True):
        told = kernel.Reason(look.reason(option)) if why is None and not found else why
        if told is not None and len(found) < MOST:
            found.append(Suggestion(option, told, tried))
    return tuple(found)


def sign(game: Game[Any], view: Plain, literal: frozenset[int]) -> kernel.Reason | None:
    """What the last play says by what house bots have agreed on, to who has that view; `literal` haven't agreed."""
    adviser = game.adviser
    return adviser.sign(view, literal) if adviser is not None and adviser.sign is not None else None


def _tried(game: Game[Any], look: Look[Any], stream: Rng) -> tuple[Option, ...]:
    """What won most in worlds that may be."""
    choice = Search(game, look.seat, stream.branch()).choose(look)
    worths = choice.worths
    others = [option for option in worths if option != choice.option]
    return (choice.option, *sorted(others, key=lambda option: -worths[option]))
