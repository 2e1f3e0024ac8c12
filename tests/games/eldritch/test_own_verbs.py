"""How much of the language of cards is there for one card alone.

An *effect* is a kind of node that stands in the text of a card: a verb, or how verbs are put together. (Of whom, how
many and whether are nouns; they are told apart by the kernel, and counted elsewhere.) It is a card's *own* if no other
card says it, and no procedure of the rules does, with whatever arguments: so a general verb that happens to be said
once counts as much as an odd one. A card is one thing with a text of its own, with all its copies; each copy counts.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from sobremesa.games.eldritch.book import BOOK
from sobremesa.games.eldritch.rules import GAME
from sobremesa.kernel.effects.node import Node, tree
from sobremesa.pytest_plugin import Count

HERE: Final = Path(__file__).parent
ONE_IN: Final = 20


@cache
def own_verbs() -> dict[str, list[type[Node]]]:
    """By card, the effects that are its own."""
    said_in = {
        f"{card.name}.{part}": card.name for card in BOOK.cards.values() for part in card.parts
    }  # part of the book: the card that says it
    speakers: dict[type[Node], set[str]] = defaultdict(set)
    for part, node in BOOK.parts.items():
        for verb in tree(node):
            speakers[type(verb)].add(said_in.get(part, ""))  # "": a procedure of the rules
    own: dict[str, list[type[Node]]] = defaultdict(list)
    for kind, cards in speakers.items():
        if len(cards) == 1 and cards != {""}:
            own[next(iter(cards))].append(kind)
    return own


@cache
def things_of(card: str) -> list[str]:
    """The things that say what that card says, by name."""
    return [BOOK.things.name_of(thing) for thing, said in BOOK.cards.items() if said.name == card]


def test_fewer_than_one_card_in_twenty_needs_an_effect_of_its_own(counted: Count) -> None:
    every = sum(component.count for component in GAME.components({}))
    assert every == len(BOOK.cards)
    odd = sum(len(things_of(card)) for card in own_verbs())
    counted("eldritch", {"cards with an effect of their own": (odd, every)})
    assert 0 < odd * ONE_IN < every


def test_an_effect_is_of_its_own_only_while_nobody_else_says_it() -> None:
    own = {kind for kinds in own_verbs().values() for kind in kinds}
    for kind in own:
        assert len({node.part.partition(".")[0] for node in BOOK if type(node) is kind}) == 1


def hand_written() -> Iterator[tuple[str, set[str]]]:
    """Each test of this game that isn't about every card: how it is called, and the words between quotes in it."""
    for path in sorted(HERE.glob("test_*.py")):
        if path.name.startswith("test_every") or path == Path(__file__):
            continue
        for made in ast.parse(path.read_text()).body:
            if isinstance(made, ast.FunctionDef) and made.name.startswith("test_"):
                texts = [part.value for part in ast.walk(made) if isinstance(part, ast.Constant)]
                yield made.name, {word for text in texts if isinstance(text, str) for word in re.split(r"[\s:/]", text)}


def test_every_card_with_an_effect_of_its_own_has_a_hand_written_test() -> None:
    """One that names the thing, or the part of its text in which the effect stands, or is called after it. A mythos
    card lies nowhere but where a test has laid it: there the plain name will do."""
    tests = list(hand_written())
    untold = []
    for card, kinds in own_verbs().items():
        keys = {*things_of(card), *[node.part for node in BOOK if type(node) in kinds]}
        if f"mythos-{card}" in keys:
            keys.add(card)
        called = card.replace("-", "_")
        if not any(keys & words or called in name for name, words in tests):
            untold.append(f"{card}: {', '.join(sorted(kind.__name__ for kind in kinds))}")
    assert untold == []
