"""What possessions add to one's dice: bonuses, what one takes into a combat, dice that may be rolled again."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from sobremesa.games.eldritch.book import BONUS, BOOK, COMBAT_STARTS, IN_COMBAT, STRENGTH_IN_COMBAT, WILL_IN_COMBAT
from sobremesa.games.eldritch.effects.sides import Cast
from sobremesa.games.eldritch.effects.testing import Test
from sobremesa.games.eldritch.rolling import Reroll
from sobremesa.games.eldritch.words import SKILLS
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.kernel.effects.standing import Lasting, Stat

# When one may take something up for a combat.
ARMING: Final = (COMBAT_STARTS, WILL_IN_COMBAT, STRENGTH_IN_COMBAT)


@final
@dataclass(frozen=True)
class Readied:
    """A bonus that one takes for a combat; `cast`: what has to be passed for it."""

    n: int
    cast: Test | None


@cache
def readied(thing: int, skill: int) -> Readied | None:
    found: list[Readied] = []
    for node in BOOK.cards[thing].standing:
        if isinstance(node, On) and node.moment in ARMING and node.cost is None:
            cast = next((part.test for part in tree(node.do) if isinstance(part, Cast)), None)
            found += [Readied(stat.n, cast) for stat in lasting_bonuses(node.do) if stat.key is SKILLS.words[skill]]
    return max(found, key=lambda ready: ready.n, default=None)


def lasting_bonuses(node: Node) -> list[Stat]:
    """What it adds to tests for as long as it lasts."""
    stats = [part.what for part in tree(node) if isinstance(part, Lasting)]
    return [stat for stat in stats if isinstance(stat, Stat) and stat.question is BONUS]


@cache
def rerolled(thing: int, skill: int, flags: int) -> int:
    """How many dice it lets one roll again for nothing; each is nearly one more."""
    return sum(
        [
            node.n
            for node in BOOK.cards[thing].standing
            if isinstance(node, Reroll) and node.cost is None and not node.once
            if node.skill is None or node.skill is SKILLS.words[skill]
            if node.flag is None or flags & node.flag.number
        ]
    )


@cache
def dice_by(thing: int) -> tuple[tuple[int, int, int], ...]:
    """Of each bonus that it gives: the skill, the circumstances or 0, how many dice."""
    found = [
        (node.key.number, 0 if node.flag is None else node.flag.number, node.n)
        for node in BOOK.cards[thing].standing
        if isinstance(node, Stat) and node.question is BONUS and node.key is not None
    ]
    for skill in range(len(SKILLS)):
        ready = readied(thing, skill)
        if ready is not None:
            found.append((skill, IN_COMBAT.number, ready.n if ready.cast is None else ready.n // 2))
    return tuple(found)
