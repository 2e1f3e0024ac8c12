"""A game's sketch drawn with boxes: rows of panels, as many beside each other as fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel as Drawn
from rich.table import Table
from rich.text import Text

from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.text import Texts

_WIDEST: Final = 120
_NARROWEST_PANEL: Final = 19
_FRAME: Final = 4  # two borders and the space beside each
_TITLE_FRAME: Final = _FRAME + 2  # and a bit of the border on either side of it

# What a tone means must show without colour too.
_BOXES: Final = {"live": box.HEAVY, "mine": box.DOUBLE}
_STYLES: Final = {"": "none"}


@final
class Board:
    def __init__(self, sketch: Sketch, texts: Texts, names: Sequence[str]) -> None:
        self._sketch = sketch
        self._texts = texts
        self._names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, _WIDEST)
        for row in self._sketch:
            for panels in _folded(row, max(1, width // self._narrowest(row))):
                yield self._row(panels, width // len(panels), console)

    def _narrowest(self, row: Sequence[Panel]) -> int:
        """Nothing tells panels apart whose titles are cut."""
        titles = [self._title(panel) for panel in row]
        return max(_NARROWEST_PANEL, *[cell_len(title) + _TITLE_FRAME for title in titles])

    def _title(self, panel: Panel) -> str:
        return self._texts.phrase(panel.title, self._names)

    def _row(self, panels: Sequence[Panel], width: int, console: Console) -> Table:
        bodies = [self._lines(panel) for panel in panels]
        height = max(len(body.wrap(console, width - _FRAME)) for body in bodies) + 2
        grid = Table.grid()
        grid.add_row(
            *(self._panel(panel, body, width, height) for panel, body in zip(panels, bodies, strict=True)),
        )
        return grid

    def _panel(self, panel: Panel, body: Text, width: int, height: int) -> Drawn:
        style = _STYLES.get(panel.tone, panel.tone)
        return Drawn(
            body,
            box=_BOXES.get(panel.tone, box.ROUNDED),
            title=Text(self._title(panel), style),
            title_align="left",
            border_style=style,
            width=width,
            height=height,
        )

    def _lines(self, panel: Panel) -> Text:
        lines = self._texts.panel(panel, self._names)
        return Text("\n".join(lines), "dim" if panel.tone == "dim" else "none")


def _folded(row: Sequence[Panel], most: int) -> Iterator[Sequence[Panel]]:
    """The row on as few lines as it needs, each as full as the others."""
    lines = -(-len(row) // most)
    for line in range(lines):
        yield row[line * len(row) // lines : (line + 1) * len(row) // lines]
