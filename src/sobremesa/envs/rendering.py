"""The board and the options as text, the way one seat sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Game
from sobremesa.kernel.option import Option
from sobremesa.kernel.sketch import Sketch
from sobremesa.kernel.state import Plain
from sobremesa.text import MissingText, Texts, texts


def rendered(game: Game[Any], view: Plain, names: Sequence[str]) -> str:
    """The game's own sketch in English; for a game without one, what the seat sees field by field."""
    sketch = game.sketch(view)
    return _sketched(sketch, texts(game, "en"), names) if sketch else _listed(view)


def name_of(game: Game[Any], view: Plain, option: Option, decision: Decision, names: Sequence[str]) -> str:
    """The option in English; where the game has no words for it, its key."""
    try:
        return texts(game, "en").label(game, view, option, names, decision.by)
    except MissingText:
        return option.key


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
