"""What a card file imports: every verb, condition and power with which an arcanum is declared.

`sobremesa words arcana` tells what each of them is.
"""

# One name a line would be a page for each game: these are packed, by module, and the list at the end by kind of name.
# fmt: off
# isort: off
from __future__ import annotations

from typing import Final
from sobremesa.games.arcana.book import AMPLIFIES
from sobremesa.games.arcana.box import HOURS
from sobremesa.games.arcana.cards.arcanum import AFTER_PLAY, Arcanum, enter
from sobremesa.games.arcana.cards.powers import (
    amplify, cycle, discard_lower, exile, help_with, higher, is_one_of, old, plus, relocate, same, slow, twice,
    within,
)
from sobremesa.games.arcana.conditions import (
    AllDifferent, Always, Apart, DifferenceIsVisible, Exactly, GrandTotalMultiple, HighOdds, HoursApart,
    KeptIsVisible, KeptTopsThese, Makes, Never, NoNeighbour, OnlyOneOf, PlayTheOne, Sum, SumMultiple, SumParity,
    Times, ValuesBetween,
)
from sobremesa.games.arcana.effects.answers import Answer, NameNumber, TellAge
from sobremesa.games.arcana.effects.fates import Banish, MoveFate, ReturnLower
from sobremesa.games.arcana.effects.row import Cycle, KeptCountsMore, MorePredictions, SlowDown, SpendAnother
from sobremesa.kernel.effects.control import Ballot, Choose, Each, GoTo, If, May, Nothing, Pick, Repeat, Seq, Under
from sobremesa.kernel.effects.listening import Instead, On, Prevent
from sobremesa.kernel.effects.results import ByResult, Row
from sobremesa.kernel.effects.selectors import Both, Fixed, Not, Others, Result, TheOne, You
from sobremesa.kernel.effects.standing import Lasting, Rule, Stat
from sobremesa.kernel.effects.whose import ANY, HERE, OTHER, OWN, THIS

__all__ = [
    "AFTER_PLAY", "AMPLIFIES", "ANY", "HERE", "HOURS", "OTHER", "OWN", "THIS", "AllDifferent", "Always", "Answer",
    "Apart", "Arcanum", "Ballot", "Banish", "Both", "ByResult", "Choose", "Cycle", "DifferenceIsVisible", "Each",
    "Exactly", "Final", "Fixed", "GoTo", "GrandTotalMultiple", "HighOdds", "HoursApart", "If", "Instead",
    "KeptCountsMore", "KeptIsVisible", "KeptTopsThese", "Lasting", "Makes", "May", "MorePredictions", "MoveFate",
    "NameNumber", "Never", "NoNeighbour", "Not", "Nothing", "On", "OnlyOneOf", "Others", "Pick", "PlayTheOne",
    "Prevent", "Repeat", "Result", "ReturnLower", "Row", "Rule", "Seq", "SlowDown", "SpendAnother", "Stat", "Sum",
    "SumMultiple", "SumParity", "TellAge", "TheOne", "Times", "Under", "ValuesBetween", "You", "amplify", "cycle",
    "discard_lower", "enter", "exile", "help_with", "higher", "is_one_of", "old", "plus", "relocate", "same",
    "slow", "twice", "within",
]
