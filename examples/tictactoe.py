"""The smallest game: how one is written for Sobremesa. See docs/adding-a-game.md for the rest of the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sobremesa.kernel.compiling import mypyc_attr
from sobremesa.kernel.decision import Decision
from sobremesa.kernel.game import Component, Game, GameInfo, Outcome
from sobremesa.kernel.option import Catalogue, Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Settings
from sobremesa.kernel.state import ALL, Schema, State, seen_by

LINES: Final = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)
WINS: Final = [any(marks & line == line for line in LINES) for marks in range(512)]
FULL: Final = 0b111111111


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Board(State):
    marks: list[int] = seen_by(ALL, size=(2,), bounds=(0, FULL))  # the nine cells as bits, for each seat
    turn: int = seen_by(ALL, size=(), bounds=(0, 1))


OPTIONS: Final = Catalogue()
CELLS: Final = tuple(OPTIONS.add("mark", cell) for cell in range(9))


def _decision(seat: int, taken: int) -> tuple[Decision, ...]:
    free = tuple(option for cell, option in enumerate(CELLS) if not taken >> cell & 1)
    return (Decision(seat, "mark", "tictactoe-1", free),) if free else ()


# Every decision there can be, made once: a game that builds nothing while it is played is a fast game.
DECISIONS: Final = [[_decision(seat, taken) for taken in range(512)] for seat in (0, 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class TicTacToe(Game[Board]):
    info = GameInfo(id="tictactoe", version=1, seats=(2, 2), settings=(), longest=9)
    schema = Schema(Board)
    options = OPTIONS
    free_options = Catalogue()

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Board:
        return Board(marks=[0, 0], turn=0)

    def decisions(self, s: Board) -> tuple[Decision, ...]:
        cross, nought = s.marks
        return () if WINS[cross] or WINS[nought] else DECISIONS[s.turn][cross | nought]

    def apply(self, s: Board, seat: int, option: Option) -> None:
        s.marks[seat] = s.marks[seat] | 1 << option.args[0]
        s.turn = 1 - seat

    def outcome(self, s: Board) -> Outcome | None:
        for seat, marks in enumerate(s.marks):
            if WINS[marks]:
                return Outcome("line", (seat,), (1.0, -1.0) if seat == 0 else (-1.0, 1.0))
        return Outcome("draw", (), (0.0, 0.0)) if s.marks[0] | s.marks[1] == FULL else None

    def why_not(self, s: Board, seat: int, option: Option) -> str | None:
        if not self.decisions(s) or seat != s.turn:
            return "tictactoe-1"  # marks alternate until someone has three in a row
        return "tictactoe-2" if (s.marks[0] | s.marks[1]) >> option.args[0] & 1 else None  # the cell is taken

    def redeal(self, s: Board, seat: int, rng: Rng) -> Board:
        return self.schema.clone(s)  # nothing is hidden

    def census(self, s: Board) -> Mapping[str, int]:
        return {"cells": 9}

    def components(self, settings: Settings) -> tuple[Component, ...]:
        return (Component("piece", "cell", 9),)


GAME: Final = TicTacToe()
