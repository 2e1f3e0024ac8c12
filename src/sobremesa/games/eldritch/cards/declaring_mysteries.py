"""What many mysteries say."""

from __future__ import annotations

from sobremesa.games.eldritch.book import MONSTER_FELL, RESEARCHED, SPACE_WORDS
from sobremesa.games.eldritch.cards.declaring import enters
from sobremesa.games.eldritch.effects.clues import ClueToMystery
from sobremesa.games.eldritch.effects.conditions import ItIs
from sobremesa.games.eldritch.effects.discarding import SpendClues
from sobremesa.games.eldritch.effects.fate import SolveMystery
from sobremesa.games.eldritch.effects.monsters import SpawnNamed
from sobremesa.games.eldritch.effects.nouns import CLUE_ON_MYSTERY, PLAYER, TOKEN_ON_MYSTERY, TheSpace
from sobremesa.games.eldritch.effects.parts import SolvedWhen
from sobremesa.kernel.effects.control import May
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.nouns import AtLeast, Half, Per
from sobremesa.kernel.effects.whose import ANY
from sobremesa.kernel.effects.words import Word


def found_by_research() -> On:
    """Clues found by research are laid on it."""
    return On(RESEARCHED, ANY, May(None, ClueToMystery()))


def fights(kind: Word, space: str) -> dict[str, Node]:
    """It is solved when that epic monster is defeated."""
    return {
        "enters": enters(SpawnNamed(kind, TheSpace(SPACE_WORDS[space]))),
        "falls": On(MONSTER_FELL, ANY, SolveMystery(), when=ItIs(kind)),
    }


def with_clues() -> SolvedWhen:
    return SolvedWhen(AtLeast(Per(PLAYER), CLUE_ON_MYSTERY))


def with_half() -> SolvedWhen:
    return SolvedWhen(AtLeast(Half(PLAYER), TOKEN_ON_MYSTERY))


def for_two_clues(do: Node) -> May:
    return May(SpendClues(2), do)
