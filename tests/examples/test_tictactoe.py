from __future__ import annotations

from collections import Counter

import tictactoe
from sobremesa.kernel.match import Match
from sobremesa.testing import fuzzed, play, position, refused
from tictactoe import GAME, Board


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
