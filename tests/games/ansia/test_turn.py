"""Chapters 3 to 7: who plays when, what a turn is made of, moving and pushing."""

from __future__ import annotations

import pytest

from games.ansia.laid import lay, names, space
from games.looking import asks, kinds, offered, told
from sobremesa.games.ansia.order import place_in_turn
from sobremesa.kernel.labels import is_final
from sobremesa.testing import play, refused

# --- the order ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-3.1", "ansia-3.2", "ansia-3.3", "ansia-3.4")
def test_the_rulebooks_order_koni_richard_george_simon() -> None:
    """Two in the forest, the one by road first; two by rail in the plains, the one nearer to the labyrinth first."""
    match = lay("", "", "", "", places="manor church hermitage cistern")
    koni, richard, george, simon = 2, 3, 0, 1
    assert sorted(range(4), key=lambda seat: place_in_turn(match.state, seat)) == [koni, richard, george, simon]
    assert match.state.active == koni
    assert match.view(0)["order"] == [richard, george, simon]


@pytest.mark.rule("ansia-3.2")
def test_regions_come_one_after_the_other_and_the_labyrinth_is_forest() -> None:
    match = lay("", "", "", "", "", "", places="castle gate snowy-pass farms forest-edge labyrinth")
    order = sorted(range(6), key=lambda seat: place_in_turn(match.state, seat))
    assert order == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("ansia-3.3", "ansia-3.4")
def test_road_before_rail_before_boat_and_along_the_own_route() -> None:
    match = lay("", "", "", "", places="spring-island tavern harbour lighthouse")
    assert sorted(range(4), key=lambda seat: place_in_turn(match.state, seat)) == [3, 2, 1, 0]
    # Nearness to the labyrinth counts on the same route only.
    match = lay("", "", "", "", places="spring-island south-platform rail-end forest-edge")
    assert sorted(range(4), key=lambda seat: place_in_turn(match.state, seat)) == [3, 2, 1, 0]


@pytest.mark.rule("ansia-3.5", "ansia-7.2")
def test_who_stands_on_top_plays_first_and_who_comes_stands_on_top() -> None:
    match = lay("", "", "", places="farms farms market", atop=[1, 0, 2])
    assert match.state.active == 2  # farther along the road
    play(match, "2 pick:space-farms", "2 done", "2 done", "2 done")  # both stay where they are
    assert match.state.atop == (2, 1, 0)
    assert match.state.active == 1


@pytest.mark.rule("ansia-3.1")
def test_a_push_changes_who_is_next() -> None:
    match = lay("", "", "", places="harbour central-station bridge", atop=[0, 1, 2])
    assert match.state.active == 2
    play(match, "2 pick:space-central-station", "2 pick:space-lighthouse")
    assert space(match, 1) == "lighthouse"
    play(match, "2 done")
    assert match.state.active == 1
    assert match.view(0)["order"] == [0]


# --- the steps ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-4.1")
def test_the_whole_hand_comes_into_play() -> None:
    match = lay("night-flight vampiric-speed ivo", "")
    assert names(match.state.zones[0]) == ["ivo", "night-flight", "vampiric-speed"]
    assert match.state.hands[0] == ()
    assert told(match.opening, "turn") == [{"who": 0, "card": ("ivo", "night-flight", "vampiric-speed")}]
    assert refused(match, "1 stay") == "ansia-4.1"


@pytest.mark.rule("ansia-4.2")
def test_who_is_back_plays_on_without_moving_or_hunting() -> None:
    zones, decks = {0: "eternal-rose"}, {0: "the-hunger"}
    match = lay(
        "celerity night-flight ivo", "", places="castle farms", home={0: 4}, zones=zones, decks=decks, rested=[1]
    )
    assert asks(match) == [(0, "activate")]
    events = play(match, "0 pick:card-celerity")
    assert "drew" in kinds(events)
    assert not {"moved", "hunted", "came-home"} & set(kinds(events))
    assert match.state.scores[0] == 1  # of the rose, at the end of the turn
    assert (match.state.home[0], match.state.moon) == (4, 6)


@pytest.mark.rule("ansia-4.3")
def test_nobody_moves_after_using_a_space_or_beginning_to_hunt() -> None:
    match = lay("", "", places="market farms", discards={0: "ivo"}, quarry={(1, 1): "marcela"})
    play(match, "0 stay")
    play(match, "0 pick:card-ivo")
    assert refused(match, "0 pick:space-harbour") == "ansia-4.3"
    play(match, "0 hunt:1-1")
    assert not any(key.startswith("pick:space") for key in offered(match, 0))


@pytest.mark.rule("ansia-4.4", "ansia-9.1")
def test_who_has_nothing_left_to_do_is_asked_to_end_the_turn_and_not_what_to_do() -> None:
    match = lay("", "", places="castle farms", rested=[1], quarry={(1, 3): "ivo"}, has_left=[False, True])
    play(match, "0 stay")
    assert (asks(match), offered(match, 0)) == ([(0, "end")], {"done"})
    assert match.asked[0].decision.args == ()  # neither a speed to spend nor hunts
    assert refused(match, "0 hunt:1-3") == "ansia-9.1"


@pytest.mark.rule("ansia-4.4", "ansia-13.4")
@pytest.mark.parametrize(
    ("place", "lines"),
    [
        ("harbour", ["0 pick:space-second-boat"]),  # there is nothing to do there, and no speed left
        ("vaults", ["0 pick:space-castle"]),
        ("farms", ["0 stay", "0 hunt:1-1"]),
        ("market", ["0 pick:space-farms", "0 pick:space-market", "0 hunt:1-1"]),  # with a push
    ],
)
def test_a_turn_ends_when_its_vampire_says_so_and_until_then_is_taken_back(place: str, lines: list[str]) -> None:
    match = lay(
        *("vampire-thirst the-hunger", "the-hunger"), places=f"{place} farms", rested=[1], quarry={(1, 1): "ivo"}
    )
    before = match.view(0)
    play(match, *lines)
    assert offered(match, 0) == {"done"}
    for _ in lines:
        assert match.is_free_to_undo(0)
        match.undo(0)
    assert match.view(0) == before
    play(match, *lines)
    decision = match.asked[0].decision
    assert [is_final(option, decision.by) for option in decision.options] == [True]  # which is said beforehand
    play(match, "0 done")
    assert not match.is_free_to_undo(0)  # three cards were drawn


LATER = ("night-flight", "", "", "", "")
QUIET = {0: "bat-form vampiric-speed the-hunger"}  # what is drawn for the next turn does nothing by itself


@pytest.mark.rule("ansia-4.1", "ansia-10.2")
@pytest.mark.parametrize(
    ("laid", "first", "then", "gone"),
    [
        ({"places": "harbour", "held": {0: "plunder"}}, ["0 pick:space-lighthouse"], "0 stay", "pick:mission-plunder"),
        ({"places": "farms", "held": {0: "retreat"}}, ["0 stay", "0 hunt:1-1"], "0 stay", "pick:mission-retreat"),
        ({"places": "farms", "held": {0: "banquet"}}, ["0 stay", "0 hunt:2-1"], "0 stay", "pick:mission-banquet"),
        (
            {"places": "farms", "held": {0: "noble-banquet"}},
            ["0 stay", "0 hunt:2-1"],
            "0 stay",
            "pick:mission-noble-banquet",
        ),
        ({"places": "market"}, ["0 stay"], "0 pick:space-lighthouse", "pick:card-rita"),
        ({"places": "village-well"}, ["0 stay"], "0 pick:space-plains-crypt", "hunt:1-1"),
    ],
)
def test_what_was_of_a_turn_is_gone_in_the_next(
    laid: dict[str, object], first: list[str], then: str, gone: str
) -> None:
    rest = {"rested": [1, 2, 3, 4], "decks": QUIET, "discards": {0: "rita"}, "chests": {"lighthouse": "one-noble"}}
    quarry = {(1, 1): "fang", (2, 1): "lady-violet ivo hugo", (3, 1): "luna"}
    places = {"places": f"{laid['places']} castle castle castle castle"}
    match = lay(*LATER, quarry=quarry, moon=14, crypts=("crusade", "", "penitent"), **{**rest, **laid, **places})  # type: ignore[arg-type]
    play(match, *first)
    assert gone in offered(match, 0)
    play(match, "0 done", then)
    if gone == "hunt:1-1":
        play(match, "0 hunt:3-1")  # one hunt is all: the well's of the turn before isn't left
    assert gone not in offered(match, 0)


@pytest.mark.rule("ansia-4.1", "ansia-7.1", "ansia-10.2")
def test_who_pushed_or_opened_a_crypt_did_so_in_that_turn_only() -> None:
    elsewhere = "castle castle castle"
    match = lay(
        *LATER, places=f"market farms {elsewhere}", held={0: "shove"}, decks=QUIET, rested=[1, 2, 3, 4], moon=14
    )
    play(match, "0 pick:space-farms", "0 pick:space-market")
    assert "pick:mission-shove" in offered(match, 0)
    play(match, "0 done", "1 stay", "1 done", "0 stay")
    assert offered(match, 0) == {"done"}
    slow = {0: "anselmo hugo thomas"}
    held, tokens = {0: "grave-robber"}, {0: "one-hunt"}
    robber = lay(*LATER, places=f"high-halt castle {elsewhere}", held=held, decks=slow, tokens=tokens, moon=14)
    play(robber, "0 pick:space-mountain-crypt", "0 pick:mission-grave-robber")
    play(robber, f"0 {min(offered(robber, 0))}")
    assert "pick:mission-grave-robber" in offered(robber, 0)
    play(robber, "0 done", *[f"{seat} {choice}" for seat in (1, 2, 3, 4) for choice in ("stay", "done")], "0 stay")
    assert offered(robber, 0) == {"done", "pick:token-one-hunt"}


@pytest.mark.rule("ansia-4.1", "ansia-9.8", "ansia-12.8")
def test_where_one_hunted_and_that_one_drank_is_forgotten_by_the_next_turn() -> None:
    places = "manor castle castle castle castle"
    laid = {"places": places, "quarry": {(1, 1): "fang", (2, 1): "luna"}, "rested": [1, 2, 3, 4], "moon": 14}
    match = lay(*LATER, decks=QUIET, tavern="ivo", **laid)  # type: ignore[arg-type]
    play(match, "0 stay", "0 hunt:1-1", "0 done", "0 pick:space-tavern")
    assert "hunt-in-tavern" in offered(match, 0)
    laid["places"] = places.replace("manor", "village-well")
    decks = {0: "ramona anselmo hugo night-flight bat-form mist"}
    thirsty = lay(*LATER, decks=decks, held={0: "retreat"}, **laid)  # type: ignore[arg-type]
    play(thirsty, "0 stay", "0 hunt:1-1", "0 pick:mission-retreat", "0 pick:space-barracks", "0 done", "0 done")
    assert thirsty.state.active == 1  # who has no speed isn't asked
    assert names(thirsty.state.zones[0]) == ["ramona"]


@pytest.mark.rule("ansia-4.4")
def test_who_has_no_speed_and_nothing_to_use_is_not_asked() -> None:
    assert lay("anselmo thomas hugo", "", rested=[1]).state.moon == 6


# --- step 1 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-5.1", "ansia-5.2", "ansia-5.3", "ansia-5.4")
def test_the_rulebooks_example_teresa_is_discarded_after_she_let_strength_draw() -> None:
    match = lay(
        "vampire-strength vampiric-will teresa", "", places="farms farms", decks={0: "ivo bat-form"}, rested=[1]
    )
    assert offered(match, 0) == {"pick:card-vampire-strength", "pick:card-vampiric-will"}
    play(match, "0 pick:card-vampire-strength")
    assert "ivo" in names(match.state.zones[0])
    play(match, "0 pick:card-vampiric-will", "0 pick:card-teresa")
    assert names(match.state.zones[0]) == ["vampire-strength", "vampiric-will", "ivo", "bat-form"]
    assert asks(match) == [(0, "move")]
    assert space(match, 0) == "farms"  # no disorientation
    assert match.state.speed == 2 + 2 + 0 + 4


@pytest.mark.rule("ansia-6.1")
def test_the_rulebooks_sum_two_and_two_less_one() -> None:
    match = lay("vampire-strength the-hunger anselmo", "", decks={0: "marcela"})
    play(match, "0 pick:card-vampire-strength")
    assert match.state.speed == 2 + 2 - 1 + 0


@pytest.mark.rule("ansia-5.1")
def test_strength_must_be_activated_even_if_it_draws_nothing() -> None:
    match = lay("vampire-strength night-flight the-hunger", "", decks={0: "ivo"})
    assert offered(match, 0) == {"pick:card-vampire-strength"}
    play(match, "0 pick:card-vampire-strength")
    assert names(match.state.decks[0]) == ["ivo"]


@pytest.mark.rule("ansia-5.2", "ansia-5.3")
def test_an_activated_card_is_safe_and_no_card_discards_itself() -> None:
    match = lay("vampire-strength vampiric-will night-flight", "")
    play(match, "0 pick:card-vampire-strength", "0 pick:card-vampiric-will")
    assert offered(match, 0) == {"pick:card-night-flight"}
    assert refused(match, "0 pick:card-vampire-strength") == "ansia-5.3"


@pytest.mark.rule("ansia-5.3")
def test_with_nothing_to_discard_nothing_is_drawn_either() -> None:
    match = lay("vampiric-will", "", decks={0: "ivo"})
    play(match, "0 pick:card-vampiric-will")
    assert asks(match) == [(0, "move")]
    assert names(match.state.decks[0]) == ["ivo"]


@pytest.mark.rule("ansia-5.1", "ansia-5.2")
def test_of_two_alike_each_is_activated_once() -> None:
    match = lay("celerity celerity", "", decks={0: "ivo rita hugo"})
    play(match, "0 pick:card-celerity", "0 pick:card-celerity")
    assert (names(match.state.zones[0])[2:], asks(match)) == (["ivo", "rita"], [(0, "move")])


@pytest.mark.rule("ansia-5.5")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    match = lay("celerity vampire-thirst the-hunger", "")
    assert match.state.decks[0] == ()
    before = len(match.state.discards[0])
    events = play(match, "0 pick:card-celerity")
    assert kinds(events)[:2] == ["reshuffled", "drew"]
    assert len(match.state.decks[0]) == before - 1
    assert match.state.discards[0] == ()


@pytest.mark.rule("ansia-5.5")
def test_with_no_cards_at_all_no_more_are_drawn() -> None:
    everything = "night-flight vampiric-speed vampire-strength vampiric-will vampire-thirst the-hunger celerity"
    match = lay(everything, "", rested=[1])
    play(match, "0 pick:card-celerity", "0 pick:card-vampire-strength", "0 pick:card-vampiric-will")
    assert "pick:card-night-flight" in offered(match, 0)


@pytest.mark.rule("ansia-5.5", "ansia-12.3", "ansia-12.7")
def test_a_rat_that_was_sacrificed_comes_back_with_the_deck_but_not_whom_it_digested() -> None:
    everything = "night-flight vampiric-speed vampire-strength vampiric-will vampire-thirst the-hunger celerity"
    match = lay(everything, "", zones={0: "whiskers"}, discards={0: "ivo"})
    play(match, "0 pick:card-whiskers", "0 pick:card-ivo")
    assert (names(match.state.discards[0]), names(match.state.digested[0])) == (["whiskers"], ["ivo"])
    play(match, "0 pick:card-celerity")
    assert names(match.state.zones[0])[-1] == "whiskers"
    assert "pick:card-whiskers" not in offered(match, 0)  # nobody is left to digest


@pytest.mark.rule("ansia-5.6")
def test_a_permanent_card_may_be_discarded_by_an_effect() -> None:
    match = lay("vampiric-will the-hunger", "", zones={0: "fang"}, decks={0: "ivo"})
    play(match, "0 pick:card-vampiric-will", "0 pick:card-fang")
    assert "fang" in names(match.state.discards[0])
    assert "ivo" in names(match.state.zones[0])


@pytest.mark.rule("ansia-5.7")
def test_claws_may_stop_after_the_first() -> None:
    match = lay("claws the-hunger night-flight", "", decks={0: "ivo marcela"})
    play(match, "0 pick:card-claws")
    assert "done" not in offered(match, 0)
    play(match, "0 pick:card-the-hunger")
    assert "done" in offered(match, 0)
    play(match, "0 done")
    assert names(match.state.decks[0]) == ["marcela"]


@pytest.mark.rule("ansia-17.4")
def test_a_table_may_make_discarding_optional() -> None:
    match = lay("vampiric-will the-hunger", "", decks={0: "ivo"}, settings={"optional_discards": True})
    play(match, "0 pick:card-vampiric-will")
    assert "done" in offered(match, 0)
    play(match, "0 done")
    assert names(match.state.decks[0]) == ["ivo"]


# --- speed and moving --------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-6.1")
def test_the_rulebooks_sum_thirst_three_and_hunger_two() -> None:
    match = lay("vampire-thirst the-hunger ivo", "")
    assert match.state.speed == 5


@pytest.mark.rule("ansia-6.1")
def test_what_happens_to_cards_later_does_not_change_the_speed() -> None:
    match = lay("night-flight vampiric-speed anselmo", "", places="market farms", quarry={(1, 1): "ivo"})
    assert match.state.speed == 6
    play(match, "0 stay", "0 pick:card-anselmo")
    assert match.state.speed == 6


@pytest.mark.rule("ansia-6.2", "ansia-6.5")
def test_who_stays_uses_the_space_they_are_in() -> None:
    match = lay("", "", places="bridge farms", chests={"bridge": "one-speed"})
    play(match, "0 stay")
    assert match.state.scores[0] == 2


@pytest.mark.rule("ansia-6.3")
def test_without_speed_there_is_no_move_no_space_and_no_hunt() -> None:
    match = lay("anselmo thomas hugo", "", places="bridge farms", quarry={(1, 1): "ivo"}, held={0: "surge"}, rested=[1])
    assert match.state.speed == -3
    assert offered(match, 0) == {"stay", "pick:mission-surge"}
    assert refused(match, "0 pick:space-farms") == "ansia-6.3"
    play(match, "0 stay")
    assert match.state.moon == 6
    assert match.state.scores[0] == 0


@pytest.mark.rule("ansia-6.4")
def test_each_space_costs_one_and_routes_change_at_crossings() -> None:
    match = lay("vampire-thirst the-hunger", "", places="harbour castle")
    assert match.state.speed == 3
    reach = {key.removeprefix("pick:space-") for key in offered(match, 0) if key.startswith("pick:space-")}
    assert reach == {
        *("market", "farms", "old-mine"),
        *("lighthouse", "central-station", "barracks", "tavern", "warehouse"),
        *("first-boat", "well-island", "second-boat"),
    }
    play(match, "0 pick:space-central-station")
    assert (space(match, 0), match.state.speed) == ("central-station", 1)
    assert refused(lay("vampire-thirst the-hunger", "", places="harbour castle"), "0 pick:space-manor") == "ansia-6.4"


@pytest.mark.rule("ansia-6.4")
def test_at_a_crossing_one_may_turn_from_one_route_homeward_into_another_outward() -> None:
    match = lay("vampire-thirst the-hunger", "", places="tunnel castle")
    reach = {key.removeprefix("pick:space-") for key in offered(match, 0) if key.startswith("pick:space-")}
    assert reach == {
        *("high-halt", "mountain-crypt", "frozen-well", "wolf-pass", "raven-bend"),
        *("stray-wagon", "viaduct", "south-platform"),
    }
    play(match, "0 pick:space-raven-bend")
    assert match.state.speed == 0


@pytest.mark.rule("ansia-6.5")
def test_only_the_space_at_the_end_counts() -> None:
    match = lay("", "", places="plains-crypt castle", chests={"bridge": "one-speed"})
    play(match, "0 pick:space-forest-edge")
    assert match.state.tokens[0] == ()


@pytest.mark.rule("ansia-6.6")
def test_speed_that_is_not_spent_is_lost() -> None:
    match = lay("", "the-hunger", places="farms castle")
    assert match.state.speed == 9
    play(match, "0 stay", "0 done")
    assert (match.state.active, match.state.speed) == (1, 2)


# --- pushing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-7.1", "ansia-7.2")
def test_vampires_are_pushed_one_by_one_from_the_top_each_where_one_likes() -> None:
    match = lay("", "", "", "", places="barracks farms farms market", atop=[2, 1, 0, 3], rested=[3])
    play(match, "0 pick:space-farms")
    assert asks(match) == [(0, "push")]
    assert dict(match.asked[0].decision.args) == {"who": 2}
    assert offered(match, 0) == {"done", "pick:space-old-mine", "pick:space-market"}
    play(match, "0 pick:space-market")
    assert dict(match.asked[0].decision.args) == {"who": 1}
    play(match, "0 pick:space-old-mine")
    assert (space(match, 2), space(match, 1)) == ("market", "old-mine")
    assert match.state.atop.index(2) < match.state.atop.index(3)
    assert match.state.tokens[1] == ()  # it activates nothing: there is a chest in the old mine


@pytest.mark.rule("ansia-7.1", "ansia-7.2")
def test_of_several_one_may_be_spared_and_who_is_pushed_stands_on_top_of_all_who_are_there() -> None:
    match = lay("", "", "", "", places="barracks farms farms market", atop=[1, 3, 2, 0], rested=[3])
    play(match, "0 pick:space-farms")
    assert dict(match.asked[0].decision.args) == {"who": 1}
    play(match, "0 done")
    assert dict(match.asked[0].decision.args) == {"who": 2}
    play(match, "0 pick:space-market")
    assert (space(match, 1), space(match, 2)) == ("farms", "market")
    assert match.state.atop.index(2) < match.state.atop.index(3)
    assert match.state.active == 0  # all were looked at
    assert asks(match) == [(0, "act")] or asks(match) == [(0, "end")]


@pytest.mark.rule("ansia-7.1", "ansia-9.4")
def test_pushing_comes_before_the_effect_of_the_space() -> None:
    match = lay("", "", places="high-halt mountain-crypt", rested=[1])
    play(match, "0 pick:space-mountain-crypt")
    assert asks(match) == [(0, "push")]
    play(match, "0 pick:space-high-halt")
    assert asks(match) == [(0, "keep-mission")]


@pytest.mark.rule("ansia-7.1", "ansia-7.3")
def test_who_is_in_the_labyrinth_is_pushed_and_one_may_be_pushed_into_the_cemetery() -> None:
    match = lay("", "", places="hedges labyrinth", rested=[1])
    play(match, "0 pick:space-labyrinth")
    assert offered(match, 0) == {"done", "pick:space-bramble-gate", "pick:space-rail-end"}
    other = lay("", "", places="refuge snowy-pass", rested=[1])
    play(other, "0 pick:space-snowy-pass", "0 pick:space-ossuary")
    assert space(other, 1) == "ossuary"


@pytest.mark.rule("ansia-7.3")
def test_nobody_is_pushed_in_the_cemetery_or_the_castle() -> None:
    match = lay("", "", places="snowy-pass gate")
    play(match, "0 pick:space-gate")
    assert "push" not in [ask for _, ask in asks(match)]
    home = lay("", "", places="gate castle")
    play(home, "0 pick:space-castle")
    assert "push" not in [ask for _, ask in asks(home)]


@pytest.mark.rule("ansia-7.4")
def test_who_stays_cannot_push() -> None:
    match = lay("", "", places="farms farms", atop=[0, 1])
    play(match, "0 stay")
    assert asks(match)[0][1] != "push"
