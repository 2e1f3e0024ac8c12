"""Attacks."""

from __future__ import annotations

from sobremesa.games.princesa.cards.lexicon import *

ATTACKS: Final = (
    attack("sworn-sword", MastersInstead(Damage(1), DamageOr(1, 2, SecretIsShown())), gear_of="knight"),
    attack("longbow", Damage(1), MastersAlso(Draw(1)), gear_of="huntress"),
    attack("fireball", Damage(2), MastersInstead(Spend(), Keep()), gear_of="wizard"),
    attack("hidden-dagger", MastersAlso(TakeGold(1)), DamageOr(1, 2, RivalHasNoGold()), gear_of="thief"),
    attack("great-axe", Damage(2), MastersSpared(LoseHearts(1)), gear_of="barbarian"),
    attack("stone-fist", MastersInstead(Damage(1), DamageOr(1, 2, YouHaveAtMost(2))), gear_of="barbarian"),
    attack("holy-mace", Damage(1), MastersAlso(If(SecretIsShown(), Heal(1))), gear_of="priestess"),
    attack("satire", Drop(), MastersAlso(Damage(1)), gear_of="bard"),
    attack("poison-nails", Damage(1), MastersAlso(Drop(random=True)), gear_of="witch"),
    attack("light-crossbow", MayDiscard(Damage(2), instead_of=Damage(1)), gear_of="inventor"),
    attack(
        "sword-cane", MastersInstead(Damage(1), MayPay(PayGold(2), Damage(2), instead_of=Damage(1))), gear_of="merchant"
    ),
    attack("short-sword", Damage(1), GainGold(1), copies=2),
    attack("lance", DamageOr(1, 2, RivalHasMoreHearts()), copies=2),
    attack("war-hammer", Damage(2), DiscardOwn(other=True), copies=2),
    attack("poisoned-blade", Drop(random=True), Damage(1)),
    attack("heavy-crossbow", Unstoppable(), Damage(1), Spend()),
    attack("plunder", TakeGold(2), If(RivalHasNoGold(), Damage(1)), copies=2),
    attack("executioner", DamageOr(1, 3, SecretIsShown()), copies=2),
)
