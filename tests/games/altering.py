"""A game as somebody might change it: a copy of its modules and texts, with some of their lines written otherwise."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sobremesa.kernel.game import Game

Edits = Mapping[str, tuple[tuple[str, str], ...]]  # by file: what stands there, and what is to; "" is its end

# Not what is imported: on the compiled build that has lines written out for the compiler, which know of no edit.
SOURCES = Path(__file__).parents[2] / "src"


def altered_copy(of: str, folder: Path, name: str, edits: Edits) -> Game[Any]:
    """The game of the package `of` with those lines written otherwise, in a package of its own."""
    package = folder / name
    home = SOURCES / of.replace(".", "/")
    shutil.copytree(home, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path, changes in edits.items():
        file = package / path
        text = file.read_text("utf-8")
        for before, after in changes:
            assert not before or text.count(before) == 1, f"{path} has no longer one {before!r}"
            text = text.replace(before, after) if before else text + after
        file.write_text(text, "utf-8")
    for file in package.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace(of, name), "utf-8")
    sys.path.insert(0, str(folder))
    try:
        game: Game[Any] = importlib.import_module(f"{name}.rules").GAME
    finally:
        sys.path.remove(str(folder))
    return game
