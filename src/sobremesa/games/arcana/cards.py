"""The arcana: what each asks for, how long it lasts, and the power on its back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sobremesa.games.arcana.conditions import (
    AllDifferent,
    Always,
    Apart,
    Condition,
    DifferenceIsVisible,
    Exactly,
    GrandTotalMultiple,
    HighOdds,
    HoursApart,
    KeptIsVisible,
    KeptTopsThese,
    Makes,
    Never,
    NoNeighbour,
    OnlyOneOf,
    PlayTheOne,
    Sum,
    SumMultiple,
    SumParity,
    Table,
    Times,
    ValuesBetween,
    hours_of,
)
from sobremesa.games.arcana.powers import (
    AFTER_PLAY,
    Amplify,
    Cycle,
    DiscardLower,
    Exile,
    Help,
    IsHigher,
    IsOneOf,
    IsSame,
    IsWithin,
    Old,
    Plus,
    Power,
    Relocate,
    Slow,
    Twice,
)
from sobremesa.kernel.effects import Phrase

VALUES: Final = range(1, 8)
COPIES: Final = 3  # of each fate in the bag
ROW: Final = 4  # arcana on the table
GOAL: Final = 7  # on both tracks
HOURS: Final = (0, *(hours_of(value) for value in VALUES))  # by value


@dataclass(frozen=True)
class Arcanum:
    """`moons` is how many hours it lasts; 0 for the two that last by a rule of their own."""

    id: str
    condition: Condition
    moons: int
    power: Power
    tells: bool = False  # whoever plays here must say whether the fate kept is higher
    harmless: bool = False  # its fading brings no doom
    again: bool = False  # whoever plays here draws a fate and plays once more, elsewhere
    wishes: int = 0  # how many predictions more the group may make
    sevens_count: int = 3  # hours of a 7 here
    steals: bool = False  # takes a fate higher than the one kept after each play elsewhere
    doubles: int = 0  # fades when its fates add up to so many times the fate kept
    frightened_by: tuple[int, ...] = ()  # fades when one of these was played anywhere

    def say(self) -> tuple[Phrase, ...]:
        """All its front says, sentence by sentence."""
        sentences: list[Phrase] = [self.condition.say()]
        if self.tells:
            sentences.append(("and-tells", ()))
        if self.harmless:
            sentences.append(("and-harmless", ()))
        if self.again:
            sentences.append(("and-again", ()))
        if self.wishes:
            sentences.append(("and-wishes", (("n", self.wishes),)))
        if self.sevens_count != HOURS[7]:
            sentences.append(("and-sevens-count", (("n", self.sevens_count),)))
        if self.steals:
            sentences.append(("and-steals", ()))
        if self.doubles:
            sentences.append(("and-doubles", (("n", self.doubles),)))
        if self.frightened_by:
            sentences.append(("and-frightened-by", (("values", self.frightened_by),)))
        return tuple(sentences)


BASE: Final = (
    Arcanum("beast", Apart(1, 1), 1, Twice()),
    Arcanum("belltower", SumMultiple(3), 2, DiscardLower()),
    Arcanum("blind-man", Always(), 1, IsOneOf((1, 4, 7)), harmless=True),
    Arcanum("chalice", Always(), 2, IsOneOf((1, 4, 7)), tells=True),
    Arcanum("dawn", PlayTheOne(higher=True), 3, IsHigher()),
    Arcanum("deep", Sum(high=5), 3, IsHigher()),
    Arcanum("engine", Times((2, 3)), 3, IsOneOf((5, 6, 7))),
    Arcanum("huntress", Apart(2, 2), 1, Twice()),
    Arcanum("judge", SumParity(odd=False), 3, IsOneOf((3, 4, 5))),
    Arcanum("key", Sum(low=7, high=9), 3, Old()),
    Arcanum("leviathan", Sum(low=11), 4, DiscardLower()),
    Arcanum("lord", OnlyOneOf((5, 6, 7)), 3, IsOneOf((5, 6, 7))),
    Arcanum("midnight", PlayTheOne(higher=False), 3, IsHigher()),
    Arcanum("mirror", Apart(0, 0), 1, Twice()),
    Arcanum("noble", OnlyOneOf((3, 4, 5)), 3, IsOneOf((3, 4, 5))),
    Arcanum("prophet", KeptIsVisible(), 2, Cycle()),
    Arcanum("rider", AllDifferent(), 2, Cycle()),
    Arcanum("servant", OnlyOneOf((1, 2, 3)), 2, IsOneOf((1, 2, 3))),
    Arcanum("shore", Apart(4), 4, DiscardLower()),
    Arcanum("stranger", SumParity(odd=True), 3, IsOneOf((1, 2, 3))),
)

EXPANSION: Final = (
    Arcanum("asunder", DifferenceIsVisible(), 1, IsSame()),
    Arcanum("fortune", HighOdds(), 3, Plus()),
    Arcanum("iron", KeptTopsThese(), 4, Plus()),
    Arcanum("captain", OnlyOneOf((1, 4, 7)), 3, IsOneOf((1, 4, 7))),
    Arcanum("feast", Always(), 4, Relocate(), again=True),
    Arcanum("ghost", NoNeighbour(1), 2, Plus()),
    Arcanum("lantern", GrandTotalMultiple(4), 3, Relocate()),
    Arcanum("pallbearers", Apart(1, 2), 2, IsWithin(2)),
    Arcanum("passage", ValuesBetween(1), 2, IsSame()),
    Arcanum("wish", Always(), 2, Old(), wishes=1),
    Arcanum("imago", Always(), 3, Cycle(), sevens_count=1),
    Arcanum("north-wind", HoursApart(1), 2, Slow()),
    Arcanum("thief", Never(), 2, Help((2, 6)), steals=True),
    Arcanum("musicians", Makes(11), 3, Exile()),
    Arcanum("fall", Always(), 0, Amplify(), doubles=2),
    Arcanum("ash", Exactly(7), 0, Help((2, 6)), frightened_by=(1, 2)),
)

ARCANA: Final = BASE + EXPANSION
AFTER_PLAY_CARDS: Final = frozenset(n for n, arcanum in enumerate(ARCANA) if arcanum.power.WHEN == AFTER_PLAY)
THIEF: Final = next(n for n, arcanum in enumerate(ARCANA) if arcanum.steals)
NUMBER: Final = {arcanum.id: number for number, arcanum in enumerate(ARCANA)}  # a card is a small int in the state


def hours_on(card: int, fates: Sequence[int], slowed: bool) -> int:
    """How many hours those fates consume before that arcanum; slowed down, one each."""
    if slowed:
        return len(fates)
    sevens = ARCANA[card].sevens_count
    return sum([sevens if value == 7 else HOURS[value] for value in fates])


# --- which kept fates make a play legal, as a set of bits ------------------------------------------------------------

_EMPTY: Final = Table()


def _kept(condition: Condition, p: int, table: Table) -> int:
    # Up to 8: a power may make the fate kept count one more.
    return sum(1 << h for h in range(1, 9) if condition.holds(p, h, table))


FIXED: Final = [
    None if arcanum.condition.LOOKS else tuple(_kept(arcanum.condition, p, _EMPTY) for p in range(8))
    for arcanum in ARCANA
]


@lru_cache(maxsize=1 << 16)
def _looking(card: int, visible: tuple[int, ...], here: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(_kept(ARCANA[card].condition, p, Table(visible, here)) for p in range(8))


def kept_by_played(card: int, visible: tuple[int, ...], here: tuple[int, ...]) -> tuple[int, ...]:
    """For each value played on the card, the values of the kept fate that make it legal (bit h for value h)."""
    fixed = FIXED[card]
    return fixed if fixed is not None else _looking(card, visible, here)
