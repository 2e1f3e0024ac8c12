"""Strategies."""

from __future__ import annotations

from sobremesa.games.princesa.cards.lexicon import *

STRATEGIES: Final = (
    strategy("code-of-honour", ConfessOrBleed(1), gear_of="knight"),
    strategy("follow-the-trail", PeekOthers(1), MastersAlso(Draw(1)), gear_of="huntress"),
    strategy("clairvoyance", Foresee(3), gear_of="wizard"),
    strategy("light-fingers", MastersInstead(Steal(), TakeChosen()), gear_of="thief"),
    strategy("confession", PeekAtRival(), ShowOne(), gear_of="priestess"),
    strategy("rumour", PeekOthers(1), MastersAlso(GainGold(1)), gear_of="bard"),
    strategy("cauldron", TakeMagicOrDraw(1), MastersAlso(Heal(1)), gear_of="witch"),
    strategy("master-key", MastersInstead(TakeFromShop(1), TakeFromShop(0)), gear_of="inventor"),
    strategy("bribe", MastersInstead(MayPay(PayGold(1), TakeChosen()), TakeChosen()), gear_of="merchant"),
    strategy("interrogation", PeekAtRival(), TakeGold(1), copies=2),
    strategy("robbery", Steal(), copies=2),
    strategy("map", Draw(2), DiscardOwn()),
    strategy("unmask", RevealRival(), Spend(), copies=2),
    strategy("ambush", Unstoppable(), TakeChosen(), Spend()),
    strategy("toll", TakeGold(2)),
    strategy("face-changer", SwapHeroes(), Spend()),
    strategy("barter", Steal(), GiveBack()),
)
