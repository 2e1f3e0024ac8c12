"""Chapters 12 to 14: the words of the glossary, the end of a turn, and what happens between turns."""

from __future__ import annotations

import pytest

from games.ansia.laid import cards, lay, names, space
from games.looking import asks, eyes, kinds, offered, told
from sobremesa.games.ansia.book import SPACES
from sobremesa.games.ansia.cards.facts import FACTS
from sobremesa.testing import play, refused

# --- harm --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-12.1")
def test_holy_water_forbids_every_hunt() -> None:
    match = lay(
        "sister-clara night-flight", "", places="rail-end castle", quarry={(1, 1): "ivo"}, tokens={0: "one-hunt"}
    )
    play(match, "0 pick:space-labyrinth")
    assert offered(match, 0) == {"done", "pick:token-one-hunt"}
    assert refused(match, "0 hunt:1-1") == "ansia-12.1"
    tavern = lay("sister-clara night-flight", "", places="tavern castle", tavern="ivo", tokens={0: "one-hunt"})
    play(tavern, "0 stay")
    assert refused(tavern, "0 hunt-in-tavern") == "ansia-12.1"


@pytest.mark.rule("ansia-12.1")
def test_a_human_with_holy_water_digested_before_the_hunt_no_longer_forbids_it() -> None:
    match = lay("sister-clara night-flight", "", places="church castle", quarry={(1, 1): "ivo"})
    play(match, "0 stay")
    assert "hunt:1-1" not in offered(match, 0)
    play(match, "0 pick:card-sister-clara")
    assert "hunt:1-1" in offered(match, 0)


@pytest.mark.rule("ansia-12.2")
def test_disorientation_leads_four_spaces_towards_the_labyrinth_before_the_sum() -> None:
    match = lay("teresa tobias night-flight", "", places="snowy-pass castle")
    assert told(match.opening, "went-astray") == [{"who": 0, "space": "high-halt"}]
    assert asks(match) == [(0, "move")]
    assert match.state.speed == 4 - 1 + 0
    assert "pick:space-mountain-crypt" in offered(match, 0)  # then any way one likes


@pytest.mark.rule("ansia-12.2")
def test_the_disoriented_choose_at_forks_and_stop_at_the_labyrinth() -> None:
    match = lay("teresa night-flight", "", places="mountain-crypt castle")
    assert asks(match) == [(0, "go-astray")]
    assert offered(match, 0) == {"pick:space-wolf-pass", "pick:space-tunnel"}
    play(match, "0 pick:space-tunnel")
    assert space(match, 0) == "viaduct"
    near = lay("teresa night-flight", "", places="hedges castle", quarry={(1, 1): "ivo"})
    assert space(near, 0) == "labyrinth"
    assert near.state.scores[0] == 0


@pytest.mark.rule("ansia-12.2", "ansia-7.4")
def test_going_astray_activates_nothing_pushes_nobody_and_stands_on_top() -> None:
    match = lay("teresa night-flight", "", places="frozen-well raven-bend", atop=[1, 0], rested=[1])
    play(match, "0 pick:space-wolf-pass")
    assert space(match, 0) == "raven-bend"
    assert match.state.atop == (0, 1)
    assert match.state.scores[0] == 0


@pytest.mark.rule("ansia-12.2", "ansia-3.5")
def test_in_the_labyrinth_the_disoriented_stay_where_they_are_in_the_stack() -> None:
    match = lay("teresa night-flight", "", places="labyrinth labyrinth", atop=[1, 0], rested=[1])
    assert match.state.atop == (1, 0)
    assert told(match.opening, "went-astray") == []


@pytest.mark.rule("ansia-12.2")
def test_who_is_back_does_not_go_astray() -> None:
    match = lay("teresa night-flight", "", places="castle castle", home={0: 3}, rested=[1])
    assert space(match, 0) == "castle"
    assert match.state.moon == 6


@pytest.mark.rule("ansia-12.8")
def test_spicy_blood_leaves_only_the_way_to_the_nearest_well() -> None:
    match = lay("ramona night-flight", "", places="barracks castle", quarry={(1, 1): "ivo"})
    assert offered(match, 0) == {"pick:space-village-well"}
    assert refused(match, "0 stay") == "ansia-12.8"
    play(match, "0 pick:space-village-well")
    assert match.state.speed == 3
    play(match, "0 hunt:1-1", "0 done")
    assert "ramona" not in names(match.state.zones[0])


@pytest.mark.rule("ansia-12.8")
def test_short_of_speed_one_spends_all_and_the_card_stays() -> None:
    match = lay("ramona vampire-thirst anselmo", "", places="farms castle", decks={0: "night-flight the-hunger mist"})
    assert match.state.speed == 2
    assert offered(match, 0) == {"pick:space-harbour"}
    play(match, "0 pick:space-harbour", "0 done")
    assert names(match.state.zones[0]) == ["ramona"]
    assert len(match.state.hands[0]) == 3


@pytest.mark.rule("ansia-12.8")
def test_on_a_well_one_stays_and_between_two_one_chooses() -> None:
    match = lay("ramona night-flight", "", places="village-well castle")
    assert offered(match, 0) == {"stay"}
    play(match, "0 stay", "0 done")
    assert match.state.zones[0] == ()  # its thirst is quenched
    between = lay("ramona night-flight", "", places="ossuary castle")
    assert offered(between, 0) == {"pick:space-castle", "pick:space-frozen-well"}
    play(between, "0 pick:space-castle")
    assert between.state.home[0] == 5


@pytest.mark.rule("ansia-12.8")
def test_without_speed_spicy_blood_stays_in_play() -> None:
    match = lay("ramona anselmo", "", places="farms castle", decks={0: "night-flight the-hunger mist"})
    assert match.state.active == 1
    assert names(match.state.zones[0]) == ["ramona"]


@pytest.mark.rule("ansia-12.8", "ansia-4.2")
def test_who_is_back_is_not_kept_thirsty() -> None:
    decks = {0: "vampiric-speed the-hunger vampire-thirst"}
    match = lay("ramona night-flight", "", places="castle castle", home={0: 3}, rested=[1], decks=decks)
    assert (match.state.moon, match.state.zones[0]) == (6, ())


@pytest.mark.rule("ansia-12.12", "ansia-9.1")
def test_who_never_left_the_castle_does_not_come_back_as_mist() -> None:
    assert not any(key.startswith("drift") for key in offered(lay("mist", "", places="castle castle"), 0))
    assert "drift:castle" in offered(lay("mist", "", places="gate castle"), 0)


@pytest.mark.rule("ansia-12.12", "ansia-12.8")
def test_mist_goes_to_the_nearest_well_for_nothing() -> None:
    match = lay("mist ramona", "", places="farms castle", quarry={(1, 1): "ivo"})
    assert "drift:well-island" in offered(match, 0)
    play(match, "0 drift:well-island")
    assert (space(match, 0), match.state.speed, match.state.is_quenched) == ("well-island", 2, True)


@pytest.mark.rule("ansia-12.12", "ansia-7.4", "ansia-12.8")
def test_who_drifts_to_the_well_it_is_at_has_stayed_put() -> None:
    match = lay("mist ramona", "", places="village-well village-well", rested=[1])
    assert offered(match, 0) == {"stay", "drift:village-well"}
    play(match, "0 drift:village-well")
    assert asks(match)[0][1] != "push"
    assert match.state.is_quenched


@pytest.mark.rule("ansia-12.12", "ansia-12.8", "ansia-7.1")
def test_who_drifts_chooses_between_two_wells_and_may_push_where_it_arrives() -> None:
    match = lay("mist", "", places="ossuary frozen-well", rested=[1])
    assert {key for key in offered(match, 0) if key.startswith("drift")} == {"drift:castle", "drift:frozen-well"}
    play(match, "0 drift:frozen-well")
    assert asks(match) == [(0, "push")]


@pytest.mark.rule("ansia-12.2", "ansia-12.8")
def test_the_disoriented_thirst_for_the_well_nearest_to_where_they_end_and_one_serves_all() -> None:
    match = lay("teresa ramona basil night-flight bat-form", "", places="snowy-pass castle")
    assert told(match.opening, "went-astray") == [{"who": 0, "space": "high-halt"}]
    assert offered(match, 0) == {"pick:space-frozen-well"}
    play(match, "0 pick:space-frozen-well", "0 done")
    assert match.state.zones[0] == ()


@pytest.mark.rule("ansia-12.2", "ansia-5.1")
def test_a_shroud_that_is_drawn_keeps_from_going_astray() -> None:
    match = lay("celerity teresa", "", places="farms castle", decks={0: "shroud-of-shadows"})
    play(match, "0 pick:card-celerity")
    assert (asks(match), space(match, 0)) == ([(0, "move")], "farms")


@pytest.mark.rule("ansia-12.2", "ansia-12.12", "ansia-9.1")
def test_who_went_astray_out_of_the_castle_has_left_it_and_may_come_back_as_mist() -> None:
    decks = {0: "mist the-hunger vampire-thirst", 1: "bat-form wolf-form ancestral-might"}
    match = lay("teresa night-flight", "", places="castle refuge", decks=decks, rested=[1])
    assert space(match, 0) == "snowy-pass"
    play(match, "0 stay", "0 done", "1 pick:space-snowy-pass", "1 pick:space-ossuary", "1 done")
    assert "drift:castle" in offered(match, 0)


@pytest.mark.rule("ansia-12.8", "ansia-13.1")
def test_spicy_blood_that_does_nothing_is_discarded_at_the_end() -> None:
    match = lay("shroud-of-shadows ramona", "", places="farms castle", decks={0: "ivo rita hugo"})
    play(match, "0 stay", "0 done")
    assert match.state.zones[0] == ()


@pytest.mark.rule("ansia-12.1", "ansia-12.2", "ansia-12.8")
def test_the_shroud_keeps_all_harm_away() -> None:
    match = lay("shroud-of-shadows teresa ramona sister-clara", "", places="farms castle", quarry={(1, 1): "ivo"})
    assert space(match, 0) == "farms"
    assert "stay" in offered(match, 0)
    play(match, "0 stay")
    assert offered(match, 0) >= {"hunt:1-1"}


# --- what comes of hunting ---------------------------------------------------------------------------------------


@pytest.mark.rule("ansia-12.4")
def test_the_gregarious_bring_another_card_and_so_on() -> None:
    quarry = {(1, 1): "molina-family"}
    match = lay("night-flight", "", places="farms castle", quarry=quarry, deck="pilgrims echo ivo", held={0: "crusade"})
    events = play(match, "0 stay", "0 hunt:1-1")
    assert [more["card"] for more in told(events, "took-another")] == [("pilgrims",), ("echo",)]
    assert match.state.scores[0] == 2 + 1 + 2 + 1
    assert names(match.state.deck)[0] == "ivo"
    assert match.state.last_hunt[1] == 2


@pytest.mark.rule("ansia-12.5")
def test_the_inspiring_bring_a_mission() -> None:
    match = lay("night-flight", "", places="farms castle", quarry={(1, 1): "felix"})
    play(match, "0 stay", "0 hunt:1-1")
    assert asks(match) == [(0, "crypt")]


@pytest.mark.rule("ansia-12.9")
def test_prepared_cards_go_on_top_in_the_order_one_likes() -> None:
    match = lay("night-flight", "", places="farms castle", quarry={(1, 1): "vesper radar page-martin"}, rested=[1])
    play(match, "0 stay", "0 hunt:1-1")
    assert asks(match) == [(0, "prepare")]
    play(match, "0 pick:card-radar", "0 pick:card-vesper")
    assert names(match.state.tops[0]) == ["vesper", "radar"]
    assert names(match.view(1)["tops"][0]) == ["vesper", "radar"]
    play(match, "0 done", "0 done")
    assert set(names(match.state.zones[0] + match.state.hands[0])) >= {"vesper", "radar"}


@pytest.mark.rule("ansia-12.9")
def test_only_what_was_got_just_now_is_put_on_top_and_what_came_along_too() -> None:
    match = lay(
        *("night-flight", ""),
        places="farms castle",
        quarry={(1, 1): "molina-family wolf-form"},
        discards={0: "wolf-form"},
        deck="radar",
    )
    play(match, "0 stay", "0 hunt:1-1")
    assert offered(match, 0) == {"done", "pick:card-wolf-form", "pick:card-radar"}
    play(match, "0 pick:card-wolf-form")
    assert offered(match, 0) == {"done", "pick:card-radar"}
    play(match, "0 done")
    assert names(match.state.tops[0]) == ["wolf-form"]
    assert {"wolf-form", "radar"} <= set(names(match.state.discards[0]))


@pytest.mark.rule("ansia-12.10")
def test_a_fast_card_makes_its_pile_dearer_by_one_however_many() -> None:
    quarry = {(1, 1): "nicholas lucy ivo"}
    match = lay("vampire-thirst lookout-raven", "", places="farms castle", quarry=quarry)
    assert match.state.speed == 2
    play(match, "0 stay", "0 hunt:1-1")
    poor = lay("vampire-thirst", "", places="farms castle", quarry=quarry, tokens={0: "one-hunt"})
    play(poor, "0 stay")
    assert refused(poor, "0 hunt:1-1") == "ansia-8.2"


@pytest.mark.rule("ansia-8.2")
def test_charm_takes_one_off_and_never_below_nothing() -> None:
    match = lay("charm vampire-thirst", "", places="well-island castle", quarry={(1, 1): "ivo", (2, 3): "rita"})
    play(match, "0 stay", "0 hunt:1-1")
    assert match.state.speed == 3
    play(match, "0 hunt:2-3")


@pytest.mark.rule("ansia-12.3", "ansia-12.7")
def test_rats_and_ravens_are_sacrificed_for_something() -> None:
    match = lay("night-flight", "", zones={0: "gnawer messenger-raven"}, discards={0: "ivo"})
    assert offered(match, 0) == {"done", "pick:card-gnawer", "pick:card-messenger-raven"}
    play(match, "0 pick:card-gnawer", "0 pick:card-ivo")
    assert names(match.state.digested[0]) == ["ivo"]
    assert "gnawer" in names(match.state.discards[0])
    play(match, "0 done")
    assert "messenger-raven" in names(match.state.zones[0])


@pytest.mark.rule("ansia-12.3")
def test_dark_digestion_digests_up_to_one_from_play_or_the_discard_pile() -> None:
    match = lay("dark-digestion ivo", "", discards={0: "rita"})
    play(match, "0 pick:card-dark-digestion")
    assert offered(match, 0) == {"done", "pick:card-ivo", "pick:card-rita"}
    play(match, "0 pick:card-rita")
    assert names(match.state.digested[0]) == ["rita"]
    assert asks(match) == [(0, "move")]


@pytest.mark.rule("ansia-5.1")
@pytest.mark.parametrize(("hand", "drawn"), [("ivo", ["rita"]), ("mist", [])])
@pytest.mark.parametrize("card", ["nocturne", "vampire-strength"])
def test_what_draws_for_a_human_draws_for_nothing_else(card: str, hand: str, drawn: list[str]) -> None:
    match = lay(f"night-flight {hand}", "", zones={0: card}, decks={0: "rita hugo"})
    play(match, f"0 pick:card-{card}")
    assert names(match.state.zones[0])[3:] == drawn


@pytest.mark.rule("ansia-5.3", "ansia-5.7")
@pytest.mark.parametrize(("card", "times"), [("ears", 1), ("purge", 1), ("vampiric-will", 1), ("claws", 2)])
def test_what_exchanges_a_card_does_so_as_often_as_it_says(card: str, times: int) -> None:
    match = lay("mist", "", zones={0: f"{card} fang luna"}, decks={0: "ivo rita hugo"})
    play(match, f"0 pick:card-{card}")
    for _ in range(times):
        assert asks(match) == [(0, "discard")]
        play(match, f"0 {max(offered(match, 0))}")
    assert asks(match)[0][1] == "move"
    assert len(match.state.decks[0]) == 3 - times


@pytest.mark.rule("ansia-12.3", "ansia-12.5")
def test_the_other_rat_digests_and_a_raven_and_a_dream_bring_a_mission() -> None:
    rat = lay("night-flight", "", zones={0: "whiskers"}, discards={0: "ivo rita"})
    play(rat, "0 pick:card-whiskers", "0 pick:card-rita")
    assert (names(rat.state.digested[0]), asks(rat)) == (["rita"], [(0, "move")])
    assert names(rat.state.zones[0]) == ["night-flight"]
    for card in ("messenger-raven", "foretelling-dream"):
        match = lay("night-flight", "", zones={0: card})
        play(match, f"0 pick:card-{card}")
        assert asks(match) == [(0, "crypt")]


@pytest.mark.rule("ansia-8.5")
def test_two_thirsts_pay_a_point_each_for_every_human() -> None:
    match = lay("endless-thirst the-hunger", "", places="wolf-pass castle", quarry={(1, 1): "ivo fang rita"})
    play(match, "0 stay", "0 hunt:1-1")
    assert match.state.scores[0] == 2 + 2 + 2 * 2


@pytest.mark.rule("ansia-6.1")
@pytest.mark.parametrize(
    ("hand", "zone", "speed"),
    [
        ("frenzy ivo rita", "", 1 + 2),
        ("the-hunger", "alpha", 2 + 1),
        ("the-hunger", "alpha fang", 2 + 1 + 1 + 1),
        ("vampire-thirst", "", 1),
        ("bat-form", "wind-rose", 4),
        ("bat-form ivo", "wind-rose", 4 + 1),
    ],
)
def test_cards_that_add_to_the_sum(hand: str, zone: str, speed: int) -> None:
    assert lay(hand, "", zones={0: zone}).state.speed == speed


@pytest.mark.rule("ansia-8.5")
def test_cats_and_dogs_pay_for_their_kind_and_magpies_for_tokens() -> None:
    zones = {0: "sooty duchess missal hound magpie"}
    prey = {(1, 1): "ivo lady-violet bernard corporal-lara"}
    match = lay("night-flight", "", places="wolf-pass castle", zones=zones, quarry=prey)
    play(match, "0 stay", "0 hunt:1-1")
    assert match.state.scores[0] == 2 + 3 + 3 + 2 + 4
    thief = lay("night-flight", "", places="harbour castle", zones=zones, chests={"lighthouse": "one-noble"})
    play(thief, "0 pick:space-lighthouse")
    assert thief.state.scores[0] == 2 + 2


@pytest.mark.rule("ansia-8.5", "ansia-9.5")
def test_the_blood_rose_pays_for_nobles() -> None:
    match = lay(
        *("night-flight", ""),
        places="wolf-pass castle",
        zones={0: "blood-rose"},
        quarry={(1, 1): "ivo lady-violet duke-octavio"},
    )
    before = sum([FACTS[card].points for card in cards("ivo lady-violet duke-octavio")])
    events = play(match, "0 stay", "0 hunt:1-1")
    assert match.state.scores[0] == before + 2
    assert {paid["card"] for paid in told(events, "paid-for")} == {"lady-violet", "duke-octavio"}


# --- the end of a turn, and between turns ------------------------------------------------------------------------


@pytest.mark.rule("ansia-12.7", "ansia-13.1", "ansia-13.2", "ansia-13.3", "ansia-13.4")
def test_at_the_end_permanents_stay_roses_pay_and_three_are_drawn() -> None:
    match = lay("night-flight", "", zones={0: "fang eternal-rose"}, decks={0: "ivo rita marcela hugo"})
    play(match, "0 stay", "0 done")
    s = match.state
    assert names(s.zones[0]) == ["fang", "eternal-rose"]
    assert "night-flight" in names(s.discards[0])
    assert s.scores[0] == 1
    assert names(s.hands[0]) == ["ivo", "marcela", "rita"]
    assert names(s.decks[0]) == ["hugo"]
    assert s.rested[0] is True
    assert s.active == 1


@pytest.mark.rule("ansia-13.4", "ansia-5.5")
@pytest.mark.parametrize(
    ("deck", "known"), [("ivo", "ivo"), ("ivo marcela rita", "ivo marcela rita"), ("ivo rita hugo fang", "")]
)
def test_what_is_left_of_a_deck_when_all_of_it_is_drawn_is_known_to_all(deck: str, known: str) -> None:
    match = lay("night-flight", "", decks={0: deck})
    play(match, "0 stay", "0 done")
    assert names(match.state.sure[0]) == known.split()
    assert all(match.view(eye)["hands"][0] == 3 for eye in eyes(match, but=[0]))


STARTING = "night-flight vampiric-speed vampire-strength vampiric-will vampire-thirst the-hunger"


@pytest.mark.rule("ansia-13.4", "ansia-5.5")
def test_with_fewer_than_three_cards_all_are_drawn_and_known_and_nothing_is_shuffled_out_of_nothing() -> None:
    few = lay("fang bat-form", "", digested={0: STARTING}, decks={0: "ivo"})
    play(few, "0 stay", "0 done")
    assert names(few.state.hands[0]) == names(few.state.sure[0]) == ["ivo", "bat-form"]
    one = lay("-", "", digested={0: STARTING}, decks={0: "ivo"})
    assert names(one.state.hands[0]) == ["ivo"]
    assert "turn-over" in kinds(one.opening)
    assert "reshuffled" not in kinds(one.opening)


@pytest.mark.rule("ansia-12.9", "ansia-5.4")
def test_what_was_put_on_top_is_what_is_drawn_and_no_longer_there() -> None:
    quarry = {(1, 1): "vesper radar page-martin wolf-form"}
    match = lay("night-flight", "", places="farms castle", quarry=quarry, moon=14, rested=[1], tokens={0: "one-card"})
    play(match, "0 done", "0 stay", "0 hunt:1-1")
    play(match, *[f"0 pick:card-{card}" for card in ("radar", "vesper", "page-martin", "wolf-form")])
    play(match, "0 done")
    assert names(match.state.tops[0]) == ["radar"]
    play(match, "0 pick:token-one-card")
    assert names(match.state.zones[0])[-1] == "radar"
    assert match.state.tops[0] == ()


@pytest.mark.rule("ansia-14.1", "ansia-14.2", "ansia-14.3", "ansia-14.4", "ansia-12.6")
def test_the_zone_shifts_piles_up_and_is_filled_and_the_slow_enter_in_the_second_column() -> None:
    quarry = {(1, 3): "ivo", (1, 2): "rita", (1, 1): "hugo", (2, 3): "marcela"}
    match = lay("", "the-hunger", places="farms castle", quarry=quarry, deck="greta bernard pilar", rested=[1])
    events = play(match, "0 stay", "0 done")
    assert told(events, "moon") == [{"n": 6}]
    assert [names(pile) for pile in match.state.quarry[:9]] == [
        [],
        ["ivo", "greta"],
        ["hugo", "rita"],
        ["bernard"],
        ["marcela"],
        [],
        ["pilar"],
        [],
        [],
    ]
    assert match.state.active == 0
    assert match.state.rested == [False, False]


@pytest.mark.rule("ansia-14.4")
def test_in_turn_15_nothing_new_comes_nor_from_an_empty_deck() -> None:
    match = lay("", "", places="farms castle", moon=14, rested=[1], quarry={(1, 3): "ivo"})
    play(match, "0 stay", "0 done")
    assert (match.state.moon, names(match.state.quarry[1])) == (15, ["ivo"])
    assert match.state.quarry[0] == ()
    empty = lay("", "", places="farms castle", rested=[1])
    empty.state.deck = ()
    play(empty, "0 stay", "0 done")
    assert all(pile == () for pile in empty.state.quarry)


@pytest.mark.rule("ansia-14.5")
@pytest.mark.parametrize(("place", "tavern", "left"), [("farms", "ivo", 2), ("tavern", "ivo", 1), ("farms", None, 3)])
def test_the_tavern_gets_a_card_if_nobody_is_there_and_it_has_fewer_than_three(
    place: str, tavern: str | None, left: int
) -> None:
    match = lay("", "", places=f"{place} castle", tavern=tavern, rested=[1])
    events = play(match, "0 stay", "0 done")
    assert len(match.state.tavern) == left
    assert all("card" not in seen for seen in told(events, "tavern"))
    assert "moon" in kinds(events)
    assert SPACES.names[match.state.places[0]] == place


@pytest.mark.rule("ansia-14.4", "ansia-14.5")
@pytest.mark.parametrize(("moon", "added"), [(1, "fang"), (13, "fang"), (14, "ivo")])
def test_the_tavern_gets_the_next_card_of_the_deck_after_the_rows_and_in_turn_15_too(moon: int, added: str) -> None:
    deck = "ivo rita hugo fang luna"
    match = lay("", "", places="farms castle", tavern="", deck=deck, moon=moon, rested=[1])
    play(match, "0 stay", "0 done")
    assert names(match.state.tavern) == [added]
    assert names(match.state.deck)[0] == deck.split()[deck.split().index(added) + 1]


@pytest.mark.rule("ansia-14.4", "ansia-14.5", "ansia-12.4")
def test_when_the_deck_runs_out_the_first_rows_are_filled_and_nothing_else_comes() -> None:
    match = lay("", "", places="farms castle", tavern="", rested=[1], deck="ivo greta")
    match.state.deck = match.state.deck[:2]
    play(match, "0 stay", "0 done")
    assert [names(pile) for pile in match.state.quarry] == [["ivo"], [], [], [], ["greta"], [], [], [], []]
    assert (match.state.tavern, match.state.deck) == ((), ())
    gregarious = lay("night-flight", "", places="farms castle", quarry={(1, 1): "molina-family"})
    gregarious.state.deck = ()
    play(gregarious, "0 stay", "0 hunt:1-1")
    assert names(gregarious.state.discards[0])[-1] == "molina-family"


@pytest.mark.rule("ansia-4.2", "ansia-14.2")
def test_who_is_back_has_a_turn_in_every_round_after_all_others() -> None:
    decks = {0: "ivo rita hugo marcela", 1: "bat-form wolf-form ancestral-might"}
    match = lay("celerity", "", places="castle farms", home={0: 3}, rested=[0], decks=decks)
    play(match, "1 stay", "1 done")
    assert (match.state.moon, match.state.active) == (6, 1)
    events = play(match, "1 stay", "1 done", "0 pick:card-celerity")
    assert "turn-over" in kinds(events)
    assert match.state.moon == 7
