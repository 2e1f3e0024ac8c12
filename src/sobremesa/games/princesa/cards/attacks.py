"""Attacks."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.cards.declaring import card
from sobremesa.games.princesa.effects.conditions import (
    RivalHasMoreHearts,
    RivalHasNoGold,
    SecretIsShown,
    YouHaveAtMost,
)
from sobremesa.games.princesa.effects.gold import GainGold, MayPay, PayGold, TakeGold
from sobremesa.games.princesa.effects.hearts import Damage, DamageOr, Heal, LoseHearts
from sobremesa.games.princesa.effects.mastery import MastersAlso, MastersInstead, MastersSpared, Unstoppable
from sobremesa.games.princesa.effects.own_cards import DiscardOwn, Draw, Keep, MayDiscard, Spend
from sobremesa.games.princesa.effects.their_cards import Drop
from sobremesa.kernel.effects.control import If

ATTACKS: Final = (
    card("sworn-sword", MastersInstead(Damage(1), DamageOr(1, 2, SecretIsShown()))),
    card("longbow", Damage(1), MastersAlso(Draw(1))),
    card("fireball", Damage(2), MastersInstead(Spend(), Keep())),
    card("hidden-dagger", MastersAlso(TakeGold(1)), DamageOr(1, 2, RivalHasNoGold())),
    card("great-axe", Damage(2), MastersSpared(LoseHearts(1))),
    card("stone-fist", MastersInstead(Damage(1), DamageOr(1, 2, YouHaveAtMost(2)))),
    card("holy-mace", Damage(1), MastersAlso(If(SecretIsShown(), Heal(1)))),
    card("satire", Drop(), MastersAlso(Damage(1))),
    card("poison-nails", Damage(1), MastersAlso(Drop(random=True))),
    card("light-crossbow", MayDiscard(Damage(2), instead_of=Damage(1))),
    card("sword-cane", MastersInstead(Damage(1), MayPay(PayGold(2), Damage(2), instead_of=Damage(1)))),
    card("short-sword", Damage(1), GainGold(1)),
    card("lance", DamageOr(1, 2, RivalHasMoreHearts())),
    card("war-hammer", Damage(2), DiscardOwn(other=True)),
    card("poisoned-blade", Drop(random=True), Damage(1)),
    card("heavy-crossbow", Unstoppable(), Damage(1), Spend()),
    card("plunder", TakeGold(2), If(RivalHasNoGold(), Damage(1))),
    card("executioner", DamageOr(1, 3, SecretIsShown())),
)
