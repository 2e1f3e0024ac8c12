"""Tic-tac-toe that goes on: a finished board is wiped, so that a table can be measured for as long as we like."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.game import Outcome
from sobremesa.kernel.option import Option
from tictactoe import FULL, WINS, Board, TicTacToe


class Endless(TicTacToe):
    def apply(self, s: Board, seat: int, option: Option) -> None:
        super().apply(s, seat, option)
        if WINS[s.marks[seat]] or s.marks[0] | s.marks[1] == FULL:
            s.marks = [0, 0]

    def outcome(self, s: Board) -> Outcome | None:
        return None


GAME: Final = Endless()
