"""What Humans do in sight of all, and how often: whoever is not one does it about as often, so that it tells little.

What is *shown* (a hand with Whisky, a role declared) is proof, and nobody can mimic it.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from sobremesa.games.cosa import cards
from sobremesa.games.cosa.bot.frequencies import OF_HUMANS
from sobremesa.games.cosa.box import CARDS
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng


@final
class Manner(NamedTuple):
    """How little one shows of what one is."""

    at_least: float  # of how often Humans do a thing, those who are none do it
    at_most: float
    hiding: float  # so often a Human with nothing to hide doesn't show it: else who hides would be none


DISCREET: Final = Manner(at_least=0.5, at_most=1.5, hiding=0.33)
FRANK: Final = Manner(at_least=0.0, at_most=1e9, hiding=0.0)  # everybody does what they want
GRAIN: Final = 1 << 16

REFUSING: Final = {"answer": "refuse", "stand-in": "stand-in", "move": "stay"}  # by what one is asked
PLAYING: Final = ("play", "play-on")


def act_of(ask: str, option: Option) -> str:
    """What others see somebody do; nothing if it is what everybody does for want of something else."""
    if option.verb in PLAYING:
        return "" if option.args[0] == cards.WHISKY else CARDS[option.args[0]].id
    if option.verb == "defend":
        return REFUSING.get(ask, "")
    if option.verb in ("chop-quarantine", "chop-door"):
        return option.verb
    return ""


def how_often(act: str, seats: int) -> float:
    """How often a Human who could do it does it."""
    table = min(OF_HUMANS, key=lambda size: (abs(size - seats), size))
    return OF_HUMANS[table].get(act, 0.0)


def as_humans_do(ask: str, options: tuple[Option, ...], seats: int, rng: Rng, manner: Manner) -> tuple[Option, ...]:
    """What of the options is left to somebody who must not be told from a Human.

    For each act it is drawn whether they do it now, want it or not, and whether they leave it.
    """
    acts = sorted({act_of(ask, option) for option in options} - {""})
    barred = set()
    for act in acts:
        often = how_often(act, seats)
        at = rng.below(GRAIN) / GRAIN
        if at < manner.at_least * often:
            return tuple([option for option in options if act_of(ask, option) == act])
        if at >= manner.at_most * often:
            barred.add(act)
    left = tuple([option for option in options if act_of(ask, option) not in barred])
    return left or options
