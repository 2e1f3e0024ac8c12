"""The whole box in words, held against the file that somebody has read through."""

from __future__ import annotations

import os
from collections.abc import Mapping
from difflib import unified_diff
from pathlib import Path
from typing import Any

from sobremesa.kernel.game import Component, Game
from sobremesa.text import Texts, texts

NAMES = ("Ana", "Berta")


def _paragraph(of: Texts, component: Component) -> str:
    title = f"title-{component.id}"
    heading = f"{component.count} × {of.say(f'{component.kind}-{component.id}')}"
    heading += f" [{of.say(title)}]" if of.has(title) else ""
    return "\n".join([heading, *(f"  {of.phrase(phrase, NAMES)}" for phrase in component.says)])


def assert_box_reads_as_in(folder: Path, game: Game[Any], settings: Mapping[str, Any], language: str) -> None:
    """Every component with its text is as in the golden file; with SOBREMESA_WRITE_GOLDEN that is written anew."""
    file = folder / f"cards.{language}.txt"
    of = texts(game, language)
    box = "\n\n".join(_paragraph(of, component) for component in game.components(settings)) + "\n"
    if os.environ.get("SOBREMESA_WRITE_GOLDEN"):
        file.write_text(box, "utf-8")
    read = file.read_text("utf-8").splitlines()
    changed = list(unified_diff(read, box.splitlines(), "as read", "as declared", n=0, lineterm=""))
    assert changed == [], "what is meant is written anew by `make golden`, and read before it is committed"
