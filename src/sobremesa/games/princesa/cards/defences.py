"""Defences."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.cards.declaring import card
from sobremesa.games.princesa.effects.conditions import YouHaveAtMost
from sobremesa.games.princesa.effects.gold import GainGold, TakeGold
from sobremesa.games.princesa.effects.hearts import Damage, Heal, HealOr
from sobremesa.games.princesa.effects.mastery import MastersAlso, MastersInstead
from sobremesa.games.princesa.effects.own_cards import Draw, Spend
from sobremesa.games.princesa.effects.secrets import RevealRival
from sobremesa.games.princesa.effects.spells import LiftAny, LiftOne, LiftOrHeal
from sobremesa.games.princesa.effects.their_cards import Drop, DropPlayed

DEFENCES: Final = (
    card("heraldic-shield", Heal(1), MastersAlso(Drop())),
    card("leaf-cloak", Draw(1), MastersAlso(Heal(1))),
    card("arcane-barrier", LiftOrHeal(1)),
    card("smoke-bomb", TakeGold(2), MastersAlso(Heal(1))),
    card("tough-hide", MastersInstead(Heal(1), HealOr(1, 2, YouHaveAtMost(2)))),
    card("prayer", Heal(2), MastersAlso(LiftOne())),
    card("ballad", GainGold(1), MastersAlso(Heal(1))),
    card("spring-trap", Damage(1), MastersAlso(DropPlayed())),
    card("bodyguard", GainGold(2)),
    card("wooden-shield", Heal(1)),
    card("plate-armour", Heal(2), Spend()),
    card("riposte", Damage(2)),
    card("healers-kit", Heal(1), LiftAny()),
    card("withdrawal", Draw(2)),
    card("telltale-mirror", RevealRival()),
)
