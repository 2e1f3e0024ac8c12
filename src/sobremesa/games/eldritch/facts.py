"""What is printed on cards and tokens besides their text. The modules of `cards` fill these tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sobremesa.games.eldritch.book import THINGS
from sobremesa.games.eldritch.map import NUMBER
from sobremesa.games.eldritch.words import BLUE, EASY, GREEN, HARD, RED
from sobremesa.kernel.effects.words import Word

# --- gates and the omen -------------------------------------------------------------------------------------------

_GATES: Final = (
    ("san-francisco", GREEN),
    ("istanbul", GREEN),
    ("buenos-aires", BLUE),
    ("london", BLUE),
    ("tokyo", BLUE),
    ("arkham", RED),
    ("rome", RED),
    ("shanghai", RED),
    ("sydney", RED),
)
GATE_SPACE: Final = tuple([NUMBER[space] for space, _ in _GATES])
GATE_COLOUR: Final = tuple([colour.number for _, colour in _GATES])
GATES: Final = len(_GATES)
GATE_AT: Final = {space: gate for gate, space in enumerate(GATE_SPACE)}

OMEN_TRACK: Final = (GREEN.number, BLUE.number, RED.number, BLUE.number)

# --- possessions and conditions, by thing -------------------------------------------------------------------------

TRAITS: Final[dict[int, tuple[Word, ...]]] = {}
VALUE: Final[dict[int, int]] = {}  # of assets


def has_trait(thing: int, trait: Word) -> bool:
    return trait in TRAITS[thing]


# --- monsters, by token -------------------------------------------------------------------------------------------

NO_TEST: Final = 99


@final
@dataclass(frozen=True)
class MonsterFacts:
    kind: Word
    will: int  # the modifier of its test, or NO_TEST
    horror: int
    strength: int
    damage: int
    toughness: int
    is_epic: bool = False
    per_player: bool = False  # toughness grows by the number of players


MONSTER: Final[list[MonsterFacts]] = []
CULTIST_FACTS: Final[list[MonsterFacts]] = []  # by side of an ancient one
TOKENS: Final[dict[int, list[int]]] = {}  # by kind, the tokens

# --- investigators ------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Sheet:
    start: int
    health: int
    sanity: int
    skills: tuple[int, ...]
    possessions: tuple[str, ...]  # names of things: "asset-axe", "spell-wither"
    clues: int
    crippled: Word
    insane: Word
    improvements: int = 0


SHEETS: Final[list[Sheet]] = []

# --- ancient ones, mysteries, mythos cards ------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class AncientFacts:
    doom: int
    mysteries: int  # that must be solved
    stages: tuple[tuple[int, int, int], ...]  # green, yellow, blue cards of each stage of the mythos deck
    aside: tuple[Word, ...] = ()  # monsters of these kinds
    omen_tokens: int = 0


ANCIENT: Final[list[AncientFacts]] = []  # by ancient one; its sides are twice its number, and one more


@final
@dataclass(frozen=True)
class MysteryFacts:
    ancient: int
    token_space: int = -1  # where its mystery token lies
    keeps_tokens: bool = False  # those it placed stay on the board when it is solved


MYSTERY: Final[list[MysteryFacts]] = []


@final
@dataclass(frozen=True)
class MythosFacts:
    colour: Word
    level: Word
    length: Word
    space: int = -1  # where its rumour token lies
    tokens: int = 0  # that it begins with
    epic: Word | None = None
    keeps_monsters: bool = False  # those that were defeated lie on it


MYTHOS_FACTS: Final[list[MythosFacts]] = []

DIFFICULTIES: Final = ("normal", "easier", "harder")
BARRED: Final = (None, HARD, EASY)  # by difficulty, the level of mythos cards that stays in the box

# --- encounters ---------------------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class EncounterFacts:
    deck: Word
    site: int = -1  # of an expedition: the space on its back
    ancient: int = -1  # of research and special cards


ENCOUNTER: Final[list[EncounterFacts]] = []


def thing_named(name: str) -> int:
    return THINGS.number_of(name)
