"""Dice: how many an investigator would roll, and what they are likely to come to."""

from __future__ import annotations

from functools import cache
from typing import Final

from sobremesa.games.eldritch.book import BONUS, DICE_MORE, FROM_FOUR, ONLY_SIX
from sobremesa.games.eldritch.facts import SHEETS
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.effects.registers import BLANK, FLAGS, WHO
from sobremesa.kernel.effects.running import close_scope, put
from sobremesa.kernel.effects.standing import best, is_so, total

USUAL: Final = 1 / 3
BLESSED: Final = 1 / 2
CURSED: Final = 1 / 6


@cache
def spread(dice: int, good: float) -> tuple[float, ...]:
    """Of each number of successes, how likely it is."""
    found: tuple[float, ...] = (1.0,)
    for _ in range(dice):
        found = tuple(
            [
                (found[n] * (1 - good) if n < len(found) else 0.0) + (found[n - 1] * good if n else 0.0)
                for n in range(len(found) + 1)
            ]
        )
    return found


@cache
def at_least(need: int, dice: int, good: float) -> float:
    return sum(spread(dice, good)[max(0, need) :])


def good_of(s: Eldritch, seat: int) -> float:
    """How likely each die is to be a success."""
    if is_so(s, ONLY_SIX, seat):
        return CURSED
    return BLESSED if is_so(s, FROM_FOUR, seat) else USUAL


def dice_of(s: Eldritch, seat: int, skill: int, flags: int = 0) -> int:
    """How many dice a test of that skill would give in those circumstances, before its own modifier."""
    s.registers.extend(BLANK)
    put(s, WHO, seat)
    put(s, FLAGS, flags)
    dice = SHEETS[s.sheets[seat]].skills[skill] + s.improved[seat][skill]
    dice += best(s, BONUS, seat, key=skill) + total(s, DICE_MORE, seat)
    close_scope(s)
    return dice
