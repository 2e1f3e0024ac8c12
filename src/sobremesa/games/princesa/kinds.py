"""The names of everything in the box, and the small ints that stand for it in a state.

Cards of a kind are the same card: two copies of the Short Sword are twice the same number.
"""

from __future__ import annotations

from typing import Final

# --- types -------------------------------------------------------------------------------------------------------

ATTACK: Final = 0
DEFENCE: Final = 1
STRATEGY: Final = 2
MAGIC: Final = 3
ENVIRONMENT: Final = 4
UNTYPED: Final = 5

TYPES: Final = ("attack", "defence", "strategy", "magic", "environment", "princess")

# --- adventure cards, type by type -------------------------------------------------------------------------------

_ATTACKS: Final = (
    "sworn-sword",
    "longbow",
    "fireball",
    "hidden-dagger",
    "great-axe",
    "stone-fist",
    "holy-mace",
    "satire",
    "poison-nails",
    "light-crossbow",
    "sword-cane",
    "short-sword",
    "lance",
    "war-hammer",
    "poisoned-blade",
    "heavy-crossbow",
    "plunder",
    "executioner",
)
_DEFENCES: Final = (
    "heraldic-shield",
    "leaf-cloak",
    "arcane-barrier",
    "smoke-bomb",
    "tough-hide",
    "prayer",
    "ballad",
    "spring-trap",
    "bodyguard",
    "wooden-shield",
    "plate-armour",
    "riposte",
    "healers-kit",
    "withdrawal",
    "telltale-mirror",
)
_STRATEGIES: Final = (
    "code-of-honour",
    "follow-the-trail",
    "clairvoyance",
    "light-fingers",
    "confession",
    "rumour",
    "cauldron",
    "master-key",
    "bribe",
    "interrogation",
    "robbery",
    "map",
    "unmask",
    "ambush",
    "toll",
    "face-changer",
    "barter",
)
_MAGIC: Final = (
    "evil-eye",
    "slow-poison",
    "clumsy-hands",
    "frog-curse",
    "torn-pocket",
    "loose-tongue",
    "blessing",
    "protective-aura",
    "giant-strength",
    "metamorphosis",
)
_ENVIRONMENTS: Final = (
    "travelling-market",
    "thick-fog",
    "blood-moon",
    "sanctuary",
    "storm",
    "fair-of-truth",
)

CARD_IDS: Final = (*_ATTACKS, *_DEFENCES, *_STRATEGIES, *_MAGIC, *_ENVIRONMENTS, "princess")
CARD_NUMBER: Final = {name: kind for kind, name in enumerate(CARD_IDS)}
TYPE_OF: Final = (
    *[ATTACK] * len(_ATTACKS),
    *[DEFENCE] * len(_DEFENCES),
    *[STRATEGY] * len(_STRATEGIES),
    *[MAGIC] * len(_MAGIC),
    *[ENVIRONMENT] * len(_ENVIRONMENTS),
    UNTYPED,
)

_SEVERAL: Final = {
    "short-sword": 2,
    "lance": 2,
    "war-hammer": 2,
    "plunder": 2,
    "executioner": 2,
    "wooden-shield": 2,
    "plate-armour": 2,
    "riposte": 3,
    "interrogation": 2,
    "unmask": 3,
    "slow-poison": 2,
}
COPIES: Final = tuple(_SEVERAL.get(name, 1) for name in CARD_IDS)  # by kind

EVIL_EYE: Final = CARD_NUMBER["evil-eye"]
MARKET: Final = CARD_NUMBER["travelling-market"]
FAIR: Final = CARD_NUMBER["fair-of-truth"]
PRINCESS: Final = CARD_NUMBER["princess"]

KINDS: Final = range(PRINCESS)  # every kind but the Princess, who is never dealt
SPELLS: Final = range(EVIL_EYE, MARKET)
ENVIRONMENTS: Final = range(MARKET, PRINCESS)

# --- heroes and secrets ------------------------------------------------------------------------------------------

HERO_IDS: Final = (
    "knight",
    "huntress",
    "wizard",
    "thief",
    "barbarian",
    "priestess",
    "bard",
    "witch",
    "inventor",
    "merchant",
)
HEROES: Final = range(len(HERO_IDS))
SYMBOLS: Final = ("lion", "wolf", "moon", "cat", "bull", "dove", "harp", "raven", "cog", "coin")  # by hero
HEARTS: Final = (4, 4, 4, 3, 4, 4, 4, 4, 4, 3)  # the most that each hero may have

_GEAR: Final = (
    ("sworn-sword", "heraldic-shield", "code-of-honour"),
    ("longbow", "leaf-cloak", "follow-the-trail"),
    ("fireball", "arcane-barrier", "clairvoyance"),
    ("hidden-dagger", "smoke-bomb", "light-fingers"),
    ("great-axe", "stone-fist", "tough-hide"),
    ("holy-mace", "prayer", "confession"),
    ("satire", "ballad", "rumour"),
    ("poison-nails", "cauldron", "evil-eye"),
    ("light-crossbow", "spring-trap", "master-key"),
    ("sword-cane", "bodyguard", "bribe"),
)
GEAR: Final = tuple(tuple(sorted(CARD_NUMBER[name] for name in names)) for names in _GEAR)  # by hero
NO_HERO: Final = -1
HERO_OF: Final = tuple(next((hero for hero in HEROES if kind in GEAR[hero]), NO_HERO) for kind in range(PRINCESS + 1))

SECRET_IDS: Final = (
    "kidnapper",
    "accomplice",
    "betrothed",
    "bounty-hunter",
    "undying",
    "hidden-heir",
    "royal-spy",
    "covert-warlock",
    "necromancer",
    "witness",
)
SECRETS: Final = range(len(SECRET_IDS))

KIDNAPPER: Final = 0
ACCOMPLICE: Final = 1
BETROTHED: Final = 2
UNDYING: Final = 4
ROYAL_SPY: Final = 6
COVERT_WARLOCK: Final = 7
WITNESS: Final = 9


def is_spell(kind: int) -> bool:
    return TYPE_OF[kind] == MAGIC


def is_environment(kind: int) -> bool:
    return TYPE_OF[kind] == ENVIRONMENT


def can_win(kind: int) -> bool:
    """Whether it is an Ataque, a Defensa or an Estrategia: what has a text of success."""
    return TYPE_OF[kind] <= STRATEGY
