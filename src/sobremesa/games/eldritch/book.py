"""The book of Eldritch Horror: what its effects can speak of; moments, questions and circumstances of its rules."""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.map import IDS, TERRAINS
from sobremesa.games.eldritch.words import SKILLS
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.things import Section, Things
from sobremesa.kernel.effects.words import Words, flags

MOST_SEATS: Final = 8

THINGS: Final = Things()
SEATS: Final = THINGS.seats(MOST_SEATS)
SPACES: Final = THINGS.section("space", IDS)
SKILL_THINGS: Final = THINGS.section("skill", [skill.name for skill in SKILLS.words])
ACTIONS: Final = THINGS.section("action", ["travel", "prepare", "acquire", "rest", "trade"])
ASSETS: Final = THINGS.section("asset", room=48)  # everywhere with room for some to come
ARTIFACTS: Final = THINGS.section("artifact", room=20)
SPELLS: Final = THINGS.section("spell", room=32)  # places for two-sided cards: two_sided.py
CONDITIONS: Final = THINGS.section("condition", room=60)
INVESTIGATORS: Final = THINGS.section("investigator", room=16)
MONSTERS: Final = THINGS.section("monster", room=56)  # every token
MYTHOS: Final = THINGS.section("mythos", room=64)
MYSTERIES: Final = THINGS.section("mystery", room=24)
ANCIENTS: Final = THINGS.section("ancient", room=16)  # each asleep, then awake
CULTISTS: Final = THINGS.section("cultist", room=16)  # what the ancient one's sheet says of them, side by side with it
ENCOUNTERS: Final = THINGS.section("encounter", room=122)

# The parts of encounters: by where one is, or as one fares.
PARTS: Final = Section("part", 0, [*[terrain.name for terrain in TERRAINS.words], *IDS, "initial", "passed", "failed"])

TRAVEL, PREPARE, ACQUIRE, REST, TRADE = range(ACTIONS.first, ACTIONS.first + len(ACTIONS))

MOMENTS: Final = Words(
    # before something happens
    "would-lose-health",
    "would-lose-sanity",
    "would-gain-condition",
    "would-advance-doom",
    "test-starts",
    "combat-starts",
    "combat-will",
    "combat-strength",
    "encounter-starts",
    # when it has
    "rested",
    "gained-condition",
    "improved",
    "entered",
    "closed-gate",
    "defeated-monster",  # in combat
    "monster-fell",  # however it came
    "beat-monster",  # … if somebody did it
    "researched",
    "cast",
    "omen-advanced",
    "no-tokens",
    "solved-three",
    "token-on-sheet",
    # until when something lasts
    "combat-ends",
    "encounter-ends",
    # how many
    "bonus",
    "dice",
    "damage",
    # what is so
    "reroll",
    "pip",
    "credit",
    "sixes",
    "from-four",
    "only-six",
    "no-delay",
    "no-condition",
    "no-move",
    "only-its-action",
    "instead-of-encounter",
    "no-rest",
    "no-close",
    "no-expedition",
    "no-reserve",
    "no-clue-reroll",
    "two-dice",
    "horror-one",
    "unhurt",
    "buys-for-others",
)
(
    WOULD_LOSE_HEALTH,
    WOULD_LOSE_SANITY,
    WOULD_GAIN_CONDITION,
    WOULD_ADVANCE_DOOM,
    TEST_STARTS,
    COMBAT_STARTS,
    WILL_IN_COMBAT,
    STRENGTH_IN_COMBAT,
    ENCOUNTER_STARTS,
    RESTED,
    GAINED_CONDITION,
    IMPROVED,
    ENTERED,
    CLOSED_GATE,
    DEFEATED_MONSTER,
    MONSTER_FELL,
    BEAT_MONSTER,
    RESEARCHED,
    CAST,
    OMEN_ADVANCED,
    NO_TOKENS,
    SOLVED_THREE,
    TOKEN_ON_SHEET,
    COMBAT_ENDS,
    ENCOUNTER_ENDS,
    BONUS,
    DICE_MORE,
    DAMAGE,
    REROLL,
    PIP,
    CREDIT,
    SIXES,
    FROM_FOUR,
    ONLY_SIX,
    NO_DELAY,
    NO_CONDITION,
    NO_MOVE,
    ONLY_ITS_ACTION,
    INSTEAD_OF_ENCOUNTER,
    NO_REST,
    NO_CLOSE,
    NO_EXPEDITION,
    NO_RESERVE,
    NO_CLUE_REROLL,
    TWO_DICE,
    HORROR_ONE,
    UNHURT,
    BUYS_FOR_OTHERS,
) = MOMENTS.words

# Circumstances: what runs now is part of …
IN_COMBAT, IN_WORLD, CASTING, ACQUIRING, ALL_ONES, ONLY_SIXES, AT_ONCE = flags(
    "combat", "world", "casting", "acquiring", "all-ones", "only-sixes", "at-once"
)

BOOK: Final = Book(
    THINGS, MOMENTS, (IN_COMBAT, IN_WORLD, CASTING, ACQUIRING, ALL_ONES, ONLY_SIXES, AT_ONCE), rule="eldritch-1.5"
)

# Spaces as texts and effects name them.
SPACE_WORDS: Final = Words(*IDS)
