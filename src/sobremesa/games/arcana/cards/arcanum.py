"""What an arcanum is: the front, which asks something of who plays there, and the back, a power of one use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sobremesa.games.arcana.book import BACKS, BOOK, CARDS, THINGS
from sobremesa.games.arcana.box import HOURS
from sobremesa.games.arcana.conditions import Condition
from sobremesa.kernel.effects.node import REVEALS, Node, Standing, scan
from sobremesa.kernel.effects.words import YOU_DO
from sobremesa.kernel.phrase import Phrase

# When a power may be used, and with that, by whom: the first two by the active player, the next two by the group.
BEFORE_PLAY: Final = "before-play"
AFTER_PLAY: Final = "after-play"
BEFORE_PREDICTION: Final = "before-prediction"
AFTER_RIGHT: Final = "after-right"
ON_FADING: Final = "on-fading"  # used by nobody: it happens when the card fades


@final
@dataclass(frozen=True, eq=False)
class Power:
    """`rule` says what it does, by whom and when. `does` stands in the book under the name of its window."""

    id: str
    window: str
    rule: str
    does: Node

    def say(self) -> Phrase:
        return "does", (("rows", tuple(self.does.sentences(YOU_DO))),)

    def reveals(self) -> bool:
        return bool(scan(self.does) & REVEALS)


@final
@dataclass(frozen=True, eq=False)
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
            sentences.append(("and-frightened-by", (("either", self.frightened_by),)))
        return tuple(sentences)


ENTERED: Final[list[Arcanum]] = []  # by card


def enter(arcana: tuple[Arcanum, ...]) -> tuple[Arcanum, ...]:
    """Write them in the book: from now on each is a small int in the state, and a name wherever it is kept."""
    for arcanum in arcana:
        THINGS.add(CARDS, arcanum.id)
        ENTERED.append(arcanum)
        BACKS.append(arcanum.power.id)
        power = arcanum.power
        if isinstance(power.does, Standing):
            BOOK.card(CARDS, arcanum.id, power.does, rule=power.rule)
        else:
            BOOK.card(CARDS, arcanum.id, rule=power.rule, **{power.window: power.does})
    return arcana
