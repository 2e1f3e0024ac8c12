"""Chapter 10: coming and going during a match."""

from __future__ import annotations

from collections import Counter

import pytest

from games.arcana.laid import chances, lay, names, predictions, unasked
from games.looking import kinds, offered, told
from sobremesa.games.arcana.options import LEAVE
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import GONE, JOINING, LEAVING, PRESENT, Arcana
from sobremesa.kernel.errors import Refused
from sobremesa.kernel.match import Match
from sobremesa.testing import play, refused

ROW = "midnight deep key chalice"


def tokens(match: Match[Arcana]) -> Counter[int]:
    s = match.state
    lying = Counter(value for zone in (*s.hands, *s.fates, s.exiled) for value in zone)
    return lying + Counter(dict(enumerate(s.bag)))


# --- joining -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcana-10.1")
def test_someone_joins_after_the_last_chair_from_the_end_of_the_turn_on() -> None:
    match = lay(ROW, [(1, 7), ()])
    events = play(match, "2 join")
    assert told(events, "joining") == [{"who": 2}]
    assert match.state.chairs == [PRESENT, PRESENT, JOINING]
    play(match, "0 play:1:1")
    assert match.waiting_for == (1,)  # no vote this turn
    events = play(match, "1 pass")
    assert told(events, "joined") == [{"who": 2}]
    assert match.state.chairs == [PRESENT] * 3
    assert match.view(2)["rows"] == [0, 0, 0]
    active = match.state.active
    assert active == 1
    match.play(1, match.asked_of(1).decision.options[0])
    while match.state.active == 1:
        assert 2 in match.waiting_for or match.waiting_for == (0,)
        match.play(match.waiting_for[-1], "pass")
    assert match.state.active == 2  # a place in the order of turns
    assert len(match.state.hands[2]) == 2


@pytest.mark.rule("arcana-10.1")
def test_five_chairs_at_most() -> None:
    match = lay(ROW, [(1, 7), (), ()])
    play(match, "3 join", "4 join")
    assert refused(match, "5 join") == "arcana-10.1"
    play(match, "0 play:1:1", "1 pass", "2 pass")
    assert match.state.chairs == [PRESENT] * 5
    assert refused(match, "5 join") == "arcana-10.1"
    assert refused(match, "2 join") == "arcana-10.1"  # that chair is taken


@pytest.mark.rule("arcana-10.1", "arcana-10.2")
def test_an_empty_chair_can_be_taken() -> None:
    match = lay(ROW, [(1, 7), (4,), (), (), ()])
    play(match, "0 flip:1:3", "1 leave")
    assert refused(match, "1 join") == "arcana-10.1"  # not before it is empty
    play(match, "0 play:1:1", "2 pass", "3 pass", "4 pass")
    assert (match.state.chairs[1], match.state.active) == (GONE, 2)
    play(match, "1 join")
    assert match.state.chairs[1] == JOINING
    assert match.state.hands[1] == ()
    assert match.state.rows[1] == 0
    assert refused(match, "5 join") == "arcana-10.1"


@pytest.mark.rule("arcana-10.1")
def test_joining_while_the_group_votes_disturbs_no_vote() -> None:
    match = lay(ROW, [(1, 7), (), ()])
    play(match, "0 play:1:1", "1 predict:7")
    asked = match.asked
    play(match, "3 join")
    assert match.asked == asked
    events = play(match, "2 predict:7")
    assert [p["value"] for p in told(events, "predicted")] == [7]
    assert match.state.chairs == [PRESENT] * 4


@pytest.mark.rule("arcana-10.1")
def test_one_who_is_coming_has_nothing_to_decide_and_touches_no_row() -> None:
    match = lay(ROW, [(1, 7), ()])
    play(match, "2 join")
    assert GAME.free(match.state, 2) == (LEAVE,)
    assert refused(match, "2 flip:0:1") == "arcana-9.1"
    assert refused(match, "0 flip:2:1") == "arcana-9.1"
    assert refused(match, "2 predict:1") == "arcana-10.1"


@pytest.mark.rule("arcana-10.1", "arcana-10.2")
def test_one_who_is_coming_may_think_better_of_it() -> None:
    match = lay(ROW, [(1, 7), ()])
    play(match, "2 join", "2 leave")
    assert match.state.chairs[2] == GONE
    play(match, "2 join")
    assert match.state.chairs[2] == JOINING


@pytest.mark.parametrize("seat", [-1, 3, 7])
@pytest.mark.parametrize("option", ["leave", "flip:0:3"])
def test_who_is_not_at_the_table_can_do_nothing_but_join(seat: int, option: str) -> None:
    match = lay(ROW, [(1, 7), (), ()])
    with pytest.raises(Refused):
        match.play(seat, option)
    assert match.state.chairs == [PRESENT] * 3


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_one_joins_at_the_next_chair_and_at_no_other(seat: int) -> None:
    match = lay(ROW, [(1, 7), (), ()])
    with pytest.raises(Refused):
        match.play(seat, "join")


# --- allies who leave --------------------------------------------------------------------------------------------


@pytest.mark.rule("arcana-10.2")
def test_a_leavers_fates_go_to_the_bag_unseen_at_the_end_of_the_turn() -> None:
    match = lay(ROW, [(1, 7), (4,), ()])
    box = tokens(match)
    play(match, "2 flip:1:6", "1 leave")
    assert match.state.chairs[1] == LEAVING
    assert match.state.rows[1] == 1 << 6
    events = play(match, "0 play:1:1", "2 pass")
    assert told(events, "left") == [{"who": 1}]
    assert not {"revealed", "showed"} & set(kinds(events))
    assert all("value" not in dict(event.args) for event in events if event.kind in ("left", "leaving"))
    s = match.state
    assert (s.chairs[1], s.hands[1], s.rows[1]) == (GONE, (), 0)
    assert tokens(match) == box
    assert chances(match, 1) == {}
    assert s.active == 2  # no turn for the empty chair


@pytest.mark.rule("arcana-10.2")
def test_a_leavers_vote_is_no_longer_waited_for() -> None:
    match = lay(ROW, [(1, 7), (), (), ()])
    play(match, "0 play:1:1", "1 predict:7", "2 leave")
    assert match.waiting_for == (3,)
    events = play(match, "3 predict:7")
    assert [p["answer"] for p in told(events, "predicted")] == ["yes"]


@pytest.mark.rule("arcana-10.2")
def test_the_ballot_closes_when_the_last_one_waited_for_leaves() -> None:
    match = lay(ROW, [(1, 7), (), ()])
    play(match, "0 play:1:1", "1 predict:7")
    events = play(match, "2 leave")
    assert [p["answer"] for p in told(events, "predicted")] == ["yes"]
    assert told(events, "left") == [{"who": 2}]
    assert match.state.active == 1


@pytest.mark.rule("arcana-10.2")
def test_a_vote_cast_before_leaving_still_counts() -> None:
    match = lay(ROW, [(1, 7), (), (), ()])
    play(match, "0 play:1:1", "1 predict:7", "1 leave", "2 predict:6")
    events = play(match, "3 predict:7")
    assert [p["value"] for p in told(events, "predicted")] == [7]


@pytest.mark.rule("arcana-10.2")
def test_one_leaves_once_and_then_turns_no_numbers() -> None:
    match = lay(ROW, [(1, 7), (), ()])
    play(match, "1 leave")
    assert refused(match, "1 leave") == "arcana-10.2"
    assert refused(match, "1 flip:0:1") == "arcana-9.1"
    play(match, "0 play:1:1")
    assert match.waiting_for == (2,)
    assert refused(match, "1 predict:7") == "arcana-10.1"


@pytest.mark.rule("arcana-10.2")
def test_a_leaver_can_no_longer_show_but_another_still_can() -> None:
    match = lay(ROW, [(1, 7), (4,), (5,), ()], fates={"key": (4,), "deep": (4,), "chalice": (), "midnight": ()})
    play(match, "0 play:1:1")
    assert "show" in unasked(match, 1)
    play(match, "1 leave")
    assert unasked(match, 1) == set()
    assert refused(match, "1 show") == "arcana-5.10"
    reopened = lay(ROW, [(1, 7), (4,), (), ()], fates={"key": (4,), "deep": (4,)})
    play(reopened, "0 play:1:1", "2 predict:3", "2 leave", "1 show")
    assert reopened.waiting_for == (1, 3)  # the leaver doesn't vote anew


@pytest.mark.rule("arcana-10.2")
def test_a_whole_group_that_leaves_while_someone_is_coming() -> None:
    match = lay(ROW, [(1, 7), ()])
    play(match, "2 join", "1 leave")
    assert match.outcome is None
    events = play(match, "0 play:1:1")  # nobody is left to predict
    assert told(events, "left") == [{"who": 1}]
    assert told(events, "joined") == [{"who": 2}]
    s = match.state
    assert (s.active, s.hands[0], s.chairs) == (2, (7,), [PRESENT, GONE, PRESENT])


@pytest.mark.rule("arcana-10.2", "arcana-5.9")
def test_what_a_group_has_said_before_it_left_stands() -> None:
    match = lay(ROW, [(1, 7), ()], powers="beast")
    play(match, "2 join", "0 play:1:1", "1 power:beast", "1 predict:3")
    events = play(match, "1 leave")
    assert told(events, "revealed") == [{"who": 0, "value": 7}]
    assert [step["steps"] for step in told(events, "doom-wrong")] == [1]
    assert match.state.doom == 3


@pytest.mark.rule("arcana-10.2")
def test_a_question_nobody_is_left_to_put_lapses() -> None:
    match = lay("midnight huntress key chalice", [(1, 7), ()], powers="deep")
    play(match, "2 join", "0 play:1:1", "1 power:deep")
    events = play(match, "1 leave")
    assert not told(events, "answered-higher")
    assert names(match.state.powers) == ["deep"]
    assert match.state.active == 2


# --- the active player leaves ------------------------------------------------------------------------------------


@pytest.mark.rule("arcana-10.3")
def test_the_active_player_leaves_before_the_play() -> None:
    match = lay(ROW, [(1, 7), (4,), ()], fates={"key": (2,)})
    box = tokens(match)
    events = play(match, "0 leave")
    s = match.state
    assert s.fates == [(), (), (2,), ()]
    assert not {"revealed", "predicted", "played"} & set(kinds(events))
    assert (s.hands[0], s.chairs[0], s.active) == ((), GONE, 1)
    assert len(s.hands[1]) == 2
    assert tokens(match) == box


@pytest.mark.rule("arcana-10.3")
def test_the_active_player_leaves_after_the_play_and_the_card_still_fades() -> None:
    match = lay(ROW, [(1, 7), (), ()], fates={"midnight": (2, 3)})
    play(match, "0 play:1:1", "1 predict:7")
    events = play(match, "0 leave")
    assert not {"predicted", "revealed", "scored"} & set(kinds(events))  # the open ballot is void
    assert told(events, "faded") == [{"card": "midnight", "steps": 2, "doom": 4}]
    s = match.state
    assert (s.hands[0], s.active, s.score, s.votes) == ((), 1, 0, [])
    assert s.bag[7] + sum(hand.count(7) for hand in s.hands) == 3


@pytest.mark.rule("arcana-10.3")
def test_the_active_player_leaves_in_the_middle_of_a_power() -> None:
    match = lay(ROW, [(1, 7), (), ()], powers="prophet belltower", fates={"key": (2,)})
    cycling, discarding = match.fork(), match.fork()
    play(cycling, "0 power:prophet", "0 leave")
    play(discarding, "0 play:1:1", "0 power:belltower", "0 leave")
    for left in (cycling, discarding):
        assert sorted(names(left.state.powers)) == ["belltower", "prophet"]
        assert left.state.active == 1
        assert tokens(left) == tokens(match)
        assert left.state.power_used == -1


@pytest.mark.rule("arcana-10.3")
def test_the_active_player_leaves_while_being_asked_for_a_power() -> None:
    match = lay("midnight deep shore chalice", [(1, 7), (), ()], powers="key")
    play(match, "0 play:1:1")
    assert match.waiting_for == (0,)
    play(match, "0 leave")
    assert match.state.active == 1
    assert match.state.hands[0] == ()


@pytest.mark.rule("arcana-10.3", "arcana-5.9")
@pytest.mark.parametrize(("each", "doom"), [(False, 3), (True, 3)])
def test_a_wrong_prediction_outlives_the_active_player_who_leaves(each: bool, doom: int) -> None:
    match = lay(ROW, [(1, 7), (), ()], powers="beast", settings={"twice_each": each})
    play(match, "0 play:1:1", "1 power:beast", "2 power:beast", "1 predict:3", "2 predict:3")
    events = play(match, "0 leave")
    assert told(events, "revealed") == [{"who": 0, "value": 7}]
    s = match.state
    assert (s.doom, s.score, s.hands[0], s.chairs[0], s.active) == (doom, 0, (), GONE, 1)


@pytest.mark.rule("arcana-10.3", "arcana-8.3")
def test_that_may_be_the_end() -> None:
    match = lay(ROW, [(1, 7), (), ()], powers="beast", doom=6)
    play(match, "0 play:1:1", "1 power:beast", "2 power:beast", "1 predict:3", "2 predict:3")
    events = play(match, "0 leave")
    assert match.outcome.ending == "lost"
    assert kinds(events).count("over") == 1


@pytest.mark.rule("arcana-10.3", "arcana-7.4")
def test_a_right_prediction_stands_when_the_active_player_leaves() -> None:
    match = lay("midnight deep key judge", [(1, 7), (), ()], powers="musicians lord", fates={"midnight": (2, 3)})
    play(match, "0 play:1:1", "1 predict:7", "2 predict:7")
    assert match.waiting_for == (1, 2)  # about Exile
    events = play(match, "0 leave")
    assert [fade["steps"] for fade in told(events, "faded")] == [0]
    assert (match.state.score, match.state.doom, match.state.active) == (1, 2, 1)


@pytest.mark.rule("arcana-10.3")
def test_turns_skip_empty_chairs() -> None:
    match = lay(ROW, [(), (1, 7), (), ()], active=1)
    play(match, "2 leave", "1 play:1:1", "0 pass", "3 pass")
    assert match.state.active == 3
    play(match, "3 leave")
    assert match.state.active == 0


# --- too few -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcana-10.4")
@pytest.mark.parametrize("leaver", [0, 1])
def test_with_fewer_than_two_the_match_is_suspended(leaver: int) -> None:
    match = lay(ROW, [(1, 7), (4,)])
    events = play(match, f"{leaver} leave")
    assert match.outcome.ending == "suspended"
    assert match.outcome.winners == ()
    assert match.outcome.returns == (0.0, 0.0)
    assert told(events, "over") == [{"ending": "suspended"}]
    assert match.waiting_for == ()


@pytest.mark.rule("arcana-10.4")
def test_it_is_suspended_in_the_middle_of_a_ballot_too() -> None:
    match = lay(ROW, [(1, 7), (), ()])
    play(match, "0 play:1:1", "1 leave")
    assert match.waiting_for == (2,)
    play(match, "2 leave")
    assert match.outcome.ending == "suspended"


@pytest.mark.rule("arcana-10.4", "arcana-10.1")
def test_someone_coming_keeps_it_going() -> None:
    match = lay(ROW, [(1, 7), (4,)])
    play(match, "2 join", "0 leave")
    assert match.outcome is None
    assert match.state.chairs == [GONE, PRESENT, PRESENT]
    assert match.state.active == 1


@pytest.mark.rule("arcana-10.1", "arcana-10.2")
def test_the_group_is_whoever_is_there_now() -> None:
    match = lay(ROW, [(1, 7), (), (), ()])
    play(match, "3 leave", "0 play:1:1")
    assert match.waiting_for == (1, 2)
    assert offered(match, 1) == predictions()
