"""Everything in the box, with what is printed on it."""

from __future__ import annotations

from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    BOOK,
    CULTISTS,
    ENCOUNTERS,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
)
from sobremesa.games.eldritch.facts import (
    ANCIENT,
    CULTIST_FACTS,
    MONSTER,
    MYSTERY,
    MYTHOS_FACTS,
    NO_TEST,
    SHEETS,
    TOKENS,
    TRAITS,
    VALUE,
    MonsterFacts,
    Sheet,
)
from sobremesa.games.eldritch.map import IDS
from sobremesa.games.eldritch.two_sided import CONDITION_PLACES, SPELL_PLACES
from sobremesa.games.eldritch.words import CONDITION_KINDS, CULTIST, MONSTER_KINDS, SKILLS, SPELL_KINDS, STRENGTH, WILL
from sobremesa.kernel.effects.words import Word
from sobremesa.kernel.game import Component
from sobremesa.kernel.phrase import Phrase

Said = tuple[Phrase, ...]


def in_the_box() -> tuple[Component, ...]:
    found = [Component("investigator", name, 1, whole_sheet(at)) for at, name in enumerate(INVESTIGATORS.names)]
    for side, name in enumerate(ANCIENTS.names):
        found.append(Component("ancient", name, 1, _ancient(side) + _said(ANCIENTS.first + side)))
    for side, name in enumerate(CULTISTS.names):
        found.append(Component("cultist", name, 1, monster_numbers(CULTIST_FACTS[side]) + _said(CULTISTS.first + side)))
    for at, name in enumerate(MYSTERIES.names):
        found.append(Component("mystery", name, 1, _said(MYSTERIES.first + at) + _mystery(at)))
    for at, name in enumerate(MYTHOS.names):
        found.append(Component("mythos", name, 1, _mythos(at) + _said(MYTHOS.first + at)))
    for at, name in enumerate(ASSETS.names):
        thing = ASSETS.first + at
        value: Phrase = ("fact-value", (("n", VALUE[thing]),))
        found.append(Component("asset", name, 1, (value, _traits(thing), *_said(thing))))
    for at, name in enumerate(ARTIFACTS.names):
        thing = ARTIFACTS.first + at
        found.append(Component("artifact", name, 1, (_traits(thing), *_said(thing))))
    for kind in SPELL_KINDS.words:
        places = SPELL_PLACES[kind.number]
        found.append(Component("spell", kind.name, len(places), (_traits(places[0]), *_said(places[0]))))
    for kind in CONDITION_KINDS.words:
        places = CONDITION_PLACES[kind.number]
        found.append(Component("condition", kind.name, len(places), (_traits(places[0]), *_said(places[0]))))
    for kind in MONSTER_KINDS.words:
        tokens = TOKENS[kind.number]
        found.append(Component("monster", kind.name, len(tokens), _monster(tokens[0])))
    for at, name in enumerate(ENCOUNTERS.names):
        found.append(Component("encounter", name, 1, _said(ENCOUNTERS.first + at)))
    return tuple(found)


def whole_sheet(investigator: int) -> Said:
    return (figures(investigator), *_at_first_and_last(SHEETS[investigator])) + _said(
        INVESTIGATORS.first + investigator
    )


def figures(investigator: int) -> Phrase:
    """What a sheet comes to in numbers: enough to choose among many."""
    sheet = SHEETS[investigator]
    skills: Said = tuple(
        [("fact-skill", (("skill", skill.name), ("n", n))) for skill, n in zip(SKILLS.words, sheet.skills, strict=True)]
    )
    return "fact-sheet", (("health", sheet.health), ("sanity", sheet.sanity), ("items", skills))


def _said(thing: int) -> Said:
    return BOOK.cards[thing].sentences()


def _traits(thing: int) -> Phrase:
    return "fact-traits", (("trait", tuple([trait.name for trait in TRAITS[thing]])),)


def _at_first_and_last(sheet: Sheet) -> Said:
    return (
        ("fact-start", (("space", IDS[sheet.start]), ("items", _at_first(sheet)))),
        _fallen(sheet),
    )


def _at_first(sheet: Sheet) -> Said:
    """What they begin with."""
    lots = (("clue", sheet.clues), ("improvement", sheet.improvements))
    return (
        *[(possession, ()) for possession in sheet.possessions],
        *[(f"lot-{kind}", (("n", n),)) for kind, n in lots if n],
    )


def _fallen(sheet: Sheet) -> Phrase:
    if sheet.crippled is sheet.insane:
        return "fact-fallen", (("skill", sheet.crippled.name),)
    return "fact-fallen-either", (("skill", sheet.crippled.name), ("skill2", sheet.insane.name))


def _ancient(side: int) -> Said:
    """On its front, with how the table is laid for it."""
    if side % 2:
        return ()
    facts = ANCIENT[side // 2]
    stages: Said = tuple(
        [("fact-stage", (("green", green), ("yellow", yellow), ("blue", blue))) for green, yellow, blue in facts.stages]
    )
    said: Said = (
        ("fact-ancient", (("doom", facts.doom), ("n", facts.mysteries))),
        ("fact-stages", (("rows", stages),)),
    )
    if facts.aside:
        said += (("fact-aside", (("monster", tuple([kind.name for kind in facts.aside])),)),)
    if facts.omen_tokens:
        said += (("fact-omen-tokens", (("lot", ("lot-token", (("n", facts.omen_tokens),))),)),)
    return said


def _mystery(card: int) -> Said:
    return (("fact-keeps-tokens", ()),) if MYSTERY[card].keeps_tokens else ()


def _mythos(card: int) -> Said:
    facts = MYTHOS_FACTS[card]
    said: Said = ((f"fact-{facts.colour.name}-card", (("level", facts.level.name), ("length", facts.length.name))),)
    if facts.space >= 0:
        said += (("fact-rumour-space", (("space", IDS[facts.space]),)),)
    if facts.tokens:
        said += (("fact-tokens", (("lot", ("lot-token", (("n", facts.tokens),))),)),)
    return said


def _monster(token: int) -> Said:
    facts = MONSTER[token]
    if facts.kind is CULTIST:
        return (("fact-cultist", ()),)
    return monster_numbers(facts) + _said(MONSTERS.first + token)


def monster_numbers(facts: MonsterFacts) -> Said:
    """Its tests, and how much it can bear."""
    said: Said = ()
    if facts.will != NO_TEST:
        said += (("fact-horror", (("test", _test(WILL, facts.will)), ("n", facts.horror))),)
    if facts.strength != NO_TEST:
        said += (("fact-damage", (("test", _test(STRENGTH, facts.strength)), ("n", facts.damage))),)
    toughness = "fact-toughness-players" if facts.per_player else "fact-toughness"
    return (*said, (toughness, (("n", facts.toughness),)))


def _test(skill: Word, modifier: int) -> Phrase:
    if modifier == 0:
        return "test-plain", (("skill", skill.name),)
    return ("test-plus" if modifier > 0 else "test-minus"), (("skill", skill.name), ("n", abs(modifier)))
