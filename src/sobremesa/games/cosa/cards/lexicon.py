"""What a card file imports: every verb, reach, moment and word with which a card is declared.

`sobremesa words cosa` tells what each of them is.
"""

# One name a line would be a page for each game: these are packed, by module, and the list at the end by kind of name.
# fmt: off
# isort: off
from __future__ import annotations

from typing import Final
from sobremesa.games.cosa.book import (
    BOOK, BURN, DOORS, DUTY, EXCHANGE, HUMAN, INFECTADO, KINDS, LA_COSA, MOVE, NEIGHBOURS, NO_AIM, NO_EXCHANGE,
    NO_FIRE, NO_MOVE, NO_PLAY, OPENLY, QUARANTINED, QUARANTINES, STRICT, role,
)
from sobremesa.games.cosa.box import ACTION, ALWAYS, CONTAGION, DEFENCE, OBSTACLE, PANIC
from sobremesa.games.cosa.effects.answering import Cancel, LookAtOffer, NextInstead, Refuse, UnlessAnswered
from sobremesa.games.cosa.effects.blocking import BarWay, LockUp, TakeAllAway, TakeAway
from sobremesa.games.cosa.effects.card import card, citing
from sobremesa.games.cosa.effects.drawing import Discard, Draw, KeepOneOf, PlayAgain, SwapWithDeck
from sobremesa.games.cosa.effects.exchanging import EndTurn, ExchangeWith, PassOn
from sobremesa.games.cosa.effects.fire import Eliminate
from sobremesa.games.cosa.effects.holding import LastStaysWith, Makes, OnlyGivenBy, ShunnedBy, Stays, Turns
from sobremesa.games.cosa.effects.moving import SwapPairs, SwapSeats, TurnRound
from sobremesa.games.cosa.effects.reach import Anyone, Beside, Near, NearOrSelf, PlacesAway, ReachByTable
from sobremesa.games.cosa.effects.seeing import RevealInTurn, SeeCard, SeeHand, ShowHand, ShowHandTo
from sobremesa.games.cosa.effects.variants import CountByTable, TableIs
from sobremesa.kernel.effects.control import Ballot, Choose, Each, GoTo, If, May, Nothing, Pick, Repeat, Seq, Under
from sobremesa.kernel.effects.listening import Instead, On, Prevent
from sobremesa.kernel.effects.results import ByResult, Row
from sobremesa.kernel.effects.selectors import Both, Fixed, Not, Others, Result, TheOne, You
from sobremesa.kernel.effects.standing import Lasting, Rule, Stat
from sobremesa.kernel.effects.whose import ANY, HERE, OTHER, OWN, THIS

__all__ = [
    "ACTION", "ALWAYS", "ANY", "BOOK", "BURN", "CONTAGION", "DEFENCE", "DOORS", "DUTY", "EXCHANGE", "HERE", "HUMAN",
    "INFECTADO", "KINDS", "LA_COSA", "MOVE", "NEIGHBOURS", "NO_AIM", "NO_EXCHANGE", "NO_FIRE", "NO_MOVE", "NO_PLAY",
    "OBSTACLE", "OPENLY", "OTHER", "OWN", "PANIC", "QUARANTINED", "QUARANTINES", "STRICT", "THIS", "Anyone",
    "Ballot", "BarWay", "Beside", "Both", "ByResult", "Cancel", "Choose", "CountByTable", "Discard", "Draw", "Each",
    "Eliminate", "EndTurn", "ExchangeWith", "Final", "Fixed", "GoTo", "If", "Instead", "KeepOneOf", "LastStaysWith",
    "Lasting", "LockUp", "LookAtOffer", "Makes", "May", "Near", "NearOrSelf", "NextInstead", "Not", "Nothing", "On",
    "OnlyGivenBy", "Others", "PassOn", "Pick", "PlacesAway", "PlayAgain", "Prevent", "ReachByTable", "Refuse",
    "Repeat", "Result", "RevealInTurn", "Row", "Rule", "SeeCard", "SeeHand", "Seq", "ShowHand", "ShowHandTo",
    "ShunnedBy", "Stat", "Stays", "SwapPairs", "SwapSeats", "SwapWithDeck", "TableIs", "TakeAllAway", "TakeAway",
    "TheOne", "TurnRound", "Turns", "Under", "UnlessAnswered", "You", "card", "citing", "role",
]
