"""Dice: how many an investigator would roll, and what they are likely to come to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from sobremesa.games.eldritch.book import BONUS, DICE_MORE, FROM_FOUR, IN_COMBAT, ONLY_SIX
from sobremesa.games.eldritch.bot.arms import readied, rerolled
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


@final
@dataclass(frozen=True)
class Better:
    """So many more dice in tests of a skill, in those circumstances or (0) in all: as if one had something for it."""

    skill: int
    flags: int
    dice: int

    def fits(self, skill: int, flags: int) -> bool:
        return skill == self.skill and (not self.flags or bool(flags & self.flags))


def standing_bonus(s: Eldritch, seat: int, skill: int, flags: int) -> int:
    s.registers.extend(BLANK)
    put(s, WHO, seat)
    put(s, FLAGS, flags)
    bonus = best(s, BONUS, seat, key=skill)
    close_scope(s)
    return bonus


def dice_of(s: Eldritch, seat: int, skill: int, flags: int = 0, *, ready: bool = True) -> int:
    """How many dice a test of that skill would give in those circumstances, before its own modifier; `ready`: with
    what one can take into a combat."""
    s.registers.extend(BLANK)
    put(s, WHO, seat)
    put(s, FLAGS, flags)
    own = SHEETS[s.sheets[seat]].skills[skill] + s.improved[seat][skill]
    bonus, more = best(s, BONUS, seat, key=skill), total(s, DICE_MORE, seat)
    close_scope(s)
    for thing in s.held[seat]:
        more += rerolled(thing, skill, flags)
        arm = readied(thing, skill) if ready and flags & IN_COMBAT.number else None
        if arm is not None and arm.n > bonus:
            lore = 0 if arm.cast is None else dice_of(s, seat, arm.cast.skill.number) + arm.cast.modifier
            likely = 1.0 if arm.cast is None else at_least(1, max(1, lore), good_of(s, seat))
            bonus += round((arm.n - bonus) * likely)
    return own + bonus + more
