"""Which games have a board of their own in the browser, and what the others are sent instead."""

from __future__ import annotations

from pathlib import Path

from sobremesa.kernel import registry
from sobremesa.kernel.match import Match
from sobremesa.web.sight import sketch_as
from testing import duel

CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"


def test_a_game_says_whether_the_browser_has_a_board_for_it() -> None:
    boards = {file.parent.name for file in CLIENT.glob("*/index.ts")}
    assert {name for name in registry.ids() if registry.get(name).info.board} == boards


def test_where_there_is_a_board_no_sketch_is_sent() -> None:
    for game in (game for game in map(registry.get, registry.ids()) if game.info.board):
        match = Match(game, game.info.seats[0])
        assert sketch_as(game, match.view(0)) is None


def test_a_sketch_is_sent_with_what_can_be_chosen_on_it() -> None:
    match = Match(duel.GAME, 2)
    rows = sketch_as(duel.GAME, match.view(0))
    assert rows is not None
    (table,), seats = rows
    assert table.title.message == "board-table"
    assert table.title.args == {"pot": match.state.pot, "count": len(match.state.deck)}
    assert [piece.options for piece in seats[0].pieces] == [[f"play:{card}"] for card in match.state.hands[0]]
    assert seats[1].pieces == []
    assert [seat.options for seat in seats] == [["aim:0"], ["aim:1"]]
