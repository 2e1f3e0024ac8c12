"""How mythos cards are declared, and what many of them say."""

from __future__ import annotations

from sobremesa.games.eldritch import words
from sobremesa.games.eldritch.book import MONSTER_FELL, NO_TOKENS, SPACE_WORDS
from sobremesa.games.eldritch.cards.declaring import mythos, reckons
from sobremesa.games.eldritch.effects.conditions import ItIs
from sobremesa.games.eldritch.effects.discarding import SpendClues
from sobremesa.games.eldritch.effects.fate import SolveRumour
from sobremesa.games.eldritch.effects.nouns import INVESTIGATOR, LEAD, PLAYER, RUMOUR, At, TheSpace, who
from sobremesa.games.eldritch.effects.parts import Meeting, Upon
from sobremesa.games.eldritch.effects.testing import Test
from sobremesa.games.eldritch.effects.tokens import ChangeTokens
from sobremesa.games.eldritch.facts import MythosFacts
from sobremesa.games.eldritch.words import (
    BLUE_CARD,
    EVENT_CARD,
    GREEN_CARD,
    OBSERVATION,
    ON_EFFECT,
    ONGOING,
    YELLOW_CARD,
)
from sobremesa.kernel.effects.control import Each, May, Seq
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node, Standing
from sobremesa.kernel.effects.nouns import Every, Half, The, This
from sobremesa.kernel.effects.selectors import Cond
from sobremesa.kernel.effects.whose import ANY, THIS
from sobremesa.kernel.effects.words import Word


def yellow(name: str, level: Word, do: Node) -> None:
    mythos(name, MythosFacts(YELLOW_CARD, level, EVENT_CARD), effect=Upon(ON_EFFECT, do))


def green(name: str, level: Word, do: Node) -> None:
    mythos(name, MythosFacts(GREEN_CARD, level, EVENT_CARD), effect=Upon(ON_EFFECT, do))


def ongoing(name: str, level: Word, *standing: Standing, **parts: Node) -> None:
    mythos(name, MythosFacts(GREEN_CARD, level, ONGOING), *standing, **parts)


def rumour(
    name: str,
    level: Word,
    *standing: Standing,
    space: str = "",
    tokens: int = 0,
    epic: Word | None = None,
    trophies: bool = False,
    **parts: Node,
) -> None:
    at = SPACE_WORDS[space].number if space else -1
    mythos(name, MythosFacts(BLUE_CARD, level, words.RUMOUR, at, tokens, epic, trophies), *standing, **parts)


def each(do: Node, where: Cond | None = None) -> Each:
    return Each(Every(INVESTIGATOR if where is None else INVESTIGATOR & who(where)), do)


def lead(do: Node) -> Each:
    return Each(The(LEAD), do)


def unravelled(where: Cond) -> Meeting:
    """By who finds out enough, and spends clues for it."""
    return Meeting(where, Test(OBSERVATION, 0, May(SpendClues(Half(PLAYER)), SolveRumour(This(RUMOUR)))))


def at(space: str) -> At:
    return At(TheSpace(SPACE_WORDS[space]))


def the_space(space: str) -> TheSpace:
    return TheSpace(SPACE_WORDS[space])


def when_it_falls(kind: Word) -> On:
    return On(MONSTER_FELL, ANY, SolveRumour(This(RUMOUR)), when=ItIs(kind))


def runs_out(*does: Node) -> On:
    return On(NO_TOKENS, THIS, Seq(*does))


def loses_a_token() -> Upon:
    return reckons(ChangeTokens(1))
