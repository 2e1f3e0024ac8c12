"""Texts that follow the rules: whatever changes what a card does must change what it says, in every language."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from typing import Any, final

from sobremesa.kernel.effects.book import Book, Card
from sobremesa.kernel.effects.control import Nothing
from sobremesa.kernel.effects.node import Node, Standing, fields_of
from sobremesa.kernel.effects.nouns import Filter, Noun, Where
from sobremesa.kernel.effects.selectors import Cond, Fixed, Not, You
from sobremesa.kernel.effects.whose import ANY, HERE, OTHER, OWN, THIS, Whose
from sobremesa.kernel.effects.words import Voice, Word
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.events import NOBODY_IN_PARTICULAR
from sobremesa.kernel.game import Game
from sobremesa.kernel.phrase import Args, Phrase
from sobremesa.testing.words import marks_amiss
from sobremesa.text import LANGUAGES, Texts, texts


def text_of(card: Card, of: Texts) -> str:
    return " ".join(of.phrase(phrase) for phrase in card.sentences())


def wording_complaints(game: Game[Any]) -> list[str]:
    """Cards that can't be read in some language, or don't read as sentences do."""
    assert game.book is not None
    complaints: list[str] = []
    for card in cards_of(game.book):
        for language in LANGUAGES:
            try:
                said = [texts(game, language).phrase(phrase) for phrase in card.sentences()]
            except SobremesaError as error:
                complaints.append(f"{card.name}: {error}")
                continue
            complaints += [f"{card.name}, in {language}: {flaw}" for line in said if (flaw := _flaw(line))]
    return complaints


def _flaw(sentence: str) -> str:
    wrong = marks_amiss(sentence) or "{" in sentence or "}" in sentence
    if wrong or not sentence.endswith((".", "!", "?", "»", "”")) or sentence[:1].islower():
        return f"{sentence!r} is no sentence"
    return ""


def cards_of(book: Book) -> list[Card]:
    """Every card once, however many copies of it there are."""
    return list(dict.fromkeys(book.cards.values()))


def deaf_texts(game: Game[Any]) -> tuple[int, list[str]]:
    """Every card with a number, a target, a branch or a word of it changed: how many such mutants there are, and those
    of which the text in some language doesn't tell."""
    assert game.book is not None
    deaf: list[str] = []
    count = 0
    languages = [texts(game, language) for language in LANGUAGES]
    said = {card.thing: [_Said(card, of) for of in languages] for card in cards_of(game.book)}
    for card, where in mutants_of(game.book):
        count += 1
        deaf += [f"{where}, in {before.language}" for before in said[card.thing] if before.is_still_said(card)]
    return count, deaf


def mutants_of(book: Book) -> Iterator[tuple[Card, str]]:
    """Each card, changed in one place while it is looked at, and where."""
    pools = _Pools(book)
    for card in cards_of(book):
        for part, root in card.parts.items():
            for where in _mutants(root, f"{card.name}.{part}", pools, card):
                yield card, where


@final
class Remembering(Texts):
    """Puts nothing into words twice: most of a mutant is what the card was."""

    def __init__(self, of: Texts) -> None:
        vars(self).update(vars(of))
        self._known: dict[tuple[str, Args], str] = {}

    def say(self, message: str, args: Args = (), names: Sequence[str] = (), reader: int = NOBODY_IN_PARTICULAR) -> str:
        said = self._known.get((message, args))
        if said is None:
            said = self._known[message, args] = super().say(message, args, names, reader)
        return said


@final
class _Said:
    """What a card says in one language, sentence by sentence: so that of a mutant only what changed is read."""

    def __init__(self, card: Card, of: Texts) -> None:
        self.language = of.language
        self._of = Remembering(of)
        self._phrases = card.sentences()
        self._sentences = [self._of.phrase(phrase) for phrase in self._phrases]

    def is_still_said(self, card: Card) -> bool:
        try:
            phrases = card.sentences()
            if len(phrases) != len(self._phrases):
                return [self._of.phrase(phrase) for phrase in phrases] == self._sentences
            return all(
                phrase == before or self._of.phrase(phrase) == sentence
                for phrase, before, sentence in zip(phrases, self._phrases, self._sentences, strict=True)
            )
        except (SobremesaError, AssertionError, AttributeError, ValueError, KeyError, IndexError):
            return False  # what can't be said at all could never be printed


@final
class _Pools:
    """What could stand in the place of a word, a condition, a selector: those that the same book has elsewhere."""

    def __init__(self, book: Book) -> None:
        self.words: dict[tuple[type, str], list[Word]] = {}
        self.whose: list[Whose] = [OWN, HERE, ANY, OTHER, THIS]
        self.nouns: list[Noun] = []
        self.said: dict[str, list[Filter]] = {}  # of nouns, under the same name
        self.small: list[Any] = [You(), Fixed(9)]  # what isn't a node: selectors, counts, conditions, a game's own
        for node in book:
            self._note(node)

    def _note(self, value: Any) -> None:
        for name in fields_of(value):
            for held in _items(getattr(value, name)):
                if isinstance(held, Word):
                    pool = self.words.setdefault((type(value), name), [])
                    if held not in pool:
                        pool.append(held)
                elif isinstance(held, Whose):
                    if held not in self.whose:
                        self.whose.append(held)
                elif isinstance(held, Noun):
                    self._note_noun(held)
                elif is_dataclass(held) and not isinstance(held, Node):
                    self.small.append(held)
                    self._note(held)

    def _note_noun(self, noun: Noun) -> None:
        if all(noun.name != other.name for other in self.nouns):
            self.nouns.append(noun.only())
        for said in noun.filters:
            of_the_name = self.said.setdefault(said.name, [])
            if repr(said) not in map(repr, of_the_name):
                of_the_name.append(said)

    def others(self, owner: Any, name: str, value: Any, card: Card) -> list[Any]:
        if isinstance(value, bool):
            return [not value]
        if isinstance(value, int):
            return [value + 1, value - 1] if value > 1 else [value + 1]
        if isinstance(value, str):
            return [part for part in card.parts if part != value]
        if isinstance(value, Word):
            return [word for word in self.words[type(owner), name] if word is not value]
        if isinstance(value, Whose):
            return [whose for whose in self.whose if whose is not value]
        if isinstance(value, Node):
            return [] if isinstance(value, Standing) else [None] if isinstance(value, Nothing) else [_Other(), None]
        if isinstance(value, Noun):
            return self._other_nouns(value)
        return self._others_of_its_kind(value)

    def _other_nouns(self, noun: Noun) -> list[Noun]:
        """Another one, one of which less is said, and of which another thing of the same kind is."""
        found = [other for other in self.nouns if other.name != noun.name and other.is_own == noun.is_own][:1]
        for at, said in enumerate(noun.filters):
            before, after = noun.filters[:at], noun.filters[at + 1 :]
            if not isinstance(said, Where):
                found.append(noun.only(*before, *after))
            of_the_name = [other for other in self.said[said.name] if repr(other) != repr(said)]
            found += [noun.only(*before, other, *after) for other in of_the_name]
        return found

    def _others_of_its_kind(self, value: Any) -> list[Any]:
        """One of another class with the same base, the contrary, nothing at all."""
        if not is_dataclass(value):
            return []
        base = inspect.getmro(type(value))[1]
        others = [one for one in self.small if isinstance(one, base) and type(one) is not type(value)]
        return [*others[:1], *([Not(value)] if isinstance(value, Cond) else []), None]


class _Other(Node):
    """Something else than what the card does."""

    def say(self, voice: Voice) -> Phrase:
        return "do-nothing", (("form", voice),)


def _items(value: Any) -> Sequence[Any]:
    return value if isinstance(value, tuple) else (value,)


def _mutants(value: Any, where: str, pools: _Pools, card: Card) -> Iterator[str]:
    """Changes one thing after the other in the tree itself, says what it was, and changes it back."""
    idle = value.idle_fields() if isinstance(value, Node) else ()
    for name in fields_of(value):
        if name in idle:
            continue
        held, here = getattr(value, name), f"{where}/{name}"
        for other in [] if isinstance(held, tuple) else pools.others(value, name, held, card):
            yield from _changed(value, name, other, f"{here} = {other!r}")
        if isinstance(held, tuple):
            yield from _tuple_mutants(value, name, here, pools, card)
        for at, item in enumerate(_items(held)):
            if is_dataclass(item):
                yield from _mutants(item, here if item is held else f"{here}.{at}", pools, card)


def _tuple_mutants(owner: Any, name: str, here: str, pools: _Pools, card: Card) -> Iterator[str]:
    items = getattr(owner, name)
    for at, item in enumerate(items):
        if len(items) > 1:
            yield from _changed(owner, name, items[:at] + items[at + 1 :], f"{here} without {at}")
        for other in pools.others(owner, name, item, card):
            if other is not None:
                yield from _changed(owner, name, (*items[:at], other, *items[at + 1 :]), f"{here}.{at} = {other!r}")
        if isinstance(item, Node) and at + 1 < len(items):
            swapped = (*items[:at], items[at + 1], item, *items[at + 2 :])
            yield from _changed(owner, name, swapped, f"{here} with {at + 1} before {at}")


def _changed(owner: Any, name: str, other: Any, how: str) -> Iterator[str]:
    before = getattr(owner, name)
    try:
        setattr(owner, name, other)
    except TypeError:  # compiled, a field takes nothing of another kind
        return
    try:
        yield how
    finally:
        setattr(owner, name, before)
