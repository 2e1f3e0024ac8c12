"""What the texts of the cards do: a class for each thing that a card can say."""

from __future__ import annotations

from sobremesa.games.princesa.effects.base import DEEDS, Deed, asking, is_master, push, push_text, sentence
from sobremesa.games.princesa.effects.composed import Also, If, Instead, MayDiscard, MayPay
from sobremesa.games.princesa.effects.fortunes import Backlash, Damage, DamageOr, Gold, Heal, HealOr, TakeGold
from sobremesa.games.princesa.effects.own_cards import DiscardOwn, Draw, Foresee, Spend, TakeFromShop, TakeMagicOrDraw
from sobremesa.games.princesa.effects.revelations import ConfessOrBleed, PeekLoser, PeekOthers, Reveal, SwapHeroes
from sobremesa.games.princesa.effects.spells import Conjure, LiftAny, LiftOne, LiftOrHeal
from sobremesa.games.princesa.effects.their_cards import Drop, DropPlayed, GiveBack, Pick, ShowOne, Steal

__all__ = [
    "DEEDS",
    "Also",
    "Backlash",
    "ConfessOrBleed",
    "Conjure",
    "Damage",
    "DamageOr",
    "Deed",
    "DiscardOwn",
    "Draw",
    "Drop",
    "DropPlayed",
    "Foresee",
    "GiveBack",
    "Gold",
    "Heal",
    "HealOr",
    "If",
    "Instead",
    "LiftAny",
    "LiftOne",
    "LiftOrHeal",
    "MayDiscard",
    "MayPay",
    "PeekLoser",
    "PeekOthers",
    "Pick",
    "Reveal",
    "ShowOne",
    "Spend",
    "Steal",
    "SwapHeroes",
    "TakeFromShop",
    "TakeGold",
    "TakeMagicOrDraw",
    "asking",
    "is_master",
    "push",
    "push_text",
    "sentence",
]
