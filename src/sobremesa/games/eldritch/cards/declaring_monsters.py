"""How monsters are declared: tokens of the cup, epic ones, and the cultists of each sheet."""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.book import BOOK, CULTISTS, MONSTERS, SPACE_WORDS, THINGS
from sobremesa.games.eldritch.effects.haunting import MoveItTo
from sobremesa.games.eldritch.effects.nouns import INVESTIGATOR, SPACE, At, TheSpace, by_it, who
from sobremesa.games.eldritch.effects.parts import Upon
from sobremesa.games.eldritch.facts import CULTIST_FACTS, NO_TEST, TOKENS, MonsterFacts
from sobremesa.games.eldritch.facts import MONSTER as FACTS
from sobremesa.games.eldritch.words import CULTIST, MONSTER_KINDS, ON_SPAWNED
from sobremesa.kernel.effects.control import Each
from sobremesa.kernel.effects.node import Node, Standing
from sobremesa.kernel.effects.nouns import Every, The
from sobremesa.kernel.effects.words import Word

NO: Final = (NO_TEST, 0)  # it has no such test


Numbers = tuple[int, int]  # the modifier of a test, and what failing it costs: horror, or damage


def _lay(facts: MonsterFacts, copies: int, rule: str, said: tuple[Upon | Standing, ...]) -> None:
    """Its tokens, all of which say the same."""
    name = facts.kind.name
    names = [name] if copies == 1 else [f"{name}-{copy + 1}" for copy in range(copies)]
    for token in names:
        TOKENS.setdefault(facts.kind.number, []).append(THINGS.add(MONSTERS, token, called=name))
        FACTS.append(facts)
    standing = [part for part in said if isinstance(part, Standing)]
    parts = {part.occasion.name: part for part in said if isinstance(part, Upon)}
    first = BOOK.card(MONSTERS, names[0], *standing, rule=rule, **parts)
    for token in names[1:]:
        BOOK.copy(first, MONSTERS.thing(MONSTERS[token]))


def monster(
    kind: Word | str,
    will: Numbers,
    strength: Numbers,
    toughness: int,
    *said: Upon | Standing,
    copies: int = 1,
    rule: str = "eldritch-11.1",
) -> Word:
    """`kind` is a word where cards that come before it speak of it, and else just its name; the word, for others."""
    word = _word(kind)
    _lay(MonsterFacts(word, *will, *strength, toughness), copies, rule, said)
    return word


def epic(
    kind: Word | str,
    will: Numbers,
    strength: Numbers,
    toughness: int,
    *said: Upon | Standing,
    per_player: bool = True,
) -> Word:
    """Its toughness is that and the number of players, or just that."""
    word = _word(kind)
    facts = MonsterFacts(word, *will, *strength, toughness, is_epic=True, per_player=per_player)
    _lay(facts, 1, "eldritch-11.9", said)
    return word


def _word(kind: Word | str) -> Word:
    return MONSTER_KINDS.add(kind) if isinstance(kind, str) else kind


def lives_in(space: str) -> Upon:
    """As soon as it is spawned it moves there."""
    return Upon(ON_SPAWNED, MoveItTo(TheSpace(SPACE_WORDS[space])))


def to_each_with_it(do: Node, *, or_next: bool = False) -> Each:
    return Each(Every(INVESTIGATOR & who(At(The(SPACE & by_it), or_next))), do)


def cultist(side: str, will: Numbers, strength: Numbers, toughness: int, *said: Upon, rule: str) -> None:
    THINGS.add(CULTISTS, side)
    CULTIST_FACTS.append(MonsterFacts(CULTIST, *will, *strength, toughness))
    BOOK.card(CULTISTS, side, rule=rule, **{part.occasion.name: part for part in said})
