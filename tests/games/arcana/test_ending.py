"""Chapter 8: how it ends."""

from __future__ import annotations

import pytest

from games.arcana.laid import lay, names
from games.looking import kinds, offered, told
from sobremesa.testing import play, refused

ROW = "midnight deep key chalice"


@pytest.mark.rule("arcana-8.1", "arcana-1.1", "arcana-1.2", "arcana-8.3")
def test_the_seventh_point_wins_for_all() -> None:
    match = lay(ROW, [(1, 7), (), ()], fates={"midnight": (2, 3)}, score=6, doom=6)
    events = play(match, "0 play:1:1", "1 predict:7", "2 predict:7")
    assert match.outcome.ending == "won"
    assert match.outcome.winners == (0, 1, 2)
    assert match.outcome.returns == (1.0, 1.0, 1.0)
    assert match.state.score == 7
    assert kinds(events)[-2:] == ["scored", "over"]
    assert not told(events, "faded")  # nothing fades after it
    assert names(match.state.row)[0] == "midnight"
    assert match.waiting_for == ()


@pytest.mark.rule("arcana-1.2", "arcana-8.1")
def test_six_points_are_not_enough() -> None:
    match = lay(ROW, [(1, 7), ()], score=5)
    play(match, "0 play:1:1", "1 predict:7")
    assert match.state.score == 6
    assert match.outcome is None


@pytest.mark.rule("arcana-8.2", "arcana-1.1", "arcana-8.3")
def test_a_wrong_prediction_at_doom_six_loses_for_all_at_once() -> None:
    match = lay(ROW, [(1, 7), (), ()], fates={"midnight": (2, 3)}, score=6, doom=6)
    events = play(match, "0 play:1:1", "1 predict:6", "2 predict:6")
    assert match.outcome.ending == "lost"
    assert match.outcome.winners == ()
    assert match.outcome.returns == (-1.0, -1.0, -1.0)
    assert not told(events, "faded")
    assert names(match.state.row)[0] == "midnight"
    assert kinds(events).count("over") == 1


@pytest.mark.rule("arcana-8.2")
@pytest.mark.parametrize(("doom", "after", "ending"), [(4, 6, None), (5, 7, "lost"), (6, 7, "lost")])
def test_doom_from_a_fade_never_goes_beyond_seven(doom: int, after: int, ending: str | None) -> None:
    match = lay(ROW, [(1, 7), ()], fates={"midnight": (2, 3)}, doom=doom)
    events = play(match, "0 play:1:1", "1 pass")
    assert match.state.doom == after
    assert [fade["doom"] for fade in told(events, "faded")] == [after]
    assert (match.outcome.ending if match.outcome else None) == ending
    assert kinds(events).count("over") == (0 if ending is None else 1)


@pytest.mark.rule("arcana-8.2", "arcana-7.6")
def test_a_wrong_prediction_and_a_fade_together_may_lose() -> None:
    match = lay(ROW, [(1, 7), ()], fates={"midnight": (2, 3)}, doom=4)
    play(match, "0 play:1:1", "1 predict:6")
    assert match.outcome.ending == "lost"
    assert match.state.doom == 7


@pytest.mark.rule("arcana-8.3")
def test_nothing_can_be_done_after_the_end() -> None:
    match = lay(ROW, [(1, 7), ()], doom=6)
    play(match, "0 play:1:1", "1 predict:6")
    for line in ("0 play:1:1", "1 predict:7", "1 pass", "0 flip:1:3", "0 leave", "2 join", "1 power:judge"):
        assert refused(match, line) == "arcana-8.3"
    assert offered(match, 0) == set()


@pytest.mark.rule("arcana-8.3", "arcana-7.4")
def test_score_and_doom_cannot_both_reach_seven() -> None:
    match = lay("beast deep key chalice", [(1, 2), ()], score=6, doom=6)
    play(match, "0 play:1:1", "1 predict:2")  # the Beast would fade
    assert (match.outcome.ending, match.state.score, match.state.doom) == ("won", 7, 6)
