"""A game imports the kernel and itself, and nothing else of Sobremesa: so it runs wherever the kernel does."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from sobremesa.kernel.game import Game
from sobremesa.testing.citations import files_below
from sobremesa.testing.walk import is_registered
from sobremesa.text import folder_of

_PROJECT: Final = "sobremesa"
_KERNEL: Final = "sobremesa.kernel"


def import_complaints(game: Game[Any]) -> list[str]:
    """What the game's modules import that they may not."""
    package = sys.modules[type(game).__module__].__package__ or ""
    return [
        f"{file.name}:{line} imports {module}"
        for file in _modules(game, package)
        for module, line in _imported(ast.parse(file.read_text("utf-8"), file.name))
        if _is_in(module, _PROJECT) and not _is_in(module, _KERNEL) and not _is_in(module, package)
    ]


def _modules(game: Game[Any], package: str) -> list[Traversable]:
    """Its package's; where it may share one with others, because nobody has registered it, its own."""
    if package and is_registered(game):
        return list(files_below(folder_of(game)))
    return [Path(str(sys.modules[type(game).__module__].__file__))]


def _is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def _imported(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            if node.module == _PROJECT:
                yield from ((f"{_PROJECT}.{name.name}", node.lineno) for name in node.names)
            else:
                yield node.module, node.lineno
