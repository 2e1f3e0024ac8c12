from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import tictactoe
from sobremesa.kernel.game import Outcome
from sobremesa.kernel.match import Match
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.settings import Settings
from sobremesa.kernel.state import ALL, Schema, seen_by
from sobremesa.testing import fuzzed, play, position, refused
from tictactoe import GAME, Board, TicTacToe


def endings(s: Board, found: Counter[str]) -> None:
    """Count the matches there are from here on, by how they end."""
    decisions = GAME.decisions(s)
    if not decisions:
        outcome = GAME.outcome(s)
        assert outcome is not None
        found["draw" if not outcome.winners else f"won by {outcome.winners[0]}"] += 1
    for decision in decisions:
        for option in decision.options:
            after = GAME.schema.clone(s)
            GAME.apply(after, decision.seat, option)
            endings(after, found)


def test_there_are_exactly_as_many_matches_as_there_should_be() -> None:
    """Three first cells (a corner, a side, the middle) stand for all nine."""
    found: Counter[str] = Counter()
    for cell, alike in ((0, 4), (1, 4), (4, 1)):
        s = Match(GAME, 2).state
        GAME.apply(s, 0, tictactoe.CELLS[cell])
        from_here: Counter[str] = Counter()
        endings(s, from_here)
        for ending, times in from_here.items():
            found[ending] += alike * times
    assert found == {"won by 0": 131_184, "won by 1": 77_904, "draw": 46_080}
    assert found.total() == 255_168


class Misere(TicTacToe):
    """Whoever has three in a row has lost: a game made of a game, in plain Python, compiled as that one may be."""

    def outcome(self, s: Board) -> Outcome | None:
        ended = super().outcome(s)
        if ended is None or not ended.winners:
            return ended
        return Outcome("lost", (1 - ended.winners[0],), tuple([-worth for worth in ended.returns]))


@dataclass(eq=False)
class Counted(Board):
    """The same board, and how many marks there are."""

    count: int = seen_by(ALL, size=(), bounds=(0, 9))


class Counting(TicTacToe):
    schema: Schema[Any] = Schema(Counted)

    def setup(self, seats: int, settings: Settings, rng: Rng) -> Counted:
        return Counted(marks=[0, 0], turn=0, count=0)

    def apply(self, s: Any, seat: int, option: Option) -> None:
        super().apply(s, seat, option)
        s.count += 1


def test_another_game_can_be_made_of_this_one() -> None:
    match = Match(Misere(), 2)
    play(match, "0 mark:0", "1 mark:3", "0 mark:1", "1 mark:4", "0 mark:2")
    assert match.outcome == Outcome("lost", (1,), (-1.0, 1.0))


def test_another_state_can_be_made_of_this_one() -> None:
    match = Match(Counting(), 2)
    play(match, "0 mark:0", "1 mark:3", "0 mark:1")
    twin = Counting.schema.clone(match.state)
    assert (twin.marks, twin.turn, twin.count) == ([3, 8], 1, 3)
    assert match.view(0)["count"] == 3
    assert Counting.schema.same(Counting.schema.loads(Counting.schema.dumps(twin)), twin)


def test_a_line_wins() -> None:
    match = Match(GAME, 2)
    play(match, "0 mark:0", "1 mark:3", "0 mark:1", "1 mark:4")
    assert refused(match, "0 mark:3") == "tictactoe-2"
    assert refused(match, "1 mark:5") == "tictactoe-1"
    play(match, "0 mark:2")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners, match.outcome.returns) == ("line", (0,), (1.0, -1.0))
    assert refused(match, "1 mark:5") == "tictactoe-1"


def test_a_full_board_is_a_draw() -> None:
    match = position(GAME, 2, marks=[0b110001100, 0b001110010], turn=0)
    assert match.outcome is None
    play(match, "0 mark:0")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("draw", ())


def test_it_passes_every_check() -> None:
    report = fuzzed(GAME, 200)
    assert report.finding is None, str(report.finding)
    assert set(report.endings) == {"line", "draw"}
