"""What the cards of a file say and touch, without a match being played."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import ASKS, ENDS, RANDOM, REVEALS, Node, tree
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import Component, Game
from sobremesa.kernel.house_cards import BadCards, HouseCards
from sobremesa.kernel.settings import Flag, complete
from sobremesa.text import LANGUAGES, MissingText, texts

TOUCHES: Final = {"asks": ASKS, "random": RANDOM, "reveals": REVEALS, "ends": ENDS}


class CardRead(msgspec.Struct, frozen=True):
    id: str  # the message of its name: card-torch
    line: int
    count: int
    names: dict[str, str]
    says: dict[str, list[str]]
    touches: dict[str, list[str]]  # by what it does: the words of the declaration that do


class Reading(msgspec.Struct, frozen=True):
    game: str
    files: tuple[str, ...]
    digest: str
    cards: list[CardRead]


def house_of(game: Game[Any]) -> tuple[Book, HouseCards]:
    if game.book is None or game.book.house is None:
        message = f"{game.info.id} takes no cards of others"
        raise SobremesaError(message, "no-house-cards", game=game.info.id)
    return game.book, game.book.house


def read(game: Game[Any]) -> Reading:
    """All of the file's cards. A name that is missing, or a card that can't be said, is told with its line."""
    book, house = house_of(game)
    lines = dict(house.lines)
    try:
        boxed = {f"{one.kind}-{one.id}": one for one in _box(game)}
    except (TypeError, AttributeError, KeyError) as error:
        raise BadCards(house.files[0], 0, f"its cards can't be said: {' '.join(str(error).split())}") from error
    cards = []
    for card in house.cards:
        line = lines.get(card, 0)
        try:
            cards.append(_card(card, line, game, book, boxed.get(card)))
        except MissingText as error:
            raise BadCards(house.files[0], line, str(error)) from error
        except (TypeError, AttributeError, KeyError) as error:
            why = f"{card} can't be said: {' '.join(str(error).split())}"
            raise BadCards(house.files[0], line, why) from error
    return Reading(game.info.id, house.files, house.digest, cards)


def _box(game: Game[Any]) -> list[Component]:
    """Whatever the settings, everything that can be in it."""
    flags = {one.name: True for one in game.info.settings if isinstance(one, Flag) and not one.name.startswith("bar_")}
    return [
        one for given in ({}, flags) for one in game.components(complete(game.info.settings, dict[str, object](given)))
    ]


def _card(card: str, line: int, game: Game[Any], book: Book, boxed: Component | None) -> CardRead:
    says = {}
    for language in LANGUAGES:
        of = texts(game, language)
        says[language] = [of.phrase(phrase) for phrase in boxed.says] if boxed is not None else []
    return CardRead(
        card,
        line,
        boxed.count if boxed is not None else 1,
        {language: texts(game, language).say(card) for language in LANGUAGES},
        says,
        _touched([node for part in parts_of_card(book, card) for node in tree(part)]),
    )


def parts_of_card(book: Book, card: str) -> list[Node]:
    """Each part of what is called that, once; of two-sided ones and of copies the first speaks for all."""
    for thing in range(len(book.things)):
        if thing in book.cards and book.things.say(thing)[0] == card:
            return list(book.cards[thing].parts.values())
    return []


def _touched(nodes: list[Node]) -> dict[str, list[str]]:
    return {
        what: found
        for what, bit in TOUCHES.items()
        if (found := list(dict.fromkeys([type(node).__name__ for node in nodes if node.touches() & bit])))
    }
