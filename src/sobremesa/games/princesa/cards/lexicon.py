"""What a card file imports: every verb, condition, cost and moment with which a card or a secret is declared.

`sobremesa words princesa` tells what each of them is.
"""

# One name a line would be a page for each game: these are packed, by module, and the list at the end by kind of name.
# fmt: off
# isort: off
from __future__ import annotations

from typing import Final
from sobremesa.games.princesa.book import (
    ALL_DAMAGE, BEFORE_ACTION, CHEAPER, DEALT, DEARER, ELIMINATED, FELL, LESS_DAMAGE, LOST_DUEL, LOST_HEARTS,
    MORE_DAMAGE, MORE_HEARTS_BACK, MOST_DAMAGE, NO_CHALLENGE, NO_GOLD_FOR_CARDS, NO_HEALING, NO_OVERLOAD,
    OVERLOADED_ABOVE, SHOWN, TURN_STARTS, WINS_IN_CAPTIVITY, WINS_WITH_KIDNAPPER, WON_DUEL, WOULD_FALL,
    WOULD_LOSE_HEARTS, WOULD_SWAP_HEROES,
)
from sobremesa.games.princesa.cards.declaring import attack, defence, environment, secret, spell, strategy, untyped
from sobremesa.games.princesa.effects.conditions import (
    FreedWhenRevealed, RivalHasMoreHearts, RivalHasNoGold, RivalHasPrincess, RivalsSecretIs, SecretIsShown,
    YouHaveAtMost,
)
from sobremesa.games.princesa.effects.gold import GainGold, MayPay, PayGold, TakeGold
from sobremesa.games.princesa.effects.hearts import HEARTS, Damage, DamageOr, Heal, HealOr, LoseHearts, StayAlive
from sobremesa.games.princesa.effects.mastery import MastersAlso, MastersInstead, MastersSpared, Unstoppable
from sobremesa.games.princesa.effects.own_cards import (
    DiscardOwn, Draw, Foresee, Keep, MayDiscard, Spend, TakeFromShop, TakeMagicOrDraw,
)
from sobremesa.games.princesa.effects.secrets import (
    BeRevealed, ConfessOrBleed, FreePrincess, LearnOfAnInnocent, PeekAtRival, PeekOthers, RevealRival, TakePrincess,
    TurnUp,
)
from sobremesa.games.princesa.effects.spells import (
    ComeWithMarks, Conjure, Disguise, EndThis, LiftAny, LiftOne, LiftOrHeal, SwapHeroes, Undisguise, WearOff,
)
from sobremesa.games.princesa.effects.their_cards import Drop, DropPlayed, GiveBack, ShowOne, Steal, TakeChosen
from sobremesa.games.princesa.effects.whose import BEARER, EVERYBODY
from sobremesa.games.princesa.kinds import KIDNAPPER
from sobremesa.games.princesa.state import MANY_SEATS
from sobremesa.kernel.effects.control import Ballot, Choose, Each, GoTo, If, May, Nothing, Pick, Repeat, Seq, Under
from sobremesa.kernel.effects.listening import Instead, On, Prevent
from sobremesa.kernel.effects.results import ByResult, Row
from sobremesa.kernel.effects.selectors import Both, Fixed, Not, Others, Result, TheOne, You
from sobremesa.kernel.effects.standing import Lasting, Rule, Stat
from sobremesa.kernel.effects.whose import ANY, HERE, OTHER, OWN, THIS

__all__ = [
    "ALL_DAMAGE", "ANY", "BEARER", "BEFORE_ACTION", "CHEAPER", "DEALT", "DEARER", "ELIMINATED", "EVERYBODY", "FELL",
    "HEARTS", "HERE", "KIDNAPPER", "LESS_DAMAGE", "LOST_DUEL", "LOST_HEARTS", "MANY_SEATS", "MORE_DAMAGE",
    "MORE_HEARTS_BACK", "MOST_DAMAGE", "NO_CHALLENGE", "NO_GOLD_FOR_CARDS", "NO_HEALING", "NO_OVERLOAD", "OTHER",
    "OVERLOADED_ABOVE", "OWN", "SHOWN", "THIS", "TURN_STARTS", "WINS_IN_CAPTIVITY", "WINS_WITH_KIDNAPPER",
    "WON_DUEL", "WOULD_FALL", "WOULD_LOSE_HEARTS", "WOULD_SWAP_HEROES", "Ballot", "BeRevealed", "Both", "ByResult",
    "Choose", "ComeWithMarks", "ConfessOrBleed", "Conjure", "Damage", "DamageOr", "DiscardOwn", "Disguise", "Draw",
    "Drop", "DropPlayed", "Each", "EndThis", "Final", "Fixed", "Foresee", "FreePrincess", "FreedWhenRevealed",
    "GainGold", "GiveBack", "GoTo", "Heal", "HealOr", "If", "Instead", "Keep", "Lasting", "LearnOfAnInnocent",
    "LiftAny", "LiftOne", "LiftOrHeal", "LoseHearts", "MastersAlso", "MastersInstead", "MastersSpared", "May",
    "MayDiscard", "MayPay", "Not", "Nothing", "On", "Others", "PayGold", "PeekAtRival", "PeekOthers", "Pick",
    "Prevent", "Repeat", "Result", "RevealRival", "RivalHasMoreHearts", "RivalHasNoGold", "RivalHasPrincess",
    "RivalsSecretIs", "Row", "Rule", "SecretIsShown", "Seq", "ShowOne", "Spend", "Stat", "StayAlive", "Steal",
    "SwapHeroes", "TakeChosen", "TakeFromShop", "TakeGold", "TakeMagicOrDraw", "TakePrincess", "TheOne", "TurnUp",
    "Under", "Undisguise", "Unstoppable", "WearOff", "You", "YouHaveAtMost", "attack", "defence", "environment",
    "secret", "spell", "strategy", "untyped",
]
