"""Tests: the pool, the roll, rolling again, what counts; and rolls that are no tests."""

from __future__ import annotations

import pytest

from games.eldritch.laid import asked, clues_of, dice, has, lay, offered, pools, roll, told
from sobremesa.games.eldritch.book import MONSTERS
from sobremesa.testing import play


@pytest.mark.rule("eldritch-7.1", "eldritch-7.2", "eldritch-7.3", "eldritch-7.4", "eldritch-7.15")
def test_the_pool_is_the_skill_the_modifier_and_the_improvement() -> None:
    # A wilderness encounter with a test of will at -1; Akachi has 4.
    match = lay("akachi", "4", phase="encounter", on_top="gen-12", improved=[(0, 0, 0, 0, 2)])
    assert pools(match.opening)[:1] == [5]


@pytest.mark.rule("eldritch-7.5", "eldritch-7.8", "eldritch-7.21")
def test_of_several_bonuses_only_the_highest_counts_but_the_rest_can_be_used() -> None:
    match = lay(
        "silas", "rome", phase="encounter", monsters={"rome": "riot"}, held={0: "asset-automatic asset-bull-whip"}
    )
    roll(match, "1 1 1")
    events = play(match, "0 no")  # no attempt to calm it
    assert pools(events) == [3]
    assert "pick:asset-bull-whip" in offered(match, 0)
    assert "pick:asset-automatic" not in offered(match, 0)


@pytest.mark.rule("eldritch-7.6", "eldritch-22.18")
def test_additional_dice_add_up() -> None:
    match = lay("leo", "buenos-aires", held={0: "asset-urban-guide"})
    assert pools(play(match, "0 pick:action-acquire")) == [3]
    match = lay("silas leo", "rome amazon", held={0: "condition-debt"})
    play(match, "0 done")
    match.state.places[0] = match.state.places[1]
    assert pools(play(match, "1 pick:investigator-leo")) == [3]
    match = lay("mark leo jim", "4 4 4", phase="encounter", monsters={"4": "gug"})
    assert pools(match.opening)[:2] == [6, 4]  # will 4, strength 4 at -2: Leo's in the wilderness, Jim's in combat


@pytest.mark.rule("eldritch-7.7", "eldritch-22.22")
def test_an_additional_die_is_asked_for_before_the_roll() -> None:
    match = lay("lola leo", "rome rome", held={0: "condition-debt", 1: "condition-debt"})
    play(match, "0 pick:action-acquire")
    assert asked(match) == [(0, "use")]
    assert not match.state.dice
    assert pools(play(match, "0 pick:investigator-lola")) == [5]


@pytest.mark.rule("eldritch-7.9")
def test_there_is_always_a_die() -> None:
    match = lay("diana leo", "rome london", phase="encounter", monsters={"rome": "cthonian"})
    assert pools(match.opening)[:1] == [1]  # will 1 at -1
    match = lay("jacqueline leo", "rome london", phase="encounter", monsters={"rome": "gug"})
    assert pools(match.opening)[1:2] == [1]  # strength 1 at -2


@pytest.mark.rule("eldritch-7.10", "eldritch-7.11")
def test_all_dice_are_rolled_at_once_and_fives_and_sixes_succeed() -> None:
    match = lay("charlie", "rome", held={0: "condition-debt"}, improved=[(0, 2, 0, 0, 0)], reserve="shotgun axe")
    roll(match, "5 6 4 4 6 1")
    events = play(match, "0 pick:action-acquire")
    assert told(events, "tested", "n") == [3]


@pytest.mark.rule("eldritch-7.12")
@pytest.mark.parametrize(("condition", "result"), [("blessed", 3), ("cursed", 1)])
def test_who_is_blessed_succeeds_with_four_and_who_is_cursed_only_with_six(condition: str, result: int) -> None:
    match = lay("charlie", "rome", held={0: f"condition-{condition} condition-debt"}, reserve="shotgun axe")
    roll(match, "4 5 6 1")
    events = play(match, "0 pick:action-acquire")
    assert told(events, "tested", "n") == [result]


@pytest.mark.rule("eldritch-7.13")
@pytest.mark.parametrize(("faces", "injured"), [("6 1", False), ("1 1", True)])
def test_what_a_test_says_nothing_of_does_nothing(faces: str, *, injured: bool) -> None:
    match = lay("leo", "rome", phase="encounter", on_top="gen-04", rng=dice(faces))
    roll(match, faces)
    play(match, "0 meet:general")  # failing brings a leg injury, passing nothing
    assert has(match, 0, "condition-leg-injury") is injured


@pytest.mark.rule("eldritch-7.14")
@pytest.mark.parametrize("faces", ["6 1 1", "1 1 1"])
def test_what_is_not_in_the_sentence_of_the_test_happens_in_any_case(faces: str) -> None:
    match = lay("leo", "rome", phase="encounter", on_top="gen-08", sanity=[2])
    roll(match, faces)
    play(match, "0 meet:general")
    assert match.state.sanity == [4]


@pytest.mark.rule("eldritch-7.16", "eldritch-7.17", "eldritch-7.18", "eldritch-18.12", "eldritch-18.13")
def test_clues_reroll_a_die_each_and_the_new_face_stands() -> None:
    match = lay("norman leo", "rome rome", mine={1: 2}, held={1: "condition-debt"}, reserve="axe shotgun")
    play(match, "0 done")
    roll(match, "5 1")
    play(match, "1 pick:action-acquire")
    assert {"reroll:1", "reroll:5", "done"} == offered(match, 1)
    roll(match, "1")
    play(match, "1 reroll:5")
    assert match.state.dice == (1, 1)
    roll(match, "6")
    events = play(match, "1 reroll:1")
    assert clues_of(match, 1) == 0
    assert told(events, "tested", "n") == [1]


@pytest.mark.rule("eldritch-7.17", "eldritch-4.10")
def test_what_rerolls_once_a_round_does_so_in_one_test_of_it() -> None:
    match = lay("leo", "rome", held={0: "asset-rabbits-foot condition-debt"}, reserve="hired-muscle axe")
    roll(match, "1 1")
    play(match, "0 pick:investigator-leo", "0 pick:asset-rabbits-foot", "0 die:1")
    roll(match, "1 1")
    play(match, "0 pick:action-acquire")
    assert asked(match) != [(0, "reroll")]
    this_round = match.state.rounds
    while match.state.rounds == this_round:
        seat, _ = asked(match)[0]
        play(match, f"{seat} {min(offered(match, seat))}")
    assert match.state.used == ()


@pytest.mark.rule("eldritch-18.15")
@pytest.mark.parametrize(("sanity", "can"), [(3, True), (2, False)])
def test_nobody_spends_their_last_sanity_for_a_reroll(sanity: int, *, can: bool) -> None:
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "riot"}, held={0: "asset-axe"})
    match.state.sanity[0] = sanity
    roll(match, "1 1 1")
    play(match, "0 no")
    assert ("pick:asset-axe" in offered(match, 0)) is can  # for 2 Sanity


@pytest.mark.rule("eldritch-7.16", "eldritch-18.12")
def test_what_an_axe_rolls_again_are_as_many_dice_as_one_likes_for_two_sanity() -> None:
    match = lay(
        "mark leo",
        "rome london",
        phase="encounter",
        monsters={"rome": "mummy"},
        held={0: "asset-axe"},
        rng=dice("6 6 1 1 1 2 3 4"),
    )
    play(match, "0 pick:asset-axe", "0 die:1", "0 die:2", "0 die:3")
    assert (match.state.sanity[0], match.state.marked) == (2, (1, 2, 3))
    roll(match, "6 6 1 1")
    play(match, "0 done")
    assert match.state.hurt[MONSTERS["mummy"]] == 2


@pytest.mark.rule("eldritch-7.19", "eldritch-7.20")
def test_a_roll_that_is_no_test_is_not_rolled_again() -> None:
    match = lay("leo", "rome", held={0: "condition-blessed asset-rabbits-foot asset-cat-burglar"}, mine={0: 3})
    roll(match, "4")
    play(match, "0 pick:asset-cat-burglar")
    assert asked(match) == [(0, "act")]
    assert clues_of(match, 0) == 3


@pytest.mark.rule("eldritch-7.17")
def test_each_effect_rolls_again_on_its_own_and_once_in_a_test() -> None:
    held = {0: "asset-bull-whip asset-rabbits-foot asset-hired-muscle"}
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "riot"}, held=held)
    roll(match, "1 1 1 1 1")
    play(match, "0 no")
    left = {"pick:asset-bull-whip", "pick:asset-rabbits-foot", "pick:asset-hired-muscle"}
    for card in sorted(left):
        assert offered(match, 0) == {"done", *left}
        play(match, f"0 {card}", "0 die:1")
        left.remove(card)
    assert asked(match) == [(1, "encounter")]


@pytest.mark.rule("eldritch-7.18", "eldritch-7.12")
@pytest.mark.parametrize(
    ("held", "face", "again"),
    [
        ("condition-blessed", "4", False),
        ("condition-blessed", "3", True),
        ("asset-axe", "5", False),
        ("condition-cursed", "5", True),
        ("asset-shotgun", "5", True),  # of which a six would be two
        ("asset-shotgun", "6", False),
    ],
)
def test_dice_are_rolled_again_as_long_as_they_could_be_better(held: str, face: str, *, again: bool) -> None:
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "riot"}, held={0: held}, mine={0: 1})
    roll(match, " ".join([face] * 5))
    play(match, "0 no")
    assert (f"reroll:{face}" in offered(match, 0)) is again


@pytest.mark.rule("eldritch-7.17")
def test_what_was_used_in_one_test_can_be_used_in_the_next() -> None:
    held = {0: "asset-bull-whip"}
    match = lay("mark leo", "rome london", phase="encounter", monsters={"rome": "mummy deep-one"}, held=held)
    roll(match, "6 6 6 6 1 1 1")
    play(match, "0 pick:monster-mummy", "0 pick:asset-bull-whip")
    roll(match, "1 6 6 6 6 1 1 1 1")
    play(match, "0 die:1")
    assert "pick:asset-bull-whip" in offered(match, 0)


@pytest.mark.rule("eldritch-7.11", "eldritch-7.17")
def test_a_die_is_raised_by_one_and_never_a_six() -> None:
    match = lay(
        "mark leo",
        "rome london",
        phase="encounter",
        monsters={"rome": "mummy"},
        held={0: "asset-derringer"},
        rng=dice("6 6 1 1 6 4"),
    )
    play(match, "0 pick:asset-derringer")
    assert offered(match, 0) == {"die:4"}
    play(match, "0 die:4")
    assert match.state.hurt[MONSTERS["mummy"]] == 2


@pytest.mark.rule("eldritch-4.10", "eldritch-7.17")
def test_what_is_for_once_a_round_is_of_no_use_in_the_next_test() -> None:
    match = lay("leo mark", "rome rome", held={0: "asset-cigarette-case condition-debt/1"})
    roll(match, "4 1")
    play(match, "0 pick:condition-debt-a", "0 pick:asset-cigarette-case", "0 die:4")
    assert not has(match, 0, "condition-debt")
    roll(match, "4 1")
    play(match, "0 pick:action-acquire")
    assert "pick:asset-cigarette-case" not in offered(match, 0)


@pytest.mark.rule("eldritch-7.21")
def test_what_one_may_take_is_asked_for() -> None:
    match = lay("silas", "rome", phase="encounter", monsters={"rome": "ghoul-1"}, held={0: "asset-kerosene"})
    assert "pick:asset-kerosene" in offered(match, 0)


@pytest.mark.rule("eldritch-7.22", "eldritch-23.15")
@pytest.mark.parametrize(("faces", "tokens"), [("6 6 6 5 1", 1), ("6 6 6 4 1", 0)])
def test_a_result_that_is_asked_for(faces: str, tokens: int) -> None:
    match = lay(
        "charlie",
        "rome",
        phase="encounter",
        ancient="yog-sothoth",
        gates="rome",
        on_top="spe-yog-2",
        is_awake=True,
        doom=0,
        solved=(13, 14, 15),
        mystery_deck=(12,),
    )
    roll(match, faces)  # a die of will, then four of influence, of which three must succeed
    play(match, "0 pick:ancient-yog-sothoth-awake")
    assert (match.state.sheet_tokens, match.state.sanity[0]) == (tokens, 8 if tokens else 5)


@pytest.mark.rule("eldritch-7.23", "eldritch-7.24")
def test_a_skill_is_improved_twice_at_most() -> None:
    match = lay("norman", "san-francisco", phase="encounter", on_top="ame-5", improved=[(0, 2, 1, 2, 2)])
    play(match, "0 meet:america", "0 yes")
    assert offered(match, 0) == {"pick:skill-lore", "pick:skill-observation"}
    play(match, "0 pick:skill-observation")
    assert match.state.improved == [(0, 2, 2, 2, 2)]
