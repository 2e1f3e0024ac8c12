"""Chapter 5: the group predicts."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.arcana.laid import chances, lay, predictions, unasked
from games.looking import kinds, offered, told
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.state import SPECTATOR
from sobremesa.testing import Position, play, refused

ROW = "midnight deep key lord"


def after_the_play(seats: int = 4, kept: int = 6, **laid: object) -> Position[Arcana]:
    """Seat 0 has played a 1 on Midnight."""
    hands = [(1, kept), *[()] * (seats - 1)]
    match = lay(ROW, laid.pop("hands", hands), **laid)
    play(match, "0 play:1:1")
    return match


@pytest.mark.rule("arcana-5.1")
def test_the_allies_may_predict_any_value_or_let_it_be() -> None:
    match = after_the_play()
    assert match.waiting_for == (1, 2, 3)
    for seat in (1, 2, 3):
        assert offered(match, seat) == predictions()
        assert match.asked_of(seat).decision.args == (("who", 0),)


@pytest.mark.rule("arcana-5.1")
def test_there_is_nothing_to_predict_before_the_play() -> None:
    match = lay(ROW, [(1, 6), ()])
    assert refused(match, "1 predict:6") == "arcana-5.1"


@pytest.mark.rule("arcana-5.2")
def test_one_prediction_in_a_turn() -> None:
    match = after_the_play(2)
    events = play(match, "1 predict:5")
    assert kinds(events).count("predicted") == 1
    assert match.state.active == 1  # wrong, and the turn is over


@pytest.mark.rule("arcana-5.3")
def test_the_most_votes_win() -> None:
    match = after_the_play(5)
    play(match, "4 predict:5", "2 predict:5", "1 predict:4")
    events = play(match, "3 predict:3")
    assert [p["value"] for p in told(events, "predicted")] == [5]
    assert [(v["who"], v["value"]) for v in told(events, "voted-predict")] == [(1, 4), (2, 5), (3, 3), (4, 5)]


@pytest.mark.rule("arcana-5.3")
def test_letting_it_be_can_win_too() -> None:
    match = after_the_play(4)
    events = play(match, "1 predict:6", "2 pass", "3 pass")
    assert not told(events, "predicted")
    assert [vote["who"] for vote in told(events, "voted-pass")] == [2, 3]


@pytest.mark.rule("arcana-5.3")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3, 4))))
def test_a_tie_goes_to_the_first_ally_clockwise_in_whatever_order_they_vote(order: tuple[int, ...]) -> None:
    votes = {1: "predict:2", 2: "predict:4", 3: "predict:6", 4: "predict:4"}
    match = after_the_play(5)
    events = play(match, *(f"{seat} {votes[seat]}" for seat in order))
    assert [p["value"] for p in told(events, "predicted")] == [4]  # two votes
    votes[4] = "predict:6"
    votes[1] = "predict:6"
    votes[3] = "predict:4"
    match = after_the_play(5)
    events = play(match, *(f"{seat} {votes[seat]}" for seat in order))
    assert [p["value"] for p in told(events, "predicted")] == [6]  # two each, and 1 voted for 6


@pytest.mark.rule("arcana-5.3")
@pytest.mark.parametrize(("active", "first"), [(0, 1), (1, 2), (2, 0)])
def test_clockwise_is_counted_from_the_active_player(active: int, first: int) -> None:
    hands = [(1, 6) if seat == active else () for seat in range(3)]
    match = lay(ROW, hands, active=active)
    second = (first + 1) % 3
    events = play(match, f"{active} play:1:1", f"{second} predict:3", f"{first} predict:2")
    assert [p["value"] for p in told(events, "predicted")] == [2]


@pytest.mark.rule("arcana-5.3")
@pytest.mark.parametrize(("first", "predicted"), [("predict:3", [3]), ("pass", [])])
def test_letting_it_be_may_be_one_of_the_tied_votes(first: str, predicted: list[int]) -> None:
    other = "pass" if first == "predict:3" else "predict:3"
    match = after_the_play(5)
    events = play(match, f"4 {other}", f"3 {first}", f"2 {other}", f"1 {first}")
    assert [p["value"] for p in told(events, "predicted")] == predicted


@pytest.mark.rule("arcana-5.3")
def test_votes_are_unseen_until_all_are_in() -> None:
    match = after_the_play(4)
    events = play(match, "2 predict:6")
    assert not events
    assert match.waiting_for == (1, 3)
    for eye, seen in ((1, [False, False, True, False]), (SPECTATOR, [False, False, True, False])):
        view = match.view(eye)
        assert [bool(vote is True) for vote in view["votes"]] == seen
        assert 6 not in [vote for vote in view["votes"] if vote is not True]
    assert refused(match, "2 predict:5") == "arcana-5.3"  # one vote each


@pytest.mark.rule("arcana-5.4", "arcana-9.2")
def test_without_a_prediction_the_fate_stays_secret_in_hand() -> None:
    match = after_the_play(3)
    play(match, "1 flip:0:1", "2 flip:0:2")
    before = match.state
    events = play(match, "1 pass", "2 pass")
    assert not {"predicted", "revealed", "scored", "doom-wrong"} & set(kinds(events))
    s = match.state
    assert s.hands[0] == (6,)
    assert s.rows[0] == before.rows[0] == 0b110
    assert (s.score, s.doom) == (0, 2)
    assert (match.view(1)["hands"][0], s.active) == (1, 1)


@pytest.mark.rule("arcana-5.5", "arcana-5.7")
def test_a_right_prediction() -> None:
    match = after_the_play(3)
    play(match, "1 flip:0:1")
    events = play(match, "1 predict:6", "2 predict:6")
    assert told(events, "predicted") == [{"who": 0, "value": 6, "answer": "yes"}]
    assert told(events, "revealed") == [{"who": 0, "value": 6}]
    assert told(events, "scored") == [{"score": 1}]
    s = match.state
    assert (s.score, s.doom, s.hands[0], s.rows[0]) == (1, 2, (), 0)


@pytest.mark.rule("arcana-5.6", "arcana-5.7")
def test_a_wrong_prediction() -> None:
    match = after_the_play(3)
    play(match, "1 flip:0:1")
    events = play(match, "1 predict:5", "2 predict:5")
    assert told(events, "predicted") == [{"who": 0, "value": 5, "answer": "no"}]
    assert told(events, "revealed") == [{"who": 0, "value": 6}]
    assert told(events, "doom-wrong") == [{"who": 0, "steps": 1, "doom": 3}]
    s = match.state
    assert (s.score, s.doom, s.hands[0], s.rows[0]) == (0, 3, (), 0)
    drawn = sum(hand.count(6) for hand in s.hands)
    assert s.bag[6] + drawn == 3  # back in the bag


@pytest.mark.rule("arcana-5.8", "arcana-6.10")
def test_of_several_predictions_one_right_is_enough() -> None:
    match = after_the_play(2, powers="beast")
    events = play(match, "1 power:beast", "1 predict:5", "1 predict:6")
    assert (match.state.score, match.state.doom) == (1, 2)
    assert not told(events, "doom-wrong")
    assert [p["answer"] for p in told(events, "predicted")] == ["no", "yes"]


@pytest.mark.rule("arcana-5.8")
def test_all_predictions_wrong_cost_one_step_in_all() -> None:
    match = after_the_play(2, powers="beast")
    events = play(match, "1 power:beast", "1 predict:5", "1 predict:4")
    assert told(events, "doom-wrong") == [{"who": 0, "steps": 1, "doom": 3}]
    assert (match.state.score, match.state.doom) == (0, 3)


@pytest.mark.rule("arcana-5.8")
def test_a_value_is_not_predicted_twice() -> None:
    match = after_the_play(2, powers="beast")
    play(match, "1 power:beast", "1 predict:5")
    assert offered(match, 1) == predictions(but=(5,))
    assert refused(match, "1 predict:5") == "arcana-5.8"
    assert match.asked_of(1).decision.ask == "predict-again"


@pytest.mark.rule("arcana-5.9")
def test_the_fate_is_shown_and_doom_advances_only_after_the_last_prediction() -> None:
    match = after_the_play(2, powers="beast", doom=6)
    events = play(match, "1 power:beast", "1 predict:5")
    assert not {"revealed", "doom-wrong", "over"} & set(kinds(events))
    assert (match.state.doom, match.state.hands[0], match.outcome) == (6, (6,), None)
    right = match.fork()
    play(right, "1 predict:6")
    assert (right.state.doom, right.state.score, right.outcome) == (6, 1, None)
    play(match, "1 predict:4")
    assert match.outcome.ending == "lost"


@pytest.mark.rule("arcana-5.9")
def test_the_group_may_stop_after_a_wrong_one() -> None:
    match = after_the_play(2, powers="beast")
    events = play(match, "1 power:beast", "1 predict:5", "1 pass")
    assert told(events, "revealed") == [{"who": 0, "value": 6}]
    assert (match.state.doom, match.state.hands[0], match.state.active) == (3, (), 1)


@pytest.mark.rule("arcana-5.9")
def test_after_a_right_one_there_is_no_other() -> None:
    match = after_the_play(2, powers="beast")
    play(match, "1 power:beast", "1 predict:6")
    assert match.state.active == 1
    assert match.state.score == 1


LAST_COPY = {"key": (4,), "lord": (4,)}


@pytest.mark.rule("arcana-5.10")
def test_an_ally_with_the_last_copy_may_show_it() -> None:
    match = after_the_play(hands=[(1, 6), (4,), (3,), ()], fates=LAST_COPY)
    assert [seat for seat in range(4) if "show" in unasked(match, seat)] == [1]
    assert [refused(match, f"{seat} show") for seat in (0, 2, 3)] == ["arcana-5.10"] * 3
    play(match, "0 flip:1:2")
    events = play(match, "1 show")
    assert told(events, "showed") == [{"who": 1, "value": 4}]
    s = match.state
    assert (s.hands[1], s.rows[1], s.bag[4]) == ((), 0, 1)
    assert match.waiting_for == (1, 2, 3)
    assert chances(match, 1) == {}
    play(match, "1 pass", "2 pass", "3 pass")
    assert len(match.state.hands[1]) == 2  # two new ones on their turn


@pytest.mark.rule("arcana-5.10")
@pytest.mark.parametrize(
    ("hand", "fates", "exiled", "may"),
    [
        ((4,), {"key": (4,), "lord": (4,)}, (), True),
        ((4,), {"key": (4, 4)}, (), True),
        ((4,), {"key": (4,)}, (4,), True),
        ((4,), {"key": (4,)}, (), False),
        ((5,), {"key": (4,), "lord": (4,)}, (), False),
        ((), {"key": (4,), "lord": (4,)}, (), False),
    ],
)
def test_only_the_last_copy_may_be_shown(
    hand: tuple[int, ...], fates: dict[str, tuple[int, ...]], exiled: tuple[int, ...], may: bool
) -> None:
    match = after_the_play(hands=[(1, 6), hand], fates=fates, exiled=exiled)
    assert ("show" in unasked(match, 1)) == may


@pytest.mark.rule("arcana-5.10")
def test_the_fate_just_played_can_make_another_the_last_copy() -> None:
    match = after_the_play(hands=[(1, 6), (1,)], fates={"key": (1,)})
    assert "show" in unasked(match, 1)


@pytest.mark.rule("arcana-5.10")
def test_whether_one_may_show_is_nobody_elses_business() -> None:
    match = after_the_play(hands=[(1, 6), (4,), ()], fates=LAST_COPY)
    other = after_the_play(hands=[(1, 6), (5,), ()], fates=LAST_COPY)
    assert "show" not in unasked(other, 1)
    for eye in (0, 2, SPECTATOR):
        assert match.view(eye) == other.view(eye)
        assert match.waiting_for == other.waiting_for
        assert match.asked == other.asked
        assert unasked(match, 2) == unasked(other, 2) == {"leave"}
    assert refused(match, "0 show") == refused(other, "0 show")


@pytest.mark.rule("arcana-5.11")
def test_a_fate_shown_reopens_the_ballot() -> None:
    match = after_the_play(hands=[(1, 6), (4,), (), ()], fates=LAST_COPY)
    play(match, "2 predict:4", "3 predict:5", "1 show")
    assert match.waiting_for == (1, 2, 3)
    assert not any(vote is True for vote in match.view(SPECTATOR)["votes"])
    events = play(match, "3 predict:6", "2 predict:6", "1 pass")
    assert [p["value"] for p in told(events, "predicted")] == [6]


@pytest.mark.rule("arcana-5.11")
def test_one_who_has_voted_may_still_show_before_the_vote_is_closed() -> None:
    match = after_the_play(hands=[(1, 6), (4,), (5,)], fates={"key": (4,), "lord": (4,), "deep": (5, 5)})
    play(match, "1 pass", "1 show")
    assert match.waiting_for == (1, 2)
    play(match, "1 pass", "2 show", "1 pass", "2 pass")
    assert match.state.active == 1
    assert refused(match, "2 show") == "arcana-5.10"


@pytest.mark.rule("arcana-5.10")
def test_there_is_a_time_for_showing() -> None:
    match = lay(ROW, [(1, 6), (4,)], fates=LAST_COPY, powers="dawn")
    assert refused(match, "1 show") == "arcana-5.10"  # not before the play
    play(match, "0 play:1:1")
    assert "show" in unasked(match, 1)
    play(match, "1 power:dawn")
    assert refused(match, "1 show") == "arcana-5.10"  # a number is being chosen, nothing is predicted yet
    play(match, "1 number:3")
    assert "show" in unasked(match, 1)


@pytest.mark.rule("arcana-5.12")
def test_the_active_player_has_no_vote() -> None:
    match = after_the_play(3)
    assert match.asked_of(0) is None
    assert refused(match, "0 predict:6") == "arcana-5.12"
    assert refused(match, "0 pass") == "arcana-5.12"


@pytest.mark.rule("arcana-5.3")
def test_two_players_have_no_need_to_tell_who_voted_what() -> None:
    match = after_the_play(2)
    assert not [kind for kind in kinds(play(match, "1 predict:6")) if kind.startswith("voted")]
