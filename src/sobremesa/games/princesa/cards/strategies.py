"""Strategies."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.cards.declaring import card
from sobremesa.games.princesa.effects.gold import GainGold, MayPay, PayGold, TakeGold
from sobremesa.games.princesa.effects.hearts import Heal
from sobremesa.games.princesa.effects.mastery import MastersAlso, MastersInstead, Unstoppable
from sobremesa.games.princesa.effects.own_cards import DiscardOwn, Draw, Foresee, Spend, TakeFromShop, TakeMagicOrDraw
from sobremesa.games.princesa.effects.secrets import ConfessOrBleed, PeekAtRival, PeekOthers, RevealRival
from sobremesa.games.princesa.effects.spells import SwapHeroes
from sobremesa.games.princesa.effects.their_cards import GiveBack, ShowOne, Steal, TakeChosen

STRATEGIES: Final = (
    card("code-of-honour", ConfessOrBleed(1)),
    card("follow-the-trail", PeekOthers(1), MastersAlso(Draw(1))),
    card("clairvoyance", Foresee(3)),
    card("light-fingers", MastersInstead(Steal(), TakeChosen())),
    card("confession", PeekAtRival(), ShowOne()),
    card("rumour", PeekOthers(1), MastersAlso(GainGold(1))),
    card("cauldron", TakeMagicOrDraw(1), MastersAlso(Heal(1))),
    card("master-key", MastersInstead(TakeFromShop(1), TakeFromShop(0))),
    card("bribe", MastersInstead(MayPay(PayGold(1), TakeChosen()), TakeChosen())),
    card("interrogation", PeekAtRival(), TakeGold(1)),
    card("robbery", Steal()),
    card("map", Draw(2), DiscardOwn()),
    card("unmask", RevealRival(), Spend()),
    card("ambush", Unstoppable(), TakeChosen(), Spend()),
    card("toll", TakeGold(2)),
    card("face-changer", SwapHeroes(), Spend()),
    card("barter", Steal(), GiveBack()),
)
