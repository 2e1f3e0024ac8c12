"""Defences."""

from __future__ import annotations

from sobremesa.games.princesa.cards.lexicon import *

DEFENCES: Final = (
    defence("heraldic-shield", Heal(1), MastersAlso(Drop()), gear_of="knight"),
    defence("leaf-cloak", Draw(1), MastersAlso(Heal(1)), gear_of="huntress"),
    defence("arcane-barrier", LiftOrHeal(1), gear_of="wizard"),
    defence("smoke-bomb", TakeGold(2), MastersAlso(Heal(1)), gear_of="thief"),
    defence("tough-hide", MastersInstead(Heal(1), HealOr(1, 2, YouHaveAtMost(2))), gear_of="barbarian"),
    defence("prayer", Heal(2), MastersAlso(LiftOne()), gear_of="priestess"),
    defence("ballad", GainGold(1), MastersAlso(Heal(1)), gear_of="bard"),
    defence("spring-trap", Damage(1), MastersAlso(DropPlayed()), gear_of="inventor"),
    defence("bodyguard", GainGold(2), gear_of="merchant"),
    defence("wooden-shield", Heal(1), copies=2),
    defence("plate-armour", Heal(2), Spend(), copies=2),
    defence("riposte", Damage(2), copies=3),
    defence("healers-kit", Heal(1), LiftAny()),
    defence("withdrawal", Draw(2)),
    defence("telltale-mirror", RevealRival()),
)
