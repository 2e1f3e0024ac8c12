"""What stands in a game's lexicon: each word with what it takes, how it reads, and cards that say it."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from types import ModuleType
from typing import Any, Final, final

from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.node import Node, Standing
from sobremesa.kernel.effects.nouns import Filter, Noun, Stock
from sobremesa.kernel.effects.selectors import Cond, Count, Selector
from sobremesa.kernel.effects.whose import Whose
from sobremesa.kernel.effects.words import YOU_DO, Word
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.kernel.phrase import Phrase
from sobremesa.text import LANGUAGES, MissingText, Texts, texts

KINDS: Final = ("card", "idiom", "standing", "verb", "whom", "condition", "count", "noun", "filter", "moment", "word")
_CARDS: Final = 2  # that say it


@final
@dataclass
class Entry:
    name: str
    kind: str
    takes: str  # as it is written: SeeHand(whom: Reach)
    about: str  # what its source says of it
    is_cost: bool = False  # whether it can be asked in payment: it says whether it can be done
    cards: list[int] = field(default_factory=list)  # things that say it
    reads: Phrase | None = None  # as one of them does


def lexicon_of(game: Game[Any]) -> ModuleType:
    package = type(game).__module__.rpartition(".")[0]
    try:
        return importlib.import_module(f"{package}.cards.lexicon")
    except ModuleNotFoundError:
        message = f"{game.info.id} has no lexicon of its cards"
        raise SobremesaError(message, "no-lexicon", game=game.info.id) from None


def entries(game: Game[Any]) -> list[Entry]:
    """Every word, kind by kind."""
    lexicon, book = lexicon_of(game), game.book
    assert book is not None
    said = {name: _entry(name, getattr(lexicon, name), book) for name in lexicon.__all__}
    by_value = {id(getattr(lexicon, name)): entry for name, entry in said.items()}
    by_filter = {name.replace("_", "-"): entry for name, entry in said.items() if entry.kind == "filter"}
    for thing, card in book.cards.items():
        for part in card.parts.values():
            for value, node in _within(part, part):
                named = by_filter.get(value.name) if isinstance(value, Filter) else None
                _note(named or by_value.get(id(value)) or by_value.get(id(type(value))), thing, value, node, book)
    for name, thing in _calls(lexicon, book):
        if name in said:
            _note(said[name], thing, None, None, book)
    return sorted(said.values(), key=lambda entry: (KINDS.index(entry.kind), entry.name.lower()))


def _entry(name: str, value: Any, book: Book) -> Entry:
    kind = _kind(value, book)
    takes = name
    if kind == "noun" and isinstance(value, Noun) and value.filters:
        takes = f"{name} = {value}"
    if isinstance(value, type) or inspect.isfunction(value):
        takes = f"{name}({_taken(value)})"
    about = (inspect.getdoc(value) or "").partition("\n")[0] if isinstance(value, type) or callable(value) else ""
    if about.startswith(f"{name}("):  # what a dataclass says where nobody has said anything
        about = ""
    is_cost = isinstance(value, type) and issubclass(value, Node) and value.can is not Node.can
    return Entry(name, kind, takes, about, is_cost)


def _kind(value: Any, book: Book) -> str:
    if isinstance(value, type):
        for base, kind in ((Standing, "standing"), (Node, "verb"), (Cond, "condition"), (Count, "count")):
            if issubclass(value, base):
                return kind
        return "whom" if issubclass(value, Selector) or is_dataclass(value) else "word"
    if inspect.isfunction(value):
        if value.__annotations__.get("return") in ("Filter", Filter):
            return "filter"
        return "card" if next(iter(inspect.signature(value).parameters), "") in ("name", "kind", "side") else "idiom"
    if isinstance(value, Noun | Stock):
        return "noun"
    if isinstance(value, Filter):
        return "filter"
    if isinstance(value, Whose):
        return "whom"
    return "moment" if isinstance(value, Word) and book.moments.find(value.name) is value else "word"


def _taken(value: Any) -> str:
    if inspect.isfunction(value) or not is_dataclass(value):
        return str(inspect.signature(value)).rpartition(" -> ")[0].strip("()").replace("'", "")
    return ", ".join([_field(one) for one in fields(value)])


def _field(one: Any) -> str:
    told = f"{one.name}: {one.type if isinstance(one.type, str) else getattr(one.type, '__name__', one.type)}"
    return told if one.default is MISSING else f"{told} = {one.default!r}"


# --- who says it -------------------------------------------------------------------------------------------------


def _within(value: Any, node: Node) -> Iterator[tuple[Any, Node]]:
    """Everything in it, each with the node in which it stands."""
    if isinstance(value, Node):
        node = value
    if isinstance(value, tuple):
        for item in value:
            yield from _within(item, node)
        return
    yield value, node
    if isinstance(value, Noun):
        yield from [(said, node) for said in value.filters]
        yield from [(word, node) for said in value.filters for _, word in said.words]
        return
    if is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            yield from _within(getattr(value, one.name, None), node)


def _calls(lexicon: ModuleType, book: Book) -> Iterator[tuple[str, int]]:
    """What is called in the declaration of each card: the helpers that leave nothing of themselves in it."""
    things = {name: book.things.number_of(name) for name in book.things.names if name}
    package = importlib.import_module(lexicon.__name__.rpartition(".")[0])
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for line in _tree(found.name).body:
            calls = [node for node in ast.walk(line) if isinstance(node, ast.Call)]
            for outer in calls:
                if outer.args and isinstance(outer.args[0], ast.Constant) and isinstance(outer.args[0].value, str):
                    ends = f"-{outer.args[0].value}"
                    thing = next((number for name, number in things.items() if name.endswith(ends)), -1)
                    names = [
                        node.func.id
                        for node in ast.walk(outer)
                        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                    ]
                    yield from [(name, thing) for name in names if thing in book.cards]


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(importlib.import_module(module)))


def _note(entry: Entry | None, thing: int, value: Any, node: Node | None, book: Book) -> None:
    if entry is None:
        return
    name = book.things.say(thing)
    if len(entry.cards) <= _CARDS and all(book.things.say(one) != name for one in entry.cards):
        entry.cards.append(thing)
    if entry.reads is None and node is not None:
        entry.reads = _clause(value if isinstance(value, Node) else node)


def _clause(node: Node) -> Phrase | None:
    """As it would stand on a card by itself; None for what is only said as part of something else."""
    try:
        return "sentence", (("do", node.sentences(YOU_DO)[0]),)
    except (NotImplementedError, TypeError, KeyError):
        return None


def reading(entry: Entry, of: Texts) -> str:
    """How it reads, where it can be read by itself."""
    try:
        return of.phrase(entry.reads) if entry.reads is not None else ""
    except MissingText:
        return ""


def cards_of(entry: Entry, book: Book, of: Texts) -> list[str]:
    """Two that have a name: what lies before somebody has none."""
    named = [book.things.say(thing) for thing in entry.cards]
    return [of.phrase(phrase) for phrase in named if of.has(phrase[0])][:_CARDS]


def page(game: Game[Any]) -> Iterator[str]:
    """All of it in Markdown, for a site of pages: in English, and what cards say in both languages."""
    book, kind = game.book, ""
    assert book is not None
    told = {language: texts(game, language) for language in LANGUAGES}
    for entry in entries(game):
        if entry.kind != kind:
            kind = entry.kind
            yield from ("", f"### {told['en'].say(f'cli-lexicon-{kind}')}", "")
        cost = " Also as a cost." if entry.is_cost else ""
        yield from (f"`{entry.takes}`", f": {(entry.about or entry.name.replace('_', ' ')).rstrip('.')}.{cost}")
        yield from [f"\n  > {words}" for of in told.values() if (words := reading(entry, of))]
        if cards := cards_of(entry, book, told["en"]):
            yield f"\n  As on {' and '.join(cards)}."
        yield ""
