"""Card files import one thing, their game's lexicon, and whatever can be said on a card is in it."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from sobremesa.kernel import registry
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.nouns import Countable, Filter
from sobremesa.kernel.effects.selectors import Cond, Count, Selector
from sobremesa.kernel.effects.whose import Whose
from sobremesa.kernel.effects.words import Word

GAMES = registry.ids()
OURS = Path(__file__).parents[2] / "src" / "sobremesa" / "games"
WORDS = (Word, Countable, Filter, Whose)
SAID = (Node, Cond, Count, Selector)
BASES = {"OfThose"}  # what others are kinds of
INSIDE = {("princesa", "Text")}  # made of what a card says, and never written on one


def lexicon_of(game: str) -> ModuleType:
    return importlib.import_module(f"sobremesa.games.{game}.cards.lexicon")


def words_of(module: ModuleType) -> Iterator[str]:
    """What it declares that a card can say: nodes, conditions and counts with a text; nouns, filters, moments."""
    imported = {
        alias.asname or alias.name
        for line in ast.parse(inspect.getsource(module)).body
        if isinstance(line, ast.ImportFrom)
        for alias in line.names
    }
    for name, value in vars(module).items():
        if name.startswith("_") or name in imported or name in BASES:
            continue
        if isinstance(value, WORDS) or (isinstance(value, type) and issubclass(value, SAID) and is_said(value)):
            yield name


def is_said(kind: type) -> bool:
    return "__dataclass_fields__" in vars(kind) and any(
        {"say", "sentences"} & vars(one).keys() for one in kind.__mro__ if one not in SAID
    )


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_card_can_say_is_in_the_lexicon(game: str) -> None:
    effects = importlib.import_module(f"sobremesa.games.{game}.effects")
    modules = [
        f"sobremesa.games.{game}.book",
        *[f"{effects.__name__}.{one.name}" for one in pkgutil.iter_modules(effects.__path__)],
    ]
    lacking = [
        f"{name} of {module}"
        for module in modules
        for name in words_of(importlib.import_module(module))
        if name not in lexicon_of(game).__all__ and (game, name) not in INSIDE
    ]
    assert lacking == [], "import them in cards/lexicon.py, and name them in its __all__"


@pytest.mark.parametrize("game", GAMES)
def test_card_files_import_nothing_else_but_each_other(game: str) -> None:
    folder = OURS / game / "cards"
    lexicon = f"sobremesa.games.{game}.cards.lexicon"
    using = [file for file in folder.rglob("*.py") if "lexicon import *" in file.read_text("utf-8")]
    assert using
    for file in using:
        names = [line.module for line in ast.parse(file.read_text("utf-8")).body if isinstance(line, ast.ImportFrom)]
        others = [name for name in names if name not in ("__future__", lexicon)]
        assert all(name and name.startswith(f"sobremesa.games.{game}.cards.") for name in others), file


@pytest.mark.parametrize("game", GAMES)
def test_a_lexicon_has_what_it_promises(game: str) -> None:
    lexicon = lexicon_of(game)
    assert [name for name in lexicon.__all__ if not hasattr(lexicon, name)] == []
