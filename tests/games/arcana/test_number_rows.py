"""Chapter 9: number rows."""

from __future__ import annotations

import pytest

from games.arcana.laid import lay
from games.looking import offered, told
from sobremesa.games.arcana.rules import GAME
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import play, refused

ROW = "midnight deep key chalice"


@pytest.mark.rule("arcana-9.1")
def test_the_others_turn_numbers_over_and_back() -> None:
    match = lay(ROW, [(1, 7), (), ()])
    events = play(match, "1 flip:0:3")
    assert told(events, "flipped") == [{"who": 1, "who2": 0, "value": 3, "own": 0}]
    assert match.view(SPECTATOR)["rows"] == [1 << 3, 0, 0]
    play(match, "2 flip:0:7", "0 flip:2:1")
    assert match.view(0)["rows"] == [1 << 3 | 1 << 7, 0, 1 << 1]
    play(match, "2 flip:0:3")
    assert match.view(0)["rows"] == [1 << 7, 0, 1 << 1]


@pytest.mark.rule("arcana-9.1")
def test_nobody_touches_their_own_row() -> None:
    match = lay(ROW, [(1, 7), (), ()])
    for seat in (0, 1, 2):
        assert refused(match, f"{seat} flip:{seat}:4") == "arcana-9.1"
    assert refused(match, "0 flip:3:4") == "arcana-9.1"  # nobody sits there


@pytest.mark.rule("arcana-9.2")
@pytest.mark.parametrize(("vote", "after"), [("pass", 0b11000), ("predict:7", 0), ("predict:2", 0)])
def test_a_row_is_reset_by_a_prediction_and_only_then(vote: str, after: int) -> None:
    match = lay(ROW, [(1, 7), (4,), ()])
    play(match, "0 play:1:1", "1 flip:0:3", "2 flip:0:4", "2 flip:1:6", f"1 {vote}", f"2 {vote}")
    assert match.state.active == 1
    assert match.state.rows == [after, 1 << 6, 0]  # the others' rows stay as they are


@pytest.mark.rule("arcana-9.2", "arcana-5.10")
def test_a_row_is_reset_when_its_owner_shows_a_fate() -> None:
    match = lay(ROW, [(1, 7), (4,), ()], fates={"key": (4,), "deep": (4,)})
    play(match, "0 play:1:1", "0 flip:1:6", "1 flip:0:2", "1 show")
    assert match.state.rows == [1 << 2, 0, 0]


@pytest.mark.rule("arcana-9.2", "arcana-7.2")
def test_fading_resets_no_row() -> None:
    match = lay(ROW, [(1, 7), ()], fates={"midnight": (2, 3)})
    play(match, "1 flip:0:1", "0 play:1:1", "1 pass")
    assert match.state.rows == [2, 0]


@pytest.mark.rule("arcana-9.3")
def test_turned_numbers_are_marks_at_any_time() -> None:
    match = lay("midnight deep shore chalice", [(1, 7), (), ()], powers="key")
    for line in (None, "0 play:1:1", "0 decline", "1 pass", "2 pass"):
        if line:
            play(match, line)
        asked = [asked.decision for asked in match.asked]
        play(match, "1 flip:2:5", "0 flip:1:7")
        assert [asked.decision for asked in match.asked] == asked  # nobody waits for them, no question changes
    play(match, "0 flip:1:1")
    assert all(o.verb in ("flip", "leave") for seat in range(3) for o in GAME.free(match.state, seat))


@pytest.mark.rule("arcana-9.3")
def test_no_rule_depends_on_turned_numbers() -> None:
    marked = lay(ROW, [(1, 7), (), ()], rows=[0b11111110, 0b11111110, 0])
    plain = lay(ROW, [(1, 7), (), ()])
    for line in ("0 play:1:1", "1 predict:7", "2 predict:7"):
        assert [offered(marked, seat) for seat in range(3)] == [offered(plain, seat) for seat in range(3)]
        assert [e.seen_from(1) for e in play(marked, line)] == [e.seen_from(1) for e in play(plain, line)]
    assert marked.view(1)["hours"] == plain.view(1)["hours"]
