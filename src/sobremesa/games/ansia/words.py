"""Words that rules count with and texts name: kinds of humans, types of cards, where points come from."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.effects.words import Words

KINDS: Final = Words("villager", "religious", "military", "noble")
VILLAGER, RELIGIOUS, MILITARY, NOBLE = KINDS.words

TYPES: Final = Words("human", "familiar", "power", "starting", "rose")
HUMAN, FAMILIAR, POWER, STARTING, ROSE = TYPES.words

# What a card is among those of its type. Of humans it is the trade, which no rule asks for: it stands in the texts.
CATEGORIES: Final = Words("wolf", "bat", "cat", "dog", "rat", "raven", "bear", "form", "body", "mind", "rose", "none")
WOLF, BAT, CAT, DOG, RAT, RAVEN, BEAR, FORM, BODY, MIND, OF_ROSES, NO_CATEGORY = CATEGORIES.words

# What the glossary calls what happens to who hunts a card.
TRAITS: Final = Words("gregarious", "inspiring")
GREGARIOUS, INSPIRING = TRAITS.words

# When in one's own turn a thing may be used.
STEPS: Final = Words("first", "moving", "acting", "whenever", "spending")  # the last: while speed can be spent
FIRST, MOVING, ACTING, WHENEVER, SPENDING = STEPS.words

# Where points came from, for the sheet that explains them at the end.
SOURCES: Final = Words(
    "hunted", "plains", "forest", "effects", "tokens", "castle", "roses", "missions", "bonuses", "dawn"
)
(
    HUNTED_FOR,
    OF_PLAINS,
    OF_FOREST,
    OF_EFFECTS,
    OF_TOKENS,
    OF_CASTLE,
    OF_THE_ROSE,
    OF_MISSIONS,
    OF_BONUSES,
    AT_DAWN,
) = SOURCES.words

# What a vampire spends its turn on, for the ribbon that shows it.
STRIDES: Final = Words("go", "hunt", "tavern", "rose")
GOING, HUNTING, DRINKING, PICKING = STRIDES.words
