"""Spells and conditions, whose public fronts are kinds and whose hidden backs differ.

What a seat holds is a *place* for a front of that kind ("wither-a"), which is a thing; which card lies there, and so
what is on its back, is another number (`CARDS`). Of each kind there are as many places as cards, and they have the same
numbers. The modules of `cards` fill these tables.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.book import CONDITIONS, SPELLS, THINGS
from sobremesa.kernel.effects.things import Section
from sobremesa.kernel.effects.words import Word

CARDS: Final = Section("card", 0, ())  # as they lie in their decks: what is on the back tells them apart
PLACES: Final = Section("place", 0, ())

# By card, or by place: of spells, then of conditions.
FRONTS: Final[list[Word]] = []
KIND: Final[list[int]] = []  # the number of the front, among spells or among conditions
BACK: Final[list[int]] = []  # of a card, which it has among those of its kind: 1, 2, …
THING: Final[list[int]] = []  # of a place

# By kind, the things that are places for it.
SPELL_PLACES: Final[dict[int, tuple[int, ...]]] = {}
CONDITION_PLACES: Final[dict[int, tuple[int, ...]]] = {}

_DECLARED: Final[list[tuple[Section, Word, tuple[int, ...]]]] = []
_PLACE: Final[dict[int, int]] = {}  # by thing
_FIRST_LETTER: Final = ord("a")


def places_for(section: Section, kind: Word, copies: int) -> tuple[int, ...]:
    """The things that are places for cards of that kind, while it is being declared."""
    names = [f"{kind.name}-{chr(_FIRST_LETTER + copy)}" for copy in range(copies)]
    places = tuple([section.first + THINGS.add(section, name, called=kind.name) for name in names])
    (SPELL_PLACES if section is SPELLS else CONDITION_PLACES)[kind.number] = places
    _DECLARED.append((section, kind, places))
    return places


def number_cards() -> None:
    """Once all are declared."""
    for section in (SPELLS, CONDITIONS):
        for declared, kind, places in _DECLARED:
            if declared is not section:
                continue
            for copy, thing in enumerate(places):
                _PLACE[thing] = len(THING)
                PLACES.note(section.names[section.number(thing)])
                CARDS.note(f"{kind.name}-{copy + 1}")
                FRONTS.append(kind)
                KIND.append(kind.number)
                BACK.append(copy + 1)
                THING.append(thing)


def place_of(thing: int) -> int:
    return _PLACE[thing]


def kind_of(thing: int) -> int:
    return KIND[_PLACE[thing]]


def is_spell(thing: int) -> bool:
    return SPELLS.holds(thing)


def is_condition(thing: int) -> bool:
    return CONDITIONS.holds(thing)


def is_spell_card(card: int) -> bool:
    return SPELLS.holds(THING[card])


def spell_cards() -> list[int]:
    return [card for card, thing in enumerate(THING) if SPELLS.holds(thing)]


def condition_cards() -> list[int]:
    return [card for card, thing in enumerate(THING) if not SPELLS.holds(thing)]
