"""What a card file imports: every verb, condition, tally, moment and word to declare a card, mission or token with.

`sobremesa words ansia` tells what each of them is.
"""

# One name a line would be a page for each game: these are packed, by module, and the list at the end by kind of name.
# fmt: off
# isort: off
from __future__ import annotations

from typing import Final
from sobremesa.games.ansia.book import (
    DISCOUNT, DISORIENTED, FAST, HUNTED_HUMAN, HUNTS, MIST, NO_HUNT, PERMANENT, PREPARED, SLOW, SUMMING, THIRSTY,
    TOOK_TOKEN, TURN_ENDS, UNHARMED, UNIQUE,
)
from sobremesa.games.ansia.cards.declaring import familiar, golden, human, power, rose, secret, starting, token, vampire
from sobremesa.games.ansia.cards.keywords import (
    disorientation, fast, gregarious, holy_water, inspiring, permanent, prepared, slow, spicy, unique,
)
from sobremesa.games.ansia.effects.conditions import (
    AnotherInPlay, HarmInPlay, HasHunted, HasPushed, HumanInPlay, HumanIs, HuntedHumanIn, HuntedHumans,
    HuntedInCompany, HuntedKind, OpenedCrypt, TookToken,
)
from sobremesa.games.ansia.effects.deeds import (
    Cycle, Digest, Draw, HuntAgain, HuntBeside, Quicken, QuickenEachHuman, Score, ScoreEachHunted, ScoreEachPushed,
    StepHome, TakeAnotherMission, TakeMission, TakeTopCard,
)
from sobremesa.games.ansia.effects.instants import Instant, Sacrifice, Upon, WhenHunted, WhenTaken
from sobremesa.games.ansia.effects.likings import CountsAs
from sobremesa.games.ansia.effects.parasols import PlayAfterDawn
from sobremesa.games.ansia.effects.tallies import (
    AllHumans, AtLeast, AtMost, CardsOfKind, DeckSize, Digested, FamiliarCategories, HomeBy, HomeFrom, HumansThat,
    Most, OfCategory, OfKind, OfMostKind, OfType, Per, Sets, Together, Tokens, Without,
)
from sobremesa.games.ansia.map import FOREST, MOUNTAINS, PLAINS
from sobremesa.games.ansia.words import (
    ACTING, BAT, BEAR, BODY, CAT, DOG, FAMILIAR, FIRST, FORM, MILITARY, MIND, MOVING, NOBLE, POWER, RAT, RAVEN,
    RELIGIOUS, ROSE, SPENDING, VILLAGER, WHENEVER, WOLF,
)
from sobremesa.kernel.effects.control import Ballot, Choose, Each, GoTo, If, May, Nothing, Pick, Repeat, Seq, Under
from sobremesa.kernel.effects.listening import Instead, On, Prevent
from sobremesa.kernel.effects.results import ByResult, Row
from sobremesa.kernel.effects.selectors import Both, Fixed, Not, Others, Result, TheOne, You
from sobremesa.kernel.effects.standing import Lasting, Rule, Stat
from sobremesa.kernel.effects.whose import ANY, HERE, OTHER, OWN, THIS
from sobremesa.kernel.effects.words import Words

__all__ = [
    "ACTING", "ANY", "BAT", "BEAR", "BODY", "CAT", "DISCOUNT", "DISORIENTED", "DOG", "FAMILIAR", "FAST", "FIRST",
    "FOREST", "FORM", "HERE", "HUNTED_HUMAN", "HUNTS", "MILITARY", "MIND", "MIST", "MOUNTAINS", "MOVING", "NOBLE",
    "NO_HUNT", "OTHER", "OWN", "PERMANENT", "PLAINS", "POWER", "PREPARED", "RAT", "RAVEN", "RELIGIOUS", "ROSE",
    "SLOW", "SPENDING", "SUMMING", "THIRSTY", "THIS", "TOOK_TOKEN", "TURN_ENDS", "UNHARMED", "UNIQUE", "VILLAGER",
    "WHENEVER", "WOLF", "AllHumans", "AnotherInPlay", "AtLeast", "AtMost", "Ballot", "Both", "ByResult",
    "CardsOfKind", "Choose", "CountsAs", "Cycle", "DeckSize", "Digest", "Digested", "Draw", "Each",
    "FamiliarCategories", "Final", "Fixed", "GoTo", "HarmInPlay", "HasHunted", "HasPushed", "HomeBy", "HomeFrom",
    "HumanInPlay", "HumanIs", "HumansThat", "HuntAgain", "HuntBeside", "HuntedHumanIn", "HuntedHumans",
    "HuntedInCompany", "HuntedKind", "If", "Instant", "Instead", "Lasting", "May", "Most", "Not", "Nothing",
    "OfCategory", "OfKind", "OfMostKind", "OfType", "On", "OpenedCrypt", "Others", "Per", "Pick", "PlayAfterDawn",
    "Prevent", "Quicken", "QuickenEachHuman", "Repeat", "Result", "Row", "Rule", "Sacrifice", "Score",
    "ScoreEachHunted", "ScoreEachPushed", "Seq", "Sets", "Stat", "StepHome", "TakeAnotherMission", "TakeMission",
    "TakeTopCard", "TheOne", "Together", "Tokens", "TookToken", "Under", "Upon", "WhenHunted", "WhenTaken",
    "Without", "Words", "You", "disorientation", "familiar", "fast", "golden", "gregarious", "holy_water", "human",
    "inspiring", "permanent", "power", "prepared", "rose", "secret", "slow", "spicy", "starting", "token", "unique",
    "vampire",
]
