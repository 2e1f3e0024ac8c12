from __future__ import annotations

import pytest

from sobremesa.cli.board import Board
from sobremesa.cli.terminal import Screen
from sobremesa.kernel import registry
from sobremesa.kernel.sketch import Panel, Sketch
from sobremesa.text import texts


def _drawn(
    sketch: Sketch, width: int, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...] = ("Ana", "Blas")
) -> list[str]:
    monkeypatch.setenv("COLUMNS", str(width))
    screen = Screen()
    with screen.capture() as capture:
        screen.print(Board(sketch, texts(registry.get("whispers"), "en"), names))
    return capture.get().splitlines()


def _panel(lines: int = 1, tone: str = "") -> Panel:
    return Panel(("board-seat", (("who", 0),)), (("board-deck", ()),) * lines, tone)


def test_panels_of_a_row_stand_beside_each_other_and_are_equally_high(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = _drawn(((_panel(3), _panel(1)),), 60, monkeypatch)
    assert len(lines) == 3 + 2
    assert lines[0].count("Ana") == 2
    assert lines[-1].count("╰") == 2


@pytest.mark.parametrize(("width", "rows"), [(100, 1), (80, 2), (40, 3), (20, 5)])
def test_a_row_that_does_not_fit_is_folded(width: int, rows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = _drawn((tuple(_panel() for _ in range(5)),), width, monkeypatch)
    assert len(lines) == 3 * rows
    assert max(map(len, lines)) <= width
    assert sum(line.count("Ana") for line in lines) == 5


@pytest.mark.parametrize("width", [80, 50, 30])
def test_a_row_is_folded_sooner_than_a_title_is_cut(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("Ana María Fernández", "Blas")
    shown = "\n".join(_drawn((tuple([_panel()] * 4),), width, monkeypatch, names))
    assert shown.count(names[0]) == 4


def test_long_lines_are_wrapped_and_the_others_grow_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    long = Panel(("board-seat", (("who", 1),)), (("ask-vote", ()),))
    lines = _drawn(((long, _panel()),), 40, monkeypatch)
    text = " ".join(line[2:18].strip() for line in lines[1:-1])
    assert " ".join(text.split()) == "Do the kept cards add up to a high sum?"
    assert lines[-1].count("╰") == 2


def test_what_a_tone_means_shows_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    corners = {tone: _drawn(((_panel(tone=tone),),), 30, monkeypatch)[0][0] for tone in ("", "live", "mine", "dim")}
    assert corners == {"": "╭", "live": "┏", "mine": "╔", "dim": "╭"}
