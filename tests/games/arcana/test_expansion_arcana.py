"""Chapter 12: the fronts of the 16 cards of the expansion."""

from __future__ import annotations

import pytest

from games.arcana.laid import chances, deal, lay, names, plays, predictions
from games.looking import kinds, offered, told
from sobremesa.games.arcana.rules import GAME
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.key import MatchKey
from sobremesa.testing import Position, play, refused


@pytest.mark.rule("arcana-12.5")
def test_the_feast_draws_and_plays_again_elsewhere() -> None:
    match = lay("feast judge stranger noble", [(1, 7), (), ()], powers="prophet key lantern")
    assert plays("1:1", "7:1") <= offered(match, 0)
    events = play(match, "0 play:1:1")
    assert kinds(events) == ["played", "drew"]
    s = match.state
    assert (s.fates[0], len(s.hands[0]), s.played) == ((1,), 2, (1,))
    assert 7 in s.hands[0]
    assert match.waiting_for == (0,)
    match = deal(match, (3, 7))
    assert offered(match, 0) == plays("3:2", "7:2", "3:4")  # not on The Feast, and no power in between
    assert refused(match, "0 play:3:1") == "arcana-12.5"
    assert refused(match, "0 power:prophet") == "arcana-12.5"
    play(match, "0 play:3:4")
    assert match.state.fates == [(1,), (), (), (3,)]
    assert match.waiting_for == (0,)  # now powers after the play
    play(match, "0 decline")
    assert match.waiting_for == (1, 2)
    assert match.state.hands[0] == (7,)


@pytest.mark.rule("arcana-12.5")
def test_the_feast_with_an_empty_bag_is_a_single_play() -> None:
    everything = {"ash": (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7)}
    match = lay("feast mirror ash deep", [(1, 7), ()], fates=everything)
    assert sum(match.state.bag) == 0
    events = play(match, "0 play:1:1")
    assert "drew" not in kinds(events)
    assert match.waiting_for == (1,)
    assert match.state.hands[0] == (7,)


@pytest.mark.rule("arcana-12.6")
def test_a_second_play_that_fits_no_card_goes_through_the_hours() -> None:
    match = lay("feast mirror leviathan deep", [(1, 6), ()])
    play(match, "0 play:6:1")
    match = deal(match, (1, 5))
    assert offered(match, 0) == plays("1:hours", "5:hours")  # though The Feast would take them
    events = play(match, "0 play:5:hours")
    assert match.state.fates[0] == (6, 5)
    assert told(events, "played-hours")[0]["card"] == "feast"
    assert "drew" not in kinds(events)  # no third play
    assert match.waiting_for == (1,)


@pytest.mark.rule("arcana-12.6")
def test_a_second_play_through_the_hours_onto_another_card() -> None:
    match = lay("mirror feast leviathan deep", [(1, 6), ()])
    play(match, "0 play:6:2")
    match = deal(match, (1, 5))
    play(match, "0 play:1:hours")
    assert match.state.fates == [(1,), (6,), (), ()]


@pytest.mark.rule("arcana-12.5")
def test_both_plays_of_a_turn_count_their_hours() -> None:
    match = lay("feast judge stranger noble", [(7, 7), ()], fates={"feast": (1,)})
    play(match, "0 play:7:1")
    match = deal(match, (5, 7))
    events = play(match, "0 play:5:2", "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == ["feast"]
    assert match.state.fates[1] == (5,)


@pytest.mark.rule("arcana-12.7")
def test_the_wish_gives_one_prediction_more() -> None:
    match = lay("wish mirror deep noble", [(1, 7), ()], powers="beast")
    assert offered(match, 0) == plays("1:1", "7:1")
    play(match, "0 play:1:1", "1 predict:2")
    assert offered(match, 1) == predictions(but=(2,))
    play(match, "1 predict:7")
    assert (match.state.score, match.state.doom) == (1, 2)
    thrice = lay("wish mirror deep noble", [(1, 7), ()], powers="beast")
    events = play(thrice, "0 play:1:1", "1 power:beast", "1 predict:2", "1 predict:3", "1 predict:4")
    assert len(told(events, "predicted")) == 3
    assert thrice.state.doom == 3
    through = lay("wish mirror deep noble", [(1, 1), ()])
    play(through, "0 play:1:1")
    assert through.state.guesses_left == 2


@pytest.mark.rule("arcana-12.7", "arcana-3.3")
def test_no_wish_through_the_hours_onto_it() -> None:
    match = lay("thief mirror leviathan noble", [(1, 6), ()])
    assert offered(match, 0) == plays("1:hours", "6:hours")
    play(match, "0 play:1:hours")
    assert match.state.guesses_left == 1


@pytest.mark.rule("arcana-12.8")
def test_a_7_on_the_imago_counts_as_one_hour() -> None:
    match = lay("imago mirror deep noble", [(1, 7), ()], fates={"imago": (7,)})
    assert match.view(1)["hours"][0] == 1
    events = play(match, "0 play:7:1", "1 pass")
    assert told(events, "played")[0]["hours"] == 2
    assert not told(events, "faded")
    match = lay("imago mirror deep noble", [(1, 7), ()], fates={"imago": (7, 5)})
    assert match.view(1)["hours"][0] == 3  # a 5 counts two, as anywhere
    events = play(match, "0 play:1:1", "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == ["imago"]


@pytest.mark.rule("arcana-12.9")
@pytest.mark.parametrize(
    ("lying", "hand", "played", "fades"),
    [
        ((5,), (4, 5), 4, False),
        ((5,), (5, 5), 5, True),
        ((), (1, 2), 2, True),
        ((), (1, 1), 1, False),
        ((6, 6), (1, 7), 1, False),
    ],
)
def test_the_fall_fades_at_twice_the_kept_fate(
    lying: tuple[int, ...], hand: tuple[int, int], played: int, fades: bool
) -> None:
    match = lay("fall leviathan deep noble", [hand, ()], fates={"fall": lying})
    assert plays(*(f"{value}:1" for value in hand)) <= offered(match, 0)
    events = play(match, f"0 play:{played}:1", "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == (["fall"] if fades else [])


@pytest.mark.rule("arcana-12.9")
def test_the_fall_may_fade_when_nothing_was_played_on_it() -> None:
    match = lay("fall midnight deep noble", [(1, 2), ()], fates={"fall": (4,)})
    events = play(match, "0 play:1:2", "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == ["fall"]
    match = lay("fall midnight deep noble", [(1, 3), ()], fates={"fall": (4,)})
    assert not told(play(match, "0 play:1:2", "1 pass"), "faded")


@pytest.mark.rule("arcana-12.9")
@pytest.mark.parametrize(("kept", "possible"), [(2, {1, 2}), (3, {3, 4, 5, 6, 7})])
def test_whether_the_fall_fades_tells_of_the_fate_kept(kept: int, possible: set[int]) -> None:
    match = lay("fall midnight deep noble", [(1, kept), ()], fates={"fall": (4,)})
    events = play(match, "0 play:1:2", "1 pass")
    assert {value for value, chance in chances(match, 0).items() if chance} <= possible
    seen = {GAME.redeal(match.state, 1, MatchKey.from_words(f"{n}", 2).stream("redeal")).hands[0] for n in range(30)}
    assert {value for hand in seen for value in hand} <= possible
    told_by = told(events, "faded") if kept == 2 else told(events, "stayed")
    assert [line["card"] for line in told_by] == ["fall"]


@pytest.mark.rule("arcana-12.9")
def test_an_empty_fall_stays() -> None:
    match = lay("fall midnight deep noble", [(1, 2), ()])
    assert not told(play(match, "0 play:1:2", "1 pass"), "faded")


@pytest.mark.rule("arcana-12.10")
@pytest.mark.parametrize("vote", ["predict:5", "predict:6", "pass"])
@pytest.mark.parametrize(("lying", "fades"), [((5, 5), True), ((5, 4), False)])
def test_the_fall_counts_the_value_the_fate_had(vote: str, lying: tuple[int, ...], fades: bool) -> None:
    match = lay("fall midnight deep noble", [(1, 5), ()], fates={"fall": lying})
    events = play(match, "0 play:1:2", f"1 {vote}")
    assert bool(told(events, "faded")) == fades


@pytest.mark.rule("arcana-12.10", "arcana-10.3")
def test_without_a_kept_fate_the_fall_fades_if_any_fate_lies_there() -> None:
    match = lay("fall midnight deep noble", [(1, 7), (), ()], fates={"fall": (1,)})
    assert [fade["card"] for fade in told(play(match, "0 leave"), "faded")] == ["fall"]
    match = lay("fall midnight deep noble", [(1, 7), (), ()])
    assert not told(play(match, "0 leave"), "faded")


@pytest.mark.rule("arcana-12.11")
def test_the_ash_takes_only_a_7() -> None:
    match = lay("ash mirror deep leviathan", [(3, 7), ()])
    assert offered(match, 0) == plays("7:1")
    match = lay("mirror ash deep huntress", [(3, 6), ()])
    assert offered(match, 0) == plays("3:hours", "6:hours")


@pytest.mark.rule("arcana-12.11")
@pytest.mark.parametrize(("played", "fades"), [(1, True), (2, True), (3, False)])
def test_the_ash_fades_when_a_1_or_a_2_is_played_anywhere(played: int, fades: bool) -> None:
    match = lay("ash midnight deep noble", [(played, 7), ()], fates={"ash": (7, 7)})
    events = play(match, f"0 play:{played}:2", "1 pass")
    assert [(fade["card"], fade["steps"]) for fade in told(events, "faded")] == ([("ash", 2)] if fades else [])


@pytest.mark.rule("arcana-12.11")
def test_a_1_that_lies_there_does_not_frighten_the_ash() -> None:
    match = lay("ash midnight deep noble", [(3, 7), ()], fates={"ash": (7, 7), "deep": (1, 2)})
    assert not told(play(match, "0 play:3:2", "1 pass"), "faded")


@pytest.mark.rule("arcana-12.11", "arcana-12.5")
def test_the_first_play_of_a_feast_frightens_the_ash_too() -> None:
    match = lay("feast ash judge stranger", [(1, 7), ()], fates={"ash": (7,)})
    play(match, "0 play:1:1")
    match = deal(match, (5, 7))
    assert [fade["card"] for fade in told(play(match, "0 play:5:3", "1 pass"), "faded")] == ["ash"]


@pytest.mark.rule("arcana-12.12")
def test_several_cards_fade_from_left_to_right_each_with_its_doom() -> None:
    match = lay(
        "ash midnight fall noble", [(1, 2), ()], fates={"ash": (7,), "fall": (4,)}, deck="judge key lord", doom=0
    )
    events = play(match, "0 play:1:2", "1 pass")
    assert [(f["card"], f["steps"], f["doom"]) for f in told(events, "faded")] == [("ash", 2, 2), ("fall", 2, 4)]
    assert [came["card"] for came in told(events, "came")] == ["judge", "key"]
    order = [kind for kind in kinds(events) if kind in ("faded", "came")]
    assert order == ["faded", "came", "faded", "came"]
    assert names(match.state.row) == ["judge", "midnight", "key", "noble"]


@pytest.mark.rule("arcana-12.12", "arcana-8.3")
def test_the_match_ends_with_the_fade_that_brings_doom_to_seven() -> None:
    match = lay("ash midnight fall noble", [(1, 2), ()], fates={"ash": (7,), "fall": (4,)}, doom=5)
    events = play(match, "0 play:1:2", "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == ["ash"]
    assert match.outcome.ending == "lost"
    assert names(match.state.row)[2] == "fall"


@pytest.mark.rule("arcana-12.12")
def test_a_card_that_has_just_come_does_not_fade() -> None:
    match = lay("midnight mirror deep noble", [(1, 7), ()], fates={"midnight": (2, 3)}, deck="ash fall")
    events = play(match, "0 play:1:1", "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == ["midnight"]
    assert names(match.state.row)[0] == "ash"


@pytest.mark.rule("arcana-12.13")
def test_nothing_is_played_on_the_thief_but_the_hours_may_move_a_fate_there() -> None:
    match = lay("thief mirror deep leviathan", [(1, 6), ()], fates={"deep": (5,)})
    assert offered(match, 0) == plays("1:hours", "6:hours")
    assert refused(match, "0 play:1:1") == "arcana-4.4"
    play(match, "0 play:1:hours")
    assert match.state.fates == [(1,), (), (5,), ()]
    assert match.waiting_for == (1,)  # no theft after a play that went there


@pytest.mark.rule("arcana-12.14")
def test_the_thief_takes_a_fate_higher_than_the_one_kept() -> None:
    match = lay("dawn thief deep noble", [(7, 4), ()], fates={"thief": (6,), "deep": (4, 5, 3), "noble": (5,)})
    play(match, "0 play:7:1")
    assert match.waiting_for == (0,)
    assert offered(match, 0) == {"lift:1:7", "lift:3:5", "lift:4:5"}  # not the 6 that is there already
    events = play(match, "0 lift:3:5")
    assert told(events, "stole") == [{"who": 0, "value": 5, "card": "deep", "card2": "thief"}]
    assert match.state.fates == [(7,), (6, 5), (4, 3), (5,)]
    assert set(chances(match, 0)) == {1, 2, 3, 4}
    assert match.waiting_for == (1,)


@pytest.mark.rule("arcana-12.14")
def test_the_theft_is_no_choice_and_being_asked_tells_nothing() -> None:
    def after(kept: int) -> Position[Arcana]:
        match = lay("dawn thief deep noble", [(7, kept), ()], fates={"deep": (6,)}, settings={"expansion": True})
        play(match, "0 play:7:1")
        return match

    assert offered(after(5), 0) == {"lift:1:7", "lift:3:6"}  # it must be one of them
    assert offered(after(6), 0) == {"lift:1:7"}
    assert after(5).view(1) == after(6).view(1)
    nothing = lay("midnight thief deep noble", [(1, 6), ()], fates={"deep": (6,)})
    some = lay("midnight thief deep noble", [(1, 5), ()], fates={"deep": (6,)})
    play(nothing, "0 play:1:1")
    play(some, "0 play:1:1")
    assert (offered(nothing, 0), offered(some, 0)) == ({"nothing"}, {"lift:3:6"})
    assert nothing.view(1) == some.view(1)
    events = play(nothing, "0 nothing")
    assert told(events, "stole-nothing") == [{"who": 0, "card2": "thief"}]
    assert set(chances(nothing, 0)) == {6, 7}


@pytest.mark.rule("arcana-12.14", "arcana-7.1")
def test_the_theft_moves_hours_before_anything_fades() -> None:
    match = lay("midnight thief deep noble", [(1, 3), ()], fates={"midnight": (7,), "thief": ()})
    play(match, "0 play:1:1", "0 lift:1:7")
    events = play(match, "1 pass")
    assert [fade["card"] for fade in told(events, "faded")] == ["thief"]  # 3 hours of 2 moons


@pytest.mark.rule("arcana-12.14", "arcana-12.5")
def test_after_the_feast_the_theft_comes_once() -> None:
    match = lay("feast thief judge stranger", [(1, 3), ()], fates={"judge": (7,)})
    play(match, "0 play:1:1")
    match = deal(match, (3, 3))
    play(match, "0 play:3:3")
    assert offered(match, 0) == {"lift:3:7"}
    play(match, "0 lift:3:7")
    assert match.waiting_for == (1,)


def dry(*hands: tuple[int, ...], left: tuple[int, ...] = ()) -> Position[Arcana]:
    """All fates lie before The Ash but those in the hands and those left in the bag."""
    pool = [value for value in range(1, 8) for _ in range(3)]
    for value in (*left, *(value for hand in hands for value in hand)):
        pool.remove(value)
    match = lay("ash mirror deep huntress", hands, fates={"ash": tuple(pool)})
    assert sum(match.state.bag) == len(left)
    return match


@pytest.mark.rule("arcana-12.15")
def test_if_the_bag_runs_out_draw_what_there_is() -> None:
    match = dry((6, 7), (), (), left=(5,))
    events = play(match, "0 play:7:1", "1 pass", "2 pass")
    assert kinds(events).count("drew") == 1
    assert match.state.hands == [(6,), (5,), ()]
    assert match.state.active == 1


@pytest.mark.rule("arcana-12.15")
def test_whoever_has_a_single_fate_plays_it_through_the_hours() -> None:
    match = dry((4,), (), (3,), left=())
    assert offered(match, 0) == plays("4:hours")  # and no power
    assert refused(match, "0 play:4:2") == "arcana-12.15"
    assert refused(match, "0 play:7:1") == "arcana-4.4"  # not in hand
    events = play(match, "0 play:4:hours")
    assert told(events, "played-hours")[0]["card"] == "ash"
    assert not {"predicted", "faded"} & set(kinds(events))
    assert kinds(events)[1] == "turn"  # nothing to predict, and nothing faded


@pytest.mark.rule("arcana-12.15", "arcana-7.1")
def test_a_single_fate_may_make_a_card_fade() -> None:
    pool = tuple(value for value in (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7))
    match = lay("mirror ash deep huntress", [(4,), (), ()], fates={"ash": pool})
    events = play(match, "0 play:4:hours")
    assert kinds(events)[:2] == ["played-hours", "faded"]  # The Mirror has one moon
    assert [fade["card"] for fade in told(events, "faded")] == ["mirror"]
    assert match.state.hands[1] == (4,)  # the only one in the bag


@pytest.mark.rule("arcana-12.16")
def test_whoever_has_no_fate_at_all_brings_doom() -> None:
    match = dry((6,), (), ())
    events = play(match, "0 play:6:hours")
    # Nobody can draw: a step of doom for each turn that passes, until it is over.
    assert [step["steps"] for step in told(events, "doom-no-fates")] == [1] * 5
    assert [turn["who"] for turn in told(events, "turn")] == [1, 2, 0, 1, 2]
    assert match.outcome.ending == "lost"
    assert kinds(events).count("over") == 1


@pytest.mark.rule("arcana-12.16", "arcana-7.1", "arcana-12.10")
def test_the_turn_of_whoever_has_no_fate_ends_with_fading() -> None:
    rest = (1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7)
    match = lay("ash fall deep huntress", [(7, 7), (), ()], fates={"ash": rest, "fall": (1, 1)}, deck="mirror")
    assert sum(match.state.bag) == 0
    events = play(match, "0 play:7:1", "1 pass", "2 pass")
    order = [kind for kind in kinds(events) if kind in ("turn", "drew", "doom-no-fates", "faded")]
    assert order == ["turn", "doom-no-fates", "faded", "turn", "drew", "drew"]
    assert [fade["card"] for fade in told(events, "faded")] == ["fall"]  # the 7 kept before had saved it
    assert (match.state.doom, match.state.hands) == (5, [(7,), (), (1, 1)])
