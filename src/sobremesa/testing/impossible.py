"""Worlds that couldn't be, for the check of the check: faults to plant in how a game deals another world.

Each starts from what the game itself deals, so that whatever else a world must be it is; only the past is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from sobremesa.kernel.game import Game
from sobremesa.kernel.playout import deal
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.settings import complete
from sobremesa.kernel.state import NOBODY, OWNER
from sobremesa.kernel.zones import Zone

AnyGame = Game[Any]
Wrong = Callable[[Any, Any, int, Rng], Any]  # of the game, a state, a seat and a generator

_LOOKED_AT: Final = 60  # positions, to find out where components lie


def hands_of(game: AnyGame) -> str | None:
    """The field in which each seat holds components that the others can't see."""
    return _where(game, OWNER)


def deck_of(game: AnyGame) -> str | None:
    """The field in which components lie that nobody sees."""
    return _where(game, NOBODY)


def _where(game: AnyGame, see: str) -> str | None:
    seats = game.info.seats[0]
    rng = Rng(derive(b"", "where", game.info.id))
    s = deal(game, seats, complete(game.info.settings, {}), rng.branch())
    for _ in range(_LOOKED_AT):
        for info in game.schema.fields:
            if info.see == see and not info.is_rng and _counts(game, s, info.name):
                return info.name
        if not (asked := game.decisions(s)):
            break
        game.apply(s, asked[0].seat, rng.pick(asked[0].options))
    return None


def _counts(game: AnyGame, s: Any, name: str) -> bool:
    """Whether the census misses a component that is taken away from there."""
    value = getattr(s, name)
    less = game.schema.clone(s)
    if isinstance(value, tuple):
        setattr(less, name, value[1:])
    elif held := [seat for seat, zone in enumerate(value) if isinstance(zone, tuple) and zone]:
        getattr(less, name)[held[0]] = value[held[0]][1:]
    return bool(game.census(less) != game.census(s))


def forgets_cards(game: AnyGame, hands: str) -> Wrong:
    """Two others have each a card of the other's, whoever has seen them."""

    def redeal(_: AnyGame, s: Any, seat: int, rng: Rng) -> Any:
        w = game.redeal(s, seat, rng)
        held = getattr(w, hands)
        others = [other for other, zone in enumerate(held) if other != seat and zone]
        if len(others) > 1 and not game.outcome(s):
            rng.shuffle(others)
            one, two = others[:2]
            held[one], held[two] = _swapped(held[one], held[two], 1, rng)
        return w

    return redeal


def conjures_hands(game: AnyGame, hands: str, deck: str) -> Wrong:
    """Somebody holds cards out of the deck that they never drew."""

    def redeal(_: AnyGame, s: Any, seat: int, rng: Rng) -> Any:
        w = game.redeal(s, seat, rng)
        held, pile = getattr(w, hands), getattr(w, deck)
        others = tuple([other for other, zone in enumerate(held) if other != seat and zone])
        if others and pile and not game.outcome(s):
            one = rng.pick(others)
            top, rest = pile[:1], pile[1:]  # what shows of the deck stays
            held[one], rest = _swapped(held[one], rest, min(len(held[one]), len(rest)), rng)
            setattr(w, deck, top + rest)
        return w

    return redeal


def plays_what_was_not_held(game: AnyGame, hands: str) -> Wrong:
    """Whoever chose last has cards with which they couldn't have: those of somebody else."""

    def redeal(_: AnyGame, s: Any, seat: int, rng: Rng) -> Any:
        w = game.redeal(s, seat, rng)
        held = getattr(w, hands)
        others = [other for other, zone in enumerate(held) if other != seat]
        for one, two in pairwise(others):
            if len(held[one]) == len(held[two]) and not game.outcome(s):
                held[one], held[two] = held[two], held[one]
        return w

    return redeal


def _swapped(one: Zone, two: Zone, count: int, rng: Rng) -> tuple[Zone, Zone]:
    mine, yours = list(one), list(two)
    for at in range(count):
        other = rng.below(len(yours))
        mine[at], yours[other] = yours[other], mine[at]
    return tuple(sorted(mine)), tuple(yours) if len(yours) > len(mine) else tuple(sorted(yours))
