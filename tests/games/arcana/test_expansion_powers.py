"""Chapter 12: the powers on the backs of the expansion."""

from __future__ import annotations

import pytest

from games.arcana.laid import chances, lay, names, plays, predictions
from games.arcana.sheet import EXPANSION
from games.looking import kinds, offered, told
from sobremesa.games.arcana.state import Arcana
from sobremesa.testing import Position, play


@pytest.mark.rule("arcana-12.17")
@pytest.mark.parametrize("card", ["fortune", "iron", "ghost"])
def test_plus_one_makes_the_kept_fate_count_one_more(card: str) -> None:
    match = lay("mirror deep key judge", [(3, 4), ()], powers=card)
    assert offered(match, 0) == plays("3:3", "4:3") | {f"power:{card}"}  # the sum is 7
    play(match, f"0 power:{card}")
    # Keeping the 4 counts 5: 3 and 5 are even, sum 8. Keeping the 3 counts 4: equal to the 4 played.
    assert offered(match, 0) == plays("3:3", "4:3", "4:1", "3:4", "4:4")
    assert names(match.state.deck[-1:]) == [card]
    play(match, "0 play:4:1")
    assert set(chances(match, 0)) == {3}
    play(match, "1 predict:3")
    assert match.state.score == 1  # it is still a 3


@pytest.mark.rule("arcana-12.17")
def test_plus_one_lasts_this_turn() -> None:
    match = lay("mirror deep key judge", [(3, 4), ()], powers="iron")
    play(match, "0 power:iron", "0 play:3:4", "1 pass")
    assert match.state.plus == 0


@pytest.mark.rule("arcana-12.17")
def test_plus_one_on_a_7() -> None:
    match = lay("shore mirror deep noble", [(1, 7), ()], powers="iron")
    assert offered(match, 0) == plays("1:1", "7:1") | {"power:iron"}
    play(match, "0 power:iron")
    assert offered(match, 0) == plays("1:1", "7:1")  # 1 and 8 are seven apart


@pytest.mark.rule("arcana-12.18")
@pytest.mark.parametrize("card", ["feast", "lantern"])
def test_relocate_moves_a_visible_fate(card: str) -> None:
    match = lay("mirror deep key judge", [(3, 5), ()], powers=card, fates={"deep": (2, 5), "key": (5,)})
    play(match, f"0 power:{card}")
    assert offered(match, 0) == {"lift:2:2", "lift:2:5", "lift:3:5"}
    play(match, "0 lift:2:5")
    assert offered(match, 0) == {"slot:1", "slot:3", "slot:4"}
    events = play(match, "0 slot:4")
    assert told(events, "relocated") == [{"who": 0, "value": 5, "card": "judge"}]
    assert match.state.fates == [(), (2,), (5,), (5,)]
    assert names(match.state.deck[-1:]) == [card]
    assert match.asked_of(0).decision.ask == "play"


@pytest.mark.rule("arcana-12.18")
def test_relocate_needs_a_visible_fate() -> None:
    assert "power:feast" not in offered(lay("mirror deep key judge", [(3, 5), ()], powers="feast"), 0)


@pytest.mark.rule("arcana-12.19")
@pytest.mark.parametrize("card", ["asunder", "passage"])
@pytest.mark.parametrize(("named", "answer", "left"), [(5, "yes", {5}), (2, "no", {3, 4, 5, 6, 7})])
def test_same_asks_about_a_visible_fate(card: str, named: int, answer: str, left: set[int]) -> None:
    match = lay("midnight deep key judge", [(1, 5), ()], powers=card, fates={"deep": (2, 5)})
    play(match, "0 play:1:1", f"1 power:{card}")
    assert offered(match, 1) == {"number:1", "number:2", "number:5"}
    events = play(match, f"1 number:{named}")
    assert [a["answer"] for a in told(events, "answered-same")] == [answer]
    assert set(chances(match, 0)) == left


@pytest.mark.rule("arcana-12.20")
@pytest.mark.parametrize(("kept", "answer"), [(4, "no"), (3, "yes"), (2, "yes"), (7, "no")])
def test_within_two_asks_about_the_distance(kept: int, answer: str) -> None:
    match = lay("midnight deep key judge", [(1, kept), ()], powers="pallbearers")
    play(match, "0 play:1:1")
    events = play(match, "1 power:pallbearers")
    assert [a["answer"] for a in told(events, "answered-within")] == [answer]
    assert set(chances(match, 0)) == ({2, 3} if answer == "yes" else {4, 5, 6, 7})


@pytest.mark.rule("arcana-12.21")
def test_slow_makes_each_fate_count_one_hour() -> None:
    match = lay("midnight deep key judge", [(4, 7), ()], powers="north-wind", fates={"midnight": (6,)})
    play(match, "0 play:4:1", "1 power:north-wind")
    assert match.asked_of(1).decision.ask == "slow"
    assert offered(match, 1) == {"slot:1", "slot:2", "slot:3", "slot:4"}
    play(match, "1 slot:1")
    assert match.view(0)["hours"][0] == 2
    assert match.state.powers == []
    events = play(match, "1 pass")
    assert not told(events, "faded")  # 4 hours without Slow
    assert names(match.state.slowed) == ["north-wind", "", "", ""]


@pytest.mark.rule("arcana-12.21")
def test_slow_goes_under_the_deck_with_its_arcanum() -> None:
    card = lay("north-wind deep key judge", [(1, 7), ()]).state.row[0]
    slowed = [card, -1, -1, -1]
    match = lay(
        "midnight deep key judge", [(1, 7), ()], slowed=slowed, fates={"midnight": (2, 3)}, settings={"expansion": True}
    )
    events = play(match, "0 play:1:1", "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == ["midnight"]
    assert match.state.slowed == [-1] * 4
    assert names(match.state.deck[-1:]) == ["north-wind"]
    cycled = lay("midnight deep key judge", [(1, 7), ()], slowed=slowed, powers="imago", settings={"expansion": True})
    play(cycled, "0 power:imago", "0 slot:1")
    assert cycled.state.slowed == [-1] * 4
    assert set(names(cycled.state.deck[-3:])) == {"north-wind", "midnight", "imago"}


@pytest.mark.rule("arcana-12.22")
@pytest.mark.parametrize("card", ["thief", "ash"])
@pytest.mark.parametrize(("kept", "answer"), [(2, "yes"), (6, "yes"), (3, "no"), (7, "no")])
def test_help_costs_one_more_power(card: str, kept: int, answer: str) -> None:
    match = lay("midnight deep key judge", [(1, kept), ()], powers=f"{card} beast lord")
    play(match, "0 play:1:1", f"1 power:{card}")
    assert offered(match, 1) == {"spend:beast", "spend:lord"}
    events = play(match, "1 spend:lord")
    assert [spent["power"] for spent in told(events, "spent")] == ["is-567"]
    assert [a["answer"] for a in told(events, "answered-one-of")] == [answer]
    assert names(match.state.powers) == ["beast"]
    assert set(names(match.state.deck[-2:])) == {"lord", card}
    assert set(chances(match, 0)) == ({2, 6} if answer == "yes" else {3, 4, 5, 7})


@pytest.mark.rule("arcana-12.22")
def test_help_needs_another_power() -> None:
    match = lay("midnight deep key judge", [(1, 5), ()], powers="thief")
    play(match, "0 play:1:1")
    assert offered(match, 1) == predictions()


@pytest.mark.rule("arcana-12.23")
def test_exile_after_a_right_prediction() -> None:
    match = lay("midnight deep key judge", [(1, 7), (), ()], powers="musicians beast lord", fates={"key": (5,)})
    play(match, "0 play:1:1")
    assert "power:musicians" not in offered(match, 1)
    play(match, "1 predict:7", "2 predict:7")
    assert match.waiting_for == (1, 2)
    assert offered(match, 1) == {"power:musicians", "pass"}
    play(match, "1 power:musicians", "2 power:musicians")
    assert offered(match, 1) == {"spend:beast", "spend:lord"}
    play(match, "1 spend:beast", "2 spend:beast")
    assert offered(match, 2) == {"lift:1:1", "lift:3:5"}
    events = play(match, "1 lift:3:5", "2 lift:3:5")
    assert told(events, "exiled") == [{"value": 5, "card": "key"}]
    s = match.state
    assert (s.exiled, s.fates[2]) == ((5,), ())
    assert s.bag[5] + sum(hand.count(5) for hand in s.hands) == 2  # out of the match
    assert names(s.powers) == ["lord"]
    assert match.view(0)["unseen"][4] == 2


@pytest.mark.rule("arcana-12.23")
@pytest.mark.parametrize(
    ("powers", "vote"), [("musicians lord", "predict:6"), ("musicians", "predict:7"), ("musicians lord", "pass")]
)
def test_no_exile_otherwise(powers: str, vote: str) -> None:
    match = lay("midnight deep key judge", [(1, 7), ()], powers=powers, fates={"key": (5,)})
    play(match, "0 play:1:1", f"1 {vote}")
    assert match.state.active == 1


@pytest.mark.rule("arcana-12.23", "arcana-6.2")
def test_no_exile_after_another_power() -> None:
    match = lay("midnight deep key judge", [(1, 7), ()], powers="musicians lord beast", fates={"key": (5,)})
    play(match, "0 play:1:1", "1 power:lord", "1 predict:7")
    assert match.state.active == 1


@pytest.mark.rule("arcana-12.23")
def test_the_group_may_leave_exile_alone() -> None:
    match = lay("midnight deep key judge", [(1, 7), ()], powers="musicians lord", fates={"key": (5,)})
    play(match, "0 play:1:1", "1 predict:7", "1 pass")
    assert names(match.state.powers) == ["musicians", "lord"]
    assert match.state.active == 1


@pytest.mark.rule("arcana-12.24")
def test_amplify_is_laid_by_the_card_that_replaces_the_fall() -> None:
    match = lay("fall midnight deep noble", [(1, 2), ()], fates={"fall": (4,)}, deck="judge")
    play(match, "0 play:1:2", "1 pass")
    s = match.state
    assert names(s.row)[0] == "judge"
    assert names(s.amplified) == ["fall", "", "", ""]
    assert s.powers == []


def amplified(score: int = 0, doom: int = 2, row: str = "midnight deep key noble", **laid: object) -> Position[Arcana]:
    card = lay("fall deep key judge", [(1, 7), ()]).state.row[0]
    laid.setdefault("fates", {"midnight": (2, 3)})
    return lay(
        row, [(1, 7), ()], amplified=[card, -1, -1, -1], settings={"expansion": True}, score=score, doom=doom, **laid
    )


@pytest.mark.rule("arcana-12.24")
@pytest.mark.parametrize(
    ("vote", "score", "doom", "steps"), [("pass", 0, 5, 3), ("predict:6", 0, 6, 3), ("predict:7", 2, 2, 0)]
)
def test_amplify_when_its_card_fades(vote: str, score: int, doom: int, steps: int) -> None:
    match = amplified()
    events = play(match, "0 play:1:1", f"1 {vote}")
    assert [fade["steps"] for fade in told(events, "faded")] == [steps]
    assert (match.state.score, match.state.doom) == (score, doom)
    assert match.state.amplified == [-1] * 4
    assert names(match.state.deck[-1:]) == ["fall"]


@pytest.mark.rule("arcana-12.24")
def test_amplify_when_another_card_fades() -> None:
    match = amplified(row="noble midnight key deep")
    events = play(match, "0 play:1:2", "1 pass")
    assert [fade["steps"] for fade in told(events, "faded")] == [2]
    assert names(match.state.amplified) == ["fall", "", "", ""]


@pytest.mark.rule("arcana-12.24")
def test_amplify_and_a_second_fade_in_the_same_turn() -> None:
    match = amplified(doom=0, row="midnight ash key noble", fates={"midnight": (2, 3), "ash": (7,)})
    events = play(match, "0 play:1:1", "1 pass")
    assert [(fade["card"], fade["steps"]) for fade in told(events, "faded")] == [("midnight", 3), ("ash", 3)]


@pytest.mark.rule("arcana-12.24", "arcana-7.5")
def test_the_blind_man_brings_no_doom_with_amplify_either() -> None:
    match = amplified(row="blind-man deep key noble", fates={})
    events = play(match, "0 play:1:1", "1 pass")
    assert [fade["steps"] for fade in told(events, "faded")] == [0]


@pytest.mark.rule("arcana-12.24", "arcana-8.1")
@pytest.mark.parametrize("score", [5, 6])
def test_with_amplify_the_score_stops_at_seven(score: int) -> None:
    match = amplified(score=score)
    events = play(match, "0 play:1:1", "1 predict:7")
    assert match.state.score == 7
    assert match.outcome.ending == "won"
    assert kinds(events).count("over") == 1


@pytest.mark.rule("arcana-12.24")
def test_amplify_leaves_with_a_card_that_is_cycled_away() -> None:
    match = amplified(powers="imago", fates={})
    play(match, "0 power:imago", "0 slot:1")
    assert match.state.amplified == [-1] * 4
    assert "fall" in names(match.state.deck[-3:])


def test_every_power_of_the_expansion_is_tested_here() -> None:
    tested = {"same", "plus", "relocate", "within", "slow", "help", "exile", "amplify"}
    elsewhere = {"is-147", "old", "cycle"}
    assert {card.power for card in EXPANSION.values()} == tested | elsewhere
