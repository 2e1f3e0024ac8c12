"""The board as text, the way one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.kernel.game import Game
from sobremesa.kernel.sketch import Sketch
from sobremesa.kernel.state import Plain
from sobremesa.text import Texts, texts


def draw(game: Game[Any], view: Plain, names: Sequence[str]) -> str:
    """The game's own sketch in English; for a game without one, what the seat sees field by field."""
    sketch = game.sketch(view)
    return _sketched(sketch, texts(game, "en"), names) if sketch else _listed(view)


def _sketched(sketch: Sketch, words: Texts, names: Sequence[str]) -> str:
    rows = []
    for row in sketch:
        lines = []
        for panel in row:
            lines.append(words.phrase(panel.title, names))
            lines += [f"  {line}" for line in words.panel(panel, names)]
        rows.append("\n".join(lines))
    return "\n\n".join(rows)


def _listed(view: Plain) -> str:
    width = max(map(len, view), default=0)
    return "\n".join(f"{name:{width}}  {value}" for name, value in view.items())
