"""What never changes at a table: the map, and what is printed on what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sobremesa.games.eldritch.book import (
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    BOOK,
    CONDITIONS,
    CULTISTS,
    INVESTIGATORS,
    MONSTERS,
    MYSTERIES,
    MYTHOS,
    SPELLS,
    THINGS,
)
from sobremesa.games.eldritch.facts import (
    ANCIENT,
    GATE_COLOUR,
    GATE_SPACE,
    MONSTER,
    MYTHOS_FACTS,
    OMEN_TRACK,
    SHEETS,
    TRAITS,
    VALUE,
)
from sobremesa.games.eldritch.map import BOARD, IDS, ROUND_THE_WORLD, ROUTES
from sobremesa.games.eldritch.view import Almanac, Ancient, Card, Thing
from sobremesa.games.eldritch.words import COLOURS, CULTIST, ENDINGS, PHASES, SKILLS
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.words import YOU_DO
from sobremesa.kernel.phrase import Phrase, PlainPhrase, plain_phrase

BACKS: Final = "back-"  # begins the name of every part that is on the hidden side of a card


def almanac() -> Almanac:
    return {
        "spaces": [
            {
                "name": space.name,
                "kind": space.terrain.name,
                "at": list(space.at),
                "region": "" if space.region is None else space.region.name,
            }
            for space in BOARD
        ],
        "routes": [
            {"ends": [one, other], "kind": kind.name, "around": _goes_around(IDS[one], IDS[other])}
            for one, other, kind in ROUTES
        ],
        "gates": [
            {"space": space, "colour": COLOURS.words[colour].name}
            for space, colour in zip(GATE_SPACE, GATE_COLOUR, strict=True)
        ],
        "omens": [COLOURS.words[colour].name for colour in OMEN_TRACK],
        "skills": [skill.name for skill in SKILLS.words],
        "phases": [phase.name for phase in PHASES.words],
        "endings": [ending.name for ending in ENDINGS.words],
        "things": [_thing(thing) for thing in range(len(THINGS))],
        "cards": {
            str(thing): _card(thing)
            for section in (ASSETS, ARTIFACTS, SPELLS, CONDITIONS)
            for thing in range(section.first, section.first + len(section))
        },
        "investigators": [
            {
                "name": INVESTIGATORS.names[sheet],
                "start": facts.start,
                "health": facts.health,
                "sanity": facts.sanity,
                "skills": list(facts.skills),
                "says": says(INVESTIGATORS.first + sheet),
            }
            for sheet, facts in enumerate(SHEETS)
        ],
        "monsters": [
            {
                "name": MONSTERS.names[token],
                "kind": facts.kind.name,
                "epic": facts.is_epic,
                "on_sheet": facts.kind is CULTIST,
                "says": [] if facts.kind is CULTIST else says(MONSTERS.first + token),
            }
            for token, facts in enumerate(MONSTER)
        ],
        "ancients": [_ancient(ancient) for ancient in range(len(ANCIENT))],
        "mysteries": [
            {"name": name, "says": says(MYSTERIES.first + mystery)} for mystery, name in enumerate(MYSTERIES.names)
        ],
        "mythos": [
            {
                "name": MYTHOS.names[card],
                "length": facts.length.name,
                "space": facts.space,
                "says": says(MYTHOS.first + card),
            }
            for card, facts in enumerate(MYTHOS_FACTS)
        ],
    }


def _thing(thing: int) -> Thing:
    section = THINGS.section_at(thing)
    name = section.names[section.number(thing)] if section.holds(thing) else ""
    return {"kind": section.kind, "name": name, "called": plain_phrase(THINGS.say(thing))}


def _goes_around(one: str, other: str) -> bool:
    return (one, other) in ROUND_THE_WORLD or (other, one) in ROUND_THE_WORLD


def _card(thing: int) -> Card:
    return {
        "traits": [trait.name for trait in TRAITS[thing]],
        "value": VALUE.get(thing, 0),
        "says": says(thing),
    }


def _ancient(ancient: int) -> Ancient:
    asleep = ANCIENTS.first + 2 * ancient
    cultists = CULTISTS.first + 2 * ancient
    return {
        "name": ANCIENTS.names[2 * ancient],
        "mysteries": ANCIENT[ancient].mysteries,
        "asleep": says(asleep),
        "awake": says(asleep + 1),
        "cultists": [says(cultists), says(cultists + 1)],
    }


def front_of(thing: int) -> list[Phrase]:
    """What stands on the side that everybody sees."""
    parts = BOOK.cards[thing].parts
    return _sentences([part for name, part in parts.items() if not name.startswith(BACKS)])


def says(thing: int) -> list[PlainPhrase]:
    return [plain_phrase(phrase) for phrase in front_of(thing)]


def said(parts: Iterable[Node]) -> list[PlainPhrase]:
    return [plain_phrase(phrase) for phrase in _sentences(parts)]


def _sentences(parts: Iterable[Node]) -> list[Phrase]:
    return [("sentence", (("do", phrase),)) for part in parts for phrase in part.sentences(YOU_DO)]
