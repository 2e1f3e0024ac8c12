"""The fifty missions: thirty-six that are scored at dawn, and fourteen golden ones that are used once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sobremesa.games.ansia.book import BOOK, MISSIONS, NO_HUNT, THINGS, THIRSTY, TURN_ENDS, UNHARMED
from sobremesa.games.ansia.effects.conditions import (
    HarmInPlay,
    HasHunted,
    HasPushed,
    HuntedHumanIn,
    HuntedHumans,
    HuntedInCompany,
    HuntedKind,
    OpenedCrypt,
    TookToken,
)
from sobremesa.games.ansia.effects.deeds import (
    Digest,
    HuntAgain,
    HuntBeside,
    Quicken,
    Score,
    ScoreEachHunted,
    ScoreEachPushed,
    StepHome,
    TakeAnotherMission,
)
from sobremesa.games.ansia.effects.instants import Instant, Upon
from sobremesa.games.ansia.effects.tallies import (
    AllHumans,
    AtLeast,
    AtMost,
    DeckSize,
    Digested,
    FamiliarCategories,
    HomeBy,
    HomeFrom,
    HumansThat,
    Most,
    OfCategory,
    OfKind,
    OfMostKind,
    OfType,
    Per,
    Sets,
    Tokens,
    Without,
    Worth,
)
from sobremesa.games.ansia.map import FOREST, MOUNTAINS, PLAINS
from sobremesa.games.ansia.words import (
    ACTING,
    FAMILIAR,
    MILITARY,
    MOVING,
    NOBLE,
    POWER,
    RELIGIOUS,
    ROSE,
    VILLAGER,
    WOLF,
)
from sobremesa.kernel.effects.standing import Lasting, Rule


@final
@dataclass(frozen=True)
class Facts:
    is_golden: bool
    is_white: bool  # novices' public missions come from those with a white title
    for_crowds: bool  # only with five or six


FACTS: Final[list[Facts]] = []  # by mission


def secret(name: str, worth: Worth, *, white: bool = False, crowd: bool = False) -> int:
    number = THINGS.add(MISSIONS, name)
    FACTS.append(Facts(False, white, crowd))
    BOOK.card(MISSIONS, name, rule="ansia-10.1", scored=worth)
    return number


def golden(name: str, used: Instant | Upon, *, crowd: bool = False) -> int:
    number = THINGS.add(MISSIONS, name)
    FACTS.append(Facts(True, False, crowd))
    BOOK.card(MISSIONS, name, rule="ansia-10.2", used=used)
    return number


secret("full-bodied", Per(1, OfKind(VILLAGER), OfKind(MILITARY)), white=True)
secret("blue-and-purple", Per(1, OfKind(RELIGIOUS), OfKind(NOBLE)), white=True)
secret("devout-folk", Per(1, OfKind(VILLAGER), OfKind(RELIGIOUS)), white=True)
secret("masters-and-servants", Per(1, OfKind(VILLAGER), OfKind(NOBLE)), white=True)
secret("crusade", Per(1, OfKind(RELIGIOUS), OfKind(MILITARY)), white=True)
secret("sword-and-crown", Per(1, OfKind(MILITARY), OfKind(NOBLE)), white=True)
secret("peasant-blood", Per(2, OfKind(VILLAGER)), white=True)
secret("altar-wine", Per(2, OfKind(RELIGIOUS)), white=True)
secret("taste-of-iron", Per(2, OfKind(MILITARY)), white=True)
secret("blue-blood", Per(2, OfKind(NOBLE)), white=True)
secret("full-menu", Per(3, Sets()), white=True)
secret("balanced-diet", AtLeast(6, Sets(), 2))
secret("one-dish-meal", AtLeast(6, OfMostKind(), 5))
secret("no-incense", Without(5, RELIGIOUS, 4))
secret("the-pack", Per(2, OfCategory(WOLF)), white=True)
secret("menagerie", Per(2, FamiliarCategories()))
secret("animal-court", AtLeast(5, OfType(FAMILIAR), 3), white=True)
secret("blood-scholar", Per(2, OfType(POWER)), white=True)
secret("rose-garden", AtLeast(3, OfType(ROSE), 1))
secret("collector", Per(1, Tokens()))
secret("full-hands", AtLeast(4, Tokens(), 3), white=True)
secret("iron-stomach", Per(1, Digested()))
secret("light-deck", AtMost(5, DeckSize(), 13))
secret("gluttony", AtLeast(6, AllHumans(), 12))
secret("early-riser", HomeBy(6, 13))
secret("by-a-whisker", HomeFrom(4, 15))
secret("burning-mouth", Per(2, HumansThat(THIRSTY)))
secret("penitent", Per(2, HumansThat(NO_HUNT)))
secret("terror-of-the-village", Most(5, OfKind(VILLAGER)))
secret("terror-of-the-temple", Most(5, OfKind(RELIGIOUS)))
secret("terror-of-the-barracks", Most(5, OfKind(MILITARY)))
secret("terror-of-the-palace", Most(5, OfKind(NOBLE)))
secret("beast-lord", Most(6, OfType(FAMILIAR)), crowd=True)
secret("arch-vampire", Most(6, OfType(POWER)), crowd=True)
secret("thief-king", Most(6, Tokens()), crowd=True)
secret("great-digestion", Most(6, Digested()), crowd=True)

golden("coast-vampire", Upon(HuntedHumanIn(PLAINS), HuntBeside()))
golden("forest-vampire", Upon(HuntedHumanIn(FOREST), Digest(2)))
golden("peak-vampire", Upon(HuntedHumanIn(MOUNTAINS), ScoreEachHunted(2)))
golden("surge", Instant(MOVING, Quicken(3)))
golden("second-helping", Instant(ACTING, HuntAgain(1)))
golden("banquet", Upon(HuntedHumans(3), Score(5)))
golden("grave-robber", Upon(OpenedCrypt(), TakeAnotherMission()))
golden("noble-banquet", Upon(HuntedKind(NOBLE), Score(4)))
golden("sacred-banquet", Upon(HuntedKind(RELIGIOUS), Score(4)))
golden("purification", Upon(HarmInPlay(), Lasting(Rule(UNHARMED), TURN_ENDS)))
golden("retreat", Upon(HasHunted(), StepHome(2)), crowd=True)
golden("shove", Upon(HasPushed(), ScoreEachPushed(3)), crowd=True)
golden("good-company", Upon(HuntedInCompany(), Score(4)), crowd=True)
golden("plunder", Upon(TookToken(), Score(4)), crowd=True)
