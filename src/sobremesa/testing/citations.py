"""Rules cited: every rule of a game's page is the business of some test, and nobody cites a rule that isn't there.

A test says which rules it is about: `@pytest.mark.rule("arcana-3.2", "arcana-3.3")`. The tests are read, not run, so
it makes no difference how they are run or split.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from sobremesa.kernel.game import Game
from sobremesa.text import LANGUAGES, folder_of, texts

Citations = dict[str, list[str]]  # rule id: where it is cited

_MARK: Final = "pytest.mark.rule"


def cited_in(folder: Path) -> Citations:
    """Every `pytest.mark.rule(...)` in the tests of a folder and below."""
    found: Citations = {}
    for path in _modules_below(folder):
        source = path.read_text("utf-8", errors="replace")
        for rule, line in _marks(ast.parse(source, str(path))) if _MARK in source else ():
            found.setdefault(rule, []).append(f"{path.relative_to(folder)}:{line}")
    return found


def cited_in_all(folders: Iterable[Path]) -> Citations:
    found: Citations = {}
    for folder in folders:
        for rule, places in cited_in(folder).items():
            found.setdefault(rule, []).extend(places)
    return found


def _modules_below(folder: Path) -> Iterator[Path]:
    """Not in what is hidden, nor where an environment lies: what is installed there is somebody else's."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not path.name.startswith(".") and not (path / "pyvenv.cfg").exists():
            yield from _modules_below(path)
        elif path.suffix == ".py":
            yield path


def _marks(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == _MARK:
            for argument in node.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise ValueError(f"line {node.lineno}: a rule is cited by its id, not by {ast.unparse(argument)}")
                yield argument.value, node.lineno


def rules_complaints(game: Game[Any], cited: Mapping[str, Iterable[str]]) -> list[str]:
    """What is wrong between the rules pages of a game, its code and the tests."""
    pages = {language: list(texts(game, language).rules()) for language in LANGUAGES}
    first, *rest = LANGUAGES
    rules = pages[first]
    complaints = [f"the page in {language} has no rules" for language, page in pages.items() if not page]
    for language in rest:
        complaints += [f"{rule} is in {first} but not in {language}" for rule in rules if rule not in pages[language]]
        complaints += [f"{rule} is in {language} but not in {first}" for rule in pages[language] if rule not in rules]
        if sorted(rules) == sorted(pages[language]) and rules != pages[language]:
            complaints.append(f"the rules are in another order in {first} than in {language}")
        if len(texts(game, language).gist()) != len(texts(game, first).gist()):
            complaints.append(f"in short, the rules have another number of points in {first} than in {language}")
    prefix = f"{game.info.id}-"
    complaints += [f"{rule} doesn't begin with {prefix}" for rule in rules if not rule.startswith(prefix)]
    complaints += [f"no test is about {rule}" for rule in rules if rule not in cited]
    complaints += [
        f"{', '.join(places)}: there is no rule {rule}"
        for rule, places in cited.items()
        if rule.startswith(prefix) and rule not in rules
    ]
    complaints += [f"{place}: there is no rule {rule}" for rule, place in _named_in_code(game) if rule not in rules]
    return complaints


def _named_in_code(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Every text in the game's code that looks like the id of one of its rules."""
    looks_like_one = re.compile(rf"{re.escape(game.info.id)}-[0-9.]*[0-9]")
    for file in files_below(folder_of(game)):
        for node in ast.walk(ast.parse(file.read_text("utf-8"), file.name)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and looks_like_one.fullmatch(node.value):
                yield node.value, f"{file.name}:{node.lineno}"


def files_below(folder: Traversable) -> Iterator[Traversable]:
    for item in folder.iterdir():
        if item.is_dir():
            yield from files_below(item)
        elif item.name.endswith(".py"):
            yield item
