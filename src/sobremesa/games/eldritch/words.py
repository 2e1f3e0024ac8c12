"""Words that rules count with and texts name: skills, traits, kinds of cards and monsters, phases, decks."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.effects.words import Words

SKILLS: Final = Words("lore", "influence", "observation", "strength", "will")
LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL = SKILLS.words

LOSSES: Final = Words("health", "sanity")
HEALTH, SANITY = LOSSES.words

TRAITS: Final = Words(
    "item",
    "weapon",
    "magical",
    "tome",
    "trinket",
    "ally",
    "service",
    "teamwork",
    "incantation",
    "ritual",
    "madness",
    "injury",
    "deal",
    "common",
    "boon",
    "bane",
    "restriction",
)
(
    ITEM,
    WEAPON,
    MAGICAL,
    TOME,
    TRINKET,
    ALLY,
    SERVICE,
    TEAMWORK,
    INCANTATION,
    RITUAL,
    MADNESS,
    INJURY,
    DEAL,
    COMMON,
    BOON,
    BANE,
    RESTRICTION,
) = TRAITS.words

# --- two-sided cards, whose fronts are kinds and whose backs differ

SPELL_KINDS: Final = Words()  # as they are declared

CONDITION_KINDS: Final = Words(
    "amnesia",
    "back-injury",
    "blessed",
    "cursed",
    "dark-pact",
    "debt",
    "detained",
    "hallucinations",
    "internal-injury",
    "leg-injury",
    "paranoia",
)
(
    AMNESIA,
    BACK_INJURY,
    BLESSED,
    CURSED,
    DARK_PACT,
    DEBT,
    DETAINED,
    HALLUCINATIONS,
    INTERNAL_INJURY,
    LEG_INJURY,
    PARANOIA,
) = CONDITION_KINDS.words

# --- monsters

MONSTER_KINDS: Final = Words(
    "byakhee",
    "color",
    "cthonian",
    "cultist",
    "dark-young",
    "deep-one",
    "elder-thing",
    "ghost",
    "ghoul",
    "gnoph-keh",
    "goat-spawn",
    "gug",
    "hound",
    "lloigor",
    "maniac",
    "mi-go",
    "mummy",
    "nightgaunt",
    "riot",
    "serpent-people",
    "shoggoth",
    "skeleton",
    "star-spawn",
    "vampire",
    "warlock",
    "witch",
    "wraith",
    "zombie",
    "epic-cthulhu",
    "cthylla",
    "dunwich-horror",
    "nug",
    "epic-shub-niggurath",
    "spinner",
    "tick-tock-men",
    "wind-walker",
    "zombie-horde",
)
(
    BYAKHEE,
    COLOR,
    CTHONIAN,
    CULTIST,
    DARK_YOUNG,
    DEEP_ONE,
    ELDER_THING,
    GHOST,
    GHOUL,
    GNOPH_KEH,
    GOAT_SPAWN,
    GUG,
    HOUND,
    LLOIGOR,
    MANIAC,
    MI_GO,
    MUMMY,
    NIGHTGAUNT,
    RIOT,
    SERPENT_PEOPLE,
    SHOGGOTH,
    SKELETON,
    STAR_SPAWN,
    VAMPIRE,
    WARLOCK,
    WITCH,
    WRAITH,
    ZOMBIE,
    EPIC_CTHULHU,
    CTHYLLA,
    DUNWICH_HORROR,
    NUG,
    EPIC_SHUB_NIGGURATH,
    SPINNER,
    TICK_TOCK_MEN,
    WIND_WALKER,
    ZOMBIE_HORDE,
) = MONSTER_KINDS.words

# --- the table

COLOURS: Final = Words("green", "blue", "red")
GREEN, BLUE, RED = COLOURS.words

PHASES: Final = Words("set-up", "action", "encounter", "mythos")
SET_UP, ACTION_PHASE, ENCOUNTER_PHASE, MYTHOS_PHASE = PHASES.words

DECKS: Final = Words("general", "america", "europe", "asia", "expedition", "world", "research", "special")
GENERAL, AMERICA, EUROPE, ASIA, EXPEDITION, WORLD, RESEARCH, SPECIAL = DECKS.words

TICKETS: Final = Words("train", "ship")  # in the order of the kinds of route

# Where an asset comes from.
SOURCES: Final = Words("deck", "reserve", "reserve-or-deck", "reserve-or-discards")
FROM_DECK, FROM_RESERVE, FROM_EITHER, FROM_DISCARDS_TOO = SOURCES.words

MYTHOS_COLOURS: Final = Words("yellow", "green", "blue")
YELLOW_CARD, GREEN_CARD, BLUE_CARD = MYTHOS_COLOURS.words
LEVELS: Final = Words("easy", "normal", "hard")
EASY, NORMAL, HARD = LEVELS.words
LENGTHS: Final = Words("event", "ongoing", "rumour")
EVENT_CARD, ONGOING, RUMOUR = LENGTHS.words

# Of whom the reckoning effects are resolved, in this order.
RECKONED: Final = Words("monsters", "ancient-one", "mythos-cards", "possessions", "conditions")
OF_MONSTERS, OF_ANCIENT_ONE, OF_MYTHOS, OF_POSSESSIONS, OF_CONDITIONS = RECKONED.words

# When a part of a card acts that the rules run: each is read as a heading.
OCCASIONS: Final = Words(
    "action",
    "local-action",
    "additional-action",
    "reckoning",
    "gained",
    "service",
    "enters",
    "effect",
    "awakens",
    "spawned",
    "before-will",
    "after-will",
    "failed-will",
    "lost-sanity",
    "before-strength",
    "failed-strength",
    "lost-health",
    "defeated",
    "fell",
)
(
    ON_ACTION,
    ON_LOCAL_ACTION,
    ON_ADDITIONAL_ACTION,
    ON_RECKONING,
    ON_GAINED,
    ON_SERVICE,
    ON_ENTERING,
    ON_EFFECT,
    ON_AWAKENING,
    ON_SPAWNED,
    BEFORE_WILL,
    AFTER_WILL,
    FAILED_WILL,
    LOST_SANITY,
    BEFORE_STRENGTH,
    FAILED_STRENGTH,
    LOST_HEALTH,
    ON_DEFEATED,
    ON_FELL,
) = OCCASIONS.words

# How a match can end.
ENDINGS: Final = Words("running", "won", "devoured", "eliminated", "no-mythos", "rumour", "awake")
RUNNING, WON, WORLD_DEVOURED, ALL_ELIMINATED, NO_MYTHOS, LOST_TO_RUMOUR, LOST_TO_ANCIENT = ENDINGS.words
