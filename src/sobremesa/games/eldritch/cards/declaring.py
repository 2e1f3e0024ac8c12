"""How cards are declared: what is printed on them goes to the tables of facts, what they say into the book."""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    BONUS,
    BOOK,
    CONDITIONS,
    INVESTIGATORS,
    MYSTERIES,
    MYTHOS,
    SPELLS,
    THINGS,
)
from sobremesa.games.eldritch.effects.parts import Upon
from sobremesa.games.eldritch.facts import (
    ANCIENT,
    MYSTERY,
    MYTHOS_FACTS,
    SHEETS,
    TRAITS,
    VALUE,
    AncientFacts,
    MysteryFacts,
    MythosFacts,
    Sheet,
)
from sobremesa.games.eldritch.map import NUMBER
from sobremesa.games.eldritch.two_sided import places_for
from sobremesa.games.eldritch.words import (
    CONDITION_KINDS,
    ON_ACTION,
    ON_ADDITIONAL_ACTION,
    ON_AWAKENING,
    ON_ENTERING,
    ON_GAINED,
    ON_LOCAL_ACTION,
    ON_RECKONING,
    ON_SERVICE,
    SPELL_KINDS,
)
from sobremesa.kernel.effects.node import Node, Standing
from sobremesa.kernel.effects.standing import Stat
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.effects.whose import OWN
from sobremesa.kernel.effects.words import Word

A_BACK: Final = "back_"  # begins the name of what is on one

# --- parts that many have -----------------------------------------------------------------------------------------


def acts(do: Node) -> Upon:
    return Upon(ON_ACTION, do)


def acts_locally(do: Node) -> Upon:
    return Upon(ON_LOCAL_ACTION, do)


def acts_besides(do: Node) -> Upon:
    return Upon(ON_ADDITIONAL_ACTION, do)


def reckons(do: Node) -> Upon:
    return Upon(ON_RECKONING, do)


def serves(do: Node) -> Upon:
    return Upon(ON_SERVICE, do)


def when_gained(do: Node) -> Upon:
    return Upon(ON_GAINED, do)


def awakens(do: Node) -> Upon:
    return Upon(ON_AWAKENING, do)


def enters(do: Node) -> Upon:
    return Upon(ON_ENTERING, do)


def bonus(skill: Word, n: int, flag: Word | None = None) -> Stat:
    return Stat(BONUS, OWN, skill, flag, None, n)


# --- cards --------------------------------------------------------------------------------------------------------


def asset(name: str, value: int, traits: tuple[Word, ...], *standing: Standing, **parts: Node) -> Word:
    """Others can speak of the word."""
    word = Word(THINGS.add(ASSETS, name), name)
    thing = ASSETS.thing(word.number)
    TRAITS[thing], VALUE[thing] = traits, value
    BOOK.card(ASSETS, name, *standing, rule="eldritch-17.2", **parts)
    return word


def artifact(name: str, traits: tuple[Word, ...], *standing: Standing, **parts: Node) -> Word:
    """The same."""
    word = Word(THINGS.add(ARTIFACTS, name), name)
    TRAITS[ARTIFACTS.thing(word.number)] = traits
    BOOK.card(ARTIFACTS, name, *standing, rule="eldritch-17.2", **parts)
    return word


def spell(name: str, trait: Word, *standing: Standing, **parts: Node) -> Word:
    """Its front, and what is on its backs: `back_1`, `back_2`, …, one for each copy. Others can speak of the word."""
    kind = SPELL_KINDS.add(name)
    _two_sided(SPELLS, kind, (trait,), standing, parts)
    return kind


def condition(kind: Word | str, traits: tuple[Word, ...], *standing: Standing, **parts: Node) -> Word:
    """The same; `kind` is a word where cards that come before it speak of it, and else just its name."""
    word = CONDITION_KINDS.add(kind) if isinstance(kind, str) else kind
    _two_sided(CONDITIONS, word, traits, standing, parts)
    return word


def _two_sided(
    section: Section,
    kind: Word,
    traits: tuple[Word, ...],
    standing: tuple[Standing, ...],
    parts: dict[str, Node],
) -> None:
    """All copies say the same until they are turned."""
    places = places_for(section, kind, sum([part.startswith(A_BACK) for part in parts]))
    for place in places:
        TRAITS[place] = traits
    rule = "eldritch-17.9" if section is SPELLS else "eldritch-17.4"
    card = BOOK.card(section, section.names[section.number(places[0])], *standing, rule=rule, **parts)
    for place in places[1:]:
        BOOK.copy(card, place)


def investigator(
    name: str,
    start: str,
    health: int,
    sanity: int,
    skills: tuple[int, int, int, int, int],
    *possessions: str,
    action: Node,
    always: tuple[Standing, ...],
    crippled: Word,
    insane: Word,
    rule: str,
    clues: int = 0,
    improvements: int = 0,
) -> None:
    """Skills are lore, influence, observation, strength, will; `crippled` and `insane` are what is tested by who finds
    them in that state."""
    THINGS.add(INVESTIGATORS, name)
    SHEETS.append(Sheet(NUMBER[start], health, sanity, skills, possessions, clues, crippled, insane, improvements))
    BOOK.card(INVESTIGATORS, name, *always, rule=rule, action=Upon(ON_ACTION, action))


def ancient(name: str, facts: AncientFacts, *standing: Standing, rule: str, **parts: Node) -> int:
    """Its front; `awake` declares its back, next. Mysteries go by the number."""
    THINGS.add(ANCIENTS, name)
    ANCIENT.append(facts)
    BOOK.card(ANCIENTS, name, *standing, rule=rule, **parts)
    return len(ANCIENT) - 1


def awake(name: str, *standing: Standing, rule: str, **parts: Node) -> None:
    THINGS.add(ANCIENTS, f"{name}-awake")
    BOOK.card(ANCIENTS, f"{name}-awake", *standing, rule=rule, **parts)


def mystery(name: str, facts: MysteryFacts, *standing: Standing, **parts: Node) -> None:
    THINGS.add(MYSTERIES, name)
    MYSTERY.append(facts)
    BOOK.card(MYSTERIES, name, *standing, rule="eldritch-16.10", **parts)


def mythos(name: str, facts: MythosFacts, *standing: Standing, **parts: Node) -> None:
    THINGS.add(MYTHOS, name)
    MYTHOS_FACTS.append(facts)
    BOOK.card(MYTHOS, name, *standing, rule="eldritch-12.1", **parts)
